package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.play.Cellar.Sitting;
import org.junit.jupiter.api.Test;

/** Where the keys of travel, of the cursor and of exploring lead. */
class TravelTest {

    @Test
    void travelToAChestOpensItAndTakesWhatIsInItAlsoOneBesideThePlayer() {
        Sitting far = new Sitting(Cellar.of("#######", "#@...=#", "#######"));
        assertThat(far.press("_", "tab", "enter").screen())
                .contains("You open the chest.", "You take the potion", "| # . . . @ _ #");
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
    void theCursorFindsByTabLastWhatIsOfNoUse() {
        Sitting lit = new Sitting(Cellar.of("########", "#@{..=+#", "########"));
        assertThat(lit.press(";", "tab").screen()).contains("chest");
        assertThat(lit.press("tab").screen()).contains("closed door");
        assertThat(lit.press("tab").screen()).contains("brazier");
    }

    @Test
    void theCursorFindsByTabAnEmptiedChestLast() {
        Sitting emptied = new Sitting(Cellar.of("########", "#@=..+.#", "########")).press("_", "tab", "enter");
        assertThat(emptied.press(";", "tab").screen()).contains("closed door");
        assertThat(emptied.press("tab").screen()).contains("empty chest");
    }

    @Test
    void ofMuchThatIsLeftOnlyTheFirstAreNamed() {
        Sitting store = new Sitting(Cellar.of("########", "#C@....#", "#CCCC..#", "#CCCC..#", "########"));
        assertThat(row(store.press("x"))).containsPattern("except for an unopened chest.* and [0-9]+ more\\.");
    }

    /** What the screen shows, in one row. */
    private static String row(Sitting sitting) {
        return sitting.screen().replace("|", "").replaceAll("\\s+", " ");
    }

    @Test
    void travelToALockedDoorGoesBesideItAndNamesTheKeyThatBashesIt() {
        Sitting locked = new Sitting(Cellar.of("#######", "#@..L.#", "#######")).press("_", "tab");
        assertThat(row(locked)).contains("locked door. Press o to bash.");
        assertThat(row(locked.press("enter"))).contains("# . . @ +", "The locked door is in the way. Press o to bash.");
        assertThat(row(locked.press("_", "tab", "enter")))
                .contains("# . . @ +", "The locked door is in the way. Press o to bash.");
    }

    @Test
    void whereOnlyAWallThatCanBeDugIsInTheWayTravelNamesTheKeyThatDigs() {
        Sitting behind = new Sitting(Cellar.of("#######", "#@~~>.#", "#.X...#", "#######"));
        assertThat(row(behind.press("_", ">"))).contains("The wall is in the way. Press O to dig.");
        assertThat(row(behind.press("enter"))).contains("The wall is in the way. Press O to dig.");
    }

    @Test
    void whoHasExploredAllButWhatIsLockedIsToldTheKeyThatBashesIt() {
        assertThat(row(new Sitting(Cellar.of("#######", "#@..L.#", "#######")).press("x")))
                .contains("is behind a locked door. _ and tab lead there. Press o to bash.");
        assertThat(row(new Sitting(Cellar.of("#######", "#@..C.#", "#######")).press("x")))
                .contains("except for an unopened chest. _ and tab lead there. Press o to bash.");
        assertThat(row(new Sitting(Cellar.of("#######", "#@..=.#", "#######")).press("x")))
                .doesNotContain("to bash");
    }

    @Test
    void travelToALockedChestNamesTheKeyThatBashesIt() {
        assertThat(row(new Sitting(Cellar.of("#######", "#@..C.#", "#######")).press("_", "tab", "enter")))
                .contains("The chest is locked. Press o to bash.");
    }

    @Test
    void theCursorSaysWhereNoWayLeadsAndThatSomebodyStandsThere() {
        assertThat(new Sitting(Cellar.QUIET).press("_", "up").screen()).contains("You don't know a way there.");
        Sitting rat = new Sitting(Cellar.of("#######", "#@..r.#", "#######"));
        assertThat(rat.press("_", "tab").screen()).contains("The rat stands there.");
    }
}
