package io.github.undercroft.item;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blocks;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.EntityId;
import io.github.undercroft.Fixed;
import io.github.undercroft.Location;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Passage;
import io.github.undercroft.Refusal;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Ammunition;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Launcher;
import io.github.undercroft.event.Removed;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Ground;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Whatever puts a thing somewhere, it lies where somebody can get it. */
class RestingPlacesTest {

    private static final EntityId HERO = new EntityId(0, 0);
    private static final Motility THROUGH_ROCK = new Motility("rock");

    private enum Rock implements Terrain {
        SOLID;

        @Override
        public Passage passage() {
            return Passage.only(THROUGH_ROCK);
        }

        @Override
        public boolean transparent() {
            return false;
        }
    }

    /** Does anything, as a game's own action might. */
    private record Deed(Consumer<ActionContext> what) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            what.accept(context);
            return ActionResult.succeeded();
        }
    }

    private static Scenario scenario(String... rows) {
        Blueprint ghost = Blueprint.of("ghost")
                .with(Health.of(1))
                .with(Moves.by(THROUGH_ROCK))
                .with(LootOnDeath.of(Blueprint.item("sheet")))
                .carrying(Blueprint.item("chain"));
        Blueprint hero = Blueprint.player("you")
                .with(Inventory.of(9))
                .with(Launcher.bow(7, Blow.of("1")))
                .carrying(
                        Blueprint.item("cup"),
                        Blueprint.item("arrow").with(new Ammunition("arrow", 0)).with(new StackSize(2)));
        return Scenario.of(
                Scenario.legend()
                        .replacing('@', hero)
                        .with('C', Blueprint.of("chest").with(Health.of(9)).with(Container.CLOSED))
                        .with('G', ghost, Rock.SOLID)
                        .with('%', Rock.SOLID)
                        .with('*', Blueprint.item("coin"))
                        .with('_', Blueprint.item("altar").with(new Fixed())),
                rows);
    }

    private static Optional<Point> at(Scenario scenario, String name) {
        return scenario.game().view().entities().stream()
                .filter(each -> each.name().equals(name) && each.location() instanceof Location.OnLevel)
                .findFirst()
                .flatMap(each -> each.position());
    }

    private static EntityId id(Scenario scenario, String name) {
        return scenario.game().view().entities().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow()
                .id();
    }

    @Test
    void aThingThrownAtAChestLiesBeforeIt() {
        Scenario scenario = scenario("@..C.");

        scenario.play(new Throw(id(scenario, "cup"), new Aim.Toward(Direction.EAST)));

        assertThat(at(scenario, "cup")).contains(new Point(2, 0));
        assertThat(scenario.expectEventOf(Throw.Thrown.class).flight().at()).isEqualTo(new Point(3, 0));
    }

    @Test
    void aThingThrownAtACreatureLiesUnderIt() {
        Scenario scenario = scenario("@..g.");

        scenario.play(new Throw(id(scenario, "cup"), new Aim.Toward(Direction.EAST)));

        assertThat(at(scenario, "cup")).contains(new Point(3, 0));
    }

    @Test
    void anArrowShotAtAChestLiesBeforeIt() {
        Scenario scenario = scenario("@..C.");

        scenario.play(new Attack(new Aim.At(new Point(3, 0)), Optional.empty()));

        assertThat(at(scenario, "arrow")).contains(new Point(2, 0));
    }

    @Test
    void whatIsPutOrSpawnedUnderAChestIsRefused() {
        Scenario scenario = scenario("@C*");
        Refusal occupied = new Refusal.Occupied(new Point(1, 0), id(scenario, "chest"));
        Location.OnLevel under = new Location.OnLevel(0, new Point(1, 0));

        scenario.play(new Deed(context -> {
            assertThat(context.tryPlace(id(scenario, "coin"), under)).isEqualTo(ActionResult.failed(occupied));
            assertThat(context.tryMove(id(scenario, "coin"), under.cell())).isEqualTo(ActionResult.failed(occupied));
            assertThat(context.trySpawn(Blueprint.item("ring"), under).newborn())
                    .isEmpty();
        }));
    }

    @Test
    void whatADeadGhostLeavesInARockLiesOnTheNearestFloor() {
        Scenario scenario = scenario("@.%%%", "%%%%%", "%%%G%");

        scenario.play(new Deed(context -> context.damage(id(scenario, "ghost"), Damage.physical(1))));

        assertThat(at(scenario, "chain")).contains(new Point(1, 0));
        assertThat(at(scenario, "sheet")).contains(new Point(1, 0));
    }

    @Test
    void aThingGivesWayToAWallAChestAndABoulder() {
        for (Consumer<ActionContext> deed : List.<Consumer<ActionContext>>of(
                context -> context.setTerrain(new Point(2, 0), Ground.WALL),
                context -> context.trySpawn(Blueprint.of("statue"), new Point(2, 0)),
                context -> context.tryMove(
                        context.board()
                                .occupantAt(new Point(3, 0))
                                .orElseThrow()
                                .id(),
                        new Point(2, 0)))) {
            Scenario scenario = scenario("@.*C");

            scenario.play(new Deed(deed));

            assertThat(at(scenario, "coin")).isPresent().isNotEqualTo(Optional.of(new Point(2, 0)));
        }
    }

    @Test
    void aThingGivesWayWhenWhoStandsOnItTurnsToStone() {
        Scenario scenario = scenario("@.g");
        EntityId goblin = scenario.entity('g').id();
        scenario.play(new Deed(
                context -> context.tryPlace(id(scenario, "cup"), new Location.OnLevel(0, new Point(2, 0)))));
        assertThat(at(scenario, "cup")).contains(new Point(2, 0));

        scenario.play(new Deed(context -> context.clear(goblin, Brain.class)));

        assertThat(at(scenario, "cup")).contains(new Point(1, 0));
    }

    @Test
    void whatAChestHeldLiesWhereItStood() {
        Scenario scenario = scenario("@C");
        EntityId chest = id(scenario, "chest");

        scenario.play(new Deed(context -> {
            context.tryPlace(id(scenario, "cup"), new Location.CarriedBy(chest));
            context.damage(chest, Damage.physical(9));
        }));

        assertThat(at(scenario, "cup")).contains(new Point(1, 0));
    }

    @Test
    void whatIsFixedStaysUnderAChest() {
        Scenario scenario = scenario("@_C");

        scenario.play(new Deed(context -> context.tryMove(id(scenario, "chest"), new Point(1, 0))));

        assertThat(at(scenario, "altar")).contains(new Point(1, 0));
    }

    @Test
    void whereNoCellIsLeftTheThingIsRemovedWithAnEvent() {
        Scenario scenario = scenario("@*");

        scenario.play(new Deed(context -> {
            context.setTerrain(new Point(0, 0), Ground.WALL);
            context.setTerrain(new Point(1, 0), Ground.WALL);
        }));

        assertThat(scenario.expectEventOf(Removed.class).name()).isEqualTo("coin");
        assertThat(at(scenario, "coin")).isEmpty();
        assertThat(scenario.game().view().things(HERO)).hasSize(2);
    }

    @Test
    void aThingThatBecomesABlockMakesRoom() {
        Scenario scenario = scenario("@.*");
        EntityId altar = id(scenario, "coin");

        scenario.play(
                new Deed(context -> context.tryPlace(id(scenario, "cup"), new Location.OnLevel(0, new Point(2, 0)))),
                new Deed(context -> context.set(altar, new Blocks())));

        assertThat(at(scenario, "cup")).contains(new Point(1, 0));
    }
}
