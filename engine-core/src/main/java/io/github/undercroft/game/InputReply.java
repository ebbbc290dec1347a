package io.github.undercroft.game;

import io.github.undercroft.EntityId;
import io.github.undercroft.Outcome;
import java.util.Objects;

/** The answer to a submitted or interrupted action. */
public sealed interface InputReply {

    /** The input takes effect at the actor's next turn. */
    record Accepted() implements InputReply {}

    /** The actor is not awaited, and has no unfinished action that could be interrupted. */
    record NotAwaited(EntityId actor) implements InputReply {
        public NotAwaited {
            Objects.requireNonNull(actor, "actor");
        }
    }

    /** No actor with this id is in the game. */
    record NoSuchActor(EntityId actor) implements InputReply {
        public NoSuchActor {
            Objects.requireNonNull(actor, "actor");
        }
    }

    /** The game is over. */
    record Over(Outcome outcome) implements InputReply {
        public Over {
            Objects.requireNonNull(outcome, "outcome");
        }
    }
}
