package io.github.undercroft.front.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import org.junit.jupiter.api.Test;

class MenuSessionTest {

    @Test
    void whoQuitsAGameIsBackInTheMenuAndWhoQuitsThatLeaves() {
        Script script =
                new Script(80, 24).press("a").press("q").press("b").press("q").press("q");
        script.choose();

        assertThat(script.seen)
                .satisfiesExactly(
                        menu -> assertThat(menu).contains("Which?", "a) tiny"),
                        game -> assertThat(game).contains("] Alive 2"),
                        menu -> assertThat(menu).contains("Which?"),
                        game -> assertThat(game).contains("] Alive 2"),
                        menu -> assertThat(menu).contains("Which?"));
    }

    @Test
    void theEndOfTheInputEndsTheGameAndTheMenu() {
        Script script = new Script(80, 24).press("a").press(KeyType.EOF).press(KeyType.EOF);
        script.choose();

        assertThat(script.seen).hasSize(3);
    }

    @Test
    void aWindowThatIsTooSmallForTheMenuSaysSoUntilItIsLargeEnough() {
        Script script =
                new Script(20, 8).look().resize(30, 7).look().resize(30, 8).press("q");
        script.choose();

        assertThat(script.seen.get(0)).contains("Window too small", "needs 30x8", "has 20x8", "q: leave");
        assertThat(script.seen.get(2)).contains("Window too small", "has 30x7");
        assertThat(script.lastSeen()).contains("Which?", "a) tiny").doesNotContain("too small");
    }
}
