package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Board;
import io.github.undercroft.Cause;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Percept;
import io.github.undercroft.event.ComponentCleared;
import io.github.undercroft.event.Departure;
import io.github.undercroft.event.Ended;
import io.github.undercroft.event.Moved;
import io.github.undercroft.game.Whereabouts.Place;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.sense.Hidden;
import io.github.undercroft.sense.Perceiver;
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
    /** Whose step it is. */
    private EntityId actor = EntityId.WORLD;

    private final Map<EntityId, SlowMemory> memories = new TreeMap<>();
    private final Whereabouts whereabouts = new Whereabouts();
    /** What observers know of levels on which they are not. */
    private final Map<EntityId, Map<Integer, SlowMemory>> elsewhere = new TreeMap<>();
    /** On which level each event of this step was. */
    private final List<Integer> eventLevels = new ArrayList<>();

    /** What observers were taught in this step. */
    private List<Taught> taught = List.of();
    /** Who knew how its level is built when the last step was over. */
    private final Set<EntityId> atHome = new TreeSet<>();

    private final Map<Integer, SlowSenses> senses = new TreeMap<>();
    private int steps;
    private List<Percept.Heard> newNoises = List.of();
    /** What came of all this, for a test that enough happens. */
    final Map<String, Integer> counts = new TreeMap<>();

    Witnesses(Play play) {
        this.play = play;
        this.game = play.game;
        renewSenses(0);
        for (Entity entity : game.view().entities()) {
            whereabouts.add(entity);
        }
        whereabouts.begin();
        lookAndCompare(0, Look.ONLY);
    }

    /** Which look of a step: the light may change with the time that passes at its end, and then all look again. */
    private enum Look {
        ONLY,
        FIRST,
        AGAIN
    }

    void step() {
        long lastTime = game.view().now();
        whereabouts.begin();
        Set<EntityId> before = new TreeSet<>(memories.keySet());
        Play.Came came = play.next();
        came.events().forEach(whereabouts::follow);
        for (Entity entity : game.view().entities()) {
            whereabouts.add(entity); // no event tells of the entities of a new level
        }
        eventLevels.clear();
        eventLevels.addAll(came.levels());
        taught = came.events().stream()
                .filter(Taught.class::isInstance)
                .map(Taught.class::cast)
                .toList();
        long nextTime = game.view().now();
        boolean isLitOtherwise =
                game.view().levels().stream().anyMatch(level -> ambient(level, lastTime) != ambient(level, nextTime));
        renewSenses(lastTime);
        Map<EntityId, View> oldViews = new TreeMap<>();
        Map<EntityId, Set<EntityId>> oldFaces = new TreeMap<>();
        memories.forEach((id, memory) -> {
            oldViews.put(id, new View(memory.level, memory.view));
            oldFaces.put(id, memory.faces());
        });
        lookAndCompare(lastTime, isLitOtherwise ? Look.FIRST : Look.ONLY);
        Set<EntityId> told = new TreeSet<>();
        boolean acted = came.what() instanceof Step.Acted;
        actor = came.what() instanceof Step.Acted step ? step.actor() : EntityId.WORLD;
        List<EntityId> tellers = new ArrayList<>(memories.keySet());
        for (EntityId id : tellers) {
            List<Percept> expected = percepts(
                    id,
                    came.events(),
                    oldViews.getOrDefault(id, View.NOTHING),
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
        if (isLitOtherwise) {
            renewSenses(nextTime);
            lookAndCompare(lastTime, Look.AGAIN);
            add("lit otherwise");
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
            memory.sightings.values().forEach(seen -> {
                add(seen.when() == SlowMemory.NOW ? "in view" : "remembered");
                if (seen.when() == SlowMemory.NOW
                        && !memory.view.containsAll(seen.shot().cells())) {
                    add("partly in view");
                }
            });
            add(memory.heard.size() == 16 ? "heard 16" : "heard less");
        });
        if (!whereabouts.left.isEmpty()) {
            add("left the board");
        }
    }

    private void add(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    private int ambient(int level, long time) {
        long turn = time / play.rules.scheduler().normalTurn();
        return Math.max(0, play.rules.ambientLight().on(level, turn));
    }

    private void renewSenses(long time) {
        senses.clear();
        for (int level : game.view().levels()) {
            senses.put(level, new SlowSenses(game, level, ambient(level, time)));
        }
    }

    private SlowSenses senses(int level) {
        return Objects.requireNonNull(senses.get(level));
    }

    /** Lets all observers look around, those who came and those who stayed; who is none any more forgets all. */
    private void lookAndCompare(long lastTime, Look which) {
        Map<EntityId, SlowMemory> now = new TreeMap<>();
        for (Entity entity : game.view().entities()) {
            EntityId id = entity.id();
            Optional<Perceiver> observer = entity.get(Perceiver.class);
            assertThat(game.view().perception(id).isPresent()).isEqualTo(observer.isPresent());
            if (observer.isPresent()) {
                Board board = game.view().boardOf(id).orElseThrow();
                Map<Integer, Set<EntityId>> before = knownTo(id);
                boolean knowsTerrain = observer.get().knowsTerrain();
                SlowMemory memory = memoryOf(id, board, knowsTerrain, lastTime);
                if (knowsTerrain && memories.containsKey(id) && !atHome.contains(id)) {
                    add("came home");
                    memory.comeHome(game);
                    elsewhere.getOrDefault(id, Map.of()).values().forEach(other -> other.comeHome(game));
                }
                memory.look(
                        game,
                        senses(board.level()).view(entity, observer.get()),
                        other -> senses(board.level()).isHidden(other, entity, observer.get()),
                        whereabouts.left,
                        lastTime);
                if (which != Look.AGAIN) {
                    learn(id, memory, knowsTerrain, before, lastTime);
                }
                now.put(id, memory);
                Map<Integer, SlowMemory> others = elsewhere.getOrDefault(id, Map.of());
                if (which != Look.FIRST) {
                    memory.compare(game, steps % 8 == 0);
                    others.values().forEach(other -> other.compareFromAfar(game));
                }
                counts.merge("knows two levels", others.size(), Integer::sum);
            }
        }
        atHome.clear();
        now.keySet().stream()
                .filter(id -> game.view()
                        .entity(id)
                        .orElseThrow()
                        .get(Perceiver.class)
                        .orElseThrow()
                        .knowsTerrain())
                .forEach(atHome::add);
        memories.clear();
        memories.putAll(now);
        elsewhere.keySet().retainAll(now.keySet());
    }

    /** Whom an observer knew of when the step began. */
    private Map<Integer, Set<EntityId>> knownTo(EntityId id) {
        Map<Integer, Set<EntityId>> known = new TreeMap<>();
        List<SlowMemory> all =
                new ArrayList<>(elsewhere.getOrDefault(id, Map.of()).values());
        if (memories.containsKey(id)) {
            all.add(memory(id));
        }
        all.forEach(memory -> known.put(memory.level, new TreeSet<>(memory.sightings.keySet())));
        return known;
    }

    /** Lets an observer learn and forget what it was taught. */
    private void learn(
            EntityId id, SlowMemory present, boolean knowsTerrain, Map<Integer, Set<EntityId>> before, long lastTime) {
        present.isTaught = taught.stream().anyMatch(each -> each.whom().equals(id));
        for (Taught each : taught) {
            if (!each.whom().equals(id)) {
                continue;
            }
            add("taught " + each.kind());
            boolean forgets = each.kind() == Taught.Kind.FORGET || each.kind() == Taught.Kind.FORGET_ALL;
            Map<Integer, SlowMemory> others = elsewhere.computeIfAbsent(id, key -> new TreeMap<>());
            for (int level : game.view().levels()) {
                boolean concerns = each.kind() == Taught.Kind.FORGET_ALL || each.level() == level;
                boolean remembers = present.level == level || others.containsKey(level);
                if (!concerns || (forgets && !(remembers && before.containsKey(level)))) {
                    continue;
                }
                Board board = game.view().board(level).orElseThrow();
                if (each.kind() == Taught.Kind.FORGET
                        && SlowMemory.points(board).stream().noneMatch(each::concerns)) {
                    continue; // a small level of which no cell is forgotten
                }
                SlowMemory memory = present.level == level
                        ? present
                        : others.computeIfAbsent(level, key -> new SlowMemory(id, board, knowsTerrain));
                memory.learn(game, each, before.getOrDefault(level, Set.of()), lastTime);
                if (memory != present && memory.isBlank()) {
                    others.remove(level);
                }
            }
        }
    }

    /** What an observer knows of that level; what it knows of another one is laid aside. */
    private SlowMemory memoryOf(EntityId id, Board board, boolean atHome, long lastTime) {
        SlowMemory known = memories.get(id);
        if (known == null) {
            return new SlowMemory(id, board, atHome);
        }
        if (known.level == board.level()) {
            return known;
        }
        Map<Integer, SlowMemory> others = elsewhere.computeIfAbsent(id, key -> new TreeMap<>());
        known.look(game, Set.of(), any -> false, Map.of(), lastTime);
        others.put(known.level, known);
        SlowMemory again = others.remove(board.level());
        SlowMemory next = again == null ? new SlowMemory(id, board, atHome) : again;
        known.heard = List.of();
        next.heard = List.of();
        return next;
    }

    private List<Percept> percepts(
            EntityId id, List<GameEvent> events, View oldView, Set<EntityId> oldFaces, long lastTime) {
        Entity self = game.view().entity(id).orElseThrow();
        Perceiver observer = self.get(Perceiver.class).orElseThrow();
        View newView = new View(memory(id).level, memory(id).view);
        List<Percept> all = new ArrayList<>();
        List<Percept.Heard> noises = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            GameEvent event = events.get(i);
            if (event instanceof Ended) {
                continue; // comes after all that anybody perceives
            }
            int level = eventLevels.get(i);
            List<Place> places = places(event, level);
            Set<EntityId> newFaces = memory(id).faces();
            boolean seenBefore = oldView.holds(places) && !happensToHidden(event, id, oldFaces, events);
            boolean seenAfter = newView.holds(places) && !happensToHidden(event, id, newFaces, events);
            boolean seen = takesPart(id, event) || seenBefore || seenAfter;
            if (happensToHidden(event, id, newFaces, events)) {
                add(seen ? "saw the hidden" : "missed the hidden");
            }
            if (seen) {
                List<Entity> known = new ArrayList<>();
                for (EntityId party : parties(event)) {
                    if (party.equals(id)
                            || oldFaces.contains(party)
                            || whereabouts.isHeld(party, id)
                            || (id.equals(actor) && event.handled().equals(Optional.of(party)))
                            || (newView.holds(placeOf(party).stream().toList())
                                    && !isHidden(party, id, newFaces, events))) {
                        known.add(new Ghost(party));
                    }
                }
                all.add(new Percept.Saw(event, known));
                struckFromAfar(event, id, level, newView).ifPresent(from -> {
                    noises.add(new Percept.Heard(from, 100, event.sound(), lastTime));
                    add("struck from afar");
                });
            } else if (place(event, level).isPresent() && level == newView.level() && event.loudness() > 0) {
                Point from = place(event, level).get();
                senses(newView.level())
                        .volume(from, event.loudness(), self, observer)
                        .ifPresent(volume -> {
                            Percept.Heard heard = new Percept.Heard(from, volume, event.sound(), lastTime);
                            noises.add(heard);
                            all.add(heard);
                        });
            }
        }
        newNoises = noises;
        return all;
    }

    /** From where somebody else did that to an observer, if it does not see that. */
    private Optional<Point> struckFromAfar(GameEvent event, EntityId id, int level, View view) {
        return event.origin()
                .filter(from -> event.loudness() > 0
                        && event.involved().stream()
                                        .filter(this::isKnown)
                                        .toList()
                                        .indexOf(id)
                                > 0
                        && level == view.level()
                        && game.view().board(level).orElseThrow().contains(from)
                        && !view.holds(List.of(new Place(level, List.of(from)))));
    }

    /** Whether it happens to somebody who is hidden from an observer that has those in view. */
    private boolean happensToHidden(GameEvent event, EntityId id, Set<EntityId> faces, List<GameEvent> events) {
        List<EntityId> parties = List.copyOf(parties(event));
        return !event.involved().isEmpty() && !parties.isEmpty() && isHidden(parties.get(0), id, faces, events);
    }

    private boolean isHidden(EntityId party, EntityId observer, Set<EntityId> faces, List<GameEvent> events) {
        Optional<Entity> living = game.view().entity(party);
        if (living.isEmpty()) {
            boolean hides = events.stream()
                    .anyMatch(event -> event instanceof Departure gone
                            && gone.who().equals(party)
                            && gone.body().has(Hidden.class));
            return hides && !party.equals(observer) && !faces.contains(party);
        }
        Entity outermost = living.get();
        while (!(outermost.location() instanceof Location.OnLevel)) {
            EntityId bearer = outermost.location() instanceof Location.CarriedBy carried
                    ? carried.bearer()
                    : ((Location.WornBy) outermost.location()).bearer();
            outermost = game.view().entity(bearer).orElseThrow();
        }
        return outermost.has(Hidden.class) && !outermost.id().equals(observer) && !faces.contains(outermost.id());
    }

    private SlowMemory memory(EntityId id) {
        return Objects.requireNonNull(memories.get(id), id::toString);
    }

    private Optional<Place> placeOf(EntityId who) {
        Optional<Place> living = game.view().entity(who).map(entity -> {
            Entity outermost = SlowSenses.outermost(game, entity);
            return new Place(SlowSenses.place(game, entity).level(), outermost.cells());
        });
        return living.isPresent() ? living : Optional.ofNullable(whereabouts.ends.get(who));
    }

    /** Where it happens; a cell outside the board is nowhere. */
    private Optional<Point> place(GameEvent event, int level) {
        if (event.place().isPresent() || event.involved().isEmpty()) {
            return event.place().filter(game.view().board(level).orElseThrow()::contains);
        }
        return placeOf(event.involved().get(0))
                .filter(place -> place.level() == level)
                .map(place -> place.cells().get(0));
    }

    /** Where it happens and where it began; of somebody that fills several cells all of them. */
    private List<Place> places(GameEvent event, int level) {
        Footprint body =
                event.involved().stream().findFirst().flatMap(whereabouts::size).orElse(Footprint.ONE_CELL);
        List<Place> places = new ArrayList<>();
        place(event, level).ifPresent(at -> places.add(new Place(level, body.cells(at))));
        event.origin()
                .ifPresent(at -> places.add(new Place(level, event instanceof Moved ? body.cells(at) : List.of(at))));
        return places;
    }

    /** Whether it happened to that entity, or that entity did it to another. */
    private boolean takesPart(EntityId id, GameEvent event) {
        return !event.involved().isEmpty() && parties(event).contains(id);
    }

    private boolean isKnown(EntityId id) {
        return game.view().entity(id).isPresent() || whereabouts.ends.containsKey(id);
    }

    private Set<EntityId> parties(GameEvent event) {
        Set<EntityId> all = new LinkedHashSet<>(event.involved());
        if (event.cause() instanceof Cause.Deed deed) {
            all.add(deed.actor());
        } else if (event.cause() instanceof Cause.Answer answer) {
            all.add(answer.reactor());
        } else if (event.cause() instanceof Cause.EffectOn lasting) {
            all.add(lasting.bearer());
        }
        all.removeIf(id -> !isKnown(id));
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
    private void checkOthers(Step.Acted acted, Set<EntityId> before, Set<EntityId> told, Map<EntityId, View> oldViews) {
        List<EntityId> order = List.copyOf(acted.percepts().keySet());
        assertThat(order).isSorted();
        for (EntityId id : order) {
            if (!told.contains(id)) {
                assertThat(before).contains(id);
                assertThat(whereabouts.ends).containsKey(id);
                View view = oldViews.getOrDefault(id, View.NOTHING);
                for (Percept percept : acted.perceivedBy(id)) {
                    GameEvent event = ((Percept.Saw) percept).event();
                    int level = eventLevels.get(acted.events().indexOf(event));
                    assertThat(takesPart(id, event) || view.holds(places(event, level)))
                            .as("%s told to the dead %s", event, id)
                            .isTrue();
                }
                add("told to the dead");
            }
        }
        for (EntityId id : whereabouts.ends.keySet()) {
            boolean lostSenses = acted.events().stream()
                    .anyMatch(event -> event instanceof ComponentCleared cleared
                            && cleared.who().equals(id)
                            && cleared.component() instanceof Perceiver);
            if (before.contains(id) && !lostSenses) {
                assertThat(acted.perceivedBy(id))
                        .as("what %s is told of its own end", id)
                        .anyMatch(percept -> percept instanceof Percept.Saw saw
                                && saw.event() instanceof Departure
                                && saw.event().involved().contains(id));
            }
        }
    }
}
