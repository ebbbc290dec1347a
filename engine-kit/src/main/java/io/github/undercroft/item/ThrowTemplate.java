package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionTemplate;
import io.github.undercroft.Aim;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A throw that still has to be aimed. Its results depend only on what the actor knows.
 *
 * @param thing what is thrown
 */
public record ThrowTemplate(EntityId thing) implements ActionTemplate {
    public ThrowTemplate {
        Objects.requireNonNull(thing, "thing");
    }

    /** @return the throw of that thing */
    public static ThrowTemplate of(Entity thing) {
        return new ThrowTemplate(thing.id());
    }

    /** How far the actor throws it: see {@link ThrowingArm}. */
    @Override
    public int range(TurnView turn) {
        return turn.entity(thing)
                .map(each -> ThrowingArm.reachOf(turn.actor(), each))
                .orElse(0);
    }

    @Override
    public Action aimed(Aim aim) {
        return new Throw(thing, aim);
    }

    /** All cells that would be hit: the one where it would end, or what it would burst over from there. */
    @Override
    public List<Point> area(TurnView turn, Aim aim) {
        return expectedTarget(turn, aim).map(Target::area).orElse(ImmutableList.of());
    }

    /**
     * The expected target.
     *
     * @return its flight, all cells that would be hit, and the entities that fill them, in the order of the cells; possibly
     *     none. Empty if it can't fly that way
     */
    public Optional<Target> expectedTarget(TurnView turn, Aim aim) {
        Board known = turn.board();
        List<Point> path = Throw.path(known, turn.origin(known, aim), aim, range(turn));
        if (path.isEmpty()) {
            return Optional.empty();
        }
        Point end = path.get(path.size() - 1);
        List<Point> area = turn.entity(thing)
                .flatMap(each -> ThrowingArm.missileOf(turn.actor(), each))
                .map(missile -> missile.area(known, end))
                .orElse(ImmutableList.of(end));
        List<EntityId> struck = area.stream()
                .flatMap(cell -> known.occupantAt(cell).stream())
                .map(Entity::id)
                .toList();
        return Optional.of(new Target(struck, path, area));
    }
}
