package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.brain.Instincts;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Destructible;
import io.github.undercroft.model.Faction;
import io.github.undercroft.perception.Senses;
import io.github.undercroft.random.Dice;
import io.github.undercroft.rules.Legend;
import io.github.undercroft.rules.Stairs;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Acid;
import io.github.undercroft.terrain.LockableDoor;
import io.github.undercroft.terrain.Strength;
import io.github.undercroft.terrain.Work;
import org.junit.jupiter.api.Test;

/** Brains that go round what harms, and that bash in what bars their way. */
class CareTest {

    private static Scenario scenario(Controller brain, String... rows) {
        Blueprint hero = Blueprint.of("hero")
                .with(Faction.PLAYERS)
                .with(Health.of(9))
                .with(LinearWeapon.of(1, 1))
                .with(Inventory.of(3))
                .with(Senses.ofRadius(20))
                .with(new Strength(Work.BASH, Dice.constant(2)))
                .with(brain);
        Legend legend = Scenario.legend()
                .with('@', hero)
                .with('d', Blueprint.of("dummy").with(Health.of(1)).with(Bystander.RESTS))
                .with('~', Acid.of(1))
                .with('L', LockableDoor.locked("lost", 5))
                .with('D', new LockableDoor(LockableDoor.State.CLOSED, "lost", 5))
                .with('*', Blueprint.item("rock"))
                .with('>', Stairs.down(0));
        return Scenario.of(legend, rules -> rules.steps(Movement.FOUR_WAY), rows);
    }

    private static Scenario after(int turns, Scenario scenario) {
        for (int i = 0; i < turns; i++) {
            scenario.game().step();
        }
        return scenario;
    }

    private static int hitPoints(Scenario scenario) {
        return scenario.entity('@').get(Destructible.class).orElseThrow().hitPoints();
    }

    @Test
    void itFetchesThroughAcidWhereThereIsNoOtherWay() {
        Scenario scenario = after(4, scenario(Instincts.of(Fetch.FETCH), "@~*"));

        assertThat(scenario.game().view().things(scenario.id('@'))).hasSize(1);
        assertThat(hitPoints(scenario)).isEqualTo(7);
    }

    @Test
    void itFetchesWithoutHarmWhereItCan() {
        Scenario scenario = after(12, scenario(Instincts.of(Fetch.FETCH), "@~~~*", "....."));

        assertThat(scenario.game().view().things(scenario.id('@'))).hasSize(1);
        assertThat(hitPoints(scenario)).isEqualTo(9);
    }

    @Test
    void itExploresRoundTheAcid() {
        Scenario scenario = after(30, scenario(Instincts.of(Explore.EXPLORE), "@~~~.#..", "........", "#####.#."));

        assertThat(hitPoints(scenario)).isEqualTo(9);
    }

    @Test
    void itFightsOnDryGround() {
        Scenario scenario = after(100, scenario(Skirmisher.SKIRMISHER, ".....", "@~~~d", "....."));

        assertThat(hitPoints(scenario)).isEqualTo(9);
        assertThat(scenario.game().view().entity(scenario.id('d'))).isEmpty();
    }

    @Test
    void itBashesALockedDoorInAndGoesOn() {
        Scenario scenario = scenario(Instincts.of(BreakIn.BREAK_IN, Fetch.FETCH), "@...L..*");
        after(3 + 3 + 4 + 2, scenario);

        assertThat(scenario.game().view().things(scenario.id('@'))).hasSize(1);
    }

    @Test
    void itLeavesAloneWhatOpensWhenBumpedInto() {
        Scenario scenario = after(2 + 2, scenario(Instincts.of(BreakIn.BREAK_IN), "D.@..L"));

        assertThat(scenario.game().view().board().terrainAt(new Point(0, 0)))
                .isEqualTo(new LockableDoor(LockableDoor.State.CLOSED, "lost", 5));
        assertThat(scenario.game().view().board().terrainAt(new Point(5, 0)))
                .isEqualTo(new LockableDoor(LockableDoor.State.LOCKED, "lost", 1));
    }
}
