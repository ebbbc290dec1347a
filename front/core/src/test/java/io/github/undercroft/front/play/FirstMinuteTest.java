package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Cellar.Sitting;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a new player reads. */
class FirstMinuteTest {

    private final Sitting quiet = new Sitting(Cellar.QUIET);

    @Test
    void howThingsStandTakesOneRowAndIsWrittenBrieflyWithoutRoom() {
        assertThat(quiet.play.sheet(40, 12).toString()).startsWith("[======----] HP 3/5   Foes 0 ...\n");
        assertThat(quiet.play.sheet(40, 24).toString())
                .startsWith("[======----] HP 3/5   Foes 0\n             club, potion\n");
        assertThat(quiet.play.sheet(50, 20).toString()).startsWith("[======----] HP 3/5   Foes 0   club, potion\n");
        assertThat(quiet.play.sheet(80, 24).toString())
                .startsWith("[======----] Hit points 3 of 5   Foes 0   Carrying club, potion\n")
                .doesNotContain("seed 1");
    }

    @Test
    void aNewGameBeginsWithItsFirstWordsAndHowToBegin() {
        PlayableGame told = new Told();
        Play play = new Play(told, told.about().usualSize(), Seat.PERSON, 1, Keymap.standard(told));
        play.goOn();

        assertThat(play.shownMessages()).startsWith("Find the rat. x explores, ? lists the keys.");
        assertThat(quiet.play.shownMessages()).containsExactly("A cellar. x explores, ? lists the keys.");
    }

    @Test
    void noKeyLeadsAwayInReachOfWhoStrikesFromAfar() {
        assertThat(new Sitting(Cellar.of("########", "#@...a.#", "########")).screen())
                .doesNotContain("x: explore")
                .doesNotContain("_: travel");
        assertThat(new Sitting(Cellar.of("########", "#@....a#", "########")).screen())
                .contains("x: explore", "_: travel");
    }

    @Test
    void oneAfterTheOtherWhoComesIntoViewIsCounted() {
        Sitting hall = new Sitting(Cellar.of("##########", "#@.......#", "###.###.##", "###r###r##", "##########"));
        assertThat(hall.press("d", "d", "d", "d", "d", "d").screen()).contains("A rat comes into view. (x2)");
    }

    private record Told() implements PlayableGame {
        @Override
        public About about() {
            return Cellar.QUIET.about().opening("Find the rat.");
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            return Cellar.QUIET.rules(size, seat);
        }
    }

    @Test
    void aBoardOfTheUsualHeightIsSeenWholeInTwentyFourRows() {
        String[] rows = new String[19];
        Arrays.fill(rows, "#" + ".".repeat(76) + "#");
        rows[0] = "#".repeat(78);
        rows[18] = rows[0];
        rows[9] = "#@" + ".".repeat(75) + "#";
        Sitting hall = new Sitting(Cellar.of(rows));

        List<String> screen =
                hall.press(";").play.sheet(80, 24).toString().lines().toList();
        assertThat(screen.get(10)).startsWith(" #@");
        assertThat(screen.get(20)).startsWith("A cellar. x explores");
    }

    /** A corridor at the upper edge of a board that takes all the room there is, and a hall below it that can't be seen from there. */
    private static Sitting aboveAnUnknownHall() {
        String[] rows = new String[19];
        Arrays.fill(rows, "#" + ".".repeat(76) + "#");
        rows[0] = "#".repeat(78);
        rows[1] = "#@" + ".".repeat(75) + "#";
        rows[2] = rows[0];
        rows[18] = rows[0];
        return new Sitting(Cellar.of(rows));
    }

    private static List<String> screen(Sitting sitting) {
        return sitting.play.sheet(80, 24).toString().lines().toList();
    }

    private static List<String> said(int number) {
        return IntStream.rangeClosed(1, number)
                .mapToObj(i -> "A sentence that takes a row of its own, and its number is " + i + ".")
                .toList();
    }

    @Test
    void messagesTakeTheRowsOfTheBoardInWhichNothingIsKnown() {
        Sitting corridor = aboveAnUnknownHall();
        List<String> before = screen(corridor);
        corridor.play.press(new KeyPress("."));
        said(8).forEach(corridor.play::say);

        assertThat(screen(corridor).subList(1, 4)).isEqualTo(before.subList(1, 4));
        assertThat(screen(corridor)).containsSubsequence(said(8)).noneMatch(row -> row.contains("more; m"));
        assertThat(screen(corridor).get(21)).endsWith(" 8.");
    }

    @Test
    void messagesGiveTheBoardItsRowsBackWhenTheCursorIsThere() {
        Sitting corridor = aboveAnUnknownHall();
        said(18).forEach(corridor.play::say);
        corridor.press(";", "down", "down", "down", "down", "down", "down", "down", "down");

        assertThat(screen(corridor).get(11)).isBlank();
        assertThat(screen(corridor).get(12)).endsWith(" 9.");
    }

    @Test
    void messagesLeaveARowBlankBelowTheBoard() {
        Sitting corridor = aboveAnUnknownHall();
        said(30).forEach(corridor.play::say);

        assertThat(screen(corridor).subList(3, 6))
                .allMatch(row -> row.startsWith(" ##") || row.isBlank() || row.startsWith("("));
        assertThat(screen(corridor).get(4)).isBlank();
    }

    @Test
    void theHintsTellWhatIsOfUseNow() {
        assertThat(quiet.play.sheet(80, 24).toString())
                .contains("x: explore   _: travel   ;: look   i: inventory   e: equip   t: throw   ?: keys\nq: quit")
                .doesNotContain("g: pick up", "f: attack", "/: run");
        assertThat(quiet.press("e", "a").screen()).doesNotContain("e: equip");
        assertThat(quiet.press("p", "b").screen()).doesNotContain("t: throw");
    }

