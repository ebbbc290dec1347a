package io.github.undercroft.checks;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The public top-level types of the engine's exported packages that no game, starter, front end or level tool names. Read from
 * sources: what is compiled no longer tells the names of constants, and the Kotlin example is compiled elsewhere.
 *
 * <p>Comments do not count, and neither do tests. A package that is exported to named modules only is not for authors, so its types
 * are none of these.
 *
 * @param exported the types, by their full names
 * @param words all words of the code that may use them
 */
public record UnusedTypes(ImmutableSortedSet<String> exported, ImmutableSet<String> words) {

    private static final Pattern BLOCK_COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern LINE_COMMENT = Pattern.compile("//[^\\n]*");
    private static final Pattern EXPORT = Pattern.compile("exports\\s+([\\w.]+)\\s*;");
    private static final Pattern WORD = Pattern.compile("\\w+");
    private static final ImmutableList<String> USERS = ImmutableList.of("examples", "front", "tools/levels");
    private static final String CURE =
            ": no main code of examples, front or tools/levels names it. Use it in a game, hide it (not public, or in a package that is not exported), or delete it";

    /** Reads the sources of a project. */
    public static UnusedTypes of(Path root) {
        TreeSet<String> exported = new TreeSet<>();
        for (Path sources : engineSources(root)) {
            EXPORT.matcher(code(sources.resolve("module-info.java")))
                    .results()
                    .map(export -> export.group(1))
                    .forEach(name -> exported.addAll(publicTypes(sources, name)));
        }
        Set<String> words = new TreeSet<>();
        for (String user : USERS) {
            mainFiles(root.resolve(user))
                    .forEach(file -> WORD.matcher(code(file))
                            .results()
                            .map(MatchResult::group)
                            .forEach(words::add));
        }
        return new UnusedTypes(ImmutableSortedSet.copyOf(exported), ImmutableSet.copyOf(words));
    }

    /** @return the names on the list: one a line, without comments, which begin with {@code #} */
    public static List<String> kept(String list) {
        return list.lines()
                .map(line -> line.replaceFirst("#.*", "").strip())
                .filter(line -> !line.isEmpty())
                .toList();
    }

    /** @return those that nothing names */
    public ImmutableSortedSet<String> unused() {
        return exported.stream()
                .filter(type -> !words.contains(simple(type)))
                .collect(ImmutableSortedSet.toImmutableSortedSet(String::compareTo));
    }

    /** @return what is wrong with the list of the unused types that are known, each with the cure */
    public List<String> problems(List<String> kept) {
        ImmutableSortedSet<String> unused = unused();
        List<String> problems = new ArrayList<>();
        Sets.difference(unused, ImmutableSet.copyOf(kept)).forEach(type -> problems.add(type + CURE));
        for (String type : kept) {
            if (!exported.contains(type)) {
                problems.add(type + " is no exported type any more: take it off");
            } else if (!unused.contains(type)) {
                problems.add(type + " is used now: take it off");
            }
        }
        if (!kept.equals(ImmutableSortedSet.copyOf(kept).asList())) {
            problems.add("the list is not sorted, or a name stands on it twice");
        }
        return problems;
    }

    private static List<Path> engineSources(Path root) {
        try (Stream<Path> modules = Files.list(root)) {
            return modules.filter(module -> module.getFileName().toString().startsWith("engine-"))
                    .map(module -> module.resolve("src/main/java"))
                    .filter(sources -> Files.exists(sources.resolve("module-info.java")))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static List<String> publicTypes(Path sources, String packageName) {
        try (Stream<Path> files = Files.list(sources.resolve(packageName.replace('.', '/')))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".java"))
                    .map(file -> packageName + "." + file.substring(0, file.length() - ".java".length()))
                    .filter(type -> isPublic(sources, type))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static boolean isPublic(Path sources, String type) {
        Pattern declared = Pattern.compile(
                "^public\\s+(?:[\\w-]+\\s+)*?(?:class|interface|record|enum|@interface)\\s+" + simple(type) + "\\b",
                Pattern.MULTILINE);
        return declared.matcher(code(sources.resolve(type.replace('.', '/') + ".java")))
                .find();
    }

    private static String simple(String type) {
        return type.substring(type.lastIndexOf('.') + 1);
    }

    private static String code(Path file) {
        String plain = BLOCK_COMMENT.matcher(Reactor.read(file)).replaceAll(" ");
        return LINE_COMMENT.matcher(plain).replaceAll(" ");
    }

    /** Does not look into what was built: the sources of a game may be copied there. */
    private static List<Path> mainFiles(Path folder) {
        List<Path> found = new ArrayList<>();
        if (!Files.exists(folder)) {
            return found;
        }
        try {
            Files.walkFileTree(folder, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path inner, BasicFileAttributes attributes) {
                    return inner.endsWith("target") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    String name = file.toString().replace('\\', '/');
                    if (name.contains("/src/main/") && (name.endsWith(".java") || name.endsWith(".kt"))) {
                        found.add(file);
                    }
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return found;
    }
}
