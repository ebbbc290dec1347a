package io.github.undercroft.site;

import com.google.common.escape.Escaper;
import com.google.common.escape.Escapers;

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
            add(place + anchor, page.title(), section.heading(), section.text());
        }
    }

    void add(String address, String title, String heading, String text) {
        entries.append("[\"")
                .append(JSON.escape(address))
                .append("\",\"")
                .append(JSON.escape(title))
                .append("\",\"")
                .append(JSON.escape(heading))
                .append("\",\"")
                .append(JSON.escape(text))
                .append("\"],\n");
    }

    String script() {
        return "const SEARCH_INDEX = [\n" + entries + "];\n";
    }
}
