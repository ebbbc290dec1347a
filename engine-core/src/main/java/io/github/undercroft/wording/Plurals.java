package io.github.undercroft.wording;

/** How English makes more of a name, where nobody says otherwise. */
final class Plurals {

    private static final String OF = " of ";

    private Plurals() {}

    /** The name of more than one: potions, torches, rubies, and potions of fire. */
    static String of(String name) {
        int end = name.indexOf(OF);
        String head = end < 0 ? name : name.substring(0, end);
        return bent(head) + name.substring(head.length());
    }

    private static String bent(String word) {
        int length = word.length();
        if (endsWithOneOf(word, "s", "x", "z", "ch", "sh")) {
            return word + "es";
        }
        boolean vowelBeforeTheLast = length > 1 && "aeiou".indexOf(word.charAt(length - 2)) >= 0;
        return word.endsWith("y") && !vowelBeforeTheLast ? word.substring(0, length - 1) + "ies" : word + "s";
    }

    private static boolean endsWithOneOf(String word, String... ends) {
        for (String end : ends) {
            if (word.endsWith(end)) {
                return true;
            }
        }
        return false;
    }
}
