package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Clouded;
import io.github.undercroft.Destructible;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.combat.Protection;
import io.github.undercroft.dig.Strength;
import io.github.undercroft.dig.Work;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.ground.Cloud;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.level.Legend;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.terrain.Ground;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Brains that go round what harms, and that bash in what bars their way. */
class CareTest {

    private static Scenario scenario(Brain brain, String... rows) {
        Blueprint hero = Blueprint.of("hero")
                .with(Faction.PLAYERS)
                .with(Health.of(9))
                .with(LinearWeapon.ofDamage(1))
                .with(Inventory.of(3))
                .with(Senses.ofRadius(20))
                .with(new Strength(Work.BASH, Dice.constant(2)))
                .with(brain);
        Legend legend = Scenario.legend()
                .replacing('@', hero)
                .with('d', Blueprint.of("dummy").with(Health.of(1)).with(new Bystander()))
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
        Scenario scenario = after(4, scenario(PriorityBrain.of(new Fetch()), "@~*"));

        assertThat(scenario.game().view().things(scenario.id('@'))).hasSize(1);
        assertThat(hitPoints(scenario)).isEqualTo(7);
    }

    @Test
    void itFetchesWithoutHarmWhereItCan() {
        Scenario scenario = after(12, scenario(PriorityBrain.of(new Fetch()), "@~~~*", "....."));

        assertThat(scenario.game().view().things(scenario.id('@'))).hasSize(1);
        assertThat(hitPoints(scenario)).isEqualTo(9);
    }

    @Test
    void itExploresRoundTheAcid() {
        Scenario scenario = after(30, scenario(PriorityBrain.of(new Explore()), "@~~~.#..", "........", "#####.#."));

        assertThat(hitPoints(scenario)).isEqualTo(9);
    }

    @Test
    void whoIsProofAgainstFireGoesStraightThroughIt() {
        Legend fire = Scenario.legend().with('f', Fire.BARE).with('*', Blueprint.item("rock"));
        Blueprint hero = Blueprint.of("salamander")
                .with(Faction.PLAYERS)
                .with(Health.of(9))
                .with(Inventory.of(3))
                .with(PriorityBrain.of(new Fetch()));
        String[] map = {"@ff*", "....", "...."};
        Scenario proof = Scenario.of(fire.replacing('@', hero.with(Protection.immuneTo(Fire.KIND))), map);
        Scenario shy = Scenario.of(fire.replacing('@', hero), map);

        assertThat(after(3, proof).entity('@').position()).contains(new Point(3, 0));
        after(1, shy);
        assertThat(shy.entity('@').position()).contains(new Point(1, 1));
    }

    @Test
    void whatCanBurnBesideWhatBurnsCountsHalf() {
        Legend legend = Scenario.legend()
                .with('f', new Fire(Ground.FLOOR, Dice.constant(1), EntityId.WORLD))
                .with(',', Grass.SHORT);
        Scenario scenario = Scenario.of(legend, "@.f..", ",,,,,", ",,,,,");
        scenario.game().step();
        TurnView turn = scenario.game().turn(scenario.id('@'));
        BoardCost costs = Care.of(turn, BoardCost.of(turn));

        assertThat(costs.toll(2, 0)).isEqualTo(Care.PRICE_OF_HARM);
        assertThat(costs.toll(1, 1)).isEqualTo(Care.PRICE_OF_HARM / 2.0);
        assertThat(costs.toll(1, 0)).isZero();
        assertThat(costs.toll(1, 2)).isZero();
        assertThat(Care.priced(turn).count()).isEqualTo(4);
    }

    /** An explorer to whom harm is a wall. */
    private record Careful(Explore explore) implements Behaviour {
        @Override
        public Optional<Action> next(TurnView turn) {
            return explore.nextWithoutHarm(turn);
        }

        @Override
        public Careful afterwards(TurnView turn, Action chosen) {
            return new Careful(explore.afterwardsWithoutHarm(turn, chosen));
        }
    }

    @Test
    void itGoesToNoCellThatItIsToAvoid() {
        Scenario scenario = scenario(PriorityBrain.of(new Explore()), "@......", "######.");
        TurnView turn = scenario.game().turn(scenario.id('@'));
        BitGrid avoided = BitGrid.of(7, 2);
        Explore explore = new Explore();

        Optional<Action> free = explore.nextWithoutHarm(turn, avoided);
        assertThat(free).isPresent().isEqualTo(explore.nextWithoutHarm(turn));
        assertThat(explore.afterwardsWithoutHarm(turn, free.get(), avoided))
                .isEqualTo(explore.afterwardsWithoutHarm(turn, free.get()));
        avoided.set(1, 0);
        assertThat(explore.nextWithoutHarm(turn, avoided)).isEmpty();
    }

