package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Whatever public record is made with a null in it is refused at once, with the name of that component. */
class NullsTest {

    /** Where a null is no exception but told as an event, by rule 4 of the turn: an author forgot what to do instead. */
    private static final Set<String> TOLD_AS_CUT = Set.of("Alternate.instead", "Act.action");

    /** The same in factories, and where a null is what there is to tell. */
    private static final Set<String> NULL_IS_TOLD = Set.of(
            "ActionResult.alternate with no instead",
            "Decision.act with no action",
            "GameCodeException.io.github.undercroft.event.GameCodeException with no culprit",
            "FaultyValueException.io.github.undercroft.value.inner.FaultyValueException with no value");

    /** Packages that are not exported. */
    private static final Set<String> NOT_EXPORTED =
            Set.of("memory", "game.guard", "game.codec", "game.state", "game.perception");

    /** The public classes of the packages that a game may name. */
    private static List<Class<?>> published() throws IOException {
        List<Class<?>> found = new ArrayList<>();
        for (Path module : Reactor.here().engineModules()) {
            addClasses(module.resolve("target/classes"), found);
        }
        found.removeIf(each -> !isPublic(each));
        return found;
    }

    private static void addClasses(Path root, List<Class<?>> found) throws IOException {
        try (Stream<Path> files = Files.walk(root.resolve("io/github/undercroft"))) {
            for (Path file : files.sorted().toList()) {
                String name = root.relativize(file).toString().replace('/', '.');
                boolean isExported = NOT_EXPORTED.stream().noneMatch(folder -> name.contains("." + folder + "."));
                if (name.endsWith(".class") && !name.contains("-info") && isExported) {
                    found.add(named(name.substring(0, name.length() - 6)));
                }
            }
        }
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
        for (Class<?> type : published()) {
            if (!type.isRecord()) {
                continue;
            }
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
        assertThat(tried).isGreaterThan(500);
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

    /** Constructors and static methods, which keep or use what they are given. */
    @Test
    void aFactoryRefusesANull() throws Exception {
        List<String> accepted = new ArrayList<>();
        int tried = 0;
        for (Class<?> type : published()) {
            for (Executable factory : factories(type)) {
                Class<?>[] types = factory.getParameterTypes();
                for (int i = 0; i < types.length; i++) {
                    String name = type.getSimpleName() + "." + factory.getName() + " with no "
                            + factory.getParameters()[i].getName();
                    if (mayNotBeNull(factory, i) && !NULL_IS_TOLD.contains(name)) {
                        tried++;
                        if (accepts(factory, types, i)) {
                            accepted.add(name);
                        }
                    }
                }
            }
        }
        assertThat(tried).isGreaterThan(350);
        assertThat(accepted).isEmpty();
    }

    private static List<Executable> factories(Class<?> type) {
        List<Executable> factories = new ArrayList<>();
        if (!type.isRecord() && !Modifier.isAbstract(type.getModifiers())) {
            factories.addAll(List.of(type.getConstructors()));
        }
        for (Method method : type.getDeclaredMethods()) {
            if (Modifier.isPublic(method.getModifiers()) && Modifier.isStatic(method.getModifiers())) {
                factories.add(method);
            }
        }
        factories.removeIf(Executable::isSynthetic);
        return factories;
    }

    private static boolean mayNotBeNull(Executable factory, int parameter) {
        return !factory.getParameterTypes()[parameter].isPrimitive()
                && !factory.getAnnotatedParameterTypes()[parameter].isAnnotationPresent(Nullable.class);
    }

    private static boolean accepts(Executable factory, Class<?>[] types, int missing) throws Exception {
        Object[] values = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            values[i] = i == missing ? null : some(types[i]);
        }
        try {
            if (factory instanceof Constructor<?> constructor) {
                constructor.newInstance(values);
            } else {
                ((Method) factory).invoke(null, values);
            }
            return true;
        } catch (InvocationTargetException refused) {
            return false;
        }
    }

    /** Anything of that type; it need make no sense, since a null is refused first. */
    static Object some(Class<?> type) throws Exception {
        if (type.isPrimitive()) {
            return Array.get(Array.newInstance(type, 1), 0);
        }
        if (type == String.class) {
            return "some";
        }
        if (type == Optional.class) {
            return Optional.empty();
        }
        if (type.isAssignableFrom(ImmutableList.class)) {
            return ImmutableList.of();
        }
        if (type.isAssignableFrom(ImmutableSet.class)) {
            return ImmutableSet.of();
        }
        if (type == Class.class) {
            return Object.class;
        }
        if (type.isAssignableFrom(ImmutableMap.class)) {
            return ImmutableMap.of();
        }
        if (type.isArray()) {
            return Array.newInstance(type.getComponentType(), 0);
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
