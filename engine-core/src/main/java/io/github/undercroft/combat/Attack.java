package io.github.undercroft.combat;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.FaultyValueException;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.Target;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.Weapon;
import io.github.undercroft.rules.Move;
import io.github.undercroft.rules.Steered;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Attacks with what the actor wields or has by nature. With nobody to strike that way it is a step: bumping into a monster
 * fights, bumping into air walks. Aimed at a cell it is an attack or nothing.
 *
 * <pre>{@code
 * Attack.toward(Direction.EAST)                   // with what is in the hand
 * Attack.toward(Direction.EAST).with(bow)         // with the bow on the back
 * Attack.toward(Direction.EAST).with(actor.id())  // with its own fists, whatever it wields
 * }</pre>
 *
 * @param with the thing worn or wielded that it attacks with, or the actor itself for the weapon that it has by nature;
 *     empty for {@link TurnView#weapon()}
 */
public record Attack(Aim aim, Optional<EntityId> with) implements Steered {

    /** Refuses null. */
    public Attack {
        Objects.requireNonNull(aim, "an attack needs an aim");
        Objects.requireNonNull(with, "an attack needs a weapon to be \"with\", or Optional.empty()");
    }

    /** An attack with what is in the hand, or whatever else the actor attacks with as a rule. */
    public Attack(Aim aim) {
        this(aim, Optional.empty());
    }

    /** @return the same with that thing, or with what the actor itself is, by its own id */
    public Attack with(EntityId weapon) {
        return new Attack(aim, Optional.of(weapon));
    }

    /** @return an attack that way, or else a step */
    public static Attack toward(Direction direction) {
        return new Attack(new Aim.Toward(direction));
    }

    /** The weapon's price; as a step it costs what the step costs. */
    @Override
    public int cost(TurnView turn) {
        Optional<Weapon> weapon = weapon(turn);
        return weapon.isPresent() ? asked(weapon.get(), () -> weapon.get().cost(turn)) : turn.normalCost();
    }

    Optional<Weapon> weapon(TurnView turn) {
        if (with.isEmpty()) {
            return turn.weapon();
        }
        EntityId self = turn.actor().id();
        return turn.entity(with.get())
                .filter(thing -> thing.id().equals(self)
                        || (thing.location() instanceof Location.WornBy worn
                                && worn.bearer().equals(self)))
                .flatMap(thing -> thing.get(Weapon.class));
    }

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        Optional<Weapon> weapon = weapon(turn);
        if (weapon.isEmpty() && with.isPresent()) {
            return ActionResult.failed(new NotWielded(with.get()));
        }
        Optional<Target> target = weapon.flatMap(each -> acquire(each, turn));
        if (weapon.isEmpty() || target.isEmpty()) {
            if (aim instanceof Aim.Toward toward) {
                return ActionResult.alternate(new Move(toward.direction()));
            }
            return ActionResult.failed(weapon.isEmpty() ? new Refusal.Unarmed() : whyNot(weapon.get(), turn));
        }
        context.emit(new GameEvent.Attacked(turn.actor().id(), weapon.get(), turn.position(), target.get()));
        asked(weapon.get(), () -> {
            weapon.get().use(context, target.get());
            return true;
        });
        return ActionResult.succeeded();
    }

    private Optional<Target> acquire(Weapon weapon, TurnView turn) {
        return asked(weapon, () -> weapon.acquireTarget(turn, turn.position(), aim));
    }

    private Refusal whyNot(Weapon weapon, TurnView turn) {
        return asked(weapon, () -> weapon.whyNot(turn)).orElseGet(() -> new Refusal.NoTarget(aim));
    }

    /** Names the weapon beside this action, which the engine names. */
    private static <T> T asked(Weapon weapon, Supplier<T> question) {
        try {
            return Objects.requireNonNull(question.get(), "it answered null");
        } catch (Throwable thrown) {
            throw new FaultyValueException("the weapon", weapon, thrown);
        }
    }

    /** Empty if it is aimed at a cell. */
    @Override
    public Optional<Direction> heading() {
        return aim instanceof Aim.Toward toward ? Optional.of(toward.direction()) : Optional.empty();
    }

    @Override
    public Attack steered(Direction other) {
        return new Attack(new Aim.Toward(other), with);
    }

    @Override
    public String toString() {
        return "Attack[aim=" + aim + with.map(weapon -> ", with=" + weapon).orElse("") + "]";
    }
}
