package io.github.undercroft.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
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

    @Property
    void whatHadAChoiceKeepsItWhateverIsAdded(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 5) int names,
            @ForAll @IntRange(max = 3) int spare,
            @ForAll @IntRange(max = 3) int more,
            @ForAll @IntRange(max = 3) int choicesMore) {
        SeedValue<Map<String, String>> before = pairs(names, names + spare);
        SeedValue<Map<String, String>> now = pairs(names + more, names + more + spare + choicesMore);
        Map<String, String> kept = drawn(seed, before, Map.of());
        Map<String, String> later = drawn(seed, now, Map.of("pairs", kept));
        assertThat(later).containsAllEntriesOf(kept).hasSize(names + more);
        assertThat(later.values()).doesNotHaveDuplicates();
    }

    @Property
    void aChoiceThatIsGoneIsReplacedByOneThatNobodyHad(@ForAll long seed) {
        Map<String, String> kept = drawn(seed, pairs(3, 5), Map.of());
        String gone = kept.get("name 1");
        List<String> left = IntStream.range(0, 5)
                .mapToObj(i -> "choice " + i)
                .filter(each -> !each.equals(gone))
                .toList();
        SeedValue<Map<String, String>> now = SeedValue.pairs("pairs", List.of("name 0", "name 1", "name 2"), left);
        Map<String, String> later = drawn(seed, now, Map.of("pairs", kept));
        assertThat(later.get("name 0")).isEqualTo(kept.get("name 0"));
        assertThat(later.get("name 2")).isEqualTo(kept.get("name 2"));
        assertThat(kept.values()).doesNotContain(later.get("name 1"));
    }

    @Test
    void theChoiceOfANameThatIsGoneIsGivenLast() {
        Map<String, String> kept = Map.of("gone", "choice 0", "name 0", "choice 1");
        SeedValue<Map<String, String>> now = pairs(3, 3);
        for (int seed = 0; seed < 20; seed++) {
            Map<String, String> later = drawn(seed, now, Map.of("pairs", kept));
            assertThat(later).isEqualTo(Map.of("name 0", "choice 1", "name 1", "choice 2", "name 2", "choice 0"));
        }
    }

    @Test
    void pairsThatTheGameDoesNotKeepAreRefusedByName() {
        SeedValues values = SeedValues.keeping(1, List.of(), Map.of());
        assertThatThrownBy(() -> values.get(pairs(1, 1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("do not know the pairs")
                .hasMessageContaining("Rules.Builder.guises");
        assertThatThrownBy(() -> pairs(2, 1)).hasMessageContaining("2 names of the pairs have 1 choices");
    }

    private static Map<String, String> drawn(
            long seed, SeedValue<Map<String, String>> key, Map<String, Map<String, String>> before) {
        SeedValues values = SeedValues.keeping(seed, List.of(key), before);
        assertThat(values.kept()).isEqualTo(Map.of("pairs", values.get(key)));
        return values.get(key);
    }

    private static SeedValue<Map<String, String>> pairs(int names, int choices) {
        return SeedValue.pairs(
                "pairs",
                IntStream.range(0, names).mapToObj(i -> "name " + i).toList(),
                IntStream.range(0, choices).mapToObj(i -> "choice " + i).toList());
    }
}
