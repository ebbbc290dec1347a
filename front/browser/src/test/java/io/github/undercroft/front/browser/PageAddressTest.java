package io.github.undercroft.front.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.front.Words;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PageAddressTest {

    private static PageAddress read(String hash) {
        return PageAddress.read("", hash, Words.ENGLISH);
    }

    private static PageAddress seed(long seed) {
        return new PageAddress(Optional.of(seed), Optional.empty(), Optional.empty(), List.of());
    }

    private static void refuses(String hash, String message) {
        assertThatIllegalArgumentException().isThrownBy(() -> read(hash)).withMessage(message);
    }

    @Test
    void readsSeedAndGamesInAnyOrder() {
        assertThat(read("#bot=3&target=js&seed=-41"))
                .isEqualTo(new PageAddress(Optional.of(-41L), Optional.of(3), Optional.empty(), List.of()));
    }

    @Test
    void anEmptyAddressSaysNothing() {
        assertThat(read(""))
                .isEqualTo(new PageAddress(Optional.empty(), Optional.empty(), Optional.empty(), List.of()));
    }

    @Test
    void capitalsAndBlanksMakeNoDifference() {
        assertThat(read("#Seed=%205")).isEqualTo(seed(5));
        assertThat(read("#+SEED = 5 ")).isEqualTo(seed(5));
    }

    @Test
    void aQueryIsReadTooAndWhatHostsAddIsSkipped() {
        assertThat(PageAddress.read("?seed=5&fbclid=x&sed=7", "", Words.ENGLISH))
                .isEqualTo(seed(5));
        assertThat(PageAddress.read("?seed=5", "#seed=6", Words.ENGLISH)).isEqualTo(seed(6));
    }

    @Test
    void whatMeansNothingIsNamedButNotWhatHostsAdd() {
        assertThat(PageAddress.read("?utm=x", "#Volume=9&seed=5&target=js&41", Words.ENGLISH)
                        .unknown())
                .containsExactly("Volume=9", "41");
        assertThat(read("#&seed=5&").unknown()).isEmpty();
    }

    @Test
    void aRecordingIsAFileBesideThePage() {
        assertThat(read("#recording=won-7.recording").recording()).contains("won-7.recording");
        String refusal = " is no file beside this page; write for example recording=game.recording";
        refuses("#recording=../a", "\"../a\"" + refusal);
        refuses("#recording=http://a.b", "\"http://a.b\"" + refusal);
        refuses("#recording=", "\"\"" + refusal);
    }

    @Test
    void whatIsMistypedIsTold() {
        refuses("#sed=5", "\"sed\" means nothing here; did you mean \"seed\"?");
    }

    @Test
    void refusesWhatIsNoNumberAndNoGamesAndSaysWhatToWrite() {
        refuses("#seed=x", "\"seed=x\" is no whole number; write for example seed=5");
        refuses(
                "#seed=99999999999999999999",
                "\"seed=99999999999999999999\" is too large a number; write for example seed=5");
        refuses("#bot=0", "\"bot=0\" plays no game; write bot=1 or more");
    }
}
