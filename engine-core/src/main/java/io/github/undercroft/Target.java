package io.github.undercroft;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;

/**
 * The target of a weapon.
 *
 * @param struck the entities that will be hit, in that order; each is kept once, however many of its cells are hit
 * @param path the cells that a projectile crosses, from the cell next to the shooter to its end
 * @param area the cells that are hit
 */
public record Target(List<EntityId> struck, List<Point> path, List<Point> area) {

    public Target {
        Objects.requireNonNull(struck, "struck");
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(area, "area");
        struck = ImmutableSet.copyOf(struck).asList();
        path = ImmutableList.copyOf(path);
        area = ImmutableList.copyOf(area);
    }

    /** @return one entity at the end of that path */
    public static Target single(EntityId struck, List<Point> path) {
        return new Target(
                ImmutableList.of(struck),
                path,
                path.isEmpty() ? ImmutableList.of() : ImmutableList.of(path.get(path.size() - 1)));
    }
}
