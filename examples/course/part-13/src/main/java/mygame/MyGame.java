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
    private static final Map<String, String> DESCRIPTIONS = Map.ofEntries(
            Map.entry("rat", "Small, hungry, and never alone."),
            Map.entry("snake", "Its bite is poison."),
            Map.entry("orc", "Slow to think, and hits hard."),
            Map.entry("troll", "Let it sleep."),
            Map.entry("ogre", "Twice as much of an orc."),
            Map.entry("wraith", "Cold, and it does not tire."),
            Map.entry("dog", "Yours. Tell it to stay, to come or to attack."),
            Map.entry("healing potion", "Drink it to mend up to twelve hit points. It mends whom it is thrown at, too."),
            Map.entry("speed potion", "Drink it to act twice as often for a while."),
            Map.entry("muddle potion", "Throw it: who is hit staggers about."),
            Map.entry("fire potion", "Throw it, best into grass, and not where you stand."),
            Map.entry("dart", "Throw it. It lies where it fell, to be taken again."),
            Map.entry("scroll of lightning", "Read it to strike the nearest enemy that you see."),
            Map.entry("scroll of confusion", "Read it at an enemy, who then staggers about for a while."),
            Map.entry("sword", "Hits hard."),
            Map.entry("axe", "Hits the three cells before you."),
            Map.entry("leather armour", "Takes 1 off each blow."),
            Map.entry("mail", "Takes 2 off each blow."),
            Map.entry("closed door", "Nobody sees through it. It burns."),
            Map.entry("tall grass", "Nobody sees through it until somebody has walked there. It burns."),
            Map.entry("silver bell", "Take it to win."));
    static final FrontOptions OPTIONS = FrontOptions.of(new MyGame()).withTitle("The silver bell");


    @Override
    public About about() {
        return new About(
                        "mygame",
                        "Eight floors down lies a silver bell. Fetch it.",
                        new BoardSize(40, 18),
                        new BoardSize(78, 19))
                .telling(
                        StatusLine.HIT_POINTS,
                        (game, hero, words) -> "Floor " + (game.board().level() + 1),
                        StatusLine.WORN)
                .opening("Eight floors down lies a silver bell. Your dog wags its tail.")
                .closing("The bell rings.", "Your dog howls.");
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        return MyRules.of(size, seat == Seat.BOT ? Adventurer.mendingAt(12) : new Player());
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
                Verbs.COMMAND,
                Verbs.EQUIP,
                Verbs.TAKE_OFF,
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
                wraith = ghost
                healing potion = purple potion
                speed potion = green potion
                muddle potion = brown potion
                fire potion = orange potion
                milky potion = white potion
                dart = arrow
                scroll of lightning = scroll
                scroll of confusion = scroll
                silver bell = amulet
                trodden grass = grass
                """);
    }
}
