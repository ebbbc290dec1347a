package io.github.undercroft.examples.bot;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.Removed;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Use;
import io.github.undercroft.study.Column;
import io.github.undercroft.study.Gauge;
import io.github.undercroft.study.Measure;
import io.github.undercroft.study.Study;
import io.github.undercroft.study.StudyCell;
import java.util.ArrayList;
import java.util.List;

/** The studies of bundled games: floors that were visited, kills, and what was used. */
public final class BundledStudies {

    /** The column of the floors that were visited. */
    static final String FLOOR = "floor";

    /** What can be used or thrown to burst, so that a study tells what never was; nothing in games that are not there. */
    private static final ImmutableListMultimap<String, String> USABLES = ImmutableListMultimap.<String, String>builder()
            .putAll("descent", "potion of healing", "potion of speed", "potion of insight", "potion of fire")
            .putAll("descent", "potion of frost", "scroll of teleport", "scroll of mapping", "scroll of fright")
            .putAll("descent", "scroll of alarm", "scroll of gust", "potion of gas", "dart", "fire pot")
            .putAll("descent", "bottle of frost")
            .putAll("descent-first", "potion of healing", "potion of speed", "potion of strength", "potion of life")
            .putAll("descent-first", "potion of fire", "scroll of teleport", "scroll of fright")
            .putAll("descent-proving", "bottle of fire", "bottle of water", "bottle of frost", "bottle of gas")
            .putAll("descent-proving", "potion of healing")
            .putAll("thieflike", "healing potion", "harming potion")
            .putAll("thieflike-first-level", "healing potion", "harming potion")
            .putAll("deep-scatter", "healing potion")
            .build();

    private BundledStudies() {}

    /** @return the study of a game of the usual size, under its name */
    public static Study of(BundledGame game) {
        return of(game, game.about().usualSize());
    }

    /** @return the same, which looks for the {@link FatalDeeds}, too */
    public static Study withFatalDeeds(BundledGame game) {
        return FatalDeeds.added(of(game), game, game.about().usualSize());
    }

    /** @return the same on a board of another size */
    static Study of(BundledGame game, BoardSize size) {
        String name = game.about().name();
        Rules rules = game.rules(size, Seat.BOT);
        return Study.of(name, seed -> rules)
                .withWatch(StallWatch::over)
                .withCause(Measure.killer("cause", game.words().wording()))
                .withCommand("./play " + name + " --bot --seed {seed}")
                .with(Measure.number(FLOOR, BundledStudies::floor))
                .with(new Measure(new Column("kills", Column.Kind.NUMBER), BundledStudies::kills))
                .with(Measure.tallyOfTurns("used", USABLES.get(name), BundledStudies::used));
    }

    /** How many floors were visited. */
    static long floor(GameView game) {
        return game.levels().size();
    }

    /** Counts the deaths of others behind which the players are. */
    private static Gauge kills(Game game) {
        ImmutableSet<EntityId> players =
                game.view().players().stream().map(Entity::id).collect(ImmutableSet.toImmutableSet());
        return new Gauge() {
            private int kills;

            @Override
            public void after(Step.Acted turn) {
                for (GameEvent event : turn.events()) {
                    if (event instanceof Died died
                            && players.contains(died.cause().by())
                            && !players.contains(died.who())) {
                        kills++;
                    }
                }
            }

            @Override
            public StudyCell cell() {
                return new StudyCell.WholeNumber(kills);
            }
        };
    }

    /** What somebody used, and what burst when it was thrown. */
    private static List<String> used(Step.Acted turn) {
        List<String> names = new ArrayList<>();
        for (GameEvent event : turn.events()) {
            if (event instanceof Use.Used used) {
                names.add(used.name());
            } else if (event instanceof Throw.Thrown thrown) {
                turn.events().stream()
                        .filter(each -> each instanceof Removed gone
                                && gone.who().equals(thrown.flight().thing()))
                        .forEach(gone -> names.add(((Removed) gone).name()));
            }
        }
        return names;
    }
}
