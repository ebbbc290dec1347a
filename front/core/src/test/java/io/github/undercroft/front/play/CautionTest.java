package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.play.Cellar.Sitting;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.wording.English;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What harms or is wasted is asked first. */
class CautionTest {

    private final Sitting sour = new Sitting(Cellar.of("########", "#@%%..!#", "########"));
    private final Sitting quiet = new Sitting(Cellar.QUIET);

    @Test
    void aStepOntoWhatHarmsIsAsked() {
        assertThat(sour.press("d").screen())
                .contains("Step onto the acid?   Y, enter: yes   any other key: no", "Hit points 3");
        assertThat(sour.press("n").screen()).contains("# @ ~ ~", "Hit points 3").doesNotContain("Step onto");
        assertThat(sour.press("d", "Y").screen()).contains("# . @ ~", "Hit points 1");
    }

    @Test
    void whoStandsInItIsNotAskedAgain() {
        assertThat(sour.press("d", "Y", "d").screen()).contains("*** You lose").doesNotContain("Step onto");
    }

    @Test
    void aRunIntoItIsAskedToo() {
        assertThat(sour.press("/", "d").screen()).contains("Step onto the acid?", "Hit points 3");
    }

    @Test
    void aKeyThatStepsAndTheKeyThatAskedAnswerNo() {
        assertThat(sour.press("d", "s").screen())
                .contains("# @ ~ ~", "Hit points 3")
                .doesNotContain("Step onto");
        assertThat(sour.press("d", "d").screen())
                .contains("# @ ~ ~", "Hit points 3")
                .doesNotContain("Step onto");
        Sitting flask = new Sitting(Cellar.of("#########", "#@*.r...#", "#########"));
        flask.press("d", "g", "t", "c", "a", "enter", "enter");
        assertThat(flask.screen()).contains("flask", "HP 3/5").doesNotContain("Throw it?");
        assertThat(sour.press("d", "enter").screen()).contains("# . @ ~", "Hit points 1");
    }

    @Test
    void aRunEndsBeforeWhatHarms() {
        Sitting hall = new Sitting(Cellar.of("#########", "#@...%..#", "#########"));
        assertThat(hall.press("D").screen())
                .contains("# . . . @ ~", "Hit points 3")
                .doesNotContain("Step onto");
    }

    @Test
    void aBlastAroundOneselfIsSaidAndAsked() {
        Sitting flask = new Sitting(Cellar.of("#########", "#@*.r...#", "#########"));
        flask.press("d", "g", "t", "c");
        assertThat(flask.screen()).contains("enter: throw").doesNotContain("You would be hit");
        assertThat(flask.press("a").screen()).contains("You would be hit, too.");
        assertThat(flask.press("enter").screen()).contains("You stand in the blast. Throw it?   Y: yes");
        assertThat(flask.press("n").screen()).contains("flask", "HP 3/5");
    }

    @Test
    void aPotionThatWouldOnlyHealIsAskedAtFullHealth() {
        quiet.press("d", "g", "z", "b");
        assertThat(quiet.screen()).contains("Hit points 5", "club, potion\n");

        assertThat(quiet.press("z", "b").screen()).contains("You have all your hit points. Use the potion?");
        assertThat(quiet.press("n").screen()).contains("club, potion\n");
        assertThat(quiet.press("z", "b", "Y").screen()).contains("Carrying club\n");
    }

    @Test
    void changingPlacesWithAnAllyThatStandsOnWhatHarmsIsAsked() {
        Blueprint dog =
                Blueprint.of("dog").with(Faction.PLAYERS).with(Health.of(9)).with(new Bystander());
        Scenario scenario = Scenario.of(Scenario.legend().with('d', dog, Acid.of(2)), "@d");
        TurnView next = scenario.game().turn(scenario.hero().id());
        assertThat(Caution.harm(Bump.toward(Direction.EAST), next)).contains(Acid.of(2));
        assertThat(Caution.harm(Bump.toward(Direction.EAST).friends(Bump.Friends.REFUSE), next))
                .isEmpty();
        assertThat(Caution.harm(new Move(Direction.EAST), next)).isEmpty();
    }

    @Test
    void aStepToWhereABlowIsAboutToFallIsAsked() {
        Blueprint ogre = Blueprint.of("ogre")
                .with(Health.of(9))
                .with(new Bystander())
                .with(new Intent(List.of(new Point(1, 0), new Point(2, 0)), new Rest()));
        Scenario scenario = Scenario.of(Scenario.legend().with('o', ogre), "@..o");
        Words words = Words.in(English.standard());
        TurnView beside = scenario.game().turn(scenario.hero().id());
        assertThat(Caution.question(Bump.toward(Direction.EAST), beside, words))
                .hasValue("Step to where a blow is about to fall?");
        assertThat(Caution.question(new Rest(), beside, words)).isEmpty();

        Scenario within = Scenario.of(Scenario.legend().with('o', ogre), ".@.o");
        TurnView marked = within.game().turn(within.hero().id());
        assertThat(Caution.question(Bump.toward(Direction.EAST), marked, words))
                .as("it would fall here as well")
                .isEmpty();
        assertThat(Caution.question(Bump.toward(Direction.WEST), marked, words)).isEmpty();
    }
}
