package io.github.undercroft.checks.culprits;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Stands close beside what is banned, and is allowed: no ban may find anything here. */
record Innocent(int number, double price, String name) implements Comparable<Innocent> {

    private static final int[] TABLE = {1, 2, 3};
    private static final ImmutableSet<String> NAMES = ImmutableSet.of("a", "b");
    private static final Comparator<Innocent> ORDER = Comparator.comparingInt(Innocent::number);

    enum Own {
        ONE,
        TWO {
            @Override
            int value() {
                return super.value() + 1;
            }
        };

        int value() {
            return 1;
        }
    }

    Map<Own, String> ordered() {
        Map<Own, String> map = new LinkedHashMap<>(new EnumMap<>(Own.class));
        map.putAll(ImmutableMap.of(Own.ONE, "one"));
        return map;
    }

    Set<String> orderedSet() {
        return NAMES.stream().distinct().sorted().collect(Collectors.toCollection(LinkedHashSet::new));
    }

    Map<String, List<String>> grouped(Collection<String> words) {
        return words.stream().collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.toList()));
    }

    String lower() {
        return name.toLowerCase(Locale.ROOT) + number + price;
    }

    double root() {
        return Math.sqrt(price) * 0.5 + Math.floorMod(number, TABLE.length);
    }

    int fromText() {
        return switch (name) {
            case "a" -> name.hashCode();
            case "b" -> parsed(name);
            default -> fromOwn(Own.ONE);
        };
    }

    private static int fromOwn(Own own) {
        return switch (own) {
            case ONE -> 1;
            case TWO -> own.value();
        };
    }

    private static int parsed(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException noNumber) {
            return -1;
        }
    }

    int parsed() {
        return parsed(name);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + Integer.hashCode(number);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Innocent innocent && innocent.number == number && innocent.name.equals(name);
    }

    @Override
    public int compareTo(Innocent other) {
        return ORDER.compare(this, other);
    }
}
