package io.github.undercroft.grid;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What each glyph of a text map stands for, in the order in which the glyphs were named. Immutable.
 *
 * <pre>{@code
 * TextLegend<Terrain> legend = TextLegend.<Terrain>none().with('#', Ground.WALL).with('.', Ground.FLOOR);
 * }</pre>
 *
 * <p>A glyph is a Unicode code point; a char literal is one.
 */
public final class TextLegend<T> {

    /** The glyphs, each part larger than the next, so that a glyph is copied O(log n) times and not n times. */
    private final ImmutableList<ImmutableMap<Integer, T>> parts;

    private TextLegend(List<ImmutableMap<Integer, T>> parts) {
        this.parts = ImmutableList.copyOf(parts);
    }

    /** @return a legend that knows no glyph */
    public static <T> TextLegend<T> none() {
        return new TextLegend<>(ImmutableList.of());
    }

    /**
     * Names one more glyph. O(log n), as the mean of many.
     *
     * @return a legend that knows it, too
     * @throws IllegalArgumentException if the glyph is known already, is no code point, or is a line break
     */
    public TextLegend<T> with(int glyph, T meaning) {
        checkGlyph(glyph);
        Objects.requireNonNull(meaning, () -> "the meaning of " + describe(glyph));
        find(glyph).ifPresent(known -> {
            throw new IllegalArgumentException(
                    describe(glyph) + " stands for " + known + " already; it cannot stand for " + meaning
                            + ", too. To change what it stands for, use replacing");
        });
        return put(glyph, meaning);
    }

    /**
     * Gives a glyph another meaning; a glyph that is not known yet is added. A known one keeps its place. O(n) for a known one.
     *
     * @return a legend where the glyph stands for that
     * @throws IllegalArgumentException if the glyph is no code point, or is a line break
     */
    public TextLegend<T> replacing(int glyph, T meaning) {
        checkGlyph(glyph);
        Objects.requireNonNull(meaning, () -> "the meaning of " + describe(glyph));
        if (find(glyph).isEmpty()) {
            return put(glyph, meaning);
        }
        ImmutableMap.Builder<Integer, T> all = ImmutableMap.builder();
        meanings().forEach((known, before) -> all.put(known, known == glyph ? meaning : before));
        return new TextLegend<>(ImmutableList.of(all.buildOrThrow()));
    }

    private TextLegend<T> put(int glyph, T meaning) {
        List<ImmutableMap<Integer, T>> joined = new ArrayList<>(parts);
        ImmutableMap<Integer, T> last = ImmutableMap.of(glyph, meaning);
        while (!joined.isEmpty() && joined.get(joined.size() - 1).size() <= last.size()) {
            last = joined(List.of(joined.remove(joined.size() - 1), last));
        }
        joined.add(last);
        return new TextLegend<>(joined);
    }

    private static <T> ImmutableMap<Integer, T> joined(List<ImmutableMap<Integer, T>> parts) {
        ImmutableMap.Builder<Integer, T> all = ImmutableMap.builder();
        parts.forEach(all::putAll);
        return all.buildOrThrow();
    }

    /** @return the meaning of the glyph; empty if it is not known */
    public Optional<T> find(int glyph) {
        for (ImmutableMap<Integer, T> part : parts) {
            T meaning = part.get(glyph);
            if (meaning != null) {
                return Optional.of(meaning);
            }
        }
        return Optional.empty();
    }

    /** @return every glyph with its meaning, in the order in which they were named */
    public Map<Integer, T> meanings() {
        return joined(parts);
    }

    /** @return the known glyphs, as messages show them */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int glyph : meanings().keySet()) {
            text.append(text.length() == 0 ? "" : ", ").append(describe(glyph));
        }
        return text.length() == 0 ? "no glyph" : text.toString();
    }

    private static void checkGlyph(int glyph) {
        if (!Character.isValidCodePoint(glyph)) {
            throw new IllegalArgumentException(
                    "A glyph is a Unicode code point, as a char literal is; this is " + glyph);
        }
        if (glyph == '\n' || glyph == '\r') {
            throw new IllegalArgumentException(
                    "A line break is no glyph of a text map, as it ends a row; this is " + describe(glyph));
        }
    }

    /** Plain glyphs as they are, all others by number, too: two of them may look alike, or like nothing. */
    static String describe(int glyph) {
        if (glyph > ' ' && glyph < 0x7F) {
            return "'" + (char) glyph + "'";
        }
        String number = Integer.toHexString(glyph);
        String name = "U+" + "0000".substring(Math.min(4, number.length())) + number.toUpperCase(Locale.ROOT);
        return glyph < ' ' || glyph == 0x7F
                ? name
                : "'" + String.valueOf(Character.toChars(glyph)) + "' (" + name + ")";
    }
}
