package io.github.undercroft.dungeon.theme;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.LevelContent;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.rules.Door;
import io.github.undercroft.rules.Ground;
import io.github.undercroft.terrain.Secret;
import io.github.undercroft.terrain.Water;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What a level plan becomes in a game: each kind of cell a terrain, each word of marks a blueprint or ground. A value;
 * {@code with} gives another one.
 *
 * <pre>{@code
 * Theme theme = Theme.plain()
 *         .with("gold", (mark, plan, random) -> Blueprint.item("gold").with(new Stack(mark.amount())))
 *         .with("monster", (mark, plan, random) -> monsters.get(mark.amount()))
 *         .withGround("trap", (mark, under, random) -> Trap.hidden(under, new Harm(Dice.of("1d6"), PHYSICAL)));
 * Rules.named("depths").level("first", theme.source(RogueLevels.of(80, 24)).with(player).down(1))
 * }</pre>
 *
 * <p>A theme has terrain for {@link CellKind#ROCK} and {@link CellKind#FLOOR}. A kind without terrain of its own becomes what
 * another one becomes, so that whoever can walk through the plan can walk through the level: secret, locked and open doors are
 * doors; doors, secret passages, stairs, shallows and acid are floor; pillars and deeps are rock. Stairs lead somewhere once
 * {@link GeneratedLevel#up} and {@link GeneratedLevel#down} say where.
 *
 * <p>Marks have to be known: one that nobody thought of would be missing from the game and not be missed.
 *
 * <p>Whatever is drawn here comes from streams of their own, of the seed of the plan: for each kind of cell, and for each
 * mark. So a theme that draws more changes nothing else, and equal seeds and themes give equal levels. O(cells + marks).
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

    /** @return a theme with nothing but rock and floor, without marks */
    public static Theme of(Terrain rock, Terrain floor) {
        return new Theme(ImmutableMap.of(), ImmutableMap.of())
                .with(CellKind.ROCK, rock)
                .with(CellKind.FLOOR, floor);
    }

    /**
     * The ready-made terrains.
     *
     * @return walls, floor, closed and open doors, secrets that a search finds, water; no marks. Locked doors are closed doors in it and acid
     *     is floor, since only the game knows its keys and how much acid harms
     */
    public static Theme plain() {
        return PLAIN;
    }

    /** @return this theme, where all cells of that kind become that terrain */
    public Theme with(CellKind kind, Terrain terrain) {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(terrain, "terrain");
        return with(kind, (plan, cell, random) -> terrain);
    }

    /** @return this theme, where cells of that kind become what that says */
    public Theme with(CellKind kind, CellTerrain terrain) {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(terrain, "terrain");
        return new Theme(with(terrains, kind, terrain), marks);
    }

    /** @return this theme, where marks of that word become that */
    public Theme with(String mark, Blueprint thing) {
        Objects.requireNonNull(mark, "mark");
        Objects.requireNonNull(thing, "thing");
        return with(mark, (any, plan, random) -> thing);
    }

    /** @return this theme, where marks of that word become what that makes of them */
    public Theme with(String mark, MarkThing thing) {
        Objects.requireNonNull(mark, "mark");
        Objects.requireNonNull(thing, "thing");
        return with(mark, meaning(mark).orElse(MarkMeaning.NOTHING).withThing(thing));
    }

    /** @return this theme, where the ground under marks of that word becomes what that makes of it */
    public Theme withGround(String mark, MarkGround ground) {
        Objects.requireNonNull(mark, "mark");
        Objects.requireNonNull(ground, "ground");
        return with(mark, meaning(mark).orElse(MarkMeaning.NOTHING).withGround(ground));
    }

    /** @return this theme, which makes nothing of marks of that word */
    public Theme without(String mark) {
        Objects.requireNonNull(mark, "mark");
        return with(mark, MarkMeaning.NOTHING);
    }

    private Theme with(String mark, MarkMeaning meaning) {
        return new Theme(terrains, with(marks, mark, meaning));
    }

    private static <K, V> ImmutableMap<K, V> with(ImmutableMap<K, V> all, K key, V value) {
        Map<K, V> more = new LinkedHashMap<>(all);
        more.put(key, value);
        return ImmutableMap.copyOf(more);
    }

    /** @return levels of that generator in this theme, for {@code Rules} */
    public GeneratedLevel source(LevelGenerator generator) {
        return GeneratedLevel.of(generator, this);
    }

    /**
     * The level that a plan becomes. What marks become is placed in their order.
     *
     * @throws IllegalArgumentException if the plan has a mark that this theme does not know, or a function of this theme
     *     answers null
     */
    public LevelContent content(LevelPlan plan) {
        return new Themed(this, plan).content();
    }

    /** What makes the terrain of cells of a kind, maybe that of another one in its place. */
    CellTerrain terrain(CellKind kind) {
        CellKind known = kind;
        CellTerrain terrain = terrains.get(known);
        while (terrain == null) {
            known = inPlaceOf(known);
            terrain = terrains.get(known);
        }
        return terrain;
    }

    private static CellKind inPlaceOf(CellKind kind) {
        return switch (kind) {
            case SECRET_DOOR, LOCKED_DOOR, OPEN_DOOR -> CellKind.DOOR;
            case DOOR, SECRET_PASSAGE, STAIRS_UP, STAIRS_DOWN, SHALLOWS, ACID -> CellKind.FLOOR;
            case PILLAR, DEEPS -> CellKind.ROCK;
            case ROCK, FLOOR -> throw new IllegalStateException("Every theme has " + kind);
        };
    }

    private Optional<MarkMeaning> meaning(String mark) {
        return Optional.ofNullable(marks.get(mark));
    }

    MarkMeaning meaning(Mark mark, LevelPlan plan) {
        return meaning(mark.what())
                .orElseThrow(() -> new IllegalArgumentException("The theme knows no mark \"" + mark.what()
                        + "\", but the plan of " + plan.origin().generator() + " has one at " + mark.at()
                        + "; it knows " + marks.keySet() + ". Say with(\"" + mark.what()
                        + "\", ...) what it becomes, or without(\"" + mark.what() + "\") that it is left out"));
    }

    @Override
    public String toString() {
        return "Theme of " + terrains.keySet() + " and marks " + marks.keySet();
    }
}
