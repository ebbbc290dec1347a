package alone;

import static io.github.undercroft.geometry.Direction.EAST;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.Speed;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.time.SchedulerFactory;
import io.github.undercroft.time.Schedulers;
import java.util.Optional;

/** A game on the core alone: its action, its weapon and its body are its own, and it is played by two orders of turns. */
public final class CoreAlone {

    /** Dies after so much harm, of whatever kind. */
    record Body(int hitPoints) implements Destructible {
        @Override
        public Body damaged(Damage damage) {
            return new Body(hitPoints - damage.amount());
        }

        @Override
        public Body healed(int points) {
            return new Body(hitPoints + points);
        }
    }

    /** Strikes an enemy in the next cell. */
    record Claw(int harm) implements Weapon {
        @Override
        public Optional<Target> target(Board board, TurnView turn, Point from, Aim aim) {
            return turn.firstAlong(board, from, aim, 1, turn::isEnemy);
        }

        @Override
        public void use(ActionContext context, Target target) {
            context.damage(target, Damage.physical(harm));
        }
    }

    /** Strikes that way, else goes there, else rests. */
    record March(Direction way) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            TurnView turn = context.view();
            Weapon weapon = turn.weapon().orElseThrow();
            Optional<Target> target = weapon.target(context.board(), turn, turn.position(), new Aim.Toward(way));
            if (target.isPresent()) {
                weapon.use(context, target.get());
                return ActionResult.succeeded();
            }
            return context.tryStep(way) instanceof ActionResult.Failed
                    ? ActionResult.alternate(new Rest())
                    : ActionResult.succeeded();
        }
    }

    private static String played(SchedulerFactory order, Speed quick) {
        Blueprint hero = Blueprint.player("hero").with(new Body(3)).with(new Claw(1)).with(quick);
        Blueprint beast = Blueprint.of("beast")
                .with(new Body(2))
                .with(new Claw(1))
                .with((Brain) turn -> Decision.act(new March(Direction.WEST)));
        Legend legend = Legend.standard().with('@', hero).with('b', beast);
        Rules rules = Rules.named("alone")
                .scheduler(order)
                .level("field", LevelText.of("#######\n#@...b#\n#######", legend))
                .endsWhen(EndConditions.wonBy(Faction.PLAYERS))
                .build();
        Game game = Game.start(rules, 1);
        Step step = game.step();
        for (int turns = 0; turns < 100 && !(step instanceof Step.Over); turns++) {
            if (step instanceof Step.Awaiting awaiting) {
                game.submit(awaiting.actor(), new March(EAST));
            }
            step = game.step();
        }
        return step instanceof Step.Over over ? over.outcome().result() + " at " + game.view().now() : "no end";
    }

    /** Prints how both games end. */
    public static void main(String[] arguments) {
        System.out.println("by speed: " + played(Schedulers.energyBySpeed(), new Speed(120)) + ", by resting: "
                + played(Schedulers.energyByResting(), new Speed(2)));
    }
}
