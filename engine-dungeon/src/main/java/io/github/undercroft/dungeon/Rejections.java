package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.TreeMap;

/** How often something was dropped while a level was made, by reason. */
final class Rejections {

    private final Map<String, Integer> counts = new TreeMap<>();

    void count(String reason) {
        counts.merge(reason, 1, Integer::sum);
    }

    ImmutableMap<String, Integer> toMap() {
        return ImmutableMap.copyOf(counts);
    }
}
