package io.github.undercroft.study;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A game of a study, played to its end or as far as it went.
 *
 * @param result {@code won}, {@code lost}, {@code drawn}, {@code stalled} or {@code broken}, see {@link Study}
 * @param turns the player's own
 * @param state the hash of the last state, as 16 digits; empty if the game holds values that can't be hashed
 * @param cause what killed the player, or what stalled or broke the game; empty if nothing did
 * @param measured what each measure found, by its column; empty texts if the game broke
 * @param thrown what broke the game
 */
public record PlayedGame(
        long seed,
        String result,
        long turns,
        String state,
        String cause,
        Map<String, StudyCell> measured,
        Optional<Throwable> thrown) {

    /** Copies the map. */
    public PlayedGame {
        Objects.requireNonNull(result, "result");
        Objects.requireNonNull(state, "state");
        Objects.requireNonNull(cause, "cause");
        Objects.requireNonNull(measured, "measured");
        Objects.requireNonNull(thrown, "thrown");
        measured = ImmutableMap.copyOf(measured);
    }

    /** @return its row, as a file holds it, without the end of the line */
    public String row() {
        Stream<?> fixed = Stream.of(seed, result, turns, state, StudyTable.cell(cause));
        Stream<String> others = measured.values().stream().map(cell -> StudyTable.cell(cell.toString()));
        return Joiner.on(',').join(Stream.concat(fixed, others).iterator());
    }
}
