package io.github.undercroft.study;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What moved between two studies of one game beyond chance, and how far: each column of numbers, the share of each result, of each word of a
 * column of words, and of the games in which a name occurs.
 *
 * <p>Numbers are compared by Wilcoxon's signed-rank test if both studies have the same seeds, else by that of Mann and Whitney, both
 * counted exactly for up to 50 numbers; rates by Fisher's exact test. Of all figures together, corrected by Holm's method ("A simple sequentially rejective multiple test procedure",
 * 1979), at least one is wrongly said to have moved in 5% of comparisons at most.
 */
final class StudyComparison {

    private final String before;
    private final String after;
    private final StudyColumns old;
    private final StudyColumns now;
    private final StudyFigures figures;
    private final boolean same;

    /** Of studies that were read before, by what they should be called. */
    StudyComparison(String before, String after, StudyColumns old, StudyColumns now) {
        this.before = before;
        this.after = after;
        this.old = old;
        this.now = now;
        if (!old.header().name().equals(now.header().name())) {
            throw new StudyException(
                    before + " is of the study \"" + old.header().name() + "\", and " + after + " of \""
                            + now.header().name() + "\": only studies of one game can be compared");
        }
        if (old.size() == 0 || now.size() == 0) {
            throw new StudyException((old.size() == 0 ? before : after) + " has no games to compare");
        }
        figures = new StudyFigures(old, now);
        same = old.header().equals(now.header())
                && figures.arePairs()
                && old.digests().equals(now.digests());
    }

    /**
     * Compares two files.
     *
     * @param before of the older rules
     * @throws StudyException if one can't be read, has no games, or is of another study
     */
    public static StudyComparison of(Path before, Path after) {
        return new StudyComparison(
                before.toString(), after.toString(), StudyColumns.of(before), StudyColumns.of(after));
    }

    /** @return every figure: those that were tested, with what moved beyond chance first, then those with too few games */
    public List<StudyFigure> figures() {
        return ImmutableList.<StudyFigure>builder()
                .addAll(figures.tested())
                .addAll(figures.untested())
                .build();
    }

    /**
     * Looks which figures moved beyond chance and further than they may.
     *
     * @return a sentence for each of them
     * @throws StudyException if there is no figure of a name
     */
    public List<String> exceeded(List<StudyBound> bounds) {
        Map<String, StudyFigure> known = new TreeMap<>();
        figures().forEach(figure -> known.putIfAbsent(figure.name(), figure));
        ImmutableList.Builder<String> sentences = ImmutableList.builder();
        for (StudyBound bound : bounds) {
            StudyFigure figure = known.get(bound.figure());
            if (figure == null) {
                throw new StudyException("There is no figure \"" + bound.figure() + "\" to bound; there are "
                        + String.join(", ", known.keySet()));
            }
            if (figure.beyondChance() && Math.abs(figure.change()) > bound.change()) {
                sentences.add(figure.name() + " moved further than " + StudyFigure.rounded(bound.change())
                        + (figure.rate() ? " points: " : "%: ") + figure.values() + ", " + figure.distance());
            }
        }
        return sentences.build();
    }

    /** @return all of it in words, a line for each figure that moved */
    public List<String> lines() {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.add("Study \"" + old.header().name() + "\": " + old.size() + " games (" + before + ") and " + now.size()
                + " (" + after + ")");
        old.torn().ifPresent(lines::add);
        now.torn().ifPresent(lines::add);
        if (same) {
            return lines.add("Both are identical, row by row.").build();
        }
        lines.addAll(headers());
        seeds().ifPresent(lines::add);
        List<StudyFigure> tested = figures.tested();
        List<StudyFigure> moved =
                tested.stream().filter(StudyFigure::beyondChance).toList();
        lines.add(
                moved.isEmpty()
                        ? tested.isEmpty()
                                ? "These are too few games to tell what moved."
                                : "Nothing moved beyond chance."
                        : moved.size() + " of " + tested.size() + " figures moved beyond chance:");
        moved.forEach(figure -> lines.add(figure.line()));
        names(tested.subList(moved.size(), tested.size()), "May be chance: ").ifPresent(lines::add);
        names(
                        figures.untested().stream()
                                .filter(figure -> figure.before() + figure.after() > 0)
                                .toList(),
                        "Too few games to tell: ")
                .ifPresent(lines::add);
        return lines.add("Numbers by "
                        + (figures.arePairs()
                                ? "Wilcoxon's signed-rank test, as the seeds are the same"
                                : "the test of Mann and Whitney, as the seeds differ")
                        + "; rates by Fisher's exact test; all together at 5%, by Holm's method.")
                .build();
    }

    private List<String> headers() {
        StudyHeader one = old.header();
        StudyHeader other = now.header();
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        if (one.fingerprint() != other.fingerprint()) {
            lines.add("The rules differ: fingerprint " + Long.toHexString(one.fingerprint()) + " and "
                    + Long.toHexString(other.fingerprint()) + ".");
        }
        differ("version", one.version(), other.version()).ifPresent(lines::add);
        differ("limit of steps", one.limit(), other.limit()).ifPresent(lines::add);
        differ("shard", one.shard(), other.shard()).ifPresent(lines::add);
        only(one, other, before).ifPresent(lines::add);
        only(other, one, after).ifPresent(lines::add);
        return lines.build();
    }

    private static Optional<String> differ(String what, Object one, Object other) {
        return one.equals(other)
                ? Optional.empty()
                : Optional.of("The " + what + " differs: " + one + " and " + other + ".");
    }

    private static Optional<String> only(StudyHeader one, StudyHeader other, String file) {
        List<String> columns = one.columns().stream()
                .filter(column -> like(column, other).isEmpty())
                .map(column -> column.name() + " (" + column.kind().name().toLowerCase(Locale.ROOT) + ")")
                .toList();
        List<String> names = one.columns().stream()
                .flatMap(column -> like(column, other).stream()
                        .flatMap(same -> column.all().stream()
                                .filter(name -> !same.all().contains(name))
                                .map(name -> column.name() + ":" + name)))
                .toList();
        List<String> all =
                ImmutableList.<String>builder().addAll(columns).addAll(names).build();
        return all.isEmpty() ? Optional.empty() : Optional.of("Only in " + file + ": " + String.join(", ", all) + ".");
    }

    /** The column of the same name and kind. */
    private static Optional<Column> like(Column column, StudyHeader other) {
        return other.columns().stream()
                .filter(each -> each.name().equals(column.name()) && each.kind() == column.kind())
                .findFirst();
    }

    /** Walks along both, as their seeds ascend. */
    private Optional<String> seeds() {
        int shared = 0;
        int equal = 0;
        int j = 0;
        for (int i = 0; i < old.size(); i++) {
            while (j < now.size() && now.seeds().get(j) < old.seeds().get(i)) {
                j++;
            }
            if (j < now.size() && now.seeds().get(j) == old.seeds().get(i)) {
                shared++;
                equal += old.digests().get(i) == now.digests().get(j) ? 1 : 0;
            }
        }
        return shared == 0
                ? Optional.empty()
                : Optional.of(equal + " of " + shared + " games of the same seeds have the same row.");
    }

    private static Optional<String> names(List<StudyFigure> figures, String before) {
        return figures.isEmpty()
                ? Optional.empty()
                : Optional.of(before
                        + figures.stream().map(StudyFigure::name).sorted().collect(Collectors.joining(", ")) + ".");
    }
}
