package io.github.undercroft.examples.pages;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import com.google.common.html.HtmlEscapers;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.About;
import io.github.undercroft.front.play.FrontOptions;
import io.github.undercroft.front.site.SiteWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Writes the site of the bundled games, or the upload of one of them. Run by {@code ./play} on a JVM. */
public final class BundledSite {

    private BundledSite() {}

    /**
     * Takes words {@code NAME=VALUE}: the folder of the {@code programs}, the {@code folder} of the site and its {@code address}; or
     * a {@code game}, of which the folder gets that page alone, as {@code index.html}, and the file {@code zip} all of the folder.
     */
    public static void main(String[] arguments) throws IOException {
        UnaryOperator<String> words = SiteWriter.words(arguments);
        String only = words.apply("game");
        Path own = Path.of(only.isEmpty() ? words.apply("own") : words.apply("folder") + "-none");
        SiteWriter writer = new SiteWriter(Path.of(words.apply("folder")), own, words.apply("address"));
        writer.takePrograms(Path.of(words.apply("programs")));
        if (only.isEmpty()) {
            List<SiteWriter.Page> pages = BundledPages.GAMES.stream()
                    .map(game -> page(game.about().name(), game))
                    .toList();
            writer.write(
                    pages,
                    ImmutableMap.of(
                            "GAMES",
                            BundledPages.GAMES.stream().map(BundledSite::line).collect(Collectors.joining())));
        } else {
            writer.write(List.of(page("index", BundledPages.named(only))), ImmutableMap.of());
            writer.zip(Path.of(words.apply("zip")));
        }
    }

    private static SiteWriter.Page page(String file, BundledGame game) {
        About about = game.about();
        String title = Ascii.toUpperCase(about.name().charAt(0)) + about.name().substring(1);
        return new SiteWriter.Page(file, about.name(), title, about.summary());
    }

    /** What the list of games says about one. */
    private static String line(BundledGame game) {
        String name = game.about().name();
        String keys = String.join("\n", FrontOptions.of(game).keymap().lines());
        return "<li><a href=\"" + name + ".html\">" + name + "</a>: "
                + HtmlEscapers.htmlEscaper().escape(game.about().summary())
                + "\n<details><summary>keys</summary><pre>\n"
                + HtmlEscapers.htmlEscaper().escape(keys)
                + "\n</pre></details></li>\n";
    }
}
