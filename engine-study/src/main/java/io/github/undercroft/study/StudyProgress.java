package io.github.undercroft.study;

import java.time.Duration;
import java.util.Optional;

/** Is told how far a run is, after each game; always by the thread that started the run. */
@FunctionalInterface
public interface StudyProgress {

    /** A game was played and written, or a run begins with the games that its file has already. */
    void played(Status status);

    /**
     * How far a run is.
     *
     * @param done the games whose rows are written, also those of an earlier run
     * @param of all games of the file
     * @param broken how many of those that are done broke
     * @param perSecond the games a second since this run began; 0 as long as that is not known
     */
    record Status(int done, int of, int broken, double perSecond) {

        /** @return how long the rest takes at this rate; empty as long as there is none */
        public Optional<Duration> left() {
            return perSecond > 0
                    ? Optional.of(Duration.ofSeconds(Math.round((of - done) / perSecond)))
                    : Optional.empty();
        }
    }
}
