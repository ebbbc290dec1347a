package io.github.undercroft.front.play;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.undercroft.Outcome;
import io.github.undercroft.front.log.Kills;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * How good a game was that has ended. The better one has more points; with equal points one that was won is better than one
 * that was lost, a victory in fewer turns, and a defeat deeper down or later. With cheats a game comes last.
 *
 * @param points the score that the game's outcome names; 0 if it names none
 * @param depth the number of levels that were reached
 */
public record PlayScore(Outcome.Result result, int points, int depth, long turns, long seed, boolean isCheated) {

    private static final int MAX_KEPT = 100;

    private static final Splitter WORDS =
            Splitter.on(CharMatcher.whitespace().or(CharMatcher.anyOf(",.:;"))).omitEmptyStrings();

    private static final Comparator<PlayScore> BEST_FIRST = Comparator.comparing(PlayScore::isCheated)
            .thenComparing(score -> -score.points)
            .thenComparing(score -> !score.isWon())
            .thenComparing(score -> score.isWon() ? 0 : -score.depth)
            .thenComparing(score -> score.isWon() ? score.turns : -score.turns);

    static PlayScore of(Table table, long seed) {
        Optional<Outcome> outcome = table.view().outcome();
        return new PlayScore(
                outcome.map(Outcome::result).orElse(Outcome.Result.DRAWN),
                outcome.map(each -> points(each.reason())).orElse(0),
                table.view().levels().size(),
                table.turns(),
                seed,
                table.isCheated());
    }

    /** The number after the word score, or the one with which the reason begins. */
    private static int points(String reason) {
        List<String> words = WORDS.splitToList(reason);
        int at = words.indexOf("score") + 1;
        return Optional.ofNullable(at < words.size() ? Ints.tryParse(words.get(at)) : null)
                .orElse(0);
    }

    /** @return the best game among those that are kept, in a few words */
    public static Optional<String> best(Keeper keeper) {
        return kept(keeper).stream().findFirst().map(PlayScore::told);
    }

    /** Those that are kept, without lines that can't be read, best first. */
    private static List<PlayScore> kept(Keeper keeper) {
        return keeper.scores().stream()
                .flatMap(line -> read(line).stream())
                .sorted(BEST_FIRST)
                .toList();
    }

    /** Keeps this with the best of the earlier ones. @return which place it has among them; empty if there are none */
    Optional<String> keep(Keeper keeper) {
        List<PlayScore> all = new ArrayList<>(kept(keeper));
        all.add(this);
        all.sort(BEST_FIRST);
        keeper.writeScores(all.stream().limit(MAX_KEPT).map(PlayScore::line).toList());
        if (all.size() == 1) {
            return Optional.empty();
        }
        return Optional.of(
                all.get(0).equals(this)
                        ? "This is the best of your " + all.size() + " games."
                        : "Place " + (all.indexOf(this) + 1) + " of " + all.size() + ". The best: "
                                + all.get(0).told() + ".");
    }

    /** The line that is kept. */
    String line() {
        return Ascii.toLowerCase(result.name()) + " score " + points + " depth " + depth + " turns " + turns + " seed "
                + seed + (isCheated ? " cheated" : "");
    }

    /** What such a line says; empty if it is none. */
    static Optional<PlayScore> read(String line) {
        List<String> words = WORDS.splitToList(line);
        try {
            PlayScore score = new PlayScore(
                    Outcome.Result.valueOf(Ascii.toUpperCase(words.get(0))),
                    Integer.parseInt(words.get(2)),
                    Integer.parseInt(words.get(4)),
                    Long.parseLong(words.get(6)),
                    Long.parseLong(words.get(8)),
                    words.size() > 9);
            return Optional.of(score).filter(same -> same.line().equals(line.strip()));
        } catch (IllegalArgumentException | IndexOutOfBoundsException damaged) {
            return Optional.empty();
        }
    }

    private boolean isWon() {
        return result == Outcome.Result.WON;
    }

    /** In a few words. */
    private String told() {
        ImmutableList.Builder<String> parts = ImmutableList.builder();
        if (points == 0 || isWon()) {
            parts.add(Ascii.toLowerCase(result.name()));
        }
        if (points > 0) {
            parts.add("score " + points);
        }
        if (depth > 1) {
            parts.add("depth " + depth);
        }
        parts.add(Kills.counted(turns, "turn"));
        return String.join(", ", parts.build()) + (isCheated ? ", cheated" : "");
    }
}
