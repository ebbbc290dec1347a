package io.github.undercroft.effect;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Blocks;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Fixed;
import io.github.undercroft.Motility;
import io.github.undercroft.Refusal;
import io.github.undercroft.Terrain;
import io.github.undercroft.event.CellEvent;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.Dice;
import io.github.undercroft.value.SavedAs;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Pushes somebody or something, also called knockback: cell by cell, by the game's step rule, each with all that follows from it before the
 * next one. Fire, acid and traps on the way act; who pushed is behind what they do ({@link io.github.undercroft.Cause.Pushed}).
 *
 * <p>Who stands in the way is pushed along, with all who stand behind: first the last of them. If one of them can't go on, the push ends,
 * and who was pushed hits the next one. It ends as well at walls, closed doors and all that is {@link Fixed}, and at the edge of ground that
 * the pushed can't pass, such as deep water; when the pushed dies or something else moves it, such as a trap that pushes or teleports; and on
 * ground that sends it to another level, such as a trapdoor. Nobody is pushed down stairs, which have to be taken. Ground acts on the same
 * one at the same cell once in a step, so traps that push to each other come to an end.
 *
 * <p>Nothing is rolled but the impact. It begins when the action that pushes is done, before the next turn.
 *
 * @param cells how far, 1 or more
 * @param way in which direction; empty for away from the actor, where who pushes itself stays
 * @param impact physical damage to who hits something solid, and the same to who is hit; less than 0 counts as 0; empty for none
 */
public record Push(int cells, Optional<Direction> way, Optional<Dice> impact) implements Consequence {
    public Push {
        Objects.requireNonNull(way, "way");
        Objects.requireNonNull(impact, "impact");
        if (cells < 1) {
            throw new IllegalArgumentException(
                    "A push goes 1 or more cells; this is " + cells + ". Give 1 for the next cell");
        }
    }

    /** @return a push so many cells away from who pushes, which hurts nobody */
    public static Push of(int cells) {
        return new Push(cells, Optional.empty(), Optional.empty());
    }

    /** @return this push in that direction, whoever pushes: that of a trap or a current */
    public Push toward(Direction direction) {
        return new Push(cells, Optional.of(Objects.requireNonNull(direction, "direction")), impact);
    }

    /**
     * This push, which hurts by dice such as {@code 1d4} who hits something.
     *
     * @throws IllegalArgumentException if the text is no dice
     */
    public Push withImpact(String dice) {
        return new Push(cells, way, Optional.of(Dice.of(Objects.requireNonNull(dice, "dice"))));
    }

    @Override
    public void befall(ActionContext context, EntityId who) {
        Optional<Entity> pushed = context.game().entity(who).filter(Push::isMovable);
        Optional<Point> at = pushed.flatMap(Entity::position);
        at.flatMap(here -> way.or(() -> away(context, pushed.orElseThrow())))
                .ifPresent(direction ->
                        context.queue(doer(context, who), new Shove(who, at.orElseThrow(), direction, cells, this)));
    }

    /** @return whether it can be pushed: unless it is {@link Fixed} */
    public static boolean isMovable(Entity entity) {
        return !entity.has(Fixed.class);
    }

    private static Optional<Direction> away(ActionContext context, Entity pushed) {
        if (context.view().actor().id().equals(EntityId.WORLD)) {
            return Optional.empty();
        }
        Point at = context.view().nearest(pushed).orElseThrow();
        Point from = context.view().actor().nearest(at).orElseGet(context.view()::position);
        return Direction.towards(from, at)
                .filter(context.view().steps().movement()::allows)
                .or(() -> Direction.straightTowards(from, at));
    }

    /** What somebody does to itself, and what a thing does, such as a bomb that is gone by then, the world goes on with. */
    private static EntityId doer(ActionContext context, EntityId who) {
        EntityId actor = context.view().actor().id();
        boolean lasts =
                context.game().entity(actor).filter(it -> it.has(Brain.class)).isPresent();
        return !actor.equals(who) && lasts ? actor : EntityId.WORLD;
    }

    /**
     * One cell of a push. A {@link Push} queues it.
     *
     * @param at where the pushed is if nothing else has moved it
     * @param left how many cells it is pushed, this one included
     */
    @SavedAs("push-shove")
    public record Shove(EntityId who, Point at, Direction direction, int left, Push push) implements Action {
        public Shove {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(direction, "direction");
            Objects.requireNonNull(push, "push");
            if (left < 1) {
                throw new IllegalArgumentException(
                        "A shove goes 1 or more cells; this is " + left + ". Give 1 for the next cell");
            }
        }

        @Override
        public ActionResult perform(ActionContext context) {
            Optional<Entity> pushed =
                    context.game().entity(who).filter(each -> each.position().equals(Optional.of(at)));
            Optional<Board> board = context.game().boardOf(who);
            if (pushed.isPresent() && board.isPresent()) {
                shove(context, board.get(), line(board.get(), pushed.get()));
            }
            return ActionResult.succeeded();
        }

