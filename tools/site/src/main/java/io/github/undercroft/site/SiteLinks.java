package io.github.undercroft.site;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Follows all links of the written site that stay in it: each leads to a file, and to an anchor that is there. */
final class SiteLinks {

    private static final Pattern LINK = Pattern.compile("<(?:a|img|link|script)\\b[^>]*?\\b(?:href|src)=\"([^\"]*)\"");
    private static final Pattern ANCHOR = Pattern.compile("\\bid=\"([^\"]*)\"");

    private final Path folder;
    private final Map<Path, Set<String>> anchors = new TreeMap<>();

    SiteLinks(Path folder) {
        this.folder = folder;
    }

    /** Each broken link with its page, in the order of the pages. The Javadoc's own links are those of its tool. */
    List<String> broken() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> pages = files.filter(file -> file.toString().endsWith(".html"))
                    .filter(file -> !file.startsWith(folder.resolve(Javadoc.FOLDER)))
                    .sorted()
                    .toList();
            ImmutableList.Builder<String> broken = ImmutableList.builder();
            for (Path page : pages) {
                for (MatchResult link :
                        LINK.matcher(Files.readString(page)).results().toList()) {
                    if (!leadsSomewhere(page, link.group(1).replace("&amp;", "&"))) {
                        broken.add(folder.relativize(page) + ": " + link.group(1));
                    }
                }
            }
            return broken.build();
        }
    }

    private boolean leadsSomewhere(Path page, String link) throws IOException {
        if (link.startsWith("https://") || link.startsWith("data:")) {
            return true;
        }
        int hash = link.indexOf('#');
        String file = hash < 0 ? link : link.substring(0, hash);
        Path target = file.isEmpty()
                ? page
                : page.resolveSibling(URLDecoder.decode(file, StandardCharsets.UTF_8))
                        .normalize();
        if (!target.startsWith(folder) || !Files.isRegularFile(target)) {
            return false;
        }
        boolean isOurs = target.toString().endsWith(".html") && !target.startsWith(folder.resolve(Javadoc.FOLDER));
        return hash < 0
                || !isOurs
                || anchorsOf(target).contains(URLDecoder.decode(link.substring(hash + 1), StandardCharsets.UTF_8));
    }

    private Set<String> anchorsOf(Path page) throws IOException {
        Set<String> known = anchors.get(page);
        if (known == null) {
            known = ANCHOR.matcher(Files.readString(page))
                    .results()
                    .map(id -> id.group(1))
                    .collect(Collectors.toSet());
            anchors.put(page, known);
        }
        return known;
    }
}
