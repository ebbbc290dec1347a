package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blocks;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Look;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.front.play.Cellar.Sitting;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.kind.UnknownKinds;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.lore.Guise;
import io.github.undercroft.lore.Lore;
import io.github.undercroft.sense.Senses;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A game whose potions nobody knows, and with a mimic: what a player is shown of them. */
class UnknownThingsTest {

    private static final UnknownKinds POTIONS = UnknownKinds.of("potion", "healing potion", "water")
            .looking("blue potion", Look.of("!", 0x4040FF))
            .looking("red potion", Look.of("!", 0xFF4040));

    private record Grotto() implements PlayableGame {
        @Override
        public About about() {
            return new About("grotto", "A grotto.", new BoardSize(8, 3));
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Blueprint healing = Consumable.potion("healing potion", Heal.of(2)).with(Look.of("h", 1));
            Blueprint you = Blueprint.player("you")
                    .with(new Health(3, 9))
                    .with(Senses.ofRadius(9))
                    .with(Inventory.of(9))
                    .with(Lore.NONE)
                    .with(Look.of("@", 0xFFFFFF))
                    .carrying(
                            healing,
                            Consumable.potion("water"),
                            Consumable.potion("oil of ice"),
                            Consumable.potion("oil of fire"));
            Blueprint mimic = Blueprint.of("mimic").with(Health.of(9)).with(Look.of("m", 2));
            Legend legend = Legend.standard().with('@', you).with('!', healing).with('m', mimic);
            return Rules.named("grotto")
                    .guises(POTIONS)
                    .guises((thing, observer, game) -> thing.name().equals("mimic")
                            ? Optional.of(new Guise("chest", List.of(Look.of("=", 3), new Blocks())))
                            : Optional.empty())
                    .guises((thing, observer, game) -> thing.name().startsWith("oil")
                            ? Optional.of(new Guise("murky oil", List.of(new StackSize(Stacks.count(thing)))))
                            : Optional.empty())
                    .level("grotto", LevelText.of("########\n#@!..m.#\n########", legend))
                    .build();
        }

        @Override
        public List<Verb> verbs() {
            return Verbs.WITH_THINGS;
        }
    }

    private final Grotto game = new Grotto();
    private final Play play = new Play(game, game.about().usualSize(), Seat.PERSON, 4, Keymap.standard(game));

    private String after(String... keys) {
        return Sitting.press(play, keys).sheet(60, 20).toString();
    }

    private String look(String kind) {
        return POTIONS.look(
                kind,
                Game.start(game.rules(game.about().usualSize(), Seat.PERSON), 4).view());
    }

    @Test
    void listsNameThingsByTheirLooks() {
        assertThat(after("i")).contains("a) " + look("healing potion"), "b) " + look("water"));
    }

    @Test
    void theMapAndTheCursorShowWhatIsSeen() {
        assertThat(after(";", "right"))
                .contains("!", "=")
                .doesNotContain("h ", "m ")
                .contains(look("healing potion"));
        assertThat(after("l", "l", "l")).contains("chest").doesNotContain("mimic");
    }

    @Test
    void theLogNamesThemByTheirLooksAndTellsWhatIsKnownThen() {
        assertThat(after("z", "a"))
                .contains("You use the " + look("healing potion") + ".")
                .contains("You know now: healing potion.");
        assertThat(after("i")).contains("b) water").doesNotContain("blue", "red");
    }

    @Test
    void equalLooksOfOtherKindsAreCountedTogether() {
        assertThat(after("i")).contains("c) 2 murky oils").doesNotContain("d) ");
        assertThat(after("escape", "p", "c")).contains("You drop the murky oil.");
        assertThat(after("i")).contains("murky oil").doesNotContain("oils");
        after("escape", "p", "d");
        assertThat(play.sheet(60, 20).toString()).doesNotContain("c) ");
        assertThat(after("l", "h")).contains("Here lie 2 murky oils.");
        assertThat(after(";")).contains("2 murky oils");
    }

    @Test
    void theLogTellsTheLastOfItsClassToo() {
        assertThat(after("z", "a")).contains("You know now: water.");
    }

    @Test
    void nothingThatIsShownNamesWhatIsNotKnown() {
        for (String key :
                new String[] {"i", "escape", "z", "escape", "p", "escape", "t", "escape", "m", "escape", "?"}) {
            assertThat(after(key)).doesNotContain("healing", "water", "mimic");
        }
    }
}
