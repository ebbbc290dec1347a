package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.ActionTemplate;
import io.github.undercroft.Refusal;
import java.util.Objects;

/**
 * One thing that an actor may try now, judged by what the actor knows: each was tried on the known board and undone.
 */
public sealed interface Choice {

    /**
     * The action would succeed, as far as the actor knows.
     *
     * @param action what to submit
     * @param becomes the action at the end of its chain of alternates; usually the same
     * @param cost the price
     */
    record Legal(Action action, Action becomes, int cost) implements Choice {
        public Legal {
            Objects.requireNonNull(action, "action");
            Objects.requireNonNull(becomes, "becomes");
        }
    }

    /**
     * The action would be refused, by what the actor knows. If the refusal is a {@link Refusal.EndlessChain}, submitting
     * the action makes the actor rest.
     */
    record Refused(Action action, Refusal why) implements Choice {
        public Refused {
            Objects.requireNonNull(action, "action");
            Objects.requireNonNull(why, "why");
        }
    }

    /** The actor cannot pay for the action now. Submitted anyway, it becomes a rest. */
    record Unaffordable(Action action, Action becomes, int cost) implements Choice {
        public Unaffordable {
            Objects.requireNonNull(action, "action");
            Objects.requireNonNull(becomes, "becomes");
        }
    }

    /** The action needs an aim first. */
    record Aimed(ActionTemplate template) implements Choice {
        public Aimed {
            Objects.requireNonNull(template, "template");
        }
    }
}
