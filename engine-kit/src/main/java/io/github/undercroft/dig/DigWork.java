package io.github.undercroft.dig;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Refusal;
import io.github.undercroft.Terrain;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.Dice;
import java.util.Objects;
import java.util.Optional;

/** A turn's work on terrain. */
final class DigWork {

    private DigWork() {}

    static ActionResult once(ActionContext context, Point at, Work work) {
        Terrain terrain = context.board().terrainAt(at);
        if (!context.view().isBeside(at)) {
            return ActionResult.failed(new Refusal.OutOfReach(at));
        }
        if (!(terrain instanceof Breakable breakable) || breakable.work() != work || isWhole(breakable)) {
            return ActionResult.failed(new Refusal.WrongTerrain(at, terrain));
        }
        Optional<Dice> strength = Strength.of(context.view(), work);
        if (strength.isEmpty()) {
            return ActionResult.failed(new GroundRefusal.TooWeak(work));
        }
        int points = Math.max(0, strength.get().roll(context.random()));
        Terrain after = points == 0 ? terrain : worked(breakable, points);
        context.emit(new Worked(context.view().actor().id(), at, work, points));
        context.setTerrain(at, after);
        return ActionResult.succeeded();
    }

    /** Whether there is nothing about it that could break: a door that stands open. */
    private static boolean isWhole(Breakable breakable) {
        return worked(breakable, Integer.MAX_VALUE).equals(breakable);
    }

    private static Terrain worked(Breakable breakable, int points) {
        return Objects.requireNonNull(
                breakable.worked(points),
                () -> breakable + ": worked() returned null; return the terrain that is left");
    }
}
