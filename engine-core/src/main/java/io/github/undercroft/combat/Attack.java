package io.github.undercroft.combat;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.Target;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.Weapon;
import io.github.undercroft.rules.Move;
import io.github.undercroft.rules.Steered;
import java.util.Optional;

/**
 * Attacks with what the actor wields or has by nature. With nobody to strike that way it is a step: bumping into a monster
 * fights, bumping into air walks. Aimed at a cell it is an attack or nothing.
 */
public record Attack(Aim aim) implements Steered {

    /** @return an attack that way, or else a step */
    public static Attack toward(Direction direction) {
        return new Attack(new Aim.Toward(direction));
    }

    /** The weapon's price; as a step it costs what the step costs. */
    @Override
    public int cost(TurnView turn) {
        Optional<Weapon> weapon = turn.weapon();
        return weapon.isPresent() ? weapon.get().cost(turn) : turn.normalCost();
    }

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        Optional<Weapon> weapon = turn.weapon();
        Optional<Target> target = weapon.flatMap(each -> acquire(each, turn));
        if (weapon.isEmpty() || target.isEmpty()) {
            if (aim instanceof Aim.Toward toward) {
                return ActionResult.alternate(new Move(toward.direction()));
            }
            return ActionResult.failed(weapon.isEmpty() ? new Refusal.Unarmed() : whyNot(weapon.get(), turn));
        }
        context.emit(new GameEvent.Attacked(turn.actor().id(), weapon.get(), turn.position(), target.get()));
        use(weapon.get(), context, target.get());
        return ActionResult.succeeded();
    }

    private Optional<Target> acquire(Weapon weapon, TurnView turn) {
        try {
            return weapon.acquireTarget(turn, turn.position(), aim);
        } catch (RuntimeException thrown) {
            throw blamed(weapon, thrown);
        }
    }

    private Refusal whyNot(Weapon weapon, TurnView turn) {
        try {
            return weapon.whyNot(turn).orElseGet(() -> new Refusal.NoTarget(aim));
        } catch (RuntimeException thrown) {
            throw blamed(weapon, thrown);
        }
    }

    private static void use(Weapon weapon, ActionContext context, Target target) {
        try {
            weapon.use(context, target);
        } catch (RuntimeException thrown) {
            throw blamed(weapon, thrown);
        }
    }

    /** Names the weapon beside this action, which the engine names. */
    private static IllegalStateException blamed(Weapon weapon, RuntimeException thrown) {
        return new IllegalStateException("the weapon " + weapon + " threw " + thrown, thrown);
    }

    /** Empty if it is aimed at a cell. */
    @Override
    public Optional<Direction> heading() {
        return aim instanceof Aim.Toward toward ? Optional.of(toward.direction()) : Optional.empty();
    }

    @Override
    public Attack steered(Direction other) {
        return toward(other);
    }
}
