package io.github.undercroft.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Component;
import io.github.undercroft.EntityId;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.value.StateNode;
import io.github.undercroft.value.ValueRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What a recorder holds while its game is played, and what it can't record. */
class RecorderTest {

    private static final RecordingFormat FORMAT = RecordingFormat.of(RecordedDelve.RULES);

    @Test
    void theBytesOfAnOpenRecordingTellOfAllStepsUntilNow() {
        for (Checkpoints checkpoints : RecordingLawsTest.CHECKPOINTS) {
            Recorder asked = FORMAT.hashing(checkpoints).start(5);
            Recorder left = FORMAT.hashing(checkpoints).start(5);
            RandomSource random = RandomSource.of(5);
            RandomSource same = RandomSource.of(5);
            for (int i = 0; i < 150; i++) {
                RecordedDelve.play(asked.game(), random, 1);
                RecordedDelve.play(left.game(), same, 1);
                assertThat(FORMAT.replay(asked.bytes()).verify())
                        .isInstanceOfSatisfying(Verification.Verified.class, verified -> {
                            assertThat(verified.isUnfinished()).isTrue();
                            assertThat(verified.steps()).isEqualTo(asked.steps());
                            assertThat(verified.stateHash())
                                    .isEqualTo(asked.game().stateHash());
                        });
            }
            asked.close();
            left.close();
            assertThat(asked.bytes()).isEqualTo(left.bytes());
        }
    }

    @Test
    void backAtTheLastStepAReplayIsAsItWasBeforeAnInputThatWasNeverPlayed() {
        Recorder recorder = FORMAT.start(5);
        Step step = recorder.game().step();
        while (step instanceof Step.Acted) {
            step = recorder.game().step();
        }
        long waiting = recorder.game().stateHash();
        recorder.game().submit(((Step.Awaiting) step).actor(), new RecordedDelve.Shout("Ho", 1));
        recorder.close();

        Replayer replayer = FORMAT.replay(recorder.bytes());
        replayer.verify();
        assertThat(replayer.stateHash()).isEqualTo(recorder.game().stateHash()).isNotEqualTo(waiting);
        replayer.toStep(replayer.step());
        assertThat(replayer.stateHash()).isEqualTo(waiting);
    }

    @Test
    void whatIsRecordedAgainHasAnEndOnlyIfItHadOne() {
        Recorder recorder = FORMAT.start(5);
        RecordedDelve.play(recorder.game(), RandomSource.of(5), 100);
        byte[] again = FORMAT.hashing(Checkpoints.each()).recordAgain(recorder.bytes());

        assertThat(Recording.read(again).isFinished()).isFalse();
        assertThat(Recording.read(again).steps()).isEqualTo(recorder.steps());
    }

    @Test
    void whatIsWrittenBesideTheGameIsReadWithoutItsRules() {
        StateNode beside = new StateNode.Text("80x24");
        Recorder fromSeed = FORMAT.withExtra(beside).start(5);
        RecordedDelve.play(fromSeed.game(), RandomSource.of(5), 30);
        Recorder fromSave = FORMAT.withExtra(beside).follow(fromSeed.game());
        for (Recorder recorder : List.of(fromSeed, fromSave)) {
            assertThat(Recording.read(recorder.bytes()).extra()).isEqualTo(beside);
            assertThat(Recording.read(FORMAT.recordAgain(recorder.bytes())).extra())
                    .isEqualTo(beside);
            assertThat(FORMAT.replay(recorder.bytes()).verify()).isInstanceOf(Verification.Verified.class);
        }
        assertThat(Recording.read(FORMAT.start(5).bytes()).extra()).isEqualTo(new StateNode.Absent());
    }

    /** An action that nobody registered. */
    private record Unknown() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return ActionResult.succeeded();
        }
    }

    /** A component that nobody registered. */
    private record Strange() implements Component {}

    @Test
    void anUnregisteredActionIsRefusedBeforeItTakesEffect() {
        for (ValueRegistry registry : List.of(RecordedDelve.RULES.registry(), lenient())) {
            Recorder recorder = recordedBy(registry);
            Game game = recorder.game();
            Step step = game.step();
            while (!(step instanceof Step.Awaiting)) {
                step = game.step();
            }
            EntityId hero = ((Step.Awaiting) step).actor();
            long before = game.stateHash();

            assertThatThrownBy(() -> game.submit(hero, new Unknown()))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("Unknown is not registered");

            assertThat(game.stateHash()).isEqualTo(before);
            assertThat(game.step()).isInstanceOf(Step.Awaiting.class);
            RecordedDelve.play(game, RandomSource.of(1), 100);
            assertThat(recorder.failure()).isEmpty();
            recorder.close();
            assertThat(FORMAT.replay(recorder.bytes()).verify()).isInstanceOf(Verification.Verified.class);
        }
    }

    @Test
    void anUnregisteredComponentIsRefusedBeforeItTakesEffect() {
        Recorder recorder = FORMAT.start(5);
        List<GameCodeException> thrown = new ArrayList<>();
        setStrange(recorder, thrown::add);

        assertThat(thrown).isNotEmpty().allSatisfy(each -> assertThat(each).hasMessageContaining("Strange"));
        assertThat(recorder.game().view().entities())
                .noneMatch(each -> each.get(Strange.class).isPresent());
        recorder.close();
    }

    @Test
    void aRecordingOfAGameThatCannotBeHashedAnyMoreEndsAndTheGameGoesOn() {
        Recorder recorder = recordedBy(lenient());
        setStrange(recorder, thrown -> {
            throw thrown;
        });

        assertThat(recorder.game().view().entities())
                .anyMatch(each -> each.get(Strange.class).isPresent());
        assertThat(recorder.failure().orElseThrow()).hasMessageContaining("Strange");
        assertThatThrownBy(recorder::close).isInstanceOf(SaveException.class);
        assertThat(FORMAT.replay(recorder.bytes()).verify()).isInstanceOf(Verification.Verified.class);
    }

    private static ValueRegistry lenient() {
        return ValueRegistry.builder().types(RecordedDelve.types()).build();
    }

    private static Recorder recordedBy(ValueRegistry registry) {
        Rules rules = RecordedDelve.rules("delve", 1, builder -> builder.registry(registry));
        return RecordingFormat.of(rules).start(5);
    }

    private static void setStrange(Recorder recorder, Consumer<GameCodeException> failed) {
        RecordedDelve.inAnotherBuild(
                3, context -> context.set(context.view().actor().id(), new Strange()), () -> {
                    for (int i = 0; i < 200; i++) {
                        try {
                            RecordedDelve.bump(recorder.game());
                        } catch (GameCodeException thrown) {
                            failed.accept(thrown);
                        }
                    }
                });
    }
}
