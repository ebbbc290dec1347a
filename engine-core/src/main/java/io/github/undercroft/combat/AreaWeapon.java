package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.area.AreaShape;
import io.github.undercroft.area.Beam;
import io.github.undercroft.area.Burst;
import io.github.undercroft.area.ConeArea;
import io.github.undercroft.area.Disc;
import io.github.undercroft.area.Sweep;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.Offer;
import io.github.undercroft.model.Offers;
import io.github.undercroft.model.Target;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.Weapon;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Strikes everybody in an area: an axe, a breath, a fireball; or, with an area of one cell, a sword and a bow.
 *
 * <p>A shape that is laid out from its start ({@link io.github.undercroft.area.Anchor#START}) begins at the attacker, and
 * nothing flies: of the aim only the direction counts. Any other shape is laid around the cell to which the trajectory leads.
 *
 * <p>Struck is who fills a cell of the area and can be damaged, in the order of the cells. Without anybody but oneself to
 * strike there is no target. The area is what a flying thing can cover; what is thrown ends at terrain that stops it, at
 * the border of the board, and at who is in the way.
 *
 * @param shape what is covered
 * @param trajectory how it gets there; for what begins at the attacker only how far it can be aimed
 * @param blow what it does to each who is struck
 * @param allies what it does about somebody of one's own side, and oneself, in the area
 */
public record AreaWeapon(AreaShape shape, Trajectory trajectory, Blow blow, AllyPolicy allies)
        implements Weapon, Offers {
    /** Refuses null. */
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

    /** @return what strikes the first one in a straight line, like a bow */
    public static AreaWeapon bolt(int range, Blow blow) {
        return new AreaWeapon(Disc.CELL, Trajectory.straight(range), blow, AllyPolicy.HOLDS_FIRE);
    }

    /** @return what strikes the aimed cell and those on both sides of it, like a big axe */
    public static AreaWeapon sweep(Blow blow) {
        return new AreaWeapon(Sweep.ARC, Trajectory.straight(1), blow, AllyPolicy.HOLDS_FIRE);
    }

    /** @return what strikes everybody in a cone that is as wide as it is long, like a dragon's breath */
    public static AreaWeapon cone(int reach, Blow blow) {
        return new AreaWeapon(ConeArea.of(reach, reach), Trajectory.straight(reach), blow, AllyPolicy.HOLDS_FIRE);
    }

    /** @return what strikes everybody in a straight line, like lightning */
    public static AreaWeapon beam(int length, Blow blow) {
        return new AreaWeapon(new Beam(length), Trajectory.straight(length), blow, AllyPolicy.HOLDS_FIRE);
    }

    /** @return what flies straight and explodes where it ends, like a ball of fire; walls give cover */
    public static AreaWeapon burst(int radius, int range, Blow blow) {
        return new AreaWeapon(Burst.of(radius), Trajectory.straight(range), blow, AllyPolicy.HOLDS_FIRE);
    }

    /** @return this weapon with another policy about allies */
    public AreaWeapon with(AllyPolicy policy) {
        return new AreaWeapon(shape, trajectory, blow, policy);
    }

    /** @return this weapon with another trajectory */
    public AreaWeapon with(Trajectory newTrajectory) {
        return new AreaWeapon(shape, newTrajectory, blow, allies);
    }

    @Override
    public Optional<Target> acquireTarget(TurnView turn, Point from, Aim aim) {
        return new Sights(turn, turn.board(), this).take(from, aim);
    }

    @Override
    public Optional<Target> expectedTarget(TurnView turn, Point from, Aim aim) {
        return new Sights(turn, turn.perceived(), this).take(from, aim);
    }

    @Override
    public List<Point> area(TurnView turn, Point from, Aim aim) {
        return new Sights(turn, turn.perceived(), this).area(from, aim);
    }

    @Override
    public void use(ActionContext context, Target target) {
        blow.strike(context, this, target.struck());
    }

    @Override
    public List<Offer> offers(TurnView turn) {
        return ImmutableList.of(Offer.aimed(new AttackTemplate(trajectory.range())));
    }
}
