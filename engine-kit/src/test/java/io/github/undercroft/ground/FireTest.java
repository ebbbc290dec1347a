package io.github.undercroft.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Perception;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.brain.LeaveHarm;
import io.github.undercroft.brain.Stalker;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Protection;
import io.github.undercroft.event.Died;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Flammable;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.OpenTerrain;
import io.github.undercroft.trap.Trap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Fire that spreads over what burns, and grass. */
class FireTest {

    private static final Legend LEGEND = Scenario.legend()
            .replacing(
                    '@',
                    Blueprint.player("you")
                            .with(Health.of(9))
                            .with(Senses.ofRadius(9))
                            .with(Inventory.of(9)))
            .replacing('g', Blueprint.of("goblin").with(Health.of(1)), Grass.SHORT)
            .with('"', Grass.TALL)
            .with(',', Grass.SHORT)
            .with('f', Fire.BARE)
            .with('~', Water.SHALLOW)
            .with('d', Door.CLOSED);

    private record Lighting(Point at) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return Fire.light(context, at, context.view().actor().id())
                    ? ActionResult.succeeded()
                    : ActionResult.failed(new io.github.undercroft.Refusal.OutsideBoard(at));
        }
    }

    private static Terrain at(Scenario scenario, int x, int y) {
        return scenario.game().view().board().terrainAt(new Point(x, y));
    }

    private static void rest(Scenario scenario, int turns) {
        for (int i = 0; i < turns; i++) {
            scenario.play(new Rest());
        }
    }

    @Test
    void aFieldBurnsAndLeavesAshAndWaterStopsIt() {
        Scenario scenario = Scenario.of(LEGEND, "@...,,,,~,,", "........~..");
        scenario.play(new Lighting(new Point(4, 0)));
        rest(scenario, 60);
        for (int x = 4; x < 8; x++) {
            assertThat(at(scenario, x, 0)).isEqualTo(new Ash());
        }
        assertThat(at(scenario, 9, 0)).isEqualTo(Grass.SHORT);
        assertThat(at(scenario, 3, 0)).isEqualTo(Ground.FLOOR);
    }

    @Test
    void fireOnBareFloorGoesOutAndLeavesTheFloor() {
        Scenario scenario = Scenario.of(LEGEND, "@....f..");
        rest(scenario, 60);
        assertThat(at(scenario, 5, 0)).isEqualTo(Ground.FLOOR);
    }

    @Test
    void aDoorBurnsDownAndLetsSightPass() {
        Scenario scenario = Scenario.of(LEGEND, "@...d..g", "########");
        scenario.play(new Lighting(new Point(4, 0)));
        assertThat(at(scenario, 4, 0)).isInstanceOf(Fire.class);
        assertThat(at(scenario, 4, 0).transparent()).isFalse();
        rest(scenario, 80);
        assertThat(at(scenario, 4, 0)).isEqualTo(Ground.FLOOR);
        assertThat(known(scenario).sees(new Point(6, 0))).isTrue();
    }

    private static Perception known(Scenario scenario) {
        return scenario.game().view().perception(scenario.hero().id()).orElseThrow();
    }

    @Test
    void behindWhatFireKillsIsWhoLitIt() {
        Scenario scenario = Scenario.of(LEGEND, "@...,,g");
        scenario.play(new Lighting(new Point(5, 0)));
        List<GameEvent> all = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            scenario.play(new Rest());
            all.addAll(scenario.events());
        }
        assertThat(all)
                .filteredOn(Died.class::isInstance)
                .hasSize(1)
                .allSatisfy(event -> assertThat(event.cause().killer())
                        .contains(scenario.hero().id()));
    }

    @Test
    void whoIsProofAgainstFireIsNotBurnt() {
        Legend legend =
                LEGEND.replacing('@', Blueprint.player("you").with(Health.of(9)).with(Protection.immuneTo(Fire.KIND)));
        Scenario scenario = Scenario.of(legend, "@f.");
        scenario.play(new Move(Direction.EAST));
        rest(scenario, 1);
        assertThat(scenario.hero().get(Destructible.class).orElseThrow().hitPoints())
                .isEqualTo(9);
    }

    @Test
    void waterAndWallsDoNotBurn() {
        Scenario scenario = Scenario.of(LEGEND, "@~#f");
        EntityId nobody = EntityId.WORLD;
        scenario.play(new Asking(nobody));
        assertThat(at(scenario, 1, 0)).isEqualTo(Water.SHALLOW);
        assertThat(at(scenario, 2, 0)).isEqualTo(Ground.WALL);
    }

    private record Asking(EntityId by) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            for (int x = 1; x < 5; x++) {
                assertThat(Fire.light(context, new Point(x, 0), by)).isFalse();
            }
            return ActionResult.succeeded();
        }
    }

    @Test
    void tallGrassHidesIsTroddenDownAndGrowsAgain() {
        Scenario scenario = Scenario.of(LEGEND, "@\"\".", "####");
        assertThat(known(scenario).sees(new Point(3, 0))).isFalse();
        scenario.play(new Move(Direction.EAST), new Move(Direction.EAST));
        assertThat(known(scenario).sees(new Point(3, 0))).isTrue();
        assertThat(at(scenario, 1, 0)).isEqualTo(Grass.TRODDEN);
        scenario.play(new Move(Direction.EAST));
        rest(scenario, 31);
        assertThat(at(scenario, 1, 0)).isEqualTo(Grass.TALL);
        assertThat(known(scenario).sees(new Point(0, 0))).isFalse();
    }

    @Test
    void grassOnWhichSomebodyStandsDoesNotGrow() {
        Scenario scenario = Scenario.of(LEGEND, "@\"");
        scenario.play(new Move(Direction.EAST));
        rest(scenario, 100);
        assertThat(at(scenario, 1, 0)).isEqualTo(Grass.TRODDEN);
    }

    @Test
    void whoStandsInHarmLeavesIt() {
        Legend legend =
                LEGEND.replacing('g', Blueprint.of("rat").with(Health.of(60)).with(new Stalker()), Acid.of(1));
        Scenario scenario = Scenario.of(legend, "@#...", "##.g.", "#....");
        rest(scenario, 2);
        assertThat(at(scenario, 3, 1)).isEqualTo(Acid.of(1));
        assertThat(scenario.entity('g').position()).isNotEqualTo(Optional.of(new Point(3, 1)));
    }

    @Test
    void fireDoesNotGiveAwayWhatIsHiddenBelowIt() {
        Scenario scenario = Scenario.of(LEGEND.with('t', Trap.hidden(Ground.FLOOR)), "@..t");
        scenario.play(new Lighting(new Point(3, 0)));
        assertThat(known(scenario).board().terrainAt(new Point(3, 0))).isEqualTo(Fire.BARE); // nor who lit it
    }

    @Test
    void stairsDoNotBurn() {
        Scenario scenario = Scenario.of(LEGEND.with('>', Stairs.down(0)), "@.>");
        long before = scenario.game().stateHash();
        scenario.game().step();
        scenario.game().submit(scenario.hero().id(), new Lighting(new Point(2, 0)));
        assertThat(scenario.game().step()).isInstanceOf(Step.Awaiting.class);
        assertThat(scenario.game().stateHash()).isEqualTo(before);
    }

    /** Burns in no way that there is. */
    record Odd(int catching, int burning) implements OpenTerrain, Flammable {
        @Override
        public String name() {
            return "odd";
        }

        @Override
        public Terrain burnt() {
            return Ground.FLOOR;
        }
    }

    @Test
    void whatBurnsInNoWayThatThereIsIsNamed() {
        Legend legend =
                LEGEND.with('o', new Odd(150, 1)).with('p', new Fire(new Odd(1, 0), Dice.of(1, 4), EntityId.WORLD));
        assertThatThrownBy(() -> Scenario.of(legend, "@.fo").play(new Rest(), new Rest()))
                .hasStackTraceContaining("odd.catching() is 150; it is 0 to 100 percent");
        assertThatThrownBy(() -> Scenario.of(legend, "@.p.").play(new Rest(), new Rest()))
                .hasStackTraceContaining("odd.burning() is 0; it is 1 or more turns");
    }

    @Test
    void aFlyerLeavesFireButNotAcid() {
        Blueprint bat = Blueprint.of("bat")
                .with(Health.of(60))
                .with(Moves.by(Motility.FLY))
                .with(LEAVES);
        Scenario scenario =
                Scenario.of(LEGEND.replacing('g', bat, Fire.BARE).with('b', bat, Acid.of(1)), "@.g.", "....", ".b..");
        scenario.play(new Rest(), new Rest());
        assertThat(scenario.entity('g').position()).isNotEqualTo(Optional.of(new Point(2, 0)));
        assertThat(scenario.entity('b').position()).isEqualTo(Optional.of(new Point(1, 2)));
    }

    private static final Brain LEAVES =
            turn -> Decision.act(new LeaveHarm().next(turn).orElseGet(Rest::new));
}
