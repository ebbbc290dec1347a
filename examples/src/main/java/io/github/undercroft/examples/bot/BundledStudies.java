package io.github.undercroft.examples.bot;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.Removed;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.Players;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.log.Causes;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Use;
import io.github.undercroft.study.Column;
import io.github.undercroft.study.Gauge;
import io.github.undercroft.study.Measure;
import io.github.undercroft.study.Study;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The studies of bundled games, of the usual size: floors that were visited, kills, and what was used. Games are
 * played as by {@link BotGame}, and end in the same state.
 */
public final class BundledStudies {

    private BundledStudies() {}

    /** @return the study of a game, under its name */
    public static Study of(BundledGame game) {
        String name = game.about().name();
        Rules rules = game.rules(game.about().usualSize(), Seat.BOT);
        return Study.of(name, seed -> rules)
                .withWatch(BundledStudies::watch)
                .withCause(new Measure(new Column("cause", Column.Kind.WORD), started -> cause(started, game)))
                .withCommand("./play " + name + " --bot --seed {seed}")
                .with(Measure.number("floor", view -> view.levels().size()))
                .with(new Measure(new Column("kills", Column.Kind.NUMBER), BundledStudies::kills))
                .with(Measure.tallyOfTurns("used", game.usables(), BundledStudies::used));
    }

    private static Study.Watch watch(Game game) {
        StallWatch watch = StallWatch.over(game);
        return turn -> {
            try {
                watch.after(turn);
                return Optional.empty();
            } catch (StalledException stalled) {
                return Optional.of(String.valueOf(stalled.getMessage()));
            }
        };
    }

    private static Gauge cause(Game started, BundledGame game) {
        Causes causes = new Causes(started.view(), game.words());
        return new Gauge() {
            @Override
            public void after(Step.Acted turn) {
                causes.add(turn);
            }

            @Override
            public String cell() {
                return causes.all().stream().findFirst().orElse("");
            }
        };
    }

    /** Counts the deaths of others behind which the players are. */
    private static Gauge kills(Game game) {
        ImmutableSet<EntityId> players = ImmutableSet.copyOf(Players.ids(game.view()));
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
            public String cell() {
                return Integer.toString(kills);
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
