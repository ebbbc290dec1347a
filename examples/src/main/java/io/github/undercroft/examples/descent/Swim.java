package io.github.undercroft.examples.descent;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Board;
import io.github.undercroft.Effect;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Look;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Water;
import io.github.undercroft.item.Equip;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Use;
import io.github.undercroft.move.Steered;
import io.github.undercroft.wording.English;
import java.util.Optional;

/**
 * A hero steps into deep water and swims, but not in mail or plate. Who swims strikes, throws and reads nothing. Since it swims only
 * once it is in the water, no path of its own leads in there, and no blow in vain.
 */
record Swim() implements Effect {

    /** Has no hand free in the water. */
    record HandsFull() implements Refusal {}

    /** Wears what would drag it down, or would put it on in the water. */
    record TooHeavy() implements Refusal {}

    static English told(English english) {
        return english.refusing(HandsFull.class, (why, turn) -> "Not while you swim.")
                .refusing(TooHeavy.class, (why, turn) -> "Mail and plate would drag you down here.");
    }

    @Override
    public Review review(TurnView turn, Action action) {
        return isDeep(turn.board(), turn.position()) ? swimming(turn, action) : ashore(turn, action);
    }

    private static Review swimming(TurnView turn, Action action) {
        if (action instanceof Equip put
                && put.thing().flatMap(turn::entity).filter(Suits::isHeavy).isPresent()) {
            return new Review.Veto(new TooHeavy());
        }
        boolean takesHands = action instanceof Throw
                || (action instanceof Use use
                        && use.thing()
                                .flatMap(turn::entity)
                                .flatMap(thing -> thing.get(Look.class))
                                .filter(Brews.PAPER::equals)
                                .isPresent())
                || !action.strikes(turn).isEmpty();
        return takesHands ? new Review.Veto(new HandsFull()) : Review.ALLOW;
    }

    private static Review ashore(TurnView turn, Action action) {
        if (!(action instanceof Steered step)
                || action instanceof Attack
                || step.heading()
                        .map(turn.position()::step)
                        .filter(to -> isDeep(turn.board(), to) && !turn.board().isOccupied(to))
                        .isEmpty()
                || !action.strikes(turn).isEmpty()) {
            return Review.ALLOW;
        }
        boolean isHeavy = turn.things().stream()
                .anyMatch(thing -> thing.location() instanceof Location.WornBy && Suits.isHeavy(thing));
        return isHeavy
                ? new Review.Veto(new TooHeavy())
                : new Review.Replace(new Dive(step.heading().orElseThrow()));
    }

    static boolean isDeep(Board board, Point at) {
        return board.contains(at) && board.terrainAt(at).equals(Water.DEEP);
    }

    /** Steps into the water. */
    record Dive(Direction direction) implements Steered {

        @Override
        public Optional<Direction> heading() {
            return Optional.of(direction);
        }

        @Override
        public Action steered(Direction other) {
            return new Dive(other);
        }

        @Override
        public int cost(TurnView turn) {
            return turn.steps().cost(direction, turn.normalCost());
        }

        @Override
        public ActionResult perform(ActionContext context) {
            EntityId who = context.view().actor().id();
            context.set(who, Moves.by(Motility.WALK, Motility.SWIM));
            return context.tryStep(direction);
        }
    }
}
