package io.github.undercroft.front;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuggestionTest {

    private static final List<String> GAMES = List.of("arena", "scatter", "deep-scatter", "thieflike", "bsp", "go");

    @ParameterizedTest
    @CsvSource({
        "arean, arena",
        "ARENA, arena",
        "rena, arena",
        "arrena, arena",
        "aren, arena",
        "scater, scatter",
        "deepscatter, deep-scatter",
        "theiflike, thieflike",
        "pbs, ",
        "bp, bsp",
        "bps, bsp",
        "og, ",
        "chess, ",
        "are, arena",
        "ar, arena",
        "thief, thieflike",
        "'', "
    })
    void theNearestOfTheKnownWordsIsMeantIfItIsNear(String typed, String meant) {
        assertThat(Suggestion.of(typed, GAMES).orElse(null)).isEqualTo(meant);
    }

    /** By its definition: the fewest of the four changes, each letter and each gap considered once. */
    private static int slow(String from, String to) {
        if (from.isEmpty() || to.isEmpty()) {
            return from.length() + to.length();
        }
        int replaced = slow(from.substring(1), to.substring(1)) + (from.charAt(0) == to.charAt(0) ? 0 : 1);
        int min = Math.min(replaced, 1 + Math.min(slow(from.substring(1), to), slow(from, to.substring(1))));
        boolean isSwapped = from.length() > 1
                && to.length() > 1
                && from.charAt(0) == to.charAt(1)
                && from.charAt(1) == to.charAt(0);
        return isSwapped ? Math.min(min, 1 + slow(from.substring(2), to.substring(2))) : min;
    }

    @Property
    void editsAreCountedAsTheyAreDefined(
            @ForAll @StringLength(max = 6) @CharRange(from = 'a', to = 'c') String from,
            @ForAll @StringLength(max = 6) @CharRange(from = 'a', to = 'c') String to) {
        assertThat(Suggestion.edits(from, to)).isEqualTo(slow(from, to)).isEqualTo(Suggestion.edits(to, from));
    }
}
