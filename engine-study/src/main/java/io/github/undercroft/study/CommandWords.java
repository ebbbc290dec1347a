package io.github.undercroft.study;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * The words after that which says what to do: options with a value each, as {@code --out F} or {@code --out=F}, and plain words.
 *
 * @param plain in their order
 * @param options the values of each option
 */
record CommandWords(ImmutableList<String> plain, ImmutableListMultimap<String, String> options) {

    /**
     * Parses words.
     *
     * @param known the options that there are
     * @throws StudyException if there is another one, or one without a value
     */
    static CommandWords of(List<String> words, String... known) {
        List<String> all = ImmutableList.copyOf(known);
        ImmutableList.Builder<String> plain = ImmutableList.builder();
        ImmutableListMultimap.Builder<String, String> options = ImmutableListMultimap.builder();
        for (Iterator<String> rest = words.iterator(); rest.hasNext(); ) {
            String word = rest.next();
            int equals = word.indexOf('=');
            String name = equals < 0 ? word : word.substring(0, equals);
            if (!word.startsWith("-")) {
                plain.add(word);
            } else if (!all.contains(name)) {
                throw new StudyException("Unknown option \"" + name + "\"; there is " + String.join(", ", all));
            } else if (equals < 0 && !rest.hasNext()) {
                throw new StudyException(name + " needs a value");
            } else {
                options.put(name, equals < 0 ? rest.next() : word.substring(equals + 1));
            }
        }
        return new CommandWords(plain.build(), options.build());
    }

    /** @throws StudyException if there are fewer or more plain words */
    void requirePlain(int count, String instead) {
        if (plain.size() > count) {
            throw new StudyException("\"" + plain.get(count) + "\" is too much: " + instead);
        }
        if (plain.size() < count) {
            throw new StudyException("There should be " + instead);
        }
    }

    /** The value of an option that may be there once. */
    Optional<String> option(String name) {
        List<String> values = options.get(name);
        if (values.size() > 1) {
            throw new StudyException(name + " is there twice: " + values.get(0) + " and " + values.get(1));
        }
        return values.stream().findFirst();
    }

    /** The value of an option that must be there. */
    String required(String name, String example) {
        return option(name).orElseThrow(() -> new StudyException(name + " is missing, as " + example));
    }

    /** The number that an option has. */
    Optional<Integer> number(String name) {
        return option(name).map(value -> {
            try {
                return Integer.parseInt(value);
            } catch (NumberFormatException none) {
                throw new StudyException(name + " is a number, not \"" + value + "\"");
            }
        });
    }

    /** The file that an option names. */
    Path path(String name, String example) {
        String value = required(name, name + " " + example);
        try {
            return Path.of(value);
        } catch (InvalidPathException none) {
            throw new StudyException(name + " is a file, not \"" + value + "\"");
        }
    }
}
