package io.github.undercroft.hindsight;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionTemplate;
import io.github.undercroft.Aim;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EntityId;
import io.github.undercroft.Offer;
import io.github.undercroft.Offers;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.AttackTemplate;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Choice;
import io.github.undercroft.game.Game;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.ThrowTemplate;
import io.github.undercroft.item.ThrowingArm;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Who plays on in the player's seat, and what can be done there.
 *
 * @param offers more than what the game itself offers, such as the verbs of a front end
 */
record Substitute(Brain brain, Offers offers) {

    /** At so many enemies, the nearest ones, something is aimed. */
    private static final int TARGETS = 3;
    /** So many aimed actions are tried in a turn, since each costs many branches. */
    private static final int AIMED = 12;

    /**
     * What can be submitted in a turn: what the brain does, what costs nothing (steps, a rest), what the game offers, what else is offered, and
     * last what can be aimed. Of equally good ones the first is told. Some of it may be refused.
     *
     * @param rests whether a rest is tried though it is not offered
     */
    Set<Action> inputs(Game game, EntityId player, boolean rests) {
        Set<Action> inputs = new LinkedHashSet<>();
        TurnView turn = game.turn(player);
        try {
            decided(brain, turn).ifPresent(inputs::add);
        } catch (GameCodeException broken) {
            // no deed
        }
        turn.steps().movement().directions().forEach(way -> inputs.add(Bump.toward(way)));
        if (rests) {
            inputs.add(new Rest());
        }
        Set<ActionTemplate> templates = new LinkedHashSet<>();
        for (Choice choice : game.legalActions(player)) {
            if (choice instanceof Choice.Legal legal) {
                inputs.add(legal.action());
            } else if (choice instanceof Choice.Aimed aimed) {
                templates.add(aimed.template());
            }
        }
        for (Offer offer : offers.offers(turn)) {
            if (offer instanceof Offer.Plain plain) {
                inputs.add(plain.action());
            } else if (offer instanceof Offer.Aimed aimed) {
                templates.add(aimed.template());
            }
        }
        templates.stream()
                .flatMap(template -> aimed(template, turn).stream())
                .limit(AIMED)
                .forEach(inputs::add);
        return inputs;
    }

    /**
     * What a brain does that is asked outside the game.
     *
     * @return empty if it waits for input
     * @throws GameCodeException if it throws, as in a game
     */
    static Optional<Action> decided(Brain brain, TurnView turn) {
        return decision(brain, turn).map(Decision.Act::action);
    }

    /** The same, with the brain's next value. */
    static Optional<Decision.Act> decision(Brain brain, TurnView turn) {
        try {
            return brain.decide(turn) instanceof Decision.Act act ? Optional.of(act) : Optional.empty();
        } catch (RuntimeException thrown) {
            throw new GameCodeException("Deciding for " + turn.actor().id(), brain, thrown);
        }
    }

    /** At the nearest enemies that it would hit; what is no attack and no throw at any of the nearest, and each way, since nobody knows what it is for. */
    private static List<Action> aimed(ActionTemplate template, TurnView turn) {
        boolean hits = template instanceof AttackTemplate || template instanceof ThrowTemplate;
        List<Action> aimed = new ArrayList<>();
        if (template instanceof ThrowTemplate thrown
                && turn.entity(thrown.thing())
                        .flatMap(each -> ThrowingArm.missileOf(turn.actor(), each))
                        .isEmpty()) {
            return aimed;
        }
        enemies(turn).stream()
                .filter(cell -> !hits || template.area(turn, Aim.at(cell)).contains(cell))
                .filter(cell -> !isBump(template, turn, cell))
                .limit(TARGETS)
                .forEach(cell -> aimed.add(template.aimed(Aim.at(cell))));
        if (!hits) {
            Direction.all().forEach(way -> aimed.add(template.aimed(Aim.toward(way))));
        }
        return aimed;
    }

    /** Whether a step does the same. */
    private static boolean isBump(ActionTemplate template, TurnView turn, Point cell) {
        return template instanceof AttackTemplate attack
                && attack.with().isEmpty()
                && Metric.CHEBYSHEV.within(turn.position(), cell, 1);
    }

    private static List<Point> enemies(TurnView turn) {
        return turn.board().entities().stream()
                .filter(turn::isEnemy)
                .flatMap(enemy -> enemy.position().stream())
                .sorted(Comparator.comparingDouble(at -> Metric.CHEBYSHEV.distance(turn.position(), at)))
                .collect(ImmutableList.toImmutableList());
    }
}
