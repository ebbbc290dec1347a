package io.github.undercroft.game.state;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.GameEvent;
import java.util.ArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The events of one step, in order, each with its level. */
public final class Events {

    private final ArrayList<GameEvent> events = new ArrayList<>();
    private int[] levels = new int[8];
    private @Nullable Level first;

    public int size() {
        return events.size();
    }

    public GameEvent get(int index) {
        return events.get(index);
    }

    public int level(int index) {
        return levels[index];
    }

    public void add(GameEvent event, Level level) {
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

    /** Removes all but the first events. */
    public void cut(int size) {
        while (events.size() > size) {
            events.remove(events.size() - 1);
        }
    }

    public ImmutableList<Integer> levels() {
        if (events.size() == 1 && first != null) {
            return first.asList();
        }
        ImmutableList.Builder<Integer> numbers = ImmutableList.builderWithExpectedSize(events.size());
        for (int i = 0; i < events.size(); i++) {
            numbers.add(levels[i]);
        }
        return numbers.build();
    }

    public ImmutableList<GameEvent> list() {
        return events.size() == 1 // as in most turns; the cheapest kind of list
                ? ImmutableList.of(events.get(0))
                : ImmutableList.copyOf(events);
    }
}
