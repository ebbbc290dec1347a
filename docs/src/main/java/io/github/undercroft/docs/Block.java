package io.github.undercroft.docs;

import com.google.common.base.Splitter;
import java.util.List;
import java.util.Optional;

/**
 * A fenced block of a page.
 *
 * @param line the line of the page on which its fence opens, from 1
 * @param info what stands behind the opening fence: a language and words about it
 * @param text what stands between the fences, each line ended
 * @param given the parameters that a comment right above it declares, or nothing
 */
record Block(int line, String info, String text, String given) {

    private static final String FILE = "file=";

    String language() {
        return words().get(0);
    }

    /** Whether that word stands behind the language. */
    boolean is(String marker) {
        return markers().contains(marker);
    }

    List<String> markers() {
        return words().subList(1, words().size());
    }

    /** The file of the project that this block shows whole. */
    Optional<String> file() {
        return markers().stream()
                .filter(marker -> marker.startsWith(FILE))
                .map(marker -> marker.substring(FILE.length()))
                .findFirst();
    }

    /** Whether it is Java that is compiled. */
    boolean isCode() {
        return language().equals("java") && !is("sketch");
    }

    private List<String> words() {
        return Splitter.on(' ').splitToList(info);
    }
}
