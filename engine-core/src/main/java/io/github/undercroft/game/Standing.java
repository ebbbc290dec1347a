package io.github.undercroft.game;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Motility;
import io.github.undercroft.model.Moves;
import io.github.undercroft.model.Passage;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.Terrain;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Who may be where. Each question is answered with the refusal, or null for yes. */
final class Standing {

    private Standing() {}

    /** Why an entity could not be put on that cell. */
    static @Nullable Refusal whyNot(Level level, EntityState entity, Point to) {
        if (!level.contains(to)) {
            return new Refusal.OutsideBoard(to);
        }
        if (!passes(level, entity, to.x(), to.y())) {
            return new Refusal.Impassable(to, level.terrainAt(to));
        }
        return entity.slots.blocks ? whyNotFill(level, entity, to) : null;
    }

    /** Why an entity that fills no cell yet could not begin to. */
    static @Nullable Refusal whyNotFill(World world, EntityState entity) {
        if (!(entity.location instanceof Location.OnLevel on)) {
            return new Refusal.TooBulky(entity.id);
        }
        return whyNotFill(world.levels.at(on.level()), entity, on.cell());
    }

    private static @Nullable Refusal whyNotFill(Level level, EntityState entity, Point to) {
        EntityState occupant = level.occupant(to);
        return occupant == null || occupant == entity ? null : new Refusal.Occupied(to, occupant.id);
    }

    /** Why an entity could not take the step that leads from where it is in that direction. */
    static @Nullable Refusal whyNotStep(World world, EntityState entity, Point from, Point to, Direction direction) {
        Movement movement = world.rules.steps().movement();
        if (!movement.allows(direction)) {
            return new Refusal.NoSuchStep(direction);
        }
        Level level = world.levelOf(entity);
        Refusal why = whyNot(level, entity, to);
        if (why != null || !movement.needsBothSides() || !direction.isDiagonal()) {
            return why;
        }
        if (!passes(level, entity, from.x() + direction.dx(), from.y())) {
            return new Refusal.CutsCorner(direction, from.plus(direction.dx(), 0));
        }
        return passes(level, entity, from.x(), from.y() + direction.dy())
                ? null
                : new Refusal.CutsCorner(direction, from.plus(0, direction.dy()));
    }

    /** Why a thing could not be put there. */
    static @Nullable Refusal whyNotPlace(World world, EntityState thing, Location where) {
        boolean isNewborn = world.placeOf(thing) == null;
        if (where instanceof Location.OnLevel on) {
            Level level = world.levels.find(on.level());
            if (level == null || (!isNewborn && level != world.levelOf(thing))) {
                throw new IllegalArgumentException(thing + " can't be put on level " + on.level() + ": it is on "
                        + (isNewborn ? "none" : world.levelOf(thing))
                        + "; to another level one travels, and nobody is born on one that has not been made");
            }
            return whyNot(level, thing, on.cell());
        }
        if (where instanceof Location.Nowhere) {
            throw new IllegalArgumentException(
                    "Nothing is put nowhere; to take " + thing + " out of the game, use remove");
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
        for (EntityState each = bearer; each != null; each = world.bearerOf(each.location)) {
            if (each == thing) {
                return new Refusal.CarriesItself(thing.id, bearer.id);
            }
        }
        return where instanceof Location.WornBy worn ? whyNotWear(world, thing, worn) : null;
    }

    private static @Nullable Refusal whyNotWear(World world, EntityState thing, Location.WornBy where) {
        EntityState bearer = world.bearerOf(where);
        EntityState worn = bearer == null ? null : world.belongings.worn(bearer, where);
        return worn == null || worn == thing ? null : new Refusal.SlotTaken(where.slot(), worn.id);
    }

    static boolean passes(Level level, EntityState entity, int x, int y) {
        Terrain terrain = level.terrainAt(x, y);
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
                    terrain.passage(), "passage() answered null; what lets nothing through answers Passage.CLOSED");
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking who may pass", terrain, thrown);
        }
    }
}
