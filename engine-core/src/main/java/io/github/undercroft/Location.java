package io.github.undercroft;

import io.github.undercroft.geometry.Point;
import java.util.Objects;
import java.util.Optional;

/** Where an entity is. Nobody can carry itself, directly or through others. */
public sealed interface Location {

    /** The one place of all that has left the game. */
    Location NOWHERE = new Nowhere();

    /** @return the entity that carries or wears it */
    Optional<EntityId> holder();

    /** On a cell of a level. */
    record OnLevel(int level, Point cell) implements Location {
        public OnLevel {
            Objects.requireNonNull(cell, "cell");
        }

        @Override
        public Optional<EntityId> holder() {
            return Optional.empty();
        }
    }

    /** In the inventory of an entity. */
    record CarriedBy(EntityId bearer) implements Location {
        public CarriedBy {
            Objects.requireNonNull(bearer, "bearer");
        }

        @Override
        public Optional<EntityId> holder() {
            return Optional.of(bearer);
        }
    }

    /** Worn or wielded, in the named place of the body. */
    record WornBy(EntityId bearer, EquipmentSlot slot) implements Location {
        public WornBy {
            Objects.requireNonNull(bearer, "bearer");
            Objects.requireNonNull(slot, "slot");
        }

        @Override
        public Optional<EntityId> holder() {
            return Optional.of(bearer);
        }
    }

    /** Out of the game: dead, used up, or not yet born. */
    record Nowhere() implements Location {
        @Override
        public Optional<EntityId> holder() {
            return Optional.empty();
        }
    }
}
