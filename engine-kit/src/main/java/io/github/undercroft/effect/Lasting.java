package io.github.undercroft.effect;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Damage;
import io.github.undercroft.Effect;
import io.github.undercroft.Effect.Review;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.TurnView;
import io.github.undercroft.fov.Eyes;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An effect of some kind for some time.
 *
 * <pre>{@code
 * Lasting.of(EffectKind.HASTE, new Quickness(200), 10).stacking(Stacking.EXTEND)
 * Lasting.of(EffectKind.POISON, new EachTurn(new Harm(Dice.of("d3"), new DamageKind("venom"))), 5)
 * Lasting.endless(EffectKind.BLINDNESS, new Blindness())
 * }</pre>
 *
 * <p>Turns are the bearer's own turns, however fast or slow they are: a refused action is not a turn, a rest is. An effect
 * that {@code context.afflict} begins in the bearer's own turn lasts for that many turns after this one; one that begins
 * between its turns counts from the next one on. It acts once in each of them, and ends at the end of the last, with one
 * {@code EffectEnded}. An entity that takes no turns, such as a barrel, keeps it until it is cured. It ends without an event
 * when its bearer dies.
 *
 * <p>A bearer has several effects of one kind only by {@link Stacking#SEPARATE}. The policy of a new effect says how it
 * stacks with those that are there. If they meet in the bearer's own turn, this turn counts for the result.
 *
 * @param what what it does; it may end earlier if this ends at the end of a turn
 * @param by who caused it, if that is not its bearer; {@link EntityId#WORLD} for nobody
 */
public record Lasting(EffectKind kind, Effect what, Span span, Stacking stacking, EntityId by) implements Effect {

    /** Refuses one that lasts within another, with an {@link IllegalArgumentException}. */
    public Lasting {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(what, "what");
        Objects.requireNonNull(span, "span");
        Objects.requireNonNull(stacking, "stacking");
        Objects.requireNonNull(by, "by");
        if (what instanceof Lasting) {
            throw new IllegalArgumentException("An effect has one span and one kind; " + what + " has its own");
        }
    }

    /** One that nobody has caused yet. */
    public Lasting(EffectKind kind, Effect what, Span span, Stacking stacking) {
        this(kind, what, span, stacking, EntityId.WORLD);
    }

    /** @return that for so many turns, 1 to {@link Span#MAX_TURNS}; a newcomer of its kind replaces it */
    public static Lasting of(EffectKind kind, Effect what, int turns) {
        return new Lasting(kind, what, Span.turns(turns), Stacking.REPLACE);
    }

    /** @return that until it is cured */
    public static Lasting endless(EffectKind kind, Effect what) {
        return new Lasting(kind, what, Span.ENDLESS, Stacking.REPLACE);
    }

    /** @return whether something of that kind lasts on an entity */
    public static boolean has(Entity bearer, EffectKind kind) {
        return lasting(bearer, kind).isPresent();
    }

    /** @return what lasts on an entity of that kind, the first if there are several */
    public static Optional<Lasting> lasting(Entity bearer, EffectKind kind) {
        return bearer.get(Effects.class).stream()
                .flatMap(effects -> effects.all().stream())
                .flatMap(each ->
                        each instanceof Lasting some && some.kind().equals(kind) ? Stream.of(some) : Stream.empty())
                .findFirst();
    }

    /** @return the same with another policy */
    public Lasting stacking(Stacking policy) {
        return new Lasting(kind, what, span, policy, by);
    }

    @Override
    public Lasting by(EntityId author) {
        return new Lasting(kind, what, span, stacking, author);
    }

    @Override
    public Review review(TurnView turn, Action action) {
        Review review = what.review(turn, action);
        if (review instanceof Review.Veto) {
            String kept = "is kept by " + kind.name() + " from what it means to do";
            turn.because(kept);
        } else if (review instanceof Review.Replace other && !other.instead().equals(action)) {
            String made = "is made by " + kind.name() + " to do something else than it means to";
            turn.because(made);
        }
        return review;
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
    public boolean senses(Entity hidden) {
        return what.senses(hidden);
    }

    @Override
    public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
        return after(what.turnEnds(context, bearer));
    }

    @Override
    public Optional<Effect> turnEnds(ActionContext context, Entity bearer, Entity thing) {
        return after(what.turnEnds(context, bearer, thing));
    }

    private Optional<Effect> after(Optional<Effect> next) {
        Optional<Span> left = span.afterTurn();
        return next.isPresent() && left.isPresent()
                ? Optional.of(new Lasting(kind, next.get(), left.get(), stacking, by))
                : Optional.empty();
    }

    @Override
    public Optional<Effect> merged(Effect newcomer) {
        if (!(newcomer instanceof Lasting other)) {
            return what.merged(newcomer).map(next -> new Lasting(kind, next, span, stacking, by));
        }
        if (!other.kind.equals(kind)) {
            return Optional.empty();
        }
        return switch (other.stacking) {
            case REPLACE -> Optional.of(other);
            case EXTEND -> Optional.of(extended(other));
            case KEEP_STRONGER -> Optional.of(other.isStrongerThan(this) ? other : this);
            case IGNORE -> Optional.of(this);
            case SEPARATE -> Optional.empty();
        };
    }

    @Override
    public Optional<Effect> staying(Effect merged, Effect other) {
        if (!(other instanceof Lasting one) || !one.kind.equals(kind) || !(merged instanceof Lasting result)) {
            return Optional.empty();
        }
        return switch (stacking) {
            case REPLACE -> Optional.of(result);
            case KEEP_STRONGER -> Optional.of(one.isStrongerThan(result) ? one : result);
            case EXTEND, IGNORE, SEPARATE -> Optional.empty();
        };
    }

    private Lasting extended(Lasting other) {
        EntityId last = other.by.equals(EntityId.WORLD) ? by : other.by;
        return new Lasting(kind, what, span.plus(other.span), stacking, last);
    }

    private boolean isStrongerThan(Lasting other) {
        int order = Integer.compare(strength(), other.strength());
        return order > 0 || (order == 0 && span.outlasts(other.span));
    }

    private int strength() {
        return what instanceof Graded graded ? graded.strength() : 0;
    }
}
