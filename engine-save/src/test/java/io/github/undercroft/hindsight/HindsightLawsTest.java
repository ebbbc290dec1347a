package io.github.undercroft.hindsight;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.save.RecordingFormat;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Whatever was lost, there is a verdict, and one only. */
class HindsightLawsTest {

    private static final Brain RANDOM =
            turn -> Decision.act(Bump.toward(turn.random().pick(Direction.all())));

    /** On two threads. */
    private static final class Two implements BranchRunner {
        private final ForkJoinPool pool = new ForkJoinPool(2);

        @Override
        public <T> List<T> play(List<Supplier<T>> branches) {
            return pool.submit(
                            () -> branches.parallelStream().map(Supplier::get).toList())
                    .join();
        }
    }

    private static Hindsight hindsight(RandomDeath death, RandomSource random) {
        Loss loss = random.pick(
                List.of(Loss.death(), Loss.death(), Loss.exception(), Loss.event(event -> event instanceof Damaged)));
        return Hindsight.of(death.rules(), RANDOM)
                .losing(loss)
                .after(random.nextInt(0, 20))
                .spending(random.nextInt(1000, 20_000));
    }

    private static String told(Verdict verdict) {
        if (verdict instanceof Verdict.Blamed blamed) {
            return moment(blamed.moment()) + blamed.done() + blamed.better() + blamed.others();
        }
        return verdict instanceof Verdict.Luck luck
                ? moment(luck.moment()) + luck.before() + luck.after()
                : verdict.toString();
    }

    private static String moment(Verdict.Moment moment) {
        return moment.step() + " " + moment.turn() + " " + moment.game().get().stateHash();
    }

    private static Verdict inPieces(Hindsight hindsight, RandomDeath death, RandomSource random) {
        HindsightSearch search =
                hindsight.search(RecordingFormat.of(death.rules()).replay(death.recording()));
        while (!search.work(random.nextInt(1, 500))) {
            assertThat(search.share()).isBetween(0.0, 1.0);
        }
        return search.verdict().orElseThrow();
    }

    @Property
    void theVerdictIsTheSameOnTwoThreadsAndInPieces(@ForAll long seed) {
        RandomDeath death = RandomDeath.of(seed);
        RandomSource random = RandomSource.of(~seed);
        Hindsight hindsight = hindsight(death, random);
        Two two = new Two();
        try {
            String expected = told(hindsight.look(death.recording()));
            assertThat(told(hindsight.look(death.recording(), HindsightProgress.NONE, two)))
                    .isEqualTo(expected);
            assertThat(told(inPieces(hindsight, death, random))).isEqualTo(expected);
        } finally {
            two.pool.shutdown();
        }
    }

    @Test
    void theseGamesAreLostInEachWay() {
        Set<Class<?>> verdicts = LongStream.range(0, 60)
                .mapToObj(seed -> {
                    RandomDeath death = RandomDeath.of(seed);
                    return hindsight(death, RandomSource.of(~seed))
                            .look(death.recording())
                            .getClass();
                })
                .collect(Collectors.toSet());
        assertThat(verdicts)
                .contains(Verdict.Blamed.class, Verdict.Luck.class, Verdict.Unclear.class, Verdict.NotLost.class);
    }
}
