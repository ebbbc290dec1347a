package io.github.undercroft.dungeon.feature;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.Objects;

/**
 * Straight corridors, one cell wide, that lead away from the wall. The next feature is dug from their far end first.
 *
 * @param length in cells
 */
public record CorridorShape(SizeRange length) implements FeatureShape {
    public CorridorShape {
        Objects.requireNonNull(length, "length");
    }

    @Override
    public Outline propose(Joint joint, RandomSource random) {
        Point end = joint.at().step(joint.direction(), length.draw(random));
        return new Outline(
                "corridor",
                AreaKind.CORRIDOR,
                ImmutableList.of(Rect.spanning(joint.beyond(), end)),
                ImmutableList.of(end));
    }

    @Override
    public void requireFits(int mapWidth, int mapHeight) {
        length.requireWithin(
                1,
                Math.max(mapWidth, mapHeight) - 2,
                "On a map of " + mapWidth + " x " + mapHeight + " with its border closed, a corridor length");
    }
}
