package io.github.undercroft.study;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import com.google.common.primitives.ImmutableLongArray;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.LongStream;

/** Finds what two studies can be compared by, and what of it moved beyond chance. */
final class StudyFigures {

    private static final double ERRORS = 0.05;

    /** May be bounded even if no game ended so. */
    private static final ImmutableList<String> RESULTS = ImmutableList.of("won", "lost", "drawn", "stalled", "broken");

    private final StudyColumns before;
    private final StudyColumns after;
    private final boolean pairs;
    private final List<StudyFigure> tested = new ArrayList<>();
    private final List<StudyFigure> untested = new ArrayList<>();

    /** Of two studies with a game at least. */
    StudyFigures(StudyColumns before, StudyColumns after) {
        this.before = before;
        this.after = after;
        this.pairs = before.seeds().equals(after.seeds());
        before.numbers().forEach((name, numbers) -> {
            if (after.numbers().containsKey(name)) {
                number(name, numbers, after.numbers().get(name));
            }
        });
        before.words().forEach((column, words) -> {
            if (after.words().containsKey(column)) {
                rates(column, words.counts(), after.words().get(column).counts());
            }
        });
        before.tallies().forEach((column, names) -> {
            if (after.tallies().containsKey(column)) {
                rates(column, games(names), games(after.tallies().get(column)));
            }
        });
    }

    /** @return whether the games have the same seeds */
    boolean arePairs() {
        return pairs;
    }

    /**
     * The figures, those that moved beyond chance first, the most certain of them first. Sture Holm: of m figures, the one with the lowest
     * chance moved if that is at most 5% / m, the next one if its chance is at most 5% / (m - 1), and so on up to the first that did not.
     */
    List<StudyFigure> tested() {
        List<StudyFigure> sorted = new ArrayList<>(tested);
        sorted.sort(Comparator.comparingDouble(StudyFigure::chance));
        for (int i = 0; i < sorted.size() && sorted.get(i).chance() <= ERRORS / (sorted.size() - i); i++) {
            sorted.set(i, sorted.get(i).moved());
        }
        return sorted;
    }

    /** @return the figures with too few games to be tested */
    List<StudyFigure> untested() {
        return untested;
    }

    private void number(String name, ImmutableLongArray old, ImmutableLongArray now) {
        LongStream.Builder left = LongStream.builder();
        LongStream.Builder right = LongStream.builder();
        for (int i = 0; i < Math.max(old.length(), now.length()); i++) {
            boolean isOld = i < old.length() && old.get(i) != StudyColumns.MISSING;
            boolean isNow = i < now.length() && now.get(i) != StudyColumns.MISSING;
            if (isOld && (isNow || !pairs)) {
                left.add(old.get(i));
            }
            if (isNow && (isOld || !pairs)) {
                right.add(now.get(i));
            }
        }
        long[] numbers = left.build().toArray();
        long[] newer = right.build().toArray();
        if (numbers.length > 0 && newer.length > 0) {
            NumberChange change = new NumberChange(numbers, newer, pairs);
            (change.isTested() ? tested : untested).add(change.figure(name));
        }
    }

    private void rates(String column, Map<String, Integer> old, Map<String, Integer> now) {
        TreeSet<String> names = new TreeSet<>(old.keySet());
        names.addAll(now.keySet());
        if (column.equals("result")) {
            names.addAll(RESULTS);
        }
        for (String name : names) {
            RateChange change =
                    new RateChange(old.getOrDefault(name, 0), before.size(), now.getOrDefault(name, 0), after.size());
            (change.isTested() ? tested : untested).add(change.figure(nameOf(column, name)));
        }
    }

    private String nameOf(String column, String word) {
        return column.equals("result")
                        && before.header().column(word) < 0
                        && after.header().column(word) < 0
                ? word
                : column + ":" + word;
    }

    private static Map<String, Integer> games(Map<String, StudyColumns.Tally> names) {
        return Maps.transformValues(names, StudyColumns.Tally::games);
    }
}
