package io.github.undercroft.examples.descent;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Motility;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.sense.Awareness;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Does what another brain decides, but announces each blow a turn before, and the next blow as one falls: who stays to strike is struck.
 * After two blows in a row that struck nobody it follows its prey in the same breath, and strikes on all sides. After four it rests for a
 * turn.
 *
 * @param missed how many blows in a row struck nobody
 */
record Onslaught(Brain hunter, int missed) implements Brain {

    private static final int TWICE = 2;

    @Override
    public Decision decide(TurnView turn) {
        if (!(hunter.decide(turn) instanceof Decision.Act act)) {
            return Decision.await();
        }
        Optional<Intent> raised = turn.actor().get(Intent.class);
        int misses = raised.map(blow -> strikes(turn, blow) ? 0 : missed + 1).orElse(missed);
        Onslaught next = new Onslaught(act.next().orElse(hunter), misses % (2 * TWICE));
        boolean isBlow = raised.isPresent() || !act.action().strikes(turn).isEmpty();
        Action deed = misses == 2 * TWICE ? new Rest() : act.action();
        return Decision.act(isBlow ? new Blow(deed, misses >= TWICE) : deed, next);
    }

    private static boolean strikes(TurnView turn, Intent raised) {
        return !(raised.action() instanceof Attack)
                || Awareness.of(turn).enemies().stream()
                        .anyMatch(enemy -> enemy.cells().stream().anyMatch(raised.cells()::contains));
    }

    /**
     * Lets fall what is announced, if anything is, and announces the next blow.
     *
     * @param next what it would do now; if that strikes nothing, nothing is announced
     * @param isAngry whether it strikes all around, steps after who has gone and announces a blow from there; if it rests, it is out of breath
     */
    record Blow(Action next, boolean isAngry) implements Action {

        @Override
        public ActionResult perform(ActionContext context) {
            TurnView turn = context.view();
            turn.actor().get(Intent.class).ifPresent(raised -> fall(context, raised));
            if (!next.strikes(turn).isEmpty()) {
                announce(context, next, isAngry);
                return ActionResult.succeeded();
            }
            context.clear(turn.actor().id(), Intent.class);
            if (isAngry && next instanceof Rest) {
                context.emit(new Deepest.Told(turn.actor().id(), "The warden is out of breath"));
            } else if (isAngry && next instanceof Move step) {
                context.queue(turn.actor().id(), new Onward(step.direction()));
            }
            return ActionResult.succeeded();
        }

        private static void fall(ActionContext context, Intent raised) {
            if (raised.action() instanceof Attack attack) {
                attack.strike(context, raised.cells());
            } else {
                raised.action().perform(context);
            }
        }
    }

    /** The step after a blow that struck nobody, and the next blow announced from where it leads. */
    record Onward(Direction way) implements Action {

        @Override
        public ActionResult perform(ActionContext context) {
            TurnView turn = context.view();
            ActionResult step = context.tryMove(
                    turn.actor().id(), turn.actor().position().orElseThrow().step(way));
            new Strike().next(context.view()).ifPresent(blow -> announce(context, blow, true));
            return step;
        }
    }

    private static void announce(ActionContext context, Action blow, boolean isAround) {
        TurnView turn = context.view();
        Stream<Point> around = Direction.all().stream().flatMap(way -> turn.ahead(way).stream());
        List<Point> cells = isAround && blow instanceof Attack
                ? around.distinct()
                        .filter(at -> turn.board().isPassable(at, Motility.FLY))
                        .toList()
                : blow.strikes(turn);
        Action meant = blow instanceof Attack attack ? attack.ending(turn) : blow;
        context.set(turn.actor().id(), new Intent(cells, meant));
    }
}
