package io.github.undercroft.front.play;

import io.github.undercroft.Action;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Board;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.Gas;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.front.Words;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Bursts;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Missile;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.ThrowTemplate;
import io.github.undercroft.item.Usable;
import io.github.undercroft.item.Use;
import io.github.undercroft.move.Steered;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a player is asked before an action that is known to harm, or to be wasted. */
final class Caution {

    private Caution() {}

    /** @return the question; empty if there is nothing to ask */
    static Optional<String> question(Action action, TurnView turn, Words words) {
        if (action instanceof Use use) {
            return wasted(use, turn, words);
        }
        if (action instanceof Throw flung) {
            return blast(flung, turn, words);
        }
        return harm(action, turn)
                .map(harm -> words.say(harm instanceof Gas ? "Step into {0}?" : "Step onto {0}?", words.the(harm)))
                .or(() -> action instanceof Steered step ? blow(step, turn, words) : Optional.empty());
    }

    /** Whether a step leads to where a blow is about to fall, from where none is. */
    private static Optional<String> blow(Steered step, TurnView turn, Words words) {
        Set<Point> threats = Intent.threats(turn);
        return !threats.isEmpty()
                        && step.strikes(turn).isEmpty()
                        && turn.cells().stream().noneMatch(threats::contains)
                        && step.heading().stream()
                                .flatMap(way -> turn.ahead(way).stream())
                                .anyMatch(threats::contains)
                ? Optional.of(words.say("Step to where a blow is about to fall?"))
                : Optional.empty();
    }

    /** The known ground that such a step would lead onto, if it harms. */
    static Optional<Terrain> harm(Action action, TurnView turn) {
        return action instanceof Steered steered ? harmOfStep(steered, turn) : Optional.empty();
    }

    private static Optional<Terrain> harmOfStep(Steered action, TurnView turn) {
        return action.heading().stream()
                .flatMap(way -> turn.ahead(way).stream())
                .filter(to -> turn.board().contains(to)
                        && turn.board()
                                .occupantAt(to)
                                .filter(other -> !(action instanceof Bump bump && bump.changesPlaces(turn, other)))
                                .isEmpty()
                        && strikesNobody(action, to, turn))
                .flatMap(to -> harmful(to, turn).stream())
                .findFirst();
    }

    private static Optional<String> blast(Throw flung, TurnView turn, Words words) {
        Optional<Entity> thing = turn.entity(flung.thing());
        boolean heals = thing.flatMap(each -> each.get(Missile.class))
                .filter(missile -> missile instanceof Bursts burst && onlyHeals(burst.consequences()))
                .isPresent();
        return thing.filter(each -> !heals
                        && ThrowTemplate.of(each).area(turn, flung.aim()).stream()
                                .anyMatch(turn.cells()::contains))
                .map(each -> words.say("You stand in the blast. Throw it?"));
    }

    private static boolean strikesNobody(Steered action, Point to, TurnView turn) {
        return action.strikes(turn).stream()
                .allMatch(at -> at.equals(to) || turn.board().occupantAt(at).isEmpty());
    }

    /** Whoever stands on such ground or in such gas already is not asked at each step through it. */
    private static Optional<Terrain> harmful(Point to, TurnView turn) {
        Board known = turn.board();
        List<String> here = turn.cells().stream()
                .flatMap(cell -> ActiveTerrain.harming(known, cell, turn, turn.actor()).stream())
                .map(Terrain::name)
                .toList();
        return ActiveTerrain.harming(known, to, turn, turn.actor())
                .filter(harm -> known.isPassable(to) && !here.contains(harm.name()))
                .map(Terrain.class::cast);
    }

    private static Optional<String> wasted(Use use, TurnView turn, Words words) {
        boolean isHealthy = turn.actor()
                .get(Destructible.class)
                .filter(body -> body instanceof Health health && health.hitPoints() >= health.max())
                .isPresent();
        return use.thing()
                .flatMap(turn::entity)
                .filter(thing -> isHealthy
                        && thing.get(Usable.class).filter(Caution::onlyHeals).isPresent())
                .map(thing -> words.say("You have all your hit points. Use {0}?", words.the(thing)));
    }

    private static boolean onlyHeals(Usable use) {
        return use instanceof Consumable consumed && onlyHeals(consumed.consequences());
    }

    private static boolean onlyHeals(List<Consequence> consequences) {
        return !consequences.isEmpty() && consequences.stream().allMatch(Heal.class::isInstance);
    }
}
