package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Faction;
import io.github.undercroft.Motility;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Key;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.jspecify.annotations.Nullable;

/** What hunters and travellers keep of the ground is what one finds who looks for the first time. */
class KnownGroundTest {

    private static BitGrid open(RandomSource random, int width, int height) {
        int walls = random.nextInt(80);
        BitGrid open = BitGrid.of(width, height);
        for (int cell = 0; cell < width * height; cell++) {
            if (random.nextInt(100) >= walls) {
                open.set(cell % width, cell / width);
            }
        }
        return open;
    }

    /** Cell by cell: in no square of four open ones, and with two open sides at most. */
    private static boolean isNarrow(BitGridView open, int x, int y) {
        for (int dx = -1; dx <= 1; dx += 2) {
            for (int dy = -1; dy <= 1; dy += 2) {
                if (open.getOrFalse(x + dx, y) && open.getOrFalse(x, y + dy) && open.getOrFalse(x + dx, y + dy)) {
                    return false;
                }
            }
        }
        return (open.getOrFalse(x - 1, y) ? 1 : 0)
                        + (open.getOrFalse(x + 1, y) ? 1 : 0)
                        + (open.getOrFalse(x, y - 1) ? 1 : 0)
                        + (open.getOrFalse(x, y + 1) ? 1 : 0)
                <= 2;
    }

