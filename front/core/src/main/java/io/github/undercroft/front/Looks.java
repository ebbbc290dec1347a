package io.github.undercroft.front;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Entities;
import io.github.undercroft.Entity;
import io.github.undercroft.Look;
import io.github.undercroft.Terrain;
import io.github.undercroft.terrain.Unseen;
import io.github.undercroft.wording.English;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The table of looks, which every surface reads: the letter, the colour and the picture of each thing, creature and terrain, by
 * name. What is not in it has the {@link Look} that the game gives it, and a picture of its own name in lower case. Terrain without any look has a usual one: {@code wall}, {@code floor}, {@code closed door}, {@code stairs down}
 * and others of the library. A name takes the line of
 * the longest of its beginnings that ends before a space: {@code sword +3} is a {@code sword}. What is only seen in flight has
 * names too: {@code hit}, {@code death}, {@code missile horizontal}, {@code vertical}, {@code rising} and {@code falling}. A
 * value.
 */
public final class Looks {

    /** An empty table. */
    public static final Looks STANDARD = new Looks(ImmutableMap.of());

    private static final Look UNKNOWN = Look.of("?", 0xC0C0C0);

    private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings().limit(3);

    /** For terrain to which neither the table nor the game gives a look. */
    private static final Looks USUAL = read("""
            floor = . 606060
            wall = # A8804A
            open door = ' C08040
            closed door = + C08040
            locked door = + E0A030
            broken door = ' 906030
            stairs down = > FFFFFF
            stairs up = < FFFFFF
            shallow water = ~ 6090C0
            deep water = } 3060B0
            acid = ~ 80C040
            fire = & FF8030
            poison gas = 8 80D040
            confusing gas = 8 D070D0
            smoke = % 909090
            marsh gas = % B0B060
            ice = _ B0E0F0
            oil = ; 907030
            ash = ` A0A0A0
            short grass = , 609040
            tall grass = " 40A040
            trodden grass = , 809050
            chasm = : 9898B8
            bridge = H C89868
            lever = \\ F0D060
            pulled lever = / B0B0B0
            bars = | C0C0FF
            open bars = - C0C0FF
            """);

    private final ImmutableMap<String, Entry> entries;

    /** What a line says; a look of the game's own where it names none. */
    private record Entry(Optional<Look> look, String tile) {}

    private Looks(Map<String, Entry> entries) {
        this.entries = ImmutableMap.copyOf(entries);
    }

    /**
     * A table from text.
     *
     * @param text lines {@code NAME = TILE}, or {@code NAME = LETTER RRGGBB}, or both: {@code goblin = g 40C040 small goblin}.
     *     Empty lines and those that begin with {@code #} are skipped
     * @throws IllegalArgumentException if a line cannot be understood, or a name stands there twice; the message gives its number
     */
    public static Looks read(String text) {
        Map<String, Entry> entries = new LinkedHashMap<>();
        TableText.lines(text, "NAME = TILE, or NAME = LETTER RRGGBB TILE", English::small)
                .forEach((name, line) -> entries.put(name, entry(line)));
        return new Looks(entries);
    }

    /** @return the table in a text file beside a class, with the letters of UTF-8 */
    public static Looks resource(Class<?> owner, String file) {
        return read(TextResource.read(owner, file));
    }

    private static Entry entry(TableText.Line line) {
        List<String> words = WORDS.splitToList(line.meaning());
        boolean isLetter = words.get(0).codePointCount(0, words.get(0).length()) == 1;
        boolean isColour = words.size() > 1
                && words.get(1).length() == 6
                && CharMatcher.anyOf("0123456789abcdefABCDEF").matchesAllOf(words.get(1));
        if (isLetter != isColour) {
            throw line.wrong("a look is one character and six hexadecimal digits, as in: g 40C040");
        }
        return isLetter
                ? new Entry(
                        Optional.of(Look.of(words.get(0), Integer.parseInt(words.get(1), 16))),
                        words.size() > 2 ? words.get(2) : English.small(line.name()))
                : new Entry(Optional.empty(), line.meaning());
    }

    /** @return how an entity is shown */
    public Appearance of(Entity entity) {
        return of(entity.name(), entity.get(Look.class).orElse(UNKNOWN));
    }

    /** @return the name of terrain in tables, of looks and of descriptions: {@code closed door} */
    public static String name(Terrain terrain) {
        return English.standard().ground(terrain);
    }

    /** @return how terrain is shown */
    public Appearance of(Terrain terrain, Entities game) {
        if (terrain == Unseen.CELL) {
            return Appearance.UNSEEN;
        }
        String name = name(terrain);
        return of(
                name, game.look(terrain).orElseGet(() -> USUAL.of(name, UNKNOWN).look()));
    }

    /** @return how something of that name is shown, which looks like that unless the table says otherwise */
    public Appearance of(String name, Look usual) {
        for (String words = English.small(name);
                !words.isEmpty();
                words = words.substring(0, Math.max(0, words.lastIndexOf(' ')))) {
            Entry entry = entries.get(words);
            if (entry != null) {
                return new Appearance(name, entry.look().orElse(usual), entry.tile());
            }
        }
        return new Appearance(name, usual, Ascii.toLowerCase(English.small(name)));
    }
}
