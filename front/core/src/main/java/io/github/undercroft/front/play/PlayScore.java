package io.github.undercroft.front.play;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.undercroft.Outcome;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * How good a game was that has ended. The better one has more points; with equal points one that was won is better than one
 * that was lost, a victory in fewer turns, and a defeat deeper down or later. One that was played on after it was lost comes after all
 * others, and one with cheats last. Only games on boards of one size are compared.
 *
 * @param points the {@linkplain Outcome#score() score} of the game's outcome; 0 if it has none
 * @param depth the number of levels that were reached
 * @param playedOn the turn from which it was played on after it was lost; 0 if it was not
 * @param isHeir whether it took over what an earlier game left
 */
public record PlayScore(
        Outcome.Result result,
        int points,
        int depth,
        long turns,
        long seed,
        BoardSize size,
        long playedOn,
        boolean isHeir,
        boolean isCheated) {

    private static final String CHEATED = "cheated";
    private static final String HEIR = "heir";
    private static final String FROM = "from";

    private static final int MAX_KEPT = 100;

    private static final Splitter WORDS =
            Splitter.on(CharMatcher.whitespace().or(CharMatcher.anyOf(",.:;"))).omitEmptyStrings();

    private static final Comparator<PlayScore> BEST_FIRST = Comparator.comparing(PlayScore::isCheated)
            .thenComparing(score -> score.playedOn > 0)
            .thenComparing(score -> -score.points)
            .thenComparing(score -> !score.isWon())
            .thenComparing(score -> score.isWon() ? 0 : -score.depth)
            .thenComparing(score -> score.isWon() ? score.turns : -score.turns);

    static PlayScore of(Ending ending, long seed, BoardSize size) {
        Optional<Outcome> outcome = ending.outcome();
        return new PlayScore(
                outcome.map(Outcome::result).orElse(Outcome.Result.DRAWN),
                outcome.map(each -> each.score().orElse(0)).orElse(0),
                ending.course().depth(),
                ending.course().turns(),
                seed,
                size,
                ending.course().playedOn(),
                ending.course().isHeir(),
                ending.course().isCheated());
    }

    /** @return the best one on a board of the usual size among those that are kept, in a few words */
    public static Optional<String> best(Keeper keeper, BoardSize usual, Words words) {
        return kept(keeper).stream()
                .filter(score -> score.size.equals(usual))
                .findFirst()
                .map(score -> score.told(words));
    }

    /** Those that are kept, without lines that can't be read, best first. */
    private static List<PlayScore> kept(Keeper keeper) {
        return keeper.scores().stream()
                .flatMap(line -> read(line).stream())
                .sorted(BEST_FIRST)
                .collect(ImmutableList.toImmutableList());
    }

    /** Keeps this with the best of the earlier ones. @return which place it has among them; empty if there are none */
    Optional<String> keep(Keeper keeper, BoardSize usual, Words words) {
        List<PlayScore> all = new ArrayList<>();
        List<PlayScore> others = new ArrayList<>();
        kept(keeper).forEach(score -> (score.size.equals(size) ? all : others).add(score));
        all.add(this);
        all.sort(BEST_FIRST);
        Iterable<PlayScore> best = Iterables.concat(Iterables.limit(all, MAX_KEPT), others);
        keeper.writeScores(ImmutableList.sortedCopyOf(BEST_FIRST, best).stream()
                .map(PlayScore::line)
                .toList());
        if (all.size() == 1) {
            return Optional.empty();
        }
        String board = size.equals(usual) ? "" : " " + words.say("on {0}", size);
        int place = all.indexOf(this) + 1;
        return Optional.of(
                place == 1
                        ? words.say("This is the best of your {0} games{1}.", all.size(), board)
                        : words.say(
                                "Place {0} of {1}{2}. The best: {3}.",
                                place, all.size(), board, all.get(0).told(words)));
    }

    /** The line that is kept. */
    String line() {
        return Ascii.toLowerCase(result.name()) + " score " + points + " depth " + depth + " turns " + turns + " seed "
                + seed + " size " + size + (playedOn > 0 ? " " + FROM + " " + playedOn : "")
                + (isHeir ? " " + HEIR : "") + (isCheated ? " " + CHEATED : "");
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
                    size(words.get(10)),
                    words.contains(FROM) ? Long.parseLong(words.get(12)) : 0,
                    words.contains(HEIR),
                    words.get(words.size() - 1).equals(CHEATED));
            return Optional.of(score).filter(same -> same.line().equals(line.strip()));
        } catch (IllegalArgumentException | IndexOutOfBoundsException damaged) {
            return Optional.empty();
        }
    }

    private static BoardSize size(String text) {
        List<String> sides = Splitter.on('x').splitToList(text);
        return new BoardSize(Integer.parseInt(sides.get(0)), Integer.parseInt(sides.get(1)));
    }

    private boolean isWon() {
        return result == Outcome.Result.WON;
    }

    /** In a few words. */
    private String told(Words words) {
        ImmutableList.Builder<String> parts = ImmutableList.builder();
        if (points == 0 || isWon()) {
            parts.add(words.say(Ascii.toLowerCase(result.name())));
        }
        if (points > 0) {
            parts.add(words.say("score {0}", points));
        }
        if (depth > 1) {
            parts.add(words.say("depth {0}", depth));
        }
        parts.add(turns == 1 ? words.say("1 turn") : words.say("{0} turns", turns));
        if (isHeir) {
            parts.add(words.say("as an heir"));
        }
        if (playedOn > 0) {
            parts.add(words.say("played on from turn {0}", playedOn));
        }
        return String.join(", ", parts.build()) + (isCheated ? ", " + words.say("cheated") : "");
    }
}
