package io.github.undercroft.examples;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.front.Seat;
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
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Recordings of the bundled games are played again as they were.
 *
 * <p>The kept ones were tried with changes planted in the engine, one at a time. Each of these is found by {@code borders}, and
 * the first six by the bots of the first Descent, Thieflike or both as well: a roll to hit that has to be higher than what is needed; a
 * minimum of {@code Health} (a blow leaves 1, one without damage takes 1, healing stops short of the maximum by 1); the slots of
 * a pass taken in the other sequence; a stack that loses its last two pieces at once; an effect that lasts a turn less; sight
 * that ends before its radius; armour that lets 1 through; damage of 0 that is 1; the last of two equal stacks instead of the
 * first; a shorter effect for one as strong; an actor whose energy is just the threshold has to wait; a wait that ends just
 * where the far passes begin. Energy won by resting, in {@code canPay} and at its cap, is found by the two of the arena.
 */
class RecordedGamesLawsTest {

    private static final Map<String, BundledGame> GAMES = new LinkedHashMap<>();

    static {
        GAMES.put("arena", new Arena());
        new Arena().variants().values().forEach(RecordedGamesLawsTest::put);
        GAMES.put("scatter", new Scatter());
        new Scatter().variants().values().forEach(RecordedGamesLawsTest::put);
        GAMES.put("thieflike", new Thieflike());
        GAMES.put("descent", new Descent());
        new Descent().variants().values().forEach(RecordedGamesLawsTest::put);
    }

    private static void put(BundledGame game) {
        GAMES.put(game.about().name(), game);
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

    /** The seeds of games that are over soon by the usual one. */
    private static final ImmutableMap<String, Long> LONG = ImmutableMap.of("descent-bot.recording", 8L);

    @TestFactory
    List<DynamicTest> keptRecordingsArePlayedAsTheyWere() {
        List<DynamicTest> tests = new ArrayList<>();
        GAMES.forEach((name, game) -> {
            tests.add(kept(name + "-bot", rules(game, Seat.BOT), RecordedGamesLawsTest::watch));
            tests.add(kept(name + "-person", rules(game, Seat.PERSON), recorder -> playAtRandom(recorder, game)));
        });
        tests.add(kept("borders", Borders.rules(), Borders::play));
        return tests;
    }

    private static DynamicTest kept(String name, Rules rules, Consumer<Recorder> playing) {
        String file = name + ".recording";
        return DynamicTest.dynamicTest(file, () -> verifyKept(file, rules, playing));
    }

    private static void verifyKept(String file, Rules rules, Consumer<Recorder> playing) throws IOException {
        RecordingFormat format = RecordingFormat.of(rules);
        byte[] bytes = KeptRecording.read(file, format, () -> {
            Recorder recorder = format.hashing(Checkpoints.every(64)).start(LONG.getOrDefault(file, 7L));
            playing.accept(recorder);
            recorder.close();
            return recorder.bytes();
        });
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

    /** A bot's game, to its end if that comes soon. */
    private static void watch(Recorder recorder) {
        for (int i = 0; i < 4_500 && !(recorder.game().step() instanceof Step.Over); i++) {
            // the recorder listens
        }
    }

    private static void playAtRandom(Recorder recorder, BundledGame game) {
        RandomSource random = RandomSource.of(7);
        for (int i = 0; i < 1_500; i++) {
            walk(recorder.game(), recorder.game().step(), game, random);
        }
    }
}
