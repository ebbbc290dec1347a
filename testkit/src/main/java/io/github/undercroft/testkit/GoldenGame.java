package io.github.undercroft.testkit;

import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.save.Recorder;
import io.github.undercroft.save.Recording;
import io.github.undercroft.save.RecordingFormat;
import io.github.undercroft.value.StateNode;
import io.github.undercroft.value.ValueRegistry;

/** A game that {@link Golden} records. It is played twice, since the notes stand at the beginning of the file. */
final class GoldenGame {

    private GoldenGame() {}

    static byte[] recorded(HeavyGame.Setting setting) {
        RecordingFormat format = GameRecordings.format(setting.game(), setting.size(), setting.seat(), setting.seed());
        ValueRegistry registry = setting.rules().registry();
        Recorder first = format.start(setting.seed());
        StateNode.Fields usual =
                (StateNode.Fields) Recording.read(first.bytes()).extra();
        StateNode.Fields beside = played(setting, first, registry).beside(usual);
        Recorder second = format.withExtra(beside).start(setting.seed());
        if (!played(setting, second, registry).beside(usual).equals(beside)) {
            throw new AssertionError("Golden: " + setting.game().about().name() + ", seed " + setting.seed()
                    + ", was played twice, and went two ways. Run Heavy, which finds out why.");
        }
        second.close();
        return second.bytes();
    }

    /** Plays a game to its end, with a note of each step that is recorded. */
    private static GoldenNotes.Writer played(HeavyGame.Setting setting, Recorder recorder, ValueRegistry registry) {
        HeavyGame played = new HeavyGame(setting, recorder.game());
        GoldenNotes.Writer notes = new GoldenNotes.Writer();
        notes.add(recorder.game().stateHash(), StepAccount.ofState("nothing yet", recorder.game(), registry));
        while (!played.isOver()) {
            int before = recorder.steps();
            StepDone done = played.step();
            done.thrown().ifPresent(thrown -> {
                throw new AssertionError(
                        "Golden: the game's own code threw: " + thrown + "\n  game: "
                                + Finding.where(setting, played.turn(), recorder.steps()),
                        thrown);
            });
            if (recorder.steps() > before) {
                String line =
                        StepAccount.line(recorder.game().view(), done.step().orElseThrow(), registry);
                notes.add(done.hash(), StepAccount.ofState(line, recorder.game(), registry));
            }
            played.goOn(done);
        }
        return notes;
    }
}
