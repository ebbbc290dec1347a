package io.github.undercroft;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.sense.Perceiver;
import io.github.undercroft.value.inner.FaultyValueException;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What one actor believes of the game, for its brain and for rules that decide for it. Read-only, and always up to date. The truth
 * is {@link ActionContext}'s alone.
 */
public interface TurnView extends PlayerView {

    /** @return the actor whose turn this is; an entity without a place if the world itself acts */
    @Override
    Entity actor();

    /**
     * Where the actor is: its cell, the cell of its bearer, or the last one it was on.
     *
     * @throws IllegalStateException if it never was on a level, like the world
     */
    Point position();

    /**
     * @return the neighbouring cells of the actor whose terrain, as the actor knows it, equals the given one; clockwise
     *     from north, to offer what can be done there
     */
    default List<Point> neighbours(Terrain terrain) {
        return cells().stream()
                .flatMap(cell -> Direction.all().stream().map(cell::step))
                .distinct()
                .filter(cell -> board().terrainAt(cell).equals(terrain))
                .toList();
    }

    /** @return the cells where the actor is, row by row: its {@link #position()}, or all that it {@linkplain Body fills} */
    default List<Point> cells() {
        return actor().has(Body.class) && actor().position().isPresent()
                ? actor().cells()
                : ImmutableList.of(position());
    }

    /** @return whether a cell is one that the actor fills, or next to one, in eight directions */
    default boolean isBeside(Point cell) {
        return Metric.CHEBYSHEV.within(actor().nearest(cell).orElseGet(this::position), cell, 1);
    }

    /** @return the cell of another one that is nearest to the actor, which is its {@link Entity#position() position} if it has only one; empty if it has none */
    default Optional<Point> nearest(Entity other) {
        return other.position().flatMap(at -> other.nearest(actor().nearest(at).orElseGet(this::position)));
    }

