package io.github.undercroft.checks.choices;

/** Enums, one of which is no choice. */
public interface Choices {
    /** Should be a record. */
    enum Lonely {
        ONLY
    }

    /** A choice, even where a constant has a body. */
    enum Pair {
        ONE,
        OTHER {
            @Override
            public String toString() {
                return "the other";
            }
        }
    }

    /** As it should be. */
    record Plain() {}

    /** Nobody outside sees it. */
    final class Cellar {
        enum Hidden {
            ONLY
        }

        private Cellar() {}
    }
}
