package io.github.undercroft.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

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

    private static Words translated(String... lines) {
        return Words.read(String.join("\n", lines), English.standard(), "pray");
    }

    @Test
    void aTranslationSaysWhatItsTableSaysAndTheRestInEnglish() {
        Words words = translated("# deutsch", "You can't {0} while {1} is near. = {1} ist zu nah: {0} geht nicht.");

        assertThat(words.say("You can't {0} while {1} is near.", "Beten", "Der Oger"))
                .isEqualTo("Der Oger ist zu nah: Beten geht nicht.");
        assertThat(words.say("You stop.")).isEqualTo("You stop.");
    }

    @Test
    void verbsOfTheGameAreTranslated() {
        Words words = translated("pray = beten", "rest = rasten");

        assertThat(words.say("pray")).isEqualTo("beten");
        assertThat(words.missing("pray", "dance"))
                .contains("dance", "You stop.")
                .doesNotContain("pray", "rest");
    }

    @Test
    void aLineThatTranslatesNothingIsAnErrorThatNamesIt() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> translated("rest = rasten", "", "You stpo. = Halt."))
                .withMessage("line 3, \"You stpo. = Halt.\": nothing is said like that, did you mean 'You stop.'?");
    }

    @Test
    void aPlaceWithoutAValueIsAnError() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> translated("You stop. = {0} bleibt stehen."))
                .withMessageContainingAll("line 1", "{0}");
    }

    @Test
    void aByteOrderMarkIsSkippedAndTabsAreSpaces() {
        Words words =
                translated("\uFEFFrest = rasten", "You\tstop.\t=\tDu hältst\tan.", "Who:       {0}\t= Wer:    {0}");

        assertThat(words.say("rest")).isEqualTo("rasten");
        assertThat(words.say("You stop.")).isEqualTo("Du hältst an.");
        assertThat(words.say("Who:       {0}", "du")).isEqualTo("Wer:    du");
    }

    @Test
    void aFileThatIsNotUtf8IsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TextResource.text(new byte[] {'K', (byte) 0xF6}, "words.txt"))
                .withMessageContainingAll("words.txt", "UTF-8");
    }

    @Test
    void twoTranslationsOfOneSentenceAreAnError() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> translated("rest = rasten", "rest = ruhen"))
                .withMessageContainingAll("line 2", "already");
    }
}
