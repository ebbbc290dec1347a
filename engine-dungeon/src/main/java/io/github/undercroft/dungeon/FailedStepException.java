package io.github.undercroft.dungeon;

/** Tells of an exception of a step, to which it is added, in the making of which level that was. It has no trace of its own. */
final class FailedStepException extends RuntimeException {

    private static final long serialVersionUID = 1;

    FailedStepException(LevelStep step, PlanOrigin tried) {
        super(
                "in the step \"" + step.name() + "\" of " + tried.generator() + ", seed " + tried.seed() + ", attempt "
                        + tried.attempts() + "; again(" + tried.seed() + ") of the generator does it once more",
                null,
                false,
                false);
    }
}