    /** @return the cells that the actor would come to fill by a step, row by row: more than one if it {@linkplain Body fills several} */
    default List<Point> ahead(Direction direction) {
        List<Point> own = cells();
        if (own.size() == 1) {
            return ImmutableList.of(own.get(0).step(direction));
        }
        return own.stream()
                .map(cell -> cell.step(direction))
                .filter(cell -> !own.contains(cell))
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * @return the one of its cells from which the actor aims: the nearest to what it aims at; in a direction the first, row by row, before
     *     which somebody stands whom it does not {@linkplain #spares(Entity) spare}, else the first before which there is room at all
     */
    default Point origin(Board board, Aim aim) {
        if (!actor().has(Body.class)) {
            return position();
        }
        if (aim instanceof Aim.At at) {
            return actor().nearest(at.target()).orElseGet(this::position);
        }
        Direction direction = ((Aim.Toward) aim).direction();
        List<Point> ahead = ahead(direction);
        return ahead.stream()
                .filter(cell ->
                        board.occupantAt(cell).filter(other -> !spares(other)).isPresent())
                .findFirst()
                .orElse(ahead.get(0))
                .step(direction.opposite());
    }

    /** @return the things that the actor carries and wears, by id, each as the actor takes it */
    default List<Entity> things() {
        return things(actor().id());
    }

    /** @return whether the actor is hostile to that entity, as it takes it */
    default boolean isEnemy(Entity other) {
        return areEnemies(actor(), other);
    }

    /**
     * Whether the actor would strike that entity only on purpose, never by the way: who is on a side and no enemy, and
     * what has a use of its own ({@link Bumpable}) and is no enemy, as it takes it. What is on no side and has no use, such as a
     * barrel, is not spared.
     */
    boolean spares(Entity other);

    /**
     * Whether an attack with this aim leaves an entity out as friendly. An aim at a cell leaves out the actor and its allies. An aim
     * in a direction leaves out every entity that {@link #spares(Entity)} does.
     */
    default boolean spares(Entity other, Aim aim) {
        return aim instanceof Aim.At ? areAllies(actor(), other) : spares(other);
    }

    /**
     * @return what the actor attacks with, as it takes it: worn first, that in the hand before all others, then its own; but its own if
     *     the worn one can't be used now, as a bow without arrows
     */
    default Optional<Weapon> weapon() {
        return weaponIn(this);
    }

    /** @return the same by that view: an attack that is made asks the game as it is */
    default Optional<Weapon> weaponIn(Entities game) {
        Optional<Weapon> first = game.weapon(actor());
        Optional<Weapon> own = actor().get(Weapon.class);
        if (first.isEmpty() || own.isEmpty() || first.get() == own.get()) {
            return first;
        }
        try {
            return first.get().whyNot(this).isEmpty() || own.get().whyNot(this).isPresent() ? first : own;
        } catch (Throwable thrown) {
            throw new FaultyValueException("the weapon", first.get(), thrown);
        }
    }

    /**
     * The first entity with that quality on the cells aimed at, on that board. Looks over the heads of all others, and
     * ends where a flying thing would be stopped by the terrain.
     *
     * @param board the one that was handed to {@link Weapon#target}
     * @param reach how many cells, 1 or more
     */
    Optional<Target> firstAlong(Board board, Point from, Aim aim, int reach, Predicate<Entity> quality);

    /** @return the game's rule of walking */
    StepRule steps();

    /** @return the price of a plain action in this game */
    int normalCost();

    /** @return how long that many normal turns take, in units of {@link #now()}, for a timer: haste does not shorten a fuse */
    long turns(long number);

    /** @return how long that many turns of the actor itself take at its speed now, rounded up: the same as {@link #turns} at the normal one */
    long ownTurns(long number);

    /** @return the price of a rest in this game */
    int restCost();

    /**
     * @return chance for deciding: the same each time it is asked for in one turn, and nothing in the game moves by it
     */
    RandomSource random();

    /** @return the unfinished action of the actor */
    Optional<Action> unfinished();

    /**
     * Plays the action in a copy of the game with different random numbers, which are the same for each call.
     *
     * <p>For an actor without senses the copy is the game as it is. For an actor with a {@link Perceiver} component the
     * copy holds only what the actor knows:
     *
     * <ul>
     *   <li>The actor has everything that it carries and wears. Entities in view are as they are, with what they wear,
     *       but without what they carry.
     *   <li>An entity that was seen elsewhere is at its last known place, as it looked there, with no items and no
     *       turns. Other entities are absent, also to code of the game that looks for them by id.
     *   <li>The level is built as the actor remembers it: a hidden trap is the floor that it looks like. A cell that
     *       was never seen can be walked onto but blocks sight; its terrain stays {@link
     *       io.github.undercroft.terrain.Unseen#CELL}.
     *   <li>Other entities perceive nothing, no entity travels to another level, and nothing is known of other levels.
     *   <li>End conditions are not asked.
     * </ul>
     *
     * <p>The events are those that the actor would see. Costs a few microseconds more than a fork, depending on how
     * many entities are known and have turns.
     *
     * @throws IllegalStateException while something is performed, and within what is imagined
     */
    Imagined imagine(Action action);

    /**
     * Tells why the actor decides so, for {@link io.github.undercroft.game.Game#explain}: {@code turn.because("guards its eggs")}. Does nothing
     * while the game is played, so call it once the action is found. A behaviour that has no action may tell why it has none: {@code
     * turn.because("is near its leader")}.
     *
     * @param reason what the actor does, as after "it"
     */
    default void because(String reason) {}

    /** The same, with the cell to which it goes. */
    default void because(String reason, Point goal) {}

    /**
     * The same, with the way on which it goes.
     *
     * @param way the cells of a path, of which the last is the goal
     */
    default void because(String reason, List<Point> way) {}

    /**
     * Tells which behaviour was asked and what it answered, in the same way. Brains made of behaviours do so for each that they ask.
     *
     * @param asked the behaviour, or a brain within the brain
     * @param answer its action; empty if it does not apply: what it told by {@link #because(String)} is then why it has none
     */
    default void answered(Object asked, Optional<Action> answer) {}

    /** @return the tool of that name, made on demand and kept with the game */
    <T> T workspace(WorkspaceKey<T> key);
}
