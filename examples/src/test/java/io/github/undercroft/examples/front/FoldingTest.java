package io.github.undercroft.examples.front;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class FoldingTest {

    @Test
    void partsStayWholeIfTheyFit() {
        assertThat(Folding.rows("Hit points 3   Foes 9   Depth 1", 20, ""))
                .containsExactly("Hit points 3", "Foes 9   Depth 1");
    }

    @Test
    void textIsPartedAtBlanksAndALongWordAnywhere() {
        assertThat(Folding.rows("You hit the goblin.", 8, " ")).containsExactly("You hit", " the", " goblin.");
        assertThat(Folding.rows("abcdefgh", 3, "")).containsExactly("abc", "def", "gh");
    }

    @Test
    void whatFitsIsLeftAsItIs() {
        assertThat(Folding.rows("up        w  k", 20, "")).containsExactly("up        w  k");
    }

    @Test
    void whatIsLeftOutLeavesDots() {
        assertThat(Folding.first(List.of("one", "two", "three"), 2, 6)).containsExactly("one", "tw ...");
        assertThat(Folding.first(List.of("one", "two"), 2, 6)).containsExactly("one", "two");
    }

    @Provide
    Arbitrary<String> lines() {
        return Arbitraries.strings().withChars("abc   ").ofMaxLength(60).map(String::strip);
    }

    @Property
    void noLetterIsLostAndNoRowIsTooLong(
            @ForAll("lines") String line, @ForAll @IntRange(min = 1, max = 70) int columns) {
        List<String> rows = Folding.rows(line, columns, "  ");

        assertThat(rows).isNotEmpty().allMatch(row -> row.length() <= columns);
        assertThat(CharMatcher.whitespace().removeFrom(String.join("", rows)))
                .isEqualTo(CharMatcher.whitespace().removeFrom(line));
    }
}
