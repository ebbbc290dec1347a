package io.github.undercroft.model;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Something that happened, as a value: what a renderer, a log or a reaction needs, and no prose. Authors add records of
 * their own.
 */
public interface GameEvent {

    /**
     * The cell where it happened.
     *
     * @return empty if that is where the first of those involved is, or nowhere; a cell outside the board is nowhere, too
     */
    default Optional<Point> place() {
        return Optional.empty();
    }

    /** @return the cell from which it came to its place, if it covers some way; who sees either end sees it */
    default Optional<Point> origin() {
        return Optional.empty();
    }

    /** @return to whom it happened or who did it, that one first; they perceive it whatever they see */
    default List<EntityId> involved() {
        return ImmutableList.of();
    }

    /** @return why it happened */
    default Cause cause() {
        return Cause.WORLD;
    }

    /** @return how far it can be heard on open ground, in cells; 0 is silent, and 1,000,000 the most that counts */
    default int loudness() {
        return 0;
    }

    /** @return what it sounds like to who only hears it */
    default Sound sound() {
        return Sound.NOISE;
    }

    /** Somebody went, or was moved, from one cell to another. */
    record Moved(EntityId who, Point from, Point to, Cause cause) implements GameEvent {
        /** Refuses null. */
        public Moved {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(to, "to");
            Objects.requireNonNull(cause, "cause");
        }

        @Override
        public Optional<Point> place() {
            return Optional.of(to);
        }

        @Override
        public Optional<Point> origin() {
            return Optional.of(from);
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(who);
        }

        @Override
        public int loudness() {
            return 4;
        }

        @Override
        public Sound sound() {
            return Sound.FOOTSTEPS;
        }
    }

    /** Somebody rested. */
    record Rested(EntityId who) implements GameEvent {
        /** Refuses null. */
        public Rested {
            Objects.requireNonNull(who, "who");
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(who);
        }
    }

    /** A weapon was used from a cell. */
    record Attacked(EntityId who, Weapon weapon, Point from, Target target) implements GameEvent {
        /** Refuses null. */
        public Attacked {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(weapon, "weapon");
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(target, "target");
        }

        /** Where the attack ends. */
        @Override
        public Optional<Point> place() {
            List<Point> path = target.path();
            return Optional.of(path.isEmpty() ? from : path.get(path.size() - 1));
        }

        @Override
        public Optional<Point> origin() {
            return Optional.of(from);
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.<EntityId>builder()
                    .add(who)
                    .addAll(target.struck())
                    .build();
        }

        @Override
        public int loudness() {
            return 16;
        }

        @Override
        public Sound sound() {
            return Sound.FIGHTING;
        }
    }

    /** Somebody was damaged and has that many hit points left. */
    record Damaged(EntityId who, Point at, Damage damage, int hitPoints) implements GameEvent {
        /** Refuses null. */
        public Damaged {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(damage, "damage");
        }

        @Override
        public Optional<Point> place() {
            return Optional.of(at);
        }

        @Override
        public Cause cause() {
            return damage.cause();
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(who);
        }

        @Override
        public int loudness() {
            return 8;
        }

        @Override
        public Sound sound() {
            return Sound.CRY;
        }
    }

    /**
     * Armour, or an effect, took that much of the harm off somebody. What it let through is told by {@link Damaged}.
     *
     * @param by whose armour it was: something worn, or the one itself
     * @param effect the effect, if it was one
     * @param taken what did not come through
     */
    record Softened(EntityId who, Point at, EntityId by, Optional<Effect> effect, Damage taken) implements GameEvent {
        /** Refuses null. */
        public Softened {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(by, "by");
            Objects.requireNonNull(effect, "effect");
            Objects.requireNonNull(taken, "taken");
        }

        @Override
        public Optional<Point> place() {
            return Optional.of(at);
        }

        @Override
        public Cause cause() {
            return taken.cause();
        }

        @Override
        public List<EntityId> involved() {
            return by.equals(who) ? ImmutableList.of(who) : ImmutableList.of(who, by);
        }
    }

    /** Damage came to what can't be damaged. */
    record Unharmed(EntityId who, Point at, Damage damage) implements GameEvent {
        /** Refuses null. */
        public Unharmed {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(damage, "damage");
        }

        @Override
        public Optional<Point> place() {
            return Optional.of(at);
        }

        @Override
        public Cause cause() {
            return damage.cause();
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(who);
        }
    }

    /** Somebody was healed by that much and has that many hit points now. */
    record Healed(EntityId who, Point at, int points, int hitPoints, Cause cause) implements GameEvent {
        /** Refuses null. */
        public Healed {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(cause, "cause");
        }

        @Override
        public Optional<Point> place() {
            return Optional.of(at);
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(who);
        }
    }

    /** Somebody died. Its handle tells nothing any more, so the event does. */
    record Died(EntityId who, String name, Optional<Look> look, Point at, Cause cause) implements GameEvent {
        /** Refuses null. */
        public Died {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(look, "look");
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(cause, "cause");
        }

