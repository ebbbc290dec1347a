package io.github.undercroft.game.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Effect;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class EffectChangeTest {

    private record Numbered(int number) implements Effect {}

    private static List<Effect> some(RandomSource random) {
        return IntStream.range(0, random.nextInt(6))
                .<Effect>mapToObj(i -> new Numbered(random.nextInt(3)))
                .toList();
    }

    @Test
    void oneIsTakenOutAndThoseAfterItMoveUp() {
        assertThat(EffectChange.without(4, 1).asList()).containsExactly(0, -1, 1, 2);
        assertThat(EffectChange.same(3).asList()).containsExactly(0, 1, 2);
    }

    @Property
    void inAListOfItsOwnEachIsTheFirstEqualOneThatIsLeft(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        List<Effect> before = some(random);
        List<Effect> after = some(random);
        List<Effect> left = new ArrayList<>(after);
        List<Integer> heirs = new ArrayList<>();
        for (Effect effect : before) {
            int heir = left.indexOf(effect);
            heirs.add(heir);
            if (heir >= 0) {
                left.set(heir, new Numbered(-1));
            }
        }

        assertThat(EffectChange.equal(before, after).asList()).isEqualTo(heirs);
    }
}
