package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.StepRule;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.door.UseDoor;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Key;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.OpenDoor;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Brains that search paths open doors, at the price of a turn. */
class DoorWaysTest {

    private static final Blueprint ORC = Blueprint.of("orc")
            .with(Health.of(5))
            .with(LinearWeapon.ofDamage(1))
            .with(Inventory.of(2));
    private static final Point BESIDE = new Point(1, 0);
    private static final LockableDoor LOCKED = LockableDoor.locked("cellar", 5);
    private static final Legend LEGEND = Legend.standard()
            .with(
                    '@',
                    Blueprint.of("hero")
                            .with(Faction.PLAYERS)
                            .with(Health.of(50))
                            .with(new Bystander()))
            .with('L', LOCKED)
            .with('C', new LockableDoor(LockableDoor.State.CLOSED, "cellar", 5));

    private static Game game(Blueprint orc, Movement movement, String... rows) {
        return Game.start(
                Rules.named("lair")
                        .steps(movement)
                        .level("lair", LevelText.of(String.join("\n", rows), LEGEND.with('o', orc)))
                        .build(),
                1);
    }

    private static Action next(Game game) {
        EntityId orc = Cellar.named(game, "orc").id();
        while (true) {
            if (game.step() instanceof Step.Acted acted && acted.actor().equals(orc)) {
                return acted.action();
            }
        }
    }

    private static Action first(Brain brain, String... rows) {
        return next(game(ORC.with(brain), Movement.FOUR_WAY, rows));
    }

    @Test
    void aHunterOpensADoorAndGoesThrough() {
        Game game = game(ORC.with(new Hunter()), Movement.FOUR_WAY, "o+.@");
        next(game);
        assertThat(game.view().board().terrainAt(new Point(1, 0))).isEqualTo(Door.OPEN);
        next(game);
        assertThat(Cellar.at(game, "orc")).isEqualTo(new Point(1, 0));
    }

    @Test
    void openingADoorCostsOneStepMore() {
        Move east = new Move(Direction.EAST);
        Move south = new Move(Direction.SOUTH);
        assertThat(first(new Hunter(), "o.+.@", ".###.", "....."))
                .as("5 steps against 8")
                .isEqualTo(east);
        assertThat(first(new Hunter(), "o+@", "...")).as("3 against 4").isEqualTo(new OpenDoor(BESIDE));
        assertThat(first(new Hunter(), "o+++@", ".....")).as("7 against 6").isEqualTo(south);
    }

    @Test
    void diagonallyItIsOneStepMoreAsWell() {
        Game game = game(ORC.with(new Hunter()), Movement.EIGHT_WAY, "o#.", "#+.", "..@");
        assertThat(next(game)).isEqualTo(new OpenDoor(new Point(1, 1)));
        next(game);
        assertThat(Cellar.at(game, "orc")).isEqualTo(new Point(1, 1));
        Game strict = game(ORC.with(new Hunter()), Movement.EIGHT_WAY_NO_CORNER_CUTTING, "o#.", "#+.", "..@");
        assertThat(next(strict)).isEqualTo(new Rest());
    }

    @Test
    void lockedDoorsAreWallsToWhoeverHasNoKey() {
        assertThat(first(new Hunter(), "oL.@")).isEqualTo(new Rest());
        assertThat(first(new Hunter(), "oC.@")).isEqualTo(new UseDoor(UseDoor.Handling.OPEN, BESIDE));
        Blueprint guard = ORC.with(new Hunter()).carrying(Blueprint.item("key").with(new Key("cellar")));
        Game game = game(guard, Movement.FOUR_WAY, "oL.@");
        assertThat(next(game)).isEqualTo(new UseDoor(UseDoor.Handling.OPEN, BESIDE));
        assertThat(game.view().board().terrainAt(BESIDE).name()).isEqualTo("open door");
    }

    @Test
    void othersOpenDoorsToo() {
        OpenDoor open = new OpenDoor(BESIDE);
        assertThat(first(new Tracker(), "o+.@")).isEqualTo(open);
        assertThat(first(Patroller.round(List.of(new Point(3, 0))), "o+..")).isEqualTo(open);
        EntityId hero = new EntityId(0, 1);
        assertThat(first(PriorityBrain.of(new Follow(hero, 1)), "o+.@")).isEqualTo(open);
    }

    @Test
    void whoAsksWithoutATurnTakesDoorsForWalls() {
        Game game = game(ORC, Movement.FOUR_WAY, "o+.@");
        BoardCost costs = BoardCost.of(game.view().board(), Cellar.named(game, "orc"), StepRule.of(Movement.FOUR_WAY));
        assertThat(costs.cost(0, 0, 1, 0)).isEqualTo(CostFunction.BLOCKED);
    }
}
