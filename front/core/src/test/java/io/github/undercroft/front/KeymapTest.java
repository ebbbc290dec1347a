package io.github.undercroft.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.base.Splitter;
import io.github.undercroft.Rest;
import io.github.undercroft.front.mode.Help;
import io.github.undercroft.front.play.Cellar;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeymapTest {

    /** A game with a verb for which nobody has thought of a key. */
    private static PlayableGame keyless() {
        return withVerbs(Verb.plain("dance", new Rest()));
    }

    private static PlayableGame withVerbs(Verb... verbs) {
        return new PlayableGame() {
            @Override
            public About about() {
                return GAME.about();
            }

            @Override
            public Rules rules(BoardSize size, Seat seat) {
                return GAME.rules(size, seat);
            }

            @Override
            public List<Verb> verbs() {
                return List.of(verbs);
            }
        };
    }

    @Test
    void aVerbThatNoKeyIsLeftForIsRefused() {
        Verb kick = Verb.plain("kick", new Rest(), "q");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Keymap.standard(withVerbs(kick)))
                .withMessage("No key is left for the verb \"kick\": q is that of \"quit\"; give it another key");
        assertThat(Keymap.standard(withVerbs(kick.on("k"))).keysOf(Binding.of("kick")))
                .containsExactly(new KeyPress("k"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Keymap.standard(withVerbs(Verb.plain("explore", new Rest(), "O"))))
                .withMessageContaining("\"explore\"");
    }

    private static final Cellar GAME = Cellar.QUIET;
    private final Keymap standard = Keymap.standard(GAME);

    @Test
    void aFileTakesThePlaceOfKeys() {
        Keymap map = standard.with(List.of("# mine", "", "pick up = P  ,", "step north = 8 ü"), GAME);

        assertThat(map.keysOf(Binding.of("pick up"))).containsExactly(new KeyPress("P"), new KeyPress(","));
        assertThat(map.meaning(new KeyPress("g"))).isEmpty();
        assertThat(map.way(new KeyPress("ü"))).contains(Direction.NORTH);
        assertThat(map.way(new KeyPress("w"))).isEmpty();
        assertThat(map.way(new KeyPress("s"))).contains(Direction.SOUTH);
    }

    @Test
    void aByteOrderMarkAtTheBeginningOfAFileIsSkipped() {
        assertThat(standard.with(List.of("\uFEFFpick up = P"), GAME).keysOf(Binding.of("pick up")))
                .containsExactly(new KeyPress("P"));
        assertThat(standard.with(List.of("\uFEFF# mine", "pick up = P"), GAME).keysOf(Binding.of("pick up")))
                .containsExactly(new KeyPress("P"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0000", "\u001b", "\u007f", "\ud83d", "\ude00", "\u00a0", "ab", ""})
    void whatIsNoCharacterIsNoKey(String name) {
        assertThatIllegalArgumentException().isThrownBy(() -> new KeyPress(name));
        if (name.length() == 1) {
            assertThat(KeyPress.typed(name.charAt(0))).isEmpty();
        }
    }

    @Test
    void tabsAreGapsToo() {
        Keymap map = standard.with(List.of("pick\tup\t=\tP\t,", "step \t north =\t8"), GAME);

        assertThat(map.keysOf(Binding.of("pick up"))).containsExactly(new KeyPress("P"), new KeyPress(","));
        assertThat(map.keysOf(Binding.of("step", Direction.NORTH))).containsExactly(new KeyPress("8"));
    }

    @Test
    void aKeyThatSomethingElseHadIsTakenFromIt() {
        Keymap map = standard.with(List.of("explore = i", "run north = g"), GAME);

        assertThat(map.meaning(new KeyPress("i"))).contains(Binding.of("explore"));
        assertThat(map.keysOf(Binding.of("inventory"))).isEmpty();
        assertThat(map.meaning(new KeyPress("g"))).contains(Binding.of("run", Direction.NORTH));
    }

    @Test
    void theClassicKeysAreThoseOfOtherRoguelikes() {
        Keymap classic = Keymap.classic(GAME);

        assertThat(classic.meaning(new KeyPress("S"))).contains(Binding.of("quit"));
        assertThat(classic.meaning(new KeyPress("q"))).contains(Binding.of("use"));
        assertThat(classic.meaning(new KeyPress("d"))).contains(Binding.of("drop"));
        assertThat(classic.way(new KeyPress("l"))).contains(Direction.EAST);
        assertThat(classic.keysOf(Binding.of("run", Direction.SOUTH))).containsExactly(new KeyPress("J"));
        assertThat(classic.all()).isEqualTo(standard.all());
        assertThat(Keymap.classic(keyless()).lines()).contains("quit = S").noneMatch(line -> line.startsWith("drop"));
    }

    @Test
    void whatIsPrintedIsReadAgain() {
        assertThat(standard.with(standard.lines(), GAME).lines()).isEqualTo(standard.lines());
    }

    @Test
    void whatHasNoKeyIsPrintedToo() {
        Keymap map = standard.with(List.of("pick up =", "explore = i", "run north-west ="), GAME);

        assertThat(map.lines()).contains("pick up =", "explore = i", "inventory =", "run north-west =");
        assertThat(standard.with(map.lines(), GAME).keysOf(Binding.of("pick up")))
                .isEmpty();
        Play play = new Play(Cellar.QUIET, Cellar.QUIET.about().usualSize(), Seat.PERSON, 1, map);
        Cellar.Sitting.press(play);
        assertThat(Help.lines(play.controls())).noneMatch(line -> line.contains("pick up"));
    }

    @Test
    void aVerbThatIsOnlyChosenFromListsIsPrintedToo() {
        PlayableGame keyless = keyless();

        assertThat(Keymap.standard(keyless).lines()).contains("dance =");
    }

    @Test
    void keysAreInTheSequenceInWhichTheFileNamesThem() {
        assertThat(standard.with(List.of("explore = z i g"), GAME).keysOf(Binding.of("explore")))
                .containsExactly(new KeyPress("z"), new KeyPress("i"), new KeyPress("g"));
    }

    @Property
    void anyTableIsReadAgainAsItWasPrinted(@ForAll("tables") List<String> lines) {
        Keymap map = standard.with(lines, GAME);

        assertThat(standard.with(map.lines(), GAME).lines()).isEqualTo(map.lines());
        assertThat(Keymap.standard(GAME).with(map.lines(), GAME).all()).isEqualTo(map.all());
    }

    /** Some commands with some keys, each key given away once; quit keeps one of its own. */
    @Provide
    Arbitrary<List<String>> tables() {
        List<String> commands = Stream.concat(
                        standard.all().stream().map(Binding::toString), Stream.of("run south-east", "step west"))
                .filter(command -> !command.equals("quit"))
                .distinct()
                .toList();
        List<String> keys = List.of("g", "i", "x", "up", "w", "=", "#", "enter", "Z", "7", "home", "§");
        Arbitrary<List<String>> somewhere = Arbitraries.of(commands).list().ofSize(keys.size());
        return Combinators.combine(
                        Arbitraries.shuffle(keys),
                        somewhere,
                        Arbitraries.of(commands).set().ofMaxSize(5))
                .as((shuffled, owners, bare) -> {
                    Map<String, String> table = new LinkedHashMap<>();
                    bare.forEach(command -> table.put(command, ""));
                    for (int i = 0; i < owners.size(); i++) {
                        table.merge(owners.get(i), shuffled.get(i), (some, more) -> some + " " + more);
                    }
                    return table.entrySet().stream()
                            .map(entry -> entry.getKey() + " = " + entry.getValue())
                            .toList();
                });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pick up g | line 2, \"pick up g\": there is no \"=\"",
                "dance = g | unknown command \"dance\"; there is step north",
                "explore north = g | unknown command \"explore north\"",
                "step upwards = g | unknown command \"step upwards\"",
                "drop = ctrl | \"ctrl\" is no key: give one character, or one of up, right",
                "drop = § § | the key § was given away in line 2 already",
                "pick up = x | line 2, \"pick up = x\": there is a line for \"pick up\" already, line 1; write its keys into one",
                "quit = | no key is left for \"quit\""
            })
    void whatCannotBeReadIsToldWithItsLine(String line, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> standard.with(List.of("pick up = g", line), GAME))
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
