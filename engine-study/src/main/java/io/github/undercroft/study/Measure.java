package io.github.undercroft.study;

import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.wording.Killers;
import io.github.undercroft.wording.Wording;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * A column of a study, and how its cells are measured. Each game gets a gauge of its own, so that games on several threads share nothing; the
 * functions that are given here must keep nothing between two calls.
 *
 * <pre>{@code
 * Measure.number("level", view -> view.levels().size())
 * Measure.count("kills", event -> event instanceof Died)
 * Measure.tally("used", List.of("dagger", "potion"), event ->
 *         event instanceof Use.Used used ? Optional.of(used.name()) : Optional.empty())
 * }</pre>
 *
 * @param column what the file says of it
 * @param gauges makes the gauge of a game that has just been started
 */
public record Measure(Column column, Function<Game, Gauge> gauges) {

    /** Refuses null. */
    public Measure {
        Objects.requireNonNull(column, "column");
        Objects.requireNonNull(gauges, "gauges");
    }

    /** A number at the end of the game. */
    public static Measure number(String name, ToLongFunction<GameView> figure) {
        Objects.requireNonNull(figure, "figure");
        return new Measure(
                new Column(name, Column.Kind.NUMBER),
                game -> () -> new StudyCell.WholeNumber(figure.applyAsLong(game.view())));
    }

    /** A word at the end of the game. */
    public static Measure word(String name, Function<GameView, String> word) {
        Objects.requireNonNull(word, "word");
        return new Measure(
                new Column(name, Column.Kind.WORD), game -> () -> new StudyCell.Text(word.apply(game.view())));
    }

    /** The largest number at the start of the game and after any turn of any actor. */
    public static Measure max(String name, ToLongFunction<GameView> figure) {
        Objects.requireNonNull(figure, "figure");
        return new Measure(new Column(name, Column.Kind.NUMBER), game -> new Gauge() {
            private long max = figure.applyAsLong(game.view());

            @Override
            public void after(Step.Acted turn) {
                max = Math.max(max, figure.applyAsLong(game.view()));
            }

            @Override
            public StudyCell cell() {
                return new StudyCell.WholeNumber(max);
            }
        });
    }

    /** The number of events for which the answer is true. */
    public static Measure count(String name, Predicate<GameEvent> counts) {
        Objects.requireNonNull(counts, "counts");
        return new Measure(new Column(name, Column.Kind.NUMBER), game -> new Gauge() {
            private long count;

            @Override
            public void after(Step.Acted turn) {
                count += turn.events().stream().filter(counts).count();
            }

            @Override
            public StudyCell cell() {
                return new StudyCell.WholeNumber(count);
            }
        });
    }

    /**
     * The number of events by a name, such as that of what was used.
     *
     * @param all the names that there are, from which a summary tells what was never used; others are counted, too
     * @param named the name under which an event counts; empty if it does not
     */
    public static Measure tally(String name, List<String> all, Function<GameEvent, Optional<String>> named) {
        Objects.requireNonNull(named, "named");
        return tallyOfTurns(
                name,
                all,
                turn -> turn.events().stream()
                        .flatMap(event -> named.apply(event).stream())
                        .toList());
    }

    /** The same, for what takes several events of a turn to tell: each name that is returned counts once. */
    public static Measure tallyOfTurns(String name, List<String> all, Function<Step.Acted, List<String>> named) {
        Objects.requireNonNull(named, "named");
        Column column = new Column(name, Column.Kind.TALLY, all);
        return new Measure(column, game -> new Gauge() {
            private final Map<String, Long> counts = new TreeMap<>();

            @Override
            public void after(Step.Acted turn) {
                named.apply(turn).forEach(each -> counts.merge(each, 1L, Long::sum));
            }

            @Override
            public StudyCell cell() {
                return new StudyCell.Tally(counts);
            }
        });
    }

    /** What killed the first player that died, such as {@code an ogre} or {@code poison}; empty if none did. */
    public static Measure killer(String name, Wording wording) {
        Objects.requireNonNull(wording, "wording");
        return new Measure(new Column(name, Column.Kind.WORD), game -> {
            Killers killers = new Killers(game.view(), wording, words -> words);
            return new Gauge() {
                @Override
                public void after(Step.Acted turn) {
                    killers.add(turn.events());
                }

                @Override
                public StudyCell cell() {
                    return new StudyCell.Text(killers.all().stream().findFirst().orElse(""));
                }
            };
        });
    }
}
