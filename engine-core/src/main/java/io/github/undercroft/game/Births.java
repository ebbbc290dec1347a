package io.github.undercroft.game;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Refusal;
import io.github.undercroft.event.Spawned;
import io.github.undercroft.game.codec.ValueCheck;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Slots;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.LevelContent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Brings an entity into the game with everything that it carries and wears. Ids are given in this order: the entity,
 * its things in the order of the blueprint, then the things inside those, and so on.
 *
 * <p>All code of the game is called before the first of them is born, so an exception leaves nothing half done. While
 * that code runs, it cannot spawn anything.
 */
final class Births {

    private final World world;
    private final Rules rules;
    private final Changes changes;
    private final PlacementRules placementRules;
    private final GroundClock ageing;
    private boolean asking;

    Births(World world, Rules rules, Changes changes, PlacementRules placementRules, GroundClock ageing) {
        this.world = world;
        this.rules = rules;
        this.changes = changes;
        this.placementRules = placementRules;
        this.ageing = ageing;
    }

    /** The entity before it is born, as one of a level but on no cell, to be checked against a place. */
    static EntityState unborn(Level level, Blueprint what) {
        EntityId id = new EntityId(level.level(), level.nextNumber);
        return new EntityState(id, what.name(), Slots.of(what.components()));
    }

    /** Refuses components that no entity may have, also in the things that it carries. */
    private void check(Blueprint what) {
        ArrayList<Blueprint> all = new ArrayList<>();
        all.add(what);
        for (int i = 0; i < all.size(); i++) {
            all.get(i).components().forEach(component -> ValueCheck.checkGiven(rules.registry(), component));
            all.get(i).belongings().forEach(belonging -> all.add(belonging.what()));
        }
    }

    /** The entities to be born and their places, in the order of their births. */
    private record Party(List<EntityState> unborn, List<Location> places) {}

    private Level levelOf(Location where, Level here) {
        if (where instanceof Location.OnLevel on) {
            Level level = world.levels.find(on.level());
            if (level == null) {
                throw new IllegalArgumentException("Nothing can be spawned on level " + on.level()
                        + ": it has not been made yet; a level is made when an entity travels there");
            }
            return level;
        }
        EntityState bearer = world.bearerOf(where);
        return bearer == null ? here : world.levelOf(bearer);
    }

    /** Spawns an entity there if the place allows it; what has no place is born here. */
    ActionContext.SpawnResult tryBring(Blueprint what, Level here, Location where, Cause cause) {
        Level level = levelOf(where, here);
        if (asking) {
            throw new IllegalStateException(
                    "\"" + what.name() + "\" is spawned by code that is asked about another spawn, such as a passage()"
                            + " or a speed(); such code must not change the game");
        }
        asking = true;
        EntityState entity;
        Party party;
        try {
            check(what);
            entity = unborn(level, what);
            if (entity.slots.brain != null && !cause.by().equals(EntityId.WORLD)) {
                entity.slots = entity.slots.with(new Cause.Summoned(cause.by()));
            }
            Refusal why = placementRules.whyNotPlace(entity, where);
            if (why != null) {
                return new ActionContext.SpawnResult.Failed(why);
            }
            party = party(what, entity, where);
        } finally {
            asking = false;
        }
        bring(party, cause);
        changes.crowd(entity);
        return new ActionContext.SpawnResult.Born(entity);
    }

    /** Places everything of a level's content, before any actor has a turn there. */
    void populate(Level made, List<LevelContent.Placement> placements) {
        int arrived = world.arrivals.size();
        int born = world.newborn.size();
        changes.atomically(() -> {
            ageing.begin(made);
            place(made, placements);
        });
        world.arrivals.cut(arrived);
        while (world.newborn.size() > born) {
            world.newborn.remove(world.newborn.size() - 1).notes().firstEvent = 0;
        }
    }

    private void place(Level made, List<LevelContent.Placement> placements) {
        for (LevelContent.Placement placement : placements) {
            EntityState entity = unborn(made, placement.what());
            Refusal why = PlacementRules.whyNotDrawn(made, entity, placement.at());
            if (why != null) {
                throw new IllegalArgumentException("\"" + entity.name + "\" can't be placed at " + placement.at() + ": "
                        + GameCode.printed(why) + "; move it in the level's content");
            }
            place(placement.what(), entity, new Location.OnLevel(made.level(), placement.at()));
        }
    }

    /** Places an entity if the cell allows it, before any actor has a turn there; observers are not told. */
    private void place(Blueprint what, EntityState entity, Location where) {
        check(what);
        bring(party(what, entity, where), null);
    }

    /** The entity with everything that it carries. */
    private Party party(Blueprint what, EntityState first, Location where) {
        Party party = new Party(new ArrayList<>(1), new ArrayList<>(1));
        party.unborn.add(first);
        party.places.add(where);
        ArrayList<Blueprint> made = new ArrayList<>(1);
        made.add(what);
        for (int bearer = 0; bearer < made.size(); bearer++) {
            for (Blueprint.Belonging belonging : made.get(bearer).belongings()) {
                Blueprint thing = belonging.what();
                EntityId id = new EntityId(first.id.level(), first.id.number() + made.size());
                made.add(thing);
                party.unborn.add(new EntityState(id, thing.name(), Slots.of(thing.components())));
                party.places.add(belonging.heldBy(party.unborn.get(bearer).id));
            }
        }
        return party;
    }

    private void bring(Party party, @Nullable Cause cause) {
        for (int i = 0; i < party.unborn.size(); i++) {
            EntityState entity = party.unborn.get(i);
            Location where = party.places.get(i);
            changes.birth(entity, where);
            Point at = world.cellOf(entity);
            if (cause != null && at != null) {
                GameEvent event = new Spawned(entity.id, entity.name, where, at, cause);
                world.events.add(event, world.levelOf(entity));
            }
        }
    }
}
