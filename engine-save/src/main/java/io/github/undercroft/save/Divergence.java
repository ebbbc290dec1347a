package io.github.undercroft.save;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Objects;

/**
 * Where a replay differs from what was recorded, for the first time that this can be seen.
 *
 * @param step the step after which the difference shows; the state was still equal after {@code equalUntil}, so it came up in one
 *     of the steps between
 * @param time of the game then, see {@link io.github.undercroft.GameView#now}
 * @param equalUntil the last step after which the state had the recorded hash, {@code step} itself if only what it did differs;
 *     -1 if no hash was compared before
 * @param part the part of the state, such as {@code level/0/entity/3}, if the recording has the hashes of the parts; else {@code
 *     state}; or {@code input}, {@code exception}, {@code events} or {@code turn}
 * @param expected what was recorded; of an entity the values that are different, if the recording has them, else the hash
 * @param found what the replay has
 * @param lastActions what was done in the last steps of the replay, the latest last
 * @param rulesChanged whether the rules or their registry are not those of the recording
 */
public record Divergence(
        int step,
        long time,
        int equalUntil,
        String part,
        String expected,
        String found,
        List<String> lastActions,
        boolean rulesChanged) {

    public Divergence {
        Objects.requireNonNull(part, "part");
        Objects.requireNonNull(expected, "expected");
        Objects.requireNonNull(found, "found");
        lastActions = ImmutableList.copyOf(Objects.requireNonNull(lastActions, "lastActions"));
    }

    /** @return all of it in one line without control characters */
    public String message() {
        String since = equalUntil == step - 1
                ? ""
                : equalUntil < 0 ? " (no hash before)" : " (the state was equal after step " + equalUntil + ")";
        String last = lastActions.isEmpty() ? "" : "; last actions: " + String.join(", ", lastActions);
        String line =
                "The replay differs after step " + step + " at time " + time + since + " in " + part + ": recorded "
                        + expected + ", found " + found + last + (rulesChanged ? "; the rules have changed since" : "");
        return PlainText.line(line);
    }
}
