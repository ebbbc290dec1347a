package io.github.undercroft.wording;

import com.google.common.collect.ImmutableSet;
import java.util.stream.Stream;

/** The plural of a name, unless an irregular one is given. */
final class Plurals {

    /** What follows one of these says which of several it is: potions of fire, scrolls titled KERNOD, red potions called sleep. */
    private static final ImmutableSet<String> ENDS = ImmutableSet.of(" of ", " titled ", " called ");

    /** Names that are not counted in English: 30 gold. */
    private static final ImmutableSet<String> UNCOUNTED =
            ImmutableSet.of("ammunition", "copper", "food", "gold", "money", "silver");

    private Plurals() {}

    /** The name of more than one: potions, torches, rubies, potions of fire, and gold. */
    static String of(String name) {
        String head = name.substring(0, head(name));
        return bent(head) + name.substring(head.length());
    }

    /** Where the part of a name ends that says what it is: a potion, of a potion of fire. */
    static int head(String name) {
        return ENDS.stream().mapToInt(name::indexOf).filter(at -> at >= 0).min().orElse(name.length());
    }

    private static String bent(String word) {
        if (UNCOUNTED.contains(word)) {
            return word;
        }
        int length = word.length();
        if (Stream.of("s", "x", "z", "ch", "sh").anyMatch(word::endsWith)) {
            return word + "es";
        }
        boolean vowelBeforeTheLast = length > 1 && "aeiou".indexOf(word.charAt(length - 2)) >= 0;
        return word.endsWith("y") && !vowelBeforeTheLast ? word.substring(0, length - 1) + "ies" : word + "s";
    }
}
