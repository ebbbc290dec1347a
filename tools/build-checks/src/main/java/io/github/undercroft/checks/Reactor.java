package io.github.undercroft.checks;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The project's folders.
 *
 * @param root the folder of the parent POM
 */
public record Reactor(Path root) {

    private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");

    /**
     * Searches upwards from the working directory, which is a module's folder under Maven and may be the root
     * elsewhere.
     *
     * @throws IllegalStateException if no folder above is the root
     */
    public static Reactor here() {
        Path start = Path.of("").toAbsolutePath();
        for (Path folder = start; folder != null; folder = folder.getParent()) {
            if (Files.isDirectory(folder.resolve("tools")) && Files.exists(folder.resolve("pom.xml"))) {
                return new Reactor(folder);
            }
        }
        throw new IllegalStateException("no folder with pom.xml and tools at or above " + start);
    }

    /** @return the folders of all modules that the parent POM names, without those that need a profile */
    public List<Path> modules() {
        String parent = read(root.resolve("pom.xml"));
        return MODULE.matcher(parent.substring(0, parent.indexOf("</modules>")))
                .results()
                .map(match -> root.resolve(match.group(1)))
                .collect(ImmutableList.toImmutableList());
    }

    /** @return those that hold engine code, without test kits and without what only the compiler runs */
    public List<Path> engineModules() {
        return modules().stream()
                .filter(module -> module.getFileName().toString().startsWith("engine-"))
                .filter(module -> !module.endsWith("engine-testkit"))
                .filter(module -> !module.endsWith("engine-values-processor"))
                .toList();
    }

    /** @return those that hold front ends */
    public List<Path> frontModules() {
        return modules().stream()
                .filter(module -> root.relativize(module).startsWith("front"))
                .toList();
    }

    /** @return those that authors get: the engine, the front ends, and what tests their games */
    public List<Path> publishedModules() {
        return Streams.concat(engineModules().stream(), frontModules().stream(), Stream.of(root.resolve("testkit")))
                .toList();
    }

    /** @return the modules whose face is checked: those that authors get, and the pictures */
    public List<Path> checkedModules() {
        return Streams.concat(publishedModules().stream(), Stream.of(root.resolve("tools/pictures")))
                .toList();
    }

    /** @return where the main classes of the modules are */
    public static List<Path> classesOf(List<Path> modules) {
        return modules.stream().map(module -> module.resolve("target/classes")).toList();
    }

    /** @return the Java files of a folder and all below it, none if there is no such folder */
    public static List<Path> javaFiles(Path folder) {
        if (!Files.exists(folder)) {
            return ImmutableList.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !isBuilt(folder.relativize(file)))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static boolean isBuilt(Path file) {
        return Streams.stream(file).anyMatch(name -> name.toString().equals("target"));
    }

    /** @return the text of a file */
    public static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
