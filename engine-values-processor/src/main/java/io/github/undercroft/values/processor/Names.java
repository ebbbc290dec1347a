package io.github.undercroft.values.processor;

import java.util.Locale;

/** The names that types have in saves if their author gives them none. */
final class Names {

    private Names() {}

    /** {@code namespace.SimpleName}, or with hyphens {@code namespace.simple-name}; without a namespace the latter part. */
    static String inSaves(String namespace, String simpleName, boolean hyphenated) {
        String own = hyphenated ? hyphenated(simpleName) : simpleName;
        return namespace.isEmpty() ? own : namespace + "." + own;
    }

    /** {@code LinearWeapon} as {@code linear-weapon}. */
    static String hyphenated(String simpleName) {
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < simpleName.length(); i++) {
            char letter = simpleName.charAt(i);
            if (Character.isUpperCase(letter) && i > 0 && !Character.isUpperCase(simpleName.charAt(i - 1))) {
                words.append('-');
            }
            words.append(letter);
        }
        return words.toString().toLowerCase(Locale.ROOT);
    }

    static String capitalized(String word) {
        return word.isEmpty() ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }
}
