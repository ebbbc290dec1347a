package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blocks;
import io.github.undercroft.Board;
import io.github.undercroft.Clouded;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Motility;
import io.github.undercroft.Percept;
import io.github.undercroft.Perception;
import io.github.undercroft.Terrain;
import io.github.undercroft.Weapon;
import io.github.undercroft.game.state.AgeingCells;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Stamp;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.sense.Hidden;
import io.github.undercroft.terrain.Unseen;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/** What one observer must know, kept in plain maps and brought up to date cell by cell: the model of a memory. */
final class SlowMemory {

    static final List<Motility> MOTILITIES = List.of(Motility.WALK, Motility.FLY, Motility.SWIM);

    /** How somebody looked. */
    record Shot(EntityId id, String name, List<Component> components, Location location) {
        static Shot of(Entity entity) {
            return new Shot(entity.id(), entity.name(), entity.components(), entity.location());
        }

        /** The cells that it was on: more than one if it fills several. */
        List<Point> cells() {
            return Picture.of(id, name, components, location).cells();
        }
    }

    /** What a cell is known to be; never seen is a time of -1, in view the largest number, told of and not seen -3. */
    record Cell(Terrain terrain, List<Shot> there, long when) {}

    record Seen(Shot shot, long when) {}

    static final long NOW = Long.MAX_VALUE;

    private static final Comparator<Shot> FIRST_FILLERS = Comparator.<Shot, Integer>comparing(
                    shot -> shot.components().contains(new Blocks()) ? 0 : 1)
            .thenComparing(Shot::id);

    final EntityId id;
    final int level;
    final Map<Point, Cell> cells = new TreeMap<>();
    final Map<EntityId, Seen> sightings = new TreeMap<>();
    List<Percept.Heard> heard = new ArrayList<>();
    Set<Point> view = new TreeSet<>();
    /** Whether it was taught in this step, so that it may have forgotten and learnt the same. */
    boolean isTaught;

    private Map<Point, Terrain> stampedTerrain = Map.of();
    private Optional<Stamp> stamp = Optional.empty();

    /** One that begins to perceive now. */
    SlowMemory(EntityId id, Board board, boolean atHome) {
        this.id = id;
        this.level = board.level();
        if (atHome) {
            learnHome(board);
        }
    }

    private void learnHome(Board board) {
        Level truth = (Level) board;
        for (Point at : points(board)) {
            if (truth.changesAt(truth.index(at)) == AgeingCells.NEVER) {
                Cell cell = cell(at);
                boolean wasSeen = cell.when() == NOW;
                Terrain known = wasSeen ? look(board, at) : groundLook(board, at);
                cells.put(at, new Cell(known, cell.there(), cell.when()));
            }
        }
    }

    /** What a cell looks like: who lit a fire does not show. */
    private static Terrain look(Board board, Point at) {
        return Clouded.at(board, at).appearance();
    }

    private static Terrain groundLook(Board board, Point at) {
        return board.terrainAt(at).appearance();
    }

    static List<Point> points(Board board) {
        List<Point> all = new ArrayList<>();
        for (int y = 0; y < board.height(); y++) {
            for (int x = 0; x < board.width(); x++) {
                all.add(new Point(x, y));
            }
        }
        return all;
    }

