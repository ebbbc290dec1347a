package io.github.undercroft.examples.descent.first;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Outcome;
import io.github.undercroft.examples.KeptRecording;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.save.Checkpoints;
import io.github.undercroft.save.Recorder;
import io.github.undercroft.save.RecordingFormat;
import io.github.undercroft.save.Replayer;
import io.github.undercroft.save.Verification;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** A person's game that is won, input by input; the inputs are those of the bot. */
class WonGameTest {

    private static final int FIRST_SEED = 1;

    @Test
    void aKeptGameIsWon() throws IOException {
        Rules rules = new FirstDescent().rules(new FirstDescent().about().usualSize(), Seat.PERSON);
        RecordingFormat format = RecordingFormat.of(rules).hashing(Checkpoints.every(64));
        Replayer replayer = format.replay(KeptRecording.read("descent-first-won.recording", format, () -> won(format)));
        assertThat(replayer.verify()).isInstanceOf(Verification.Verified.class);
        assertThat(replayer.view().outcome().map(Outcome::isWon)).contains(true);
    }

    private static byte[] won(RecordingFormat format) {
        for (long seed = FIRST_SEED; ; seed++) {
            Recorder recorder = format.start(seed);
            Step step = recorder.game().step();
            for (Brain bot = DescentBot.brain();
                    !(step instanceof Step.Over);
                    step = recorder.game().step()) {
                if (step instanceof Step.Awaiting awaiting) {
                    Decision.Act act = (Decision.Act) bot.decide(recorder.game().turn(awaiting.actor()));
                    recorder.game().submit(awaiting.actor(), act.action());
                    bot = act.next().orElse(bot);
                }
            }
            recorder.close();
            if (((Step.Over) step).outcome().isWon()) {
                return recorder.bytes();
            }
        }
    }
}
