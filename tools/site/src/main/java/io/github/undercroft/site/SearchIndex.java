package io.github.undercroft.site;

import com.google.common.escape.Escaper;
import com.google.common.escape.Escapers;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the search knows, as a script, since a page that is opened from a folder may read nothing else. */
final class SearchIndex {

    private static final Escaper JSON = Escapers.builder()
            .addEscape('"', "\\\"")
            .addEscape('\\', "\\\\")
            .addEscape('\n', " ")
            .addEscape('\t', " ")
            .build();

    private final StringBuilder entries = new StringBuilder();

    /** Adds the sections of a page. */
    void add(MarkdownPage page) {
        String place = SiteFiles.place(page.name());
        for (MarkdownPage.Section section : page.sections()) {
            String anchor = section.anchor().isEmpty() ? "" : "#" + section.anchor();
            add(place + anchor, page.title(), section.heading(), section.names(), section.text());
        }
    }

    /** @param fields the address, the title of the page, the heading, names of types in the code, and the text */
    private void add(String... fields) {
        entries.append(Stream.of(fields).map(JSON::escape).collect(Collectors.joining("\",\"", "[\"", "\"],\n")));
    }

    /** Adds a page that no Markdown is. */
    void add(PageFrame.Entry page) {
        add(page.place(), page.title(), page.title(), "", "");
    }

    /** Adds the page of a type in the Javadoc, but for those inside of others. */
    void addType(String name, String place) {
        if (name.indexOf('.') < 0) {
            String folder = place.substring(Javadoc.FOLDER.length() + 1, place.lastIndexOf('/'));
            add(
                    place,
                    Javadoc.TITLE,
                    name,
                    "",
                    folder.substring(folder.indexOf('/') + 1).replace('/', '.'));
        }
    }

    String script() {
        return "const SEARCH_INDEX = [\n" + entries + "];\n";
    }
}
