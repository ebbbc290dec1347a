package io.github.undercroft.front;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import io.github.undercroft.Entity;
import io.github.undercroft.Location;
import io.github.undercroft.Terrain;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.Wording;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the front end says: its own sentences, in English or by the table of a translation, and the names that the {@link Wording}
 * of a game gives. A value.
 *
 * @param table the sentences of a translation, by the English ones; see {@link #read}
 */
public record Words(Wording wording, Map<String, String> table) {

    private static final String FORM = "ENGLISH = OTHER";

    /** The length of <code>{0}</code>. */
    private static final int PLACE = 3;

    /** In English, with names as {@link English#standard()} has them. */
    public static final Words ENGLISH = in(English.standard());

    /** Copies the table. */
    public Words {
        table = ImmutableMap.copyOf(table);
    }

    /** @return the front end's own sentences in English, with the names of that wording */
    public static Words in(Wording wording) {
        return new Words(wording, ImmutableMap.of());
    }

    /**
     * The front end's own sentences in another language; what the table lacks stays English.
     *
     * @param text lines {@code ENGLISH = OTHER} with sentences, words for keys, and names of verbs. Empty lines and those that
     *     begin with {@code #} are skipped
     * @param verbs the names of verbs that only this game has
     * @throws IllegalArgumentException for a line that can't be understood, or translates nothing; the message gives its number
     */
    public static Words read(String text, Wording wording, String... verbs) {
        Set<String> known = sentences(verbs);
        ImmutableMap.Builder<String, String> table = ImmutableMap.builder();
        TableText.lines(text, FORM, name -> name).forEach((name, line) -> {
            if (!known.contains(name)) {
                throw line.wrong("nothing is said like that" + Suggestion.question(name, known));
            }
            for (int i = 0; i < line.meaning().length(); i++) {
                int value = value(line.meaning(), i);
                if (value >= 0 && !name.contains("{" + value + "}")) {
                    throw line.wrong("there is no {" + value + "} in the English sentence");
                }
            }
            table.put(name, line.meaning());
        });
        return new Words(wording, table.buildOrThrow());
    }

    /**
     * The lines of such a text, whatever they translate, for a build that knows no game and none of its verbs.
     *
     * @throws IllegalArgumentException for a line that is none
     */
    public static Map<String, String> lines(String text) {
        return ImmutableMap.copyOf(
                Maps.transformValues(TableText.lines(text, FORM, name -> name), TableText.Line::meaning));
    }

    /** @return what {@link #read} makes of a text file beside a class, in UTF-8 */
    public static Words resource(Class<?> owner, String file, Wording wording, String... verbs) {
        return read(TextResource.read(owner, file), wording, verbs);
    }

    private static Set<String> sentences(String... verbs) {
        Iterable<String> lines =
                Splitter.on('\n').omitEmptyStrings().split(TextResource.read(Words.class, "sentences.txt"));
        return ImmutableSet.<String>builder().addAll(lines).add(verbs).build();
    }

    /** @return what is in English still: sentences of the front end, and those verbs */
    public Set<String> missing(String... verbs) {
        return Sets.difference(sentences(verbs), table.keySet());
    }

    /** Says a sentence of the front end, with its values in the places <code>{0}</code> and so on, and with the capital of the English one. */
    public String say(String english, Object... values) {
        String sentence = table.getOrDefault(english, english);
        boolean hasCapital = !english.isEmpty() && Character.isUpperCase(english.charAt(0));
        String said = values.length == 0 ? sentence : filled(sentence, values);
        return hasCapital ? capitalised(said) : said;
    }

    private static String filled(String sentence, Object... values) {
        StringBuilder said = new StringBuilder(2 * sentence.length());
        int from = 0;
        for (int at = sentence.indexOf('{'); at >= 0; at = sentence.indexOf('{', at + 1)) {
            int value = value(sentence, at);
            if (value >= 0 && value < values.length) {
                said.append(sentence, from, at).append(values[value]);
                from = at + PLACE;
            }
        }
        return said.append(sentence, from, sentence.length()).toString();
    }

    /** The number of the value for which there is a place here; below 0 for none. */
    private static int value(String sentence, int at) {
        boolean isPlace = sentence.startsWith("{", at) && sentence.startsWith("}", at + 2);
        return isPlace ? Character.digit(sentence.charAt(at + 1), 10) : -1;
    }

    /** The same with a capital, for a sentence that begins with a value. */
    public String sentence(String english, Object... values) {
        return capitalised(say(english, values));
    }

    /** @return the words with a capital */
    public static String capitalised(String words) {
        return words.isEmpty() || Character.isUpperCase(words.charAt(0))
                ? words
                : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /** @return why something could not be saved or read; in a translation the kind of failure alone */
    public String failure(SaveException failed) {
        String kind = switch (failed.reason()) {
            case DAMAGED -> "The file is damaged.";
            case TOO_NEW -> "A newer version of the game wrote the file.";
            case TOO_OLD -> "An older version of the game wrote the file.";
            case OTHER_GAME -> "The file belongs to another game.";
            case UNKNOWN_TYPE -> "The file holds what this game does not know.";
            case TOO_LARGE -> "The file is too large.";
            case MISSING -> "There is no such file.";
            case BAD_NAME -> "No file can have that name.";
            case STORAGE -> "Nothing can be kept here.";
        };
        return table.getOrDefault(kind, String.valueOf(failed.getMessage()));
    }

    /** Says several of them beside each other, without those that are empty: hints for keys. */
    public String hints(String... english) {
        return Stream.of(english).filter(each -> !each.isEmpty()).map(this::say).collect(Collectors.joining("   "));
    }

    /** @return a key by its label */
    public String key(KeyPress key) {
        return say(key.name());
    }

    /** @return a thing, how many, and where it is worn: {@code sword (hand)} */
    public String named(Entity thing) {
        String name = wording.counted(thing);
        return thing.location() instanceof Location.WornBy worn
                ? name + " (" + wording.name(worn.slot().name()) + ")"
                : name;
    }

    /** @return one thing with its article, or how many: {@code a potion}, {@code 2 potions} */
    public String some(Entity thing) {
        return Stacks.count(thing) == 1 ? wording.indefinite(thing.name()) : wording.counted(thing);
    }

    /** @return the name of one that is known: {@code the ogre} */
    public String the(Entity thing) {
        return wording.definite(thing.name());
    }

    /** @return what terrain is called that is known: {@code the acid} */
    public String the(Terrain terrain) {
        return wording.definite(Looks.name(terrain));
    }

    /** @return what terrain is called, with an article if it takes one: {@code a closed door}, {@code shallow water} */
    public String ground(Terrain terrain) {
        return wording.indefinite(terrain);
    }
}
