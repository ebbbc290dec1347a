package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.play.Cellar.Sitting;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Keys that mean what a player expects of them: letters of things, stairs from afar. */
class KeysTest {

    private final Sitting quiet = new Sitting(Cellar.QUIET);
    private final Sitting stairs = new Sitting(Cellar.of("#######", "#@...>#", "#.....#", "#######"));

    @Test
    void aThingKeepsItsLetterInEveryList() {
        assertThat(quiet.press("i").screen()).contains("a) club", "b) potion");
        assertThat(quiet.press("escape", "z").screen()).contains("b) potion").doesNotContain("a)");
    }

    @Test
    void aThingKeepsItsLetterWhenAnotherIsGone() {
        assertThat(quiet.press("p", "a", "i").screen()).contains("b) potion").doesNotContain("a)");
        assertThat(quiet.press("escape", "g", "i").screen()).contains("a) club", "b) potion");
    }

    @Test
    void whatJoinsAPileTakesThePilesLetter() {
        assertThat(quiet.press("x", "i").screen())
                .contains("a) club", "b) 2 potions")
                .doesNotContain("c)");
    }

    @Test
    void aLetterThatIsNotInTheListChoosesNothingNorDoesEnterAfterIt() {
        assertThat(quiet.press("p", "z", "enter").screen())
                .contains("Drop what?", "z is no line of this list.", "letter or arrows: choose");
        assertThat(quiet.play.controls().told()).endsWith("potion", "z is no line of this list.");
        assertThat(quiet.press("down", "enter").screen()).contains("Carrying club\n");
    }

    @Test
    void theKeyThatLeavesAListQuitsOnlyIfItIsPressedTwiceMore() {
        for (String key : List.of("i", ";", "m", "?", "r")) {
            Sitting sitting = new Sitting(Cellar.QUIET).press(key, "q", "q");
            assertThat(sitting.screen()).contains("Press q again to leave the game.");
            assertThat(sitting.play.isOver()).isFalse();
            assertThat(sitting.press("q").play.isOver()).isTrue();
        }
    }

    @Test
    void anyKeyInBetweenLetsItQuitAtOnce() {
        assertThat(quiet.press("i", "q", "d", "q").play.isOver()).isTrue();
    }

    @Test
    void whatIsWornIsChosenFromItsListByItsLetter() {
        assertThat(quiet.press("e", "a", "E").screen()).contains("a) club (hand)");
        assertThat(quiet.press("a").screen()).contains("take off");
    }

    @Test
    void whatIsMadeForThrowingIsOfferedFirstAndWhatIsWornLast() {
        assertThat(quiet.press("t").screen()).containsSubsequence("b) potion", "a) club");
        Sitting armed = new Sitting(Cellar.of("######", "#@|..#", "######")).press("d", "g", "e", "a");
        assertThat(armed.press("t").screen()).containsSubsequence("b) potion", "c) dart", "a) club (hand)");
    }

    @Test
    void theKeyOfStairsGoesThereAndOnThemTakesThem() {
        assertThat(stairs.press(">").screen()).contains("| # . . . . @ #", ">: take stairs");
        assertThat(stairs.press("s", "<").screen()).contains("| # . . . . @ #");
    }

    @Test
    void ofStairsThatLeadBothWaysTheKeyChooses() {
        Sitting both = new Sitting(Cellar.of("########", "#@.<.>.#", "########"));
        assertThat(both.press(">").screen()).contains("| # . . < . @ . #");
    }

    @Test
    void theKeyOfStairsOffersNothingWhereNoneAreKnown() {
        assertThat(quiet.press(">").screen())
                .contains("There are no stairs here.")
                .doesNotContain("enter: go there");
    }

    @Test
    void anAimBeginsAtAnEnemyInReach() {
        Sitting hall =
                new Sitting(Cellar.of("#########", "#r#.....#", "#@......#", "#.......#", "#..r....#", "#########"));
        assertThat(hall.press("f").screen()).contains("rat", "enter: attack");
    }

    @Test
    void withTheCursorOnOneselfACellIsToBeChosen() {
        assertThat(new Sitting(Cellar.QUIET).press("f").screen()).contains("choose a cell, enter: attack");
    }

    @Test
    void aQuestionStaysWhereTheLetterForYesIsAStep() {
        assertThat(quiet.press("r", "y").screen())
                .contains("Give this game up", "y is a key for a step: Y answers yes.");
        assertThat(quiet.press("n").screen()).doesNotContain("Give this game up");
    }

    @Test
    void anAnswerThatIsGivenAgainIsCounted() {
        assertThat(quiet.press("up", "up").screen()).contains("The wall is in the way. (x2)");
        assertThat(quiet.press("d", "up").screen())
                .contains("The wall is in the way.")
                .doesNotContain("(x");
    }

    @Test
    void aCursorSaysThatNoStairsAreKnown() {
        assertThat(quiet.press(";", ">").screen()).contains("You know of no stairs down here.");
    }

    @Test
    void theKeyOfStairsSaysWhyItGoesNowhereWhileAnEnemyIsNear() {
        Sitting sitting = new Sitting(Cellar.of("#######", "#@w..>#", "#######"));
        assertThat(sitting.press(">").screen()).contains("You can't travel while the wolf is near.", "| # @ w");
    }
}
