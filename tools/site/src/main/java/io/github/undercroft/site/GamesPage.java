package io.github.undercroft.site;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import java.util.List;

/** The gallery: a picture of each game that comes with the library, what it says of itself, and where to read or play on. */
record GamesPage(SiteFiles files, MarkdownPage games, PlayPages played) {

    static final String PLACE = "gallery.html";
    static final String TITLE = "Gallery";

    private static final List<BundledGame> GAMES =
            ImmutableList.of(new Descent(), new Thieflike(), new Arena(), new Scatter());

    static List<String> names() {
        return GAMES.stream().map(game -> game.about().name()).toList();
    }

    /** The page; its pictures are those of the page of the games. */
    String html() {
        StringBuilder html = new StringBuilder("<h1>" + TITLE + "</h1>\n<div class=\"gallery\">\n");
        for (BundledGame game : GAMES) {
            String name = game.about().name();
            String title = Ascii.toUpperCase(name.charAt(0)) + name.substring(1);
            StringBuilder text =
                    new StringBuilder("<p>" + PageFrame.escaped(game.about().summary()) + "</p>\n");
            game.variants()
                    .values()
                    .forEach(variant ->
                            text.append("<p><code>./play " + variant.about().name() + "</code>: "
                                    + PageFrame.escaped(variant.about().summary()) + "</p>\n"));
            String read = games.sections().stream()
                    .filter(section -> section.heading().startsWith(title + ":"))
                    .map(section -> "games.html#" + section.anchor())
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException(games.name() + " has no section of " + title));
            String picture = name.equals("arena") ? "pictures/game-arena.png" : "pictures/game-" + name + ".gif";
            html.append(card(title, files.address(games.name(), picture), text.toString(), read, name));
        }
        String last = "course/part-13";
        html.append(card(
                "The game of the course",
                files.address("docs/course/part-13.md", "pictures/part-13.gif")
                        .replace("pictures/", "course/pictures/"),
                "<p>What fourteen evenings come to.</p>\n",
                last + ".html",
                "part-13"));
        return html.append("</div>\n").toString();
    }

    private String card(String title, String picture, String text, String read, String program) {
        return "<article>\n<h2>" + title + "</h2>\n<img src=\"" + picture + "\" alt=\"" + title
                + ", as its bot plays it\" loading=\"lazy\">\n" + text + "<p><a href=\"" + read + "\">Read</a>"
                + (played.has(program) ? " · <a href=\"" + PlayPages.place(program) + "\">Play here</a>" : "")
                + "</p>\n</article>\n";
    }
}
