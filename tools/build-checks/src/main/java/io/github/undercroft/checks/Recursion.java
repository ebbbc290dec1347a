package io.github.undercroft.checks;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds methods that can call themselves, directly or through others. A call through an interface or an overridden
 * method counts for the method that its static type names, not for all that may stand behind it.
 */
final class Recursion implements Search {

    @Override
    public Stream<Finding> in(Code code) {
        Map<CallGraph.Method, Set<CallGraph.Method>> calls = CallGraph.of(code);
        return calls.keySet().stream().flatMap(method -> wayBack(method, calls));
    }

    private static Stream<Finding> wayBack(CallGraph.Method start, Map<CallGraph.Method, Set<CallGraph.Method>> calls) {
        Map<CallGraph.Method, String> reached = new LinkedHashMap<>();
        Deque<CallGraph.Method> open = new ArrayDeque<>();
        open.add(start);
        while (!open.isEmpty()) {
            CallGraph.Method next = open.remove();
            String way = reached.getOrDefault(next, start.shortName());
            for (CallGraph.Method called : calls.getOrDefault(next, ImmutableSet.of())) {
                if (called.equals(start)) {
                    return Stream.of(new Finding(start.className(), way + " -> " + start.shortName()));
                }
                if (reached.putIfAbsent(called, way + " -> " + called.shortName()) == null) {
                    open.add(called);
                }
            }
        }
        return Stream.empty();
    }
}
