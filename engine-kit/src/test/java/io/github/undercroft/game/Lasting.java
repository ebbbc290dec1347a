package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Damage;
import io.github.undercroft.Effect;
import io.github.undercroft.Effect.Review;
import io.github.undercroft.Entity;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.Speed;
import io.github.undercroft.TurnView;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.move.Move;
import java.util.Optional;

/** Effects of all sorts. */
final class Lasting {

    private Lasting() {}

    /** Whether it lets every action pass. */
    static boolean isMild(Effect effect) {
        return !(effect instanceof Stun || effect instanceof Daze);
    }

    /** Ticks, and ends. */
    record Poison(int damage, int left) implements Effect {
        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
            context.damage(bearer.id(), Damage.physical(damage));
            return left == 0 ? Optional.empty() : Optional.of(new Poison(damage, left - 1));
        }
    }

    /** Allows nothing but rest, for some turns. */
    record Stun(int left) implements Effect {
        @Override
        public Review review(TurnView turn, Action action) {
            return action instanceof Rest ? Review.ALLOW : new Review.Veto(new Refusal.Vetoed(this));
        }

        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
            return left == 0 ? Optional.empty() : Optional.of(new Stun(left - 1));
        }
    }

    /** Makes every move one in its own direction. */
    record Daze(Direction direction) implements Effect {
        @Override
        public Review review(TurnView turn, Action action) {
            return action instanceof Move ? new Review.Replace(new Move(direction)) : Review.ALLOW;
        }
    }

    /** Makes the bearer do something at the end of its turn, or throw. */
    record Fit(Change change, int left) implements Effect {
        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
            change.apply(context);
            if (left == 0) {
                return Optional.empty();
            }
            if (left == 1) {
                throw new Script.Planted("planted in an effect");
            }
            return Optional.of(new Fit(change, left - 2));
        }
    }

    /** Makes the bearer quicker or slower for some turns; another one adds to it. */
    record Pace(int percent, int left) implements Effect {
        @Override
        public int speed(int rate) {
            return Math.max(1, Math.min(Speed.MAX, (int) ((long) rate * percent / 100)));
        }

        @Override
        public Optional<Effect> merged(Effect newcomer) {
            return newcomer instanceof Pace other
                    ? Optional.of(new Pace(other.percent, Math.min(9, left + other.left)))
                    : Optional.empty();
        }

        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
            return left == 0 ? Optional.empty() : Optional.of(new Pace(percent, left - 1));
        }
    }

    /** Lets the bearer see that far at most, for ever. */
    record Squint(int radius) implements Effect {
        @Override
        public Eyes eyes(Eyes eyes) {
            return Eyes.of(Reach.round(radius))
                    .withNightVision(Math.min(radius, eyes.nightVision()))
                    .withMinLight(eyes.minLight());
        }
    }
}
