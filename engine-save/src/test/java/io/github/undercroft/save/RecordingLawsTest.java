package io.github.undercroft.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.GameListener;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.save.SaveException.Reason;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** What is recorded is played again as it was, and what is played otherwise is told. */
class RecordingLawsTest {

    private static final RecordingFormat FORMAT = RecordingFormat.of(RecordedDelve.RULES);
    static final List<Checkpoints> CHECKPOINTS = List.of(
            Checkpoints.none(),
            Checkpoints.usual(),
            Checkpoints.each(),
            Checkpoints.every(7).withPartsEvery(21));

    /** A recording, and the hash after each of its steps. */
    private record Made(Recorder recorder, List<Long> hashes) {
        byte[] bytes() {
            return recorder.bytes();
        }

        Game game() {
            return recorder.game();
        }
    }

    private static Game underWay(long seed, RandomSource random) {
        Game game = Game.start(RecordedDelve.RULES, seed);
        RecordedDelve.play(game, random, 50);
        return game;
    }

    /** Is told when a step is over. */
    private record AfterSteps(Runnable then) implements GameListener {
        @Override
        public void submitted(EntityId actor, Action action) {}

        @Override
        public void interrupted(EntityId actor) {}

        @Override
        public void stepped(Step step) {
            then.run();
        }

        @Override
        public void threw(Throwable thrown) {
            then.run();
        }
    }

    /** Records a game of that seed. */
    private static Made made(long seed, Checkpoints checkpoints) {
        RandomSource random = RandomSource.of(seed);
        RecordingFormat format = FORMAT.hashing(checkpoints);
        Recorder recorder = random.nextBoolean() ? format.start(seed) : format.follow(underWay(seed, random));
        Game game = recorder.game();
        List<Long> hashes = new ArrayList<>(List.of(game.stateHash()));
        game.listen(new AfterSteps(() -> {
            if (hashes.size() == recorder.steps()) {
                hashes.add(game.stateHash());
            }
        }));
        RecordedDelve.play(game, random, random.nextInt(400));
        recorder.close();
        assertThat(recorder.failure()).isEmpty();
        assertThat(hashes).hasSize(recorder.steps() + 1);
        return new Made(recorder, hashes);
    }

    @Property(tries = 60)
    void aReplayHasTheStateOfTheGameAfterEachStep(@ForAll long seed) {
        Made made = made(seed, CHECKPOINTS.get((int) Math.floorMod(seed, 4L)));
        Replayer replayer = FORMAT.replay(made.bytes());
        int steps = replayer.steps();

        assertThat(steps).isEqualTo(made.hashes.size() - 1);
        assertThat(replayer.recording().isFinished()).isTrue();
        assertThat(replayer.recording().droppedBytes()).isZero();
        for (int step = 0; step <= steps; step++) {
            assertThat(replayer.step()).isEqualTo(step);
            assertThat(replayer.stateHash()).as("after step %d", step).isEqualTo(made.hashes.get(step));
            replayer.playStep();
        }
        assertThat(replayer.playStep()).isFalse();
        assertThat(replayer.divergence()).isEmpty();
        assertThat(replayer.fork().state()).isEqualTo(made.game().state());
    }

    @Property(tries = 60)
    void aReplayGoesToAnyStepAndBack(@ForAll long seed) {
        Made made = made(seed, Checkpoints.usual());
        RandomSource random = RandomSource.of(seed);
        Replayer replayer = FORMAT.replay(made.bytes());
        int steps = replayer.steps();

        for (int i = 0; i < 20; i++) {
            int step = random.nextInt(steps + 1);
            replayer.toStep(step);
            assertThat(replayer.step()).isEqualTo(step);
            assertThat(replayer.stateHash()).isEqualTo(made.hashes.get(step));
            replayer.back();
            assertThat(replayer.stateHash()).isEqualTo(made.hashes.get(Math.max(0, step - 1)));
        }
        assertThat(replayer.verify()).isInstanceOfSatisfying(Verification.Verified.class, verified -> {
            assertThat(verified.steps()).isEqualTo(steps);
            assertThat(verified.stateHash()).isEqualTo(made.game().stateHash());
        });
        assertThatThrownBy(() -> replayer.toStep(steps + 1)).hasMessageContaining("0 to " + steps);
    }

