package io.github.undercroft.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class SeedValueTest {

    private static final SeedValue<List<String>> COLOURS =
            SeedValue.of("colours", random -> random.shuffled(List.of("red", "green", "blue", "black")));

    @Property
    void equalSeedsGiveEqualValues(@ForAll long seed) {
        assertThat(SeedValues.of(seed).get(COLOURS)).isEqualTo(COLOURS.draw(seed));
    }

    @Test
    void seedsAndNamesDecideTheValue() {
        List<List<String>> bySeed = new ArrayList<>();
        for (long seed = 0; seed < 24; seed++) {
            bySeed.add(COLOURS.draw(seed));
        }
        SeedValue<List<String>> others =
                SeedValue.of("smells", random -> random.shuffled(List.of("red", "green", "blue", "black")));

        assertThat(bySeed.stream().distinct().count()).isGreaterThan(8);
        assertThat(COLOURS.draw(1)).isNotEqualTo(others.draw(1));
        assertThat(COLOURS.draw(42)).containsExactly("red", "blue", "black", "green");
    }

    @Test
    void aValueIsDrawnOnce() {
        List<Long> draws = new ArrayList<>();
        SeedValue<Long> key = SeedValue.of("number", random -> {
            draws.add(random.nextLong());
            return draws.get(0);
        });
        SeedValues values = SeedValues.of(7);

        assertThat(values.get(key)).isEqualTo(values.get(key));
        assertThat(draws).hasSize(1);
    }

    @Test
    void whatThrowsIsAskedAgain() {
        List<String> calls = new ArrayList<>();
        SeedValue<String> key = SeedValue.of("word", random -> {
            calls.add("call");
            if (calls.size() == 1) {
                throw new IllegalStateException("not yet");
            }
            return "now";
        });
        SeedValues values = SeedValues.of(7);

        assertThatThrownBy(() -> values.get(key)).hasMessage("not yet");
        assertThat(values.get(key)).isEqualTo("now");
    }

    @Test
    @SuppressWarnings("NullAway") // what a caller without a null checker does
    void nullIsRefusedWithTheName() {
        SeedValue<String> none = SeedValue.of("nothing", random -> null);

        assertThatThrownBy(() -> none.draw(1)).hasMessageContaining("\"nothing\"");
    }
}
