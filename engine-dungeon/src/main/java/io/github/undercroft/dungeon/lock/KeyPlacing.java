package io.github.undercroft.dungeon.lock;

import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.dungeon.Lock;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Goes through a level like a player who opens gate after gate, and puts each key where this player has already been. */
final class KeyPlacing {

    private final LevelDraft draft;
    private final AddLocks settings;
    private final StepTree tree;
    private final List<Gates.Gate> gates;
    private final int[] zones;
    private final KeyPlaces places;
    /** The zones that are open, in the order in which they were opened. */
    private final List<Integer> open = new ArrayList<>();
    /** The gates that can be reached and are still shut. */
    private final List<Integer> ahead = new ArrayList<>();

    private final List<Lock> locks = new ArrayList<>();
    private int lastId;

    KeyPlacing(LevelDraft draft, StepTree tree, Gates gates, AddLocks settings) {
        this.draft = draft;
        this.settings = settings;
        this.tree = tree;
        this.gates = gates.all();
        zones = gates.zones(draft.width() * draft.height());
        places = new KeyPlaces(draft, tree, settings.minKeyPercent(), zones, this.gates);
        lastId = draft.details(Lock.class).stream().mapToInt(Lock::id).max().orElse(0);
    }

    /** The new locks, by their ids. */
    List<Lock> place(RandomSource random) {
        enter(0);
        while (!ahead.isEmpty()) {
            List<Integer> openable = ahead.stream().filter(this::canBeOpened).toList();
            if (openable.isEmpty()) {
                throw new LevelVeto("locks whose keys are behind each other");
            }
            Integer next = random.pick(openable);
            ahead.remove(next);
            if (gates.get(next).lock.isEmpty()) {
                lock(gates.get(next), random.chance(settings.nestedPercent(), 100), random);
            }
            enter(next);
        }
        return locks;
    }

    private void enter(int zone) {
        open.add(zone);
        IntStream.range(1, gates.size())
                .filter(gate -> gates.get(gate).before == zone)
                .forEach(ahead::add);
    }

    /** A lock of another step counts only if its key has been reached. */
    private boolean canBeOpened(int gate) {
        return gates.get(gate)
                .lock
                .map(lock -> open.contains(zones[tree.cell(lock.key())]))
                .orElse(true);
    }

    private void lock(Gates.Gate gate, boolean isNested, RandomSource random) {
        List<Integer> last = open.subList(open.size() - 1, open.size());
        List<Integer> chosen = isNested && places.count(last) > 0 ? last : open;
        Point door = tree.point(gate.cell);
        if (places.count(chosen) > 0) {
            Point key = tree.point(places.take(chosen, random));
            locks.add(new Lock(++lastId, door, key, beyond(gate.cell), settings.movement()));
        } else if (gate.isForced) {
            throw new LevelVeto("no place for a key");
        } else {
            draft.reject("no place for a key", door);
        }
    }

    private Point beyond(int door) {
        Point from = tree.point(tree.parent(door));
        Direction way = Direction.between(from, tree.point(door)).orElseThrow();
        return tree.point(door).step(way);
    }
}
