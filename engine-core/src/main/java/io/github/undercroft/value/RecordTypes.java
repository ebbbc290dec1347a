package io.github.undercroft.value;

import com.google.common.collect.ImmutableList;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Value types of an author's records and enums, found by reflection: name the classes, and their fields are written and
 * read. The only class of the engine that reflects; where that is not to be had (a browser build), let
 * {@link SavedValues} make them at compile time. Both give the same names and follow {@link SavedAs}.
 *
 * <p>Fields may be {@code int}, {@code long}, {@code boolean}, {@code double}, {@code String}, any registered type or an
 * interface of registered types, {@code Optional} and {@code List} of these. Anything else is refused, with class and
 * field: it could be changed from outside, or has no order.
 */
public final class RecordTypes {

    private RecordTypes() {}

    /**
     * Types named after the namespace and the class's simple name: {@code mygame.Crossbow}.
     *
     * @param lookup the author's {@code MethodHandles.lookup()}, which may see the records
     */
    public static List<ValueType<?>> of(MethodHandles.Lookup lookup, String namespace, Class<?>... types) {
        Objects.requireNonNull(lookup, "lookup");
        Objects.requireNonNull(namespace, "namespace");
        return Arrays.stream(types)
                .<ValueType<?>>map(type -> named(lookup, nameOf(namespace, type), type))
                .collect(ImmutableList.toImmutableList());
    }

    private static String nameOf(String namespace, Class<?> type) {
        SavedAs annotation = type.getAnnotation(SavedAs.class);
        return annotation == null || annotation.value().isEmpty()
                ? namespace + "." + type.getSimpleName()
                : annotation.value();
    }

    /**
     * The type of a record or enum under a name of its own, so that the class may be renamed later.
     *
     * @throws IllegalArgumentException if it is neither, can't be reached or has a field that can't be kept
     */
    public static <T> ValueType<T> named(MethodHandles.Lookup lookup, String name, Class<T> type) {
        Optional<SavedAs> saved = Optional.ofNullable(type.getAnnotation(SavedAs.class));
        String constant = saved.map(SavedAs::constant).orElse("");
        ValueType<T> made = type.isEnum() ? ofEnum(name, type) : ofRecord(lookup, name, type, constant);
        return made.formerly(saved.map(SavedAs::formerly).orElse(new String[0]));
    }

    private static <T> ValueType<T> ofRecord(MethodHandles.Lookup lookup, String name, Class<T> type, String constant) {
        if (!type.isRecord()) {
            throw new IllegalArgumentException(
                    type.getName() + " is neither a record nor an enum; make it one, or write a ValueType by hand");
        }
        List<Field> fields = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            fields.add(field(lookup, type, component));
        }
        MethodHandle constructor = constructor(lookup, type);
        if (!constant.isEmpty() && fields.isEmpty()) {
            return ValueType.single(name, type.cast(construct(constructor)), constant);
        }
        return new ValueType<T>(
                        name,
                        type,
                        (value, out) -> fields.forEach(field -> field.write(value, out)),
                        in -> type.cast(construct(
                                constructor,
                                fields.stream().map(field -> field.read(in)).toArray())))
                .withComponents(fields.stream().map(Field::described).toArray(String[]::new));
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // the compiler can't be told that this T is an enum
    private static <T> ValueType<T> ofEnum(String name, Class type) {
        return (ValueType<T>) ValueType.ofEnum(name, type);
    }

