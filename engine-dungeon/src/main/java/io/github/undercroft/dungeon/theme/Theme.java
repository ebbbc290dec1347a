package io.github.undercroft.dungeon.theme;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Clouded;
import io.github.undercroft.Terrain;
import io.github.undercroft.door.Bars;
import io.github.undercroft.door.Lever;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Lock;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Water;
import io.github.undercroft.item.Key;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.Portal;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.trap.Secret;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Turns a level plan into a level of a game: each kind of cell becomes a terrain, each word of marks a blueprint or terrain.
 * A value; {@code with} says what a kind or a word becomes and {@code replacing} says something else, each returns another
 * theme.
 *
 * <pre>{@code
 * Theme theme = Theme.plain()
 *         .with("gold", (mark, plan, random) -> Blueprint.item("gold").with(new StackSize(mark.amount())))
 *         .with("monster", (mark, plan, random) -> Blueprint.of("monster of rank " + mark.amount()))
 *         .withGround("trap", (mark, under, random) -> Trap.hidden(under, new Harm(Dice.of("1d6"), DamageKind.PHYSICAL)));
 * Rules.named("depths").level("first", theme.source(RogueLevels.of(80, 24)).with(player).down(1))
 * }</pre>
 *
 * <p>A theme has terrain for {@link CellKind#ROCK} and {@link CellKind#FLOOR}. A kind without terrain of its own becomes the
 * terrain of another kind, so that passable cells stay passable: secret and open doors are doors; doors, secret passages,
 * stairs, shallows and acid are floor; pillars and deeps are rock. Only a locked door needs {@link #withLocks}, {@link #withLevers} or terrain of
 * its own. Stairs lead somewhere once {@link
 * GeneratedLevel#up} and {@link GeneratedLevel#down} say where.
 *
 * <p>What is {@link io.github.undercroft.item.OneOf one of several} in a vault is one of those in that vault: two vaults are two
 * offers, also if they are alike.
 *
 * <p>Every word of a mark has to be known; a forgotten one would otherwise be missing from the game without notice.
 *
 * <p>Random numbers come from separate streams, derived from the seed of the plan: one for each kind of cell, and one for
 * each mark. So a theme that draws more changes nothing else, and equal seeds and themes give equal levels. O(cells +
 * marks).
 */
public final class Theme {

    private static final Theme PLAIN = of(Ground.WALL, Ground.FLOOR)
            .with(CellKind.DOOR, Door.CLOSED)
            .with(CellKind.OPEN_DOOR, Door.OPEN)
            .with(CellKind.SECRET_DOOR, new Secret(Ground.WALL, Door.CLOSED))
            .with(CellKind.SECRET_PASSAGE, new Secret(Ground.WALL, Ground.FLOOR))
            .with(CellKind.SHALLOWS, Water.SHALLOW)
            .with(CellKind.DEEPS, Water.DEEP);

    private final ImmutableMap<CellKind, CellTerrain> terrains;
    private final ImmutableMap<String, MarkMeaning> marks;

    private Theme(ImmutableMap<CellKind, CellTerrain> terrains, ImmutableMap<String, MarkMeaning> marks) {
        this.terrains = terrains;
        this.marks = marks;
    }

    /** @return a theme with only rock and floor, without marks */
    public static Theme of(Terrain rock, Terrain floor) {
        return new Theme(ImmutableMap.of(), ImmutableMap.of())
                .with(CellKind.ROCK, rock)
                .with(CellKind.FLOOR, floor);
    }

    /**
     * A theme of ready-made terrain.
     *
     * @return walls, floor, closed and open doors, secrets that a search finds, water; no marks and no locked doors, see
     *     {@link #withLocks}. Acid becomes floor, since only the game knows its damage
     */
    public static Theme plain() {
        return PLAIN;
    }

    /**
     * Says what terrain all cells of a kind become.
     *
     * @throws IllegalArgumentException if they become something already; see {@link #replacing(CellKind, Terrain)}
     */
    public Theme with(CellKind kind, Terrain terrain) {
        Objects.requireNonNull(kind, "kind");
        return with(kind, new Always(terrain));
    }

    /**
     * Says what makes terrain of the cells of a kind.
     *
     * @throws IllegalArgumentException if they become something already; see {@link #replacing(CellKind, CellTerrain)}
     */
    public Theme with(CellKind kind, CellTerrain terrain) {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(terrain, "terrain");
        if (terrains.containsKey(kind)) {
            throw new IllegalArgumentException("The cells of the kind " + kind
                    + " have a terrain already; to give them another one, use replacing");
        }
        return replacing(kind, terrain);
    }

    /**
     * Adds locked doors and their keys, for plans with locks such as those of {@code AddLocks}. Each key opens its own door
     * only, also in a game with several such levels, and is used up; see {@link #keyName}.
     *
     * @param hitPoints the damage that breaks a door, 1 or more; see {@link LockableDoor}
     * @throws IllegalArgumentException if locked doors or marks of keys become something already
     */
    public Theme withLocks(int hitPoints) {
        LockableDoor.locked(Lock.KEY, hitPoints); // refuses bad hit points now, not when a level is made
        return with(
                        CellKind.LOCKED_DOOR,
                        (plan, cell, random) -> LockableDoor.locked(keyName(plan, lockAt(plan, cell)), hitPoints))
                .with(
                        Lock.KEY,
                        (mark, plan, random) -> Blueprint.item("key")
                                .with(new StackSize(1))
                                .with(new Key(keyName(plan, mark.amount()))));
    }

    /**
     * Adds bars in the place of locked doors, and levers in that of their keys. Whoever reaches a lever pulls it, so what is proved of
     * locks is proved of them.
     *
     * @throws IllegalArgumentException if locked doors or marks of keys become something already
     */
    public Theme withLevers() {
        return with(CellKind.LOCKED_DOOR, (plan, cell, random) -> Bars.shut(leverName(lockAt(plan, cell))))
                .withGround(Lock.KEY, (mark, under, random) -> Lever.of(leverName(mark.amount())));
    }

    /** A lever reaches no further than its level, so the names of several levels may be the same. */
    private static String leverName(int id) {
        return "lock " + id;
    }

    /**
     * A name for the key of a lock. Names differ from lock to lock and from level to level, since they contain the seed of
     * the plan: a key opens its own door only.
     *
     * @param id the id of the lock, which is the amount of the key's mark
     */
    public static String keyName(LevelPlan plan, int id) {
        return "lock " + id + " of level " + Long.toHexString(plan.origin().seed());
    }

    private static int lockAt(LevelPlan plan, Point door) {
        return plan.details(Lock.class).stream()
                .filter(lock -> lock.door().equals(door))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The locked door at " + door
                        + " belongs to no Lock, so there is no key to it; add a Lock to the"
                        + " details of the plan, or make it another kind of door"))
                .id();
    }

    /** @return this theme, where all cells of that kind become that terrain, whatever they became */
    public Theme replacing(CellKind kind, Terrain terrain) {
        return replacing(kind, new Always(terrain));
    }

    /** @return this theme, where cells of that kind become what that says, whatever they became */
    public Theme replacing(CellKind kind, CellTerrain terrain) {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(terrain, "terrain");
        return new Theme(put(terrains, kind, terrain), marks);
    }

    /**
     * Says what marks of a word become.
     *
     * @throws IllegalArgumentException if they become something already; see {@link #replacing(String, Blueprint)}
     */
    public Theme with(String mark, Blueprint thing) {
        Objects.requireNonNull(mark, "mark");
        Objects.requireNonNull(thing, "thing");
        return with(mark, (any, plan, random) -> thing);
    }

    /**
     * Says what makes something of marks of a word.
     *
     * @throws IllegalArgumentException if they become something already; see {@link #replacing(String, MarkThing)}
     */
    public Theme with(String mark, MarkThing thing) {
        Objects.requireNonNull(mark, "mark");
        Objects.requireNonNull(thing, "thing");
        if (told(mark).thing().isPresent()) {
            throw new IllegalArgumentException(
                    "Marks \"" + mark + "\" become something already; to make something else of them, use replacing");
        }
        return replacing(mark, thing);
    }

    /**
     * Says what the ground under marks of a word becomes.
     *
     * @throws IllegalArgumentException if it becomes something already; see {@link #replacingGround}
     */
    public Theme withGround(String mark, MarkGround ground) {
        Objects.requireNonNull(mark, "mark");
        Objects.requireNonNull(ground, "ground");
        if (told(mark).ground().isPresent()) {
            throw new IllegalArgumentException("The ground under marks \"" + mark
                    + "\" becomes something already; to make something else of it, use replacingGround");
        }
        return replacingGround(mark, ground);
    }

    /** @return this theme, where marks of that word become that, whatever they became */
    public Theme replacing(String mark, Blueprint thing) {
        Objects.requireNonNull(thing, "thing");
        return replacing(mark, (any, plan, random) -> thing);
    }

    /** @return this theme, where marks of that word become what that makes of them, whatever they became */
    public Theme replacing(String mark, MarkThing thing) {
        Objects.requireNonNull(mark, "mark");
        Objects.requireNonNull(thing, "thing");
        return put(mark, told(mark).withThing(thing));
    }

    /** @return this theme, where the ground under marks of that word becomes what that makes of it, whatever it became */
    public Theme replacingGround(String mark, MarkGround ground) {
        Objects.requireNonNull(mark, "mark");
        Objects.requireNonNull(ground, "ground");
        return put(mark, told(mark).withGround(ground));
    }

    private MarkMeaning told(String mark) {
        return meaning(mark).orElse(MarkMeaning.NOTHING);
    }

    /** @return the same, without anything for marks of that word */
    public Theme without(String mark) {
        Objects.requireNonNull(mark, "mark");
        return put(mark, MarkMeaning.NOTHING);
    }

    private Theme put(String mark, MarkMeaning meaning) {
        return new Theme(terrains, put(marks, mark, meaning));
    }

    private static <K, V> ImmutableMap<K, V> put(ImmutableMap<K, V> all, K key, V value) {
        Map<K, V> more = new LinkedHashMap<>(all);
        more.put(key, value);
        return ImmutableMap.copyOf(more);
    }

    /** @return levels of that generator in this theme, for {@code Rules} */
    public GeneratedLevel source(LevelGenerator generator) {
        return GeneratedLevel.of(generator, this);
    }

    /**
     * Turns a plan into a level. Things and creatures are placed in the order of their marks.
     *
     * @throws IllegalArgumentException if the plan has a mark that this theme does not know, or a locked door without {@link
     *     #withLocks} or a terrain of its own, or a function of this theme returns null
     */
    public LevelContent content(LevelPlan plan) {
        return new Themed(this, plan).content();
    }

    /** The terrain of cells of a kind, or that of another kind in its place. */
    CellTerrain terrain(CellKind kind) {
        CellKind known = kind;
        CellTerrain terrain = terrains.get(known);
        if (terrain == null && kind == CellKind.LOCKED_DOOR) {
            return Theme::refuseLock;
        }
        while (terrain == null) {
            known = inPlaceOf(known);
            terrain = terrains.get(known);
        }
        return terrain;
    }

    /** One terrain for all cells of a kind. */
    private record Always(Terrain terrain) implements CellTerrain {
        Always {
            Objects.requireNonNull(terrain, "terrain");
        }

        @Override
        public Terrain at(LevelPlan plan, Point cell, RandomSource random) {
            return terrain;
        }
    }

    /** The portal that all cells of a kind become; empty if they become something else, or not all the same. */
    Optional<Portal> portal(CellKind kind) {
        return terrains.get(kind) instanceof Always always && Clouded.ground(always.terrain()) instanceof Portal portal
                ? Optional.of(portal)
                : Optional.empty();
    }

    private static Terrain refuseLock(LevelPlan plan, Point door, RandomSource random) {
        throw new IllegalArgumentException("The plan has a locked door at " + door
                + ", but the theme has no locks. Add withLocks(hitPoints), or with(CellKind.LOCKED_DOOR, ...) for terrain of"
                + " your own");
    }

    private static CellKind inPlaceOf(CellKind kind) {
        return switch (kind) {
            case SECRET_DOOR, OPEN_DOOR -> CellKind.DOOR;
            case DOOR, SECRET_PASSAGE, STAIRS_UP, STAIRS_DOWN, SHALLOWS, ACID -> CellKind.FLOOR;
            case PILLAR, DEEPS -> CellKind.ROCK;
            case ROCK, FLOOR, LOCKED_DOOR -> throw new IllegalStateException("Never replaced: " + kind);
        };
    }

    private Optional<MarkMeaning> meaning(String mark) {
        return Optional.ofNullable(marks.get(mark));
    }

    MarkMeaning meaning(Mark mark) {
        return meaning(mark.what())
                .orElseThrow(() -> new IllegalArgumentException("The theme knows no mark \"" + mark.what()
                        + "\", but the plan has one at " + mark.at() + " (" + mark.why() + "); of those it knows, the"
                        + " nearest are " + mostAlike(mark.what()) + ". Say with(\"" + mark.what()
                        + "\", ...) what it becomes, or without(\"" + mark.what() + "\") to leave it out"));
    }

    /** The three marks with the longest beginning in common. Of equal ones the earlier comes first. */
    private List<String> mostAlike(String what) {
        return marks.keySet().stream()
                .sorted(Comparator.comparingInt(
                        known -> -Strings.commonPrefix(known, what).length()))
                .limit(3)
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    public String toString() {
        return "Theme of " + terrains.keySet() + " and marks " + marks.keySet();
    }

    /** The terrain of each cell of a kind, if it is not the same for all of them. */
    @FunctionalInterface
    public interface CellTerrain {

        /**
         * The terrain of one cell; asked in reading order.
         *
         * @param random one stream for all cells of the kind in the level, and for nothing else
         */
        Terrain at(LevelPlan plan, Point cell, RandomSource random);
    }

    /** The terrain that a mark becomes, such as a trap. */
    @FunctionalInterface
    public interface MarkGround {

        /**
         * Returns the terrain for one mark.
         *
         * @param under the terrain without the mark
         * @param random a stream for this mark alone
         */
        Terrain of(Mark mark, Terrain under, RandomSource random);
    }

    /** The creature or thing that a mark becomes. */
    @FunctionalInterface
    public interface MarkThing {

        /**
         * Returns the blueprint for one mark.
         *
         * @param random a stream for this mark alone
         */
        Blueprint of(Mark mark, LevelPlan plan, RandomSource random);
    }
}
