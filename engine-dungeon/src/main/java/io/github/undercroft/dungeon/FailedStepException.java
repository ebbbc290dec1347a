package io.github.undercroft.dungeon;

/** Added as suppressed to an exception that a step throws: says which level was being made. It has no stack trace. */
final class FailedStepException extends RuntimeException {

    private static final long serialVersionUID = 1;

    FailedStepException(LevelStep step, PlanOrigin tried) {
        super(
                "in the step \"" + step.name() + "\" of " + tried.generator() + ", seed " + tried.seed() + ", attempt "
                        + tried.attempts() + "; again(" + tried.seed() + ") of the generator repeats it",
                null,
                false,
                false);
    }
}
