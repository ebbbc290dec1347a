package io.github.undercroft.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.door.Lever;
import io.github.undercroft.event.TerrainChanged;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Bursts;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Shatters;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.item.Throw;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.trap.Trap;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Floods, ice, oil, and things that burn up. */
class FloodTest {

    @Test
    void waterThatRisesIsSilentAndADoorIsHeard() {
        Point at = new Point(0, 0);
        assertThat(new TerrainChanged(0, at, Ground.FLOOR, Flood.PUDDLE, Cause.WORLD).loudness())
                .isZero();
        assertThat(new TerrainChanged(0, at, Grass.TALL, Ground.FLOOR, Cause.WORLD).loudness())
                .isZero();
        assertThat(new TerrainChanged(0, at, Door.CLOSED, Door.OPEN, Cause.WORLD).loudness())
                .isEqualTo(4);
    }

    private static final Legend LEGEND = Scenario.legend()
            .replacing(
                    '@',
                    Blueprint.player("you")
                            .with(Health.of(99))
                            .with(Senses.ofRadius(9))
                            .with(Inventory.of(9)))
            .with('"', Grass.TALL)
            .with(',', Grass.SHORT)
            .with('f', Fire.BARE)
            .with('o', Oil.ON_FLOOR)
            .with('=', Water.DEEP)
            .with('>', Stairs.down(1))
            .with('d', Door.CLOSED);

    private static final Terrain.Quality FLOODED = Terrain.Quality.of("flooded", Flood.class::isInstance);

    /** Does that to a cell. */
    private record Doing(io.github.undercroft.effect.Consequence what, Point at) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            what.touch(context, at);
            return ActionResult.succeeded();
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

    private static long wet(Scenario scenario) {
        Board board = scenario.game().view().board();
        return board.cells(FLOODED).count();
    }

    @Test
    void aFloodSpreadsAsFarAsItSaysAndRunsOff() {
        Scenario scenario = Scenario.of(LEGEND, "@......,,.", "..........");
        scenario.play(new Doing(new Drench(2), new Point(6, 0)));
        rest(scenario, 2);
        assertThat(at(scenario, 4, 1)).isEqualTo(new Flood(Ground.FLOOR, 0));
        assertThat(at(scenario, 8, 0)).isEqualTo(new Flood(Grass.SHORT, 0));
        assertThat(at(scenario, 3, 0)).isEqualTo(Ground.FLOOR);
        assertThat(at(scenario, 9, 0)).isEqualTo(Ground.FLOOR);
        rest(scenario, 120);
        assertThat(wet(scenario)).isZero();
        assertThat(at(scenario, 8, 0)).isEqualTo(Grass.SHORT);
    }

    @Test
    void nothingCoversALever() {
        Scenario scenario = Scenario.of(LEGEND.with('l', Lever.of("vault")), "@l....", "......");
        scenario.play(new Doing(new Drench(9), new Point(3, 0)));
        scenario.play(new Doing(new SpillOil(), new Point(1, 0)), new Doing(new Kindle(), new Point(1, 0)));
        rest(scenario, 3);
        assertThat(wet(scenario)).isPositive();
        assertThat(at(scenario, 1, 0)).isEqualTo(Lever.of("vault"));
    }

    @Test
    void wallsClosedDoorsAndStairsStopIt() {
        Scenario scenario = Scenario.of(LEGEND, "@..#....", "##.d.>..", "####....");
        scenario.play(new Doing(new Drench(9), new Point(1, 0)));
        rest(scenario, 6);
        assertThat(at(scenario, 4, 1)).isEqualTo(Ground.FLOOR);
        assertThat(at(scenario, 3, 1)).isEqualTo(Door.CLOSED);
        assertThat(at(scenario, 3, 0)).isEqualTo(Ground.WALL);
        Scenario open = Scenario.of(LEGEND, "@....>..");
        open.play(new Doing(new Drench(9), new Point(3, 0)));
        rest(open, 6);
        assertThat(at(open, 5, 0)).isEqualTo(Stairs.down(1));
        assertThat(at(open, 6, 0)).isEqualTo(Ground.FLOOR);
    }

    @Test
    void waterPutsOutFireOnWhateverItBurns() {
        Scenario scenario = Scenario.of(LEGEND, "@....,#", "#####d#");
        scenario.play(new Doing(new Kindle(), new Point(5, 0)), new Doing(new Kindle(), new Point(5, 1)));
        scenario.play(new Doing(new Drench(1), new Point(4, 0)));
        rest(scenario, 2);
        assertThat(at(scenario, 5, 0)).isIn(new Flood(Grass.SHORT, 0), new Flood(new Ash(), 0), Grass.SHORT, new Ash());
        assertThat(at(scenario, 5, 1)).isIn(Door.CLOSED, Ground.FLOOR);
        Scenario field = Scenario.of(LEGEND, "@..,,,,,,,,");
        field.play(new Doing(new Drench(4), new Point(7, 0)), new Rest(), new Rest());
        field.play(new Doing(new Kindle(), new Point(3, 0)));
        rest(field, 6);
        assertThat(at(field, 9, 0)).isNotEqualTo(new Ash());
    }

