package io.github.undercroft.site;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** The Javadoc of the modules that export something, made in one run by the JDK's own tool. */
record Javadoc(Path root, Path folder) {

    /** Its folder on the site. */
    static final String FOLDER = "javadoc";

    static final String TITLE = "Javadoc";

    private static final Pattern TYPE = Pattern.compile("/([A-Z][\\w.]*)\\.html$");

    private static final Pattern MODULE = Pattern.compile("(?m)^module ([\\w.]+) \\{");

    /**
     * Writes it.
     *
     * @return the place of each type on the site, by its name; a name that two types share is left out
     */
    Map<String, String> write() throws IOException {
        List<String> options = new ArrayList<>(
                List.of("-quiet", "-Xdoclint:none", "-notimestamp", "-encoding", "UTF-8", "-locale", "en", "-d"));
        options.add(folder.resolve(FOLDER).toString());
        options.addAll(List.of("-doctitle", "Undercroft", "-windowtitle", "Undercroft", "-top"));
        options.add("<a href=\"{@docRoot}/../index.html\">Undercroft: all pages</a>");
        options.addAll(List.of("--module-path", System.getProperty("java.class.path")));
        List<String> modules = new ArrayList<>();
        for (Path sources : sources()) {
            String text = Files.readString(sources.resolve("module-info.java"));
            Matcher module = MODULE.matcher(text);
            if (module.find() && text.contains("exports ")) {
                modules.add(module.group(1));
                // What the annotation processor has made of them, which module-info names.
                Path generated = sources.resolve("../../../target/generated-sources/annotations")
                        .normalize();
                options.addAll(List.of(
                        "--module-source-path", module.group(1) + "=" + sources + File.pathSeparator + generated));
            }
        }
        options.addAll(List.of("--module", String.join(",", modules)));
        ToolProvider tool = ToolProvider.findFirst("javadoc")
                .orElseThrow(() -> new IllegalStateException("This Java has no javadoc; run ./site with a JDK"));
        if (tool.run(System.out, System.err, options.toArray(String[]::new)) != 0) {
            throw new IllegalStateException("javadoc has failed; what it said stands above");
        }
        return types();
    }

    private List<Path> sources() throws IOException {
        try (Stream<Path> engine = Files.list(root);
                Stream<Path> front = Files.list(root.resolve("front"))) {
            return Stream.concat(engine, front)
                    .map(module -> module.resolve("src/main/java"))
                    .filter(each -> Files.exists(each.resolve("module-info.java")))
                    .sorted()
                    .toList();
        }
    }

    private Map<String, String> types() throws IOException {
        Map<String, String> types = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder.resolve(FOLDER))) {
            files.map(file -> SiteFiles.slashes(folder.relativize(file)))
                    .sorted()
                    .forEach(place -> {
                        Matcher name = TYPE.matcher(place);
                        if (name.find()) {
                            types.merge(name.group(1), place, (one, other) -> "");
                        }
                    });
        }
        types.values().removeIf(String::isEmpty);
        return types;
    }
}
