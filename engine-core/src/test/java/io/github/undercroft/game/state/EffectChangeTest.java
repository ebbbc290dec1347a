package io.github.undercroft.game.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Effect;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class EffectChangeTest {

    /** Equal to every other one, so that only its place tells which it is. */
    private record Same() implements Effect {}

    private static final Effect TWICE = new Same();

    private static List<Integer> heirs(List<Effect> before, List<Effect> after, int at) {
        EffectChange change = new EffectChange(World.NOBODY, false, before, after, at);
        return IntStream.range(0, before.size()).mapToObj(change::heirOf).toList();
    }

    private static List<Effect> some(int count) {
        return IntStream.range(0, count).<Effect>mapToObj(i -> new Same()).toList();
    }

    @Property
    void oneThatIsReplacedOrTakenOutOrComesIsKnownByItsPlaceEvenAmongTwoOfOneObject(
            @ForAll @IntRange(min = 1, max = 5) int count, @ForAll @IntRange(min = 0, max = 4) int place) {
        int at = place % count;
        for (List<Effect> before : List.of(
                some(count), IntStream.range(0, count).mapToObj(i -> TWICE).toList())) {
            List<Effect> replaced = new ArrayList<>(before);
            replaced.set(at, new Same());
            List<Effect> fewer = new ArrayList<>(before);
            fewer.remove(at);
            List<Effect> more = new ArrayList<>(before);
            more.add(new Same());
            List<Integer> places = IntStream.range(0, count).boxed().toList();

            assertThat(heirs(before, replaced, at)).isEqualTo(places);
            assertThat(heirs(before, more, count)).isEqualTo(places);
            assertThat(heirs(before, fewer, at))
                    .isEqualTo(places.stream()
                            .map(i -> i < at ? i : i == at ? -1 : i - 1)
                            .toList());
        }
    }

    @Test
    void inAListOfItsOwnWhatIsKeptIsFoundAndWhatStandsBetweenTheSameNeighboursIsItsNextValue() {
        List<Effect> before = some(4);
        Effect next = new Same();

        assertThat(heirs(before, List.of(before.get(2), before.get(0)), -1)).containsExactly(1, -1, 0, -1);
        assertThat(heirs(before, List.of(before.get(0), next, before.get(3)), -1))
                .containsExactly(0, 1, -1, 2);
        assertThat(heirs(before, some(4), -1)).containsExactly(0, 1, 2, 3);
        assertThat(heirs(before, List.of(), -1)).containsExactly(-1, -1, -1, -1);
    }

    @Test
    void onlyWhatComesAfterTheOthersBegins() {
        List<Effect> one = some(1);

        assertThat(new EffectChange(World.NOBODY, false, one, some(2), 1).isBeginning())
                .isTrue();
        assertThat(new EffectChange(World.NOBODY, true, List.of(), one, 0).isBeginning())
                .isTrue();
        assertThat(new EffectChange(World.NOBODY, false, one, some(1), 0).isBeginning())
                .isFalse();
        assertThat(new EffectChange(World.NOBODY, false, one, some(2), -1).isBeginning())
                .isFalse();
    }
}
