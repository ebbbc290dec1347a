package io.github.undercroft.benchmarks;

import io.github.undercroft.benchmarks.MovingAiMap.MalformedMapException;
import io.github.undercroft.geometry.Point;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads the lists of queries of the Moving AI benchmark: a {@code version} line, then one query a line: bucket, map,
 * map width, map height, start x, start y, goal x, goal y, length of the shortest path; between tabs or blanks.
 */
final class Queries {

    private static final Pattern GAPS = Pattern.compile("\\s+");
    private static final Pattern WHOLE = Pattern.compile("[0-9]{1,9}");
    private static final Pattern LENGTH = Pattern.compile("[0-9]+(\\.[0-9]+)?([eE][-+]?[0-9]{1,3})?");
    private static final int COLUMNS = 9;

    private Queries() {}

    /**
     * One query.
     *
     * @param number its number in the file, from 0
     * @param start the start
     * @param goal the goal
     * @param length the published length of the shortest path
     */
    record Query(int number, Point start, Point goal, double length) {}

    /** @return all queries of a file, which must be about a map of that size */
    static List<Query> read(Path file, MovingAiMap map) throws IOException {
        List<String> lines = MovingAiMap.lines(file);
        if (lines.isEmpty() || !lines.get(0).strip().matches("version\\s+[0-9]+(\\.[0-9]+)?")) {
            throw new MalformedMapException(file, 1, "expected 'version 1'");
        }
        List<Query> queries = new ArrayList<>();
        int lastText = lines.size();
        while (lines.get(lastText - 1).isBlank()) {
            lastText--;
        }
        for (int i = 1; i < lastText; i++) {
            queries.add(query(
                    new Line(
                            file,
                            i + 1,
                            GAPS.splitAsStream(lines.get(i).strip()).toList()),
                    queries.size(),
                    map));
        }
        return queries;
    }

    private record Line(Path file, int number, List<String> words) {

        int whole(int column, String name, int end) throws IOException {
            String word = words.get(column);
            if (!WHOLE.matcher(word).matches() || Integer.parseInt(word) >= end) {
                throw wrong(name + " must be a whole number from 0 to " + (end - 1) + ", not '" + word + "'");
            }
            return Integer.parseInt(word);
        }

        MalformedMapException wrong(String what) {
            return new MalformedMapException(file, number, what.replaceAll("\\p{Cntrl}", "?"));
        }
    }

    private static Query query(Line line, int number, MovingAiMap map) throws IOException {
        if (line.words.size() != COLUMNS) {
            throw line.wrong("expected " + COLUMNS + " columns (bucket, map, width, height, start x, start y, goal x,"
                    + " goal y, length), not " + line.words.size());
        }
        int width = line.whole(2, "the map width", Integer.MAX_VALUE);
        int height = line.whole(3, "the map height", Integer.MAX_VALUE);
        if (width != map.width() || height != map.height()) {
            throw line.wrong("a query on a map of " + width + " x " + height + "; the map is " + map.width() + " x "
                    + map.height());
        }
        Point start = new Point(line.whole(4, "start x", width), line.whole(5, "start y", height));
        Point goal = new Point(line.whole(6, "goal x", width), line.whole(7, "goal y", height));
        if (!LENGTH.matcher(line.words.get(8)).matches()) {
            throw line.wrong("the length must be a number from 0 up, not '" + line.words.get(8) + "'");
        }
        return new Query(number, start, goal, Double.parseDouble(line.words.get(8)));
    }
}
