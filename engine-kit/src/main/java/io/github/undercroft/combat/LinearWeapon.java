package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Aim;
import io.github.undercroft.Board;
import io.github.undercroft.Damage;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.Motility;
import io.github.undercroft.Offer;
import io.github.undercroft.Offers;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Hits the first creature in a straight line. Range 1 is a fist or a sword, more is a bow. The line ends at terrain
 * that stops a flying thing, at the border of the board, and at indestructible entities.
 *
 * @param range its reach in cells, 1 or more
 * @param damage the damage in hit points, 0 or more
 * @param allies how it treats allies in the line
 */
public record LinearWeapon(int range, int damage, AllyPolicy allies) implements Weapon, Offers {

    public LinearWeapon {
        Objects.requireNonNull(allies, "allies");
        if (range < 1) {
            throw new IllegalArgumentException(
                    "A weapon reaches 1 or more cells; this range is " + range + ". Give 1 for the next cell");
        }
        if (damage < 0) {
            throw new IllegalArgumentException(
                    "A weapon does 0 or more damage; this is " + damage + ". To heal, see Heal");
        }
    }

    /** @return a weapon of range 1 that does so much damage, and holds fire with an ally in the way */
    public static LinearWeapon ofDamage(int damage) {
        return new LinearWeapon(1, damage, AllyPolicy.HOLDS_FIRE);
    }

    /** @return the same with another range */
    public LinearWeapon withRange(int cells) {
        return new LinearWeapon(cells, damage, allies);
    }

    @Override
    public Optional<Target> target(Board board, TurnView turn, Point from, Aim aim) {
        List<Point> cells = aim.cells(cell -> board.isPassable(cell, Motility.FLY), from, range);
        for (int i = 0; i < cells.size(); i++) {
            Point cell = cells.get(i);
            if (!board.isPassable(cell, Motility.FLY)) {
                return Optional.empty();
            }
            var occupant = board.occupantAt(cell);
            if (occupant.isEmpty()) {
                continue;
            }
            if (!occupant.get().has(Destructible.class)) {
                return Optional.empty();
            }
            boolean spared = turn.spares(occupant.get(), aim);
            if (!spared || allies == AllyPolicy.HITS_ANYONE) {
                return Optional.of(Target.single(occupant.get().id(), ImmutableList.copyOf(cells.subList(0, i + 1))));
            }
            if (allies == AllyPolicy.HOLDS_FIRE) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** The cell of the first creature in the line, or the end of the line. */
    @Override
    public List<Point> area(TurnView turn, Point from, Aim aim) {
        Board known = turn.board();
        Optional<Point> end = Optional.empty();
        for (Point cell : aim.cells(cell -> known.isPassable(cell, Motility.FLY), from, range)) {
            if (!known.isPassable(cell, Motility.FLY)) {
                break;
            }
            end = Optional.of(cell);
            if (known.occupantAt(cell).filter(each -> stops(turn, aim, each)).isPresent()) {
                break;
            }
        }
        return end.map(ImmutableList::of).orElse(ImmutableList.of());
    }

    private boolean stops(TurnView turn, Aim aim, Entity occupant) {
        return allies != AllyPolicy.REACHES_OVER || !occupant.has(Destructible.class) || !turn.spares(occupant, aim);
    }

    @Override
    public void use(ActionContext context, Target target) {
        context.damage(target, Damage.physical(damage));
    }

    @Override
    public List<Offer> offers(TurnView turn) {
        return ImmutableList.of(Offer.aimed(new AttackTemplate(range)));
    }

    @Override
    public List<Offer> offers(TurnView turn, Entity owner) {
        return AttackTemplate.offers(range, turn, owner);
    }
}
