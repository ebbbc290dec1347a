package mygame;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.Damage;
import io.github.undercroft.model.Target;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.Weapon;
import java.util.Optional;

/** Strikes the first enemy within reach, over the heads of friends; how hard is a matter of luck. */
record Whip(int reach, int mostDamage) implements Weapon {
    @Override
    public Optional<Target> acquireTarget(TurnView turn, Point from, Aim aim) {
        return turn.firstAlong(from, aim, reach, turn::isEnemy);
    }

    @Override
    public void use(ActionContext context, Target target) {
        int damage = 1 + context.random().nextInt(mostDamage);
        context.damage(target, Damage.physical(damage));
    }
}
