package io.github.undercroft.game.perception;

import com.google.common.collect.ArrayListMultimap;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.memory.Memory;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds which of many events of a step may concern an observer: by the entities that they involve, where they may be
 * seen, and where they may be heard. So n observers of n events far apart are not asked n times n questions. Each event
 * has a number.
 */
final class EventIndex {

    private final ArrayListMultimap<Long, Integer> byParty = ArrayListMultimap.create();
    private final PlaceIndex byPlace = new PlaceIndex();
    /** Noises about as loud as each other are kept together, each group up to twice as loud as the one before. */
    private final Map<Integer, PlaceIndex> byLoudness = new TreeMap<>();

    /** Takes the events of a step, numbered from 0. */
    EventIndex(List<PerceivableEvent> events) {
        for (int i = 0; i < events.size(); i++) {
            add(events.get(i), i);
        }
    }

    private void add(PerceivableEvent event, int number) {
        for (int i = 0; i < event.involved(); i++) {
            byParty.put(event.party(i).key, number);
        }
        add(byPlace, event, event.place, number);
        add(byPlace, event, event.origin, number);
        if (event.loudness > 0) {
            int digits = Integer.SIZE - Integer.numberOfLeadingZeros(event.loudness);
            add(byLoudness.computeIfAbsent(digits, none -> new PlaceIndex()), event, event.place, number);
        }
    }

    private static void add(PlaceIndex index, PerceivableEvent event, @Nullable Point at, int number) {
        if (at != null) {
            index.add(event.level.level(), at, number);
        }
    }

    /** The events that involve an observer. */
    List<Integer> involving(EntityState observer) {
        return byParty.get(observer.key);
    }

    /** Adds the events that may be in view. */
    void findSeen(Memory memory, Set<Integer> into) {
        byPlace.find(memory.level(), memory.viewBox(), into);
    }

    /** Adds the events that the observer may hear on the level of its memory. */
    void findHeard(Memory memory, ObserverAnswers answers, Set<Integer> into) {
        byLoudness.forEach((digits, noises) -> {
            int loudest = (int) ((1L << digits) - 1);
            int heardTo = SoundPropagation.heardTo(loudest, answers.hearing);
            for (int i = 0; heardTo > 0 && i < answers.from.size(); i++) {
                noises.find(memory.level(), around(answers.from.get(i), heardTo), into);
            }
        });
    }

    private static Rect around(Point at, int radius) {
        return new Rect(at.x() - radius, at.y() - radius, 2 * radius + 1, 2 * radius + 1);
    }
}
