package io.github.undercroft.front.disk;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SaveDirectoryTest {

    private static final Path HOME = Path.of("home").toAbsolutePath();
    private static final Path OTHER = Path.of("other").toAbsolutePath();

    private static Path usual(Map<String, String> environment, String system) {
        return SaveDirectory.usual("undercroft", environment, system, HOME);
    }

    @ParameterizedTest
    @CsvSource({
        "Linux, .local/state/undercroft",
        "FreeBSD, .local/state/undercroft",
        "Mac OS X, Library/Application Support/undercroft",
        "Windows 11, AppData/Local/undercroft"
    })
    void withoutVariablesItIsBelowTheHomeDirectory(String system, String place) {
        assertThat(usual(ImmutableMap.of(), system)).isEqualTo(HOME.resolve(place));
        assertThat(usual(ImmutableMap.of("XDG_STATE_HOME", "", "LOCALAPPDATA", "relative"), system))
                .isEqualTo(HOME.resolve(place));
    }

    @Test
    void windowsNamesItsDirectory() {
        assertThat(usual(ImmutableMap.of("LOCALAPPDATA", OTHER.toString()), "Windows 11"))
                .isEqualTo(OTHER.resolve("undercroft"));
        assertThat(usual(ImmutableMap.of("LOCALAPPDATA", OTHER.toString()), "Linux"))
                .isEqualTo(HOME.resolve(".local/state/undercroft"));
    }

    @ParameterizedTest
    @CsvSource({"Linux", "Mac OS X", "Windows 11"})
    void theVariableForStateCountsOnEverySystem(String system) {
        assertThat(usual(ImmutableMap.of("XDG_STATE_HOME", OTHER.toString()), system))
                .isEqualTo(OTHER.resolve("undercroft"));
    }

    @Test
    void homeIsWhatTheShellTakesForIt() {
        Map<String, String> other = ImmutableMap.of("HOME", OTHER.toString());

        assertThat(SaveDirectory.home(other, "Linux", HOME.toString())).isEqualTo(OTHER);
        assertThat(SaveDirectory.home(other, "Windows 11", HOME.toString())).isEqualTo(HOME);
        assertThat(SaveDirectory.home(ImmutableMap.of("HOME", "relative"), "Linux", HOME.toString()))
                .isEqualTo(HOME);
        assertThat(SaveDirectory.home(ImmutableMap.of(), "Linux", HOME.toString()))
                .isEqualTo(HOME);
    }

    @ParameterizedTest
    @CsvSource({
        "/home/me/games/a-1.txt, ~/games/a-1.txt",
        "/home/me, /home/me",
        "/home/meg/a-1.txt, /home/meg/a-1.txt",
        "/home/me/my games/a-1.txt, /home/me/my games/a-1.txt",
        "/home/me/$x/a-1.txt, /home/me/$x/a-1.txt"
    })
    void aPlaceBelowHomeBeginsWithATildeIfNothingInItIsQuoted(String place, String shown) {
        assertThat(SaveDirectory.shortened(place, Path.of("/home/me"))).isEqualTo(shown);
    }
}
