package io.github.undercroft.examples.thieflike;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Player;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.dig.BashFirst;
import io.github.undercroft.dig.GroundRefusal;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.StatusLine;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.level.LevelSource;
import io.github.undercroft.time.Schedulers;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.Pronoun;
import io.github.undercroft.wording.Wording;
import java.util.Optional;

/**
 * Thieflike: a thief goes down for gold, which is the score, into a dungeon that has no end and gets worse with every
 * level. There is nothing to learn, only things to find. The game that the tutorial "Code us some roguelike in Haskell"
 * planned, and of which it published the beginning.
 */
public record Thieflike(String name, String summary, Optional<LevelGenerator> first) implements BundledGame {

    /** The game. */
    public Thieflike() {
        this("thieflike", "A thief after gold in a dungeon without end; how deep, how rich?", Optional.empty());
    }

    private static final Wording WORDING = English.standard()
            .withDamage()
            .with("rags", Pronoun.THEY)
            .refusing(GroundRefusal.NeedsKey.class, (why, turn) -> "It is locked. It can be bashed in.")
            .saying(
                    Purse.Filled.class,
                    (found, say) -> say.subject(found.who()).verb("find").words(found.gold() + " gold pieces"));

    @Override
    public About about() {
        StatusLine.Part gold = (game, hero, words) -> "Gold " + Purse.goldIn(hero.things());
        StatusLine.Part depth = (game, hero, words) -> "Depth " + (game.board().level() + 1);
        return new About(name, summary, new BoardSize(10, 9), new BoardSize(78, 19))
                .telling(StatusLine.HIT_POINTS, gold, depth, StatusLine.wornWith("bare fists"));
    }

    @Override
    public ImmutableMap<String, BundledGame> variants() {
        String startsOnTheMap = "Thieflike from the tutorial's own first map on.";
        return ImmutableMap.of(
                "first-level", new Thieflike("thieflike-first-level", startsOnTheMap, Optional.of(Depths.TEST_MAP)));
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        Blueprint thief = Thief.blueprint().replacing(seat == Seat.BOT ? ThiefBot.brain() : new Player());
        Depths depths = new Depths(size);
        LevelSource entrance = first.map(map -> depths.drawn(map, thief))
                .orElseGet(() -> depths.level(0).with(thief));
        Rules.Builder rules = Colours.addTo(Rules.named(name))
                .steps(Movement.FOUR_WAY)
                .endsWhen(Score.LOST_BY_DEATH)
                .scheduler(Schedulers.energyBySpeed().withNormalRate(1).withThreshold(1)) // a pass is a turn
                .level("entrance", entrance)
                .deeperLevels(depths::level)
                .types(ThieflikeValues.all());
        return (seat == Seat.PERSON ? rules : rules.endsWhen(Score.DRAWN_BY_TIME)).build();
    }

    @Override
    public Action step(Direction way) {
        return Bump.toward(way);
    }

    @Override
    public ImmutableList<Verb> verbs() {
        return ImmutableList.<Verb>builder()
                .addAll(Verbs.WITH_THINGS)
                .add(Verb.plain("bash", new BashFirst(), "o"))
                .add(Verbs.CLIMB_UP, Verbs.CLIMB_DOWN, Verbs.RUN, Verbs.REST)
                .build();
    }

    @Override
    public Optional<String> description(String name) {
        return Optional.ofNullable(Villain.DESCRIPTIONS.get(name));
    }

    @Override
    public Wording wording() {
        return WORDING;
    }
}
