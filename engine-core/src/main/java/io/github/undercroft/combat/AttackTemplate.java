package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionTemplate;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.TurnView;
import java.util.List;

/**
 * An attack that still has to be aimed, with whatever the actor has to attack with. Its area is what would be hit by what the
 * actor knows, whether or not that is worth an attack; {@link BestAim} finds an aim that is.
 *
 * @param range how far it reaches
 */
public record AttackTemplate(int range) implements ActionTemplate {

    @Override
    public Action aimed(Aim aim) {
        return new Attack(aim);
    }

    @Override
    public List<Point> area(TurnView turn, Aim aim) {
        return turn.weapon()
                .map(weapon -> weapon.area(turn, turn.position(), aim))
                .orElse(ImmutableList.of());
    }
}
