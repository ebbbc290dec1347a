package io.github.undercroft.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.area.Beam;
import io.github.undercroft.area.Burst;
import io.github.undercroft.area.Disc;
import io.github.undercroft.combat.BestAim;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Worth;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.game.Choice;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A potion of fire: what is thrown and bursts. */
class BurstsTest {

    private static final Bursts FIRE = Bursts.of(1, new Sting(2));
    private static final Worth WORTH = Worth.enemiesMinusFriends(2);

    private static Scenario holding(Missile missile, String... rows) {
        Blueprint hero = Blueprint.player("you")
                .with(Health.of(10))
                .with(Inventory.of(5))
                .with(Senses.ofRadius(9))
                .carrying(Blueprint.item("flask").with(missile));
        return Scenario.of(Scenario.legend().replacing('@', hero), rows);
    }

    private static TurnView turn(Scenario scenario) {
        Step step = scenario.game().step();
        while (step instanceof Step.Acted) {
            step = scenario.game().step();
        }
        return scenario.game().turn(scenario.hero().id());
    }

    private static EntityId flask(Scenario scenario) {
        return scenario.game().view().things(scenario.hero().id()).get(0).id();
    }

    /** The template as it is offered. */
    private static ThrowTemplate template(Scenario scenario) {
        return scenario.game().legalActions(turn(scenario).actor().id()).stream()
                .filter(Choice.Aimed.class::isInstance)
                .map(choice -> (ThrowTemplate) ((Choice.Aimed) choice).template())
                .findFirst()
                .orElseThrow();
    }

    /** Where those stand who were harmed, one after the other. */
    private static List<Point> burnt(Scenario scenario) {
        return scenario.events().stream()
                .filter(Damaged.class::isInstance)
                .map(event -> ((Damaged) event).who())
                .map(who -> scenario.game().view().entity(who).orElseThrow())
                .map(who -> who.position().orElseThrow())
                .toList();
    }

    private static Point at(int x, int y) {
        return new Point(x, y);
    }

    @Test
    void everybodyInTheAreaIsBefallenAndTheFlaskIsGone() {
        String[] rows = {"....g.", "@..g.g", "....g."};
        Scenario round = holding(FIRE, rows);
        EntityId flask = flask(round);
        round.play(new Throw(flask, new Aim.At(at(4, 1))));
        assertThat(burnt(round)).containsExactly(at(3, 1));
        assertThat(round.game().view().entity(flask)).isEmpty();

        Scenario square = holding(new Bursts(6, new Disc(1, Metric.CHEBYSHEV), List.of(new Sting(2))), rows);
        square.play(new Throw(flask(square), new Aim.Toward(Direction.EAST)));
        assertThat(burnt(square)).containsExactly(at(3, 1), at(4, 0), at(4, 2));
    }

    @Test
    void theThrowerIsInTheAreaTooAndWallsGiveCover() {
        Scenario scenario = holding(Bursts.of(2, new Sting(2)), "@g#g");
        scenario.play(new Throw(flask(scenario), new Aim.Toward(Direction.EAST)));

        assertThat(burnt(scenario)).containsExactly(at(1, 0), at(0, 0));
    }

    @Test
    void theTemplateTellsAllCellsThatWouldBeHit() {
        Scenario scenario = holding(FIRE, "......", "@...g.", "......");
        Aim aim = new Aim.Toward(Direction.EAST);

        Target expected = template(scenario).expectedTarget(turn(scenario), aim).orElseThrow();
        assertThat(expected.path()).endsWith(at(4, 1)).hasSize(4);
        assertThat(expected.area()).containsExactly(at(4, 1), at(4, 0), at(3, 1), at(5, 1), at(4, 2));
        assertThat(expected.struck()).containsExactly(scenario.id('g'));
        assertThat(template(scenario).area(turn(scenario), aim)).isEqualTo(expected.area());
    }

    @Test
    void whatDoesNotBurstHitsTheCellWhereItEnds() {
        Scenario scenario = holding(new Shatters(4, List.of(new Sting(1))), "@..g");

        assertThat(template(scenario).area(turn(scenario), new Aim.Toward(Direction.EAST)))
                .containsExactly(at(3, 0));
        assertThat(template(scenario).area(turn(scenario), new Aim.Toward(Direction.NORTH)))
                .isEmpty();
    }

    @Test
    void theTemplateKnowsOnlyWhatTheThrowerKnows() {
        Blueprint hero = Blueprint.player("you")
                .with(Inventory.of(5))
                .with(Senses.ofRadius(2))
                .carrying(Blueprint.item("flask").with(FIRE));
        Scenario scenario = Scenario.of(Scenario.legend().replacing('@', hero), "@..g..");

        assertThat(template(scenario)
                        .expectedTarget(turn(scenario), new Aim.Toward(Direction.EAST))
                        .orElseThrow())
                .isEqualTo(new Target(List.of(), List.of(at(1, 0), at(2, 0)), List.of(at(2, 0), at(1, 0))));
    }

    @Test
    void whatIsToldBeforehandIsWhatHappens() {
        Scenario scenario = holding(Bursts.of(2, new Sting(2)), "...g..", "@..g..", "...g..");
        Aim aim = new Aim.At(at(3, 1));
        ThrowTemplate template = template(scenario);
        Target expected = template.expectedTarget(turn(scenario), aim).orElseThrow();
        scenario.play(template.aimed(aim));

        assertThat(burnt(scenario)).containsExactly(at(3, 1), at(3, 0), at(3, 2));
        assertThat(expected.struck())
                .extracting(who -> scenario.game()
                        .view()
                        .entity(who)
                        .orElseThrow()
                        .position()
                        .orElseThrow())
                .isEqualTo(burnt(scenario));
        assertThat(scenario.expectEventOf(Throw.Thrown.class).flight().path()).isEqualTo(expected.path());
    }

    @Test
    void theBestThrowHitsTheMostEnemies() {
        Scenario scenario = holding(FIRE, "g...g..", "@....g.", "....g..");
        BestAim best = BestAim.of(turn(scenario), template(scenario), WORTH).orElseThrow();

        assertThat(best.aim().target()).isEqualTo(at(4, 1));
        assertThat(best.worth()).isEqualTo(3);
    }

    @Test
    void noThrowThatHitsOneselfMoreThanEnemiesIsBest() {
        Scenario scenario = holding(FIRE, "@g");

        assertThat(BestAim.of(turn(scenario), template(scenario), WORTH)).isEmpty();
        assertThat(BestAim.of(turn(scenario), template(scenario), Worth.enemiesMinusFriends(0)))
                .map(BestAim::worth)
                .isEqualTo(Optional.of(1L));
    }

    @Test
    void askingChangesNothing() {
        Scenario scenario = holding(Bursts.of(1, new Heal(Dice.of("2"))), "....g..", "@....g.", "....g..");
        turn(scenario);
        long before = scenario.game().stateHash();
        BestAim.of(turn(scenario), template(scenario), WORTH);

        assertThat(scenario.game().stateHash()).isEqualTo(before);
    }

    @Test
    void aShapeThatBeginsAtTheThrowerIsAMistake() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Bursts(3, new Beam(4), List.of()))
                .withMessageContainingAll("Beam[length=4]", "give a shape around its target, such as Burst.of(1)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Bursts(0, Burst.of(1), List.of()))
                .withMessageContainingAll("this reach is 0", "Give 1 for the next cell");
    }
}
