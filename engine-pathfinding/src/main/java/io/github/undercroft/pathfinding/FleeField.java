package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.Optional;

/**
 * Where to run to, away from some threats, for any number of actors: the distance to the nearest threat, times a negative
 * number, computed as start values of a second field. Since those values fall faster than steps can rise, one runs past
 * a threat for a refuge that is far enough, and not into the next corner.
 *
 * <p>Cheap and natural-looking, and no match for who pursues well: it knows nothing of dead ends that are long, and stays
 * in a corner that is the farthest place. {@link Evasion} looks ahead.
 *
 * <p>All sums are whole, so ties are true ones: of equally good steps the first one clockwise from north is taken. A cell
 * from which no threat can be reached has no value. O(cells * log cells); about 60 bytes a cell. May be reused for ever. For one
 * thread at a time.
 *
 * <p>Source: "The Incredible Power of Dijkstra Maps", RogueBasin, after B. Walker: "multiply by about -1.2 and rescan".
 */
public final class FleeField {

    private static final int USUAL_PERCENT = 120;

    private final int percent;
    private final DistanceField toThreats = new DistanceField();
    private final DistanceField flight = new DistanceField();
    private final FieldGoals values = new FieldGoals();

    private FleeField(int percent) {
        if (percent < 101 || percent > 1000) {
            throw new IllegalArgumentException(
                    "A flee field multiplies distances by 101 to 1000 percent; this is " + percent + ", 120 is usual");
        }
        this.percent = percent;
    }

    /** @return a field that multiplies by -1.2 */
    public static FleeField create() {
        return new FleeField(USUAL_PERCENT);
    }

    /**
     * A field with a multiplier of one's own.
     *
     * @param percent 101 to 1000; the higher, the sooner one runs past a threat
     * @throws IllegalArgumentException if it is out of range
     */
    public static FleeField ofPercent(int percent) {
        return new FleeField(percent);
    }

    /**
     * Computes where to run to now.
     *
     * @param threats where they are, as goals with start values, on the ground of those who flee
     */
    public void compute(FieldRequest threats) {
        toThreats.compute(threats);
        FieldMap map = toThreats.steps().map;
        values.clear();
        for (int y = 0; y < map.height(); y++) {
            for (int x = 0; x < map.width(); x++) {
                double distance = toThreats.distance(x, y);
                if (distance != DistanceField.UNREACHABLE) {
                    values.add(map.cell(x, y), distance * -percent / 100);
                }
            }
        }
        flight.compute(FieldRequest.on(threats.ground().inHundredths()), values);
    }

    /** @return how bad a place it is, the lower the better; {@link DistanceField#UNREACHABLE} where no threat can come */
    public double value(Point cell) {
        return flight.distance(cell);
    }

    /** @return how far the nearest threat is; {@link DistanceField#UNREACHABLE} if none can come */
    public double threatDistance(Point cell) {
        return toThreats.distance(cell);
    }

    /** @return the step that leads to the best refuge; empty where one stands in it, and where no threat can come */
    public Optional<Direction> nextStep(Point from) {
        return flight.nextStep(from);
    }
}