    /**
     * Looks again.
     *
     * @param left who was taken off the board since, and from where
     */
    void look(
            Game game,
            Set<Point> now,
            Predicate<Entity> isHidden,
            Map<EntityId, Whereabouts.Place> left,
            long lastTime) {
        Board board = game.view().board(level).orElseThrow();
        for (Point at : view) {
            if (!now.contains(at)) {
                cells.computeIfPresent(at, (same, cell) -> new Cell(cell.terrain(), cell.there(), lastTime));
            }
        }
        Map<EntityId, Shot> present = new TreeMap<>();
        Set<EntityId> missed = new TreeSet<>();
        for (Point at : now) {
            List<Shot> there = new ArrayList<>();
            for (Entity entity : board.entitiesAt(at)) {
                if (!entity.id().equals(id) && !isHidden.test(entity)) {
                    there.add(Shot.of(entity));
                    present.put(entity.id(), Shot.of(entity));
                }
            }
            for (Shot before : cell(at).there()) {
                boolean isFilled = there.stream().anyMatch(SlowMemory::fills);
                if (mayStillBeThere(before, board, isHidden, now) && !(isFilled && fills(before))) {
                    there.add(before);
                } else {
                    missed.add(before.id());
                }
            }
            cells.put(at, new Cell(look(board, at), there, NOW));
        }
        present.values()
                .forEach(shot -> shot.cells().stream()
                        .filter(at -> !now.contains(at))
                        .forEach(at -> missed.addAll(put(shot, at))));
        missed.removeAll(present.keySet());
        missed.forEach(who -> forgetPlaces(who, at -> true));
        Map<EntityId, Seen> before = new TreeMap<>(sightings);
        before.forEach((who, seen) -> {
            Whereabouts.Place leftFrom = left.get(who);
            Shot again = present.get(who);
            if (again != null) {
                forgetPlaces(who, at -> !again.cells().contains(at));
            } else if (leftFrom != null
                    && leftFrom.level() == level
                    && leftFrom.cells().stream().anyMatch(now::contains)) {
                forgetPlaces(who, at -> true);
                sightings.remove(who);
            } else if (seen.when() == NOW) {
                sightings.put(who, new Seen(seen.shot(), lastTime));
            }
        });
        present.forEach((who, shot) -> sightings.put(who, new Seen(shot, NOW)));
        view = now;
        assertThat(sightings.size())
                .as("so few that none is forgotten because of 64 who are missed")
                .isLessThan(64);
    }

    /** Puts somebody on a cell; who filled it, as far as was known, is missed. */
    private List<EntityId> put(Shot shot, Point at) {
        List<Shot> there = new ArrayList<>(cell(at).there());
        there.removeIf(other -> other.id().equals(shot.id()));
        List<EntityId> missed = there.stream()
                .filter(other -> fills(shot) && fills(other))
                .map(Shot::id)
                .toList();
        there.removeIf(other -> missed.contains(other.id()));
        there.add(shot);
        cells.put(at, new Cell(cell(at).terrain(), there, cell(at).when()));
        return missed;
    }

    /** How its observer takes what it saw. */
    private Shot taken(Shot shot) {
        return Watching.isTaken(shot.name(), id)
                ? new Shot(
                        shot.id(),
                        "bundle",
                        shot.components().stream()
                                .filter(each -> each.slot() != Weapon.class)
                                .toList(),
                        shot.location())
                : shot;
    }

    private static boolean fills(Shot shot) {
        return shot.components().contains(new Blocks());
    }

    /** Who is not to be seen and was detected may be there still, as far as the observer knows. */
    private boolean mayStillBeThere(Shot shot, Board board, Predicate<Entity> isHidden, Set<Point> now) {
        Seen seen = sightings.get(shot.id());
        boolean isInView = board.entities().stream()
                .filter(other -> other.id().equals(shot.id()) && !isHidden.test(other))
                .anyMatch(other -> other.cells().stream().anyMatch(now::contains));
        return seen != null
                && seen.when() != NOW
                && !isInView
                && shot.components().stream().anyMatch(Hidden.class::isInstance);
    }

    /** Comes to know how the level is built, as somebody who lives there. */
    void comeHome(Game game) {
        learnHome(game.view().board(level).orElseThrow());
    }

    private Cell cell(Point at) {
        return cells.getOrDefault(at, new Cell(Unseen.CELL, List.of(), -1));
    }

