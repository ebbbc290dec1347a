package io.github.undercroft.game;

import io.github.undercroft.model.EntityId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Who is to change levels in this step, in that sequence, to be found by id. Nobody is on its way twice. */
final class Journeys {

    private final ArrayList<World.Journey> all = new ArrayList<>();
    /** Made when somebody travels. */
    private @Nullable Map<EntityId, World.Journey> byTraveller;

    boolean isEmpty() {
        return all.isEmpty();
    }

    int size() {
        return all.size();
    }

    World.Journey get(int index) {
        return all.get(index);
    }

    /** The journey of somebody who is on its way or has arrived in this step. */
    World.@Nullable Journey of(EntityId traveller) {
        return all.isEmpty() ? null : travellers().get(traveller);
    }

    private Map<EntityId, World.Journey> travellers() {
        Map<EntityId, World.Journey> known = byTraveller;
        if (known == null) {
            known = new LinkedHashMap<>();
            byTraveller = known;
        }
        return known;
    }

    void add(World.Journey journey) {
        add(all.size(), journey);
    }

    void add(int index, World.Journey journey) {
        all.add(index, journey);
        travellers().put(journey.who(), journey);
    }

    /** Forgets all but the first ones. */
    void cut(int size) {
        while (all.size() > size) {
            travellers().remove(all.remove(all.size() - 1).who());
        }
    }
}
