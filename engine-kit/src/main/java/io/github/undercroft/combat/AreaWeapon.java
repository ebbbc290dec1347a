package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Aim;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.Offer;
import io.github.undercroft.Offers;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.area.AreaShape;
import io.github.undercroft.area.Beam;
import io.github.undercroft.area.Burst;
import io.github.undercroft.area.ConeArea;
import io.github.undercroft.area.Disc;
import io.github.undercroft.area.Sweep;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Strikes every creature in an area: an axe, a breath, a fireball; or, with an area of one cell, a sword and a bow.
 *
 * <p>A shape that is laid out from its start ({@link io.github.undercroft.area.Anchor#START}) begins at the attacker,
 * and nothing flies: only the direction of the aim counts. Any other shape is laid around the cell to which the
 * trajectory leads.
 *
 * <p>It strikes all destructible entities that fill a cell of the area, in the order of the cells. If there is nobody
 * but the attacker, there is no target. The area has only cells that a flying thing can enter; the shot ends at terrain
 * that stops it, at the border of the board, or at a creature in the way.
 *
 * @param shape the shape of the area
 * @param trajectory how the shot gets there; for a shape that begins at the attacker only the range counts
 * @param blow the blow for each creature that is struck
 * @param allies how it treats allies and the attacker in the area
 */
public record AreaWeapon(AreaShape shape, Trajectory trajectory, Blow blow, AllyPolicy allies)
        implements Weapon, Offers {
    public AreaWeapon {
        Objects.requireNonNull(shape, "shape");
        Objects.requireNonNull(trajectory, "trajectory");
        Objects.requireNonNull(blow, "blow");
        Objects.requireNonNull(allies, "allies");
    }

    /** @return what strikes the next cell, like a sword or a fist */
    public static AreaWeapon melee(Blow blow) {
        return bolt(1, blow);
    }

    /** @return what strikes the first one in a straight line, 1 or more cells far, like a bow */
    public static AreaWeapon bolt(int range, Blow blow) {
        return new AreaWeapon(Disc.CELL, Trajectory.bolt(range), blow, AllyPolicy.HOLDS_FIRE);
    }

    /** @return what strikes the aimed cell and those on both sides of it, like a big axe */
    public static AreaWeapon sweep(Blow blow) {
        return new AreaWeapon(Sweep.ARC, Trajectory.straight(1), blow, AllyPolicy.HOLDS_FIRE);
    }

    /** @return a weapon that strikes every creature in a cone that is as wide as it is long, like a dragon's breath */
    public static AreaWeapon cone(int reach, Blow blow) {
        return new AreaWeapon(ConeArea.of(reach, reach), Trajectory.straight(reach), blow, AllyPolicy.HOLDS_FIRE);
    }

    /** @return a weapon that strikes every creature in a straight line, like lightning */
    public static AreaWeapon beam(int length, Blow blow) {
        return new AreaWeapon(new Beam(length), Trajectory.straight(length), blow, AllyPolicy.HOLDS_FIRE);
    }

    /** @return what explodes where its trajectory ends, like a ball of fire; walls give cover */
    public static AreaWeapon burst(int radius, Trajectory trajectory, Blow blow) {
        return new AreaWeapon(Burst.of(radius), trajectory, blow, AllyPolicy.HOLDS_FIRE);
    }

    /** @return this weapon with another policy about allies */
    public AreaWeapon replacing(AllyPolicy policy) {
        return new AreaWeapon(shape, trajectory, blow, policy);
    }

    /** @return this weapon with another trajectory */
    public AreaWeapon replacing(Trajectory newTrajectory) {
        return new AreaWeapon(shape, newTrajectory, blow, allies);
    }

    @Override
    public Optional<Target> target(Board board, TurnView turn, Point from, Aim aim) {
        return new Sights(turn, board, this, aim).take(from);
    }

    @Override
    public List<Point> area(TurnView turn, Point from, Aim aim) {
        return new Sights(turn, turn.board(), this, aim).area(from);
    }

    @Override
    public void use(ActionContext context, Target target) {
        blow.strike(context, this, target.struck());
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
