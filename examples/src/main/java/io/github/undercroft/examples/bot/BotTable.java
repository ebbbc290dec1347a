package io.github.undercroft.examples.bot;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import com.google.common.collect.TreeMultiset;
import io.github.undercroft.study.PlayedGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.ToLongFunction;

/** Statistics of many games: how long they were, how deep they went, and what killed the players. */
public final class BotTable {

    private static final int NAME_WIDTH = 16;

    private final List<PlayedGame> results = new ArrayList<>();

    /** Adds one game. */
    public void add(PlayedGame result) {
        results.add(result);
    }

    /** @return lines of a table; none if no game ended */
    public ImmutableList<String> lines() {
        if (results.isEmpty()) {
            return ImmutableList.of();
        }
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.add("                   least  quarter  median  quarter     most");
        lines.add(spread("turns", PlayedGame::turns));
        lines.add(spread(
                "levels",
                played -> Objects.requireNonNull(played.measured().get(BundledStudies.FLOOR))
                        .number()));
        ImmutableMultiset<String> causes = Multisets.copyHighestCountFirst(causes());
        for (Multiset.Entry<String> cause : causes.entrySet()) {
            lines.add(named("killed by " + cause.getElement()) + right(cause.getCount(), 8));
        }
        return lines.build();
    }

    /** In alphabetical order, so that equal counts are always in the same order. */
    private TreeMultiset<String> causes() {
        TreeMultiset<String> causes = TreeMultiset.create();
        results.stream()
                .map(PlayedGame::cause)
                .filter(cause -> !cause.isEmpty())
                .forEach(causes::add);
        return causes;
    }

    private String spread(String name, ToLongFunction<PlayedGame> figure) {
        List<Long> figures = new ArrayList<>();
        results.forEach(result -> figures.add(figure.applyAsLong(result)));
        Collections.sort(figures);
        int last = figures.size() - 1;
        return named(name)
                + right(figures.get(0), 8)
                + right(figures.get(last / 4), 9)
                + right(figures.get(last / 2), 8)
                + right(figures.get(last - last / 4), 9)
                + right(figures.get(last), 9);
    }

    private static String named(String name) {
        return Strings.padEnd(name, NAME_WIDTH, ' ');
    }

    private static String right(long figure, int width) {
        return Strings.padStart(Long.toString(figure), width, ' ');
    }
}