    private static MethodHandle constructor(MethodHandles.Lookup lookup, Class<?> type) {
        Class<?>[] parameters = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            MethodHandle handle = lookup.findConstructor(type, MethodType.methodType(void.class, parameters));
            return handle.asSpreader(Object[].class, parameters.length)
                    .asType(MethodType.methodType(Object.class, Object[].class));
        } catch (ReflectiveOperationException e) {
            throw unreachable(type, e);
        }
    }

    private static IllegalArgumentException unreachable(Class<?> type, ReflectiveOperationException cause) {
        return new IllegalArgumentException(
                type.getName() + " can't be reached by that lookup; hand in MethodHandles.lookup() of a class that may"
                        + " use it",
                cause);
    }

    private static Object construct(MethodHandle constructor, Object... arguments) {
        try {
            return (Object) constructor.invokeExact(arguments);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalArgumentException("The record's constructor failed", e);
        }
    }

    private static Field field(MethodHandles.Lookup lookup, Class<?> owner, RecordComponent component) {
        try {
            MethodHandle accessor =
                    lookup.unreflect(component.getAccessor()).asType(MethodType.methodType(Object.class, Object.class));
            Class<?> type = component.getType();
            Class<?> element = type;
            if (type == List.class || type == Optional.class || type == ImmutableList.class) {
                element = elementOf(owner, component);
            }
            if (element.isArray()
                    || element == char.class
                    || element == float.class
                    || element == byte.class
                    || element == short.class
                    || element == Iterable.class
                    || java.util.Collection.class.isAssignableFrom(element)
                    || java.util.Map.class.isAssignableFrom(element)) {
                throw refused(owner, component, type);
            }
            SavedAs saved = component.getAnnotation(SavedAs.class);
            String name = saved == null || saved.value().isEmpty() ? component.getName() : saved.value();
            return new Field(name, type, element, accessor);
        } catch (IllegalAccessException e) {
            throw unreachable(owner, e);
        }
    }

    private static IllegalArgumentException refused(Class<?> owner, RecordComponent component, Class<?> type) {
        return new IllegalArgumentException("The field " + owner.getName() + "." + component.getName() + " is a "
                + type.getSimpleName()
                + ", which is not a value that the engine can keep: use int, long, boolean, double,"
                + " String, a registered record or enum, or a List or Optional of these");
    }

    private static Class<?> elementOf(Class<?> owner, RecordComponent component) {
        if (component.getGenericType() instanceof ParameterizedType generic) {
            Type argument = generic.getActualTypeArguments()[0];
            if (argument instanceof Class<?> plain) {
                return plain;
            }
        }
        throw new IllegalArgumentException("The field " + owner.getName() + "." + component.getName()
                + " must name a plain class as its element, as in List<Point>; it is " + component.getGenericType());
    }

    private record Field(String name, Class<?> type, Class<?> element, MethodHandle accessor) {

        /** As the generated class says it: {@code gems: List<Gem>}. */
        String described() {
            String simple = element.getSimpleName();
            if (element == type) {
                return name + ": " + simple;
            }
            return name + (type == Optional.class ? ": Optional<" : ": List<") + simple + ">";
        }

        void write(Object owner, ValueWriter out) {
            Object value = get(owner);
            if (type == int.class || type == long.class) {
                out.whole(name, ((Number) value).longValue());
            } else if (type == boolean.class) {
                out.flag(name, (Boolean) value);
            } else if (type == double.class) {
                out.real(name, (Double) value);
            } else if (type == String.class) {
                out.text(name, (String) value);
            } else if (type == Optional.class) {
                out.optional(name, (Optional<?>) value);
            } else if (value instanceof List<?> list) {
                out.list(name, list);
            } else {
                out.value(name, value);
            }
        }

        Object read(ValueReader in) {
            if (type == int.class) {
                return in.integer(name);
            } else if (type == long.class) {
                return in.whole(name);
            } else if (type == boolean.class) {
                return in.flag(name);
            } else if (type == double.class) {
                return in.real(name);
            } else if (type == String.class) {
                return in.text(name);
            } else if (type == Optional.class) {
                return in.optional(name, element);
            } else if (type == List.class || type == ImmutableList.class) {
                return in.list(name, element);
            }
            return in.value(name, type);
        }

        private Object get(Object owner) {
            try {
                return (Object) accessor.invokeExact(owner);
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new IllegalStateException("Reading " + owner.getClass().getName() + "." + name + " failed", e);
            }
        }
    }
}
