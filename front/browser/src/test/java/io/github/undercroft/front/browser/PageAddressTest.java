package io.github.undercroft.front.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class PageAddressTest {

    @Test
    void readsSeedAndGamesInAnyOrder() {
        assertThat(PageAddress.read("#bot=3&target=js&seed=-41"))
                .isEqualTo(new PageAddress(Optional.of(-41L), Optional.of(3)));
    }

    @Test
    void anEmptyAddressSaysNothing() {
        assertThat(PageAddress.read("")).isEqualTo(new PageAddress(Optional.empty(), Optional.empty()));
    }

    @Test
    void refusesWhatIsNoNumberAndNoGamesAndSaysWhatToWrite() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PageAddress.read("#seed=x"))
                .withMessage("\"seed=x\" is no whole number; write for example seed=5");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PageAddress.read("#bot=0"))
                .withMessageContaining("write bot=1 or more");
    }
}
