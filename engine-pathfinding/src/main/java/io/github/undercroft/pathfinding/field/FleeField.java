package io.github.undercroft.pathfinding.field;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.Optional;

/**
 * A flee map (safety map): where to run to, away from some threats, for any number of actors. The distance to the nearest
 * threat, times a negative number, gives the start values of a second field. These values fall faster than steps add to
 * them, so an actor may run past a threat to a refuge that is far enough away, and not into the next corner.
 *
 * <p>Cheap and natural-looking, but weak against a good pursuer: it runs into long dead ends, and stays in a corner if that
 * is the farthest place. {@link Evasion} looks ahead.
 *
 * <p>All sums are whole, so ties are true ones: of equally good steps the first one clockwise from north is taken. A cell
 * from which no threat can be reached has no value. O(cells * log cells); about 60 bytes a cell. May be reused for ever. For one
 * thread at a time.
 *
 * <p>Source: "The Incredible Power of Dijkstra Maps", RogueBasin, after B. Walker: "multiply by about -1.2 and rescan".
 */
public final class FleeField {

    private static final int PERCENT = 120;

    private final DistanceField toThreats = new DistanceField();
    private final DistanceField flight = new DistanceField();
    private final FieldGoals values = new FieldGoals();

    private FleeField() {}

    /** @return a field that multiplies by -1.2 */
    public static FleeField create() {
        return new FleeField();
    }

    /**
     * Computes the field.
     *
     * @param threats the threats, as goals with start values, on the ground of the actors that flee
     */
    public void compute(FieldRequest threats) {
        toThreats.compute(threats);
        FieldMap map = toThreats.steps().map;
        values.clear();
        for (int y = 0; y < map.height(); y++) {
            for (int x = 0; x < map.width(); x++) {
                double distance = toThreats.distance(x, y);
                if (distance != DistanceField.UNREACHABLE) {
                    values.add(map.cell(x, y), distance * -PERCENT / 100);
                }
            }
        }
        flight.compute(FieldRequest.on(threats.ground().inHundredths()), values);
    }

    /** @return the value of a cell, the lower the safer; {@link DistanceField#UNREACHABLE} where no threat can come */
    public double value(Point cell) {
        return flight.distance(cell);
    }

    /** @return the step to the best refuge; empty in the refuge itself, and where no threat can come */
    public Optional<Direction> nextStep(Point from) {
        return flight.nextStep(from);
    }
}
