package io.github.undercroft.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whatever public record is made with a null in it is refused at once, with the name of that component. */
class NullsTest {

    /** Where a null is no exception but told as an event, by rule 4 of the turn: an author forgot what to do instead. */
    private static final Set<String> TOLD_AS_CUT = Set.of("Alternate.instead", "Act.action");

    /** A package that is not exported. */
    private static final Set<String> NOT_EXPORTED = Set.of("memory");

    private static List<Class<?>> records() throws IOException, URISyntaxException {
        Path root = Path.of(
                Action.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        List<Class<?>> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(root.resolve("io/github/undercroft"))) {
            for (Path file : files.sorted().toList()) {
                String name = root.relativize(file).toString().replace('/', '.');
                boolean isExported = NOT_EXPORTED.stream().noneMatch(folder -> name.contains("." + folder + "."));
                if (name.endsWith(".class") && !name.contains("-info") && isExported) {
                    found.add(named(name.substring(0, name.length() - 6)));
                }
            }
        }
        found.removeIf(each -> !each.isRecord() || !isPublic(each));
        return found;
    }

    private static Class<?> named(String name) {
        try {
            return Class.forName(name, false, NullsTest.class.getClassLoader());
        } catch (ClassNotFoundException gone) {
            throw new AssertionError(gone);
        }
    }

    private static boolean isPublic(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getEnclosingClass()) {
            if (!Modifier.isPublic(each.getModifiers())) {
                return false;
            }
        }
        return true;
    }

    @Test
    void aNullIsRefusedWithItsName() throws Exception {
        List<String> accepted = new ArrayList<>();
        int tried = 0;
        for (Class<?> type : records()) {
            RecordComponent[] components = type.getRecordComponents();
            for (int i = 0; i < components.length; i++) {
                String name = type.getSimpleName() + "." + components[i].getName();
                if (!components[i].getType().isPrimitive() && !TOLD_AS_CUT.contains(name)) {
                    tried++;
                    String said = refusal(type, components, i);
                    if (!said.contains(components[i].getName())) {
                        accepted.add(type.getName() + "." + components[i].getName() + " (" + said + ")");
                    }
                }
            }
        }
        assertThat(tried).isGreaterThan(400);
        assertThat(accepted).isEmpty();
    }

    private static String refusal(Class<?> type, RecordComponent[] components, int missing) throws Exception {
        Class<?>[] types = new Class<?>[components.length];
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            values[i] = i == missing ? null : some(types[i]);
        }
        Constructor<?> constructor = type.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        try {
            constructor.newInstance(values);
            return "accepted";
        } catch (InvocationTargetException refused) {
            Throwable cause = refused.getTargetException();
            boolean isRefusal = cause instanceof NullPointerException || cause instanceof IllegalArgumentException;
            return (isRefusal ? "" : "not a refusal ") + cause.getMessage();
        }
    }

    /** Anything of that type; it need make no sense, since a null is refused first. */
    private static Object some(Class<?> type) throws Exception {
        if (type.isPrimitive()) {
            return Array.get(Array.newInstance(type, 1), 0);
        }
        if (type == String.class) {
            return "some";
        }
        if (type == Optional.class) {
            return Optional.empty();
        }
        if (type == List.class || type == Iterable.class) {
            return List.of();
        }
        if (type == Class.class) {
            return Object.class;
        }
        if (type == Map.class) {
            return Map.of();
        }
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        if (type.isInterface() && !type.isSealed()) {
            return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                throw new UnsupportedOperationException(method.getName());
            });
        }
        return type.isSealed() && type.isInterface() ? some(type.getPermittedSubclasses()[0]) : unmade(type);
    }

    /** An object of a class without the help of its constructors, which would refuse what makes no sense. */
    private static Object unmade(Class<?> type) throws Exception {
        Class<?> unsafe = Class.forName("sun.misc.Unsafe");
        Field field = unsafe.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return unsafe.getMethod("allocateInstance", Class.class).invoke(field.get(null), type);
    }
}
