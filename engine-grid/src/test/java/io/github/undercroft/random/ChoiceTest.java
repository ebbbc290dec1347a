package io.github.undercroft.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class ChoiceTest {

    @Test
    void aChanceComesTrueAsOftenAsItSays() {
        RandomSource source = RandomSource.of(5);
        int hits = 0;
        for (int i = 0; i < 30_000; i++) {
            hits += source.chance(1, 3) ? 1 : 0;
        }
        assertThat(hits).isBetween(9_700, 10_300);
    }

    @Property
    void certainChancesAreCertainAndDrawAllTheSame(@ForAll long seed) {
        RandomSource never = RandomSource.of(seed);
        RandomSource always = RandomSource.of(seed);
        assertThat(never.chance(0, 8)).isFalse();
        assertThat(always.chance(8, 8)).isTrue();
        assertThat(never.state0())
                .isEqualTo(always.state0())
                .isNotEqualTo(RandomSource.of(seed).state0());
    }

    @Test
    void impossibleChancesAreRefused() {
        RandomSource source = RandomSource.of(5);
        assertThatThrownBy(() -> source.chance(4, 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("4 in 3");
        assertThatThrownBy(() -> source.chance(-1, 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> source.chance(0, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void pickingFromNothingIsRefused() {
        assertThatThrownBy(() -> RandomSource.of(1).pick(List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("empty");
        assertThat(RandomSource.of(1).pick(List.of("only"))).isEqualTo("only");
    }

    @Property
    void shufflingKeepsEveryElement(@ForAll List<Integer> elements, @ForAll long seed) {
        List<Integer> before = List.copyOf(elements);
        assertThat(RandomSource.of(seed).shuffled(elements)).containsExactlyInAnyOrderElementsOf(before);
        assertThat(elements).isEqualTo(before);
    }

    @Test
    void allOrdersAndAllPicksComeAlike() {
        RandomSource source = RandomSource.of(9);
        List<String> letters = List.of("a", "b", "c", "d");
        Map<String, Integer> orders = new TreeMap<>();
        Map<String, Integer> picks = new TreeMap<>();
        for (int i = 0; i < 24_000; i++) {
            orders.merge(String.join("", source.shuffled(letters)), 1, Integer::sum);
            picks.merge(source.pick(letters), 1, Integer::sum);
        }
        assertThat(orders).hasSize(24);
        assertThat(orders.values()).allSatisfy(count -> assertThat(count).isBetween(860, 1_140));
        assertThat(picks.values())
                .hasSize(4)
                .allSatisfy(count -> assertThat(count).isBetween(5_700, 6_300));
    }
}
