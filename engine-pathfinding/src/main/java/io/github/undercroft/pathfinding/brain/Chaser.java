package io.github.undercroft.pathfinding.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Arrival;
import io.github.undercroft.Brain;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Reaction;
import io.github.undercroft.TurnView;
import io.github.undercroft.event.TravelEvent;
import io.github.undercroft.follower.Follower;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.sense.Alertness;
import java.util.Objects;
import java.util.Optional;

/**
 * Follows over stairs from farther off than the one step of a {@link Follower}, which it needs as well: it says whom. Its bearer arrives
 * after as many of its own turns as its way to the place where the traveller left is long, where the traveller arrived or on the
 * nearest free cell.
 *
 * <pre>{@code
 * Blueprint.of("wolf").with(new Hunter()).with(Follows.ENEMIES).with(new Chaser(20))
 * }</pre>
 *
 * <p>It does so if it saw the traveller leave, is awake, knows a way, and no effect makes something else of its first step. If the
 * traveller has gone back or farther on by then it does not come, and stays where it was; nor does it if it has gone elsewhere itself, on
 * a level that goes on without the traveller.
 *
 * @param steps how long the way may be, 1 or more
 */
public record Chaser(int steps) implements Reaction {

    /** Brings somebody who still stands there to where the traveller came out, if that, who does this, is still on that level. */
    record Arrive(EntityId who, Location.OnLevel from, Location.OnLevel to) implements Action {

        Arrive {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(to, "to");
        }

        @Override
        public ActionResult perform(ActionContext context) {
            boolean stands = context.game()
                    .entity(who)
                    .filter(chaser -> chaser.location().equals(from))
                    .isPresent();
            return stands && context.board().level() == to.level()
                    ? context.tryTravel(who, to.level(), Arrival.at(to.cell()))
                    : ActionResult.succeeded();
        }
    }

    public Chaser {
        if (steps < 1) {
            throw new IllegalArgumentException("A chaser comes from 1 step or more away; this is " + steps);
        }
    }

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        if (event instanceof TravelEvent.Arrived back) {
            context.cancel(back.who(), timer(self));
        } else if (event instanceof TravelEvent.Left left
                && self.location() instanceof Location.OnLevel at
                && at.level() == left.from().level()) {
            context.game().entity(left.who()).ifPresent(traveller -> chase(context, at, traveller, left));
        }
    }

    private void chase(ActionContext context, Location.OnLevel at, Entity traveller, TravelEvent.Left left) {
        TurnView turn = context.view();
        Entity self = turn.actor();
        Point stairs = left.from().cell();
        if (traveller.location() instanceof Location.OnLevel to
                && to.level() == left.toLevel()
                && saw(turn, traveller)
                && !Alertness.isAsleep(self)
                && self.get(Follower.class)
                        .filter(follower -> follower.follows(turn, traveller))
                        .isPresent()) {
            new Travel(stairs)
                    .path(turn)
                    .filter(path -> path.steps() <= steps && isLetGo(turn, path))
                    .ifPresent(path -> context.after(
                            traveller.id(), timer(self), turn.ownTurns(path.steps()), new Arrive(self.id(), at, to)));
        }
    }

    /** One timer for each that comes, so that each journey counts anew. */
    private static String timer(Entity self) {
        return "chased by " + self.id();
    }

    private static boolean saw(TurnView turn, Entity traveller) {
        return turn.perception().map(senses -> senses.sees(traveller.id())).orElse(true);
    }

    /** Whether it has turns, and no effect makes something else of its first step. */
    private static boolean isLetGo(TurnView turn, Path path) {
        Optional<Move> step = path.nextStep().map(Move::new);
        return step.isPresent()
                && turn.actor().has(Brain.class)
                && turn.actor().get(Effects.class).map(Effects::all).orElse(ImmutableList.of()).stream()
                        .allMatch(effect -> effect.review(turn, step.get()).equals(Effect.Review.ALLOW));
    }
}
