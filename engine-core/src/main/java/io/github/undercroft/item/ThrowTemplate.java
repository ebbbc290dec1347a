package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionTemplate;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Target;
import io.github.undercroft.model.TurnView;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A throw that still has to be aimed. What it tells before is by what the actor knows.
 *
 * @param thing what is thrown
 * @param range how many cells it flies
 */
public record ThrowTemplate(EntityId thing, int range) implements ActionTemplate {
    /** Refuses null. */
    public ThrowTemplate {
        Objects.requireNonNull(thing, "thing");
    }

    /** @return the throw of that thing, which flies as far as its {@link Missile} says */
    public static ThrowTemplate of(Entity thing) {
        return new ThrowTemplate(thing.id(), Throw.reach(thing));
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
     * Tells what would be hit.
     *
     * @return its flight, all cells that would be hit, and who fills one of them, in the order of the cells; perhaps nobody.
     *     Empty if it can't fly that way
     */
    public Optional<Target> expectedTarget(TurnView turn, Aim aim) {
        Board known = turn.perceived();
        List<Point> path = Throw.path(known, turn.position(), aim, range);
        if (path.isEmpty()) {
            return Optional.empty();
        }
        Point end = path.get(path.size() - 1);
        List<Point> area = turn.entity(thing)
                .flatMap(each -> each.get(Missile.class))
                .map(missile -> missile.area(known, end))
                .orElse(ImmutableList.of(end));
        List<EntityId> struck = area.stream()
                .flatMap(cell -> known.occupantAt(cell).stream())
                .map(Entity::id)
                .toList();
        return Optional.of(new Target(struck, path, area));
    }
}
