package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Cause;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Observer;
import io.github.undercroft.model.Percept;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Plays a game, and after each step compares what each observer knows and was told with slow models of both. */
final class Witnesses {

    private final Play play;
    private final Game game;
    private final Map<EntityId, SlowMemory> memories = new TreeMap<>();
    private final Map<EntityId, Location> locations = new TreeMap<>();
    private final Map<EntityId, Point> lastCells = new TreeMap<>();
    /** Who was taken off the board in this step, and from where. */
    private final Map<EntityId, Point> left = new TreeMap<>();
    /** Where somebody was who left the game in this step. */
    private final Map<EntityId, Point> ends = new TreeMap<>();

    private SlowSenses senses;
    private int steps;
    private List<Percept.Heard> newNoises = List.of();
    /** What came of all this, for a test that enough happens. */
    final Map<String, Integer> counts = new TreeMap<>();

    Witnesses(Play play) {
        this.play = play;
        this.game = play.game;
        this.senses = new SlowSenses(game, play.rules.ambientLight());
        for (Entity entity : game.view().entities()) {
            goes(entity.id(), entity.location());
        }
        left.clear();
        lookAndCompare(0);
    }

    void step() {
        long lastTime = game.view().now();
        left.clear();
        ends.clear();
        Set<EntityId> before = new TreeSet<>(memories.keySet());
        Play.Came came = play.next();
        came.events().forEach(this::follow);
        senses = new SlowSenses(game, play.rules.ambientLight());
        Map<EntityId, Set<Point>> oldViews = new TreeMap<>();
        Map<EntityId, Set<EntityId>> oldFaces = new TreeMap<>();
        memories.forEach((id, memory) -> {
            oldViews.put(id, memory.view);
            Set<EntityId> faces = new TreeSet<>();
            memory.sightings.forEach((who, seen) -> {
                if (seen.when() == SlowMemory.NOW) {
                    faces.add(who);
                }
            });
            oldFaces.put(id, faces);
        });
        lookAndCompare(lastTime);
        Set<EntityId> told = new TreeSet<>();
        boolean acted = came.what() instanceof Step.Acted;
        List<EntityId> tellers = new ArrayList<>(memories.keySet());
        for (EntityId id : tellers) {
            List<Percept> expected = percepts(
                    id,
                    came.events(),
                    oldViews.getOrDefault(id, Set.of()),
                    oldFaces.getOrDefault(id, Set.of()),
                    lastTime);
            checkNoises(id, came.what());
            if (came.what() instanceof Step.Acted step) {
                assertThat(shots(step.perceivedBy(id))).as("told to %s", id).isEqualTo(shots(expected));
                if (!expected.isEmpty()) {
                    told.add(id);
                }
            }
        }
        if (acted) {
            checkOthers((Step.Acted) came.what(), before, told, oldViews);
        }
        steps++;
        count(came);
    }

    private void count(Play.Came came) {
        if (came.what() instanceof Step.Acted acted) {
            acted.percepts()
                    .values()
                    .forEach(all -> all.forEach(percept -> add(
                            percept instanceof Percept.Saw saw
                                    ? saw.known().isEmpty() ? "saw nobody" : "saw somebody"
                                    : "heard")));
        }
        memories.values().forEach(memory -> {
            add(memory.view.isEmpty() ? "sees nothing" : "sees");
            memory.sightings.values().forEach(seen -> add(seen.when() == SlowMemory.NOW ? "in view" : "remembered"));
            add(memory.heard.size() == 16 ? "heard 16" : "heard less");
        });
        if (!left.isEmpty()) {
            add("left the board");
        }
    }

