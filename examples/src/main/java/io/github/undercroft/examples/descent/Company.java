package io.github.undercroft.examples.descent;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.EntityId;
import io.github.undercroft.Motility;
import io.github.undercroft.brain.Unless;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.brain.Seek;
import io.github.undercroft.pathfinding.brain.Tracker;
import io.github.undercroft.random.WeightedTable;
import io.github.undercroft.stairs.Stairs;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The price of rest: somebody comes by the stairs, first 250 turns after the first step on the deepest floor so far, then each
 * 120, wherever the hero is by then. The timer is the hero's, so stairs do not shake it off.
 *
 * @param isThere whether it is there; else it is heard, a turn before
 * @param isFirst on that floor: who comes first carries something, and nobody is worth waiting for after that
 */
record Company(boolean isThere, boolean isFirst) implements Action {

    static final int FIRST = 250;
    static final int EACH = 120;

    private static final String TIMER = "company";

    /** Who walks about on a floor, with that to hunt by. */
    private static final WeightedTable<Function<Brain, Blueprint>> WALKERS =
            WeightedTable.<Function<Brain, Blueprint>>builder()
                    .add(walker(Beasts.RAT::replacing).betweenDepths(1, 2))
                    .add(walker(Beasts::kobold).betweenDepths(1, 3))
                    .add(walker(Beasts.VIPER::replacing).betweenDepths(2, 4))
                    .add(walker(Beasts.LONE_JACKAL::replacing).fromDepth(2))
                    .add(walker(Beasts.GOBLIN::replacing).fromDepth(2))
                    .add(walker(Beasts.OOZE::replacing).fromDepth(3))
                    .add(walker(Beasts::ogre).fromDepth(4))
                    .build();

    private static WeightedTable.Entry<Function<Brain, Blueprint>> walker(Function<Brain, Blueprint> withHunter) {
        return WeightedTable.Entry.of(withHunter, 1);
    }

    static final String HEARD = "Steps on the stairs";

    /** Begins to count, for the hero who acts. */
    static void await(ActionContext context, EntityId hero) {
        context.after(hero, TIMER, context.view().turns(FIRST), new Company(false, true));
    }

    @Override
    public ActionResult perform(ActionContext context) {
        EntityId hero = context.view().actor().id();
        if (!isThere) {
            context.emit(new Deepest.Told(hero, HEARD));
            context.after(hero, TIMER, context.view().turns(1), new Company(true, isFirst));
        } else {
            way(context.board()).ifPresent(stairs -> come(context, stairs));
            context.after(hero, TIMER, context.view().turns(EACH - 1), new Company(false, false));
        }
        return ActionResult.succeeded();
    }

    private void come(ActionContext context, Point stairs) {
        Brain hunter = new Unless(
                new Tracker(), "comes for you", new Seek(context.view().position()));
        Blueprint comes = WALKERS.pick(context.board().level() + 1, context.random("company"))
                .apply(hunter);
        context.trySpawn(isFirst ? comes.carrying(Brews.any(context.random("gift"))) : comes, stairs);
    }

    /** The stairs on which nobody stands: those down, as what lives deeper comes up, else those up. */
    private static Optional<Point> way(Board board) {
        List<Point> free = board.passable(Motility.WALK).points().stream()
                .filter(cell -> board.terrainAt(cell) instanceof Stairs && !board.isOccupied(cell))
                .toList();
        return free.stream()
                .filter(cell -> board.terrainAt(cell) instanceof Stairs stairs && stairs.way() == Stairs.Way.DOWN)
                .findFirst()
                .or(() -> free.stream().findFirst());
    }
}
