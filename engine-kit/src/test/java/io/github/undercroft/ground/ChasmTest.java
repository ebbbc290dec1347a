package io.github.undercroft.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.Push;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Died;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.MessageLog;
import org.junit.jupiter.api.Test;

/** Chasms, and bridges over them and over water. */
class ChasmTest {

    private static final Chasm PIT = new Chasm(1, Dice.of("3"));

    private static final Terrain.Quality WATER = Terrain.Quality.of("water", Water.DEEP::equals);

    private static final Blueprint YOU = Blueprint.player("you").with(Health.of(9));
    private static final Blueprint RAT = Blueprint.of("rat").with(Health.of(5)).with(new Bystander());

    private static final Legend LEGEND = Scenario.legend()
            .replacing('@', YOU)
            .with('o', PIT)
            .with('=', Bridge.over(PIT))
            .with('w', Bridge.over(Water.DEEP))
            .with('r', RAT, Bridge.over(PIT))
            .with('f', Blueprint.of("fish").with(Health.of(5)).with(new Bystander()), Bridge.over(Water.DEEP))
            .with('i', Blueprint.item("gem"), Bridge.over(PIT));

    private static Scenario above(String below, String... rows) {
        return above(LEGEND, below, rows);
    }

    private static Scenario above(Legend legend, String below, String... rows) {
        return Scenario.of(legend, rules -> rules.level("pit", LevelText.of(below, legend)), rows);
    }

    private static Location of(Scenario scenario, EntityId who) {
        return scenario.game().view().entity(who).orElseThrow().location();
    }

    private static int hitPoints(Entity who) {
        return who.get(Destructible.class).orElseThrow().hitPoints();
    }

    private static Location on(int level, int x, int y) {
        return new Location.OnLevel(level, new Point(x, y));
    }

    private static Terrain at(Scenario scenario, int x) {
        return scenario.game().view().board(0).orElseThrow().terrainAt(new Point(x, 0));
    }

