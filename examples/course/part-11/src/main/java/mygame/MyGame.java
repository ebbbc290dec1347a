package mygame;

import io.github.undercroft.Action;
import io.github.undercroft.Offer;
import io.github.undercroft.Player;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Looks;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.StatusLine;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.front.play.FrontOptions;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.pathfinding.brain.Adventurer;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.Wording;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a player sees and does. */
final class MyGame implements PlayableGame {
    private static final Map<String, String> DESCRIPTIONS = Map.of(
            "rat", "Small, hungry, and never alone.",
            "orc", "Slow to think, and hits hard.",
            "healing potion", "Drink it to mend up to eight hit points. It mends whom it is thrown at, too.",
            "dart", "Throw it. It lies where it fell, to be taken again.",
            "fire flask", "Throw it, best into grass, and not where you stand.",
            "scroll of lightning", "Read it to strike the nearest enemy that you see.",
            "silver bell", "Take it to win.");
    static final FrontOptions OPTIONS = FrontOptions.of(new MyGame()).withTitle("My game");


    @Override
    public About about() {
        return new About(
                        "mygame",
                        "Eight floors down lies a silver bell. Fetch it.",
                        new BoardSize(40, 18),
                        new BoardSize(78, 19))
                .telling(StatusLine.HIT_POINTS, (game, hero, words) -> "Floor " + (game.board().level() + 1))
                .opening("Eight floors down lies a silver bell.")
                .closing("The bell rings.", "Nobody hears of you again.");
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        return MyRules.of(size, seat == Seat.BOT ? Adventurer.mendingAt(8) : new Player());
    }

    @Override
    public Action step(Direction way) {
        return Bump.toward(way);
    }

    @Override
    public Wording wording() {
        return English.standard()
                .withDamage()
                .saying(Kick.Kicked.class, (kick, say) ->
                        say.subject(kick.who()).verb("kick").object(kick.whom()));
    }

    @Override
    public List<Verb> verbs() {
        return List.of(
                Verbs.STAIRS,
                Verbs.PICK_UP,
                Verbs.USE,
                Verbs.THROW,
                Verb.withThing(
                        "read at",
                        thing -> thing.has(Daze.class),
                        thing -> Offer.aimed(new Confuse.Template(thing.id())),
                        "R"),
                Verb.toward("kick", Kick::new, "k"),
                Verbs.DROP,
                Verbs.RUN,
                Verbs.RECOVER,
                Verbs.REST);
    }

    @Override
    public Optional<String> description(String name) {
        return Optional.ofNullable(DESCRIPTIONS.get(name));
    }

    @Override
    public Looks looks() {
        return Looks.read("""
                hero = warrior
                healing potion = red potion
                dart = arrow
                fire flask = orange potion
                scroll of lightning = scroll
                scroll of confusion = scroll
                silver bell = amulet
                trodden grass = grass
                """);
    }
}
