package io.github.undercroft.growth;

import com.google.common.primitives.Ints;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Component;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.combat.Accuracy;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Might;
import io.github.undercroft.effect.Consequence;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * One of the things to choose from at a new level.
 *
 * @param name as a menu and the wording call it, such as {@code a better aim}
 * @param what happens to the one who chooses it: one of the three here, or any other consequence
 */
public record Gain(String name, Consequence what) {

    public Gain {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(what, "what");
    }

    /** @return so many hit points more, now and at most */
    public static Gain health(int points) {
        return new Gain("health", new MoreHealth(points));
    }

    /** @return so much more {@link Accuracy} */
    public static Gain aim(int bonus) {
        return new Gain("a better aim", new MoreAim(bonus));
    }

    /** @return so much more {@link Might} */
    public static Gain might(int bonus) {
        return new Gain("might", new MoreMight(bonus));
    }

    /** More hit points, for somebody with {@link Health}: at least one is left, and at most the highest number. */
    public record MoreHealth(int points) implements Consequence {
        private Health more(Health had) {
            int max = Math.max(1, sum(had.max(), points));
            return new Health(Math.min(max, Math.max(1, sum(had.hitPoints(), points))), max);
        }

        @Override
        public void befall(ActionContext context, EntityId who) {
            change(
                    context,
                    who,
                    self -> self.get(Destructible.class)
                            .filter(Health.class::isInstance)
                            .map(Health.class::cast)
                            .map(this::more));
        }
    }

    /** More accuracy, up to the highest number. */
    public record MoreAim(int bonus) implements Consequence {
        @Override
        public void befall(ActionContext context, EntityId who) {
            change(
                    context,
                    who,
                    self -> Optional.of(new Accuracy(sum(
                            bonus, self.get(Accuracy.class).map(Accuracy::bonus).orElse(0)))));
        }
    }

    /** More might, up to the highest number. */
    public record MoreMight(int bonus) implements Consequence {
        @Override
        public void befall(ActionContext context, EntityId who) {
            change(
                    context,
                    who,
                    self -> Optional.of(new Might(
                            sum(bonus, self.get(Might.class).map(Might::bonus).orElse(0)))));
        }
    }

    private static int sum(int one, int other) {
        return Ints.saturatedCast((long) one + other);
    }

    private static void change(
            ActionContext context, EntityId who, Function<Entity, Optional<? extends Component>> changed) {
        context.game().entity(who).flatMap(changed).ifPresent(now -> context.set(who, now));
    }
}
