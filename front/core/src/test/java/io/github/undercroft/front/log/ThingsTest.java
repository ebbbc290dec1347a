package io.github.undercroft.front.log;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThingsTest {

    @ParameterizedTest
    @CsvSource({
        "ogre, an ogre",
        "unicorn, a unicorn",
        "honest man, an honest man",
        "potion, a potion",
        "leather armour, leather armour",
        "Medusa, Medusa"
    })
    void aNameHasTheArticleOfItsSound(String name, String told) {
        assertThat(Things.withArticle(name)).isEqualTo(told);
    }
}
