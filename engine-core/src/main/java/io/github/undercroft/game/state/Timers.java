package io.github.undercroft.game.state;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What will be performed when its time comes: an immutable value, by owner and name, of which each has one. */
public record Timers(ImmutableList<Timer> all) {

    /** None, as in most games. */
    public static final Timers NONE = new Timers(ImmutableList.of());

    public static Timers of(Collection<Timer> all) {
        return all.isEmpty() ? NONE : new Timers(ImmutableList.sortedCopyOf(Timer.BY_OWNER, all));
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    /** Refuses a timer without a name, a time or an action. */
    public static void check(Timer timer) {
        Objects.requireNonNull(timer.owner(), "a timer needs an owner; EntityId.WORLD for nobody");
        Objects.requireNonNull(timer.name(), "a timer needs a name");
        Objects.requireNonNull(timer.action(), "a timer needs an action");
        if (timer.at() < 1) {
            throw new IllegalArgumentException("The timer \"" + timer.name() + "\" is set for a time of " + timer.at()
                    + "; it is 1 or more, see TurnView.turns");
        }
    }

    /** The timers of a game's rules with one more. */
    public Timers ofRules(String game, String name, long time, Action action) {
        Timer more = new Timer(EntityId.WORLD, name, time, time, action, EntityId.WORLD, Timer.SHOWN, false);
        check(more);
        if (!without(EntityId.WORLD, name).equals(this)) {
            throw new IllegalArgumentException("The game \"" + game + "\" has a timer \"" + name + "\" already");
        }
        return with(more);
    }

    /** The same with that timer in the place of one of the same owner and name. */
    public Timers with(Timer timer) {
        ImmutableList.Builder<Timer> next = ImmutableList.builderWithExpectedSize(all.size() + 1);
        boolean isIn = false;
        for (Timer each : all) {
            int order = Timer.BY_OWNER.compare(each, timer);
            if (order >= 0 && !isIn) {
                next.add(timer);
                isIn = true;
            }
            if (order != 0) {
                next.add(each);
            }
        }
        return new Timers((isIn ? next : next.add(timer)).build());
    }

    /** Those of an owner, by name. */
    public List<Timer> of(EntityId owner) {
        return all.isEmpty()
                ? all
                : all.stream().filter(timer -> timer.owner().equals(owner)).toList();
    }

    /** The same without the timer of that owner and name; this one if there is none. */
    public Timers without(EntityId owner, String name) {
        ImmutableList<Timer> left = all.stream()
                .filter(timer -> !(timer.owner().equals(owner) && timer.name().equals(name)))
                .collect(ImmutableList.toImmutableList());
        return left.size() == all.size() ? this : of(left);
    }

    /** Each changed in a way that leaves owner and name. */
    public Timers each(UnaryOperator<Timer> way) {
        return of(all.stream().map(way).collect(ImmutableList.toImmutableList()));
    }

    /** The first whose time has come: by time, owner, name. */
    public @Nullable Timer due(long now) {
        Timer first = null;
        for (Timer each : all) {
            boolean isDue = !each.waits() && each.at() <= now;
            if (isDue && (first == null || each.at() < first.at())) {
                first = each; // they are by owner and name already
            }
        }
        return first;
    }
}