    @Test
    void fireDoesNotBurnOnAFloodNorOnIce() {
        Scenario scenario = Scenario.of(LEGEND, "@..=..");
        scenario.play(new Doing(new Drench(0), new Point(2, 0)), new Doing(new Kindle(), new Point(2, 0)));
        assertThat(at(scenario, 2, 0)).isNotInstanceOf(Fire.class);
        scenario.play(new Doing(new Freeze(), new Point(3, 0)));
        assertThat(at(scenario, 3, 0)).isEqualTo(Ice.ON_DEEP_WATER);
        scenario.play(new Doing(new Kindle(), new Point(3, 0)));
        assertThat(at(scenario, 3, 0)).isEqualTo(Water.DEEP);
    }

    @Test
    void oneWalksOverIceAndItHoldsUntilOneIsAcross() {
        Scenario scenario = Scenario.of(LEGEND, "@=..");
        scenario.play(new Doing(new Freeze(), new Point(1, 0)), new Move(Direction.EAST));
        rest(scenario, 80);
        assertThat(at(scenario, 1, 0)).isEqualTo(Ice.ON_DEEP_WATER);
        scenario.play(new Move(Direction.EAST));
        rest(scenario, 40);
        assertThat(at(scenario, 1, 0)).isEqualTo(Water.DEEP);
    }

    @Test
    void iceThawsBesideFireAndBelowWhoSwims() {
        Scenario scenario = Scenario.of(LEGEND, "@.=.f");
        scenario.play(new Doing(new Freeze(), new Point(2, 0)), new Doing(new Kindle(), new Point(3, 0)), new Rest());
        assertThat(at(scenario, 2, 0)).isEqualTo(Water.DEEP);
        Legend eel = LEGEND.with('e', Blueprint.of("eel").with(Health.of(9)).with(Moves.by(Motility.SWIM)), Water.DEEP);
        Scenario below = Scenario.of(eel, "@..e");
        below.play(new Doing(new Freeze(), new Point(3, 0)));
        assertThat(at(below, 3, 0)).isEqualTo(Ice.ON_DEEP_WATER);
        rest(below, 40);
        assertThat(at(below, 3, 0)).isEqualTo(Water.DEEP);
    }

    @Test
    void aFrozenFloodIsAFloodAgain() {
        Scenario scenario = Scenario.of(LEGEND, "@....");
        scenario.play(new Doing(new Drench(0), new Point(3, 0)), new Doing(new Freeze(), new Point(3, 0)));
        assertThat(at(scenario, 3, 0)).isEqualTo(new Ice(new Flood(Ground.FLOOR, 0)));
        rest(scenario, 120);
        assertThat(at(scenario, 3, 0)).isEqualTo(Ground.FLOOR);
    }

    @Test
    void oilAlwaysCatchesFireAndIsGone() {
        Scenario scenario = Scenario.of(LEGEND, "@...oooo");
        scenario.play(new Doing(new SpillOil(), new Point(3, 0)));
        assertThat(at(scenario, 3, 0)).isEqualTo(Oil.ON_FLOOR);
        scenario.play(new Doing(new Kindle(), new Point(7, 0)));
        rest(scenario, 4);
        assertThat(at(scenario, 3, 0))
                .isIn(Ground.FLOOR, new Fire(Oil.ON_FLOOR, Fire.BARE.damage(), new EntityId(0, 0)));
        rest(scenario, 60);
        for (int x = 3; x < 8; x++) {
            assertThat(at(scenario, x, 0)).isEqualTo(Ground.FLOOR);
        }
    }

    @Test
    void whatIsBelowStaysHidden() {
        Trap trap = Trap.hidden(Ground.FLOOR);
        for (Terrain cover : List.of(new Flood(trap, 2), new Ice(trap), new Oil(trap))) {
            assertThat(cover.appearance()).isNotEqualTo(cover);
            assertThat(cover.appearance().toString()).doesNotContain("Trap");
            assertThat(cover.appearance().appearance()).isEqualTo(cover.appearance());
        }
        assertThat(Oil.ON_FLOOR.appearance()).isSameAs(Oil.ON_FLOOR);
    }

