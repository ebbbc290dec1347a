package io.github.undercroft.checks;

import com.google.common.collect.ImmutableSet;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/**
 * Compiled classes, read once in two ways.
 *
 * @param classes classes and their dependencies, as ArchUnit sees them
 * @param bytecode single instructions, which ArchUnit does not show
 */
public record Code(JavaClasses classes, List<ClassNode> bytecode) {

    /**
     * Reads all classes below the folders.
     *
     * @throws IllegalStateException if a folder is missing or holds no class, so that nothing passes unchecked
     */
    public static Code below(List<Path> folders) {
        List<ClassNode> bytecode =
                folders.stream().flatMap(folder -> readFolder(folder).stream()).toList();
        return new Code(new ClassFileImporter().importPaths(folders), bytecode);
    }

    /** @return the classes of this that were read below the folders */
    public Code within(List<Path> folders) {
        JavaClasses inside = classes.that(DescribedPredicate.describe(
                "are below " + folders,
                type -> folders.stream().anyMatch(folder -> fileOf(type).startsWith(folder))));
        Set<String> names = inside.stream().map(JavaClass::getName).collect(ImmutableSet.toImmutableSet());
        return new Code(
                inside,
                bytecode.stream()
                        .filter(node -> names.contains(node.name.replace('/', '.')))
                        .toList());
    }

    private static Path fileOf(JavaClass type) {
        return Path.of(type.getSource().orElseThrow().getUri());
    }

    private static List<ClassNode> readFolder(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            List<ClassNode> nodes = files.filter(Code::isClass).map(Code::read).toList();
            if (nodes.isEmpty()) {
                throw new IllegalStateException("no classes below " + folder + "; compile its module first");
            }
            return nodes;
        } catch (IOException missing) {
            throw new IllegalStateException("no folder " + folder + "; compile its module first", missing);
        }
    }

    private static boolean isClass(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(".class") && !name.equals("module-info.class");
    }

    private static ClassNode read(Path file) {
        try {
            ClassNode node = new ClassNode();
            new ClassReader(Files.readAllBytes(file)).accept(node, ClassReader.SKIP_FRAMES);
            return node;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
