package io.github.undercroft;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.value.SavedAs;
import java.util.Objects;
import java.util.Optional;

/**
 * The cause of an event: what did it, and who is behind it.
 *
 * <p>Whoever poisons, summons, pushes or sets off something is behind what follows, however late: {@link #by}. The engine
 * finds it. Behind an effect is {@link Effect#by}; behind terrain the one who {@link Pushed} its victim there, or else {@link
 * ActiveTerrain#by}; behind a {@link Summoned} creature its summoner; behind what a thing or somebody dead does in answer
 * to an event the one behind that event.
 */
public sealed interface Cause {

    /** Nobody in particular. */
    Cause WORLD = new World();

    /** @return the entity behind it, which may have left the game; {@link EntityId#WORLD} for nobody */
    EntityId by();

    /**
     * Who killed, if it is the cause of a death: whoever struck, though somebody else may have summoned it; who set the trap, lit
     * the fire or gave the poison; empty if nobody did.
     */
    Optional<EntityId> killer();

    private static Optional<EntityId> unlessWorld(EntityId who) {
        return Optional.of(who).filter(id -> !id.equals(EntityId.WORLD));
    }

    /** An entity did it. */
    @SavedAs("cause-deed")
    record Deed(EntityId actor, Action action, EntityId by) implements Cause {
        public Deed {
            Objects.requireNonNull(actor, "actor");
            Objects.requireNonNull(action, "action");
            Objects.requireNonNull(by, "by");
        }

        /** A deed of the actor's own. */
        public Deed(EntityId actor, Action action) {
            this(actor, action, actor);
        }

        @Override
        public Optional<EntityId> killer() {
            return unlessWorld(actor);
        }
    }

    /** The terrain did it, to an entity that entered or stood there. */
    @SavedAs("cause-ground")
    record TerrainAt(Point at, Terrain terrain, EntityId by) implements Cause {
        public TerrainAt {
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(terrain, "terrain");
            Objects.requireNonNull(by, "by");
        }

        /** Terrain with nobody behind it. */
        public TerrainAt(Point at, Terrain terrain) {
            this(at, terrain, EntityId.WORLD);
        }

        @Override
        public Optional<EntityId> killer() {
            return unlessWorld(by);
        }
    }

    /**
     * An effect on its bearer did it.
     *
     * @param thing what the bearer wears or carries and whose effect it is; empty for a status effect of the bearer's own
     */
    @SavedAs("cause-lasting")
    record EffectOn(EntityId bearer, Effect effect, Optional<EntityId> thing) implements Cause {
        public EffectOn {
            Objects.requireNonNull(bearer, "bearer");
            Objects.requireNonNull(effect, "effect");
            Objects.requireNonNull(thing, "thing");
        }

        /** A status effect of the bearer's own. */
        public EffectOn(EntityId bearer, Effect effect) {
            this(bearer, effect, Optional.empty());
        }

        @Override
        public EntityId by() {
            return effect.by();
        }

        @Override
        public Optional<EntityId> killer() {
            return unlessWorld(by());
        }
    }

    /** A reaction to an event did it. */
    @SavedAs("cause-answer")
    record Answer(EntityId reactor, EntityId by) implements Cause {
        public Answer {
            Objects.requireNonNull(reactor, "reactor");
            Objects.requireNonNull(by, "by");
        }

        /** An answer of the reactor's own. */
        public Answer(EntityId reactor) {
            this(reactor, reactor);
        }

        @Override
        public Optional<EntityId> killer() {
            return unlessWorld(reactor);
        }
    }

    /** Nobody in particular. */
    @SavedAs("cause-world")
    record World() implements Cause {
        @Override
        public EntityId by() {
            return EntityId.WORLD;
        }

        @Override
        public Optional<EntityId> killer() {
            return Optional.empty();
        }
    }

    /** Who moved its owner to where it is: shoved, hooked or blew it there. Ends when the owner moves by itself. */
    @SavedAs("pushed")
    record Pushed(EntityId by) implements Component {
        public Pushed {
            Objects.requireNonNull(by, "by");
        }
    }

    /** Who called its owner into the game: an ally, a swarm. The engine gives it to every newborn with a brain. */
    @SavedAs("summoned")
    record Summoned(EntityId by) implements Component {
        public Summoned {
            Objects.requireNonNull(by, "by");
        }
    }
}
