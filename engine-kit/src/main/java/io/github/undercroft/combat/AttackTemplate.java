package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionTemplate;
import io.github.undercroft.Aim;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Offer;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * An attack that still has to be aimed, with the actor's default weapon or a given one. Its area has the cells that would be
 * hit, by what the actor knows, whether or not that is worth an attack; {@link BestAim} finds the best aim.
 *
 * @param range its reach, 0 or more steps
 * @param with as in {@link Attack#with()}
 */
public record AttackTemplate(int range, Optional<EntityId> with) implements ActionTemplate {

    public AttackTemplate {
        Objects.requireNonNull(with, "an attack needs a weapon to be \"with\", or Optional.empty()");
        if (range < 0) {
            throw new IllegalArgumentException("An attack reaches 0 (the own cell) or more steps; this is " + range
                    + ". Give 1 for the next cell");
        }
    }

    /** An attack with the actor's default weapon. */
    public AttackTemplate(int range) {
        this(range, Optional.empty());
    }

    /**
     * What a weapon offers: an attack with the actor's weapon if it is that, one with its owner if the actor wears it or is it
     * by nature, and none if it is only carried or lies there.
     */
    static List<Offer> offers(int range, TurnView turn, Entity owner) {
        AttackTemplate attack = new AttackTemplate(range);
        if (owner.get(Weapon.class).equals(turn.weapon())) {
            return ImmutableList.of(Offer.aimed(attack));
        }
        boolean isWielded = owner.id().equals(turn.actor().id()) || owner.location() instanceof Location.WornBy;
        return isWielded ? ImmutableList.of(Offer.aimed(attack.with(owner.id()))) : ImmutableList.of();
    }

    /**
     * Attacks with that thing, or with what the actor itself is, by its own id.
     *
     * @throws IllegalArgumentException if it is with another one already; see {@link #replacing}
     */
    public AttackTemplate with(EntityId weapon) {
        if (with.isPresent() && !with.get().equals(weapon)) {
            throw new IllegalArgumentException(
                    "The attack is with " + with.get() + " already, and one attack has one weapon. To" + " attack with "
                            + weapon + " instead, use replacing");
        }
        return replacing(weapon);
    }

    /** @return the same with that thing, whatever it was with */
    public AttackTemplate replacing(EntityId weapon) {
        return new AttackTemplate(range, Optional.of(weapon));
    }

    @Override
    public int range(TurnView turn) {
        return range;
    }

    @Override
    public Attack aimed(Aim aim) {
        return new Attack(aim, with);
    }

    @Override
    public List<Point> area(TurnView turn, Aim aim) {
        return aimed(aim)
                .weapon(turn)
                .map(weapon -> weapon.area(turn, turn.origin(turn.board(), aim), aim))
                .orElse(ImmutableList.of());
    }
}
