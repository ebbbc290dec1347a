package io.github.undercroft.front.cheat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Damage;
import io.github.undercroft.Effect;
import io.github.undercroft.Entity;
import io.github.undercroft.Location;
import io.github.undercroft.Motility;
import io.github.undercroft.Refusal;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.sense.Awareness;
import io.github.undercroft.stairs.NoStairs;
import io.github.undercroft.stairs.Stairs;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The deed of a cheat, with what a player types for it; here are all that are ready-made. */
interface Typed extends Action {

    /** @return such as {@code give sword} */
    String line();

    /** @return what it has done, in a sentence; empty if events tell it */
    default String told() {
        return "";
    }

    /** The consequence befalls the actor itself. */
    record Befall(Consequence what) implements Typed {
        @Override
        public String line() {
            return what instanceof Heal ? "heal" : "god " + (what instanceof Afflict ? "on" : "off");
        }

        @Override
        public String told() {
            if (what instanceof Heal) {
                return "All your wounds are healed.";
            }
            return what instanceof Afflict ? "Nothing harms you from now on." : "You can be harmed again.";
        }

        @Override
        public ActionResult perform(ActionContext context) {
            what.befall(context, context.view().actor().id());
            return ActionResult.succeeded();
        }
    }

    /** No damage does anything. */
    record Invulnerable() implements Effect {
        @Override
        public Damage softened(Damage damage) {
            return new Damage(0, damage.kind(), damage.cause());
        }
    }

    /** Learns how the level is built. */
    record Reveal() implements Typed {
        @Override
        public String line() {
            return "reveal";
        }

        @Override
        public String told() {
            return "You know now how this level is built.";
        }

        @Override
        public ActionResult perform(ActionContext context) {
            context.reveal(context.view().actor().id(), context.board().level(), cell -> true);
            return ActionResult.succeeded();
        }
    }

    /** Puts the actor on a cell of its level. */
    record Appear(Point to) implements Typed {
        @Override
        public String line() {
            return "teleport " + to.x() + " " + to.y();
        }

        @Override
        public String told() {
            return "You are elsewhere at once.";
        }

        @Override
        public ActionResult perform(ActionContext context) {
            return context.tryMove(context.view().actor().id(), to);
        }
    }

    /** Takes the first stairs down of the level, wherever they are. */
    record GoDown() implements Typed {
        @Override
        public String line() {
            return "descend";
        }

        @Override
        public ActionResult perform(ActionContext context) {
            Board board = context.board();
            return new Rect(0, 0, board.width(), board.height())
                    .points().stream()
                            .flatMap(at ->
                                    board.terrainAt(at) instanceof Stairs stairs ? Stream.of(stairs) : Stream.empty())
                            .filter(stairs -> stairs.way() == Stairs.Way.DOWN)
                            .findFirst()
                            .map(stairs -> context.tryTravel(
                                    context.view().actor().id(), stairs.leadsTo(), Arrival.byPortal()))
                            .orElse(ActionResult.failed(new NoStairs(Optional.of(Stairs.Way.DOWN))));
        }
    }

    /**
     * Kills the enemies in view.
     *
     * @param name of those that die; empty for all
     */
    record Kill(Optional<String> name) implements Typed {

        /** More than anybody has. */
        private static final Damage DEATH = Damage.physical(1_000_000);

        /** There is no such enemy in view. */
        record NobodyInView() implements Refusal {}

        @Override
        public String line() {
            return "kill" + name.map(" "::concat).orElse("");
        }

        @Override
        public ActionResult perform(ActionContext context) {
            List<Entity> doomed = Awareness.of(context.view()).enemies().stream()
                    .filter(enemy -> name.orElse(enemy.name()).equals(enemy.name()))
                    .toList();
            doomed.forEach(enemy -> context.damage(enemy.id(), DEATH));
            return doomed.isEmpty() ? ActionResult.failed(new NobodyInView()) : ActionResult.succeeded();
        }
    }

    /** The actor gets a new thing. */
    record Give(Blueprint what) implements Typed {
        @Override
        public String line() {
            return "give " + what.name();
        }

        @Override
        public ActionResult perform(ActionContext context) {
            return context.trySpawn(
                            what, new Location.CarriedBy(context.view().actor().id()))
                    .toActionResult();
        }
    }

    /** Somebody new comes to the free cell that is nearest to the actor. */
    record Summon(Blueprint who) implements Typed {
        @Override
        public String line() {
            return "spawn " + who.name();
        }

        @Override
        public ActionResult perform(ActionContext context) {
            Board board = context.board();
            Point here = context.view().position();
            return board.passable(Motility.WALK).points().stream()
                    .filter(cell -> !board.isOccupied(cell))
                    .min(Comparator.comparingDouble(cell -> Metric.CHEBYSHEV.distance(here, cell)))
                    .map(cell -> context.trySpawn(who, cell).toActionResult())
                    .orElse(ActionResult.failed(
                            new Refusal.NoRoom(context.view().actor().id(), board.level())));
        }
    }
}
