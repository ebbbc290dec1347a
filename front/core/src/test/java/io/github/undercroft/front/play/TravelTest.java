package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.play.Cellar.Sitting;
import org.junit.jupiter.api.Test;

/** Where the keys of travel, of the cursor and of exploring lead. */
class TravelTest {

    @Test
    void travelToAChestOpensItAlsoOneBesideThePlayer() {
        Sitting far = new Sitting(Cellar.of("#######", "#@...=#", "#######"));
        assertThat(far.press("_", "tab", "enter").screen()).contains("You open the chest.", "| # . . . @ = #");
        Sitting near = new Sitting(Cellar.of("#######", "#@=...#", "#######"));
        assertThat(near.press("_", "tab", "enter").screen()).contains("You open the chest.");
        assertThat(near.press("_", "tab", "enter", "_", "tab", "enter").screen())
                .contains("You are there already.");
    }

    @Test
    void whoHasExploredAllIsToldTheKeysThatLeadOn() {
        assertThat(new Sitting(Cellar.of("#######", "#@..>.#", "#######"))
                        .press("x")
                        .screen())
                .contains("There is nothing left to explore here. > goes to the stairs");
        assertThat(new Sitting(Cellar.of("#######", "#@..=.#", "#######"))
                        .press("x")
                        .screen())
                .contains("except for an", "_ and tab lead");
    }

    @Test
    void theCursorFindsClosedDoorsByTab() {
        Sitting shut = new Sitting(Cellar.of("#######", "#@..+.#", "#######"));
        assertThat(shut.press(";", "tab").screen()).contains("closed door");
    }

    @Test
    void theCursorSaysWhereNoWayLeadsAndThatSomebodyStandsThere() {
        assertThat(new Sitting(Cellar.QUIET).press("_", "up").screen()).contains("You don't know a way there.");
        Sitting rat = new Sitting(Cellar.of("#######", "#@..r.#", "#######"));
        assertThat(rat.press("_", "tab").screen()).contains("The rat stands there.");
    }
}
