package io.github.undercroft.ground;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Location;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.brain.LeaveHarm;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.Unseen;
import io.github.undercroft.trap.PowerUp;
import io.github.undercroft.trap.Secret;
import io.github.undercroft.trap.Trap;
import org.junit.jupiter.api.Test;

/** What living ground gives away, and to whom. */
class HiddenGroundTest {

    private static final Trap IN_GRASS = Trap.hidden(Grass.SHORT);
    private static final Secret BEHIND_GRASS = new Secret(Grass.TALL, Ground.FLOOR);

    private static final Legend LEGEND = Scenario.legend()
            .replacing('@', Blueprint.player("you").with(Health.of(99)).with(Senses.ofRadius(9)))
            .with(',', Grass.SHORT)
            .with('t', IN_GRASS)
            .with('s', BEHIND_GRASS)
            .with('w', PowerUp.of("wings", Grass.SHORT))
            .with('f', Fire.BARE)
            .with('c', Acid.of(1))
            .with('~', Water.SHALLOW)
            .with('u', Trap.hidden(Water.SHALLOW))
            .with('x', Trap.hidden(Ground.FLOOR))
            .with('X', Trap.hidden(Ground.FLOOR).as(Trap.State.FOUND))
            .with('S', new Secret(Ground.WALL, Door.CLOSED));

    private record Doing(Consequence what, Point at) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            what.touch(context, at);
            return ActionResult.succeeded();
        }
    }

    private static Terrain at(Scenario scenario, int x) {
        return scenario.game().view().board().terrainAt(new Point(x, 0));
    }

    private static Terrain seen(Scenario scenario, int x) {
        return scenario.game()
                .view()
                .perception(scenario.hero().id())
                .orElseThrow()
                .board()
                .terrainAt(new Point(x, 0));
    }

    private static void rest(Scenario scenario, int turns) {
        for (int i = 0; i < turns; i++) {
            scenario.play(new Rest());
        }
    }

    @Test
    void whatIsHiddenInGrassBurnsWithItAndIsHiddenInTheAsh() {
        Scenario scenario = Scenario.of(LEGEND, "@..,,t,s,w,");
        scenario.play(new Doing(new Kindle(), new Point(4, 0)));
        for (int i = 0; i < 80; i++) {
            rest(scenario, 1);
            assertThat(seen(scenario, 5)).isIn(Grass.SHORT, Fire.BARE.on(Grass.SHORT), new Ash());
        }
        for (int x = 4; x < 9; x++) {
            assertThat(seen(scenario, x)).isEqualTo(new Ash());
        }
        assertThat(at(scenario, 5)).isEqualTo(Trap.hidden(new Ash()));
        assertThat(at(scenario, 7)).isEqualTo(new Secret(new Ash(), Ground.FLOOR));
        assertThat(at(scenario, 9)).isEqualTo(PowerUp.of("wings", new Ash()));
    }

    @Test
    void whatIsHiddenInWhatDoesNotBurnDoesNotCatchFire() {
        Scenario scenario = Scenario.of(LEGEND, "@..xfS.", "...Xf..");
        for (int i = 0; i < 30; i++) {
            rest(scenario, 1);
            assertThat(seen(scenario, 3)).isEqualTo(Ground.FLOOR);
            assertThat(seen(scenario, 5)).isEqualTo(Ground.WALL);
            scenario.play(new Doing(new Kindle(), new Point(4, 0)), new Doing(new Kindle(), new Point(5, 0)));
        }
        assertThat(at(scenario, 3)).isEqualTo(Trap.hidden(Ground.FLOOR));
    }

    @Test
    void whatIsHiddenInWaterFreezesWithItAndDoesNotBurn() {
        Scenario scenario = Scenario.of(LEGEND, "@.~u~");
        scenario.play(
                new Doing(new Kindle(), new Point(3, 0)),
                new Doing(new SpillOil(), new Point(3, 0)),
                new Doing(new Drench(0), new Point(3, 0)));
        assertThat(seen(scenario, 3)).isEqualTo(Water.SHALLOW);
        scenario.play(new Doing(new Freeze(), new Point(2, 0)), new Doing(new Freeze(), new Point(3, 0)));
        assertThat(seen(scenario, 3)).isEqualTo(seen(scenario, 2)).isEqualTo(new Ice(Water.SHALLOW));
        rest(scenario, 40);
        assertThat(at(scenario, 3)).isEqualTo(Trap.hidden(Water.SHALLOW));
    }

    /** Calls somebody who lives there. */
    private record Bear(Point at) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            Blueprint local = Blueprint.of("local").with(Senses.ofRadius(1).replacing(Familiarity.AT_HOME));
            context.trySpawn(local, new Location.OnLevel(0, at));
            return ActionResult.succeeded();
        }
    }

    @Test
    void whoIsBornAtHomeKnowsTheGroundButNoFireThatItCouldNotSee() {
        Scenario scenario = Scenario.of(LEGEND, "@...#...", "...f#...", ",...#...");
        scenario.play(new Doing(new Drench(0), new Point(1, 2)), new Bear(new Point(6, 0)));
        var known = scenario.game().view().entities().stream()
                .filter(each -> each.name().equals("local"))
                .findFirst()
                .flatMap(each -> scenario.game().view().perception(each.id()))
                .orElseThrow()
                .board();
        assertThat(known.terrainAt(new Point(0, 2))).isEqualTo(Grass.SHORT);
        assertThat(known.terrainAt(new Point(4, 1))).isEqualTo(Ground.WALL);
        assertThat(known.terrainAt(new Point(3, 1))).isEqualTo(Unseen.CELL);
        assertThat(known.terrainAt(new Point(1, 2))).isEqualTo(Unseen.CELL);
    }

    @Test
    void whoComesHomeForgetsNoFireThatItHasSeen() {
        Scenario scenario = Scenario.of(LEGEND, "@..f");
        assertThat(seen(scenario, 3)).isEqualTo(Fire.BARE);
        scenario.play(new Settling());
        assertThat(seen(scenario, 3)).isIn(Fire.BARE, Ground.FLOOR);
    }

    private record Settling() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.set(context.view().actor().id(), Senses.ofRadius(0).replacing(Familiarity.AT_HOME));
            return ActionResult.succeeded();
        }
    }

    private static final Brain LEAVES =
            turn -> Decision.act(new LeaveHarm().next(turn).orElseGet(Rest::new));

    private static Scenario standing(Terrain ground, String... rows) {
        Blueprint rat = Blueprint.of("rat").with(Health.of(900)).with(LEAVES);
        return Scenario.of(LEGEND.replacing('g', rat, ground), rows);
    }

    @Test
    void whoStandsAmidHarmTakesTheShortestWayOut() {
        Scenario scenario = standing(
                Acid.of(1), "@#......", "##cccccc", "#ccccccc", "#cccgccc", "#ccccccc", "#ccccccc", "#ccccccc");
        rest(scenario, 3);
        assertThat(scenario.entity('g').position()).contains(new Point(4, 0));
        rest(scenario, 1);
        assertThat(scenario.entity('g').position()).contains(new Point(4, 0));
    }

    @Test
    void itGoesThroughNoOtherHarm() {
        Scenario scenario = standing(Fire.BARE, "@#####", "##ccc#", "#.cgc.", "#.ccc.");
        rest(scenario, 1);
        assertThat(scenario.entity('g').position()).contains(new Point(3, 2));
    }
}
