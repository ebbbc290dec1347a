package io.github.undercroft.checks;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The API of a set of types as lines of text, one for each type, each of its supertypes, and each public or protected
 * member; and what of kept lines no longer holds.
 *
 * <p>Tools such as japicmp compare jars, which have no place in a repository of sources, and know no list of breaks that
 * people wrote down. The lines are those of {@code toGenericString()}, which says all that a caller compiles against but
 * the values of constants.
 */
public final class KeptApi {

    private final String root;
    private final Map<String, Class<?>> types = new LinkedHashMap<>();

    /**
     * Looks at public types, also those nested in public ones.
     *
     * @param root the beginning of names that lines leave out
     * @param exported the types of all exported packages; what is inherited from a type that is not among them belongs to
     *     the one that inherits it
     */
    public KeptApi(String root, List<? extends Class<?>> exported) {
        this.root = root;
        exported.stream().filter(KeptApi::isPublic).forEach(type -> types.put(type.getName(), type));
    }

    /** @return the lines of some of the types, in the order of the alphabet */
    public List<String> lines(List<? extends Class<?>> some) {
        return some.stream()
                .filter(this::isSeen)
                .flatMap(type -> promises(type, false).stream())
                .map(ApiPromise::toString)
                .sorted()
                .toList();
    }

    /** @return each kept line that does not hold, and each new abstract method of a type that users may implement */
    public List<ApiBreak> breaks(List<String> kept) {
        Map<String, ApiPromise> now = new LinkedHashMap<>();
        types.values().stream()
                .flatMap(type -> promises(type, true).stream())
                .forEach(promise -> now.put(promise.key(), promise));
        Map<String, ApiPromise> before = new LinkedHashMap<>();
        kept.stream().map(ApiPromise::read).forEach(promise -> before.put(promise.key(), promise));
        Set<String> present = now.values().stream().map(ApiPromise::type).collect(ImmutableSet.toImmutableSet());
        List<ApiBreak> found = new ArrayList<>();
        for (ApiPromise promise : before.values()) {
            ApiPromise current = now.get(promise.key());
            if (current == null && (promise.isOfType() || present.contains(promise.type()))) {
                found.add(new ApiBreak(promise.name(), promise + " is gone or has changed"));
            } else if (current != null && !promise.limits().containsAll(current.limits())) {
                found.add(new ApiBreak(promise.name(), promise + " has become " + current));
            }
        }
        Set<String> old = before.values().stream().map(ApiPromise::type).collect(ImmutableSet.toImmutableSet());
        types.values().stream()
                .filter(type -> isOpen(type) && old.contains(nameOf(type)))
                .flatMap(type -> promises(type, false).stream()
                        .filter(promise -> promise.isAbstract() && !isOld(type, promise, before)))
                .forEach(promise ->
                        found.add(new ApiBreak(promise.name(), promise + " is new, and implementers lack it")));
        return found;
    }

    private boolean isOld(Class<?> type, ApiPromise promise, Map<String, ApiPromise> before) {
        return ancestors(type, true).stream()
                .anyMatch(each ->
                        before.containsKey(new ApiPromise(nameOf(each), promise.limits(), promise.text()).key()));
    }

    private List<ApiPromise> promises(Class<?> type, boolean withInherited) {
        Map<String, ApiPromise> found = new LinkedHashMap<>();
        Stream<ApiPromise> above = ancestors(type, true).stream()
                .filter(each -> each != type && (isSeen(each) || !isOwn(each)))
                .filter(each -> withInherited || isDirect(type, each))
                .map(each -> ApiPromise.of(nameOf(type), "is " + nameOf(each)));
        Stream<ApiPromise> members =
                ancestors(type, withInherited).stream().filter(this::isOwn).flatMap(each -> members(each, type));
        Stream.of(Stream.of(header(type)), above, members)
                .flatMap(each -> each)
                .forEach(promise -> found.putIfAbsent(promise.key(), promise));
        return ImmutableList.copyOf(found.values());
    }

