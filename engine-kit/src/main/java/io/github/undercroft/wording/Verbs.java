package io.github.undercroft.wording;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;

/** English verbs in the present tense. */
final class Verbs {

    private static final ImmutableSet<String> UNCHANGING = ImmutableSet.of(
            "can",
            "can't",
            "cannot",
            "could",
            "couldn't",
            "may",
            "might",
            "must",
            "shall",
            "should",
            "will",
            "won't",
            "would",
            "wouldn't");
    private static final ImmutableMap<String, String> IRREGULAR = ImmutableMap.of(
            "be", "is",
            "have", "has",
            "don't", "doesn't",
            "haven't", "hasn't",
            "aren't", "isn't",
            "stomach", "stomachs",
            "quiz", "quizzes");
    private static final ImmutableSet<String> BENT =
            ImmutableSet.of("am", "are", "is", "was", "were", "has", "doesn't", "hasn't", "isn't");

    private Verbs() {}

    static String present(String verb, boolean plain) {
        if (verb.isEmpty() || isBent(verb)) {
            throw new IllegalArgumentException(
                    "Give a verb as it follows \"to\", such as hit or be; this is \"" + verb + "\"");
        }
        if (UNCHANGING.contains(verb)) {
            return verb;
        }
        if (plain) {
            return verb.equals("be") ? "are" : verb;
        }
        String irregular = IRREGULAR.get(verb);
        return irregular == null ? withS(verb) : irregular;
    }

    /** No verb ends in es, or in s after a consonant other than s, before it is bent. */
    private static boolean isBent(String verb) {
        int last = verb.length() - 1;
        boolean endsInS = last > 0 && verb.charAt(last) == 's';
        char before = endsInS ? verb.charAt(last - 1) : 's';
        return BENT.contains(verb) || (endsInS && before != 's' && "aiou".indexOf(before) < 0);
    }

    private static String withS(String verb) {
        if (verb.endsWith("s")
                || verb.endsWith("x")
                || verb.endsWith("z")
                || verb.endsWith("ch")
                || verb.endsWith("sh")
                || endsAfterConsonant(verb, 'o')) {
            return verb + "es";
        }
        return endsAfterConsonant(verb, 'y') ? verb.substring(0, verb.length() - 1) + "ies" : verb + "s";
    }

    private static boolean endsAfterConsonant(String verb, char end) {
        int last = verb.length() - 1;
        return last > 0 && verb.charAt(last) == end && "aeiou".indexOf(verb.charAt(last - 1)) < 0;
    }
}