    @Test
    void itLeavesUnseenWhatIsBehindAcidIfHarmIsAWall() {
        String[] map = {"@~#....", ".~#....", "..#~###", "...~..."};
        Scenario bold = after(60, scenario(PriorityBrain.of(new Explore()), map));
        Scenario careful = after(60, scenario(PriorityBrain.of(new Careful(new Explore())), map));

        assertThat(hitPoints(bold)).isLessThan(9);
        assertThat(hitPoints(careful)).isEqualTo(9);
    }

    @Test
    void itFightsOnDryGround() {
        Scenario scenario = after(100, scenario(new Skirmisher(), ".....", "@~~~d", "....."));

        assertThat(hitPoints(scenario)).isEqualTo(9);
        assertThat(scenario.game().view().entity(scenario.id('d'))).isEmpty();
    }

    /** Fire and gas pass. */
    @Test
    void whoHuntsGoesRoundFireAndGasAndThroughAcid() {
        Terrain fire = new Fire(Ground.FLOOR, Dice.constant(1), EntityId.WORLD);
        Terrain gas = new Clouded(Ground.FLOOR, Cloud.of(Cloud.Kind.POISON, 4)); // too little to drift
        for (Brain brain : List.of(new Hunter(), new Tracker())) {
            for (Terrain harm : List.of(fire, gas, Acid.of(1))) {
                Blueprint hero = Blueprint.of("hero")
                        .with(Faction.PLAYERS)
                        .with(Health.of(9))
                        .with(LinearWeapon.ofDamage(1))
                        .with(Senses.ofRadius(20))
                        .with(brain);
                Legend legend = Scenario.legend()
                        .replacing('@', hero)
                        .with('d', Blueprint.of("dummy").with(Health.of(1)).with(new Bystander()))
                        .with('~', harm);
                Scenario scenario = Scenario.of(legend, rules -> rules.steps(Movement.FOUR_WAY), "@~~d", "....");
                scenario.game().step();
                assertThat(scenario.entity('@').position())
                        .as("%s before %s", brain, harm)
                        .contains(harm instanceof Acid ? new Point(1, 0) : new Point(0, 1));
            }
        }
    }

    @Test
    void itBashesALockedDoorInAndGoesOn() {
        Scenario scenario = scenario(PriorityBrain.of(new BreakIn(), new Fetch()), "@...L..*");
        after(3 + 3 + 4 + 2, scenario);

        assertThat(scenario.game().view().things(scenario.id('@'))).hasSize(1);
    }

    @Test
    void itBashesALockedDoorBehindOneThatIsClosed() {
        Scenario scenario = scenario(PriorityBrain.of(new BreakIn(), new Fetch()), "#+L*", "#@##");
        after(30, scenario);

        assertThat(scenario.game().view().things(scenario.id('@'))).hasSize(1);
    }

    @Test
    void itLeavesAloneWhatOpensWhenBumpedInto() {
        Scenario scenario = after(2 + 2, scenario(PriorityBrain.of(new BreakIn()), "D.@..L"));

        assertThat(scenario.game().view().board().terrainAt(new Point(0, 0)))
                .isEqualTo(new LockableDoor(LockableDoor.State.CLOSED, "lost", 5));
        assertThat(scenario.game().view().board().terrainAt(new Point(5, 0)))
                .isEqualTo(new LockableDoor(LockableDoor.State.LOCKED, "lost", 1));
    }

    private static boolean isAt(Scenario scenario, int row) {
        return scenario.entity('m').position().orElseThrow().y() == row;
    }

    @Test
    void brainsThatHuntLeaveTheCellsOfAnAnnouncedDeed() {
        for (Brain brain : List.<Brain>of(new Hunter(), new Tracker(), new Skirmisher(), Adventurer.mendingAt(0))) {
            Blueprint announcing = Blueprint.player("you")
                    .with(Health.of(99))
                    .with(new Intent(List.of(new Point(1, 0), new Point(1, 1), new Point(0, 0)), new Rest()));
            Legend legend = Scenario.legend()
                    .replacing('@', announcing)
                    .with(
                            'm',
                            Blueprint.of("monster")
                                    .with(Health.of(9))
                                    .with(LinearWeapon.ofDamage(1))
                                    .with(brain));
            Scenario scenario = Scenario.of(legend, "..#", "@m#", "..#");

            for (int turn = 0; turn < 20 && isAt(scenario, 1); turn++) {
                scenario.play(new Rest()); // each time it strikes or goes
            }
            assertThat(isAt(scenario, 2)).as("%s", brain).isTrue();
        }
    }
}
