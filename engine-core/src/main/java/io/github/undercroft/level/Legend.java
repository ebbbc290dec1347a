package io.github.undercroft.level;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Terrain;
import io.github.undercroft.grid.TextLegend;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The meaning of the glyphs in a drawn level: each is a terrain, or an entity on some terrain. A value; {@code with}
 * adds a glyph and {@code replacing} gives one another meaning, each giving another legend.
 */
public final class Legend {

    private static final Legend STANDARD = new Legend(TextLegend.none())
            .with('#', Ground.WALL)
            .with('.', Ground.FLOOR)
            .with('+', Door.CLOSED)
            .with('-', Door.OPEN);

    private final TextLegend<Meaning> glyphs;

    // Made when first asked for; two threads that both make one make the same.
    private @Nullable ImmutableMap<Terrain, Integer> byTerrain;
    private @Nullable ImmutableMap<String, Integer> byTerrainName;
    private @Nullable ImmutableMap<String, Integer> byEntityName;

    private Legend(TextLegend<Meaning> glyphs) {
        this.glyphs = glyphs;
    }

    /** The meaning of one glyph. */
    record Meaning(Terrain terrain, Optional<Blueprint> blueprint) {
        Meaning {
            Objects.requireNonNull(terrain, "terrain");
        }

        private String told() {
            return blueprint
                    .map(what -> "\"" + what.name() + "\" on " + terrain.name())
                    .orElseGet(terrain::name);
        }
    }

    /** @return {@code #} wall, {@code .} floor, {@code +} closed door, {@code -} open door */
    public static Legend standard() {
        return STANDARD;
    }

    /** @return a legend without glyphs */
    public static Legend empty() {
        return new Legend(TextLegend.none());
    }

    /**
     * Adds a glyph for terrain.
     *
     * @throws IllegalArgumentException if the glyph stands for something already; see {@link #replacing(int, Terrain)}
     */
    public Legend with(int glyph, Terrain terrain) {
        return added(glyph, new Meaning(terrain, Optional.empty()));
    }

    /**
     * Adds a glyph for an entity on floor.
     *
     * @throws IllegalArgumentException if the glyph stands for something already; see {@link #replacing(int, Blueprint)}
     */
    public Legend with(int glyph, Blueprint blueprint) {
        return with(glyph, blueprint, Ground.FLOOR);
    }

    /**
     * Adds a glyph for an entity on that terrain.
     *
     * @throws IllegalArgumentException if the glyph stands for something already; see {@link #replacing(int, Blueprint, Terrain)}
     */
    public Legend with(int glyph, Blueprint blueprint, Terrain under) {
        return added(glyph, meaning(blueprint, under));
    }

    /** @return this legend, where the glyph stands for that terrain, whatever it stood for */
    public Legend replacing(int glyph, Terrain terrain) {
        return new Legend(glyphs.replacing(glyph, new Meaning(terrain, Optional.empty())));
    }

    /** @return this legend, where the glyph stands for an entity on floor, whatever it stood for */
    public Legend replacing(int glyph, Blueprint blueprint) {
        return replacing(glyph, blueprint, Ground.FLOOR);
    }

    /** @return this legend, where the glyph stands for an entity on that terrain, whatever it stood for */
    public Legend replacing(int glyph, Blueprint blueprint, Terrain under) {
        return new Legend(glyphs.replacing(glyph, meaning(blueprint, under)));
    }

    private static Meaning meaning(Blueprint blueprint, Terrain under) {
        return new Meaning(under, Optional.of(Objects.requireNonNull(blueprint, "blueprint")));
    }

    private Legend added(int glyph, Meaning meaning) {
        glyphs.find(glyph).ifPresent(before -> {
            throw new IllegalArgumentException(
                    "'" + String.valueOf(Character.toChars(glyph)) + "' stands for " + before.told()
                            + " already; with adds a glyph. To let it stand for " + meaning.told()
                            + " instead, use replacing");
        });
        return new Legend(glyphs.with(glyph, meaning));
    }

    /** @return the glyph of a plain terrain, the first one given to it; else the first one of a terrain of that name */
    public Optional<Integer> glyph(Terrain terrain) {
        ImmutableMap<Terrain, Integer> terrains = byTerrain;
        if (terrains == null) {
            terrains = first(Legend::plain);
            byTerrain = terrains;
        }
        Integer same = terrains.get(terrain);
        return same != null ? Optional.of(same) : glyphByName(terrain.name());
    }

    private Optional<Integer> glyphByName(String terrainName) {
        ImmutableMap<String, Integer> names = byTerrainName;
        if (names == null) {
            names = first(meaning -> plain(meaning).map(Terrain::name));
            byTerrainName = names;
        }
        return Optional.ofNullable(names.get(terrainName));
    }

    private static Optional<Terrain> plain(Meaning meaning) {
        return meaning.blueprint().isEmpty() ? Optional.of(meaning.terrain()) : Optional.empty();
    }

    /** @return the glyph of the entities that are made from a blueprint of that name, the first one given to it */
    public Optional<Integer> glyph(String entityName) {
        ImmutableMap<String, Integer> names = byEntityName;
        if (names == null) {
            names = first(meaning -> meaning.blueprint().map(Blueprint::name));
            byEntityName = names;
        }
        return Optional.ofNullable(names.get(entityName));
    }

    /** The first glyph for each key. */
    private <K> ImmutableMap<K, Integer> first(Function<Meaning, Optional<K>> key) {
        Map<K, Integer> firsts = new LinkedHashMap<>();
        glyphs.meanings()
                .forEach((glyph, meaning) -> key.apply(meaning).ifPresent(of -> firsts.putIfAbsent(of, glyph)));
        return ImmutableMap.copyOf(firsts);
    }

    TextLegend<Meaning> glyphs() {
        return glyphs;
    }
}
