package io.github.undercroft.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class SeedsTest {

    @Test
    void derivedSeedsAreAPromise() {
        assertThat(Seeds.mix(0)).isEqualTo(0);
        assertThat(Seeds.mix(1)).isEqualTo(4324205816119988925L);
        assertThat(Seeds.derive(0, 0)).isEqualTo(6624057351282410827L);
        assertThat(Seeds.derive(42, 3)).isEqualTo(-7695916475540602517L);
        assertThat(Seeds.derive(42, "")).isEqualTo(-6365401370736950333L);
        assertThat(Seeds.derive(42, "combat")).isEqualTo(-4123631419040816927L);
        assertThat(Seeds.derive(42, "levels")).isEqualTo(-4379570083338781657L);
    }

    @Test
    void eachInputBitTurnsAboutHalfOfTheOutputBits() {
        RandomSource source = RandomSource.of(1);
        for (int bit = 0; bit < 64; bit++) {
            int turned = 0;
            for (int i = 0; i < 1_000; i++) {
                long value = source.nextLong();
                turned += Long.bitCount(Seeds.mix(value) ^ Seeds.mix(value ^ (1L << bit)));
            }
            assertThat(turned).as("bit %s", bit).isBetween(31_000, 33_000);
        }
    }

    @Property
    void theOrderOfStepsCounts(@ForAll long seed) {
        assertThat(Seeds.derive(Seeds.derive(seed, 1), 2)).isNotEqualTo(Seeds.derive(Seeds.derive(seed, 2), 1));
        assertThat(Seeds.derive(seed, "ab")).isNotEqualTo(Seeds.derive(seed, "ba"));
        assertThat(Seeds.derive(seed, "ab")).isNotEqualTo(Seeds.derive(Seeds.derive(seed, "a"), "b"));
    }

    @Test
    void neighbouringSeedsAndSaltsNeverMeet() {
        Set<Long> seen = new TreeSet<>();
        for (int seed = -50; seed < 50; seed++) {
            for (int salt = -50; salt < 50; salt++) {
                seen.add(Seeds.derive(seed, salt));
            }
            seen.add(Seeds.derive(seed, "a"));
            seen.add(Seeds.derive(seed, "A"));
            seen.add(Seeds.derive(seed, "a "));
            seen.add(Seeds.derive(seed, ""));
        }
        assertThat(seen).hasSize(100 * 104);
    }

    @Property
    void aDerivedStreamSharesNothingWithItsMaster(@ForAll long seed) {
        assertThat(RandomSource.of(Seeds.derive(seed, 0)).nextLong())
                .isNotEqualTo(RandomSource.of(seed).nextLong());
        assertThat(Seeds.derive(seed, 0)).isNotEqualTo(seed);
    }
}