        /** The pushed, and those before it who are pushed along, in that order. */
        private List<Entity> line(Board board, Entity pushed) {
            List<Entity> line = new ArrayList<>(ImmutableList.of(pushed));
            Optional<Entity> next = pushed.has(Blocks.class) ? before(board, pushed) : Optional.empty();
            while (next.filter(Push::isMovable).isPresent()) {
                line.add(next.get());
                next = before(board, next.get());
            }
            return line;
        }

        /** The first one whom a step of another would lead to, row by row. */
        private Optional<Entity> before(Board board, Entity pushed) {
            return pushed.cells().stream()
                    .flatMap(cell -> board.occupantAt(cell.step(direction)).stream())
                    .filter(other -> !other.id().equals(pushed.id()))
                    .findFirst();
        }

        private void shove(ActionContext context, Board board, List<Entity> line) {
            for (int i = line.size() - 1; i >= 0; i--) {
                if (context.tryStep(line.get(i).id(), direction) instanceof ActionResult.Failed failed) {
                    stop(context, board, before(board, line.get(0)), failed.why());
                    return;
                }
            }
            for (Entity moved : line) {
                tell(context, board, moved);
            }
            if (left > 1) {
                context.queue(
                        doer(context, who), new GoOn(new Shove(who, at.step(direction), direction, left - 1, push)));
            }
        }

        private void tell(ActionContext context, Board board, Entity moved) {
            boolean isFirst = left == push.cells && moved.id().equals(who);
            moved.position().ifPresent(to -> {
                Optional<Terrain> harm =
                        ActiveTerrain.harming(board, to, context.game(), moved).map(Terrain.class::cast);
                if (isFirst || harm.isPresent()) {
                    EntityId by = isFirst ? context.view().actor().id() : EntityId.WORLD;
                    context.emit(new Shoved(by, moved.id(), to, harm));
                }
            });
        }

        private void stop(ActionContext context, Board board, Optional<Entity> next, Refusal why) {
            Point cell = why instanceof Refusal.CutsCorner cut
                    ? cut.corner()
                    : why instanceof Refusal.Impassable wall && next.isEmpty() ? wall.at() : at.step(direction);
            Optional<EntityId> struck = next.map(Entity::id)
                    .or(() -> why instanceof Refusal.Occupied full ? Optional.of(full.by()) : Optional.empty());
            if (why instanceof Refusal.NoSuchStep || why instanceof Refusal.OnItsWay) {
                return;
            }
            Stopped stopped = new Stopped(who, at, direction, struck, board.terrainAt(cell));
            context.emit(stopped);
            if (stopped.isHard() && push.impact.isPresent()) {
                Damage damage = Damage.physical(Math.max(0, push.impact.get().roll(context.random())));
                context.damage(who, damage);
                struck.ifPresent(other -> context.damage(other, damage));
            }
        }
    }

    /** The next cell of a push, after what the ground of this one does. A {@link Shove} queues it. */
    @SavedAs("push-go-on")
    public record GoOn(Shove next) implements Action {
        public GoOn {
            Objects.requireNonNull(next, "next");
        }

        @Override
        public ActionResult perform(ActionContext context) {
            context.queue(doer(context, next.who), next);
            return ActionResult.succeeded();
        }
    }

    /**
     * Somebody was pushed: told of the first cell, and of each one with terrain that harms.
     *
     * @param by who pushed, told of the first cell; {@link EntityId#WORLD} for nobody
     * @param at where it is now
     * @param into the terrain there, if that harms and is known to
     */
    public record Shoved(EntityId by, EntityId who, Point at, Optional<Terrain> into) implements CellEvent {
        public Shoved {
            Objects.requireNonNull(by, "by");
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(into, "into");
        }

        @Override
        public List<EntityId> involved() {
            return by.equals(EntityId.WORLD) || by.equals(who) ? ImmutableList.of(who) : ImmutableList.of(by, who);
        }
    }

    /**
     * A push ended before its last cell.
     *
     * @param at where it is
     * @param direction the way it could not go on
     * @param struck who stands in the way; empty if the terrain is
     * @param terrain that of the cell in the way
     */
    public record Stopped(EntityId who, Point at, Direction direction, Optional<EntityId> struck, Terrain terrain)
            implements CellEvent {
        public Stopped {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(direction, "direction");
            Objects.requireNonNull(struck, "struck");
            Objects.requireNonNull(terrain, "terrain");
        }

        /** @return whether it hit something: somebody, or what stops flyers, too, and not deep water */
        public boolean isHard() {
            return struck.isPresent() || !terrain.passage().allows(Motility.FLY);
        }

        @Override
        public List<EntityId> involved() {
            return struck.map(other -> ImmutableList.of(who, other)).orElse(ImmutableList.of(who));
        }

        @Override
        public int loudness() {
            return isHard() ? 6 : 0;
        }
    }
}
