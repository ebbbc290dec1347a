package io.github.undercroft.game;

import io.github.undercroft.Blocks;
import io.github.undercroft.Board;
import io.github.undercroft.Body;
import io.github.undercroft.Brain;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.Fixed;
import io.github.undercroft.Location;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Passage;
import io.github.undercroft.Refusal;
import io.github.undercroft.Terrain;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Slots;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.terrain.Unseen;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Decides which entity may be where. Each question returns the refusal, or null if it is allowed. */
final class PlacementRules {

    private final World world;
    private final Belongings belongings;

    PlacementRules(World world, Belongings belongings) {
        this.world = world;
        this.belongings = belongings;
    }

    /** Why an entity may not be put on a cell. A loose thing may lie only where somebody can get it. */
    static @Nullable Refusal whyNot(Board board, EntityState entity, Point to) {
        Refusal why = whyNotDrawn(board, entity, to);
        return why == null && isLoose(entity) ? whyNotLie(board, to) : why;
    }

    /** Why an entity may not be on a cell when the game begins there. */
    static @Nullable Refusal whyNotDrawn(Board board, EntityState entity, Point to) {
        Refusal why = whyNotPass(board, entity, to);
        return why == null && entity.slots.blocks ? whyNotFill(board, entity, to) : why;
    }

    /** Whether an entity is a thing that could be picked up. */
    static boolean isLoose(EntityState entity) {
        return entity.slots.brain == null && !entity.slots.blocks && entity.slots.find(Fixed.class) == null;
    }

    /** Nobody gets what lies under something that fills its cell and never moves away. */
    private static @Nullable Refusal whyNotLie(Board board, Point to) {
        Entity occupant = occupant(board, to);
        return occupant == null || occupant.has(Brain.class) ? null : new Refusal.Occupied(to, occupant.id());
    }

    private static @Nullable Refusal whyNotPass(Board board, EntityState entity, Point to) {
        Footprint body = entity.slots.body;
        if (body == null) {
            return whyNotPassCell(board, entity, to);
        }
        if (!body.isOn(to, board.width(), board.height())) {
            return new Refusal.OutsideBoard(outside(board, body, to));
        }
        for (Point cell : body.cells(to)) {
            Refusal why = whyNotPassCell(board, entity, cell);
            if (why != null) {
                return why;
            }
        }
        return null;
    }

    /** The corner of a body that is farthest outside the board. */
    private static Point outside(Board board, Footprint body, Point to) {
        return body.nearest(to, new Point(to.x() < 0 ? to.x() : board.width(), to.y() < 0 ? to.y() : board.height()));
    }

    private static @Nullable Refusal whyNotPassCell(Board board, EntityState entity, Point to) {
        if (!board.contains(to)) {
            return new Refusal.OutsideBoard(to);
        }
        return passesCell(board, entity, to.x(), to.y()) ? null : new Refusal.Impassable(to, board.terrainAt(to));
    }

    /** Refuses a component with which an entity would fill cells for which there is no room. */
    void requireRoom(EntityState entity, Component component) {
        Refusal why = component instanceof Blocks || component instanceof Body
                ? whyNotFill(entity, entity.slots.with(component))
                : null;
        if (why != null) {
            throw new IllegalStateException(entity + " has no room to fill its cells: " + why);
        }
    }

    /** Why an entity may not fill, where it is, the cells that it would fill with those components. */
    private @Nullable Refusal whyNotFill(EntityState entity, Slots next) {
        if (!next.blocks || (entity.slots.blocks && Objects.equals(entity.slots.body, next.body))) {
            return null;
        }
        if (!(entity.location instanceof Location.OnLevel on)) {
            return new Refusal.TooBulky(entity.id);
        }
        Level level = world.levels.at(on.level());
        List<Point> before = entity.cells();
        if (next.body != null && !next.body.isOn(on.cell(), level.width(), level.height())) {
            return new Refusal.OutsideBoard(outside(level, next.body, on.cell()));
        }
        for (Point cell : next.cells(on.cell())) {
            Refusal why = whyNotFillCell(level, entity, cell);
            if (why == null && !before.contains(cell)) {
                why = whyNotPassCell(level, entity, cell);
            }
            if (why != null) {
                return why;
            }
        }
        return null;
    }

    private static @Nullable Refusal whyNotFill(Board board, EntityState entity, Point to) {
        Footprint body = entity.slots.body;
        if (body == null) {
            return whyNotFillCell(board, entity, to);
        }
        for (Point cell : body.cells(to)) {
            Refusal why = whyNotFillCell(board, entity, cell);
            if (why != null) {
                return why;
            }
        }
        return null;
    }

    private static @Nullable Refusal whyNotFillCell(Board board, EntityState entity, Point to) {
        Entity occupant = occupant(board, to);
        return occupant == null || occupant.id().equals(entity.id) ? null : new Refusal.Occupied(to, occupant.id());
    }

    /** The one that an entity would push aside by a step; null if nobody is there or only itself. */
    static @Nullable EntityState inTheWay(Level level, EntityState entity, Point to) {
        for (Point cell : entity.slots.cells(to)) {
            EntityState occupant = level.occupant(cell);
            if (occupant != null && occupant != entity) {
                return occupant;
            }
        }
        return null;
    }

    /** The occupant of a cell; avoids the Optional where possible. */
    static @Nullable Entity occupant(Board board, Point cell) {
        return board instanceof Level level
                ? level.occupant(cell)
                : board.occupantAt(cell).orElse(null);
    }

