package io.github.undercroft.sense;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Body;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Percept;
import io.github.undercroft.Perception;
import io.github.undercroft.TurnView;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What an actor knows at its turn about allies and enemies: those in view, those seen earlier, and noises. For brains:
 * it uses only what the actor perceives, so a brain that uses nothing else cannot cheat.
 *
 * <pre>{@code
 * Awareness aware = Awareness.of(turn);
 * aware.enemies().stream().findFirst()      // the nearest in view
 * aware.trail()                             // else where one was last
 * aware.loudestNoise()                      // else where it is loud
 * }</pre>
 *
 * <p>Nearest means by the game's steps over open ground, from the actor or, for one that perceives through others, from
 * the closest of these; on a tie the one with the lowest id comes first. Make a new one at each turn.
 *
 * <p>An actor without a {@link Perceiver} component has everything in view, so it has nothing to remember or to hear.
 *
 * <p>Each answer takes O(known entities) and a sort of those in it.
 */
public final class Awareness {

    private final TurnView turn;
    private final Optional<Perception> perception;
    /** What the actor perceives stays as it is until the next step. */
    private @Nullable List<Entity> inView;

    private Awareness(TurnView turn) {
        this.turn = turn;
        this.perception = turn.perception();
    }

    /** @return the awareness of the actor at this turn */
    public static Awareness of(TurnView turn) {
        return new Awareness(turn);
    }

    /** @return the enemies in view, nearest first */
    public List<Entity> enemies() {
        return inView(turn::isEnemy);
    }

    /** @return the entities in view that are hostile to the actor, in whatever way it is to them; nearest first */
    public List<Entity> threats() {
        return inView(other -> turn.areEnemies(other, turn.actor()));
    }

    /** @return the allies in view, nearest first; not the actor itself */
    public List<Entity> allies() {
        return inView(other -> turn.areAllies(turn.actor(), other));
    }

    private List<Entity> inView(Predicate<Entity> wanted) {
        EntityId self = turn.actor().id();
        List<Entity> found = new ArrayList<>();
        List<Entity> all = others();
        // No stream: brains ask this several times a turn.
        for (int i = 0; i < all.size(); i++) {
            Entity other = all.get(i);
            if (!other.id().equals(self) && wanted.test(other)) {
                found.add(other);
            }
        }
        return found.size() < 2 ? ImmutableList.copyOf(found) : nearestFirst(found);
    }

    private List<Entity> others() {
        if (perception.isEmpty()) {
            return turn.board().entities();
        }
        List<Entity> known = inView;
        if (known == null) {
            known = perception.get().inView();
            inView = known;
        }
        return known;
    }

