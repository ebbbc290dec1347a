package io.github.undercroft.front;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Effect;
import io.github.undercroft.GameView;
import io.github.undercroft.Percept;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.Wording;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordsTest {

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
        assertThat(Words.ENGLISH.wording().indefinite(name)).isEqualTo(told);
    }

    @Test
    void theStatusLineHasThePluralsOfTheGame() {
        assertThat(carried(English.standard().withPlural("knife", "knives"))).isEqualTo("Carrying 3 knives");
    }

    @Test
    void theStatusLineHasForeignNouns() {
        Wording german = new Wording() {
            @Override
            public Optional<String> tell(Percept percept, Listener listener) {
                return Optional.empty();
            }

            @Override
            public String plural(String name) {
                return "Messer";
            }
        };
        assertThat(carried(german)).isEqualTo("Carrying 3 Messer");
    }

    private static String carried(Wording wording) {
        Blueprint knives = Blueprint.item("knife").with(new StackSize(3));
        Blueprint hero = Blueprint.player("hero").with(Inventory.of(5)).carrying(knives);
        GameView view =
                Scenario.of(Scenario.legend().replacing('@', hero), "@").game().view();
        return StatusLine.of(view, Words.in(wording), List.of(StatusLine.THINGS));
    }

    @Test
    void anEffectWithoutANameIsNotCalledByItsClass() {
        assertThat(English.standard().name(new Effect() {})).isEqualTo("an effect");
    }

    @Test
    void aSentenceHasItsValuesInTheirPlaces() {
        assertThat(Words.ENGLISH.say("{1} of {0}, {0}{2}", "a", "{0}")).isEqualTo("{0} of a, a{2}");
    }
}
