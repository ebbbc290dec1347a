package io.github.undercroft.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Play;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a player sees of the bundled games. */
class PlayedGamesTest {

    @Test
    void aWeaponOfTheGamesOwnHasOdds() {
        Arena arena = new Arena();
        String seen = "";
        for (int seed = 0; !seen.contains("hit points") && seed < 50; seed++) {
            Play play = new Play(arena, arena.about().minSize(), Seat.PERSON, seed, Keymap.standard(arena));
            seen = Keys.press(Keys.settled(play), ";").sheet(120, 40).toString();
        }
        assertThat(seen).contains("You hit it at 100%, and kill it in");
    }

    @Test
    void theFooterHasWhatANewcomerNeeds() {
        Descent descent = new Descent();
        Play play = new Play(descent, descent.about().usualSize(), Seat.PERSON, 1, Keymap.standard(descent));
        play.goOn();

        assertThat(play.sheet(80, 24).toString())
                .contains("x: explore   _: travel   ;: look   i: inventory   ?: keys   q: quit")
                .contains("Five floors down sits the Warden. Take its crown. x explores, ? lists the keys.")
                .doesNotContain("f: attack", "seed 1");
        play.press(new KeyPress("?"));
        assertThat(play.sheet(80, 24).toString())
                .contains("descent, seed 1: ")
                .containsPattern("explore +x ")
                .containsPattern("rest until healed +Z")
                .contains("A list: a letter");
    }

    @Test
    void levelsMayBeOfAnotherSizeThanTheOneBefore() {
        PlayableGame drawn = Optional.ofNullable(new Thieflike().variants().get("first-level"))
                .orElseThrow();
        Play play = new Play(drawn, drawn.about().usualSize(), Seat.PERSON, 5, Keymap.standard(drawn));
        play.goOn();
        play.press(new KeyPress(">"));
        while (play.isBusy()) {
            assertThat(play.goOn()).isEmpty();
        }

        assertThat(play.sheet(80, 24).toString()).contains("Depth 2");
    }

    @Test
    void theEndLooksBackAtBlowsSightHabitsAndFinds() {
        Descent descent = new Descent();
        Play play = new Play(descent, descent.about().usualSize(), Seat.PERSON, 3, Keymap.standard(descent));
        Keys.settled(play);
        for (String cheat : List.of("give ring of haste", "give potion of speed", "give fire pot", "spawn ogre")) {
            Keys.press(play, ":");
            cheat.chars().forEach(c -> Keys.press(play, c == ' ' ? "space" : Character.toString(c)));
            Keys.press(play, "enter");
        }
        for (int i = 0; i < 200 && play.isPlayersTurn(); i++) {
            Keys.press(play, "space");
        }

        assertThat(play.sheet(80, 24).toString().replaceAll("\\s+", " "))
                .containsPattern("The last blows: ogre (hit|missed) \\(\\d+%\\)")
                .containsPattern("You had the ogre in view for \\d+ turns in all, and its blow was announced\\.")
                .containsPattern("Left unused: 1 \\w+ potion, 1 fire pot\\.")
                .contains("The rarest thing found: ring of haste.", "seed 3");
    }
}