    @Property(tries = 60)
    void aRecordingGoesOnFromAnyStep(@ForAll long seed) {
        Made made = made(seed, CHECKPOINTS.get((int) Math.floorMod(seed, 4L)));
        RandomSource random = RandomSource.of(seed);
        int step = random.nextInt(made.hashes.size());
        List<byte[]> sunk = new ArrayList<>();

        Recorder resumed = FORMAT.hashing(CHECKPOINTS.get(random.nextInt(4))).resume(made.bytes(), step, sunk::add);
        assertThat(resumed.steps()).isEqualTo(step);
        assertThat(resumed.game().stateHash()).isEqualTo(made.hashes.get(step));
        RecordedDelve.play(resumed.game(), random, random.nextInt(200));
        resumed.flush();
        requireVerified(joined(sunk), resumed);
        resumed.close();

        byte[] all = resumed.bytes();
        assertThat(joined(sunk)).isEqualTo(all);
        requireVerified(all, resumed);
        assertThatThrownBy(() -> FORMAT.resume(made.bytes(), made.hashes.size(), RecordingSink.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("there is no step " + made.hashes.size());
    }

    private static void requireVerified(byte[] recording, Recorder recorder) {
        assertThat(FORMAT.replay(recording).verify()).isInstanceOfSatisfying(Verification.Verified.class, verified -> {
            assertThat(verified.steps()).isEqualTo(recorder.steps());
            assertThat(verified.stateHash()).isEqualTo(recorder.game().stateHash());
        });
    }

    private static byte[] joined(List<byte[]> parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        parts.forEach(all::writeBytes);
        return all.toByteArray();
    }

    @Property(tries = 60)
    void whatIsRecordedAgainHasTheOtherCheckpoints(@ForAll long seed) {
        byte[] sparse = made(seed, Checkpoints.none()).bytes();
        byte[] again = FORMAT.hashing(Checkpoints.each()).recordAgain(sparse);

        assertThat(again).isEqualTo(made(seed, Checkpoints.each()).bytes());
    }

    /** A long recording of one seed, and where a replay in another build differs from it. */
    private static Divergence difference(Checkpoints checkpoints, int turn, Consumer<ActionContext> what) {
        RandomSource random = RandomSource.of(5);
        Recorder recorder = FORMAT.hashing(checkpoints).start(5);
        RecordedDelve.play(recorder.game(), random, 600);
        recorder.close();
        List<Divergence> found = new ArrayList<>();
        RecordedDelve.inAnotherBuild(turn, what, () -> {
            Verification result = FORMAT.replay(recorder.bytes()).verify();
            assertThat(result).isInstanceOf(Verification.Differs.class);
            found.add(((Verification.Differs) result).divergence());
        });
        return found.get(0);
    }

    @Test
    void anExtraDrawIsToldWithItsStepAndPart() {
        Divergence exact =
                difference(Checkpoints.each(), 30, context -> context.random().nextInt(6));

        assertThat(exact.equalUntil()).isEqualTo(exact.step() - 1);
        assertThat(exact.part()).startsWith("stream/play");
        assertThat(exact.lastActions()).hasSize(8);
        assertThat(exact.message())
                .contains("after step " + exact.step(), "stream/play", "recorded", "found", "last actions")
                .doesNotContain("\n");
        Divergence sparse =
                difference(Checkpoints.usual(), 30, context -> context.random().nextInt(6));
        assertThat(sparse.equalUntil()).isLessThan(exact.step());
        assertThat(sparse.step()).isBetween(exact.step(), sparse.equalUntil() + 64);
    }

    @Test
    void aChangedComponentIsToldWithItsStepAndPart() {
        Divergence exact = difference(
                Checkpoints.each(),
                30,
                context -> context.set(context.view().actor().id(), new Health(500, 1_000_000)));

        assertThat(exact.equalUntil()).isEqualTo(exact.step() - 1);
        assertThat(exact.part()).matches("level/0/entity/\\d+");
        assertThat(exact.expected()).startsWith("Health[").doesNotContain("hitPoints=500,");
        assertThat(exact.found()).isEqualTo("Health[hitPoints=500, max=1000000]");
    }

    @Test
    void aPartThatIsDifferentWhereNoValueShowsItIsToldByItsHash() {
        Divergence drawn =
                difference(Checkpoints.each(), 30, context -> context.random().nextInt(6));

        assertThat(drawn.expected()).matches("[0-9a-f]+");
        assertThat(drawn.found()).matches("[0-9a-f]+").isNotEqualTo(drawn.expected());
    }

    /** Something that happens and changes nothing. */
    private record Squeak(int loud) implements GameEvent {}

    private static void setAndSetBack(ActionContext context) {
        EntityId bat = context.view().actor().id();
        context.set(bat, new Health(500, 1_000_000));
        context.set(bat, Health.of(1_000_000));
    }

    @Test
    void whatTheCoarserCheckpointsFindTheFinerFindAsWell() {
        List<Consumer<ActionContext>> odd = List.of(
                context -> context.emit(new Squeak(7)),
                RecordingLawsTest::setAndSetBack,
                context -> context.random().nextInt(6));
        for (Consumer<ActionContext> what : odd) {
            int sparse = difference(Checkpoints.usual(), 30, what).step();
            assertThat(difference(Checkpoints.every(7), 30, what).step()).isEqualTo(sparse);
            assertThat(difference(Checkpoints.every(1), 30, what).step()).isEqualTo(sparse);
            assertThat(difference(Checkpoints.each(), 30, what).step()).isEqualTo(sparse);
        }
    }

    @Test
    void anEventMoreIsToldWithTheEvents() {
        Divergence exact = difference(Checkpoints.each(), 30, context -> context.emit(new Squeak(7)));

        assertThat(exact.part()).isEqualTo("events");
        assertThat(exact.expected()).contains("Flap[").doesNotContain("Squeak");
        assertThat(exact.found()).contains("Flap[", "Squeak[loud=7]");
        assertThat(exact.message()).contains(" at time " + exact.time());
        Divergence sparse = difference(Checkpoints.usual(), 30, context -> context.emit(new Squeak(7)));
        assertThat(sparse.expected()).startsWith("a step with digest ");
        assertThat(sparse.found()).contains(" of ", "Squeak[loud=7]");
    }

    @Test
    void aDrawFromACosmeticStreamIsNotTold() {
        Checkpoints checkpoints = Checkpoints.each().withCosmetic("sparkle");
        Recorder recorder = FORMAT.hashing(checkpoints).start(5);
        RecordedDelve.play(recorder.game(), RandomSource.of(5), 600);
        recorder.close();

        RecordedDelve.inAnotherBuild(
                30,
                context -> context.random("sparkle").nextInt(6),
                () -> assertThat(FORMAT.replay(recorder.bytes()).verify()).isInstanceOf(Verification.Verified.class));
        assertThat(difference(
                                Checkpoints.each(),
                                30,
                                context -> context.random("sparkle").nextInt(6))
                        .part())
                .isEqualTo("stream/sparkle");
    }

    @Test
    void anExceptionIsThrownAgainAndReported() {
        List<BugReport> reports = new ArrayList<>();
        Recorder recorder = FORMAT.start(3);
        recorder.reportTo(reports::add);
        RecordedDelve.play(recorder.game(), RandomSource.of(3), 300);

        assertThat(reports).isNotEmpty();
        BugReport report = reports.get(0);
        assertThat(report.text()).contains("delve", "it is broken", "RecordedDelve");
        Verification result = FORMAT.replay(report.recording()).verify();
        assertThat(result).isInstanceOfSatisfying(Verification.Verified.class, verified -> {
            RecordedFailure failure = verified.failure().orElseThrow();
            assertThat(failure.message()).isEqualTo("it is broken");
            assertThat(failure.step()).isEqualTo(verified.steps());
            assertThat(SaveFormat.of(RecordedDelve.RULES)
                            .read(report.save().orElseThrow())
                            .stateHash())
                    .isEqualTo(verified.stateHash());
        });
        RecordedDelve.inAnotherBuild(
                10,
                context -> {
                    throw new IllegalStateException("new");
                },
                () -> assertThat(FORMAT.replay(recorder.bytes()).verify())
                        .isInstanceOfSatisfying(Verification.Differs.class, differs -> {
                            assertThat(differs.divergence().part()).isEqualTo("exception");
                            assertThat(differs.divergence().found()).contains("new");
                        }));
    }

    @Test
    void aRecordingOfAnOlderVersionIsPlayedByAFormatThatPlaysThem() {
        Rules second = RecordedDelve.rules("delve", 2);
        RecordingFormat older =
                RecordingFormat.of(second).playingOlder(SaveFormat.of(second).migrating(1, UnaryOperator.identity()));
        byte[] bytes =
                FORMAT.follow(Game.start(RecordedDelve.rules("delve", 1), 1)).bytes();

        assertThat(older.replay(bytes).verify()).isInstanceOf(Verification.Verified.class);
        assertRefused(FORMAT.playingOlder(SaveFormat.of(second)), older.start(1).bytes(), Reason.TOO_NEW);
    }

    @Test
    void anotherGameAndAnotherVersionAreRefused() {
        byte[] bytes = FORMAT.start(1).bytes();

        assertRefused(RecordingFormat.of(RecordedDelve.rules("climb", 1)), bytes, Reason.OTHER_GAME);
        assertRefused(RecordingFormat.of(RecordedDelve.rules("delve", 2)), bytes, Reason.TOO_OLD);
        assertThat(Recording.read(bytes).seed()).hasValue(1);
        assertThat(Recording.read(bytes).header().game()).isEqualTo("delve");
    }

    private static void assertRefused(RecordingFormat format, byte[] bytes, Reason reason) {
        assertThatThrownBy(() -> format.replay(bytes))
                .isInstanceOfSatisfying(
                        SaveException.class,
                        refused -> assertThat(refused.reason()).isEqualTo(reason));
    }

    @Test
    void aRecordingThatCannotBeKeptEndsAndTheGameGoesOn() {
        int[] left = {3};
        Recorder recorder = FORMAT.start(1, bytes -> {
            if (left[0]-- == 0) {
                throw new SaveException(Reason.STORAGE, "full");
            }
        });
        RecordedDelve.play(recorder.game(), RandomSource.of(1), 300);

        assertThat(recorder.failure()).isPresent();
        assertThatThrownBy(recorder::close).hasMessage("full");
        Recorder small = FORMAT.within(new SaveLimits(2_000, 10_000)).start(1);
        RecordedDelve.play(small.game(), RandomSource.of(1), 3_000);
        assertThat(small.failure()).isPresent();
        assertThat(FORMAT.replay(small.bytes()).verify()).isInstanceOf(Verification.Verified.class);
    }

    @Test
    void copiesForTheWayBackStayFew() {
        Recorder recorder = FORMAT.hashing(Checkpoints.none()).start(1);
        RecordedDelve.play(recorder.game(), RandomSource.of(1), 40_000);
        recorder.close();
        Recording recording = FORMAT.read(recorder.bytes());
        Playback now = FORMAT.playback(recording, FORMAT.begin(recording));
        ReplayForks forks = new ReplayForks(now);
        while (now.advance()) {
            if (now.step % ReplayForks.NEAR == 0) {
                forks.keep(now);
                assertThat(forks.size()).isLessThan(120);
                int back = now.step / 2;
                assertThat(back - forks.stepBefore(back)).isLessThanOrEqualTo(Math.max(64, back / 2));
            }
        }
    }
}
