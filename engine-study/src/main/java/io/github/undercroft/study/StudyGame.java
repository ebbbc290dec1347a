package io.github.undercroft.study;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Plays one game of a study. */
final class StudyGame {

    private static final int MAX_CAUSE = 300;

    /** What Java adds to the names of lambdas, and to objects that are not told by their fields. */
    private static final Pattern ADDRESS = Pattern.compile("(\\$\\$Lambda|@)(?:\\$?\\d*/0x)?[0-9a-f]+");

    private final Study study;
    private final long seed;
    private @Nullable Game game;
    private long turns;

    StudyGame(Study study, long seed) {
        this.study = study;
        this.seed = seed;
    }

    /** How a game ended. */
    private record Ending(String result, String cause) {}

    /** Plays the game that this starts. @return what became of it, whatever happens in it */
    PlayedGame play(LongFunction<Game> start) {
        try {
            return played(start.apply(seed));
        } catch (Exception | AssertionError | LinkageError | StackOverflowError thrown) {
            return result(
                    new Ending("broken", words(thrown)),
                    Collections.nCopies(study.measures().size(), new StudyCell.Text("")),
                    Optional.of(thrown));
        }
    }

    private PlayedGame played(Game started) {
        game = started;
        List<Gauge> gauges = new ArrayList<>();
        study.measures().forEach(measure -> gauges.add(measure.gauges().apply(started)));
        Gauge cause = study.cause().gauges().apply(started);
        List<Gauge> all =
                ImmutableList.<Gauge>builder().addAll(gauges).add(cause).build();
        Ending ending = end(started, all, cause);
        ImmutableList.Builder<StudyCell> cells = ImmutableList.builder();
        for (int i = 0; i < gauges.size(); i++) {
            cells.add(study.measures().get(i).column().checked(gauges.get(i).cell()));
        }
        return result(ending, cells.build(), Optional.empty());
    }

    private Ending end(Game running, List<Gauge> gauges, Gauge cause) {
        Optional<EntityId> player =
                running.view().players().stream().findFirst().map(Entity::id);
        Study.Watch watch = study.watch(running);
        for (long steps = 0; steps < study.limit(); steps++) {
            Step step = running.step();
            if (step instanceof Step.Over over) {
                return new Ending(
                        over.outcome().result().name().toLowerCase(Locale.ROOT),
                        cause.cell().toString());
            }
            if (!(step instanceof Step.Acted acted)) {
                return new Ending("stalled", whyNoTurn(step));
            }
            turns += player.equals(Optional.of(acted.actor())) ? 1 : 0;
            gauges.forEach(gauge -> gauge.after(acted));
            Optional<String> why = watch.whyStalled(acted);
            if (why.isPresent()) {
                return new Ending("stalled", why.get());
            }
        }
        return new Ending("stalled", "no end after " + study.limit() + " steps");
    }

    private static String whyNoTurn(Step step) {
        return step instanceof Step.Awaiting ? "awaits input: give a bot" : "nobody is left to act";
    }

    /** The last state, if it can be told: games may hold values that have no name. */
    private String state() {
        try {
            return game == null ? "" : StudyHeader.hex(game.stateHash());
        } catch (RuntimeException | AssertionError | LinkageError | StackOverflowError thrown) {
            return "";
        }
    }

    /** What was thrown, in one line; without what is another one in each process. */
    static String words(Throwable thrown) {
        String type = thrown.getClass().getSimpleName();
        String words = (type.isEmpty() ? thrown.getClass().getName() : type)
                + (thrown.getMessage() == null ? "" : ": " + thrown.getMessage());
        return Ascii.truncate(ADDRESS.matcher(words).replaceAll("$1"), MAX_CAUSE, "...");
    }

    private PlayedGame result(Ending ending, List<? extends StudyCell> cells, Optional<Throwable> thrown) {
        ImmutableMap.Builder<String, StudyCell> measured = ImmutableMap.builder();
        for (int i = 0; i < cells.size(); i++) {
            measured.put(study.measures().get(i).column().name(), cells.get(i));
        }
        return new PlayedGame(seed, ending.result, turns, state(), ending.cause, measured.buildOrThrow(), thrown);
    }
}
