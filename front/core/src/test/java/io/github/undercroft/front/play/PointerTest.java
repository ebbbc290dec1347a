package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.Input;
import io.github.undercroft.front.InputQueue;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.play.Cellar.Sitting;
import io.github.undercroft.front.sheet.Menu;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the mouse or a finger does. */
class PointerTest {

    private final Sitting quiet = new Sitting(Cellar.QUIET);
    private final Sitting watched = new Sitting(Cellar.of("#######", "#@..r.#", "#######"));

    @Test
    void overTheBoardItDescribesWhatIsThere() {
        assertThat(quiet.point(Input.Gesture.MOVE, "!").screen()).contains("potion, floor");
        assertThat(watched.point(Input.Gesture.MOVE, "r .").screen()).contains("rat (hit points 1)", "You hit it at");
    }

    @Test
    void besideTheBoardItDescribesNothing() {
        quiet.point(Input.Gesture.MOVE, "!");
        assertThat(quiet.point(Input.Gesture.MOVE, "Hit points").screen())
                .contains("?: keys")
                .doesNotContain("potion, floor");
    }

    @Test
    void aKeyEndsTheDescription() {
        assertThat(quiet.point(Input.Gesture.MOVE, "!").press("d").screen()).doesNotContain("potion, floor");
    }

    @Test
    void aClickOnTheBoardTravelsThere() {
        assertThat(quiet.point(Input.Gesture.CLICK, ". . #").screen()).contains("| # . ! . @ . #");
        assertThat(quiet.point(Input.Gesture.CLICK, "@").screen()).contains("That is where you are.");
        assertThat(quiet.point(Input.Gesture.CLICK, "#").screen()).contains("You don't know a way there.");
    }

    @Test
    void aClickOnAThingGoesThereAndTakesIt() {
        assertThat(quiet.point(Input.Gesture.CLICK, "!").screen()).contains("| # . @ ", "club, 2 potions");
    }

    @Test
    void aClickOnOneselfTakesWhatLiesThere() {
        assertThat(quiet.press("d").point(Input.Gesture.CLICK, "@").screen()).contains("club, 2 potions");
    }

    @Test
    void anEnemyInReachIsStruckAndWhileOneIsNearAClickIsOneStep() {
        Sitting near = new Sitting(Cellar.of("#######", "#@...r#", "#######"));
        assertThat(near.press("d", "d").point(Input.Gesture.CLICK, ". . @").screen())
                .contains("| # . @ . . r ");
        assertThat(near.point(Input.Gesture.CLICK, "r #").screen()).contains("You kill the rat.");
    }

    @Test
    void aClickChoosesALineAndTheWheelScrolls() {
        quiet.press("i").point(Input.Gesture.MOVE, "b) potion");
        assertThat(quiet.point(Input.Gesture.CLICK, "b) potion").screen()).contains("a) use");
        assertThat(quiet.point(Input.Gesture.CLICK, "a) use").screen()).contains("Carrying club");

        Menu menu = Menu.toRead(
                "Long", IntStream.range(0, 50).mapToObj(line -> "line " + line).toList());
        menu.sheet(40, 10);
        menu.point(new Input.Pointed(Input.Gesture.WHEEL_DOWN, 3, 3));
        assertThat(menu.sheet(40, 10).toString()).contains("line 1\n").doesNotContain("line 0\n");
        menu.point(new Input.Pointed(Input.Gesture.WHEEL_UP, 3, 3));
        assertThat(menu.sheet(40, 10).toString()).contains("line 0\n");
    }

    @Test
    void aClickWhereNoLineIsChoosesNothing() {
        Menu menu = Menu.toChoose("Which?", List.of("one", "two"));
        menu.sheet(40, 10);
        for (int row : new int[] {0, 1, 7, 99}) {
            menu.point(new Input.Pointed(Input.Gesture.CLICK, 3, row));
        }
        assertThat(menu.isLeft()).isFalse();
        menu.point(new Input.Pointed(Input.Gesture.CLICK, 3, 3));
        assertThat(menu.chosen()).isEqualTo(OptionalInt.of(1));
    }

    @Test
    void aClickAimsAtWhatIsUnderIt() {
        assertThat(watched.press("f").point(Input.Gesture.CLICK, "r .").screen())
                .contains("You kill the rat.");
    }

    @Test
    void theWheelMovesNoCursor() {
        String before = quiet.press(";").screen();
        assertThat(quiet.point(Input.Gesture.WHEEL_DOWN, "! .").screen()).isEqualTo(before);
        assertThat(quiet.point(Input.Gesture.MOVE, "! .").screen()).isNotEqualTo(before);
    }

    @Test
    void ofMovesOnlyTheLastIsKeptAndTheyAreNoInputToStopFor() {
        InputQueue inputs = new InputQueue();
        Input.Pointed first = new Input.Pointed(Input.Gesture.MOVE, 1, 1);
        Input.Pointed second = new Input.Pointed(Input.Gesture.MOVE, 2, 2);
        inputs.add(first);
        inputs.add(second);
        assertThat(inputs.hasInput()).isFalse();
        assertThat(inputs.poll()).contains(second);
        inputs.add(first);
        inputs.add(new Input.Pressed(KeyPress.ENTER));
        assertThat(inputs.hasInput()).isTrue();
        assertThat(inputs.poll()).contains(new Input.Pressed(KeyPress.ENTER));
        assertThat(inputs.poll()).isEmpty();
    }

    @Test
    void aFingerThatRestsLooksThereAndChoosesNothing() {
        assertThat(quiet.point(Input.Gesture.LOOK, "!").screen()).contains("potion, floor", "escape: leave");
        assertThat(quiet.point(Input.Gesture.LOOK, "@").screen()).contains("you, floor", "escape: leave");
    }
}
