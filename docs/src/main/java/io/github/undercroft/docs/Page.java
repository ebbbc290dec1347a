package io.github.undercroft.docs;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Markdown page.
 *
 * @param name where it stands in the project, such as {@code docs/architecture.md}
 */
record Page(String name, String text) {

    private static final Pattern GIVEN = Pattern.compile("<!-- given: (.*) -->");
    private static final CharMatcher KEPT_IN_ANCHORS =
            CharMatcher.inRange('a', 'z').or(CharMatcher.inRange('0', '9')).or(CharMatcher.anyOf("-_"));
    private static final String FENCE = "```";

    List<String> lines() {
        return Splitter.on('\n').splitToList(text);
    }

    /** The lines that are headings, with their signs. */
    List<String> headings() {
        List<String> headings = new ArrayList<>();
        boolean isCode = false;
        for (String line : lines()) {
            isCode ^= line.stripLeading().startsWith(FENCE);
            if (!isCode && line.startsWith("#")) {
                headings.add(line);
            }
        }
        return headings;
    }

    /** What a host of Markdown makes of the words of a heading, for links. */
    static String slug(String heading) {
        return KEPT_IN_ANCHORS.retainFrom(heading.toLowerCase(Locale.ROOT).replace(' ', '-'));
    }

    /**
     * All fenced blocks, from top to bottom. Imports that a page folds away are part of the block below them.
     *
     * @throws IllegalArgumentException if the last one is not closed
     */
    List<Block> blocks() {
        List<Block> blocks = new ArrayList<>();
        List<String> lines = lines();
        String imports = "";
        int open = -1;
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).stripLeading().startsWith(FENCE)) {
                continue;
            }
            if (open < 0) {
                open = i;
            } else {
                Block block = block(lines, open, i, imports);
                imports = "";
                if (block.isImports()) {
                    imports = block.text();
                } else {
                    blocks.add(block);
                }
                open = -1;
            }
        }
        if (open >= 0) {
            throw new IllegalArgumentException(name + ":" + (open + 1) + ": the block is not closed");
        }
        return blocks;
    }

    private static Block block(List<String> lines, int open, int close, String imports) {
        StringBuilder text = new StringBuilder();
        lines.subList(open + 1, close).forEach(line -> text.append(line).append('\n'));
        Matcher given = GIVEN.matcher(open == 0 ? "" : lines.get(open - 1));
        return new Block(
                open + 1,
                lines.get(open).strip().substring(FENCE.length()).strip(),
                text.toString(),
                given.matches() ? given.group(1) : "",
                imports);
    }
}
