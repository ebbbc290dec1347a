package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.TurnView;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Why an actor acts as it does ({@link Game#explain}). A value, whose text tells all of it.
 *
 * @param name what the actor is called
 * @param action what it will try, after its effects had their say; empty if it awaits input
 * @param asked the behaviours that were asked, in this order, and what each answered
 * @param reasons what was told by {@link TurnView#because(String)}; what a behaviour told that then had no action only if nobody told
 *     anything else
 * @param knew the enemies of which it knew
 */
public record Explanation(
        EntityId who,
        String name,
        Optional<Action> action,
        List<Asked> asked,
        List<Because> reasons,
        List<Known> knew) {

    public Explanation {
        Objects.requireNonNull(who, "who");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(action, "action");
        asked = ImmutableList.copyOf(Objects.requireNonNull(asked, "asked"));
        reasons = ImmutableList.copyOf(Objects.requireNonNull(reasons, "reasons"));
        knew = ImmutableList.copyOf(Objects.requireNonNull(knew, "knew"));
    }

    /**
     * A behaviour that was asked.
     *
     * @param behaviour the one that was asked, or a brain within the brain
     * @param answer its action; empty if it did not apply
     * @param why what it told if it did not apply; empty otherwise
     */
    public record Asked(Object behaviour, Optional<Action> answer, List<Because> why) {
        public Asked {
            Objects.requireNonNull(behaviour, "behaviour");
            Objects.requireNonNull(answer, "answer");
            why = ImmutableList.copyOf(Objects.requireNonNull(why, "why"));
        }

        /** It told nothing. */
        public Asked(Object behaviour, Optional<Action> answer) {
            this(behaviour, answer, ImmutableList.of());
        }

        /** @return the simple name of its class, and what it answered: {@code UntilCornered: nothing, it is cornered} */
        @Override
        public String toString() {
            StringBuilder text = new StringBuilder(behaviour.getClass().getSimpleName() + ": "
                    + answer.map(GameCode::printed).orElse("nothing"));
            why.forEach(each -> text.append(", it ").append(each));
            return text.toString();
        }
    }

    /**
     * What was told by {@link TurnView#because(String)}.
     *
     * @param reason what the actor does, as after "it": {@code hunts an enemy in view}
     * @param way the cells to its goal, which is the last one; the goal alone if it knows no more, none if it has no goal
     */
    public record Because(String reason, List<Point> way) {
        public Because {
            Objects.requireNonNull(reason, "reason");
            way = ImmutableList.copyOf(Objects.requireNonNull(way, "way"));
        }

        /** @return the reason and the goal */
        @Override
        public String toString() {
            return way.isEmpty() ? reason : reason + ", to " + Iterables.getLast(way);
        }
    }

    /**
     * An enemy of which the actor knew.
     *
     * @param name what it is called, as the actor takes it
     * @param at where it is, or was seen last
     * @param inView whether it is in view
     */
    public record Known(EntityId who, String name, Point at, boolean inView) {
        public Known {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(at, "at");
        }

        /** @return its name and place */
        @Override
        public String toString() {
            return (inView ? "sees " : "remembers ") + name + " at " + at;
        }
    }

    /** @return the cells to the goal of the last reason that has one; none if none has */
    public List<Point> path() {
        return reasons.stream()
                .map(Because::way)
                .filter(way -> !way.isEmpty())
                .reduce(ImmutableList.of(), (one, later) -> later);
    }

    /** @return the goal of the last reason that has one */
    public Optional<Point> goal() {
        return path().stream().reduce((one, later) -> later);
    }

    /** @return all of it in lines: what it does, why, which behaviours were asked, and what it knew */
    @Override
    public String toString() {
        StringBuilder text =
                new StringBuilder(name + ": " + action.map(GameCode::printed).orElse("awaits input"));
        reasons.forEach(each -> text.append("\n  because it ").append(each));
        asked.forEach(each -> text.append("\n  asked ").append(each));
        knew.forEach(each -> text.append("\n  ").append(each));
        return text.toString();
    }
}
