package io.github.undercroft.hindsight;

import java.util.List;
import java.util.function.Supplier;

/** Plays branches, which share nothing that changes: one after the other, or on several threads. */
public interface BranchRunner {

    /** One after the other, on the thread that looks. */
    BranchRunner ALONE = new BranchRunner() {
        @Override
        public <T> List<T> play(List<Supplier<T>> branches) {
            return branches.stream().map(Supplier::get).toList();
        }
    };

    /** @return what came of each, in the same order */
    <T> List<T> play(List<Supplier<T>> branches);
}
