package io.github.undercroft.checks;

import com.google.common.collect.ImmutableSet;
import com.tngtech.archunit.core.domain.JavaAccess;
import java.util.stream.Stream;

/**
 * Finds reads of hash codes anywhere but in a method {@code hashCode}. Those of strings agree everywhere and pass; those
 * of records differ between runtimes, those of enums and plain objects between runs.
 */
final class HashCodeUse implements Search {

    private static final ImmutableSet<String> COMBINERS =
            ImmutableSet.of("java.util.Objects", "java.util.Arrays", "com.google.common.base.Objects");
    private static final ImmutableSet<String> NAMES = ImmutableSet.of("hash", "hashCode", "deepHashCode");

    @Override
    public Stream<Finding> in(Code code) {
        return code.classes().stream()
                .flatMap(type -> type.getAccessesFromSelf().stream())
                .filter(HashCodeUse::readsAHashCode)
                .filter(access -> !access.getOrigin().getName().equals("hashCode"))
                .map(access -> new Finding(access.getOriginOwner().getName(), access.getDescription()));
    }

    private static boolean readsAHashCode(JavaAccess<?> access) {
        String owner = access.getTargetOwner().getName();
        if (COMBINERS.contains(owner)) {
            return NAMES.contains(access.getName());
        }
        return access.getTarget().getFullName().equals(owner + ".hashCode()") && !owner.equals("java.lang.String");
    }
}
