package io.github.undercroft.game;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A value of an author's interface that is like a good one until it is switched on; from then on some methods misbehave. */
final class Hostile<T> {

    /** How it misbehaves. */
    enum Mode {
        THROWS,
        OVERFLOWS,
        ANSWERS_NULL
    }

    private final Class<T> face;
    private final T good;
    private final Set<String> methods;
    private final Mode mode;
    private final T value;
    boolean on;
    /** How often a bad method was called while it was on. */
    int calls;

    private Hostile(Class<T> face, T good, Set<String> methods, Mode mode) {
        this.face = face;
        this.good = good;
        this.methods = methods;
        this.mode = mode;
        this.value = face.cast(Proxy.newProxyInstance(
                face.getClassLoader(),
                new Class<?>[] {face},
                (proxy, method, arguments) -> asked(proxy, method, arguments)));
    }

    static <T> Hostile<T> of(Class<T> face, T good, Set<String> methods, Mode mode) {
        return new Hostile<>(face, good, methods, mode);
    }

    /** The value itself. */
    T value() {
        return value;
    }

    private @Nullable Object asked(Object proxy, Method method, Object[] arguments) throws Throwable {
        if (on && methods.contains(method.getName())) {
            if (!method.getName().equals("toString")) {
                calls++;
            }
            return misbehave(method);
        }
        return switch (method.getName()) {
            case "equals" -> proxy == arguments[0];
            case "hashCode" -> 7;
            case "toString" -> "hostile " + face.getSimpleName();
            default -> answered(proxy, method, arguments);
        };
    }

    private Object answered(Object proxy, Method method, Object[] arguments) throws Throwable {
        try {
            Object answer = method.invoke(good, arguments);
            if (answer instanceof Optional<?> some && some.isPresent() && some.get() == good) {
                return Optional.of(proxy);
            }
            return answer == good ? proxy : answer;
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }

    private @Nullable Object misbehave(Method method) {
        return switch (mode) {
            case THROWS -> throw new ArithmeticException("planted in " + method.getName());
            case OVERFLOWS -> deeper(0);
            case ANSWERS_NULL -> null;
        };
    }

    @SuppressWarnings("InfiniteRecursion") // on purpose
    private static Object deeper(int depth) {
        return deeper(depth + 1);
    }
}
