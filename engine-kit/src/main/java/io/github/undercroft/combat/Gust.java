package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Aim;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Gas;
import io.github.undercroft.Motility;
import io.github.undercroft.Offer;
import io.github.undercroft.Offers;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.area.AreaShape;
import io.github.undercroft.area.ConeArea;
import io.github.undercroft.area.Disc;
import io.github.undercroft.effect.Push;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Fire;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A weapon that pushes all who fill a cell of its area, friends as well, and does no other harm: a gust of wind, a wand of force. The farthest
 * is pushed first, of those as far the first in the order of the cells. Fire in the area goes out, and the next cell away from the attacker
 * catches fire if it can ({@link Fire#light}); behind that is who blew. Gas goes one cell on. It never misses.
 *
 * <p>Without anybody to push there but the attacker, and without fire and gas, there is no target. What lies there stays.
 *
 * @param shape its area, as that of an {@link AreaWeapon}
 * @param trajectory how it gets there; for a shape that begins at the attacker only the range counts
 */
public record Gust(AreaShape shape, Trajectory trajectory, Push push) implements Weapon, Offers {
    public Gust {
        Objects.requireNonNull(shape, "shape");
        Objects.requireNonNull(trajectory, "trajectory");
        Objects.requireNonNull(push, "push");
    }

    /** @return a wind that pushes all in a cone that is as wide as it is long */
    public static Gust cone(int reach, Push push) {
        return new Gust(ConeArea.of(reach, reach), Trajectory.straight(reach), push);
    }

    /** @return what pushes the first one in a straight line, 1 or more cells far */
    public static Gust bolt(int range, Push push) {
        return new Gust(Disc.CELL, Trajectory.bolt(range), push);
    }

    private Sights sights(TurnView turn, Board board, Aim aim) {
        return new Sights(turn, board, new AreaWeapon(shape, trajectory, Blow.of("0"), AllyPolicy.HITS_ANYONE), aim);
    }

    @Override
    public Optional<Target> target(Board board, TurnView turn, Point from, Aim aim) {
        Optional<Target> empty = sights(turn, board, aim).unoccupied(from);
        if (empty.isEmpty()) {
            return empty;
        }
        List<Point> area = empty.get().area();
        List<EntityId> pushed = inward(area, from).stream()
                .flatMap(cell -> board.occupantAt(cell).stream())
                .filter(Push::isMovable)
                .map(Entity::id)
                .filter(who -> !who.equals(turn.actor().id()))
                .toList();
        boolean isWorthIt = !pushed.isEmpty()
                || area.stream()
                        .anyMatch(at -> board.terrainAt(at) instanceof Fire
                                || board.gas(at).isPresent());
        return isWorthIt ? Optional.of(new Target(pushed, empty.get().path(), area)) : Optional.empty();
    }

    @Override
    public List<Point> area(TurnView turn, Point from, Aim aim) {
        return sights(turn, turn.board(), aim).area(from);
    }

    /** The farthest first; the sorting keeps the order of those as far. */
    private static List<Point> inward(List<Point> area, Point from) {
        Comparator<Point> near = Comparator.comparingDouble(at -> Metric.EUCLIDEAN.distance(from, at));
        return ImmutableList.sortedCopyOf(near.reversed(), area);
    }

    @Override
    public void use(ActionContext context, Target target) {
        List<Point> hit = target.area();
        Point from = hit.isEmpty()
                ? context.view().position()
                : context.view().actor().nearest(hit.get(0)).orElseGet(context.view()::position);
        Map<Point, Fire> fires = new LinkedHashMap<>(); // all are taken up first, so each goes one cell
        Map<Point, Gas> gases = new LinkedHashMap<>();
        for (Point at : inward(target.area(), from)) {
            if (context.board().terrainAt(at) instanceof Fire fire && Fire.putOut(context, at)) {
                fires.put(at, fire);
            }
            Optional<Gas> gas = context.board()
                    .gas(at)
                    .filter(each -> next(context, from, at).isPresent());
            if (gas.isPresent()) {
                gases.put(at, gas.get());
                context.clearGas(at);
            }
        }
        fires.forEach((at, fire) -> blow(context, fire, way(from, at).map(at::step)));
        gases.forEach((at, gas) -> context.addGas(next(context, from, at).orElseThrow(), gas));
        target.struck().forEach(who -> push.befall(context, who));
    }

    private Optional<Direction> way(Point from, Point at) {
        return push.way().or(() -> Direction.towards(from, at));
    }

    /** Where gas goes; that which cannot go on stays. */
    private Optional<Point> next(ActionContext context, Point from, Point at) {
        return way(from, at).map(at::step).filter(next -> context.board().isPassable(next, Motility.FLY));
    }

    private static void blow(ActionContext context, Fire fire, Optional<Point> to) {
        EntityId by = context.view().actor().id();
        Optional<Point> next = to.filter(cell -> Fire.light(context, cell, by));
        if (next.isPresent() && context.board().terrainAt(next.get()) instanceof Fire lit) {
            context.setTerrain(next.get(), new Fire(lit.on(), fire.damage(), by));
        }
    }

    @Override
    public List<Offer> offers(TurnView turn) {
        return ImmutableList.of(Offer.aimed(new AttackTemplate(trajectory.range())));
    }

    @Override
    public List<Offer> offers(TurnView turn, Entity owner) {
        return AttackTemplate.offers(trajectory.range(), turn, owner);
    }
}
