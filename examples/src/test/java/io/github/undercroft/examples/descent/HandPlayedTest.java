package io.github.undercroft.examples.descent;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Outcome;
import io.github.undercroft.front.Seat;
import io.github.undercroft.save.RecordingFormat;
import io.github.undercroft.save.Replayer;
import io.github.undercroft.save.Verification;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Games that people played to the end in a terminal or in the window, without going back to a save. No command can record them again. If the
 * rules change on purpose and a recording no longer replays, delete it and its line here.
 */
class HandPlayedTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            193026 | on floor 1, score 100
            """)
    void aGameComesToTheEndThatItCameTo(long seed, String reason) throws IOException {
        Descent game = new Descent();
        Replayer replayer = RecordingFormat.of(game.rules(game.about().usualSize(), Seat.PERSON))
                .replay(read("descent-hand-" + seed + ".recording"));

        assertThat(replayer.recording().seed()).hasValue(seed);
        Verification verified = replayer.verify();
        assertThat(verified).as(verified.toString()).isInstanceOf(Verification.Verified.class);
        assertThat(replayer.view().outcome().map(Outcome::reason)).contains(reason);
    }

    private static byte[] read(String file) throws IOException {
        try (InputStream in = HandPlayedTest.class.getResourceAsStream("/recordings/" + file)) {
            return Objects.requireNonNull(in, file).readAllBytes();
        }
    }
}