    @Test
    void besideAnEnemyTheHintsBeginWithHowToStrike() {
        Sitting watched = new Sitting(Cellar.of("#######", "#@r...#", "#######"));
        assertThat(watched.play.sheet(80, 24).toString())
                .contains("\nright or d: strike   ;: look")
                .doesNotContain("x: explore", "_: travel");
    }

    @Test
    void theHintsTellHowToAimAtAnEnemyWhomNoStepStrikes() {
        assertThat(new Sitting(Cellar.of("########", "#@..r..#", "########")).screen())
                .contains("\nf: attack   x: explore");
        assertThat(new Sitting(Cellar.of("########", "#@...r.#", "########")).screen())
                .doesNotContain("f: attack");
        assertThat(new Sitting(Cellar.of("########", "#@r....#", "########")).screen())
                .doesNotContain("f: attack");
    }

    /** A game in which a step strikes as far as the weapon reaches. */
    private record Reaching(Cellar cellar, Function<Direction, Action> steps) implements PlayableGame {
        @Override
        public About about() {
            return cellar.about();
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            return cellar.rules(size, seat);
        }

        @Override
        public Action step(Direction way) {
            return steps.apply(way);
        }
    }

    @Test
    void whereAStepStrikesAsFarAsTheWeaponReachesTheHintsSaySo() {
        for (Function<Direction, Action> steps : List.<Function<Direction, Action>>of(
                Attack::toward, way -> Bump.toward(way).reaching(3))) {
            PlayableGame reaching = new Reaching(Cellar.of("########", "#@%.r..#", "########"), steps);
            Play play = new Play(reaching, reaching.about().minSize(), Seat.PERSON, 1, Keymap.standard(reaching));
            Sitting.press(play);

            assertThat(play.sheet(60, 20).toString()).contains("\nright or d: strike   x: explore");
            assertThat(Sitting.press(play, "d").shownMessages()).contains("You kill the rat.");
            assertThat(play.sheet(60, 20).toString()).doesNotContain("strike");
            assertThat(Sitting.press(play, "d").sheet(60, 20).toString()).contains("Step onto the acid?");
        }
    }

    @Test
    void theDeadAreToldNoKeysOfTheLiving() {
        Sitting dead = new Sitting(Cellar.of("########", "#@%....#", "########")).press("d", "Y");
        List<String> screens = new ArrayList<>();
        for (int i = 0; i < 5 && dead.play.isPlayersTurn(); i++) {
            dead.play.press(new KeyPress("."));
            while (dead.play.isBusy()) {
                dead.play.goOn();
                if (!dead.play.view().actor().isAlive()) {
                    screens.add(dead.screen());
                }
            }
        }

        assertThat(screens)
                .isNotEmpty()
                .noneMatch(each -> each.contains("rest") || each.contains(": step") || each.contains("explore   "));
    }

    @Test
    void theDeadAreNotToldHowToGrow() {
        Sitting burning = new Sitting(Cellar.of("#######", "#@%r..#", "#######")).press("d", "Y", "d");

        assertThat(burning.play.view().actor().isAlive()).isFalse();
        assertThat(burning.screen()).contains("You reach level 2.").doesNotContain("Press G");
    }

    @Test
    void theFirstWordsLeaveTheScreenAfterTenTurns() {
        quiet.press(".", ".", ".", ".", ".", ".", ".", ".", ".", ".");
        assertThat(quiet.screen()).contains("A cellar. x explores");
        assertThat(quiet.press(".").screen()).doesNotContain("A cellar. x explores");
        assertThat(quiet.press("m").screen()).contains("A cellar. x explores");
    }

    @Test
    void onAThingTheHintsTellHowToTakeIt() {
        assertThat(quiet.press("d").screen()).contains("g: pick up");
        assertThat(quiet.press("d").screen()).doesNotContain("g: pick up");
    }

    @Test
    void theHintsTellNoVerbForWhichTheHeroHasNothing() {
        assertThat(quiet.screen()).doesNotContain("T: take off");
        assertThat(quiet.press("e", "a").screen()).contains("T: take off");
        assertThat(quiet.press("T", "a", "p", "a", "p", "b").screen()).doesNotContain("p: drop");
    }

    @Test
    void aWindowWithOneRowForKeysTellsFirstHowToLeaveAndWhereTheRestIsTold() {
        assertThat(quiet.play.sheet(40, 12).toString()).contains("?: keys   q: quit   x: explore\n");
    }

    @Test
    void whoTakesUpAWeaponWithAnEmptyHandIsToldTheKey() {
        assertThat(quiet.press("p", "a", "g").play.shownMessages())
                .endsWith("You pick up the club.", "Press e to wield the club.");
    }

    @Test
    void whoTakesAWeaponOffIsNotToldTheKey() {
        assertThat(quiet.press("e", "a", "T", "a").play.shownMessages()).noneMatch(line -> line.contains("Press e"));
    }

    @Test
    void theKeysStandInTwoColumnsAlsoBesideABoard() {
        assertThat(quiet.press("?").play.sheet(120, 40).toString().lines())
                .anyMatch(line -> line.startsWith("explore           x           use               z"));
    }

    @Test
    void withoutRoomForTwoColumnsEachKeyHasARow() {
        assertThat(quiet.press("?").play.sheet(40, 24).toString().lines())
                .contains("explore           x", "use               z");
    }
}
