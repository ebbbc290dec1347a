package io.github.undercroft.examples.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.base.Splitter;
import io.github.undercroft.examples.Key;
import io.github.undercroft.geometry.Direction;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeymapTest {

    private static final Cellar GAME = Cellar.QUIET;
    private final Keymap standard = Keymap.standard(GAME);

    @Test
    void aFileTakesThePlaceOfKeys() {
        Keymap map = standard.with(List.of("# mine", "", "pick up = P  ,", "step north = 8 ü"), GAME);

        assertThat(map.keysOf(Binding.of("pick up"))).containsExactly(new Key("P"), new Key(","));
        assertThat(map.meaning(new Key("g"))).isEmpty();
        assertThat(map.way(new Key("ü"))).contains(Direction.NORTH);
        assertThat(map.way(new Key("w"))).isEmpty();
        assertThat(map.way(new Key("s"))).contains(Direction.SOUTH);
    }

    @Test
    void aKeyThatSomethingElseHadIsTakenFromIt() {
        Keymap map = standard.with(List.of("explore = i", "run north = g"), GAME);

        assertThat(map.meaning(new Key("i"))).contains(Binding.of("explore"));
        assertThat(map.keysOf(Binding.of("inventory"))).isEmpty();
        assertThat(map.meaning(new Key("g"))).contains(Binding.of("run", Direction.NORTH));
    }

    @Test
    void whatIsPrintedIsReadAgain() {
        assertThat(standard.with(standard.lines(), GAME).lines()).containsExactlyInAnyOrderElementsOf(standard.lines());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pick up g | line 2, \"pick up g\": there is no \"=\"",
                "dance = g | nobody knows \"dance\"; there is step north",
                "explore north = g | nobody knows \"explore north\"",
                "step upwards = g | nobody knows \"step upwards\"",
                "drop = ctrl | \"ctrl\" is no key: give one character, or one of up, right",
                "drop = § § | the key § was given away in line 2 already",
                "quit = | no key is left for \"quit\""
            })
    void whatCannotBeReadIsToldWithItsLine(String line, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> standard.with(List.of("", line), GAME))
                .withMessageContaining(message);
    }

    @Test
    void noKeyOfTheStandardTableMeansTwoThings() {
        long keys = standard.lines().stream()
                .flatMap(line -> Splitter.on(' ').splitToStream(line.substring(line.indexOf("= ") + 2)))
                .count();

        assertThat(standard.all().stream()
                        .mapToLong(each -> standard.keysOf(each).size())
                        .sum())
                .isEqualTo(keys);
    }
}
