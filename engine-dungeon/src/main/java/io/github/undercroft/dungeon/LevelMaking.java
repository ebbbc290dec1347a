package io.github.undercroft.dungeon;

import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Attempts at a level until one keeps its guarantees. */
final class LevelMaking {

    private final LevelGenerator generator;
    private final Trace trace;
    private final List<LevelStep> steps;
    private final Set<Guarantee> guarantees;
    private final Rejections rejections = new Rejections();
    /** Why attempts failed; the rejections also have what was dropped without harm. */
    private final Rejections causes = new Rejections();

    LevelMaking(LevelGenerator generator, Trace trace) {
        this.generator = generator;
        this.trace = trace;
        this.steps = generator.steps();
        StepOrder.require(steps);
        this.guarantees = generator.guarantees();
    }

    LevelPlan make(long seed) {
        for (int next = 1; next <= LevelGenerator.ATTEMPTS; next++) {
            int attempt = next;
            watch(new LevelChange.AttemptBegan(attempt));
            LevelDraft draft = new LevelDraft(generator.width(), generator.height(), trace, rejections);
            long seedOfAttempt = PlanOrigin.seedOfAttempt(seed, attempt);
            draft.setAttempt(seedOfAttempt, attempt == LevelGenerator.ATTEMPTS);
            Optional<String> veto;
            try {
                veto = attempt(draft, RandomSource.of(seedOfAttempt), () -> origin(seed, attempt));
            } catch (TooManyAreasException tooMany) {
                throw new LevelFailedException(origin(seed, attempt), tooMany);
            }
            watch(new LevelChange.AttemptEnded(veto.orElse("")));
            if (veto.isEmpty()) {
                return draft.finish(origin(seed, attempt));
            }
            DungeonLog.failed(attempt, veto.get(), generator, seed);
            rejections.count(veto.get());
            causes.count(veto.get());
        }
        throw new LevelFailedException(origin(seed, LevelGenerator.ATTEMPTS), causes.toMap());
    }

    private PlanOrigin origin(long seed, int attempts) {
        return new PlanOrigin(generator, seed, attempts, rejections.toMap());
    }

    /** What is wrong with the draft, if anything. */
    private Optional<String> attempt(LevelDraft draft, RandomSource random, Supplier<PlanOrigin> origin) {
        try {
            for (LevelStep step : steps) {
                watch(new LevelChange.StepBegan(step.name()));
                apply(step, draft, random, origin);
            }
            draft.tidyAreas();
        } catch (LevelVeto veto) {
            return Optional.of(veto.reason());
        }
        return GuaranteeCheck.firstBreach(draft, guarantees);
    }

    private static void apply(LevelStep step, LevelDraft draft, RandomSource random, Supplier<PlanOrigin> origin) {
        try {
            step.apply(draft, random);
        } catch (LevelVeto | TooManyAreasException known) {
            throw known;
        } catch (RuntimeException thrown) {
            thrown.addSuppressed(new FailedStepException(step, origin.get()));
            throw thrown;
        }
    }

    private void watch(LevelChange change) {
        if (trace != Trace.NONE) {
            trace.changed(change);
        }
    }
}
