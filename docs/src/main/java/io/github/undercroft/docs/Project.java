package io.github.undercroft.docs;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.w3c.dom.Element;

/**
 * The project around the pages: its files, its modules and the versions that its parent POM holds.
 *
 * @param root the folder of the parent POM
 */
record Project(Path root) {

    private static final Pattern EXPORT = Pattern.compile("^\\s*exports ([\\w.]+);", Pattern.MULTILINE);

    /** The project in which the tests run: under Maven their folder is that of the module. */
    static Project here() {
        Path start = Path.of("").toAbsolutePath();
        for (Path folder = start; folder != null; folder = folder.getParent()) {
            if (Files.exists(folder.resolve("docs/pom.xml"))) {
                return new Project(folder);
            }
        }
        throw new IllegalStateException("no folder with docs/pom.xml at or above " + start);
    }

    /** The README, the changelog and all pages of the documentation. */
    List<Page> pages() {
        List<Page> pages = new ArrayList<>(List.of(page("README.md"), page("CHANGELOG.md"), page("CONTRIBUTING.md")));
        filesBelow("docs").stream()
                .filter(file -> file.endsWith(".md"))
                .map(this::page)
                .forEach(pages::add);
        return pages;
    }

    Page page(String name) {
        return new Page(name, read(name));
    }

    String read(String file) {
        return read(root.resolve(file));
    }

    boolean has(String file) {
        return Files.exists(root.resolve(file));
    }

    /** All files below a folder by name, but those below a folder {@code target}, which a build may write meanwhile. */
    List<String> filesBelow(String folder) {
        List<String> files = new ArrayList<>();
        try {
            Files.walkFileTree(root.resolve(folder), new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path below, BasicFileAttributes attributes) {
                    return below.endsWith("target") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    files.add(root.relativize(file).toString().replace('\\', '/'));
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        Collections.sort(files);
        return files;
    }

    /** All modules that the parent POM names. */
    List<String> modules() {
        return Xml.below(pom(), "modules", "module").stream()
                .map(Element::getTextContent)
                .toList();
    }

    /** The profiles of the parent POM. */
    List<String> profiles() {
        return Xml.below(pom(), "profiles", "profile").stream()
                .map(profile -> Xml.child(profile, "id"))
                .toList();
    }

    /** Whether a module has a test class of that simple name. */
    boolean hasTest(String name) {
        return modules().stream()
                .flatMap(module -> filesBelow(module).stream())
                .anyMatch(file -> file.contains("/src/test/java/") && file.endsWith("/" + name + ".java"));
    }

    /** Whether a module is part of the library; one that is not says so in its POM. */
    private boolean isPublished(String module) {
        return !read(module + "/pom.xml").contains("<maven.deploy.skip>true</maven.deploy.skip>");
    }

    /** The main sources of all published modules. */
    List<String> publishedSources() {
        return modules().stream()
                .distinct()
                .filter(module -> has(module + "/src/main/java") && isPublished(module))
                .flatMap(module -> filesBelow(module + "/src/main/java").stream())
                .filter(file -> file.endsWith(".java"))
                .toList();
    }

    /** All packages that the library exports. */
    List<String> packages() {
        ImmutableList.Builder<String> packages = ImmutableList.builder();
        for (String module : modules()) {
            String file = module + "/src/main/java/module-info.java";
            if (has(file) && isPublished(module)) {
                EXPORT.matcher(read(file))
                        .results()
                        .map(found -> found.group(1))
                        .forEach(packages::add);
            }
        }
        return packages.build();
    }

    /** The version that the parent POM holds of a dependency or plugin. */
    Optional<String> version(Xml.Coordinates of) {
        return Stream.of("dependencyManagement", "pluginManagement")
                .flatMap(part ->
                        Stream.of("dependency", "plugin").flatMap(kind -> Xml.below(pom(), part, kind).stream()))
                .map(Xml.Coordinates::of)
                .filter(managed -> managed.isSameAs(of))
                .map(managed -> resolved(managed.version()))
                .findFirst();
    }

    private String resolved(String version) {
        return Pattern.compile("\\$\\{([^}]+)}").matcher(version).replaceAll(this::property);
    }

    private String property(MatchResult name) {
        String property = name.group(1);
        return property.equals("project.version")
                ? Xml.child(pom(), "version")
                : Xml.child(Xml.below(pom(), "project", "properties").get(0), property);
    }

    private Element pom() {
        return Xml.parse(read("pom.xml"));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
