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
 * @param imports those that the page shows in a block before this one
 */
record Block(int line, String info, String text, String given, String imports) {

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
        return after("file=");
    }

    /** The simple name of the type of which this block is the whole source, for now. */
    Optional<String> type() {
        return after("type=");
    }

    /** The simple name of the type into whose source the members of this block go. */
    Optional<String> into() {
        return after("into=");
    }

    /** The simple name of the type that prints this, by the sources as they are here. */
    Optional<String> outputOf() {
        return after("of=");
    }

    /** Whether it only has the imports of the next block. */
    boolean isImports() {
        return info.equals("java imports");
    }

    /** Whether it is Java that is compiled by itself. */
    boolean isCode() {
        return language().equals("java") && !is("sketch") && !isStep();
    }

    /** Whether it is Java that is part of a program that the page builds in steps. */
    boolean isStep() {
        return type().isPresent() || into().isPresent();
    }

    private Optional<String> after(String beginning) {
        return markers().stream()
                .filter(marker -> marker.startsWith(beginning))
                .map(marker -> marker.substring(beginning.length()))
                .findFirst();
    }

    private List<String> words() {
        return Splitter.on(' ').splitToList(info);
    }
}
