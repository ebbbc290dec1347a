package io.github.undercroft.model;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Optional;

/**
 * Something that happened, as a value: what a renderer, a log or a reaction needs, and no prose. Authors add records of
 * their own.
 */
public interface GameEvent {

    /** @return the cell where it happened; empty if it has no place */
    default Optional<Point> place() {
        return Optional.empty();
    }

    /** @return why it happened */
    default Cause cause() {
        return Cause.WORLD;
    }

    /** @return how far it can be heard on open ground, in cells; 0 is silent */
    default int loudness() {
        return 0;
    }

    /** Somebody went, or was moved, from one cell to another. */
    record Moved(EntityId who, Point from, Point to, Cause cause) implements GameEvent {
        @Override
        public Optional<Point> place() {
            return Optional.of(to);
        }

        @Override
        public int loudness() {
            return 4;
        }
    }

    /** Somebody rested. */
    record Rested(EntityId who) implements GameEvent {}

    /** A weapon was used from a cell. */
    record Attacked(EntityId who, Weapon weapon, Point from, Target target) implements GameEvent {
        /** Where the attack ends. */
        @Override
        public Optional<Point> place() {
            List<Point> path = target.path();
            return Optional.of(path.isEmpty() ? from : path.get(path.size() - 1));
        }

        @Override
        public int loudness() {
            return 16;
        }
    }

    /** Somebody was damaged and has that many hit points left. */
    record Damaged(EntityId who, Point at, Damage damage, int hitPoints) implements GameEvent {
        @Override
        public Optional<Point> place() {
            return Optional.of(at);
        }

        @Override
        public Cause cause() {
            return damage.cause();
        }

        @Override
        public int loudness() {
            return 8;
        }
    }

    /** Damage came to what can't be damaged. */
    record Unharmed(EntityId who, Point at, Damage damage) implements GameEvent {
        @Override
        public Optional<Point> place() {
            return Optional.of(at);
        }

        @Override
        public Cause cause() {
            return damage.cause();
        }
    }

    /** Somebody was healed by that much and has that many hit points now. */
    record Healed(EntityId who, Point at, int points, int hitPoints, Cause cause) implements GameEvent {
        @Override
        public Optional<Point> place() {
            return Optional.of(at);
        }
    }

    /** Somebody died. Its handle tells nothing any more, so the event does. */
    record Died(EntityId who, String name, Optional<Look> look, Point at, Cause cause) implements GameEvent {
        @Override
        public Optional<Point> place() {
            return Optional.of(at);
        }

        @Override
        public int loudness() {
            return 8;
        }
    }

    /** Somebody or something left the game without dying. */
    record Removed(EntityId who, String name, Optional<Look> look, Cause cause) implements GameEvent {}

    /** Somebody or something came into the game. */
    record Spawned(EntityId who, String name, Point at, Cause cause) implements GameEvent {
        @Override
        public Optional<Point> place() {
            return Optional.of(at);
        }
    }

    /** A thing changed hands or was put down. */
    record Placed(EntityId thing, Location from, Location to, Cause cause) implements GameEvent {}

    /** An entity has another component in a slot. */
    record ComponentSet(EntityId who, Component component, Cause cause) implements GameEvent {}

    /** A slot of an entity was emptied. */
    record ComponentCleared(EntityId who, Component component, Cause cause) implements GameEvent {}

    /** A cell is made of something else. */
    record TerrainChanged(Point at, Terrain before, Terrain after, Cause cause) implements GameEvent {
        @Override
        public Optional<Point> place() {
            return Optional.of(at);
        }

        @Override
        public int loudness() {
            return 4;
        }
    }

    /** An effect ended by itself. */
    record EffectEnded(EntityId who, Effect effect) implements GameEvent {}

    /** A queued action was not done: its actor was gone or it was refused. */
    record FollowUpDropped(EntityId who, Action action, Refusal why) implements GameEvent {}

    /** A chain of alternates came to no end; all its actions, first to last. The actor rested. */
    record ChainCut(EntityId who, List<Action> chain, Flaw flaw) implements GameEvent {
        /** Copies the list. */
        public ChainCut {
            chain = ImmutableList.copyOf(chain);
        }

        /** What was wrong with the chain. */
        public enum Flaw {
            /** The last action had been tried before. */
            CYCLE,
            /** It went on beyond the limit. */
            TOO_LONG,
            /** The last action, or the controller, answered null. */
            NULL
        }
    }

    /** What follows from one turn came to no end: why the last things happened before all that was left was dropped. */
    record FollowUpsCut(List<Cause> last) implements GameEvent {
        /** Copies the list. */
        public FollowUpsCut {
            last = ImmutableList.copyOf(last);
        }
    }

    /** The game is over. */
    record Ended(Outcome outcome) implements GameEvent {}
}
