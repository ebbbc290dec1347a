package io.github.undercroft.front.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ThingsTest {

    @Test
    void namesHaveAnArticleIfTheyTakeOne() {
        assertThat(List.of("ogre", "rat", "armour +1", "leather armour", "mail", "gold", "Medusa"))
                .extracting(Things::withArticle)
                .containsExactly("an ogre", "a rat", "armour +1", "leather armour", "mail", "gold", "Medusa");
    }

    @Test
    void namesAreListedInAPlainSentence() {
        assertThat(Things.listed(List.of("a"))).isEqualTo("a");
        assertThat(Things.listed(List.of("a", "b", "c"))).isEqualTo("a, b and c");
    }
}