    /**
     * Learns or forgets.
     *
     * @param before of whom it knew when the step began
     */
    void learn(Game game, Taught taught, Set<EntityId> before, long lastTime) {
        Board board = game.view().board(level).orElseThrow();
        switch (taught.kind()) {
            case REVEAL ->
                points(board).stream().filter(taught::concerns).forEach(at -> {
                    Cell cell = cell(at);
                    boolean isNews = cell.terrain() == Unseen.CELL;
                    Terrain told = cell.when() == NOW ? look(board, at) : groundLook(board, at);
                    cells.put(at, new Cell(told, cell.there(), isNews ? -3 : cell.when()));
                });
            case DETECT -> detect(game, taught, before, lastTime);
            case FORGET, FORGET_ALL ->
                points(board).stream()
                        .filter(at -> taught.kind() == Taught.Kind.FORGET_ALL || taught.concerns(at))
                        .forEach(this::forget);
        }
    }

    private void forget(Point at) {
        for (Seen seen : List.copyOf(sightings.values())) {
            if (seen.when() != NOW && seen.shot().cells().contains(at)) {
                sightings.remove(seen.shot().id());
                forgetPlaces(seen.shot().id(), place -> true);
            }
        }
        if (!view.contains(at)) {
            cells.put(at, new Cell(Unseen.CELL, cell(at).there(), -1));
        }
    }

    private void detect(Game game, Taught taught, Set<EntityId> before, long lastTime) {
        for (EntityId who : before) {
            Seen seen = sightings.get(who);
            if (taught.concerns(who) && !taught.found().contains(who) && seen != null && seen.when() != NOW) {
                sightings.remove(who);
                forgetPlaces(who, at -> true);
            }
        }
        for (EntityId who : taught.found()) {
            Seen seen = sightings.get(who);
            if (!who.equals(id) && (seen == null || seen.when() != NOW)) {
                game.view().entity(who).filter(this::isHere).ifPresent(found -> locate(found, lastTime));
            }
        }
    }

    private boolean isHere(Entity who) {
        return who.location() instanceof Location.OnLevel on && on.level() == level;
    }

    private void locate(Entity found, long when) {
        Shot shot = Shot.of(found);
        forgetPlaces(found.id(), at -> true);
        for (Point at : shot.cells()) {
            put(shot, at).forEach(missed -> forgetPlaces(missed, place -> true));
        }
        sightings.put(found.id(), new Seen(shot, when));
    }

    boolean isBlank() {
        return sightings.isEmpty() && cells.values().stream().allMatch(cell -> cell.terrain() == Unseen.CELL);
    }

    /** Nobody is at two places: takes a shot off those cells. */
    private void forgetPlaces(EntityId who, Predicate<Point> where) {
        cells.replaceAll((at, cell) -> !where.test(at)
                ? cell
                : new Cell(
                        cell.terrain(),
                        cell.there().stream()
                                .filter(shot -> !shot.id().equals(who))
                                .toList(),
                        cell.when()));
    }

    /** Compares it with what the engine says, cell by cell. */
    void compare(Game game, boolean rowsToo) {
        Perception known = game.view().perception(id).orElseThrow();
        Entity self = game.view().entity(id).orElseThrow();
        long now = game.view().now();
        assertThat(known.observer()).isEqualTo(id);
        assertThat(known.board().level()).isEqualTo(level);
        assertThat(known.board(level)).contains(known.board());
        Map<EntityId, List<Point>> shown = new TreeMap<>();
        for (Point at : points(known.board())) {
            Cell cell = cells.getOrDefault(at, new Cell(Unseen.CELL, List.of(), -1));
            assertThat(Clouded.at(known.board(), at)).as("terrain at %s", at).isEqualTo(cell.terrain());
            OptionalLong when =
                    cell.when() < 0 ? OptionalLong.empty() : OptionalLong.of(cell.when() == NOW ? now : cell.when());
            assertThat(known.lastSeen(at)).as("time of %s", at).isEqualTo(when);
            assertThat(known.told().get(at)).as("told of %s", at).isEqualTo(cell.when() == -3);
            assertThat(known.sees(at)).as("in view: %s", at).isEqualTo(view.contains(at));
            assertThat(known.visible().get(at)).as("in view: %s", at).isEqualTo(view.contains(at));
            compareEntities(known, self, at, cell.there());
            known.board()
                    .entitiesAt(at)
                    .forEach(entity -> shown.computeIfAbsent(entity.id(), who -> new ArrayList<>())
                            .add(at));
        }
        Map<EntityId, List<Point>> whole = new TreeMap<>();
        known.board().entities().forEach(entity -> whole.put(entity.id(), entity.cells()));
        assertThat(shown).as("each is known whole, and nobody at two places").isEqualTo(whole);
        List<Seen> seen = new ArrayList<>();
        for (Perception.Sighting sighting : known.sightings()) {
            assertThat(sighting.who().position()).contains(sighting.at());
            assertThat(known.sighting(sighting.who().id())).contains(sighting);
            boolean inView = known.sees(sighting.who().id());
            assertThat(!inView || sighting.when() == now).isTrue();
            seen.add(new Seen(Shot.of(sighting.who()), inView ? NOW : sighting.when()));
        }
        assertThat(seen)
                .isEqualTo(sightings.values().stream()
                        .map(each -> new Seen(taken(each.shot()), each.when()))
                        .toList());
        assertThat(known.sees(id)).isTrue();
        compareStamp(known);
        if (rowsToo) {
            compareRows(known);
        }
    }

