package io.github.undercroft.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Modifier;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class RandomSourceTest {

    @Test
    void theRawStreamIsXoroshiro128PlusPlus() {
        RandomSource source = RandomSource.ofState(1, 2);
        assertThat(source.nextLong()).isEqualTo(393217L);
        assertThat(source.nextLong()).isEqualTo(669327710093319L);
        assertThat(source.nextLong()).isEqualTo(1732421326133921491L);
        assertThat(source.nextLong()).isEqualTo(Long.parseUnsignedLong("11394790081659126983"));
        assertThat(source.nextLong()).isEqualTo(Long.parseUnsignedLong("9555452776773192676"));
    }

    @Property
    void theSeedIsSpreadBySplitMix(@ForAll long seed) {
        SplittableRandom splitMix = new SplittableRandom(seed);
        RandomSource source = RandomSource.of(seed);
        assertThat(source.state0()).isEqualTo(splitMix.nextLong());
        assertThat(source.state1()).isEqualTo(splitMix.nextLong());
    }

    @Test
    void aSeedKeepsItsFirstDraws() {
        assertThat(draws(RandomSource.of(0)))
                .isEqualTo("8027914721839836897 -1080616065 28 -7 508219080847 1 "
                        + "true 4604429418152121778 4619412789065953240 -4623071802656996716 "
                        + "false -23,45,-94,-96,82,-59,109,-65,43,17403652 -3474133493057882410");
        assertThat(draws(RandomSource.of(42)))
                .isEqualTo("-1690267358668702685 1419969458 95 -30 376945380890 -7 "
                        + "false 4591831875486555528 4611066859267109236 -4622719889678362232 "
                        + "false 16,17,-104,-110,27,46,60,-36,-52,47021653 1594630156588672708");
        assertThat(draws(RandomSource.of(-1)))
                .isEqualTo("-5145538296528975598 -1834192068 47 26 92331173923 -1 "
                        + "true 4589831148429334976 4618860667638679679 -4618738911082070612 "
                        + "false 1,101,-80,113,44,-19,-70,-15,-64,41652307 1323610658705039086");
    }

    /** One draw of every kind, and what the state is after them. */
    private static String draws(RandomSource source) {
        byte[] bytes = new byte[9];
        int[] order = {0, 1, 2, 3, 4, 5, 6, 7};
        StringBuilder text = new StringBuilder();
        text.append(source.nextLong()).append(' ').append(source.nextInt());
        text.append(' ').append(source.nextInt(100)).append(' ').append(source.nextInt(-50, 51));
        text.append(' ').append(source.nextLong(1L << 40)).append(' ').append(source.nextLong(-9, 10));
        text.append(' ').append(source.nextBoolean()).append(' ');
        text.append(Double.doubleToLongBits(source.nextDouble()));
        text.append(' ').append(Double.doubleToLongBits(source.nextDouble(8)));
        text.append(' ').append(Double.doubleToLongBits(source.nextDouble(-1, 1)));
        text.append(' ').append(source.chance(1, 3)).append(' ');
        source.nextBytes(bytes);
        source.shuffle(order);
        for (byte value : bytes) {
            text.append(value).append(',');
        }
        for (int value : order) {
            text.append(value);
        }
        return text.append(' ').append(source.state0()).toString();
    }

    @Property
    void aRestoredStateGoesOnAlike(@ForAll long seed) {
        RandomSource source = RandomSource.of(seed);
        source.nextLong();
        RandomSource resumed = RandomSource.ofState(source.state0(), source.state1());
        long next = source.nextLong();
        assertThat(resumed.nextLong()).isEqualTo(next);
        assertThat(resumed).hasToString(source.toString());
    }

    @Property
    void aCopyDrawsTheSameAndMovesNothing(@ForAll long seed) {
        RandomSource source = RandomSource.of(seed);
        RandomSource copy = source.copy();
        long copied = copy.nextLong();
        copy.nextLong();
        assertThat(source.nextLong()).isEqualTo(copied);
    }

    @Test
    void theStateOfNoBitsIsRefused() {
        assertThatThrownBy(() -> RandomSource.ofState(0, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThat(RandomSource.ofState(0, 1).state1()).isEqualTo(1);
        assertThat(RandomSource.ofState(1, 0).state0()).isEqualTo(1);
    }

    @Test
    void noInheritedMethodIsLeftToTheRuntime() {
        for (var method : RandomGenerator.class.getMethods()) {
            if (Modifier.isStatic(method.getModifiers())) {
                continue;
            }
            assertThat(owner(method.getName(), method.getParameterTypes()))
                    .as(method.toString())
                    .isNotEqualTo(RandomGenerator.class);
        }
    }

    private static Class<?> owner(String name, Class<?>[] parameters) {
        try {
            return RandomSource.class.getMethod(name, parameters).getDeclaringClass();
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void whatDiffersBetweenRuntimesIsRefusedWithAWayOut() {
        RandomSource source = RandomSource.of(1);
        assertThatThrownBy(source::nextFloat)
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("use nextDouble");
        assertThatThrownBy(source::nextGaussian)
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("add several nextInt");
        assertThatThrownBy(source::nextExponential)
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("chance(numerator, denominator)");
        assertThatThrownBy(() -> source.ints(3, 0, 9))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("call nextInt in a loop");
        assertThat(source.state0()).isEqualTo(RandomSource.of(1).state0());
    }
}
