package io.github.undercroft.effect;

import io.github.undercroft.fov.Eyes;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.Damage;
import io.github.undercroft.model.Effect;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Review;
import io.github.undercroft.model.TurnView;
import java.util.Objects;
import java.util.Optional;

/**
 * An effect of some kind for some time.
 *
 * <pre>{@code
 * Lasting.of(EffectKind.HASTE, new Pace(200), 10).stacking(Stacking.EXTEND)
 * Lasting.of(EffectKind.POISON, new EachTurn(new Harm(Dice.of("d3"), VENOM)), 5)
 * Lasting.endless(EffectKind.BLINDNESS, Blindness.BLINDNESS)
 * }</pre>
 *
 * <p>Turns are the bearer's own, whatever makes them quick or slow, and whoever takes them: a refused action is no turn, a
 * rest is one. What comes by {@code context.afflict} in the bearer's own turn lasts for that many turns after this one;
 * what comes in between, from the next one on. In each of them it acts once, and at the end of the last it ends, with one
 * {@code EffectEnded}. What takes no turns, like a barrel, keeps it until it is cured. Who dies takes it along, and no event
 * tells of it.
 *
 * <p>Of one kind there may be several only by {@link Stacking#SEPARATE}. How a newcomer meets those that are there, its own
 * policy says. If it meets one in the bearer's own turn, this turn counts for what they become.
 *
 * @param what what it does; what that does at the end of a turn may end it earlier
 */
public record Lasting(EffectKind kind, Effect what, Span span, Stacking stacking) implements Effect {

    /** Refuses one that lasts within another, with an {@link IllegalArgumentException}. */
    public Lasting {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(what, "what");
        Objects.requireNonNull(span, "span");
        Objects.requireNonNull(stacking, "stacking");
        if (what instanceof Lasting) {
            throw new IllegalArgumentException("An effect has one span and one kind; " + what + " has its own");
        }
    }

    /** @return that for so many turns, 1 to {@link Span#MOST_TURNS}; a newcomer of its kind replaces it */
    public static Lasting of(EffectKind kind, Effect what, int turns) {
        return new Lasting(kind, what, Span.turns(turns), Stacking.REPLACE);
    }

    /** @return that until it is cured */
    public static Lasting endless(EffectKind kind, Effect what) {
        return new Lasting(kind, what, Span.ENDLESS, Stacking.REPLACE);
    }

    /** @return the same with another policy */
    public Lasting stacking(Stacking policy) {
        return new Lasting(kind, what, span, policy);
    }

    @Override
    public Review review(TurnView turn, Action action) {
        return what.review(turn, action);
    }

    @Override
    public Damage softened(Damage damage) {
        return what.softened(damage);
    }

    @Override
    public int speed(int rate) {
        return what.speed(rate);
    }

    @Override
    public Eyes eyes(Eyes eyes) {
        return what.eyes(eyes);
    }

    @Override
    public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
        Optional<Effect> next = what.turnEnds(context, bearer);
        Optional<Span> left = span.afterTurn();
        return next.isPresent() && left.isPresent()
                ? Optional.of(new Lasting(kind, next.get(), left.get(), stacking))
                : Optional.empty();
    }

    @Override
    public Optional<Effect> merged(Effect newcomer) {
        if (!(newcomer instanceof Lasting other)) {
            return what.merged(newcomer).map(next -> new Lasting(kind, next, span, stacking));
        }
        if (!other.kind.equals(kind)) {
            return Optional.empty();
        }
        return switch (other.stacking) {
            case REPLACE -> Optional.of(other);
            case EXTEND -> Optional.of(new Lasting(kind, what, span.plus(other.span), stacking));
            case KEEP_STRONGER -> Optional.of(other.isStrongerThan(this) ? other : this);
            case IGNORE -> Optional.of(this);
            case SEPARATE -> Optional.empty();
        };
    }

    private boolean isStrongerThan(Lasting other) {
        int order = Integer.compare(strength(), other.strength());
        return order > 0 || (order == 0 && span.outlasts(other.span));
    }

    private int strength() {
        return what instanceof Graded graded ? graded.strength() : 0;
    }
}
