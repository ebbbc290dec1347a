package io.github.undercroft.examples.cellar;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import com.google.common.collect.Sets;
import com.google.common.io.Resources;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.wording.Wording;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GermanCellarTest {

    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}]+");
    /** Names of files, an option of the command line, what is typed for a cheat, and the keys for steps. */
    private static final Set<String> NAMES =
            Set.of("cellar", "morgue", "recordings", "recording", "txt", "saves", "on", "off", "wasd");

    @TempDir
    private Path directory;

    private static Set<String> words(String text) {
        return NO_LETTERS
                .splitAsStream(text)
                .map(Ascii::toLowerCase)
                .filter(word -> word.length() > 1)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> german() throws IOException {
        String table = Resources.toString(GermanCellar.class.getResource("words.txt"), StandardCharsets.UTF_8);
        return words(table.lines()
                .filter(line -> line.contains(" = "))
                .map(line -> line.substring(line.indexOf(" = ")))
                .collect(Collectors.joining("\n")));
    }

    private String screens(PlayableGame game, String folder) throws IOException {
        return new ShownScreens(game, directory.resolve(folder)).all();
    }

    @Test
    void aNoteOfThePlayersStandsInEveryFormOfAName() {
        Wording german = new German();
        String noted = "healing potion called Schlaf";

        assertThat(german.name(noted)).isEqualTo("Heiltrank namens Schlaf");
        assertThat(german.definite(noted)).isEqualTo("der Heiltrank namens Schlaf");
        assertThat(german.indefinite(noted)).isEqualTo("ein Heiltrank namens Schlaf");
        assertThat(german.counted(2, noted)).isEqualTo("2 Heiltränke namens Schlaf");
    }

    @Test
    void everySentenceIsTranslated() {
        assertThat(new GermanCellar().words().missing()).isEmpty();
    }

    @Test
    void noScreenHasAnEnglishWord() throws IOException {
        Set<String> english = Sets.union(
                words(String.join(" ", new Cellar().words().missing())), words(screens(new Cellar(), "english")));
        Set<String> other = Sets.union(german(), Sets.union(NAMES, words(directory.toString())));

        assertThat(words(screens(new GermanCellar(), "german")))
                .contains("kobold", "heiltrank", "leertaste", "gewinnst", "getötet")
                .doesNotContainAnyElementsOf(Sets.difference(english, other));
    }
}