        @Override
        public Optional<Point> place() {
            return Optional.of(at);
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(who);
        }

        @Override
        public int loudness() {
            return 8;
        }

        @Override
        public Sound sound() {
            return Sound.SCREAM;
        }
    }

    /** Somebody or something left the game without dying. */
    record Removed(EntityId who, String name, Optional<Look> look, Point at, Cause cause) implements GameEvent {
        /** Refuses null. */
        public Removed {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(look, "look");
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(cause, "cause");
        }

        @Override
        public Optional<Point> place() {
            return Optional.of(at);
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(who);
        }
    }

    /** Somebody or something came into the game: into that place, at that cell. */
    record Spawned(EntityId who, String name, Location where, Point at, Cause cause) implements GameEvent {
        /** Refuses null. */
        public Spawned {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(where, "where");
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(cause, "cause");
        }

        @Override
        public Optional<Point> place() {
            return Optional.of(at);
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(who);
        }
    }

    /** A thing changed hands, or was taken up or put down on that cell. */
    record Placed(EntityId thing, Location from, Location to, Point at, Cause cause) implements GameEvent {
        /** Refuses null. */
        public Placed {
            Objects.requireNonNull(thing, "thing");
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(to, "to");
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(cause, "cause");
        }

        @Override
        public Optional<Point> place() {
            return Optional.of(at);
        }

        @Override
        public Optional<Point> origin() {
            return from instanceof Location.OnLevel on ? Optional.of(on.cell()) : Optional.empty();
        }

        /** The thing, who had it, and who has it. */
        @Override
        public List<EntityId> involved() {
            ImmutableSet.Builder<EntityId> all = ImmutableSet.builder();
            all.add(thing).addAll(from.holder().stream().iterator());
            return all.addAll(to.holder().stream().iterator()).build().asList();
        }
    }

    /** An entity has another component in a slot. */
    record ComponentSet(EntityId who, Component component, Cause cause) implements GameEvent {
        /** Refuses null. */
        public ComponentSet {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(component, "component");
            Objects.requireNonNull(cause, "cause");
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(who);
        }
    }

    /** A slot of an entity was emptied. */
    record ComponentCleared(EntityId who, Component component, Cause cause) implements GameEvent {
        /** Refuses null. */
        public ComponentCleared {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(component, "component");
            Objects.requireNonNull(cause, "cause");
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(who);
        }
    }

    /** A cell of that level is made of something else. */
    record TerrainChanged(int level, Point at, Terrain before, Terrain after, Cause cause) implements GameEvent {
        /** Refuses null. */
        public TerrainChanged {
            Objects.requireNonNull(at, "at");
            Objects.requireNonNull(before, "before");
            Objects.requireNonNull(after, "after");
            Objects.requireNonNull(cause, "cause");
        }

        @Override
        public Optional<Point> place() {
            return Optional.of(at);
        }

        @Override
        public int loudness() {
            return 4;
        }

        @Override
        public Sound sound() {
            return Sound.CREAK;
        }
    }

    /** Something that lasts began on somebody. */
    record EffectBegan(EntityId who, Effect effect, Cause cause) implements GameEvent {
        /** Refuses null. */
        public EffectBegan {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(effect, "effect");
            Objects.requireNonNull(cause, "cause");
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(who);
        }
    }

    /** Something that lasts became another one, because a like one came. */
    record EffectChanged(EntityId who, Effect before, Effect after, Cause cause) implements GameEvent {
        /** Refuses null. */
        public EffectChanged {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(before, "before");
            Objects.requireNonNull(after, "after");
            Objects.requireNonNull(cause, "cause");
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(who);
        }
    }

    /** An effect ended: its time was up, or it was cured. */
    record EffectEnded(EntityId who, Effect effect) implements GameEvent {
        /** Refuses null. */
        public EffectEnded {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(effect, "effect");
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(who);
        }
    }

    /** A queued action was not done: its actor was gone or it was refused. */
    record FollowUpDropped(EntityId who, Action action, Refusal why) implements GameEvent {
        /** Refuses null. */
        public FollowUpDropped {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(action, "action");
            Objects.requireNonNull(why, "why");
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(who);
        }
    }

    /** A chain of alternates came to no end; all its actions, first to last. The actor rested. */
    record ChainCut(EntityId who, List<Action> chain, Flaw flaw) implements GameEvent {
        /** Copies the list. */
        public ChainCut {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(chain, "chain");
            Objects.requireNonNull(flaw, "flaw");
            chain = ImmutableList.copyOf(chain);
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(who);
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
            Objects.requireNonNull(last, "last");
            last = ImmutableList.copyOf(last);
        }
    }

    /** The game is over. */
    record Ended(Outcome outcome) implements GameEvent {
        /** Refuses null. */
        public Ended {
            Objects.requireNonNull(outcome, "outcome");
        }
    }
}
