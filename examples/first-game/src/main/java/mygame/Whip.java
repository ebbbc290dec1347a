package mygame;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Aim;
import io.github.undercroft.Board;
import io.github.undercroft.Damage;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.geometry.Point;
import java.util.Optional;

/** Strikes the first enemy within reach, over the heads of friends. The damage is random. */
record Whip(int reach, int maxDamage) implements Weapon {
    @Override
    public Optional<Target> target(Board board, TurnView turn, Point from, Aim aim) {
        return turn.firstAlong(board, from, aim, reach, turn::isEnemy);
    }

    @Override
    public void use(ActionContext context, Target target) {
        int damage = 1 + context.random().nextInt(maxDamage);
        context.damage(target, Damage.physical(damage));
    }
}
