package io.github.undercroft.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.save.Recorder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldenTest {

    @TempDir
    private Path folder;

    private Golden golden(PlayableGame game) {
        return Golden.of(game).in(folder).games(2).turns(20);
    }

    private String told(PlayableGame game) {
        return String.valueOf(assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(golden(game)::verify)
                .actual()
                .getMessage());
    }

    private Path file(int seed) {
        return folder.resolve("den-seed-" + seed + ".recording");
    }

    @Test
    void recordingsOfTheSameRulesAreVerified() {
        golden(new Den.Sound()).write();

        Golden.Verified verified = golden(new Den.Sound()).verify();

        assertThat(verified.steps()).isGreaterThan(40);
        assertThat(verified).hasToString("2 recordings, " + verified.steps() + " steps, 0 differ");
    }

    @Test
    void aChangedNumberInAComponentIsToldFromTheBeginning() {
        golden(new Den.Biting(1, 9)).write();

        assertThat(told(new Den.Biting(1, 8)))
                .contains("2 of 2 recordings are not played as they were")
                .contains("recording: " + file(1), "recording: " + file(2))
                .contains("den, seed 1, turn 1, step 0, seat PERSON", "den, seed 2, turn 1, step 0, seat BOT")
                .contains("the game begins otherwise, before any step")
                .contains("Health(hitPoints=9, most=9); now Health(hitPoints=8, most=8)");
    }

    @Test
    void aChangedDamageIsToldByItsFirstStepThenAndNow() {
        golden(new Den.Biting(1, 9)).write();

        assertThat(told(new Den.Biting(2, 9)))
                .contains(
                        "den, seed 1, turn 2, step 2",
                        "did then: beast 0:1: Bite(); Damaged",
                        "did now: beast 0:1: Bite(); Damaged")
                .contains(
                        "differs: level/0/entity/1 (beast): ", "hitPoints=8, most=9); now Health(hitPoints=7, most=9)")
                .contains("-Dgolden.write=true")
                .doesNotContain("changed since");
    }

    @Test
    void anotherVersionOfTheRulesIsNamedBesideWhatItDoesOtherwise() {
        golden(new Den.Sound()).write();

        assertThat(golden(new Den.Renewed(9)).verify().recordings()).isEqualTo(2);
        assertThat(told(new Den.Renewed(8)))
                .contains(
                        "the game begins otherwise",
                        "changed since: the game's version was 1 and is 2; the fingerprint");
    }

    @Test
    void aPlayersRecordingIsVerifiedThoughItNotesNoSteps() throws IOException {
        PlayableGame game = new Den.Biting(1, 9);
        Recorder recorder = GameRecordings.format(game, game.about().usualSize(), Seat.BOT, 5)
                .start(5);
        for (int i = 0; i < 8; i++) {
            recorder.game().step();
        }
        recorder.close();
        Files.write(file(5), recorder.bytes());

        assertThat(golden(game).verify()).hasToString("1 recordings, 8 steps, 0 differ");
        assertThat(told(new Den.Biting(2, 9)))
                .contains("den, seed 5, turn ", "The replay differs after step ", "recording: " + file(5));
    }

    @Test
    void aFileThatIsNoRecordingIsToldBesideTheOthers() throws IOException {
        golden(new Den.Sound()).write();
        Files.write(file(1), new byte[] {1, 2, 3});

        assertThat(told(new Den.Sound()))
                .contains("1 of 2 recordings", "recording: " + file(1), "can't be played: ")
                .doesNotContain(file(2).toString());
    }

    @Test
    void aFolderWithoutRecordingsTellsHowToWriteThem() {
        assertThat(told(new Den.Sound())).contains("there is no recording in " + folder, "-Dgolden.write=true");
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(Golden.of(new Den.Sound()).in(folder.resolve("missing"))::verify)
                .withMessageContaining("there is no recording in " + folder.resolve("missing"));
    }

    @Test
    void writtenTwiceTheFilesAreEqual() throws IOException {
        golden(new Den.Sound()).write();
        byte[] first = Files.readAllBytes(file(1));
        byte[] second = Files.readAllBytes(file(2));
        Files.delete(file(1));
        golden(new Den.Sound()).write();

        assertThat(file(1)).hasBinaryContent(first);
        assertThat(file(2)).hasBinaryContent(second);
    }

    @Test
    void aGameThatItsSeedDoesNotDecideIsNotWritten() {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(golden(new Den.ByCount())::write)
                .withMessageContaining("Run Heavy");
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(golden(new Den.ByFault())::write)
                .withMessageContaining("no way out");
    }

    @Test
    void gamesAndTurnsAreOneOrMore() {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> golden(new Den.Sound()).games(0))
                .withMessage("Golden writes 1 or more games, not 0");
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> golden(new Den.Sound()).turns(0))
                .withMessage("Golden writes 1 or more turns, not 0");
    }
}
