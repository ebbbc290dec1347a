package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.ActionTemplate;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.TurnView;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * An attack that still has to be aimed, with whatever the actor has to attack with, or with the weapon that it is told. Its
 * area is what would be hit by what the actor knows, whether or not that is worth an attack; {@link BestAim} finds an aim that
 * is.
 *
 * @param range how far it reaches
 * @param with as in {@link Attack#with()}
 */
public record AttackTemplate(int range, Optional<EntityId> with) implements ActionTemplate {

    /** Refuses null. */
    public AttackTemplate {
        Objects.requireNonNull(with, "an attack needs a weapon to be \"with\", or Optional.empty()");
    }

    /** An attack with what is in the hand, or whatever else the actor attacks with as a rule. */
    public AttackTemplate(int range) {
        this(range, Optional.empty());
    }

    /** @return the same with that thing, or with what the actor itself is, by its own id */
    public AttackTemplate with(EntityId weapon) {
        return new AttackTemplate(range, Optional.of(weapon));
    }

    @Override
    public Attack aimed(Aim aim) {
        return new Attack(aim, with);
    }

    @Override
    public List<Point> area(TurnView turn, Aim aim) {
        return aimed(aim)
                .weapon(turn)
                .map(weapon -> weapon.area(turn, turn.position(), aim))
                .orElse(ImmutableList.of());
    }
}
