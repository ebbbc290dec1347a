package io.github.undercroft.game;

import io.github.undercroft.Board;
import io.github.undercroft.Clouded;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.FieldsOfView;
import io.github.undercroft.fov.LightSource;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.sense.Hidden;
import io.github.undercroft.sense.Light;
import io.github.undercroft.sense.Perceiver;
import io.github.undercroft.terrain.Luminous;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What can be seen and heard in a game right now, worked out anew each time. */
final class SlowSenses {

    private final Game game;
    private final Board board;
    private final int ambient;
    private final BitGrid transparent;
    private final Map<Point, Map<Point, Integer>> ways = new TreeMap<>();
    private final Map<Point, Long> light = new TreeMap<>();

    SlowSenses(Game game, int level, int ambient) {
        this.game = game;
        this.board = game.view().board(level).orElseThrow();
        this.ambient = ambient;
        this.transparent = BitGrid.of(board.width(), board.height());
        for (Point at : SlowMemory.points(board)) {
            if (Clouded.at(board, at).transparent()) {
                transparent.set(at.x(), at.y());
            }
        }
        for (Point at : shining()) {
            shine(((Luminous) board.terrainAt(at)).light().at(at));
        }
        for (Entity entity : game.view().entities()) {
            if (place(game, entity).level() == level) {
                entity.get(Light.class)
                        .ifPresent(shining -> outermost(game, entity).cells().forEach(at -> shine(shining.at(at))));
            }
        }
    }

    /** Of each block of three by three cells the one nearest to its middle, the first of them in reading order. */
    private Set<Point> shining() {
        Set<Point> all = new TreeSet<>();
        for (int top = 0; top < board.height(); top += 3) {
            for (int left = 0; left < board.width(); left += 3) {
                Point middle = new Point(left + 1, top + 1);
                SlowMemory.points(board).stream()
                        .filter(at -> Metric.CHEBYSHEV.within(at, middle, 1) && board.terrainAt(at) instanceof Luminous)
                        .min(Comparator.<Point>comparingDouble(at -> Metric.MANHATTAN.distance(at, middle))
                                .thenComparingInt(Point::y)
                                .thenComparingInt(Point::x))
                        .ifPresent(all::add);
            }
        }
        return all;
    }

    private Set<Point> lineOfSight(Point from) {
        Set<Point> seen = new TreeSet<>();
        FieldsOfView.symmetric()
                .compute(transparent, from, Reach.unlimited())
                .forEach((x, y) -> seen.add(new Point(x, y)));
        return seen;
    }

    private void shine(LightSource source) {
        for (Point at : lineOfSight(source.at())) {
            int more = source.lightAt(
                    at.x() - source.at().x(), at.y() - source.at().y());
            light.merge(at, (long) more, Long::sum);
        }
    }

    /** Where somebody is, or the bearer of it. */
    static Location.OnLevel place(Game game, Entity entity) {
        return (Location.OnLevel) outermost(game, entity).location();
    }

    /** Somebody that is on a level, or the bearer of it. */
    static Entity outermost(Game game, Entity entity) {
        Entity outermost = entity;
        while (!(outermost.location() instanceof Location.OnLevel)) {
            EntityId bearer = outermost.location() instanceof Location.CarriedBy carried
                    ? carried.bearer()
                    : ((Location.WornBy) outermost.location()).bearer();
            outermost = game.view().entity(bearer).orElseThrow();
        }
        return outermost;
    }

    private void addPlaces(Entity entity, List<Point> places) {
        if (place(game, entity).level() == board.level()) {
            places.addAll(outermost(game, entity).cells());
        }
    }

    List<Point> places(Entity entity, Perceiver observer) {
        List<Point> places = new ArrayList<>();
        if (observer.lookouts().isEmpty()) {
            addPlaces(entity, places);
        }
        for (EntityId lookout : observer.lookouts()) {
            game.view().entity(lookout).ifPresent(living -> addPlaces(living, places));
        }
        return places;
    }

