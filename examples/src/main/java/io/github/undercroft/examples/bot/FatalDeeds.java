package io.github.undercroft.examples.bot;

import io.github.undercroft.Outcome;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.front.play.RecordedGame;
import io.github.undercroft.game.Game;
import io.github.undercroft.hindsight.BranchRunner;
import io.github.undercroft.hindsight.Verdict;
import io.github.undercroft.save.Recorder;
import io.github.undercroft.study.Column;
import io.github.undercroft.study.Measure;
import io.github.undercroft.study.Study;
import io.github.undercroft.study.StudyCell;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.WeakHashMap;
import java.util.function.Function;

/** Measures which deed of the bot's was fatal in a game that it lost, if one was. Each game is recorded in memory, and looked at on its own thread. */
public final class FatalDeeds {

    /** The column of what was found: a {@link #DEED}, {@link #LUCK}, {@link #HOPELESS} or {@link #UNCLEAR}; empty if the game was not lost. */
    public static final String WHY = "why";

    /** The column of the kind of deed. */
    public static final String KIND = "fatal deed";

    /** The column of the kind of deed that would have been best instead. */
    public static final String BETTER = "better deed";

    /** The column of the number of floors that were visited by then; 0 without a deed. */
    public static final String FLOOR = "fatal floor";

    /** The column of the player's turn; 0 without a deed. */
    public static final String TURN = "fatal turn";

    public static final String DEED = "deed";
    public static final String LUCK = "luck";
    public static final String HOPELESS = "hopeless";
    public static final String UNCLEAR = "unclear";

    private FatalDeeds() {}

    /** What was found in a game. */
    private record Found(String why, String kind, String better, long floor, long turn) {
        private static Found without(String why) {
            return new Found(why, "", "", 0, 0);
        }
    }

    /** The same study of that game, with these columns. */
    static Study added(Study study, BundledGame game, BoardSize size) {
        // The first column looks, and the others tell of it.
        Map<Game, Found> all = Collections.synchronizedMap(new WeakHashMap<>());
        Measure why = new Measure(new Column(WHY, Column.Kind.WORD), started -> {
            Recorder recorder = GameRecordings.format(game, size, Seat.BOT, 0).follow(started);
            return () -> {
                Found found = isLost(started) ? find(game, recorder) : Found.without("");
                all.put(started, found);
                return new StudyCell.Text(found.why);
            };
        });
        return study.with(
                why,
                told(KIND, Column.Kind.WORD, all, found -> new StudyCell.Text(found.kind)),
                told(BETTER, Column.Kind.WORD, all, found -> new StudyCell.Text(found.better)),
                told(FLOOR, Column.Kind.NUMBER, all, found -> new StudyCell.WholeNumber(found.floor)),
                told(TURN, Column.Kind.NUMBER, all, found -> new StudyCell.WholeNumber(found.turn)));
    }

    private static Measure told(String name, Column.Kind kind, Map<Game, Found> all, Function<Found, StudyCell> cell) {
        return new Measure(
                new Column(name, kind), started -> () -> cell.apply(Objects.requireNonNull(all.get(started))));
    }

    private static boolean isLost(Game game) {
        return game.view()
                .outcome()
                .filter(end -> end.result() == Outcome.Result.LOST)
                .isPresent();
    }

    private static Found find(BundledGame game, Recorder recorder) {
        RecordedGame recorded = GameRecordings.read(recorder.bytes(), List.of(game));
        Verdict verdict = recorded.verdict(BranchRunner.ALONE).orElseThrow();
        if (verdict instanceof Verdict.Blamed blamed) {
            Verdict.Moment moment = blamed.moment();
            return new Found(
                    DEED,
                    recorded.kind(moment, blamed.done()),
                    recorded.kind(moment, blamed.better()),
                    BundledStudies.floor(moment.game().get().view()),
                    moment.turn());
        }
        if (verdict instanceof Verdict.Unclear unclear && unclear.isHopeless()) {
            return Found.without(HOPELESS);
        }
        return Found.without(verdict instanceof Verdict.Luck ? LUCK : UNCLEAR);
    }
}