    @Property
    void narrowPlacesAreThoseFoundCellByCell(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 200) int width,
            @ForAll @IntRange(min = 1, max = 12) int height) {
        BitGrid open = open(RandomSource.of(seed), width, height);
        BitGrid expected = BitGrid.of(width, height);
        open.forEach((x, y) -> {
            if (isNarrow(open, x, y)) {
                expected.set(x, y);
            }
        });
        assertThat(Narrows.of(open)).isEqualTo(expected);
    }

    private static Terrain door(RandomSource random) {
        return random.chance(1, 2) ? Door.CLOSED : LockableDoor.locked("cellar", 5);
    }

    /** Who stands in the way of others: what never moves, or breaks, or another hunter. */
    private static Blueprint obstacle(RandomSource random) {
        return random.chance(1, 2)
                ? Blueprint.of("statue")
                : Blueprint.of("barrel").with(Health.of(3));
    }

    /**
     * Random rooms with doors, some of them locked, and statues and barrels; some are cut off. All hunt or travel, a few
     * without a weapon or with a key, all or none with senses of their own.
     */
    private static Game game(RandomSource random, Movement movement, boolean withSenses) {
        BitGrid open = open(random, 14, 10);
        Grid<Terrain> ground = Grid.of(
                14,
                10,
                at -> !open.get(at.x(), at.y()) ? Ground.WALL : random.chance(1, 8) ? door(random) : Ground.FLOOR);
        List<Point> places = new ArrayList<>(ground.bounds().points());
        places.removeIf(at -> ground.get(at) != Ground.FLOOR);
        List<Point> free = random.shuffled(places);
        List<Placement> who = new ArrayList<>();
        int hunters = Math.min(12, free.size());
        for (int i = 0; i < hunters; i++) {
            Blueprint unarmed = Blueprint.of("hunter" + i).with(Health.of(9));
            Blueprint hunter = i % 5 == 1 ? unarmed : unarmed.with(LinearWeapon.ofDamage(1));
            hunter = i % 3 == 1
                    ? hunter.with(Inventory.of(1))
                            .carrying(Blueprint.item("key").with(new Key("cellar")))
                    : hunter;
            Brain brain = i % 3 == 2 ? PriorityBrain.of(new Travel(random.pick(free))) : new Hunter();
            Blueprint one = i % 4 == 0
                    ? hunter.with(Faction.PLAYERS).with(i == 0 ? new Bystander() : brain)
                    : hunter.with(brain);
            who.add(new Placement(withSenses ? one.with(Senses.ofRadius(5)) : one, free.get(i)));
        }
        for (int i = hunters; i < Math.min(hunters + 12, free.size()); i++) {
            who.add(new Placement(obstacle(random), free.get(i)));
        }
        LevelContent content = new LevelContent(ground, who);
        return Game.start(
                Rules.named("rooms")
                        .steps(movement)
                        .level("rooms", level -> content)
                        .build(),
                3);
    }

    /** Asks twice at a turn, and goes on asking what it asked at its first turn. */
    private static final class Surveyor implements Brain {

        private @Nullable BoardCost first;
        private BitGrid expected = BitGrid.of(1, 1);

        @Override
        public Decision decide(TurnView turn) {
            BoardCost costs = BoardCost.of(turn);
            assertThat(costs.open()).isSameAs(BoardCost.of(turn).open()).isEqualTo(walkable(turn));
            assertThat(costs.openAtMost()).isSameAs(BoardCost.of(turn).openAtMost());
            if (first == null) {
                first = costs;
                expected = walkable(turn);
            }
            assertThat(first.open()).isEqualTo(expected);
            return Decision.act(new Move(Direction.EAST));
        }

        private static BitGrid walkable(TurnView turn) {
            return BitGrid.copyOf(turn.board().passable(Motility.WALK));
        }
    }

    @Example
    void costsOfATurnShareTheGroundAndNeverSeeALaterOne() {
        Surveyor surveyor = new Surveyor();
        Grid<Terrain> ground = Grid.of(5, 1, at -> at.x() == 1 ? Door.CLOSED : Ground.FLOOR);
        LevelContent content = new LevelContent(
                ground, List.of(new Placement(Blueprint.of("surveyor").with(surveyor), new Point(0, 0))));
        Game game = Game.start(
                Rules.named("survey").level("corridor", level -> content).build(), 3);
        for (int step = 0; step < 4; step++) {
            game.step();
        }
        assertThat(surveyor.expected.count()).isEqualTo(4);
        assertThat(game.view().board().passable(Motility.WALK).count()).isEqualTo(5);
    }

    /** Makes ground. */
    private record Build(Point at, Terrain terrain) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.setTerrain(at, terrain);
            return ActionResult.succeeded();
        }
    }

    /** Shut in at the west end, changes the ground far off, then beside it. */
    private static final class Prisoner implements Brain {

        private final List<Boolean> isApart = new ArrayList<>();

        @Override
        public Decision decide(TurnView turn) {
            KnownGround ground = KnownGround.of(turn);
            isApart.add(ground.isKnownApart(turn, List.of(new Point(6, 0)), InTheWay::isFixed));
            if (isApart.size() == 1) {
                ground.enclose(turn, InTheWay::isFixed);
            }
            return Decision.act(
                    isApart.size() == 1
                            ? new Build(new Point(5, 0), Ground.WALL)
                            : new Build(new Point(2, 0), Ground.FLOOR));
        }
    }

    @Example
    void whoIsShutInStaysSoWhenACellFarOffChanges() {
        Prisoner prisoner = new Prisoner();
        Grid<Terrain> ground = Grid.of(7, 1, at -> at.x() == 2 ? Ground.WALL : Ground.FLOOR);
        LevelContent content = new LevelContent(
                ground, List.of(new Placement(Blueprint.of("prisoner").with(prisoner), new Point(0, 0))));
        Game game =
                Game.start(Rules.named("prison").level("cell", level -> content).build(), 3);
        for (int step = 0; step < 3; step++) {
            game.step();
        }
        assertThat(prisoner.isApart).containsExactly(false, true, false);
    }

    /** A fork keeps nothing, so its step is that of one who asks first; here each is asked first once. */
    @Property
    void whoAsksFirstDecidesAsOneWhoAsksLast(@ForAll long seed, @ForAll Movement movement, @ForAll boolean withSenses) {
        Game warm = game(RandomSource.of(seed), movement, withSenses);
        for (int step = 0; step < 60; step++) {
            Game cold = warm.fork();
            assertThat(cold.step()).hasToString(warm.step().toString());
        }
    }
}
