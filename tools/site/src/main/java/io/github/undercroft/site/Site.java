package io.github.undercroft.site;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.site.PageFrame.Entry;
import io.github.undercroft.site.PageFrame.Group;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.StrongEmphasis;

/** Writes the site. Run by {@code ./site}. */
public final class Site {

    /** The section of README whose list is the menu. */
    private static final String DOORS = "Five doors";

    private static final String COURSE = "docs/course/";

    private final Path root;
    private final Path folder;
    private final SiteFiles files;
    private final SortedMap<String, MarkdownPage> pages = new TreeMap<>();
    private final SearchIndex index = new SearchIndex();
    /** Pages that no Markdown file is. */
    private final List<Entry> extra = new ArrayList<>();
    /** The places of types in the Javadoc. */
    private final Map<String, String> types = new TreeMap<>();

    Site(Path root, Path folder) {
        this.root = root;
        this.folder = folder;
        files = new SiteFiles(root);
    }

    /** @param arguments the project's folder, and the folder to write into, which may hold compiled games */
    public static void main(String[] arguments) throws IOException {
        Site site = new Site(Path.of(arguments[0]), Path.of(arguments[1]));
        site.writeAll();
        List<String> broken = new SiteLinks(site.folder).broken();
        if (!broken.isEmpty()) {
            broken.forEach(link -> System.err.println("./site: " + link + " leads nowhere"));
            System.exit(1);
        }
    }

    private void writeAll() throws IOException {
        types.putAll(new Javadoc(root, folder).write());
        writePages();
    }

    private void writePages() throws IOException {
        extra.add(new Entry(GamesPage.TITLE, GamesPage.PLACE));
        extra.add(new Entry(LevelsPage.TITLE, LevelsPage.PLACE));
        extra.add(new Entry(Javadoc.TITLE, Javadoc.FOLDER + "/index.html"));
        PageFrame frame = write();
        store(LevelsPage.PLACE, frame.page(LevelsPage.PLACE, LevelsPage.TITLE, new LevelsPage(folder).html()));
        PlayPages played = PlayPages.in(folder);
        GamesPage games = new GamesPage(files, page("docs/games.md"), played);
        store(GamesPage.PLACE, frame.page(GamesPage.PLACE, GamesPage.TITLE, games.html()));
        for (String name : played.names(GamesPage.names())) {
            String place = PlayPages.place(name);
            store(place, frame.page(place, PlayPages.title(name), PlayPages.html(name)));
        }
    }

    /** Writes the pages and what they link. */
    PageFrame write() throws IOException {
        readPages();
        PageFrame frame = PageFrame.of(menu());
        PlayPages played = PlayPages.in(folder);
        for (MarkdownPage page : pages.values()) {
            String place = SiteFiles.place(page.name());
            String body = page.html(link -> files.address(page.name(), link), type -> addressOf(place, type));
            store(place, frame.page(place, page.title(), withOffer(body, played.offer(place))));
            index.add(page);
        }
        extra.forEach(index::add);
        types.forEach(index::addType);
        for (String file : files.linked()) {
            writeLinked(file, frame);
        }
        for (String file : List.of("site.css", "search.js", "levels.js")) {
            store(file, PageFrame.resource(file));
        }
        store("search-index.js", index.script());
        return frame;
    }

    /** The body with the link to the game behind its opening, which shows that game. */
    private static String withOffer(String body, Optional<String> offer) {
        int opening = body.indexOf("<h2");
        return opening < 0 || offer.isEmpty()
                ? body
                : body.substring(0, opening) + offer.get() + body.substring(opening);
    }

    private String addressOf(String place, String type) {
        String file = types.getOrDefault(type, "");
        return file.isEmpty() ? "" : SiteFiles.relative(place, file);
    }

    private MarkdownPage page(String name) {
        return Optional.ofNullable(pages.get(name))
                .orElseThrow(() -> new IllegalArgumentException("The project " + root + " has no page " + name));
    }

    private void readPages() throws IOException {
        try (Stream<Path> top = Files.list(root);
                Stream<Path> docs = Files.walk(root.resolve("docs"))) {
            for (Path file : Stream.concat(top, docs).toList()) {
                String name = SiteFiles.slashes(root.relativize(file));
                if (SiteFiles.isPage(name)) {
                    pages.put(name, new MarkdownPage(name, Files.readString(file)));
                }
            }
        }
    }

    /** The groups of README's list with their pages by their titles; then the course, and what no group names. */
    private List<Group> menu() {
        List<Group> menu = new ArrayList<>();
        Set<String> named = new HashSet<>(Set.of("README.md"));
        Node node = page("README.md").root().getFirstChild();
        while (node != null
                && !(node instanceof Heading && MarkdownPage.text(node).equals(DOORS))) {
            node = node.getNext();
        }
        if (node != null && node.getNext() != null) {
            for (Node item = node.getNext().getFirstChild(); item instanceof ListItem; item = item.getNext()) {
                menu.add(group(item, named));
            }
        }
        List<String> parts =
                pages.keySet().stream().filter(page -> page.startsWith(COURSE)).toList();
        named.addAll(parts);
        menu.add(0, new Group("The site", false, extra));
        menu.add(Math.min(3, menu.size()), new Group("The course", true, entries(parts)));
        menu.add(new Group(
                "More",
                false,
                entries(pages.keySet().stream()
                        .filter(page -> !named.contains(page))
                        .toList())));
        return menu.stream().filter(group -> !group.entries().isEmpty()).toList();
    }

    private Group group(Node item, Set<String> named) {
        StringBuilder title = new StringBuilder();
        List<String> linked = new ArrayList<>();
        item.accept(new AbstractVisitor() {
            @Override
            public void visit(StrongEmphasis strong) {
                title.append(MarkdownPage.text(strong).replace(".", ""));
            }

            @Override
            public void visit(Link link) {
                String file = link.getDestination();
                if (pages.containsKey(file) && !file.startsWith(COURSE) && named.add(file)) {
                    linked.add(file);
                }
            }
        });
        return new Group(title.toString(), false, entries(linked));
    }

    private List<Entry> entries(List<String> names) {
        return names.stream()
                .map(name -> new Entry(page(name).title(), SiteFiles.place(name)))
                .collect(ImmutableList.toImmutableList());
    }

    /** A picture as it is, a source as a page. */
    private void writeLinked(String file, PageFrame frame) throws IOException {
        String place = SiteFiles.place(file);
        if (SiteFiles.isPicture(file)) {
            store(place, Files.readAllBytes(root.resolve(file)));
        } else if (!SiteFiles.isPage(file)) {
            String name = file.substring(file.lastIndexOf('/') + 1);
            String body = "<h1>" + PageFrame.escaped(name) + "</h1>\n<p><code>" + PageFrame.escaped(file)
                    + "</code></p>\n<pre><code>" + PageFrame.escaped(Files.readString(root.resolve(file)))
                    + "</code></pre>\n";
            store(place, frame.page(place, name, body));
        }
    }

    private void store(String place, String text) throws IOException {
        store(place, text.getBytes(StandardCharsets.UTF_8));
    }

    private void store(String place, byte[] bytes) throws IOException {
        Files.createDirectories(folder.resolve(place).getParent());
        Files.write(folder.resolve(place), bytes);
    }
}
