package io.github.undercroft.model;

import java.util.Objects;

/** One line of what an actor may do now, each tried and undone. */
public sealed interface Choice {

    /**
     * Would be done.
     *
     * @param action what to submit
     * @param becomes the action at the end of its chain of alternates; often the same
     * @param cost the price
     */
    record Legal(Action action, Action becomes, int cost) implements Choice {
        /** Refuses null. */
        public Legal {
            Objects.requireNonNull(action, "action");
            Objects.requireNonNull(becomes, "becomes");
        }
    }

    /** Would be refused; where the refusal is a {@link Refusal.ChainCut} it becomes a rest when it is submitted all the same. */
    record Refused(Action action, Refusal why) implements Choice {
        /** Refuses null. */
        public Refused {
            Objects.requireNonNull(action, "action");
            Objects.requireNonNull(why, "why");
        }
    }

    /** Can't be paid now; submitted all the same, it becomes a rest. */
    record Unaffordable(Action action, Action becomes, int cost) implements Choice {
        /** Refuses null. */
        public Unaffordable {
            Objects.requireNonNull(action, "action");
            Objects.requireNonNull(becomes, "becomes");
        }
    }

    /** Has to be aimed first. */
    record Aimed(ActionTemplate template) implements Choice {
        /** Refuses null. */
        public Aimed {
            Objects.requireNonNull(template, "template");
        }
    }
}
