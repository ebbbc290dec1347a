package io.github.undercroft.checks;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Cycles of classes in one package: in a cycle, every class needs every other one, directly or through others. A nested
 * class counts with its outer one. Two depth-first searches of the graph find them (Kosaraju and Sharir, 1981).
 */
public final class ClassCycles {

    private final Map<String, Set<String>> uses = new LinkedHashMap<>();
    private final Map<String, Set<String>> usedBy = new LinkedHashMap<>();

    private ClassCycles() {}

    /** @return the cycles of more than one class, the largest first, each sorted by name */
    public static List<ImmutableSet<String>> of(JavaClasses classes, String packageName) {
        ClassCycles graph = new ClassCycles();
        for (JavaClass type : classes) {
            if (type.getPackageName().equals(packageName)) {
                type.getDirectDependenciesFromSelf().forEach(graph::add);
            }
        }
        return graph.circles();
    }

    private void add(Dependency arrow) {
        boolean inside = arrow.getOriginClass()
                .getPackageName()
                .equals(arrow.getTargetClass().getPackageName());
        String user = outermost(arrow.getOriginClass());
        String used = outermost(arrow.getTargetClass());
        if (inside && !user.equals(used)) {
            uses.computeIfAbsent(user, any -> new TreeSet<>()).add(used);
            usedBy.computeIfAbsent(used, any -> new TreeSet<>()).add(user);
        }
    }

    private static String outermost(JavaClass type) {
        String name = type.getBaseComponentType().getName();
        int nested = name.indexOf('$');
        return nested < 0 ? name : name.substring(0, nested);
    }

    private List<ImmutableSet<String>> circles() {
        Set<String> left = new LinkedHashSet<>(lastFinishedFirst());
        ImmutableList.Builder<ImmutableSet<String>> circles = ImmutableList.builder();
        while (!left.isEmpty()) {
            Set<String> circle = reached(left.iterator().next(), left);
            left.removeAll(circle);
            if (circle.size() > 1) {
                circles.add(ImmutableSet.copyOf(circle));
            }
        }
        return ImmutableList.sortedCopyOf(
                Comparator.comparing((ImmutableSet<String> circle) -> -circle.size()), circles.build());
    }

    /** All classes that use others, in reverse order of their completion in a depth-first search. */
    private List<String> lastFinishedFirst() {
        Set<String> seen = new LinkedHashSet<>();
        ArrayDeque<String> finished = new ArrayDeque<>();
        for (String start : uses.keySet()) {
            ArrayDeque<String> path = new ArrayDeque<>();
            path.push(start);
            while (!path.isEmpty()) {
                String here = path.peek();
                seen.add(here);
                uses.getOrDefault(here, Set.of()).stream()
                        .filter(next -> !seen.contains(next))
                        .findFirst()
                        .ifPresentOrElse(path::push, () -> {
                            path.pop();
                            if (!finished.contains(here)) {
                                finished.push(here);
                            }
                        });
            }
        }
        return ImmutableList.copyOf(finished);
    }

    /** The remaining classes that need the given one, directly or through others. */
    private Set<String> reached(String start, Set<String> left) {
        Set<String> reached = new TreeSet<>();
        ArrayDeque<String> open = new ArrayDeque<>();
        open.add(start);
        while (!open.isEmpty()) {
            String here = open.remove();
            if (left.contains(here) && reached.add(here)) {
                open.addAll(usedBy.getOrDefault(here, Set.of()));
            }
        }
        return reached;
    }
}
