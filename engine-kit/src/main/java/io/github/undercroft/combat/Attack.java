package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Board;
import io.github.undercroft.Entities;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Motility;
import io.github.undercroft.Refusal;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.move.Steered;
import io.github.undercroft.value.inner.FaultyValueException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Attacks with what the actor wields or has by nature.
 *
 * <p>In a direction it strikes as far as the weapon reaches, but no neutral entity, such as a shopkeeper or a chest
 * (see {@link TurnView#spares}). The weapon decides about allies, and about those next to an enemy in an area; see
 * {@link AllyPolicy}. Without a target it becomes a step. {@link Bump} strikes the next cell only, or as far as it is told.
 *
 * <p>Aimed at a cell it never becomes a step, and it strikes any entity there, even a neutral one. Without a target it
 * fails.
 *
 * <pre>{@code
 * Attack.toward(Direction.EAST)                   // with what is in the hand
 * Attack.toward(Direction.EAST).with(bow)         // with the bow on the back
 * Attack.toward(Direction.EAST).with(actor.id())  // with its own fists, whatever it wields
 * }</pre>
 *
 * @param with the worn or wielded thing to attack with, or the actor itself for its natural weapon; empty for {@link
 *     TurnView#weapon()}
 */
public record Attack(Aim aim, Optional<EntityId> with) implements Steered {

    public Attack {
        Objects.requireNonNull(aim, "an attack needs an aim");
        Objects.requireNonNull(with, "an attack needs a weapon to be \"with\", or Optional.empty()");
    }

    /** An attack with the actor's default weapon. */
    public Attack(Aim aim) {
        this(aim, Optional.empty());
    }

    /**
     * Attacks with a thing that the actor wears or wields, or with its natural weapon if the id is its own.
     *
     * @throws IllegalArgumentException if it is with another one already; see {@link #replacing}
     */
    public Attack with(EntityId weapon) {
        if (with.isPresent() && !with.get().equals(weapon)) {
            throw new IllegalArgumentException(
                    "The attack is with " + with.get() + " already, and one attack has one weapon. To" + " attack with "
                            + weapon + " instead, use replacing");
        }
        return replacing(weapon);
    }

    /** @return the same with another weapon */
    public Attack replacing(EntityId weapon) {
        return new Attack(aim, Optional.of(weapon));
    }

    /** @return an attack in a direction, which becomes a step without a target */
    public static Attack toward(Direction direction) {
        return new Attack(new Aim.Toward(direction));
    }

    /** @return an attack on whatever stands on a cell, also somebody neutral; it never becomes a step */
    public static Attack at(Point cell) {
        return new Attack(new Aim.At(cell));
    }

    /** The weapon's cost; if the attack becomes a step, the cost of the step applies. */
    @Override
    public int cost(TurnView turn) {
        Optional<Weapon> weapon = weapon(turn);
        return weapon.isPresent() ? asked(weapon.get(), () -> weapon.get().cost(turn)) : turn.normalCost();
    }

    Optional<Weapon> weapon(TurnView turn) {
        return weapon(turn, turn);
    }

    /** The weapon as it is, or as the actor takes it. */
    private Optional<Weapon> weapon(Entities game, TurnView turn) {
        if (with.isEmpty()) {
            return turn.weaponIn(game);
        }
        EntityId self = turn.actor().id();
        return game.entity(with.get())
                .filter(thing -> thing.id().equals(self)
                        || (thing.location() instanceof Location.WornBy worn
                                && worn.bearer().equals(self)))
                .flatMap(thing -> thing.get(Weapon.class));
    }

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        Optional<Weapon> weapon = weapon(context.game(), turn);
        if (weapon.isEmpty() && with.isPresent()) {
            return ActionResult.failed(new NotWielded(with.get()));
        }
        Optional<Target> target = weapon.flatMap(each -> acquire(each, context.board(), turn));
        if (weapon.isEmpty() || target.isEmpty()) {
            if (aim instanceof Aim.Toward toward) {
                return ActionResult.alternate(new Move(toward.direction()));
            }
            return ActionResult.failed(weapon.isEmpty() ? new Refusal.Unarmed() : whyNot(weapon.get(), turn));
        }
        return use(context, weapon.get(), target.get());
    }

    private static ActionResult use(ActionContext context, Weapon weapon, Target target) {
        TurnView turn = context.view();
        context.emit(new Attacked(turn.actor().id(), weapon, turn.position(), target));
        asked(weapon, () -> {
            weapon.use(context, target);
            return true;
        });
        return ActionResult.succeeded();
    }

    /**
     * Strikes as an attack that was announced for those cells: nobody elsewhere, and nobody at all if they have left. It never becomes a
     * step. It fails if the weapon would hit none of these cells now.
     */
    public ActionResult strike(ActionContext context, List<Point> cells) {
        TurnView turn = context.view();
        Optional<Weapon> armed = weapon(context.game(), turn);
        Optional<Refusal> why = armed.map(each -> asked(each, () -> each.whyNot(turn)))
                .orElseGet(() -> Optional.of(new Refusal.Unarmed()));
        if (why.isPresent()) {
            return ActionResult.failed(why.get());
        }
        Weapon weapon = armed.orElseThrow();
        Target all = acquire(weapon, context.board(), turn).orElseGet(() -> {
            Point from = turn.origin(context.board(), aim);
            List<Point> area = asked(weapon, () -> weapon.area(turn, from, aim));
            List<Point> path = aim instanceof Aim.At
                    ? aim.cells(
                            cell -> context.board().isPassable(cell, Motility.FLY),
                            from,
                            context.board().width() + context.board().height())
                    : ImmutableList.of();
            return new Target(ImmutableList.of(), path, area);
        });
        List<Point> area = all.area().stream().filter(cells::contains).toList();
        List<EntityId> struck = all.struck().stream()
                .filter(each -> context.game()
                        .entity(each)
                        .filter(hit -> hit.cells().stream().anyMatch(cells::contains))
                        .isPresent())
                .toList();
        return area.isEmpty()
                ? ActionResult.failed(new Refusal.NoTarget(aim))
                : use(context, weapon, new Target(struck, all.path(), area));
    }

    /** @return the same, at the cell where its shot would end now, so that it goes there wherever the target is by then */
    public Attack ending(TurnView turn) {
        List<Point> path = weapon(turn)
                .flatMap(each -> acquire(each, turn.board(), turn))
                .map(Target::path)
                .orElse(ImmutableList.of());
        return path.isEmpty() ? this : new Attack(new Aim.At(path.get(path.size() - 1)), with);
    }

    private Optional<Target> acquire(Weapon weapon, Board board, TurnView turn) {
        return asked(weapon, () -> weapon.target(board, turn, turn.origin(board, aim), aim))
                .filter(target -> isMeant(target, board, turn));
    }

    /** Whether the target may be struck: in a direction no neutral entity, unless another one is struck with it. */
    private boolean isMeant(Target target, Board board, TurnView turn) {
        if (aim instanceof Aim.At) {
            return true;
        }
        List<Entity> spared = target.struck().stream()
                .flatMap(each -> found(each, target, board, turn).stream())
                .filter(turn::spares)
                .toList();
        return spared.size() < target.struck().size()
                || spared.stream().allMatch(each -> turn.areAllies(turn.actor(), each));
    }

    /** The entity that is struck, on the board that the weapon got. */
    private static Optional<Entity> found(EntityId struck, Target target, Board board, TurnView turn) {
        return target.area().stream()
                .flatMap(cell -> board.occupantAt(cell).stream())
                .filter(each -> each.id().equals(struck))
                .findFirst()
                .or(() -> turn.entity(struck));
    }

    private Refusal whyNot(Weapon weapon, TurnView turn) {
        return asked(weapon, () -> weapon.whyNot(turn)).orElseGet(() -> new Refusal.NoTarget(aim));
    }

    /** Makes an exception name the weapon; the engine adds the action. */
    private static <T> T asked(Weapon weapon, Supplier<T> question) {
        try {
            return Objects.requireNonNull(question.get(), "it returned null");
        } catch (Throwable thrown) {
            throw new FaultyValueException("the weapon", weapon, thrown);
        }
    }

    /** Empty if it is aimed at a cell. */
    @Override
    public Optional<Direction> heading() {
        return aim instanceof Aim.Toward toward ? Optional.of(toward.direction()) : Optional.empty();
    }

    @Override
    public List<Point> strikes(TurnView turn) {
        return weapon(turn)
                .flatMap(each -> acquire(each, turn.board(), turn))
                .map(Target::area)
                .orElse(ImmutableList.of());
    }

    @Override
    public Attack steered(Direction other) {
        return new Attack(new Aim.Toward(other), with);
    }

    @Override
    public String toString() {
        return "Attack[aim=" + aim + with.map(weapon -> ", with=" + weapon).orElse("") + "]";
    }

    /** The actor does not wield that weapon, and it is not the actor itself. */
    public record NotWielded(EntityId weapon) implements Refusal {
        public NotWielded {
            Objects.requireNonNull(weapon, "weapon");
        }
    }
}