    /** Why an entity may not take a step onto a cell in a direction. */
    static @Nullable Refusal whyNotStep(
            Movement movement, Board board, EntityState entity, Point to, Direction direction) {
        if (!movement.allows(direction)) {
            return new Refusal.NoSuchStep(direction);
        }
        Refusal why = whyNot(board, entity, to);
        return why == null ? whyNotCut(movement, board, entity, to, direction) : why;
    }

    /** Whether the two are of one size, and the second stands right beside the first in that direction. */
    static boolean mayTradePlaces(EntityState one, Point from, EntityState other, Point to, Direction direction) {
        Footprint body = one.slots.body;
        if (body == null || other.slots.body == null) {
            return body == null && other.slots.body == null;
        }
        return body.equals(other.slots.body)
                && to.equals(from.plus(direction.dx() * body.width(), direction.dy() * body.height()));
    }

    /** Why two entities of the same size may not swap places, the first of which goes in a direction. */
    static @Nullable Refusal whyNotSwap(
            Movement movement,
            Board board,
            EntityState one,
            Point from,
            EntityState other,
            Point to,
            Direction direction) {
        Refusal why = whyNotGo(movement, board, one, to, direction);
        return why == null ? whyNotGo(movement, board, other, from, direction.opposite()) : why;
    }

    /** Why no step leads an entity onto a cell, apart from who occupies it now. */
    static @Nullable Refusal whyNotGo(
            Movement movement, Board board, EntityState entity, Point to, Direction direction) {
        if (!movement.allows(direction)) {
            return new Refusal.NoSuchStep(direction);
        }
        Refusal why = whyNotPass(board, entity, to);
        return why == null ? whyNotCut(movement, board, entity, to, direction) : why;
    }

    private static @Nullable Refusal whyNotCut(
            Movement movement, Board board, EntityState entity, Point to, Direction direction) {
        if (!movement.needsBothSides() || !direction.isDiagonal()) {
            return null;
        }
        if (!passes(board, entity, to.x(), to.y() - direction.dy())) {
            return new Refusal.CutsCorner(direction, to.plus(0, -direction.dy()));
        }
        return passes(board, entity, to.x() - direction.dx(), to.y())
                ? null
                : new Refusal.CutsCorner(direction, to.plus(-direction.dx(), 0));
    }

    /** Why a thing may not be put at a location. */
    @Nullable
    Refusal whyNotPlace(EntityState thing, Location where) {
        boolean isNewborn = world.placeOf(thing) == null;
        if (where instanceof Location.OnLevel on) {
            Level level = world.levels.find(on.level());
            if (level == null || (!isNewborn && level != world.levelOf(thing))) {
                throw new IllegalArgumentException(thing + " can't be put on level " + on.level() + ": it is on "
                        + (isNewborn ? "none" : world.levelOf(thing))
                        + "; use travel to reach another level, and spawn only on levels that have been made");
            }
            return whyNot(level, thing, on.cell());
        }
        if (where instanceof Location.Nowhere) {
            throw new IllegalArgumentException(
                    "Location.NOWHERE is no place for a thing; to take " + thing + " out of the game, use remove");
        }
        EntityState bearer = world.bearerOf(where);
        if (bearer == null) {
            return new Refusal.Gone(
                    where instanceof Location.CarriedBy carried
                            ? carried.bearer()
                            : ((Location.WornBy) where).bearer());
        }
        if (!isNewborn && world.levelOf(bearer) != world.levelOf(thing)) {
            return new Refusal.OnOtherLevel(thing.id, world.levelOf(bearer).level());
        }
        if (thing.slots.blocks) {
            return new Refusal.TooBulky(thing.id);
        }
        if (world.holders.isWithin(bearer, thing)) {
            return new Refusal.CarriesItself(thing.id, bearer.id);
        }
        return where instanceof Location.WornBy worn ? whyNotWear(thing, worn) : null;
    }

    private @Nullable Refusal whyNotWear(EntityState thing, Location.WornBy where) {
        EntityState bearer = world.bearerOf(where);
        EntityState worn = bearer == null ? null : belongings.worn(bearer, where);
        return worn == null || worn == thing ? null : new Refusal.SlotTaken(where.slot(), worn.id);
    }

    /** Whether the terrain lets an entity through at all cells that it fills, if it is there. */
    static boolean passes(Board board, EntityState entity, int x, int y) {
        Footprint body = entity.slots.body;
        if (body == null) {
            return passesCell(board, entity, x, y);
        }
        Point at = new Point(x, y);
        return body.isOn(at, board.width(), board.height())
                && body.cells(at).stream().allMatch(cell -> passesCell(board, entity, cell.x(), cell.y()));
    }

    static boolean passesCell(Board board, EntityState entity, int x, int y) {
        Terrain terrain = board instanceof Level level ? level.terrainAt(x, y) : board.terrainAt(new Point(x, y));
        return terrain == Unseen.CELL || passes(entity, terrain); // an unseen cell may be open
    }

    private static boolean passes(EntityState entity, Terrain terrain) {
        Passage passage = passage(terrain);
        Moves moves = entity.slots.moves;
        if (moves == null) {
            return passage.allows(Motility.WALK);
        }
        List<Motility> ways = moves.by();
        for (int i = 0; i < ways.size(); i++) {
            if (passage.allows(ways.get(i))) {
                return true;
            }
        }
        return false;
    }

    private static Passage passage(Terrain terrain) {
        try {
            return Objects.requireNonNull(
                    terrain.passage(), "passage() returned null; return Passage.CLOSED if nothing can pass");
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking which motilities may pass", terrain, thrown);
        }
    }
}
