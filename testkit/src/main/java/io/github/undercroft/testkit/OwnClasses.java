package io.github.undercroft.testkit;

import com.google.common.collect.ImmutableSortedSet;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The author's classes in a value: its own, and those of the values in its records, lists and maps. */
final class OwnClasses {

    private static final String ENGINE = "io.github.undercroft.";
    /** What stands below the engine's name and is a game's. */
    private static final ImmutableSortedSet<String> GAMES =
            ImmutableSortedSet.of(ENGINE + "examples.", ENGINE + "testkit.");

    private static final int MAX_DEPTH = 8;

    private OwnClasses() {}

    /** Names of classes, the outermost first; none if all are those of the engine or of Java. */
    static Set<String> in(Object value) {
        Set<String> found = new LinkedHashSet<>();
        collect(value, 0, found);
        return found;
    }

    /** The name of a class; of a lambda that of the class in which it is written. */
    static String name(Class<?> type) {
        return type.getName().replaceFirst("\\$\\$Lambda.*", "");
    }

    static boolean isOwn(String name) {
        return !name.matches("(java|javax|jdk|sun)\\..*")
                && !name.startsWith("com.google.common.")
                && (!name.startsWith(ENGINE) || GAMES.stream().anyMatch(name::startsWith));
    }

    private static void collect(Object value, int depth, Set<String> found) {
        if (depth > MAX_DEPTH) {
            return;
        }
        String name = name(value.getClass());
        if (isOwn(name)) {
            found.add(name);
        }
        if (value instanceof Optional<?> optional) {
            optional.ifPresent(each -> collect(each, depth + 1, found));
        } else if (value instanceof Iterable<?> all && !(value instanceof java.nio.file.Path)) {
            all.forEach(each -> collect(each, depth + 1, found));
        } else if (value instanceof Map<?, ?> map) {
            map.values().forEach(each -> collect(each, depth + 1, found));
        } else if (value instanceof Record) {
            for (RecordComponent part : value.getClass().getRecordComponents()) {
                read(part, value).ifPresent(each -> collect(each, depth + 1, found));
            }
        }
    }

    private static Optional<Object> read(RecordComponent part, Object of) {
        try {
            part.getAccessor().setAccessible(true); // a value of a game need not be public
            return Optional.ofNullable(part.getAccessor().invoke(of));
        } catch (ReflectiveOperationException | RuntimeException hidden) {
            return Optional.empty();
        }
    }
}
