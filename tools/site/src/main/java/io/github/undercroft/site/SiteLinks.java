package io.github.undercroft.site;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Follows all links of the written site that stay in it: each leads to a file, and to an anchor that is there. */
final class SiteLinks {

    private static final Pattern LINK = Pattern.compile("<(?:a|img|link|script)\\b[^>]*?\\b(?:href|src)=\"([^\"]*)\"");

    private final Path folder;
    /** The text of each page but those of the Javadoc, whose links are those of its tool. */
    private final SortedMap<Path, String> pages = new TreeMap<>();

    SiteLinks(Path folder) throws IOException {
        this.folder = folder;
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".html"))
                    .filter(each -> !each.startsWith(folder.resolve(Javadoc.FOLDER)))
                    .toList()) {
                pages.put(file, Files.readString(file));
            }
        }
    }

    /** Each broken link with its page, in the order of the pages. */
    List<String> broken() {
        List<String> broken = new ArrayList<>();
        pages.forEach((page, text) -> LINK.matcher(text)
                .results()
                .map(link -> link.group(1))
                .filter(link -> !leadsSomewhere(page, link.replace("&amp;", "&")))
                .forEach(link -> broken.add(folder.relativize(page) + ": " + link)));
        return broken;
    }

    private boolean leadsSomewhere(Path page, String link) {
        if (link.startsWith("https://") || link.startsWith("data:")) {
            return true;
        }
        String[] parts = URLDecoder.decode(link, StandardCharsets.UTF_8).split("#", 2);
        Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
        boolean hasAnchor = parts.length < 2
                || !pages.containsKey(target)
                || pages.getOrDefault(target, "").contains(" id=\"" + parts[1] + "\"");
        return hasAnchor && target.startsWith(folder) && Files.isRegularFile(target);
    }
}
