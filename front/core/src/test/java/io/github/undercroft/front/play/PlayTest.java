package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.Hero;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.mode.CellCursor;
import io.github.undercroft.front.mode.Confirm;
import io.github.undercroft.front.play.Cellar.Sitting;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlayTest {

    private final Sitting quiet = new Sitting(Cellar.QUIET);
    private final Sitting watched = new Sitting(Cellar.of("#######", "#@..r.#", "#######"));

    private static List<String> marked(Sheet sheet, Paint paint) {
        List<String> places = new ArrayList<>();
        for (int row = 0; row < sheet.height(); row++) {
            for (int column = 0; column < sheet.width(); column++) {
                if (sheet.paintAt(column, row) == paint) {
                    places.add(Character.toString(sheet.characterAt(column, row)));
                }
            }
        }
        return places;
    }

    @Test
    void stepsGoByArrowsLettersAndDigits() {
        for (String[] keys : new String[][] {{"down", "right"}, {"s", "d"}, {"j", "l"}, {"2", "6"}}) {
            Sitting sitting = new Sitting(Cellar.QUIET).press(keys);
            assertThat(sitting.screen()).contains("| # . @ . . . # ");
        }
    }

    @Test
    void theInventoryLeadsToWhatCanBeDoneWithAThing() {
        assertThat(quiet.press("i").screen()).contains("What you have", "a) club", "b) potion");
        assertThat(quiet.press("b").screen()).contains("a) use", "b) drop", "c) throw");
        assertThat(quiet.press("a").screen())
                .contains("Hit points 5", "Carrying club")
                .doesNotContain("a) use");
    }

    @Test
    void aVerbAsksWhichThingAndTakesOnlyThoseThatFit() {
        assertThat(quiet.press("e").screen()).contains("Equip what?", "a) club").doesNotContain("potion");
        assertThat(quiet.press("enter").screen()).contains("club*");
        assertThat(quiet.press("E").screen()).contains("What you wear and wield", "club (hand)");
        assertThat(quiet.press("escape", "e").screen()).contains("You have nothing to equip.");
    }

    @Test
    void aListIsLeftWithoutAChoice() {
        assertThat(quiet.press("p", "q").screen()).contains("| # @ !").doesNotContain("Drop what?");
        assertThat(quiet.press("p", "z").screen()).contains("Drop what?");
        assertThat(quiet.press("escape").screen()).contains("Foes 0   club, potion\n");
    }

    @Test
    void lookingTellsOfTheCellUnderTheCursor() {
        assertThat(quiet.press(";").screen()).contains("you, floor");
        assertThat(quiet.press("d").screen()).contains("potion, floor");
        assertThat(quiet.press("up").screen()).contains("wall");
        assertThat(quiet.press("l", "l", "l", "l", "l", "l", "j").screen()).contains("You have never seen this place.");
        assertThat(quiet.press("escape").screen()).contains("| # @ !");
    }

    @Test
    void lookingTellsDoorsAndWaterInWords() {
        Sitting doors = new Sitting(Cellar.of("######", "#@...#", "#+-,.#", "######"));

        assertThat(doors.press(";", "s").screen()).contains("a closed door");
        assertThat(doors.press("d").screen()).contains("an open door");
        assertThat(doors.press("d").screen()).contains("shallow water");
    }

    @Test
    void travelShowsTheWayAndGoesIt() {
        quiet.press("_", "s", "s", "d");
        assertThat(marked(quiet.play.sheet(60, 20), Paint.AIM)).hasSize(3);
        assertThat(marked(quiet.play.sheet(60, 20), Paint.CURSOR)).hasSize(1);
        assertThat(quiet.press("enter").screen()).contains("| # . @ . . . . ");
    }

    @Test
    void travelToWhereNoWayLeadsSaysSo() {
        assertThat(quiet.press("_", "up", "enter").screen()).contains("You don't know a way there.", "| # @ !");
    }

    @Test
    void exploringGoesOnUntilAllIsSeen() {
        assertThat(quiet.press("x").screen()).contains("# . . . . # |".replace(" |", ""));
        assertThat(quiet.press("x").screen()).contains("There is nothing left to explore here.");
    }

    @Test
    void whoExploresPicksUpWhatLiesAboutButNotWhatWasDropped() {
        assertThat(quiet.press("x").screen()).contains("Foes 0   club, 2 potions\n");
        assertThat(quiet.press("p", "b", "x").screen())
                .contains("There is nothing left to explore here.", "Carrying club\n");
    }

    @Test
    void whatIsLeftForWantOfRoomIsTold() {
        Sitting full = new Sitting(Cellar.of("##############", "#@****||||..!#", "##############"));
        assertThat(full.press("x").screen().replaceAll("\\s+", " "))
                .contains("There is nothing left to explore here. You have no room for a dart and a potion.");
    }

    @Test
    void whatCannotBeReachedIsLeftAlone() {
        Sitting walled = new Sitting(Cellar.of("########", "#@..##!#", "########"));

        assertThat(walled.press("x").screen()).contains("There is nothing left to explore here.");
    }

    @Test
    void whatLiesHereIsToldWithArticles() {
        assertThat(quiet.press("d").screen()).contains("Here lies a potion.");
        quiet.press("g", "p", "b", "p", "a");
        assertThat(quiet.press("d", "a").screen()).contains("Here lie a club and 2 potions.");
    }

    @Test
    void whoStandsInTheWayOfWhatIsLeftIsTold() {
        Sitting corridor = new Sitting(Cellar.of("##############", "#@..r........#", "##############"));

        assertThat(corridor.press("x").screen())
                .contains("The rat is in the only way: step into it to strike.", "| # @ . . r ");
    }

    @Test
    void whoeverExploresGoesRoundWhatHarms() {
        Sitting pond =
                new Sitting(Cellar.of("############", "#@.%.......#", "#......#%..#", "#......#!..#", "############"));
        Sitting river = new Sitting(Cellar.of("##############", "#@.%......!..#", "##############"));

        assertThat(pond.press("x", "x").screen())
                .contains("Hit points 3", "2 potions", "nothing left")
                .doesNotContain("hurt");
        assertThat(river.press("x").screen()).contains("All that is left to explore is behind the acid.", "| # @ . ~");
    }

    @Test
    void whatLiesInHarmIsLeftThereAndTold() {
        Sitting moat = new Sitting(Cellar.of("########", "#@.%!..#", "########"));

        assertThat(moat.press("x").screen())
                .contains(
                        "There is nothing left to explore here, except for a potion", "Hit points 3", "club, potion\n");
    }

    @Test
    void anEnemyThatWasInViewStopsNobodyBeforeItIsNear() {
        assertThat(watched.press("x").screen()).contains("There is nothing left to explore here.", "| # @ . . r ");
        assertThat(watched.press("_", "d", "d", "enter").screen())
                .contains("You stop: the rat is in view.", "| # . @ . r ");
        assertThat(watched.press("_").screen()).contains("You can't travel while the rat is near.", "| # . @ . r ");
        assertThat(watched.press("x").screen()).contains("You can't explore while the rat is near.");
    }

    @Test
    void whatAKeyIsAnsweredIsNoPartOfTheStory() {
        assertThat(quiet.press("up").screen()).contains("The wall is in the way.");
        assertThat(quiet.press("&").screen())
                .contains("The key & does nothing here.")
                .doesNotContain("in the way");
        assertThat(quiet.press("escape", "enter", "tab").screen()).doesNotContain("does nothing here");
        assertThat(quiet.press("_", "enter").screen()).contains("You are there already.");
        assertThat(quiet.press("m").screen()).doesNotContain("in the way", "does nothing", "already");
    }

    @Test
    void whoIsHurtOnTheWayStops() {
        Sitting sour = new Sitting(Cellar.of("########", "#@.%%..#", "########"));

        assertThat(sour.press("_", "d", "d", "d", "d", "d", "enter").screen())
                .contains("The only way leads over the acid.", "| # . @ ~ ");
        assertThat(sour.press("z", "b", "d", "Y", "_", "d", "d", "d", "enter").screen())
                .contains("You are hurt, so you stop. You stand on the acid!", "| # . . ~ @ ");
    }

    @Test
    void anAimIsOnTheEnemyAndShowsWhatWouldBeHit() {
        watched.press("f");
        assertThat(watched.screen()).contains("rat (hit points 1), floor. You hit it at 100%, and kill it");
        assertThat(marked(watched.play.sheet(60, 20), Paint.CURSOR)).containsExactly("r");
        assertThat(watched.press("a").screen()).contains("floor   enter: attack");
        assertThat(marked(watched.play.sheet(60, 20), Paint.CURSOR)).containsExactly(".");
        assertThat(watched.press("tab", "enter").screen()).contains("You kill the rat.");
    }

    @Test
    void whatIsOutOfReachIsSaidAndNotTried() {
        Sitting far = new Sitting(Cellar.of("###########", "#@.....r..#", "###########"));
        assertThat(far.press("f").screen())
                .contains("That is out of reach: 3 cells at most. Rat (hit points 1),")
                .doesNotContain("You hit it");
        assertThat(far.press("enter").screen())
                .contains("That is out of reach: 3 cells at most.")
                .doesNotContain("nothing to hit");
    }

    @Test
    void lookingStartsAtTheNearestEnemy() {
        assertThat(watched.press(";").screen()).contains("rat (hit points 1), floor. You hit it at 100%");
    }

    @Test
    void aThrowHasNoOddsOfTheWieldedWeaponAndTellsWhatCameOfIt() {
        assertThat(watched.press("t", "a").screen())
                .contains("rat (hit points 1)")
                .doesNotContain("You hit it");
        assertThat(watched.press("enter").screen()).contains("You throw the club at the rat.", "not made for throwing");
    }

    @Test
    void onlyWhatIsNewIsBright() {
        quiet.play.say("You hear a noise.");
        quiet.press("E");
        quiet.press("escape");
        assertThat(paints(quiet, "You hear")).containsOnly(Paint.FAINT);
        quiet.play.say("You hear a noise.");
        assertThat(quiet.screen()).contains("You hear a noise. (x2)");
        assertThat(paints(quiet, "You hear")).containsOnly(Paint.FRESH);
    }

    private static List<Paint> paints(Sitting sitting, String text) {
        Sheet sheet = sitting.play.sheet(60, 20);
        List<Paint> paints = new ArrayList<>();
        List<String> rows = sheet.toString().lines().toList();
        for (int row = 0; row < rows.size(); row++) {
            int column = rows.get(row).indexOf(text);
            if (column >= 0) {
                paints.add(sheet.paintAt(column, row));
            }
        }
        return paints;
    }

    @Test
    void whatWouldBeHitIsMarkedAroundTheCursor() {
        List<Point> around = List.of(new Point(2, 1), new Point(3, 1), new Point(5, 1));
        watched.play.controls().push(new CellCursor("hit", watched.play.controls(), cell -> around, Optional.empty()));

        assertThat(marked(watched.play.sheet(60, 20), Paint.AIM)).containsExactly(".", ".", ".");
    }

    @Test
    void aPotionThatDoesNothingToWhomItHitsSaysSo() {
        assertThat(watched.press("t", "b", "enter").screen())
                .contains("You throw the potion at the rat.", "The potion has no effect.");
    }

    @Test
    void aChestIsLeftOverUntilItIsOpenedAndIsShownEmptyOnceItIs() {
        Sitting chest = new Sitting(Cellar.of("#####", "#@.=#", "#####"));
        assertShowsAll(chest.press("x").screen(), "nothing left to explore here, except for an unopened chest.");
        chest.press("d", "d");
        assertThat(chest.press(";", "tab").screen()).contains("open chest, floor", "| # . @ = # |");
        chest.press("escape", "d");
        assertThat(chest.press("d").screen()).contains("The chest is empty.", "2 potions", "| # . @ _ # |");
        assertThat(chest.press(";", "tab").screen()).contains("empty chest, floor");
        assertThat(chest.press("escape", "x").screen()).contains("There is nothing left to explore here.");
    }

    @Test
    void whatLiesWhereOneStepsTwiceIsToldAsTwo() {
        assertThat(quiet.press("d", "a", "d").screen())
                .contains("Here lies a potion.")
                .doesNotContain("(x2)");
    }

    @Test
    void theyWhoComeIntoViewTogetherAreToldTogether() {
        Sitting hall = new Sitting(Cellar.of("#######", "###@###", "###.###", "#r...r#", "#######"));

        assertThat(hall.press("s").screen()).contains("2 rats come into view.").doesNotContain("comes");
    }

    @Test
    void theKeyOfTheStairsUnderfootIsShown() {
        Sitting stairs = new Sitting(Cellar.of("######", "#@.>.#", "######"));

        assertThat(stairs.screen()).doesNotContain("take stairs");
        assertThat(stairs.press("d", "d").screen()).contains(">: take stairs");
    }

    @Test
    void whatTheDeadDropIsNotTold() {
        Sitting sour = new Sitting(Cellar.of("#########", "#@%%%%%%#", "#########")).press("d", "Y", "d");

        assertThat(sour.screen()).contains("killed by acid").doesNotContain("Killed by");
        assertThat(sour.press("m").screen()).contains("The acid kills you.").doesNotContain("drop");
    }

    @Test
    void aThrowIsAimedAfterTheThingIsChosen() {
        assertThat(watched.press("t", "b").screen()).contains("enter: throw");
        assertThat(watched.press("enter").screen()).doesNotContain("Carrying club, potion");
    }

    @Test
    void aVerbWithAWayAsksForIt() {
        assertThat(quiet.press("/").screen()).contains("run: which way?");
        assertThat(quiet.press("s").screen()).contains("| # @ . . . . . ");
        assertThat(quiet.press("/", "escape").screen()).doesNotContain("which way");
        assertThat(quiet.press("W").screen()).contains("| # @ !");
    }

    @Test
    void messagesAndKeysAreLists() {
        quiet.press("e", "enter");
        assertThat(quiet.press("m").screen()).contains("What happened", "You wield the club.");
        assertThat(quiet.press("escape", "?").screen())
                .contains("Keys", "Step: north up  w  k  8", "cellar, seed 1: A cellar.");
        assertThat(quiet.press("end").screen()).contains("A cursor, to look, travel and aim");
    }

    @Test
    void keysDoNothingInAWindowThatShowsNothingButThatItIsTooSmall() {
        quiet.play.press(new KeyPress("d"), 39, 20);
        quiet.play.press(new KeyPress("d"), 60, 5);
        assertThat(quiet.play.isBusy()).isFalse();
        assertThat(quiet.screen()).contains("| # @ !");
        quiet.play.press(new KeyPress("q"), 20, 5);
        assertThat(quiet.play.isOver()).isTrue();
    }

    @Test
    void aListSaysThatThereIsMoreOnlyIfThereIs() {
        assertThat(quiet.press("i").screen()).doesNotContain("more");
        assertThat(quiet.press("escape", "?").screen()).contains("space, arrows: more");
    }

    @Test
    void aNewGameIsBegunOnlyIfThatIsMeant() {
        quiet.press("d");
        assertThat(quiet.press("r").screen()).contains("Give this game up, and begin another one?", "| # . @");
        assertThat(quiet.press("z").screen()).contains("| # . @");
        for (String no : List.of("escape", "space", "r", "n")) {
            assertThat(quiet.press("r", no).screen()).as(no).contains("| # . @").doesNotContain(": yes");
            assertThat(quiet.play.seed()).isEqualTo(1);
        }
        assertThat(quiet.press("r", "Y").screen()).contains("| # @ !");
        assertThat(quiet.play.seed()).isEqualTo(2);
        assertThat(quiet.press("r", "enter").screen()).contains("| # @ !");
        assertThat(quiet.play.seed()).isEqualTo(3);
    }

    @Test
    void stepsThatTheGameDoesNotHaveTakeNoTurn() {
        assertThat(quiet.press("n").screen()).contains("There are no diagonal steps here.", "| # @ !");
        assertThat(quiet.press("?").screen()).contains("Step: north").doesNotContain("north-east");
    }

    @Test
    void aStepOfOnesOwnNeedsNoPictureOfItself() {
        quiet.play.press(new KeyPress("d"));

        assertThat(quiet.play.goOn()).isEmpty();
    }

    @Test
    void aKeyOpensAModeOfTheGamesOwnAlsoInTheNextGame() {
        quiet.play.openBy(new KeyPress("X"), controls -> new Confirm("Really?", () -> {}));
        assertThat(quiet.press("X").screen()).contains("Really?   Y, enter: yes");
        quiet.press("n");
        quiet.play.controls().restart();
        assertThat(quiet.press("escape", "X").screen()).contains("Really?   Y, enter: yes");
    }

    @Test
    void theCursorGoesToStairs() {
        Sitting stairs = new Sitting(Cellar.of("########", "#@.>.<.#", "########"));
        assertThat(stairs.press(";", ">").screen()).contains("stairs down");
        assertThat(stairs.press("<").screen()).contains("stairs up");
        assertThat(stairs.press("tab").screen()).contains("stairs down");
        assertThat(stairs.press("z").screen()).contains("< >: stairs   escape: leave");
        assertThat(quiet.press(";").screen()).doesNotContain("stairs");
    }

    @Test
    void aWalkGoesRoundWhatHarms() {
        Sitting sour = new Sitting(Cellar.of("########", "#@.%..!#", "#......#", "########"));

        assertThat(sour.press("_", "tab", "enter").screen()).contains("~ . . @").doesNotContain("hurt");
    }

    @Test
    void theSameKeysGiveTheSameSheets() {
        String[] keys = {"g", "x", "i", "b", "a", "_", "d", "enter", ";"};
        Sheet one = new Sitting(Cellar.QUIET).press(keys).play.sheet(60, 20);
        Sheet other = new Sitting(Cellar.QUIET).press(keys).play.sheet(60, 20);

        assertThat(one).isEqualTo(other);
    }

    /** Words are what no row breaks: so all of a text is on the screen if all its words are, one after the other. */
    private static void assertShowsAll(String screen, String text) {
        String flat = screen.replaceAll("\\s+", " ");
        assertThat(flat).contains(text.replaceAll("\\s+", " ").strip());
    }

    @Test
    void nothingIsCutOffAtEightyColumns() {
        PlayableGame wordy = new Wordy(
                "A sentence of the game that is longer than a row ".repeat(2).strip());
        Play play = new Play(wordy, wordy.about().minSize(), Seat.PERSON, 1, Keymap.standard(wordy));
        play.goOn();
        play.say("It is told, " + wordy.about().summary());
        for (int[] size : new int[][] {{80, 24}, {120, 40}, {60, 20}, {80, 16}}) {
            String screen = play.sheet(size[0], size[1]).toString();
            assertShowsAll(screen, "It is told, " + wordy.about().summary());
        }
    }

    @Test
    void theEndIsToldWholeBesideHowThingsStand() {
        PlayableGame wordy = new Wordy("As long as a status line can be, with swords and potions and all that");
        Play play = new Play(wordy, wordy.about().minSize(), Seat.PERSON, 1, Keymap.standard(wordy));
        Sitting.press(play, "d", "Y", "d", "d");
        for (int columns : new int[] {80, 60, 40}) {
            String screen = play.sheet(columns, 24).toString();
            assertShowsAll(
                    screen,
                    "*** You lose: killed by acid. *** wordy, seed 1 "
                            + wordy.status(
                                    play.view(),
                                    Hero.of(play.view(), play.view().actor().id())));
            assertShowsAll(screen, "r: play again m: messages q: quit");
        }
    }

    @Test
    void aLowWindowShowsTheEndAndTheLastMessagesOfTheGame() {
        Sitting sour = new Sitting(Cellar.of("#########", "#@r%%%%%#", "#########"));
        sour.press("f", "enter", "d", "d", "Y", "d");

        assertThat(sour.play.sheet(40, 12).toString())
                .startsWith("*** You lose: killed by acid. ***")
                .contains("4 turns, 1 kill: 1 rat\n", "Seed 1\n", "acid")
                .contains("r: play again   m: messages   q: quit")
                .doesNotContain("# . .");
        assertThat(sour.press("m").play.sheet(40, 12).toString()).contains("What happened");
        assertThat(sour.play.sheet(60, 20).toString()).contains("4 turns, 1 kill: 1 rat\n");
    }

    @Test
    void aNewLevelOfExperienceTellsTheKeyThatChooses() {
        assertThat(watched.press("f", "enter").screen())
                .contains("You reach level 2", "Press G to choose what you gain.");
        assertThat(watched.press("G").screen()).contains("a) hit points: +1 (you have 5)", "b) hit points");
    }

    @Test
    void aHintThatIsLongerThanARowTakesTwo() {
        String screen = watched.press("f").play.sheet(40, 24).toString();

        assertShowsAll(
                screen,
                "rat (hit points 1), floor. You hit it at 100%, and kill it in 1 blow. enter: attack tab: next escape: leave");
        assertShowsAll(watched.press("escape", "i").play.sheet(40, 24).toString(), "letter or enter: choose q: leave");
    }

    @Test
    void aMessageThatHasNoRoomAtAllEndsInDots() {
        quiet.play.say("word ".repeat(60).strip());

        assertThat(quiet.play.sheet(40, 6).toString()).contains("word word word word word word word w ...\n");
    }

    @Test
    void everyScreenHasRoomInEveryWindow() {
        for (String key : List.of("i", "?", "m", ";", "_", "f", "t", "x")) {
            watched.press(key);
            for (int columns = 1; columns < 100; columns += 7) {
                for (int rows = 1; rows < 40; rows += 3) {
                    assertThat(watched.play.sheet(columns, rows).width()).isEqualTo(columns);
                }
            }
            watched.press("escape");
        }
    }
}