    private long lightOn(Point at, Point from) {
        long most = 0;
        for (Point near : SlowMemory.points(board)) {
            boolean isOnTheWay = isBetween(from.x(), near.x(), at.x()) && isBetween(from.y(), near.y(), at.y());
            boolean isLitThrough = transparent.get(near) || near.equals(from);
            boolean counts = transparent.get(at)
                    ? near.equals(at)
                    : Metric.CHEBYSHEV.within(near, at, 1) && isOnTheWay && isLitThrough;
            most = Math.max(most, counts ? ambient + light.getOrDefault(near, 0L) : 0);
        }
        return Math.min(Integer.MAX_VALUE, most);
    }

    private static boolean isBetween(int from, int near, int at) {
        return Math.min(from, at) <= near && near <= Math.max(from, at);
    }

    /** Whether somebody is hidden from an observer. */
    boolean isHidden(Entity other, Entity entity, Perceiver observer) {
        Optional<Hidden> hidden = other.get(Hidden.class);
        if (hidden.isEmpty() || other.position().isEmpty() || other.id().equals(entity.id())) {
            return false;
        }
        if (!other.cells().stream().allMatch(at -> hidden.get().hides(board.terrainAt(at)))) {
            return false;
        }
        int steps = Integer.MAX_VALUE;
        for (Point from : places(entity, observer)) {
            for (Point at : other.cells()) {
                steps = Math.min(steps, (int) Metric.CHEBYSHEV.distance(from, at));
            }
        }
        List<Effect> effects =
                new ArrayList<>(entity.get(Effects.class).map(Effects::all).orElse(List.of()));
        effects.addAll(EffectLawsTest.enchantments(game, entity));
        return !observer.senses(other, steps) && effects.stream().noneMatch(effect -> effect.senses(other));
    }

    Set<Point> view(Entity entity, Perceiver observer) {
        Set<Point> view = new TreeSet<>();
        Eyes eyes = observer.eyes();
        for (Effect effect : entity.get(Effects.class).map(Effects::all).orElse(List.of())) {
            eyes = effect.eyes(eyes);
        }
        for (Effect effect : EffectLawsTest.enchantments(game, entity)) {
            eyes = effect.eyes(eyes);
        }
        for (Point from : places(entity, observer)) {
            for (Point at : lineOfSight(from)) {
                if (eyes.see(at.x() - from.x(), at.y() - from.y(), (int) lightOn(at, from))) {
                    view.add(at);
                }
            }
        }
        return view;
    }

    /** How much is heard of a noise; empty for nothing. */
    Optional<Integer> volume(Point from, int loudness, Entity entity, Perceiver observer) {
        long reach = (long) loudness * observer.hearing() / 100;
        Map<Point, Integer> distances = ways.computeIfAbsent(from, this::ways);
        long nearest = Long.MAX_VALUE;
        for (Point place : places(entity, observer)) {
            nearest = Math.min(nearest, distances.getOrDefault(place, Integer.MAX_VALUE));
        }
        if (reach == 0 || nearest > reach) {
            return Optional.empty();
        }
        long left = reach + 1 - nearest;
        return Optional.of((int) Math.max(1, 100 * left * left / ((reach + 1) * (reach + 1))));
    }

    /** What it costs a sound to come to each cell: improved until nothing improves any more. */
    private Map<Point, Integer> ways(Point from) {
        Map<Point, Integer> distances = new TreeMap<>();
        distances.put(from, 0);
        boolean improved = true;
        while (improved) {
            improved = false;
            for (Point at : SlowMemory.points(board)) {
                int cost = board.terrainAt(at).soundCost();
                for (Direction direction : Direction.all()) {
                    Integer before = distances.get(at.step(direction));
                    if (before != null
                            && !at.equals(from)
                            && before + cost < distances.getOrDefault(at, Integer.MAX_VALUE)) {
                        distances.put(at, before + cost);
                        improved = true;
                    }
                }
            }
        }
        return distances;
    }
}
