package io.github.undercroft.examples.arena;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.Damage;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Target;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.Weapon;
import java.util.List;
import java.util.Optional;

/** Runs through every enemy in line, past friends, up to the first wall. */
record Spear(int reach, int damage) implements Weapon {

    @Override
    public Optional<Target> acquireTarget(TurnView turn, Point from, Aim aim) {
        List<Point> path = aim.cells(from, reach).stream()
                .takeWhile(cell -> turn.board().isPassable(cell))
                .toList();
        List<EntityId> struck = path.stream()
                .flatMap(cell -> turn.board().occupantAt(cell).stream())
                .filter(turn::isEnemy)
                .map(Entity::id)
                .toList();
        return struck.isEmpty() ? Optional.empty() : Optional.of(new Target(struck, path, path));
    }

    @Override
    public void use(ActionContext context, Target target) {
        context.damage(target, Damage.physical(damage));
    }
}
