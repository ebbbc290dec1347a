package io.github.undercroft.rules;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.grid.Glyphs;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Terrain;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What the glyphs of a drawn level stand for: each for a terrain, or for an entity on some terrain. A value; {@code with}
 * gives another one.
 */
public final class Legend {

    private static final Legend STANDARD = new Legend(ImmutableMap.of())
            .with('#', Ground.WALL)
            .with('.', Ground.FLOOR)
            .with('+', Door.CLOSED)
            .with('-', Door.OPEN);

    private final ImmutableMap<Integer, Meaning> meanings;

    private Legend(ImmutableMap<Integer, Meaning> meanings) {
        this.meanings = meanings;
    }

    /** What one glyph stands for. */
    record Meaning(Terrain terrain, Optional<Blueprint> blueprint) {
        Meaning {
            Objects.requireNonNull(terrain, "terrain");
        }
    }

    /** @return {@code #} wall, {@code .} floor, {@code +} closed door, {@code -} open door */
    public static Legend standard() {
        return STANDARD;
    }

    /** @return a legend without glyphs */
    public static Legend empty() {
        return new Legend(ImmutableMap.of());
    }

    /** @return this legend, where the glyph stands for that terrain */
    public Legend with(int glyph, Terrain terrain) {
        return with(glyph, new Meaning(terrain, Optional.empty()));
    }

    /** @return this legend, where the glyph stands for an entity on floor */
    public Legend with(int glyph, Blueprint blueprint) {
        return with(glyph, blueprint, Ground.FLOOR);
    }

    /** @return this legend, where the glyph stands for an entity on that terrain */
    public Legend with(int glyph, Blueprint blueprint, Terrain under) {
        return with(glyph, new Meaning(under, Optional.of(Objects.requireNonNull(blueprint, "blueprint"))));
    }

    private Legend with(int glyph, Meaning meaning) {
        Map<Integer, Meaning> all = new LinkedHashMap<>(meanings);
        all.put(glyph, meaning);
        return new Legend(ImmutableMap.copyOf(all));
    }

    /** @return the glyph of a plain terrain, the first one given to it; else the first one of a terrain of that name */
    public Optional<Integer> glyph(Terrain terrain) {
        Optional<Integer> same = glyph(terrain::equals);
        return same.isPresent() ? same : glyph(each -> each.name().equals(terrain.name()));
    }

    private Optional<Integer> glyph(Predicate<Terrain> quality) {
        return meanings.entrySet().stream()
                .filter(entry -> entry.getValue().blueprint().isEmpty()
                        && quality.test(entry.getValue().terrain()))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** @return the glyph of the entities that are made from a blueprint of that name, the first one given to it */
    public Optional<Integer> glyph(String entityName) {
        return meanings.entrySet().stream()
                .filter(entry -> entry.getValue()
                        .blueprint()
                        .filter(blueprint -> blueprint.name().equals(entityName))
                        .isPresent())
                .map(Map.Entry::getKey)
                .findFirst();
    }

    Glyphs<Meaning> glyphs() {
        Glyphs<Meaning> glyphs = Glyphs.none();
        for (Map.Entry<Integer, Meaning> entry : meanings.entrySet()) {
            glyphs = glyphs.with(entry.getKey(), entry.getValue());
        }
        return glyphs;
    }
}
