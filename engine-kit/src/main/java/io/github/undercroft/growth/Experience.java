package io.github.undercroft.growth;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Reaction;
import io.github.undercroft.event.Died;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Levels up: gains experience by the deaths of others that its owner is behind ({@link io.github.undercroft.Cause#by}): by blows, and by poison,
 * allies or a shove onto a trap, however late. Each level leaves the choice of one gain open until it is made.
 *
 * <pre>{@code
 * Blueprint.player("hero").with(Experience.of(Levels.doublingFrom(10), Gain.health(8), Gain.aim(1), Gain.might(1)))
 * Blueprint.of("rat").with(new Bounty(2))
 * }</pre>
 *
 * @param gains what there is to choose from at each level
 * @param points the experience so far; less than {@link Levels#NEVER}, to which more is cut
 * @param chosen how many gains were chosen so far
 */
public record Experience(Levels levels, List<Gain> gains, int points, int chosen) implements Reaction {

    public Experience {
        Objects.requireNonNull(levels, "levels");
        Objects.requireNonNull(gains, "gains");
        gains = ImmutableList.copyOf(gains);
        points = Math.min(points, Levels.NEVER - 1);
    }

    /** @return no experience yet, at level 1 */
    public static Experience of(Levels levels, Gain... gains) {
        return new Experience(levels, ImmutableList.copyOf(gains), 0, 0);
    }

    /** @return that of an entity */
    public static Optional<Experience> of(Entity entity) {
        return Reaction.Several.find(entity, Experience.class);
    }

    /**
     * The level that these points reach.
     *
     * @return 1 or more
     * @throws IllegalStateException if a level takes no more points than the one before it, so that there would be no end
     */
    public int level() {
        int level = 1;
        int begins = levels.pointsFor(2);
        while (points >= begins) {
            level++;
            int next = levels.pointsFor(level + 1);
            if (next <= begins) {
                throw new IllegalStateException("Level " + (level + 1) + " begins at " + next + " points by " + levels
                        + ", and level " + level + " at " + begins
                        + "; each must take more than the one before, or be Levels.NEVER");
            }
            begins = next;
        }
        return level;
    }

    /** @return the points at which the next level begins; {@link Levels#NEVER} at the highest one */
    public int next() {
        return levels.pointsFor(level() + 1);
    }

    /** @return how many choices are open */
    public int open() {
        return gains.isEmpty() ? 0 : level() - 1 - chosen;
    }

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        if (event instanceof Died died
                && died.cause().by().equals(self.id())
                && !died.who().equals(self.id())) {
            died.body()
                    .get(Bounty.class)
                    .filter(bounty -> bounty.points() > 0)
                    .ifPresent(bounty -> context.emit(new GrowthEvent.Gained(self.id(), bounty.points())));
        } else if (event instanceof GrowthEvent.Gained gained && gained.who().equals(self.id())) {
            Experience after =
                    new Experience(levels, gains, Ints.saturatedCast((long) points + gained.points()), chosen);
            context.set(self.id(), after);
            for (int level = level() + 1; level <= after.level(); level++) {
                context.emit(new GrowthEvent.Rose(self.id(), level));
            }
        }
    }

    void choose(Gain gain, ActionContext context, Entity self) {
        Experience after = new Experience(levels, gains, points, chosen + 1);
        context.set(self.id(), Reaction.Several.replacing(self, this, after));
        gain.what().befall(context, self.id());
        context.emit(new GrowthEvent.Chose(self.id(), gain));
    }
}
