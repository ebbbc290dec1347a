package io.github.undercroft.game;

import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Outcome;
import java.util.Objects;

/** How input was received. */
public sealed interface InputReply {

    /** It counts from the next step on. */
    record Accepted() implements InputReply {}

    /** That actor is not waited for, and has begun nothing that could be interrupted. */
    record NotAwaited(EntityId actor) implements InputReply {
        /** Refuses null. */
        public NotAwaited {
            Objects.requireNonNull(actor, "actor");
        }
    }

    /** There is no such actor in the game, or none any more. */
    record NoSuchActor(EntityId actor) implements InputReply {
        /** Refuses null. */
        public NoSuchActor {
            Objects.requireNonNull(actor, "actor");
        }
    }

    /** The game is over. */
    record Over(Outcome outcome) implements InputReply {
        /** Refuses null. */
        public Over {
            Objects.requireNonNull(outcome, "outcome");
        }
    }
}
