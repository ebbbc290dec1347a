package io.github.undercroft.model;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;

/**
 * What a weapon has in its sights.
 *
 * @param struck who will be hit, in that order; nobody twice
 * @param path the cells that a projectile crosses, from the one next to the shooter to where it ends
 * @param area the cells that are hit
 */
public record Target(List<EntityId> struck, List<Point> path, List<Point> area) {

    /** Copies the lists. */
    public Target {
        Objects.requireNonNull(struck, "struck");
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(area, "area");
        struck = ImmutableList.copyOf(struck);
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
