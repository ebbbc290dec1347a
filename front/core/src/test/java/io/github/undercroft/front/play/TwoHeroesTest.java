package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Look;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.front.play.Cellar.Sitting;
import io.github.undercroft.game.Rules;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.sense.Senses;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One person plays two heroes who do not see each other. */
class TwoHeroesTest {

    private record Twins() implements PlayableGame {
        @Override
        public About about() {
            return new About("twins", "Two heroes.", new BoardSize(9, 3));
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Blueprint hero = Blueprint.player("knight")
                    .with(Look.of("@", 0xFFFFFF))
                    .with(Senses.ofRadius(5))
                    .with(Inventory.of(3));
            Legend legend = Legend.standard()
                    .with('k', hero.with(Health.of(9)).carrying(Blueprint.item("shield")))
                    .with('t', hero.named("thief").with(Health.of(4)).carrying(Blueprint.item("lockpick")));
            return Rules.named("twins")
                    .level("twins", LevelText.of("#########\n#k..#..t#\n#########", legend))
                    .build();
        }

        @Override
        public List<Verb> verbs() {
            return Verbs.WITH_THINGS;
        }
    }

    private final Play play = new Play(new Twins(), new BoardSize(9, 3), Seat.PERSON, 1, Keymap.standard(new Twins()));

    private String screen(String... keys) {
        return Sitting.press(play, keys).sheet(60, 20).toString();
    }

    @Test
    void sheetStatusAndListsAreThoseOfWhoseTurnItIs() {
        assertThat(screen()).contains("Hit points 9 of 9", "# @ . . #").doesNotContain(". . @ #");
        assertThat(screen("i")).contains("shield").doesNotContain("lockpick");
        assertThat(screen("escape", "right"))
                .contains("Hit points 4 of 4", ". . @ #")
                .doesNotContain(". @ . #");
        assertThat(screen("i")).contains("lockpick").doesNotContain("shield");
    }

    @Test
    void theLogSpeaksToWhoseTurnItIs() {
        screen("p", "a", "p", "b");
        assertThat(play.shownMessages()).contains("You drop the shield.", "You drop the lockpick.");
    }

    @Test
    void turnsOfBothAreCounted() {
        screen("right", "left");
        assertThat(play.turns()).isEqualTo(2);
    }
}