    private void add(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    private void goes(EntityId who, Location to) {
        Location from = locations.put(who, to);
        if (from instanceof Location.OnLevel on && !(to instanceof Location.OnLevel)) {
            left.put(who, on.cell());
        }
        if (to instanceof Location.OnLevel on) {
            left.remove(who);
            lastCells.put(who, on.cell());
        }
    }

    private void follow(GameEvent event) {
        if (event instanceof GameEvent.Moved moved) {
            goes(moved.who(), new Location.OnLevel(0, moved.to()));
        } else if (event instanceof GameEvent.Placed placed) {
            goes(placed.thing(), placed.to());
        } else if (event instanceof GameEvent.Spawned spawned) {
            goes(spawned.who(), spawned.where());
        } else if (event instanceof GameEvent.Died died) {
            goes(died.who(), Location.NOWHERE);
            ends.put(died.who(), died.at());
        } else if (event instanceof GameEvent.Removed removed) {
            goes(removed.who(), Location.NOWHERE);
            ends.put(removed.who(), removed.at());
        }
    }

    /** Lets all observers look around, those who came and those who stayed; who is none any more forgets all. */
    private void lookAndCompare(long lastTime) {
        Map<EntityId, SlowMemory> now = new TreeMap<>();
        for (Entity entity : game.view().entities()) {
            EntityId id = entity.id();
            Optional<Observer> observer = entity.get(Observer.class);
            assertThat(game.view().perception(id).isPresent()).isEqualTo(observer.isPresent());
            if (observer.isPresent()) {
                SlowMemory memory = memories.getOrDefault(
                        id, new SlowMemory(id, game, observer.get().knowsTerrain()));
                memory.look(game, senses.view(entity, observer.get()), left, lastTime);
                memory.compare(game, steps % 8 == 0);
                now.put(id, memory);
            }
        }
        memories.clear();
        memories.putAll(now);
    }

    private List<Percept> percepts(
            EntityId id, List<GameEvent> events, Set<Point> oldView, Set<EntityId> oldFaces, long lastTime) {
        Entity self = game.view().entity(id).orElseThrow();
        Observer observer = self.get(Observer.class).orElseThrow();
        Set<Point> newView = memory(id).view;
        List<Percept> all = new ArrayList<>();
        List<Percept.Heard> noises = new ArrayList<>();
        for (GameEvent event : events) {
            if (event instanceof GameEvent.Ended) {
                continue; // comes after all that anybody perceives
            }
            Optional<Point> place = place(event);
            boolean seen = event.involved().contains(id)
                    || isIn(oldView, place)
                    || isIn(newView, place)
                    || isIn(oldView, event.origin())
                    || isIn(newView, event.origin());
            if (seen) {
                List<Entity> known = new ArrayList<>();
                for (EntityId party : parties(event)) {
                    if (party.equals(id) || oldFaces.contains(party) || isIn(newView, placeOf(party))) {
                        known.add(new Ghost(party));
                    }
                }
                all.add(new Percept.Saw(event, known));
            } else if (place.isPresent() && event.loudness() > 0) {
                senses.volume(place.get(), event.loudness(), self, observer).ifPresent(volume -> {
                    Percept.Heard heard = new Percept.Heard(place.get(), volume, event.sound(), lastTime);
                    noises.add(heard);
                    all.add(heard);
                });
            }
        }
        newNoises = noises;
        return all;
    }

    private SlowMemory memory(EntityId id) {
        return Objects.requireNonNull(memories.get(id), id::toString);
    }

    private static boolean isIn(Set<Point> view, Optional<Point> place) {
        return place.isPresent() && view.contains(place.get());
    }

    private Optional<Point> placeOf(EntityId who) {
        Optional<Point> living = game.view().entity(who).map(entity -> SlowSenses.place(game, entity));
        return living.isPresent() ? living : Optional.ofNullable(ends.get(who));
    }

    private Optional<Point> place(GameEvent event) {
        if (event.place().isPresent() || event.involved().isEmpty()) {
            return event.place();
        }
        return placeOf(event.involved().get(0));
    }

    private Set<EntityId> parties(GameEvent event) {
        Set<EntityId> all = new LinkedHashSet<>(event.involved());
        if (event.cause() instanceof Cause.Deed deed) {
            all.add(deed.actor());
        } else if (event.cause() instanceof Cause.Answer answer) {
            all.add(answer.reactor());
        } else if (event.cause() instanceof Cause.Lasting lasting) {
            all.add(lasting.bearer());
        }
        all.removeIf(id -> game.view().entity(id).isEmpty() && !ends.containsKey(id));
        return all;
    }

    /** Who is told of, and what of each; that of pictures the memory law looks after. */
    private static List<Object> shots(List<Percept> percepts) {
        return percepts.stream()
                .map(percept -> percept instanceof Percept.Saw saw
                        ? List.of(
                                saw.event(),
                                saw.known().stream().map(Entity::id).toList())
                        : percept)
                .toList();
    }

    /** The noises of a turn are added to those since its last own one, and the latest 16 are kept. */
    private void checkNoises(EntityId id, Object what) {
        SlowMemory memory = memory(id);
        List<Percept.Heard> heard = game.view().perception(id).orElseThrow().heard();
        boolean mine = what instanceof Step.Acted acted && acted.actor().equals(id);
        List<Percept.Heard> expected = last(mine ? List.of() : memory.heard, newNoises);
        if (what instanceof Play.Thrown && !heard.equals(expected)) {
            expected = last(List.of(), newNoises); // what was thrown does not tell whose turn it was
        }
        assertThat(heard).as("what %s remembers to have heard", id).isEqualTo(expected);
        memory.heard = expected;
    }

    private static List<Percept.Heard> last(List<Percept.Heard> before, List<Percept.Heard> more) {
        List<Percept.Heard> all = new ArrayList<>(before);
        all.addAll(more);
        return all.subList(Math.max(0, all.size() - 16), all.size());
    }

    /** Who left in this step saw what it was part of or had in view, and nobody else is told anything. */
    private void checkOthers(
            Step.Acted acted, Set<EntityId> before, Set<EntityId> told, Map<EntityId, Set<Point>> oldViews) {
        List<EntityId> order = List.copyOf(acted.percepts().keySet());
        assertThat(order).isSorted();
        for (EntityId id : order) {
            if (!told.contains(id)) {
                assertThat(before).contains(id);
                assertThat(ends).containsKey(id);
                Set<Point> view = oldViews.getOrDefault(id, Set.of());
                for (Percept percept : acted.perceivedBy(id)) {
                    GameEvent event = ((Percept.Saw) percept).event();
                    assertThat(event.involved().contains(id) || isIn(view, place(event)) || isIn(view, event.origin()))
                            .as("%s told to the dead %s", event, id)
                            .isTrue();
                }
                add("told to the dead");
            }
        }
        for (EntityId id : ends.keySet()) {
            boolean lostSenses = acted.events().stream()
                    .anyMatch(event -> event instanceof GameEvent.ComponentCleared cleared
                            && cleared.who().equals(id)
                            && cleared.component() instanceof Observer);
            if (before.contains(id) && !lostSenses) {
                assertThat(acted.perceivedBy(id))
                        .as("what %s is told of its own end", id)
                        .anyMatch(percept -> percept instanceof Percept.Saw saw
                                && (saw.event() instanceof GameEvent.Died || saw.event() instanceof GameEvent.Removed)
                                && saw.event().involved().contains(id));
            }
        }
    }

    /** Stands for somebody known by id. */
    private record Ghost(EntityId id) implements Entity {
        @Override
        public String name() {
            return "";
        }

        @Override
        public <T extends io.github.undercroft.model.Component> Optional<T> get(Class<T> slot) {
            return Optional.empty();
        }

        @Override
        public boolean has(Class<? extends io.github.undercroft.model.Component> slot) {
            return false;
        }

        @Override
        public List<io.github.undercroft.model.Component> components() {
            return List.of();
        }

        @Override
        public Location location() {
            return Location.NOWHERE;
        }

        @Override
        public Optional<Point> position() {
            return Optional.empty();
        }

        @Override
        public boolean isAlive() {
            return true;
        }
    }
}
