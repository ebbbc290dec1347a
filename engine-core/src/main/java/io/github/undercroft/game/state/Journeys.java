package io.github.undercroft.game.state;

import io.github.undercroft.EntityId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The journeys of this step, in order; found by traveller. No entity has two. */
public final class Journeys {

    private final ArrayList<Journey> all = new ArrayList<>();
    /** The index of the next journey; those before it are done. */
    private int next;
    /** Made at the first journey. */
    private @Nullable Map<EntityId, Journey> byTraveller;

    public boolean isEmpty() {
        return all.isEmpty();
    }

    public int size() {
        return all.size();
    }

    /** Starts to carry them out. */
    public void begin() {
        next = 0;
    }

    /** Whether there is another journey to carry out. */
    public boolean hasNext() {
        return next < all.size();
    }

    /** The next journey, which counts as carried out. */
    public Journey next() {
        return all.get(next++);
    }

    /** The journey of an entity in this step, done or not. */
    @Nullable
    public Journey of(EntityId traveller) {
        return all.isEmpty() ? null : travellers().get(traveller);
    }

    /** Whether an entity has a journey to make yet in this step. */
    public boolean isAhead(EntityId traveller) {
        Journey journey = of(traveller);
        return journey != null && all.indexOf(journey) >= next;
    }

    private Map<EntityId, Journey> travellers() {
        Map<EntityId, Journey> known = byTraveller;
        if (known == null) {
            known = new LinkedHashMap<>();
            byTraveller = known;
        }
        return known;
    }

    public void add(Journey journey) {
        add(all.size(), journey);
    }

    /** Adds a journey that was carried out already, before the remaining ones. */
    public void addDone(Journey journey) {
        add(next++, journey);
    }

    private void add(int index, Journey journey) {
        all.add(index, journey);
        travellers().put(journey.who(), journey);
    }

    /** Removes all but the first journeys. */
    public void cut(int size) {
        while (all.size() > size) {
            travellers().remove(all.remove(all.size() - 1).who());
        }
        next = Math.min(next, size);
    }
}
