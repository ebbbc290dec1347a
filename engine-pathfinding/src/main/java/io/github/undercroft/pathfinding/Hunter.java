package io.github.undercroft.pathfinding;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Aim;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Decision;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.Target;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.model.Weapon;
import io.github.undercroft.rules.Move;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The brain of a plain monster: it attacks an enemy within reach of its weapon, else takes a step towards one, else rests.
 * It looks only at what it perceives, and goes on with what it has begun.
 *
 * <p>It aims in the directions in which the game walks, at the enemy that is closest as one walks over open ground, then
 * at the one with the lowest id; and never where it would strike an ally. It goes to the enemy that is cheapest to reach,
 * of equals to the one with the lowest id, and would rather go four cells round than wait behind somebody; what is in
 * the way and no ally gets attacked. An enemy whom no path leads to is left alone.
 */
public record Hunter() implements Controller {

    private static final double PRICE_OF_WAITING = 4;

    @Override
    public Decision decide(TurnView turn) {
        return Decision.act(turn.unfinished().orElseGet(() -> hunt(turn)));
    }

    private static Action hunt(TurnView turn) {
        List<Entity> enemies = turn.perceived().entities().stream()
                .filter(other -> turn.isEnemy(other) && other.position().isPresent())
                .collect(ImmutableList.toImmutableList());
        if (enemies.isEmpty()) {
            return new Rest();
        }
        return attack(turn, enemies).or(() -> approach(turn, enemies)).orElseGet(Rest::new);
    }

    private static Optional<Action> attack(TurnView turn, List<Entity> enemies) {
        Optional<Weapon> weapon = turn.weapon();
        if (weapon.isEmpty()) {
            return Optional.empty();
        }
        List<Entity> closestFirst = closestFirst(turn, enemies);
        int best = closestFirst.size();
        Optional<Action> attack = Optional.empty();
        for (Direction direction : turn.steps().movement().directions()) {
            Optional<Target> target = weapon.get().acquireTarget(turn, turn.position(), new Aim.Toward(direction));
            int rank = target.map(sighted -> rank(turn, sighted, closestFirst)).orElse(best);
            if (rank < best) {
                best = rank;
                attack = Optional.of(Attack.toward(direction));
            }
        }
        return attack;
    }

    private static List<Entity> closestFirst(TurnView turn, List<Entity> enemies) {
        Metric metric = turn.steps().movement() == Movement.FOUR_WAY ? Metric.MANHATTAN : Metric.CHEBYSHEV;
        Point here = turn.position();
        // Stable, and enemies come by id.
        return enemies.stream()
                .sorted(Comparator.comparingDouble(
                        enemy -> metric.distance(here, enemy.position().orElse(here))))
                .collect(ImmutableList.toImmutableList());
    }

    /** The place in the list of the first enemy whom the target strikes; beyond the list if there is none, or an ally is. */
    private static int rank(TurnView turn, Target target, List<Entity> enemies) {
        boolean strikesAlly = target.struck().stream()
                .flatMap(id -> turn.entity(id).stream())
                .anyMatch(struck -> turn.game().areAllies(turn.actor(), struck));
        int rank = 0;
        while (rank < enemies.size()
                && (strikesAlly || !target.struck().contains(enemies.get(rank).id()))) {
            rank++;
        }
        return rank;
    }

    private static Optional<Action> approach(TurnView turn, List<Entity> enemies) {
        List<Point> goals =
                enemies.stream().flatMap(enemy -> enemy.position().stream()).collect(ImmutableList.toImmutableList());
        PathRequest request = PathRequest.from(turn.position())
                .toCheapestOf(goals)
                .on(BoardCost.of(turn).withOccupied(PRICE_OF_WAITING));
        return Pathfinder.of(turn).find(request) instanceof PathResult.Found found
                ? found.path().nextStep().map(direction -> step(turn, direction))
                : Optional.empty();
    }

    private static Action step(TurnView turn, Direction direction) {
        Optional<Entity> inTheWay = turn.perceived().occupantAt(turn.position().step(direction));
        if (inTheWay.isEmpty()) {
            // A step and no bump: with nobody there, an attack that way could only strike somebody further off.
            return new Move(direction);
        }
        return turn.game().areAllies(turn.actor(), inTheWay.get()) ? new Rest() : Attack.toward(direction);
    }
}
