package io.github.undercroft.front.mode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.play.Cellar;
import io.github.undercroft.front.play.Cellar.Sitting;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The cursor tells what would come of it. */
class AimPreviewTest {

    private final Sitting hall = new Sitting(Cellar.of("#########", "#@|..w..#", "#########"));

    @Test
    void aLookTellsBothSidesOfAFight() {
        assertThat(hall.press(";").screen()).contains("You hit it at 100%", "It hits you at 100%");
    }

    @Test
    void oneAimsAtTheNearestCellOfALargeBody() {
        Sitting den = new Sitting(Cellar.of("#########", "#BB..@..#", "#BB.....#", "#########"));
        assertThat(den.press("f").screen()).doesNotContain("in the way", "out of reach");
        assertThat(den.press("enter").screen()).contains("You kill the bear.");
    }

    @Test
    void aLargeBodyThatAStepStrikesIsNotOneToAimAt() {
        Sitting den = new Sitting(Cellar.of("#########", "#.BB....#", "#@BB....#", "#########"));
        assertThat(den.screen()).contains(": strike").doesNotContain("f: attack");
    }

    @Test
    void aThingThatIsNoMissileSaysSoWhileOneAims() {
        assertThat(hall.press("t", "a").screen().replaceAll("\\s+", " "))
                .contains("The club is not made for throwing, and does no harm.", "enter: throw");
    }

    @Test
    void whatIsMadeForThrowingComesFirstAndWhatDoesNoHarmIsMarked() {
        hall.press("d", "g", "e", "a");
        assertThat(hall.press("t").screen().lines().map(String::strip))
                .containsSubsequence("b) potion", "c) dart", "a) club (hand): harmless");
        assertThat(new Sitting(Cellar.of("#########", "#@o|....#", "#########"))
                        .press("d", "g", "d", "g", "t")
                        .screen()
                        .lines()
                        .map(String::strip))
                .containsSubsequence("b) potion", "d) dart", "a) club: harmless", "c) 5 rocks: harmless");
        assertThat(hall.press("escape", "i").screen()).doesNotContain("harmless");
    }

    @Test
    void whatIsOutOfReachIsToldFirstWhileOneAims() {
        Sitting cave = new Sitting(Cellar.of("###############", "#@|........w..#", "###############"));
        assertThat(cave.press("d", "g", "t", "c").screen())
                .contains("That is out of reach: 5 cells at most. Wolf (hit points 1)")
                .doesNotContain("enter: throw");
        assertThat(cave.press("a", "a", "a").screen()).contains("That is out of reach: 5 cells at most. Floor");
        assertThat(cave.press("a").screen()).contains("enter: throw").doesNotContain("out of reach");
    }

    @Test
    void whatIsOnTheGroundIsComeToOnceOfEachKind() {
        Sitting pond = new Sitting(Cellar.of("#########", "#@..,,~~#", "#.......#", "#########"));
        List<String> seen = new ArrayList<>();
        pond.press(";");
        for (int i = 0; i < 3; i++) {
            seen.add(pond.press("tab").screen());
        }
        assertThat(seen.get(0)).contains("shallow water");
        assertThat(seen.get(1)).contains("deep water");
        assertThat(seen.get(2)).contains("shallow water");
    }

    @Test
    void whoSleepsIsComeToAfterWhoIsAwake() {
        Sitting den = new Sitting(Cellar.of("##########", "#@.z..w..#", "##########"));
        assertThat(den.press(";").screen()).contains("wolf (");
        assertThat(den.press("tab").screen()).contains("cat (");
        Sitting travelling = new Sitting(Cellar.of("##########", "#@..|..z.#", "##########"));
        assertThat(travelling.press("_", "tab").screen()).contains("dart");
    }

    @Test
    void whoAimsComesToEachEnemyInViewBeforeAnyThing() {
        Sitting pack = new Sitting(Cellar.of("#########", "#@.w|.w.#", "#########"));
        assertThat(pack.press("t", "a").screen()).contains("wolf");
        assertThat(pack.press("tab").screen())
                .contains("Something is in the way. Wolf")
                .doesNotContain("dart");
        assertThat(pack.press("tab").screen()).contains("in the way. Dart");
    }

    @Test
    void aPotionThatIsThrownAtTheFloorBreaks() {
        Sitting quiet = new Sitting(Cellar.QUIET);
        assertThat(quiet.press("t", "b", "s", "d", "enter").screen()).contains("The potion breaks.");
    }

    @Test
    void nothingIsToldInOneStyle() {
        assertThat(hall.press("E").screen()).contains("You have nothing equipped.");
        assertThat(hall.press("G").screen()).contains("You have nothing to choose.");
    }

    @Test
    void whatIsTakenOffIsToldInTheWordOfTheKey() {
        assertThat(hall.press("e", "a", "T", "a").screen()).contains("You take off the club.");
    }

    @Test
    void aLookTellsHowFarAnEnemyStrikes() {
        assertThat(new Sitting(Cellar.of("#########", "#@...a..#", "#########"))
                        .press(";")
                        .screen()
                        .replaceAll("\\s+", " "))
                .contains("It strikes 4 cells away.");
        assertThat(hall.press(";").screen()).doesNotContain("cells away");
    }

    @Test
    void aThrowTellsTheOddsOfTheMissileAlone() {
        hall.press("d", "g", "t");
        assertThat(hall.press("c").screen())
                .contains("You hit it at 100%, and kill it")
                .doesNotContain("It hits you");
    }

    @Test
    void theThrowOfAPlainThingTellsNoOdds() {
        assertThat(hall.press("t", "b").screen())
                .contains("wolf", "enter: throw")
                .doesNotContain("You hit it")
                .doesNotContain("It hits you");
    }

    @Test
    void anAimTellsHowFarItPushes() {
        assertThat(aimed("#@/..w...#")).contains("A push by 2 cells: floor.");
        assertThat(aimed("#@/..w.#.#")).contains("A push by 1 cell: floor.");
        assertThat(aimed("#@/..w.%.#")).contains("A push by 2 cells: acid.");
        assertThat(aimed("#@/..w#..#")).doesNotContain("A push");
    }

    private static String aimed(String row) {
        Sitting windy = new Sitting(Cellar.of("##########", row, "##########"));
        return windy.press("d", "g", "e", "c", "f").screen().replaceAll("\\s+", " ");
    }
}
