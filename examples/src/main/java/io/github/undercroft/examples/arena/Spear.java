package io.github.undercroft.examples.arena;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Aim;
import io.github.undercroft.Board;
import io.github.undercroft.Damage;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.FixedDamage;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Optional;

/** Runs through every enemy in line, past friends, up to the first wall. */
record Spear(int reach, int damage) implements FixedDamage {

    @Override
    public Optional<Target> target(Board board, TurnView turn, Point from, Aim aim) {
        List<Point> path = aim.cells(board::isPassable, from, reach).stream()
                .takeWhile(cell -> board.isPassable(cell))
                .toList();
        List<EntityId> struck = path.stream()
                .flatMap(cell -> board.occupantAt(cell).stream())
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
