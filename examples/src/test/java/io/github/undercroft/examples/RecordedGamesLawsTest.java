package io.github.undercroft.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.save.Checkpoints;
import io.github.undercroft.save.Recorder;
import io.github.undercroft.save.RecordingFormat;
import io.github.undercroft.save.Replayer;
import io.github.undercroft.save.Verification;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Recordings of the bundled games are played again as they were. */
class RecordedGamesLawsTest {

    /** Where the recordings are kept that a change of the engine or of a game must not play otherwise by chance. */
    private static final Path KEPT = Path.of("src", "test", "resources", "recordings");
    /** Set to write them again: {@code mvn test -pl examples -am -Dtest=RecordedGamesLawsTest -Drecordings.write=true}. */
    private static final String WRITE = "recordings.write";

    private static final Map<String, BundledGame> GAMES = new LinkedHashMap<>();

    static {
        GAMES.put("arena", new Arena());
        GAMES.put("scatter", new Scatter());
        GAMES.put(
                "deep-scatter",
                Optional.ofNullable(new Scatter().variants().get("deep")).orElseThrow());
        GAMES.put("thieflike", new Thieflike());
        GAMES.put("descent", new Descent());
    }

    private static Rules rules(BundledGame game, Seat seat) {
        return game.rules(game.about().usualSize(), seat);
    }

    /** A person walks anywhere. */
    private static void walk(Game game, Step step, BundledGame bundled, RandomSource random) {
        if (step instanceof Step.Awaiting awaiting) {
            game.submit(awaiting.actor(), bundled.step(random.pick(Direction.all())));
        }
    }

    @Property(tries = 24)
    void aReplayHasTheStateOfTheGameForwardsAndBackwards(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BundledGame bundled = random.pick(List.copyOf(GAMES.values()));
        RecordingFormat format = RecordingFormat.of(rules(bundled, random.pick(List.of(Seat.values()))));
        Recorder recorder = format.hashing(
                        random.pick(List.of(Checkpoints.usual(), Checkpoints.none(), Checkpoints.each())))
                .start(seed);
        List<Long> hashes = new ArrayList<>(List.of(recorder.game().stateHash()));
        for (int i = random.nextInt(600); i >= 0; i--) {
            Step step = recorder.game().step();
            if (recorder.steps() == hashes.size()) { // waiting counts as no step
                hashes.add(recorder.game().stateHash());
            }
            walk(recorder.game(), step, bundled, random);
        }
        recorder.close();

        Replayer replayer = format.replay(recorder.bytes());
        assertThat(replayer.verify()).isInstanceOf(Verification.Verified.class);
        assertThat(replayer.fork().stateHashParts()).isEqualTo(recorder.game().stateHashParts());
        int steps = replayer.step();
        assertThat(steps).isEqualTo(hashes.size() - 1);
        for (int i = 0; i < 10; i++) {
            replayer.toStep(random.nextInt(steps + 1));
            assertThat(replayer.stateHash()).isEqualTo(hashes.get(replayer.step()));
            replayer.back();
            assertThat(replayer.stateHash()).isEqualTo(hashes.get(replayer.step()));
        }
    }

    @TestFactory
    List<DynamicTest> keptRecordingsArePlayedAsTheyWere() {
        List<DynamicTest> tests = new ArrayList<>();
        GAMES.forEach((name, game) -> {
            for (Seat seat : Seat.values()) {
                String file = name + (seat == Seat.BOT ? "-bot" : "-person") + ".recording";
                tests.add(DynamicTest.dynamicTest(file, () -> verifyKept(KEPT.resolve(file), game, seat)));
            }
        });
        return tests;
    }

    private static void verifyKept(Path file, BundledGame game, Seat seat) throws IOException {
        RecordingFormat format = RecordingFormat.of(rules(game, seat));
        if (Boolean.getBoolean(WRITE)) {
            write(file, game, format);
        }
        byte[] bytes = Files.readAllBytes(file);
        Verification result = format.replay(bytes).verify();
        String why = result instanceof Verification.Differs differs
                ? differs.divergence().message()
                : "";
        assertThat(result)
                .as(why)
                .isInstanceOfSatisfying(
                        Verification.Verified.class,
                        verified -> assertThat(verified.steps()).isGreaterThan(20));
        assertThat(bytes.length).isLessThan(16_000);
    }

    private static void write(Path file, BundledGame game, RecordingFormat format) {
        Recorder recorder = format.hashing(Checkpoints.every(64)).start(7);
        RandomSource random = RandomSource.of(7);
        for (int i = 0; i < 1_500; i++) {
            walk(recorder.game(), recorder.game().step(), game, random);
        }
        recorder.close();
        try {
            Files.createDirectories(KEPT);
            Files.write(file, recorder.bytes());
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }
}
