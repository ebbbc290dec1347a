package io.github.undercroft.checks;

import com.google.common.collect.ImmutableSortedSet;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds the classes that write to the fields of a class, and those that may: the ones that the class comment names. */
public final class FieldWriters {

    private static final Pattern NAME = Pattern.compile("\\{@(?:link|code) (\\w+)}");

    private FieldWriters() {}

    /**
     * @return the simple names of the classes that write to it from outside; nested classes count with their outer one
     */
    public static ImmutableSortedSet<String> of(JavaClass state, JavaClasses classes) {
        return classes.stream()
                .flatMap(type -> type.getFieldAccessesFromSelf().stream())
                .filter(access -> access.getAccessType() == JavaFieldAccess.AccessType.SET)
                .filter(access -> access.getTargetOwner().equals(state))
                .map(access -> outermost(access.getOriginOwner()))
                .filter(writer -> !writer.equals(state))
                .map(JavaClass::getSimpleName)
                .collect(ImmutableSortedSet.toImmutableSortedSet(Comparator.naturalOrder()));
    }

    /** @return the simple names that the comment of the first class in a source names */
    public static ImmutableSortedSet<String> namedIn(String source) {
        int begin = source.indexOf("/**");
        String comment = source.substring(begin, source.indexOf("*/", begin));
        return NAME.matcher(comment)
                .results()
                .map(match -> match.group(1))
                .collect(ImmutableSortedSet.toImmutableSortedSet(Comparator.naturalOrder()));
    }

    private static JavaClass outermost(JavaClass type) {
        JavaClass outer = type;
        for (Optional<JavaClass> next = outer.getEnclosingClass(); next.isPresent(); next = outer.getEnclosingClass()) {
            outer = next.get();
        }
        return outer;
    }
}
