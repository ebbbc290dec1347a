package io.github.undercroft.wording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PluralsTest {

    private static final English ENGLISH = English.standard();

    @ParameterizedTest
    @CsvSource({
        "healing potion, healing potions",
        "potion of fire, potions of fire",
        "scroll titled UMBRI, scrolls titled UMBRI",
        "torch, torches",
        "flash, flashes",
        "box, boxes",
        "compass, compasses",
        "ruby, rubies",
        "key, keys"
    })
    void aNameHasARegularPlural(String name, String plural) {
        assertThat(ENGLISH.plural(name)).isEqualTo(plural);
    }

    @Test
    void anAuthorGivesAnotherPlural() {
        English other = ENGLISH.withPlural("knife", "knives");

        assertThat(other.plural("knife")).isEqualTo("knives");
        assertThat(other.with("bees", Pronoun.THEY).plural("knife")).isEqualTo("knives");
        assertThat(ENGLISH.plural("knife")).isEqualTo("knifes");
        assertThat(other.plural("sword")).isEqualTo("swords");
        assertThat(ENGLISH.with("gloves", Pronoun.THEY).plural("gloves")).isEqualTo("gloves");
        assertThat(ENGLISH.with("gloves", Pronoun.THEY)
                        .withPlural("gloves", "pairs of gloves")
                        .plural("gloves"))
                .isEqualTo("pairs of gloves");
        assertThat(ENGLISH.plural("gold")).isEqualTo("gold");
    }

    @Test
    void aNameThatIsAPluralIsKnownAsOne() {
        English rags = ENGLISH.with("rags", Pronoun.THEY);
        assertThat(rags.isPlural("rags")).isTrue();
        assertThat(rags.isPlural("gold")).isFalse();
        assertThat(ENGLISH.isPlural("rags")).isFalse();
    }

    @Test
    void aGivenPluralCountsInLongerNamesToo() {
        English staffs = ENGLISH.withPlural("staff", "staves")
                .with("boots", Pronoun.THEY)
                .withPlural("long knife", "long knives");
        assertThat(staffs.plural("staff of fire")).isEqualTo("staves of fire");
        assertThat(staffs.plural("oak staff")).isEqualTo("oak staves");
        assertThat(staffs.plural("oak staff called old staff")).isEqualTo("oak staves called old staff");
        assertThat(staffs.plural("boots of speed")).isEqualTo("boots of speed");
        assertThat(staffs.plural("long knife of staff")).isEqualTo("long knives of staff");
        assertThat(staffs.plural("flagstaff")).isEqualTo("flagstaffs");
    }

    @Test
    void anEmptyPluralIsRefused() {
        assertThatThrownBy(() -> ENGLISH.withPlural("knife", "knives").withPlural("knife", "knifes"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"knives\" already")
                .hasMessageContaining("use replacingPlural");
        assertThatThrownBy(() -> ENGLISH.withPlural("knife", ""))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The plural of \"knife\" is empty; say for example \"knifes\", or leave it out");
    }

    @Test
    void aThingIsCountedWithItsPlural() {
        Blueprint potion = Blueprint.item("potion");
        Blueprint hero = Blueprint.player("you")
                .with(Inventory.of(9))
                .carrying(potion, potion.with(new StackSize(1)), potion.with(new StackSize(20)));
        Scenario scenario = Scenario.of(Scenario.legend().replacing('@', hero), "@");

        List<String> counted = scenario.game().view().things(scenario.hero().id()).stream()
                .map(ENGLISH::counted)
                .toList();

        assertThat(counted).containsExactly("potion", "potion", "20 potions");
    }

    @Test
    void theWordsOfANoteDoNotChangeTheArticleOrThePronoun() {
        English wording = English.standard().with("dried leaves", Pronoun.THEY);

        assertThat(wording.indefinite("blue potion called armour")).isEqualTo("a blue potion called armour");
        assertThat(wording.definite("dried leaves called sleep")).isEqualTo("the dried leaves called sleep");
        assertThat(Names.NONE.with("dried leaves", Pronoun.THEY).noun("dried leaves called sleep"))
                .isEqualTo(Noun.the("dried leaves called sleep").as(Pronoun.THEY));
    }
}
