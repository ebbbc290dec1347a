package io.github.undercroft;

import io.github.undercroft.fov.Eyes;
import io.github.undercroft.sense.Hidden;
import io.github.undercroft.sense.Perceiver;
import java.util.Objects;
import java.util.Optional;

/**
 * A status effect, as a value in the bearer's {@link Effects}. It begins with {@link ActionContext#afflict}. It ends
 * when {@link #turnEnds} returns empty, with {@link ActionContext#cure}, or when its bearer leaves the game.
 */
public interface Effect {

    /** Allows, replaces or vetoes the action that the bearer is about to take. */
    default Review review(TurnView turn, Action action) {
        return Review.ALLOW;
    }

    /**
     * Reduces damage to the bearer, after its armour.
     *
     * @return damage of the same kind, 0 to the amount that came
     */
    default Damage softened(Damage damage) {
        return damage;
    }

    /**
     * Acts at the end of the bearer's turn. An effect that begins in the bearer's own turn is first called at the end
     * of the bearer's next turn. So an effect of three turns lasts three whole turns, no matter who caused it.
     *
     * @return its next value, or empty to end
     */
    default Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
        return Optional.of(this);
    }

    /**
     * The same for an effect of a thing ({@link Enchantment}), at the end of the turn of who holds it: a lamp goes out when its
     * oil is used up.
     *
     * @param thing the thing that has the effect
     */
    default Optional<Effect> turnEnds(ActionContext context, Entity bearer, Entity thing) {
        return turnEnds(context, bearer);
    }

    /**
     * Changes the speed of the bearer while this lasts; when it ends, the old speed returns by itself. The result must
     * depend only on this value and the rate: it is called once at the end of an action, or of another call of a game's code, in which anything changed that it may
     * depend on. If it throws then, the whole action fails.
     *
     * @param rate the rate without this effect and those after it, as in {@link Speed}
     * @return 1 to {@link Speed#MAX}; otherwise what made the change fails with an {@link IllegalArgumentException}. To keep an actor from acting at all, replace its actions by a {@link Rest}
     */
    default int speed(int rate) {
        return rate;
    }

    /**
     * Changes how a bearer with senses ({@link Perceiver}) sees while this lasts. The result must depend only on this
     * value and the eyes.
     */
    default Eyes eyes(Eyes eyes) {
        return eyes;
    }

    /**
     * Whether a bearer with senses perceives something {@linkplain Hidden hidden} in its view, as who sees the invisible. The result
     * must depend only on this value and the entity.
     */
    default boolean senses(Entity hidden) {
        return false;
    }

    /**
     * Merges a new effect of the same bearer into this one. The effects of the bearer are asked in their order until
     * one returns a value; if none does, the new effect begins and comes last.
     *
     * @return the value of this effect from now on, itself if the new one is ignored; empty if the two are unrelated
     */
    default Optional<Effect> merged(Effect newcomer) {
        return Optional.empty();
    }

    /**
     * Asked of a new effect that has been merged: of what came of it and another effect of the bearer, which one stays. So one may end
     * several that went on side by side.
     *
     * @return one of the two; empty if both stay, as by default
     */
    default Optional<Effect> staying(Effect merged, Effect other) {
        return Optional.empty();
    }

    /** @return who caused it, if that is not its bearer; {@link EntityId#WORLD} for nobody, or if it does not remember */
    default EntityId by() {
        return EntityId.WORLD;
    }

    /** @return the same, caused by an entity. {@link ActionContext#afflict} calls it; by default the effect forgets it */
    default Effect by(EntityId author) {
        return this;
    }

    /** The verdict of an effect on an action of its bearer. */
    sealed interface Review {

        /** Go on. */
        Review ALLOW = new Allow();

        /** Go on. */
        record Allow() implements Review {}

        /**
         * It fails for that reason, like an action that fails by itself: a player is asked again, anyone else rests. An effect
         * that takes a player's turn away must replace the action by a {@link Rest}: a veto of everything would let no time pass.
         */
        record Veto(Refusal why) implements Review {
            public Veto {
                Objects.requireNonNull(why, "why: a veto needs a refusal");
            }
        }

        /** The bearer does that instead, at its price. Later effects look at the new action. */
        record Replace(Action instead) implements Review {
            public Replace {
                Objects.requireNonNull(instead, "instead: replace needs an action");
            }
        }
    }
}
