package io.github.undercroft.checks;

import static com.google.common.collect.ImmutableListMultimap.toImmutableListMultimap;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The types in the public API of a class: those in the signatures of its public and protected members. */
public final class PublicFace {

    private static final Set<JavaModifier> SEEN = ImmutableSet.of(JavaModifier.PUBLIC, JavaModifier.PROTECTED);

    private PublicFace() {}

    /**
     * Checks public classes, also those nested in public ones.
     *
     * @param looked which classes are checked
     * @param banned which types they must not name
     * @return each place that names one
     */
    public static List<Finding> naming(JavaClasses classes, Predicate<JavaClass> looked, Predicate<JavaClass> banned) {
        return classes.stream()
                .filter(looked)
                .filter(PublicFace::isSeen)
                .flatMap(type -> findings(type, banned))
                .distinct()
                .toList();
    }

    /**
     * The simple name of a public top-level type must be its own: no other public type, nested or not, may have it. Types
     * nested in different ones may share a name, since they are written with their owner.
     *
     * @param looked which classes are looked at
     * @return each public type with the name of a public top-level type
     */
    public static List<Finding> sharingNames(JavaClasses classes, Predicate<JavaClass> looked) {
        ImmutableListMultimap<String, JavaClass> byName = classes.stream()
                .filter(looked)
                .filter(PublicFace::isSeen)
                .collect(toImmutableListMultimap(JavaClass::getSimpleName, type -> type));
        return byName.values().stream()
                .flatMap(type -> byName.get(type.getSimpleName()).stream()
                        .filter(other ->
                                other != type && other.getEnclosingClass().isEmpty())
                        .map(other -> new Finding(type.getName(), "has the name of " + other.getName())))
                .sorted(Comparator.comparing(Finding::className))
                .toList();
    }

    /**
     * What is ordered and what is kept names an entity by its id: a static method that changes the game through a context,
     * a method of the context itself, and a record of one of the kinds of values.
     *
     * @param context the type through which the game is changed
     * @param entity what must not be named there
     * @param values the kinds of values that are kept
     * @return each place that takes an entity instead of its id
     */
    public static List<Finding> takingEntities(
            JavaClasses classes, Class<?> context, Class<?> entity, Set<Class<?>> values) {
        Predicate<JavaClass> isEntity = type -> type.isEquivalentTo(entity);
        Stream<Finding> commands = classes.stream()
                .filter(PublicFace::isSeen)
                .flatMap(type -> type.getMethods().stream())
                .filter(method -> isSeen(method) && isCommand(method, context))
                .flatMap(method -> method.getParameterTypes().stream()
                        .flatMap(each -> findings(method.getOwner(), method.getName(), each, isEntity)));
        Stream<Finding> kept = classes.stream()
                .filter(type -> type.isRecord() && values.stream().anyMatch(type::isAssignableTo))
                .flatMap(type -> type.getFields().stream())
                .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                .flatMap(field -> findings(field.getOwner(), field.getName(), field.getType(), isEntity));
        return Stream.concat(commands, kept).distinct().toList();
    }

    /**
     * A value without state is a record without components; an enum is a choice between several constants.
     *
     * @return each public enum with a single constant
     */
    public static List<Finding> choicesOfOne(JavaClasses classes, Predicate<JavaClass> looked) {
        return classes.stream()
                .filter(looked)
                .filter(PublicFace::isSeen)
                .filter(type -> type.isEnum() && type.getEnumConstants().size() == 1)
                .map(type -> new Finding(type.getName(), "has one constant; make it a record without components"))
                .toList();
    }

    /** @return each public or protected field and method whose name the pattern matches */
    public static List<Finding> named(JavaClasses classes, Predicate<JavaClass> looked, Pattern name) {
        return classes.stream()
                .filter(looked)
                .filter(PublicFace::isSeen)
                .flatMap(type -> type.getMembers().stream())
                .filter(member ->
                        isSeen(member) && name.matcher(member.getName()).matches())
                .map(member -> new Finding(member.getOwner().getName(), member.getName()))
                .distinct()
                .toList();
    }

    private static boolean isCommand(JavaMethod method, Class<?> context) {
        return method.getOwner().isEquivalentTo(context)
                || (method.getModifiers().contains(JavaModifier.STATIC)
                        && method.getRawParameterTypes().stream().anyMatch(type -> type.isEquivalentTo(context)));
    }

    private static boolean isSeen(JavaClass type) {
        Optional<JavaClass> outer = type.getEnclosingClass();
        return type.getModifiers().contains(JavaModifier.PUBLIC) && (outer.isEmpty() || isSeen(outer.orElseThrow()));
    }

    private static Stream<Finding> findings(JavaClass type, Predicate<JavaClass> banned) {
        Stream<Finding> above = Stream.concat(type.getSuperclass().stream(), type.getInterfaces().stream())
                .flatMap(each -> findings(type, "extends", each, banned));
        Stream<Finding> within = type.getMembers().stream()
                .filter(PublicFace::isSeen)
                .flatMap(member -> types(member).flatMap(each -> findings(type, member.getName(), each, banned)));
        return Stream.concat(above, within);
    }

    private static boolean isSeen(JavaMember member) {
        return !Sets.intersection(member.getModifiers(), SEEN).isEmpty()
                && !member.getModifiers().contains(JavaModifier.SYNTHETIC);
    }

    private static Stream<JavaType> types(JavaMember member) {
        if (member instanceof JavaField field) {
            return Stream.of(field.getType());
        }
        JavaCodeUnit unit = (JavaCodeUnit) member;
        return Stream.concat(Stream.of(unit.getReturnType()), unit.getParameterTypes().stream());
    }

    private static Stream<Finding> findings(JavaClass type, String where, JavaType named, Predicate<JavaClass> banned) {
        return named.getAllInvolvedRawTypes().stream()
                .filter(banned)
                .map(each -> new Finding(type.getName(), where + " names " + each.getName()));
    }
}
