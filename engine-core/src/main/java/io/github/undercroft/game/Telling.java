package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Percept;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds out what one observer after the other is told of the events of a step: first it is shown the observer's view before
 * the step, then the view after it.
 */
final class Telling {

    private final World world;
    private final ArrayList<Happening> happenings = new ArrayList<>();
    /** For each happening: whether it was in view before the step. */
    private boolean[] seen = new boolean[8];
    /** For each happening and each of its parties: whether that one was in view before the step. */
    private boolean[] inView = new boolean[16];

    private final ArrayList<Percept> percepts = new ArrayList<>();

    Telling(World world) {
        this.world = world;
    }

    /** Takes up the events of a step. One whose code throws is kept from everybody. */
    void begin() {
        happenings.clear();
        int parties = 0;
        for (int i = 0; i < world.events.size(); i++) {
            Happening happening = happening(world.events.get(i), world.levels.at(world.events.level(i)));
            if (happening != null) {
                happenings.add(happening);
                parties += happening.parties();
            }
        }
        seen = happenings.size() > seen.length ? Arrays.copyOf(seen, 2 * happenings.size()) : seen;
        inView = parties > inView.length ? Arrays.copyOf(inView, 2 * parties) : inView;
    }

    private @Nullable Happening happening(GameEvent event, Level level) {
        try {
            return new Happening(world, event, level);
        } catch (Throwable thrown) {
            world.settling.failed(new GameCodeException("Asking an event who could perceive it", event, thrown));
            return null;
        }
    }

    /** Expects of all whom the events may concern that they look and listen. */
    void alert(Alerts alerts) {
        for (int i = 0; i < happenings.size(); i++) {
            happenings.get(i).alert(alerts);
        }
    }

    /** Notes what of the events was in an observer's view before the step. */
    void before(EntityState observer, Memory memory) {
        int party = 0;
        for (int i = 0; i < happenings.size(); i++) {
            Happening happening = happenings.get(i);
            seen[i] = happening.involves(observer) || happening.isSeen(memory);
            for (int j = 0; j < happening.parties(); j++) {
                EntityState each = happening.party(j);
                inView[party++] = each == observer || memory.hasInView(each.id);
            }
        }
    }

    /** What that observer is told, now that it has looked around; all it hears is written down in its memory. */
    List<Percept> after(EntityState observer, Memory memory, Sensing sensing, long time) {
        percepts.clear();
        int party = 0;
        for (int i = 0; i < happenings.size(); i++) {
            Happening happening = happenings.get(i);
            if (seen[i] || happening.isSeen(memory)) {
                percepts.add(new Percept.Saw(happening.event, known(happening, memory, party)));
            } else {
                Percept.Heard heard = listen(happening, memory, sensing, time);
                if (heard != null) {
                    memory.hear(heard);
                    percepts.add(heard);
                }
            }
            party += happening.parties();
        }
        return percepts.isEmpty() ? ImmutableList.of() : ImmutableList.copyOf(percepts);
    }

    /** Pictures of those who took part and were in view before or are now. */
    private List<Entity> known(Happening happening, Memory memory, int first) {
        ImmutableList.Builder<Entity> known = ImmutableList.builder();
        for (int i = 0; i < happening.parties(); i++) {
            EntityState party = happening.party(i);
            if (inView[first + i] || memory.sees(world.placeOf(party))) {
                known.add(party.picture());
            }
        }
        return known.build();
    }

    private Percept.@Nullable Heard listen(Happening happening, Memory memory, Sensing sensing, long time) {
        Point from = happening.place;
        if (happening.loudness <= 0 || from == null || happening.level.level() != memory.level()) {
            return null;
        }
        Hearing hearing = happening.level.surroundings(world).hearing();
        try {
            int volume = hearing.volume(from, happening.loudness, sensing.hearing, sensing.from);
            return volume > 0 ? new Percept.Heard(from, volume, happening.sound, time) : null;
        } catch (GameCodeException thrown) {
            world.settling.failed(thrown);
            hearing.begin(); // what was followed halfway is not kept
            return null;
        }
    }
}