    /** The kind and the type variables. What is final, abstract or sealed says nothing of an enum or a record. */
    private ApiPromise header(Class<?> type) {
        ApiPromise whole = ApiPromise.of(nameOf(type), type.toGenericString().replace(type.getTypeName(), ""));
        ImmutableSet.Builder<String> limits = ImmutableSet.builder();
        if (!type.isEnum() && !type.isRecord()) {
            Stream.of("abstract", "final")
                    .filter(each -> !type.isInterface() && whole.limits().contains(each))
                    .forEach(limits::add);
            if (type.isSealed()) {
                limits.add("sealed"); // the text of JDK 17 does not say it
            }
        }
        return new ApiPromise(
                whole.type(),
                limits.build(),
                "type " + shortened(whole.text().replace("static ", "").trim()));
    }

    private Stream<ApiPromise> members(Class<?> owner, Class<?> type) {
        Stream<Member> all = Stream.of(
                        owner.getDeclaredFields(), owner.getDeclaredMethods(), owner.getDeclaredConstructors())
                .flatMap(Arrays::stream);
        boolean canExtend = canExtend(type);
        return all.filter(member -> !member.isSynthetic()
                        && (Modifier.isPublic(member.getModifiers())
                                || (canExtend && Modifier.isProtected(member.getModifiers()))))
                .filter(member -> owner == type || !(member instanceof Constructor<?>))
                .filter(member -> !isOfObject(member))
                .map(member -> {
                    ApiPromise promise = ApiPromise.of(nameOf(type), shortened(text(member)));
                    boolean isFree =
                            !(member instanceof Field) && (!canExtend || Modifier.isStatic(member.getModifiers()));
                    return isFree ? promise.without("final") : promise;
                });
    }

    private static String text(Member member) {
        String owner = member.getDeclaringClass().getTypeName();
        if (member instanceof Constructor<?> constructor) {
            return constructor.toGenericString().replace(owner + "(", "new(");
        }
        String whole = member instanceof Method method ? method.toGenericString() : ((Field) member).toGenericString();
        return whole.replace(" " + owner + "." + member.getName(), " " + member.getName());
    }

    private static boolean isOfObject(Member member) {
        return member instanceof Method method
                && Arrays.stream(Object.class.getMethods())
                        .anyMatch(each -> each.getName().equals(method.getName())
                                && Arrays.equals(each.getParameterTypes(), method.getParameterTypes()));
    }

    /** The type and what it extends and implements, the nearest first; if not all, only through types that users do not see. */
    private List<Class<?>> ancestors(Class<?> type, boolean all) {
        List<Class<?>> found = new ArrayList<>(List.of(type));
        for (int i = 0; i < found.size(); i++) {
            Class<?> each = found.get(i);
            if (isOwn(each)) {
                Stream.concat(Stream.ofNullable(each.getSuperclass()), Arrays.stream(each.getInterfaces()))
                        .filter(above -> !found.contains(above) && (all || !isSeen(above)))
                        .filter(above -> above != Object.class && above != Record.class && above != Enum.class)
                        .forEach(found::add);
            }
        }
        return found;
    }

    private boolean isDirect(Class<?> type, Class<?> above) {
        return ancestors(type, false).stream()
                .filter(this::isOwn)
                .anyMatch(each -> each.getSuperclass() == above
                        || Arrays.asList(each.getInterfaces()).contains(above));
    }

    private static boolean isOpen(Class<?> type) {
        return !type.isSealed() && !type.isAnnotation() && (type.isInterface() || canExtend(type));
    }

    private static boolean canExtend(Class<?> type) {
        return !Modifier.isFinal(type.getModifiers())
                && Arrays.stream(type.getDeclaredConstructors())
                        .anyMatch(each ->
                                Modifier.isPublic(each.getModifiers()) || Modifier.isProtected(each.getModifiers()));
    }

    private static boolean isPublic(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return Modifier.isPublic(type.getModifiers()) && !type.isSynthetic() && (outer == null || isPublic(outer));
    }

    private boolean isSeen(Class<?> type) {
        return types.containsKey(type.getName());
    }

    private boolean isOwn(Class<?> type) {
        return type.getName().startsWith(root);
    }

    private String nameOf(Class<?> type) {
        return shortened(type.getTypeName());
    }

    private String shortened(String text) {
        return text.replace(root, "");
    }
}