    /** Compares it with what the engine says of a level on which its observer is not. */
    void compareFromAfar(Game game) {
        Board known = game.view().perception(id).orElseThrow().board(level).orElseThrow();
        assertThat(view).isEmpty();
        for (Point at : points(known)) {
            Cell cell = cells.getOrDefault(at, new Cell(Unseen.CELL, List.of(), -1));
            assertThat(Clouded.at(known, at)).as("terrain at %s", at).isEqualTo(cell.terrain());
            assertThat(known.entitiesAt(at).stream().map(Shot::of).toList())
                    .as("who was at %s", at)
                    .isEqualTo(cell.there().stream()
                            .map(this::taken)
                            .sorted(FIRST_FILLERS)
                            .toList());
        }
    }

    private void compareEntities(Perception known, Entity self, Point at, List<Shot> there) {
        List<Shot> expected = new ArrayList<>(there.stream().map(this::taken).toList());
        List<Point> own = isHere(self) ? self.cells() : List.of();
        boolean here = own.contains(at);
        if (self.has(Blocks.class)) {
            expected.removeIf(shot -> fills(shot) && shot.cells().stream().anyMatch(own::contains));
        }
        if (here) {
            expected.add(Shot.of(self));
        }
        expected.sort(FIRST_FILLERS);
        assertThat(known.board().entitiesAt(at).stream().map(Shot::of).toList())
                .as("who is at %s, as %s knows it", at, self)
                .isEqualTo(expected);
        Optional<Shot> filler = expected.stream()
                .filter(shot -> shot.components().contains(new Blocks()))
                .findFirst();
        assertThat(known.board().occupantAt(at).map(Shot::of)).isEqualTo(filler);
    }

    private void compareStamp(Perception known) {
        Map<Point, Terrain> terrain = new TreeMap<>();
        points(known.board()).forEach(at -> terrain.put(at, Clouded.at(known.board(), at)));
        if (stamp.isPresent()) {
            boolean same = stamp.get() == known.board().stamp();
            boolean isAsBefore = terrain.equals(stampedTerrain);
            assertThat(same).as("the stamp").isEqualTo(isAsBefore && (same || !isTaught));
        }
        stampedTerrain = terrain;
        stamp = Optional.of(known.board().stamp());
    }

    private static void compareRows(Perception known) {
        for (Point at : points(known.board())) {
            Terrain terrain = Clouded.at(known.board(), at);
            assertThat(known.board().transparent().get(at)).isEqualTo(terrain.transparent());
            for (Motility motility : MOTILITIES) {
                assertThat(known.board().passable(motility).get(at))
                        .isEqualTo(terrain.passage().allows(motility));
            }
        }
    }

    /** Whom it has in view. */
    Set<EntityId> faces() {
        Set<EntityId> faces = new TreeSet<>();
        sightings.forEach((who, seen) -> {
            if (seen.when() == NOW) {
                faces.add(who);
            }
        });
        return faces;
    }
}
