package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.event.Placed;
import io.github.undercroft.game.Step;
import io.github.undercroft.item.Drop;
import io.github.undercroft.item.StackEvent;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What players have put down on purpose and not taken up again. Of a stack that is the part that lies there, with what it joined. */
final class PutDown {

    private final Set<EntityId> things = new LinkedHashSet<>();

    void restore(List<EntityId> before) {
        things.addAll(before);
    }

    List<EntityId> things() {
        return ImmutableList.copyOf(things);
    }

    boolean contains(EntityId thing) {
        return things.contains(thing);
    }

    /** Takes note of a step. */
    void after(Step.Acted acted, Set<EntityId> players) {
        boolean isDrop = acted.action() instanceof Drop && players.contains(acted.actor());
        for (GameEvent event : acted.events()) {
            if (event instanceof Placed placed) {
                note(placed.thing(), placed.to(), isDrop, players);
            } else if (event instanceof StackEvent.Parted parted) {
                note(parted.part(), parted.to(), isDrop, players);
            } else if (event instanceof StackEvent.Joined joined) {
                note(joined.stack(), joined.to(), isDrop, players);
            }
        }
    }

    private void note(EntityId thing, Location to, boolean isDrop, Set<EntityId> players) {
        if (isDrop && to instanceof Location.OnLevel) {
            things.add(thing);
        } else if (to.holder().filter(players::contains).isPresent()) {
            things.remove(thing);
        }
    }
}
