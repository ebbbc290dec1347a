package io.github.undercroft.benchmarks;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.move.Move;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.value.ValueType;
import java.util.List;

/** The measured game: a number of walkers on an open board with a wall around it. */
final class Crowd {

    private static final ImmutableList<Action> MOVES =
            Direction.all().stream().map(Move::new).collect(ImmutableList.toImmutableList());

    private Crowd() {}

    /**
     * Walks in directions mixed from actor, time and place, so that deciding costs next to nothing. All three are
     * needed: walkers that differ by place alone drift together and jam, and a jammed walker does little. Of 50 on
     * 80x24, 93% of the turns are moves and the others bumps; of 500, 68%.
     */
    enum Walker implements Brain {
        WALKER;

        @Override
        public Decision decide(TurnView turn) {
            Point at = turn.position();
            int who = turn.actor().id().number();
            int mixed = (who * 31 + (int) turn.now()) * 0x9E3779B9 + at.x() * 31 + at.y() * 17;
            return Decision.act(MOVES.get(((mixed ^ (mixed >>> 15)) * 0x85EBCA6B) >>> 29));
        }
    }

    static Game game(int actors, int width, int height) {
        Grid<Terrain> ground = Grid.of(width, height, at -> {
            boolean border = at.x() == 0 || at.y() == 0 || at.x() == width - 1 || at.y() == height - 1;
            return border ? Ground.WALL : Ground.FLOOR;
        });
        Blueprint walker = Blueprint.of("walker").with(Walker.WALKER).with(Health.of(5));
        ImmutableList.Builder<LevelContent.Placement> placements = ImmutableList.builder();
        int cells = (width - 2) * (height - 2);
        for (int i = 0; i < actors; i++) {
            int cell = (int) ((long) i * cells / actors);
            placements.add(
                    new LevelContent.Placement(walker, new Point(1 + cell % (width - 2), 1 + cell / (width - 2))));
        }
        LevelContent content = new LevelContent(ground, placements.build());
        List<ValueType<?>> types = ImmutableList.of(ValueType.ofEnum("walker", Walker.class));
        Rules rules = Rules.named("crowd")
                .level("field", random -> content)
                .types(types)
                .build();
        return Game.start(rules, 42);
    }
}
