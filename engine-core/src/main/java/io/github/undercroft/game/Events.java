package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.GameEvent;
import java.util.ArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What happened in one step, in order, and on which level. */
final class Events {

    private final ArrayList<GameEvent> events = new ArrayList<>();
    private int[] levels = new int[8];
    /** The level of the first event. */
    private @Nullable Level first;

    int size() {
        return events.size();
    }

    GameEvent get(int index) {
        return events.get(index);
    }

    int level(int index) {
        return levels[index];
    }

    void add(GameEvent event, Level level) {
        int at = events.size();
        events.add(event);
        if (at == levels.length) {
            levels = Arrays.copyOf(levels, at * 2);
        }
        levels[at] = level.level();
        if (at == 0 && first != level) {
            first = level;
        }
    }

    /** Forgets all but the first ones. */
    void cut(int size) {
        while (events.size() > size) {
            events.remove(events.size() - 1);
        }
    }

    /** The number of the level of each event. */
    ImmutableList<Integer> levels() {
        if (events.size() == 1 && first != null) {
            return first.asList();
        }
        ImmutableList.Builder<Integer> numbers = ImmutableList.builderWithExpectedSize(events.size());
        for (int i = 0; i < events.size(); i++) {
            numbers.add(levels[i]);
        }
        return numbers.build();
    }

    ImmutableList<GameEvent> list() {
        return events.size() == 1 // most turns, and the cheapest of lists
                ? ImmutableList.of(events.get(0))
                : ImmutableList.copyOf(events);
    }
}
