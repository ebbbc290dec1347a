package io.github.undercroft.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedSet;
import java.util.TreeSet;

/** Where the files of the project are on the site; it keeps which files are linked, as these belong there, too. */
final class SiteFiles {

    private final Path root;
    private final SortedSet<String> linked = new TreeSet<>();

    /** @param root the project's folder */
    SiteFiles(Path root) {
        this.root = root;
    }

    /** The files that pages link, in the order of their paths. */
    SortedSet<String> linked() {
        return linked;
    }

    /** The place of a file on the site: pages and pictures of {@code docs} are at its top, sources are pages of their own. */
    static String place(String file) {
        if (file.equals("README.md")) {
            return "index.html";
        }
        String below = file.startsWith("docs/") ? file.substring("docs/".length()) : file;
        if (isPage(file)) {
            return below.replace(".md", ".html");
        }
        return isPicture(file) ? below : "source/" + file + ".html";
    }

    /** Whether it is a page of the site. */
    static boolean isPage(String file) {
        return file.endsWith(".md")
                && !file.contains("/target/")
                && (file.startsWith("docs/") || file.indexOf('/') < 0);
    }

    static boolean isPicture(String file) {
        return file.endsWith(".png") || file.endsWith(".gif");
    }

    /**
     * The address of a link as it is on the site.
     *
     * @param page the file with the link
     * @param link as it is written there
     * @throws IllegalArgumentException if it leads to no file of the project
     */
    String address(String page, String link) {
        if (link.startsWith("https://")) {
            return link;
        }
        int hash = link.indexOf('#');
        String file = hash < 0 ? link : link.substring(0, hash);
        if (file.isEmpty()) {
            return link;
        }
        String target = slashes(Path.of(page).resolveSibling(file).normalize());
        if (!Files.isRegularFile(root.resolve(target))) {
            throw new IllegalArgumentException(page + ": the link to " + link + " leads to "
                    + (Files.isDirectory(root.resolve(target)) ? "a folder; name a file in it" : "no file"));
        }
        linked.add(target);
        return relative(place(page), place(target)) + (hash < 0 ? "" : link.substring(hash));
    }

    /** The address of a place as it stands on a page at another one. */
    static String relative(String from, String to) {
        return slashes(Path.of("/" + from).resolveSibling("").relativize(Path.of("/" + to)));
    }

    static String slashes(Path path) {
        return path.toString().replace('\\', '/');
    }
}
