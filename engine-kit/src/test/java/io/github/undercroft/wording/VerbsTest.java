package io.github.undercroft.wording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VerbsTest {

    @ParameterizedTest
    @CsvSource({
        "hit, hits",
        "miss, misses",
        "carry, carries",
        "obey, obeys",
        "go, goes",
        "woo, woos",
        "push, pushes",
        "catch, catches",
        "fix, fixes",
        "buzz, buzzes",
        "stomach, stomachs",
        "die, dies",
        "have, has",
        "do, does",
        "pick up, picks up",
        "do not see, does not see",
        "don't see, doesn't see",
        "can't harm, can't harm",
        "focus, focuses",
        "pass, passes",
        "free, frees",
        "lose, loses",
        "fly, flies"
    })
    void aVerbBendsWithItsSubject(String verb, String third) {
        assertThat(Pronoun.IT.verb(verb)).isEqualTo(third);
        assertThat(Pronoun.SHE.verb(verb)).isEqualTo(third);
        assertThat(Pronoun.YOU.verb(verb)).isEqualTo(verb);
        assertThat(Pronoun.THEY.verb(verb)).isEqualTo(verb);
    }

    @Test
    void toBe() {
        assertThat(Pronoun.YOU.verb("be")).isEqualTo("are");
        assertThat(Pronoun.THEY.verb("be hurt")).isEqualTo("are hurt");
        assertThat(Pronoun.IT.verb("be")).isEqualTo("is");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hits", "is", "are", "has", "does", "misses", "carries", "picks up", ""})
    void aBentVerbIsRefused(String verb) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Pronoun.IT.verb(verb))
                .withMessageContaining("as it follows \"to\"");
    }

    @ParameterizedTest
    @CsvSource({
        "goblin, a goblin", "owl, an owl", "unicorn, a unicorn", "unseen servant, an unseen servant", "hour, an hour",
        "horse, a horse", "one-eyed rat, a one-eyed rat", "umber hulk, an umber hulk", "Maren, Maren", "ewer, a ewer"
    })
    void theIndefiniteArticleFollowsTheSound(String name, String words) {
        assertThat(Noun.the(name).replacing(Noun.Article.A).words()).isEqualTo(words);
    }

    @Test
    void aNounNeedsAName() {
        assertThatIllegalArgumentException().isThrownBy(() -> Noun.the("")).withMessageContaining("needs a name");
    }
}
