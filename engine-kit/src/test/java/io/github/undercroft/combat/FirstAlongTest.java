package io.github.undercroft.combat;

import static io.github.undercroft.combat.Armoury.sights;
import static io.github.undercroft.combat.Armoury.struck;
import static io.github.undercroft.geometry.Direction.EAST;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Aim;
import io.github.undercroft.Target;
import io.github.undercroft.combat.Armoury.Seeker;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Looking along a line for the first one with some quality, by a weapon that does so. */
class FirstAlongTest {

    private static final Aim TOWARD_EAST = new Aim.Toward(EAST);

    private static Scenario seeking(int reach, String... rows) {
        return Scenario.of(Armoury.armed(new Seeker("goblin", reach)), rows);
    }

    @Test
    void itLooksOverTheHeadsOfAllOthers() {
        Scenario scenario = seeking(9, "@fboOg");

        assertThat(sights(scenario, TOWARD_EAST))
                .contains(new Target(
                        List.of(scenario.id('g')),
                        List.of(new Point(1, 0), new Point(2, 0), new Point(3, 0), new Point(4, 0), new Point(5, 0)),
                        List.of(new Point(5, 0))));
    }

    @Test
    void theFirstOfManyIsFound() {
        Scenario scenario = seeking(9, "@.ggg");

        assertThat(struck(scenario, TOWARD_EAST)).contains(scenario.id('g'));
    }

    @Test
    void itEndsWhereSomethingFlyingWouldBeStopped() {
        assertThat(sights(seeking(9, "@.#g"), TOWARD_EAST)).isEmpty();
        assertThat(sights(seeking(9, "@.+g"), TOWARD_EAST)).isEmpty();
        assertThat(sights(seeking(9, "@.-g"), TOWARD_EAST)).isPresent();
        assertThat(sights(seeking(9, "@..", "g.."), TOWARD_EAST)).isEmpty();
    }

    @Test
    void itEndsWithItsReach() {
        assertThat(sights(seeking(2, "@.g"), TOWARD_EAST)).isPresent();
        assertThat(sights(seeking(2, "@..g"), TOWARD_EAST)).isEmpty();
        assertThat(sights(seeking(2, "@.g.."), new Aim.At(new Point(4, 0)))).isPresent();
        assertThat(sights(seeking(2, "@..g."), new Aim.At(new Point(4, 0)))).isEmpty();
    }

    @Test
    void oneselfIsNotOnTheLine() {
        Scenario scenario = Scenario.of(Armoury.armed(new Seeker("you", 9)), "@g");

        assertThat(sights(scenario, TOWARD_EAST)).isEmpty();
        assertThat(sights(scenario, new Aim.At(new Point(0, 0)))).isEmpty();
    }

    @Test
    void whatLiesAboutIsNotFound() {
        assertThat(sights(Scenario.of(Armoury.armed(new Seeker("egg", 9)), "@s"), TOWARD_EAST))
                .isEmpty();
    }

    @Test
    void aReachWithoutEndCostsNoMoreThanTheBoard() {
        assertThat(sights(seeking(Integer.MAX_VALUE, "@..g"), TOWARD_EAST)).isPresent();
        assertThat(sights(seeking(Integer.MAX_VALUE, "@..", "..g"), TOWARD_EAST))
                .isEmpty();
        assertThat(sights(seeking(Integer.MAX_VALUE, "@..g"), new Aim.At(new Point(3, 0))))
                .isPresent();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
    void aReachOfNothingIsRefusedAndTheWeaponNamed(int reach) {
        Scenario scenario = seeking(reach, "@g");

        assertThatThrownBy(() -> scenario.play(Attack.toward(EAST)))
                .isInstanceOf(GameCodeException.class)
                .hasMessageContaining("Seeker")
                .rootCause()
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1 or more")
                .hasMessageContaining(String.valueOf(reach));
    }
}
