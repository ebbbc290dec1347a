package io.github.undercroft.site;

import com.google.common.collect.ImmutableList;
import com.google.common.html.HtmlEscapers;
import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The template that each page stands in, with its menu. */
record PageFrame(String template, List<Group> menu) {

    /** Some pages of the menu under one title. A folded group is open on its own pages only. */
    record Group(String title, boolean isFolded, List<Entry> entries) {
        Group {
            entries = ImmutableList.copyOf(entries);
        }
    }

    /** @param place the file on the site */
    record Entry(String title, String place) {}

    PageFrame {
        menu = ImmutableList.copyOf(menu);
    }

    static PageFrame of(List<Group> menu) throws IOException {
        return new PageFrame(resource("page.html"), menu);
    }

    /** A file beside this class. */
    static String resource(String name) throws IOException {
        return Resources.toString(Resources.getResource(PageFrame.class, name), StandardCharsets.UTF_8);
    }

    static String escaped(String text) {
        return HtmlEscapers.htmlEscaper().escape(text);
    }

    /** A whole page. The body goes in last, as it may show what stands for something in the template. */
    String page(String place, String title, String body) {
        String root = SiteFiles.relative(place, "index.html").replace("index.html", "");
        String name = title.equals("Undercroft") ? title : title + " - Undercroft";
        return template.replace("@TITLE@", escaped(name))
                .replace("@ROOT@", root)
                .replace("@MENU@", menuOf(place))
                .replace("@BODY@", body);
    }

    private String menuOf(String place) {
        StringBuilder html = new StringBuilder();
        for (Group group : menu) {
            boolean isHere =
                    group.entries().stream().anyMatch(entry -> entry.place().equals(place));
            html.append(group.isFolded() && !isHere ? "<details>" : "<details open>")
                    .append("<summary>" + escaped(group.title()) + "</summary>\n<ul>\n");
            for (Entry entry : group.entries()) {
                html.append("<li><a href=\"" + SiteFiles.relative(place, entry.place())
                        + (entry.place().equals(place) ? "\" aria-current=\"page\">" : "\">")
                        + escaped(entry.title()) + "</a></li>\n");
            }
            html.append("</ul></details>\n");
        }
        return html.toString();
    }
}
