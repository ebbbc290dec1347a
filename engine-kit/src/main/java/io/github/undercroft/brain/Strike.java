package io.github.undercroft.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Aim;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.sense.Awareness;
import io.github.undercroft.value.SavedAs;
import java.util.List;
import java.util.Optional;

/**
 * Attacks an enemy in view that the weapon reaches: the nearest it can, in one of the game's directions if one strikes it,
 * else straight at its cell. It never attacks if the weapon expects to strike an ally, by what the actor knows.
 */
@SavedAs(constant = "STRIKE")
public record Strike() implements Behaviour {
    @Override
    public Optional<Action> next(TurnView turn) {
        Optional<Weapon> weapon = turn.weapon();
        List<Entity> enemies = weapon.isEmpty() ? List.of() : Awareness.of(turn).enemies();
        for (Entity enemy : enemies) {
            Optional<Action> attack = at(enemy, weapon.orElseThrow(), turn);
            if (attack.isPresent()) {
                turn.nearest(enemy).ifPresent(at -> turn.because("attacks the nearest enemy in reach", at));
                return attack;
            }
        }
        return Optional.empty();
    }

    private static Optional<Action> at(Entity enemy, Weapon weapon, TurnView turn) {
        for (Direction direction : turn.steps().movement().directions()) {
            Aim aim = new Aim.Toward(direction);
            if (strikes(weapon, aim, enemy.id(), turn)) {
                return Optional.of(new Attack(aim));
            }
        }
        return turn.nearest(enemy)
                .<Aim>map(Aim.At::new)
                .filter(aim -> strikes(weapon, aim, enemy.id(), turn))
                .map(Attack::new);
    }

    private static boolean strikes(Weapon weapon, Aim aim, EntityId enemy, TurnView turn) {
        Optional<Target> target = weapon.target(turn.board(), turn, turn.origin(turn.board(), aim), aim);
        return target.isPresent()
                && target.get().struck().contains(enemy)
                && target.get().struck().stream()
                        .flatMap(id -> turn.entity(id).stream())
                        .noneMatch(turn::spares);
    }
}