    @Test
    void scrollsBurnUpWhereTheyLieAndInTheHand() {
        Blueprint scroll = Blueprint.item("scroll").with(new Burnable(100)).with(new StackSize(3));
        Legend legend = LEGEND.with('s', scroll, new Fire(Grass.SHORT, Fire.BARE.damage(), EntityId.WORLD))
                .replacing(
                        '@',
                        Blueprint.player("you")
                                .with(Health.of(99))
                                .with(Inventory.of(9))
                                .carrying(scroll, Blueprint.item("gem")));
        Scenario scenario = Scenario.of(legend, "@...s.");
        EntityId lying = scenario.id('s');
        List<GameEvent> all = new ArrayList<>(scenario.play(new Rest()).events());
        assertThat(all.stream().filter(BurntUp.class::isInstance)).containsExactly(new BurntUp(lying));
        scenario.play(new Doing(new Kindle(), new Point(0, 0)));
        int left = 3;
        for (int i = 0; i < 30 && left > 0; i++) {
            scenario.play(new Doing(new Kindle(), new Point(0, 0)));
            left = (int) Stacks.held(scenario.game().view(), scenario.hero().id(), "scroll");
        }
        assertThat(left).isZero();
        assertThat(Stacks.held(scenario.game().view(), scenario.hero().id(), "gem"))
                .isEqualTo(1);
    }

    @Test
    void aBottleOfFireLightsTheGroundWhereItLands() {
        for (io.github.undercroft.item.Missile missile :
                List.of(Bursts.of(1, new Kindle()), new Shatters(6, List.of(new Kindle())))) {
            Blueprint bottle = Blueprint.item("bottle").with(missile);
            Legend legend = LEGEND.replacing(
                    '@',
                    Blueprint.player("you")
                            .with(Health.of(99))
                            .with(Inventory.of(9))
                            .carrying(bottle));
            Scenario scenario = Scenario.of(legend, "@...,,.", ".......");
            EntityId thing =
                    scenario.game().view().things(scenario.hero().id()).get(0).id();
            scenario.play(new Throw(thing, new Aim.At(new Point(4, 0))));
            assertThat(at(scenario, 4, 0))
                    .isEqualTo(new Fire(
                            Grass.SHORT, Fire.BARE.damage(), scenario.hero().id()));
            assertThat(at(scenario, 5, 0) instanceof Fire).isEqualTo(missile instanceof Bursts);
        }
    }

    @Test
    void iceAndBridgesHoldWhoeverStandsThere() {
        Blueprint swarm = new Blueprint("swarm", List.of()).with(Health.of(99)).with(new Bystander());
        Scenario scenario = Scenario.of(LEGEND.with('s', swarm, Ice.ON_DEEP_WATER), "@..s");
        rest(scenario, 80);
        assertThat(at(scenario, 3, 0)).isEqualTo(Ice.ON_DEEP_WATER);
    }

    @Test
    void whoSpringsATrapOfFireIsNotBehindIt() {
        Scenario scenario = Scenario.of(LEGEND.with('t', Trap.hidden(Ground.FLOOR, new Kindle())), "@t..");
        scenario.play(new Move(Direction.EAST));
        assertThat(at(scenario, 1, 0)).isInstanceOf(Fire.class);
        assertThat(((Fire) at(scenario, 1, 0)).by()).isEqualTo(EntityId.WORLD);
    }

    @Test
    void badNumbersAreRefusedWithTheFix() {
        assertThatThrownBy(() -> new Flood(Ground.FLOOR, -1))
                .hasMessageContaining("0 or more cells")
                .hasMessageContaining("-1");
        assertThatThrownBy(() -> Acid.of(-3)).hasMessageContaining("this is -3. For ground that heals");
        assertThatThrownBy(() -> new Drench(-2)).hasMessageContaining("-2");
        assertThatThrownBy(() -> new Burnable(0)).hasMessageContaining("1 to 100");
        assertThatThrownBy(() -> new Oil(Oil.ON_FLOOR)).hasMessageContaining("oil does not lie on oil");
        assertThatThrownBy(() -> new Ice(Ice.ON_DEEP_WATER)).hasMessageContaining("Ground.FLOOR");
        assertThatThrownBy(() -> new Flood(Flood.PUDDLE, 1)).hasMessageContaining("other terrain");
    }

    @Test
    void aSecondWaveGoesOverTheFirstAndComesToAnEnd() {
        Scenario scenario = Scenario.of(LEGEND, "@...................", "....................");
        scenario.play(new Doing(new Drench(2), new Point(6, 0)), new Rest(), new Rest(), new Rest());
        assertThat(at(scenario, 9, 0)).isEqualTo(Ground.FLOOR);
        scenario.play(new Doing(new Drench(6), new Point(6, 0)));
        rest(scenario, 6);
        assertThat(wet(scenario)).isGreaterThan(20);
        assertThat(at(scenario, 13, 0)).isEqualTo(Ground.FLOOR);
        rest(scenario, 1);
        Board board = scenario.game().view().board();
        for (Point at : board.cells(FLOODED).points()) {
            assertThat(board.terrainAt(at)).isEqualTo(new Flood(Ground.FLOOR, 0));
        }
        rest(scenario, 120);
        assertThat(wet(scenario)).isZero();
    }
}
