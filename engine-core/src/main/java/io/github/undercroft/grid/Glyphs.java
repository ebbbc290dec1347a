package io.github.undercroft.grid;

import com.google.common.collect.ImmutableMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What each glyph of a text map stands for, in the order in which the glyphs were named. Immutable.
 *
 * <pre>{@code
 * Glyphs<Terrain> legend = Glyphs.<Terrain>none().with('#', wall).with('.', floor);
 * }</pre>
 *
 * <p>A glyph is a Unicode code point; a char literal is one.
 */
public final class Glyphs<T> {

    private final ImmutableMap<Integer, T> meanings;

    private Glyphs(ImmutableMap<Integer, T> meanings) {
        this.meanings = meanings;
    }

    /** @return a legend that knows no glyph */
    public static <T> Glyphs<T> none() {
        return new Glyphs<>(ImmutableMap.of());
    }

    /**
     * Names one more glyph.
     *
     * @return a legend that knows it, too
     * @throws IllegalArgumentException if the glyph is known already
     */
    public Glyphs<T> with(int glyph, T meaning) {
        if (meanings.containsKey(glyph)) {
            throw new IllegalArgumentException(describe(glyph) + " stands for " + meanings.get(glyph)
                    + " already; it cannot stand for " + meaning + ", too");
        }
        return new Glyphs<>(ImmutableMap.<Integer, T>builder()
                .putAll(meanings)
                .put(glyph, meaning)
                .buildOrThrow());
    }

    /** @return what the glyph stands for; empty if it is not known */
    public Optional<T> find(int glyph) {
        return Optional.ofNullable(meanings.get(glyph));
    }

    /** @return every glyph with its meaning, in the order in which they were named */
    public Map<Integer, T> meanings() {
        return meanings;
    }

    /** @return the known glyphs, as messages show them */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int glyph : meanings.keySet()) {
            text.append(text.length() == 0 ? "" : ", ").append(describe(glyph));
        }
        return text.length() == 0 ? "no glyph" : text.toString();
    }

    /** Plain glyphs as they are, all others by number, too: two of them may look alike, or like nothing. */
    static String describe(int glyph) {
        if (glyph > ' ' && glyph < 0x7F) {
            return "'" + (char) glyph + "'";
        }
        String number = Integer.toHexString(glyph);
        String name = "U+" + "0000".substring(Math.min(4, number.length())) + number.toUpperCase(Locale.ROOT);
        return glyph < ' ' || glyph == 0x7F ? name : "'" + Character.toString(glyph) + "' (" + name + ")";
    }
}
