package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.TreeMap;

/** How often something was dropped while a level was made, by reason. */
final class Rejections {

    private final Map<String, Integer> counts = new TreeMap<>();
    /** Usually the same reason comes many times in a row. */
    private String last = "";

    private int lastCount;

    void count(String reason) {
        if (!reason.equals(last)) {
            note();
            last = reason;
        }
        lastCount++;
    }

    private void note() {
        if (lastCount > 0) {
            counts.merge(last, lastCount, Integer::sum);
            lastCount = 0;
        }
    }

    ImmutableMap<String, Integer> toMap() {
        note();
        return ImmutableMap.copyOf(counts);
    }
}
