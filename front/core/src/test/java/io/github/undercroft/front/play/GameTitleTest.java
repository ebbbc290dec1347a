package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.Words;
import org.junit.jupiter.api.Test;

class GameTitleTest {

    @Test
    void theTitleOfAGameBeginsWithACapital() {
        assertThat(GameTitle.named("descent").text()).isEqualTo("Descent");
        assertThat(GameTitle.named("deep-scatter").text()).isEqualTo("Deep-scatter");
        assertThat(GameTitle.named("").text()).isEmpty();
    }

    @Test
    void thePlayerIsThankedInOneSentence() {
        assertThat(GameTitle.named("descent").thanks(Words.ENGLISH)).isEqualTo("Thank you for playing Descent.");
    }

    @Test
    void aTitleHasNoControlCharacters() {
        assertThat(new GameTitle("De\u001b]2;scent\u0007\n\u009c").text()).isEqualTo("De]2;scent");
    }
}
