package io.github.undercroft.benchmarks;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Ages;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Component;
import io.github.undercroft.Decision;
import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.value.ValueType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Games on a level of 80 x 24 in which explorers walk straight on for a while, turn, and walk on. */
final class Explorer {

    private static final int WIDTH = 80;
    private static final int HEIGHT = 24;
    private static final ImmutableList<Action> MOVES =
            Direction.all().stream().map(Move::new).collect(ImmutableList.toImmutableList());

    private Explorer() {}

    /** Goes on in a direction that depends on the time, or in the next one clockwise that is open. */
    enum Wanderer implements Brain {
        WANDERER;

        @Override
        public Decision decide(TurnView turn) {
            Point at = turn.position();
            int pick = (int) (turn.now() / (turn.normalCost() * 12L) * 5);
            for (int i = 0; i < 8; i++) {
                int direction = pick + i & 7;
                Point to = at.step(Direction.all().get(direction));
                if (turn.board().isPassable(to) && !turn.board().isOccupied(to)) {
                    return Decision.act(MOVES.get(direction));
                }
            }
            return Decision.act(MOVES.get(0));
        }
    }

    /** Lets sight pass in every other turn. */
    enum Smoke implements Ages {
        THICK,
        THIN;

        @Override
        public Passage passage() {
            return Passage.OPEN;
        }

        @Override
        public boolean transparent() {
            return this == THIN;
        }

        @Override
        public boolean canBeBumped() {
            return false;
        }

        @Override
        public int turns(RandomSource chance) {
            return 1;
        }

        @Override
        public void age(ActionContext context, Point at, RandomSource chance) {
            context.setTerrain(at, this == THICK ? THIN : THICK);
        }
    }

    /** A game of that many explorers with those components beside their brain. */
    static Game game(Ground kind, int explorers, List<Component> more) {
        return game(kind, explorers, more, 0);
    }

    /** The same with so many cells of smoke, evenly over the open ones. */
    static Game game(Ground kind, int explorers, List<Component> more, int smoke) {
        BitGrid open = kind.make(WIDTH, HEIGHT);
        Blueprint explorer = Blueprint.of("explorer").with(Wanderer.WANDERER);
        for (Component component : more) {
            explorer = explorer.with(component);
        }
        List<Point> cells = new ArrayList<>();
        open.forEach((x, y) -> cells.add(new Point(x, y)));
        Set<Point> smoky = new HashSet<>();
        for (int i = 0; i < smoke; i++) {
            smoky.add(cells.get(i * cells.size() / smoke));
        }
        Grid<Terrain> ground = Grid.of(
                WIDTH,
                HEIGHT,
                at -> smoky.contains(at)
                        ? Smoke.THICK
                        : open.get(at)
                                ? io.github.undercroft.terrain.Ground.FLOOR
                                : io.github.undercroft.terrain.Ground.WALL);
        ImmutableList.Builder<LevelContent.Placement> placements = ImmutableList.builder();
        for (int i = 0; i < explorers; i++) {
            placements.add(
                    new LevelContent.Placement(explorer, cells.get((2 * i + 1) * cells.size() / (2 * explorers))));
        }
        LevelContent content = new LevelContent(ground, placements.build());
        List<ValueType<?>> types =
                ImmutableList.of(ValueType.ofEnum("smoke", Smoke.class), ValueType.ofEnum("wanderer", Wanderer.class));
        Rules rules = Rules.named("explorers")
                .level("level", random -> content)
                .types(types)
                .build();
        return Game.start(rules, 42);
    }
}
