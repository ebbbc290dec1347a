package io.github.undercroft.docs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Follows the links of a page that stay in the project, to files and to headings. */
record LinkCheck(Project project, Page page) {

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)]+)\\)");

    List<String> problems() {
        List<String> problems = new ArrayList<>();
        for (int i = 0; i < page.lines().size(); i++) {
            Matcher links = LINK.matcher(page.lines().get(i));
            while (links.find()) {
                if (!leadsSomewhere(links.group(1))) {
                    problems.add(page.name() + ":" + (i + 1) + ": the link to " + links.group(1) + " leads nowhere");
                }
            }
        }
        return problems;
    }

    private boolean leadsSomewhere(String link) {
        if (link.startsWith("https://")) {
            return true;
        }
        int hash = link.indexOf('#');
        String file = hash < 0 ? link : link.substring(0, hash);
        String target = file.isEmpty()
                ? page.name()
                : Path.of(page.name())
                        .resolveSibling(file)
                        .normalize()
                        .toString()
                        .replace('\\', '/');
        return project.has(target) && (hash < 0 || hasHeading(project.page(target), link.substring(hash + 1)));
    }

    private static boolean hasHeading(Page target, String anchor) {
        return target.headings().stream()
                .map(line -> Page.slug(line.substring(line.indexOf(' ') + 1)))
                .anyMatch(anchor::equals);
    }
}