    /** Those who are listed by id, in the order of how near they are. */
    private List<Entity> nearestFirst(List<Entity> byId) {
        List<Point> places = places();
        // Numbers are sorted faster than entities, and brains ask this several times a turn.
        long[] keys = new long[byId.size()];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = steps(places, byId.get(i)) << 32 | i;
        }
        Arrays.sort(keys);
        ImmutableList.Builder<Entity> sorted = ImmutableList.builderWithExpectedSize(keys.length);
        for (long key : keys) {
            sorted.add(byId.get((int) key));
        }
        return sorted.build();
    }

    /** @return whether that entity is in view now */
    public boolean sees(EntityId who) {
        return perception.isEmpty() || perception.get().sees(who);
    }

    /** @return whether that cell is in view now; false outside the board */
    public boolean sees(Point cell) {
        return perception.isPresent()
                ? perception.get().sees(cell)
                : turn.board().contains(cell);
    }

    /** @return the enemies that were in view once and are not now: those seen last first, of these the nearest */
    public List<Perception.Sighting> missing() {
        if (perception.isEmpty()) {
            return ImmutableList.of();
        }
        List<Perception.Sighting> missing = new ArrayList<>();
        List<Perception.Sighting> all = perception.get().sightings();
        for (int i = 0; i < all.size(); i++) {
            Perception.Sighting sighting = all.get(i);
            if (turn.isEnemy(sighting.who()) && !sees(sighting.who().id())) {
                missing.add(sighting);
            }
        }
        if (missing.size() > 1) {
            List<Point> places = places();
            missing.sort(Comparator.comparingLong(Perception.Sighting::when)
                    .reversed()
                    .thenComparingLong(sighting -> steps(places, sighting.at()))
                    .thenComparing(sighting -> sighting.who().id()));
        }
        return ImmutableList.copyOf(missing);
    }

    /**
     * @return whether the entity may still be where it was seen: false if the actor has seen that cell without it since
     */
    public boolean mayBeThere(Perception.Sighting sighting) {
        for (Entity other : turn.board().entitiesAt(sighting.at())) {
            if (other.id().equals(sighting.who().id())) {
                return true;
            }
        }
        return false;
    }

    /** @return the first of the {@link #missing()} that may still be where it was seen: the one to follow */
    public Optional<Perception.Sighting> trail() {
        for (Perception.Sighting sighting : missing()) {
            if (mayBeThere(sighting)) {
                return Optional.of(sighting);
            }
        }
        return Optional.empty();
    }

    /** @return what was heard since the actor's last own turn, oldest first */
    public List<Percept.Heard> noises() {
        return perception.map(Perception::heard).orElse(ImmutableList.of());
    }

    /** @return the loudest noise that arrived, on a tie the latest */
    public Optional<Percept.Heard> loudestNoise() {
        // Of equal ones reduce keeps the later.
        return noises().stream().reduce((one, other) -> one.volume() > other.volume() ? one : other);
    }

    /** How far away an enemy in view is, diagonal steps counted as one. */
    int stepsTo(Entity other) {
        return (int) Math.min(Integer.MAX_VALUE, min(places(), other, Metric.CHEBYSHEV));
    }

    /** The light on the brightest cell of an enemy in view; for eyes that need none there it is that much at least. */
    int lightOn(Entity other, int atLeast) {
        int most = 0;
        for (Point cell : other.cells()) {
            most = Math.max(most, lightAt(cell, atLeast));
        }
        return most;
    }

    private int lightAt(Point at, int atLeast) {
        int light = turn.light(at);
        Optional<Eyes> eyes = eyes();
        boolean needsNone = eyes.isEmpty()
                || places().stream().anyMatch(from -> eyes.get().see(at.x() - from.x(), at.y() - from.y(), 0));
        return needsNone ? Math.max(light, atLeast) : light;
    }

    /** How far the actor sees. */
    int vision() {
        return eyes().map(eyes -> eyes.reach().radius()).orElse(Reach.UNLIMITED);
    }

    private Optional<Eyes> eyes() {
        Optional<Eyes> own = turn.actor().get(Perceiver.class).map(Perceiver::eyes);
        return turn.actor()
                .get(Effects.class)
                .map(lasting -> own.map(lasting::eyes))
                .orElse(own);
    }

    /** From where the actor perceives. */
    private List<Point> places() {
        List<Point> places = turn.actor().get(Perceiver.class).stream()
                .flatMap(observer -> observer.lookouts().stream())
                .flatMap(lookout -> turn.entity(lookout).stream())
                .flatMap(lookout -> onOwnLevel(lookout).stream())
                .collect(ImmutableList.toImmutableList());
        return places.isEmpty() ? turn.cells() : places;
    }

    /** Where a lookout is; from another level it tells nothing. */
    private List<Point> onOwnLevel(Entity lookout) {
        return lookout.location() instanceof Location.OnLevel on
                        && on.level() == turn.board().level()
                ? lookout.cells()
                : ImmutableList.of();
    }

    private long steps(List<Point> places, Entity to) {
        return min(places, to, metric());
    }

    private long steps(List<Point> places, Point to) {
        long min = Long.MAX_VALUE;
        for (Point from : places) {
            min = Math.min(min, (long) metric().distance(from, to));
        }
        return min;
    }

    private Metric metric() {
        return turn.steps().movement() == Movement.FOUR_WAY ? Metric.MANHATTAN : Metric.CHEBYSHEV;
    }

    /** The distance to the nearest cell of somebody on the board. */
    private static long min(List<Point> places, Entity to, Metric metric) {
        boolean isLarge = to.has(Body.class);
        Point only = to.position().orElseThrow();
        long min = Long.MAX_VALUE;
        for (Point from : places) {
            Point near = isLarge ? to.nearest(from).orElseThrow() : only;
            min = Math.min(min, (long) metric.distance(from, near));
        }
        return min;
    }
}
