package io.github.undercroft.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class ShuffleBagTest {

    private static final ShuffleBag<String> WEATHER = ShuffleBag.of("sun", 3).plus("rain", 1);

    private static List<String> drawn(ShuffleBag<String> bag, int draws, RandomSource random) {
        List<String> drawn = new ArrayList<>();
        ShuffleBag<String> rest = bag;
        for (int i = 0; i < draws; i++) {
            ShuffleBag.Draw<String> draw = rest.draw(random);
            drawn.add(draw.value());
            rest = draw.rest();
        }
        return drawn;
    }

    @Test
    void everyRoundHasEachTokenOnce() {
        RandomSource random = RandomSource.of(1);
        ShuffleBag<String> bag = WEATHER;
        for (int round = 0; round < 20; round++) {
            assertThat(drawn(bag, 4, random)).containsExactlyInAnyOrder("sun", "sun", "sun", "rain");
        }
    }

    @Test
    void theLastTokenFillsTheBagAgain() {
        ShuffleBag.Draw<String> last =
                new ShuffleBag<>(List.of("sun", "rain"), List.of(3, 1), List.of(0, 1)).draw(RandomSource.of(1));

        assertThat(last.value()).isEqualTo("rain");
        assertThat(last.rest()).isEqualTo(WEATHER);
    }

    @Test
    void drawingChangesNoBag() {
        ShuffleBag<String> same = ShuffleBag.of("sun", 3).plus("rain", 1);
        drawn(WEATHER, 3, RandomSource.of(1));

        assertThat(WEATHER).isEqualTo(same);
        assertThat(WEATHER.remaining()).isEqualTo(4);
    }

    @Test
    void whatIsPutInLaterCanBeDrawnAtOnce() {
        ShuffleBag<String> bag = WEATHER.draw(RandomSource.of(1)).rest().plus("snow", 2);

        assertThat(bag.remaining()).isEqualTo(5);
        assertThat(bag.refilled().remaining()).isEqualTo(6);
        assertThat(drawn(bag, 5, RandomSource.of(1))).contains("snow");
    }

    @Test
    void badBagsAreRefused() {
        assertThatThrownBy(() -> ShuffleBag.of("sun", 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("0 tokens of \"sun\"");
        assertThatThrownBy(() -> ShuffleBag.of(List.of())).hasMessageContaining("not 0");
        assertThatThrownBy(() -> WEATHER.plus("snow", Integer.MAX_VALUE)).hasMessageContaining("2147483651");
        assertThatThrownBy(() -> new ShuffleBag<>(List.of("sun"), List.of(1), List.of(2)))
                .hasMessageContaining("2 left of 1");
        assertThatThrownBy(() -> new ShuffleBag<>(List.of("sun"), List.of(1), List.of(0)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new ShuffleBag<>(List.of("sun"), List.of(1, 2), List.of(1)))
                .hasMessageContaining("not 2");
    }

    /** A list of tokens, of which one after the other is taken out. */
    @Property
    void aBagIsAListThatTokensAreTakenFrom(
            @ForAll long seed, @ForAll @Size(min = 1, max = 6) List<@IntRange(min = 1, max = 4) Integer> counts) {
        ShuffleBag<Integer> bag = ShuffleBag.of(0, counts.get(0));
        for (int i = 1; i < counts.size(); i++) {
            bag = bag.plus(i, counts.get(i));
        }
        List<Integer> tokens = new ArrayList<>();
        RandomSource random = RandomSource.of(seed);
        RandomSource same = RandomSource.of(seed);
        for (int draws = 0; draws < 40; draws++) {
            if (tokens.isEmpty()) {
                for (int i = 0; i < counts.size(); i++) {
                    tokens.addAll(Collections.nCopies(counts.get(i), i));
                }
            }
            assertThat(bag.remaining()).isEqualTo(tokens.size());
            ShuffleBag.Draw<Integer> draw = bag.draw(random);
            assertThat(draw.value()).isEqualTo(tokens.remove(same.nextInt(tokens.size())));
            bag = draw.rest();
        }
    }

    @Test
    void aSeedDrawsWhatItAlwaysDrew() {
        ShuffleBag<String> bag = ShuffleBag.of(List.of("a", "b", "c", "d", "e"));
        assertThat(String.join("", drawn(bag, 15, RandomSource.of(2026)))).isEqualTo("dbceaaedcbdbeca");
    }
}
