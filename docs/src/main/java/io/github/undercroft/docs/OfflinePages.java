package io.github.undercroft.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The pages for reading without a network and for coding assistants: all of them in one text with a table of contents, and the short list
 * {@code llms.txt}. Maven's {@code package} writes them into {@code docs/target/offline}, beside the steps of the tutorial as folders.
 */
record OfflinePages(Project project) {

    /** The list in the project's root that coding assistants read first, in the form of llmstxt.org. */
    static final String LIST = "llms.txt";

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#]*)(#[^)]*)?\\)");
    private static final Pattern PLAIN = Pattern.compile("\\[([^]]*)]\\([^)]*\\)");

    /** @param arguments the folder to write into */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        OfflinePages pages = new OfflinePages(Project.here());
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("undercroft.md"), pages.text());
        Files.writeString(folder.resolve(LIST), pages.list());
        for (StepFolder step : StepFolder.all(pages.project)) {
            step.write(folder.resolve("your-first-roguelike"));
        }
    }

    /** README, then each page of the documentation in the order in which README names it. */
    List<Page> pages() {
        Page readme = project.page("README.md");
        String doors = readme.text().substring(readme.text().indexOf("## Five doors"));
        Stream<String> named =
                LINK.matcher(doors).results().map(link -> link.group(1)).filter(file -> file.startsWith("docs/"));
        Stream<String> rest = project.filesBelow("docs").stream();
        return Stream.concat(
                        Stream.of(readme.name()), Stream.concat(named, rest).filter(file -> file.endsWith(".md")))
                .distinct()
                .map(project::page)
                .toList();
    }

    /** One text of all pages. */
    String text() {
        StringBuilder text = new StringBuilder("# Undercroft: all pages\n\n");
        for (Page page : pages()) {
            page.headings().stream()
                    .filter(line -> line.startsWith("# ") || line.startsWith("## "))
                    .forEach(line -> text.append(line.startsWith("# ") ? "" : "  ")
                            .append("- [")
                            .append(title(line))
                            .append("](#")
                            .append(anchor(page.name(), line.startsWith("# ") ? "" : "#" + Page.slug(title(line))))
                            .append(")\n"));
        }
        pages().forEach(page -> append(page, text));
        return text.toString();
    }

    private void append(Page page, StringBuilder text) {
        text.append("\n---\n\n");
        boolean isCode = false;
        for (String line : page.lines()) {
            boolean isFence = line.stripLeading().startsWith("```");
            isCode ^= isFence;
            if (!isCode && !isFence && line.startsWith("#")) {
                String heading = line.startsWith("# ") ? "" : "#" + Page.slug(title(line));
                text.append("<a id=\"").append(anchor(page.name(), heading)).append("\"></a>\n\n");
            }
            text.append(isCode || isFence ? line : linked(page, line)).append('\n');
        }
    }

    /** The line with links into this text, and those to other files from the project's root. */
    private String linked(Page page, String line) {
        return LINK.matcher(line).replaceAll(link -> {
            String file = link.group(1);
            String heading = link.group(2) == null ? "" : link.group(2);
            if (file.startsWith("https://")) {
                return Matcher.quoteReplacement(link.group());
            }
            String target = file.isEmpty()
                    ? page.name()
                    : Path.of(page.name())
                            .resolveSibling(file)
                            .normalize()
                            .toString()
                            .replace('\\', '/');
            boolean isHere = pages().stream().anyMatch(each -> each.name().equals(target));
            return Matcher.quoteReplacement("](" + (isHere ? "#" + anchor(target, heading) : target + heading) + ")");
        });
    }

    private static String title(String heading) {
        return heading.substring(heading.indexOf(' ') + 1);
    }

    /** The place of a page, or of a heading of it, in the one text. */
    private static String anchor(String page, String heading) {
        return page.substring(page.indexOf('/') + 1).replace(".md", "").replace("README", "readme")
                + heading.replace("#", "--");
    }

    /** The short list: what the library is, and where to read. */
    String list() {
        StringBuilder list = new StringBuilder("# Undercroft\n\n> " + opening(project.page("README.md")) + "\n\n");
        list.append(
                        "A game adds immutable values (records and enums: actions, components, weapons, effects, brains, terrain, events), and the engine alone holds\n")
                .append(
                        "state. Which type answers which question is in docs/which-type.md. Every Java block of these pages is compiled by the build.\n\n")
                .append("## Pages\n\n");
        for (Page page : pages()) {
            list.append("- [")
                    .append(title(page.lines().get(0)))
                    .append("](")
                    .append(page.name())
                    .append("): ");
            list.append(opening(page)).append('\n');
        }
        return list.append("\n## Optional\n\n- [Changelog](CHANGELOG.md)\n- [Contributing](CONTRIBUTING.md)\n")
                .toString();
    }

    /** The first sentence of a page. */
    private static String opening(Page page) {
        StringBuilder paragraph = new StringBuilder();
        for (String line : page.lines().subList(2, page.lines().size())) {
            if (line.isEmpty() && paragraph.length() > 0) {
                break;
            }
            if (line.startsWith("![")) {
                continue;
            }
            paragraph.append(line).append(line.isEmpty() ? "" : " ");
        }
        String text = plain(paragraph).strip();
        int end = text.indexOf(". ");
        return end < 0 ? text : text.substring(0, end + 1);
    }

    /** The text with the words of its links alone. */
    static String plain(CharSequence text) {
        return PLAIN.matcher(text).replaceAll("$1");
    }
}
