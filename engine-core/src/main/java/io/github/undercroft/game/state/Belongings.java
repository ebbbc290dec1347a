package io.github.undercroft.game.state;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Location;
import io.github.undercroft.Weapon;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The things that each bearer carries and wears, as a chain sorted by id. The chains are made when first asked for and
 * kept up to date from then on, so a fork in which nobody asks pays nothing. If a bearer has many things, answers are
 * cached.
 */
public final class Belongings {

    /** From this number of things on, worn things are looked up by slot. */
    private static final int MANY = 16;

    private final World world;
    private final Chains chains = new Packs();
    private boolean linked;
    /** The number of things that were walked, for tests. */
    private long looks;

    public Belongings(World world) {
        this.world = world;
    }

    /** The first thing of a bearer, by id; the others follow through {@link EntityState#nextThing}. */
    @Nullable
    public EntityState first(EntityState bearer) {
        if (bearer.burden == 0) {
            return null;
        }
        if (!linked) {
            link();
        }
        return bearer.firstThing;
    }

    /** The things of a bearer, by id. */
    public List<Entity> of(EntityState bearer) {
        ImmutableList.Builder<Entity> all = ImmutableList.builder();
        for (EntityState thing = first(bearer); thing != null; thing = thing.nextThing) {
            all.add(thing);
        }
        return all.build();
    }

    /** The things whose enchantments act on a bearer now, by id. */
    public List<EntityState> enchanted(EntityState bearer) {
        if (world.enchanted == 0 || bearer.burden == 0) {
            return ImmutableList.of();
        }
        ImmutableList.Builder<EntityState> all = ImmutableList.builder();
        for (EntityState thing = first(bearer); thing != null; thing = thing.nextThing) {
            if (thing.slots.enchantment != null && thing.slots.enchantment.actsAt(thing.location)) {
                all.add(thing);
            }
        }
        return all.build();
    }

    /** The thing that a bearer wears in a slot. */
    @Nullable
    public EntityState worn(EntityState bearer, Location.WornBy where) {
        if (bearer.burden > MANY) {
            return wornBy(bearer).get(where.slot());
        }
        EntityState thing = first(bearer);
        while (thing != null && !thing.location.equals(where)) {
            thing = thing.nextThing;
            looks++;
        }
        return thing;
    }

    /** The effects that act on a bearer now. */
    public ActingEffects actingOn(EntityState bearer) {
        return ActingEffects.of(bearer, enchanted(bearer));
    }

    /** The weapon with which an entity with those things attacks: the worn weapon whose slot comes first, else its own. */
    public static Optional<Weapon> weaponOf(Entity entity, List<Entity> things) {
        Optional<Weapon> first = Optional.empty();
        EquipmentSlot place = null;
        for (int i = 0; i < things.size(); i++) {
            if (things.get(i).location() instanceof Location.WornBy worn
                    && (place == null || worn.slot().compareTo(place) < 0)) {
                Optional<Weapon> weapon = things.get(i).get(Weapon.class);
                first = weapon.isPresent() ? weapon : first;
                place = weapon.isPresent() ? worn.slot() : place;
            }
        }
        return first.isPresent() ? first : entity.get(Weapon.class);
    }

    private Map<EquipmentSlot, EntityState> wornBy(EntityState bearer) {
        Map<EquipmentSlot, EntityState> known = bearer.notes().worn;
        if (known == null) {
            known = new LinkedHashMap<>();
            bearer.notes().worn = known;
            for (EntityState thing = first(bearer); thing != null; thing = thing.nextThing) {
                looks++;
                if (thing.location instanceof Location.WornBy worn) {
                    known.putIfAbsent(worn.slot(), thing);
                }
            }
        }
        return known;
    }

    /** The number of things that were walked one after the other. */
    public long looks() {
        return looks;
    }

    private void link() {
        linked = true;
        for (EntityState thing : world.entities) {
            EntityState bearer = world.bearerOf(thing.location);
            if (bearer != null) {
                link(bearer, thing);
            }
        }
    }

    /** Notes that a thing has come to its bearer, if it has one. */
    public void enter(EntityState thing) {
        EntityState bearer = world.bearerOf(thing.location);
        if (bearer == null) {
            return;
        }
        bearer.burden++;
        world.holders.regroup(thing);
        Map<EquipmentSlot, EntityState> worn = wornAlready(bearer);
        if (worn != null && thing.location instanceof Location.WornBy where) {
            worn.putIfAbsent(where.slot(), thing);
        }
        if (!linked) {
            return;
        }
        link(bearer, thing);
    }

    private static @Nullable Map<EquipmentSlot, EntityState> wornAlready(EntityState bearer) {
        EntityNotes notes = bearer.knownNotes();
        return notes == null ? null : notes.worn;
    }

    private void link(EntityState bearer, EntityState thing) {
        bearer.firstThing = chains.insert(bearer.key, bearer.firstThing, thing);
    }

    /** Notes that a thing is about to leave its bearer, if it has one. */
    public void leave(EntityState thing) {
        EntityState bearer = world.bearerOf(thing.location);
        if (bearer == null) {
            return;
        }
        bearer.burden--;
        world.holders.regroup(thing);
        Map<EquipmentSlot, EntityState> worn = wornAlready(bearer);
        if (worn != null && thing.location instanceof Location.WornBy where) {
            worn.remove(where.slot(), thing);
        }
        if (!linked) {
            return;
        }
        EntityState first = bearer.firstThing;
        if (first != null) {
            bearer.firstThing = chains.remove(bearer.key, first, thing);
        }
    }

    /** The things of one bearer. */
    private static final class Packs extends Chains {
        @Override
        @Nullable
        EntityState next(EntityState thing) {
            return thing.nextThing;
        }

        @Override
        void link(EntityState thing, @Nullable EntityState next) {
            thing.nextThing = next;
        }
    }
}
