package io.github.undercroft.checks;

import com.google.common.collect.ImmutableList;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import java.util.stream.Stream;

/**
 * Finds uses of parts of the JDK or a library: calls, method references, fields, supertypes, signatures.
 *
 * <p>A part is written as one of
 *
 * <ul>
 *   <li>{@code java.awt..} a package and all below it
 *   <li>{@code java.util.Random} a type and those nested in it
 *   <li>{@code java.util.Map#of} a member of exactly that type, with any parameters
 *   <li>{@code java.lang.String#toLowerCase()} a member with exactly these parameters
 *   <li>{@code java.util.Collection+#parallelStream} a member of the type or of a subtype
 * </ul>
 *
 * @param parts what must not be used
 */
public record ApiUse(List<String> parts) implements Search {

    public ApiUse {
        parts = ImmutableList.copyOf(parts);
    }

    /** @return a search for these parts */
    public static ApiUse of(String... parts) {
        return new ApiUse(ImmutableList.copyOf(parts));
    }

    @Override
    public Stream<Finding> in(Code code) {
        return code.classes().stream().flatMap(type -> Stream.concat(typesUsedBy(type), membersUsedBy(type)));
    }

    private Stream<Finding> typesUsedBy(JavaClass type) {
        return type.getDirectDependenciesFromSelf().stream()
                .filter(dependency -> parts.stream()
                        .anyMatch(part ->
                                namesType(part, dependency.getTargetClass().getName())))
                .map(dependency -> new Finding(type.getName(), dependency.getDescription()));
    }

    private Stream<Finding> membersUsedBy(JavaClass type) {
        return type.getAccessesFromSelf().stream()
                .filter(access -> parts.stream().anyMatch(part -> namesMember(part, access)))
                .map(access -> new Finding(type.getName(), access.getDescription()));
    }

    private static boolean namesType(String part, String typeName) {
        if (part.endsWith("..")) {
            return typeName.startsWith(part.substring(0, part.length() - 1));
        }
        return typeName.equals(part) || typeName.startsWith(part + "$");
    }

    private static boolean namesMember(String part, JavaAccess<?> access) {
        int hash = part.indexOf('#');
        if (hash < 0) {
            return false;
        }
        AccessTarget target = access.getTarget();
        String member = part.substring(hash + 1);
        String owner = part.substring(0, hash);
        return sameMember(member, target)
                && (owner.endsWith("+") ? belongsBelow(owner, target) : owner.equals(ownerOf(target)));
    }

    private static boolean sameMember(String member, AccessTarget target) {
        if (!member.contains("(")) {
            return target.getName().equals(member);
        }
        return target.getFullName().equals(ownerOf(target) + "." + member);
    }

    private static boolean belongsBelow(String owner, AccessTarget target) {
        return target.getOwner().isAssignableTo(owner.substring(0, owner.length() - 1));
    }

    private static String ownerOf(AccessTarget target) {
        return target.getOwner().getName();
    }
}