    /** Lays or lights that. */
    private record Doing(int x, Terrain ground) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.setTerrain(new Point(x, 0), ground);
            return ActionResult.succeeded();
        }
    }

    private static Terrain burning(Terrain bridge) {
        return new Fire(bridge, Dice.of("0"), EntityId.WORLD);
    }

    @Test
    void whoStepsInFallsToTheCellBelowAndIsHurtOnce() {
        Scenario scenario = above("...", "@o.");
        EntityId you = scenario.hero().id();
        scenario.play(new Move(Direction.EAST));
        assertThat(of(scenario, you)).isEqualTo(on(1, 1, 0));
        assertThat(scenario.events())
                .contains(new Chasm.Fell(you, new Point(1, 0)))
                .filteredOn(Damaged.class::isInstance)
                .hasSize(1);
        assertThat(hitPoints(scenario.hero())).isEqualTo(6);
        assertThat(Invariants.violations(scenario.game())).isEmpty();
    }

    @Test
    void aboveRockOneArrivesOnTheNearestGround() {
        Scenario scenario = above("#.###\n#####\n#####", "@...o", ".....");
        scenario.play(
                new Move(Direction.EAST), new Move(Direction.EAST), new Move(Direction.EAST), new Move(Direction.EAST));
        assertThat(of(scenario, scenario.hero().id())).isEqualTo(on(1, 1, 0));
    }

    @Test
    void aboveASmallerLevelOneArrivesOnItsEdge() {
        Scenario far = above("..", ".....@o");
        far.play(new Move(Direction.EAST));
        assertThat(of(far, far.hero().id())).isEqualTo(on(1, 1, 0));
    }

    @Test
    void aFlyerDoesNotFall() {
        Legend legend = LEGEND.replacing('@', YOU.with(Moves.by(Motility.FLY)));
        Scenario scenario = above(legend, "...", "@o.");
        scenario.play(new Move(Direction.EAST), new Rest(), new Move(Direction.EAST));
        assertThat(of(scenario, scenario.hero().id())).isEqualTo(on(0, 2, 0));
    }

    @Test
    void whoDiesOfItDoesNotArriveButItsThingsDo() {
        Blueprint weak = RAT.replacing(Health.of(1)).with(Inventory.of(3)).carrying(Blueprint.item("gem"));
        Scenario scenario = above(LEGEND.replacing('r', weak, Ground.FLOOR), ".....", "@ro..");
        EntityId gem = scenario.game().view().things(scenario.id('r')).get(0).id();
        scenario.play(new Shove(scenario.id('r')));
        assertThat(scenario.events()).hasAtLeastOneElementOfType(Died.class);
        assertThat(of(scenario, gem)).isEqualTo(on(1, 2, 0));
    }

    @Test
    void whoIsPushedInFalls() {
        Legend legend = LEGEND.replacing('r', RAT, Ground.FLOOR);
        Scenario scenario = above(legend, ".....", "@ro..");
        EntityId rat = scenario.id('r');
        scenario.play(new Shove(rat));
        assertThat(of(scenario, rat)).isEqualTo(on(1, 2, 0));
    }

    /** Pushes three cells. */
    private record Shove(EntityId who) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            Push.of(3).befall(context, who);
            return ActionResult.succeeded();
        }
    }

    @Test
    void aBridgeOverAChasmHoldsUntilItIsBurntAndThenAllFall() {
        Scenario scenario = above(".....", "@.ri.");
        EntityId rat = scenario.id('r');
        EntityId gem = scenario.id('i');
        scenario.play(new Doing(2, burning(Bridge.over(PIT))), new Doing(3, burning(Bridge.over(PIT))));
        for (int i = 0;
                i < 99 && !(at(scenario, 2).equals(PIT) && at(scenario, 3).equals(PIT));
                i++) {
            scenario.play(new Rest());
        }
        assertThat(of(scenario, rat)).isEqualTo(on(1, 2, 0));
        assertThat(of(scenario, gem)).isEqualTo(on(1, 3, 0));
        assertThat(hitPoints(scenario.game().view().entity(rat).orElseThrow())).isEqualTo(2);
        assertThat(Invariants.violations(scenario.game())).isEmpty();
    }

    @Test
    void aBridgeOverWaterHoldsWhileSomebodyIsOnIt() {
        Scenario scenario = Scenario.of(LEGEND, "@..fw");
        scenario.play(new Doing(3, burning(Bridge.over(Water.DEEP))), new Doing(4, burning(Bridge.over(Water.DEEP))));
        for (int i = 0; i < 99; i++) {
            scenario.play(new Rest());
        }
        assertThat(at(scenario, 3)).isInstanceOf(Fire.class);
        assertThat(at(scenario, 4)).isEqualTo(Water.DEEP);
    }

    @Test
    void aBridgeCatchesFireFromBesideIt() {
        Scenario scenario = Scenario.of(LEGEND, "@.www", "..www");
        scenario.play(new Doing(3, burning(Bridge.over(Water.DEEP))));
        for (int i = 0; i < 200; i++) {
            scenario.play(new Rest());
        }
        assertThat(scenario.game().view().board().cells(WATER).count()).isGreaterThan(1);
    }

    @Test
    void nothingLiesOverAChasm() {
        Scenario scenario = above(".....", "@.o..");
        scenario.play(new Spill());
        assertThat(at(scenario, 2)).isEqualTo(PIT);
    }

    /** Spills oil, sets fire and lets water out. */
    private record Spill() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            Point at = new Point(2, 0);
            new SpillOil().touch(context, at);
            new Kindle().touch(context, at);
            new Drench(1).touch(context, at);
            return ActionResult.succeeded();
        }
    }

    @Test
    void theLogTellsOfTheFall() {
        Scenario scenario = above("...", "@o.");
        MessageLog log = MessageLog.of(scenario.hero().id(), English.standard());
        scenario.play(new Move(Direction.EAST));
        log.addAll(scenario.events(), scenario.game().view());
        assertThat(log.messages()).extracting(Object::toString).contains("You fall into a chasm.");
    }

    @Test
    void badNumbersAreRefused() {
        assertThatThrownBy(() -> Chasm.to(-1)).hasMessageContaining("Levels count from 0");
        assertThatThrownBy(() -> Bridge.over(Bridge.over(PIT))).hasMessageContaining("bridge does not lie on bridge");
    }
}
