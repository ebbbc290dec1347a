package io.github.undercroft.benchmarks;

import io.github.undercroft.benchmarks.Queries.Query;
import io.github.undercroft.geometry.Movement;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Prints the tables of paths, distance fields and levels in docs/performance.md, beside other libraries, by thread CPU
 * time; ours and one rival take turns. {@code tools/benchmarks/rivals} runs it.
 */
public final class RivalTable {

    private static final List<String> PUBLIC =
            List.of("arena", "den312d", "lak303d", "AR0011SR", "16room_000", "maze512-8-0", "random512-10-0");
    private static final List<PathContestant> RIVALS =
            List.of(PathContestant.GDX_AI, PathContestant.SQUIDLIB, PathContestant.GAND_GRAPH, PathContestant.JGRAPHT);
    /** On maps with fewer cells all queries of a list are asked. */
    private static final int SMALL = 10_000;

    /** A sum over all paths, so that no compiler can skip one. */
    private static long cells;

    private RivalTable() {}

    /** Exits with 2 and one line on the error stream if an option or a file is wrong. */
    public static void main(String[] arguments) {
        try {
            RivalOptions options = RivalOptions.parse(arguments);
            options.movingai().ifPresent(directory -> System.setProperty("movingai.dir", directory.toString()));
            switch (options.table()) {
                case "paths" -> paths(options.every(), options.map());
                case "weighted" -> weighted(options.every(), options.map());
                case "ways" -> WaysTable.print(options.map());
                case "levels" -> LevelTable.print(options.map());
                default -> fields(options.map());
            }
        } catch (IllegalArgumentException | UncheckedIOException e) {
            System.err.println(e.getMessage());
            System.exit(2);
        }
    }

    private static void paths(int every, String only) {
        head("| map | steps | queries | set-up | ours | a new path each | gdx-ai | SquidLib | gand | JGraphT |");
        for (Movement movement : List.of(Movement.EIGHT_WAY_NO_CORNER_CUTTING, Movement.FOUR_WAY)) {
            for (String ground : List.of("rooms", "dungeon")) {
                for (String size : List.of("80x24", "200x200")) {
                    pathRow(ground + "-" + size, only, movement, 1, 0);
                }
            }
        }
        for (String name : PUBLIC) {
            pathRow(name, only, Movement.EIGHT_WAY_NO_CORNER_CUTTING, every, 0);
        }
    }

    private static void weighted(int every, String only) {
        head("| map | area | queries | set-up | ours | a new path each | gdx-ai | SquidLib | gand | JGraphT |");
        for (String name : List.of("rooms-80x24", "rooms-200x200", "dungeon-80x24", "dungeon-200x200")) {
            pathRow(name, only, Movement.EIGHT_WAY_NO_CORNER_CUTTING, 1, 6);
        }
        for (String name : List.of("lak303d", "AR0011SR")) {
            pathRow(name, only, Movement.EIGHT_WAY_NO_CORNER_CUTTING, every, 16);
        }
    }

    private static void head(String columns) {
        System.out.println(columns);
        System.out.println(columns.replaceAll("[^|]+", "---"));
    }

    private static void pathRow(String name, String only, Movement movement, int every, int area) {
        if (!name.contains(only)) {
            return;
        }
        if (PUBLIC.contains(name) && System.getProperty("movingai.dir", "").isEmpty()) {
            System.err.println("SKIPPED " + name + ": it needs --movingai DIRECTORY");
            return;
        }
        PathMap plain = PathMap.of(name, movement, 1);
        boolean isSmall = plain.prices().width() * plain.prices().height() < SMALL;
        PathMap asked = isSmall ? plain : PathMap.of(name, movement, every);
        PathMap map = area == 0 ? asked : asked.flooded(area);
        double setUp = setUp(map);
        Runnable ours = round(PathContestant.UNDERCROFT, map);
        List<Duel> duels = new ArrayList<>();
        duels.add(Duel.between(ours, round(PathContestant.UNDERCROFT_PATHS, map)));
        for (PathContestant rival : RIVALS) {
            duels.add(Duel.between(ours, round(rival, map)));
        }
        double best = duels.stream().mapToDouble(Duel::ours).min().orElseThrow();
        System.out.println(String.format(
                        Locale.ROOT,
                        "| %s | %s | %d | %.2f ms | %.2f µs | %.2f µs | ",
                        name,
                        area == 0 ? (movement == Movement.FOUR_WAY ? "4" : "8") : String.valueOf(area),
                        map.queries().size(),
                        setUp,
                        best / map.queries().size() / 1e3,
                        duels.get(0).rival() / map.queries().size() / 1e3)
                + ratios(duels.subList(1, duels.size())));
    }

    /** @return milliseconds, the median of several runs, the first of them cold */
    private static double setUp(PathMap map) {
        double[] times = new double[21];
        for (int i = 0; i < times.length; i++) {
            long start = Duel.cpuTime();
            PathContestant.ground(map);
            times[i] = (Duel.cpuTime() - start) / 1e6;
        }
        Arrays.sort(times);
        return times[times.length / 2];
    }

    private static String ratios(List<Duel> duels) {
        return duels.stream()
                        .map(duel -> String.format(Locale.ROOT, "%.1fx", duel.ratio()))
                        .collect(Collectors.joining(" | "))
                + " |";
    }

    /** Asks all queries once. */
    private static Runnable round(PathContestant who, PathMap map) {
        var answers = who.on(map);
        return () -> {
            for (Query query : map.queries()) {
                cells += answers.applyAsInt(query);
            }
        };
    }

    private static void fields(String only) {
        head("| map | steps | open | ours | ns a cell | gand | SquidLib |");
        fieldRows(
                only, false, List.of("ROOMS", "DUNGEON", "PILLARS"), List.of("80x24", "200x100", "256x256", "512x512"));
        fieldRows(only, true, List.of("ROOMS", "PILLARS"), List.of("80x24", "256x256"));
    }

    private static void fieldRows(String only, boolean onBoard, List<String> grounds, List<String> sizes) {
        for (String ground : grounds) {
            for (String size : sizes) {
                for (Movement movement : List.of(Movement.FOUR_WAY, Movement.EIGHT_WAY_NO_CORNER_CUTTING)) {
                    String name = (onBoard ? "board-" : "") + ground.toLowerCase(Locale.ROOT) + "-" + size;
                    if (name.contains(only)) {
                        fieldRow(ground, size, movement, onBoard);
                    }
                }
            }
        }
    }

    private static void fieldRow(String ground, String size, Movement movement, boolean onBoard) {
        FieldBenchmark fields = new FieldBenchmark();
        fields.onBoard = onBoard;
        fields.ground = ground;
        fields.size = size;
        fields.movement = movement;
        fields.make();
        List<Duel> duels = List.of(
                Duel.between(fields::distanceField, fields::gand),
                Duel.between(fields::distanceField, fields::squidLib));
        double best = duels.stream().mapToDouble(Duel::ours).min().orElseThrow();
        System.out.println(String.format(
                        Locale.ROOT,
                        "| %s%s %s | %s | %d%% | %.1f µs | %.2f | ",
                        onBoard ? "board, " : "",
                        ground.toLowerCase(Locale.ROOT),
                        size,
                        movement == Movement.FOUR_WAY ? "4" : "8",
                        fields.openPercent(),
                        best / 1e3,
                        best / fields.cells())
                + ratios(duels));
    }
}
