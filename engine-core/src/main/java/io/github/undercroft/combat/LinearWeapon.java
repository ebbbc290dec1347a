package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Damage;
import io.github.undercroft.model.Destructible;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Motility;
import io.github.undercroft.model.Offer;
import io.github.undercroft.model.Offers;
import io.github.undercroft.model.Target;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.Weapon;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Hits the first one in a straight line. Range 1 is a fist or a sword, more is a bow. The line ends at terrain that stops
 * a flying thing, at the border of the board, and at what is indestructible.
 *
 * @param range how many cells it reaches, 1 or more
 * @param damage what it does, 0 or more hit points
 * @param allies what it does about somebody of one's own side in the line
 */
public record LinearWeapon(int range, int damage, AllyPolicy allies) implements Weapon, Offers {

    /** Refuses numbers out of range. */
    public LinearWeapon {
        Objects.requireNonNull(allies, "allies");
        if (range < 1) {
            throw new IllegalArgumentException(
                    "A weapon reaches 1 or more cells; this range is " + range + ". Give 1 for the next cell");
        }
        if (damage < 0) {
            throw new IllegalArgumentException(
                    "A weapon does 0 or more damage; this is " + damage + ". What heals is no weapon; see Heal");
        }
    }

    /** @return a weapon of that range that holds fire with an ally in the way */
    public static LinearWeapon of(int range, int damage) {
        return new LinearWeapon(range, damage, AllyPolicy.HOLDS_FIRE);
    }

    @Override
    public Optional<Target> acquireTarget(TurnView turn, Point from, Aim aim) {
        return targetOn(turn.board(), turn, from, aim);
    }

    @Override
    public Optional<Target> expectedTarget(TurnView turn, Point from, Aim aim) {
        return targetOn(turn.perceived(), turn, from, aim);
    }

    /** The cell of who is first in the line, or where it ends. */
    @Override
    public List<Point> area(TurnView turn, Point from, Aim aim) {
        Board known = turn.perceived();
        Optional<Point> end = Optional.empty();
        for (Point cell : aim.cells(from, range)) {
            if (!known.isPassable(cell, Motility.FLY)) {
                break;
            }
            end = Optional.of(cell);
            if (known.occupantAt(cell).filter(each -> stops(turn, each)).isPresent()) {
                break;
            }
        }
        return end.map(ImmutableList::of).orElse(ImmutableList.of());
    }

    private boolean stops(TurnView turn, Entity occupant) {
        return allies != AllyPolicy.REACHES_OVER
                || !occupant.has(Destructible.class)
                || !turn.game().areAllies(turn.actor(), occupant);
    }

    private Optional<Target> targetOn(Board board, TurnView turn, Point from, Aim aim) {
        List<Point> cells = aim.cells(from, range);
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
            boolean ally = turn.game().areAllies(turn.actor(), occupant.get());
            if (!ally || allies == AllyPolicy.HITS_ANYONE) {
                return Optional.of(Target.single(occupant.get().id(), ImmutableList.copyOf(cells.subList(0, i + 1))));
            }
            if (allies == AllyPolicy.HOLDS_FIRE) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    @Override
    public void use(ActionContext context, Target target) {
        context.damage(target, Damage.physical(damage));
    }

    @Override
    public List<Offer> offers(TurnView turn) {
        return ImmutableList.of(Offer.aimed(new AttackTemplate(range)));
    }
}
