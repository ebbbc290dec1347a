package io.github.undercroft.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.save.Verification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class HeavyTest {

    @TempDir
    private Path folder;

    private Heavy heavy(PlayableGame game) {
        return Heavy.of(game).games(2).turns(40).recordingsIn(folder);
    }

    private String found(PlayableGame game) {
        return String.valueOf(assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(heavy(game)::run)
                .actual()
                .getMessage());
    }

    @Test
    void aGameThatItsRulesAndSeedDecideIsPlayedThreefoldWithoutADifference() {
        Heavy.Played played = Heavy.of(new Den.Sound()).games(3).turns(200).run();

        assertThat(played.withoutSecondJvm()).isEmpty();
        assertThat(played.games()).isEqualTo(3);
        assertThat(played.loads()).isEqualTo(played.steps() / 500).isPositive();
        assertThat(played).hasToString("3 games, " + played.steps() + " steps, " + played.loads() + " loads, 0 differ");
    }

    static Stream<Arguments> culprits() {
        return Stream.of(
                Arguments.of(new Den.ByClock(), Den.Clocked.class, "a clock"),
                Arguments.of(new Den.ByIdentity(), Den.Idled.class, "identity hash"),
                Arguments.of(new Den.ByCount(), Den.Counted.class, "static state"),
                Arguments.of(new Den.ByRoll(), Den.Rolled.class, "new Random"),
                Arguments.of(new Den.BySalt(), Den.Salted.class, "hash set"),
                Arguments.of(new Den.ByLanguage(), Den.Spoken.class, "Locale"),
                Arguments.of(new Den.ByZone(), Den.Zoned.class, "time zone"));
    }

    @ParameterizedTest
    @MethodSource("culprits")
    void theBrainThatDecidesOtherwiseIsNamed(PlayableGame game, Class<?> culprit, String cause) {
        assertThat(found(game))
                .contains("look first at: " + culprit.getName())
                .contains("den, seed 1, turn ", cause, "beast 0:1", "differs: level/0/entity/1 (beast): place");
    }

    @Test
    void theActionIsNamedBesideTheBrainThatChoseIt() {
        assertThat(found(new Den.ByGamble()))
                .contains("look first at: " + Den.Gambler.class.getName() + ", " + Den.Gamble.class.getName())
                .contains("in a fork of it");
    }

    @Test
    void aComponentThatIsNotWhatWasSavedIsNamed() {
        assertThat(assertThatExceptionOfType(AssertionError.class)
                        .isThrownBy(Heavy.of(new Den.ByLoad()).recordingsIn(folder)::run)
                        .actual()
                        .getMessage())
                .contains(
                        "once the game was saved and loaded",
                        "step 500",
                        "Fading(left=999); in the loaded game Fading(left=998)")
                .contains("look first at: " + Den.Fading.class.getName());
    }

    @Test
    void whatTheGamesOwnCodeThrowsIsToldWithSeedAndTurn() {
        assertThat(found(new Den.ByFault())).contains("no way out", "seed 1, turn ", "recording: " + folder);
    }

    @Test
    void theRecordingIsThatOfTheGameUpToTheDifference() throws IOException {
        PlayableGame game = new Den.BySalt();
        String message = found(game);

        try (Stream<Path> files = Files.list(folder)) {
            Path file = files.findFirst().orElseThrow();
            assertThat(message).contains("recording: " + file);
            assertThat(GameRecordings.format(game, game.about().usualSize(), Seat.PERSON, 1)
                            .replay(Files.readAllBytes(file))
                            .verify())
                    .isInstanceOf(Verification.Verified.class);
        }
    }

    @Test
    void whyThereIsNoSecondJvmIsSaid() {
        assertThat(heavy(Den.Chosen.sound()).run().withoutSecondJvm())
                .hasValueSatisfying(why -> assertThat(why).contains("Chosen has no constructor that takes nothing"));
        assertThat(heavy(new Den.Harder(true)).run())
                .hasToString("2 games, " + heavy(new Den.Harder()).run().steps()
                        + " steps, 0 loads, 0 differ; no second JVM: the constructor of " + Den.Harder.class.getName()
                        + " that takes nothing makes another game");
    }

    @Test
    void theFirstGameHasTheSeedThatIsGiven() {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(heavy(new Den.ByFault()).seed(-7)::run)
                .withMessageContaining("den, seed -7, turn ");
    }

    @Test
    void gamesAndTurnsAreOneOrMore() {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> Heavy.of(new Den.Sound()).games(0))
                .withMessage("Heavy plays 1 or more games, not 0");
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> Heavy.of(new Den.Sound()).turns(-1))
                .withMessage("Heavy plays 1 or more turns, not -1");
    }
}
