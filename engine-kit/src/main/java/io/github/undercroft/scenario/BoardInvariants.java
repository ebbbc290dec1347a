package io.github.undercroft.scenario;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blocks;
import io.github.undercroft.Board;
import io.github.undercroft.Clouded;
import io.github.undercroft.Entity;
import io.github.undercroft.GameView;
import io.github.undercroft.Location;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Terrain;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** What holds between the board and those on it. */
final class BoardInvariants {

    /** One quality for all, as a board treats them alike. */
    private static final Terrain.Quality OPAQUE = Terrain.Quality.of("opaque", terrain -> !terrain.transparent());

    private BoardInvariants() {}

    /** A question of which the board keeps the answer for each cell, and how the terrain answers it. */
    private record Row(String which, Supplier<BitGridView> cells, Predicate<Terrain> byTerrain, BitGrid expected) {

        boolean isExpectedOf(Terrain terrain) {
            try {
                return byTerrain.test(terrain);
            } catch (Throwable thrown) {
                throw Invariants.threw("Asking whether it is among the " + which, terrain, thrown);
            }
        }

        /** The board is asked only now, as it asks the terrain itself and names none that throws. */
        void compare(List<String> found) {
            BitGrid wrong = BitGrid.copyOf(cells.get());
            wrong.xor(expected);
            wrong.forEach((x, y) -> found.add("the row of " + which + " is wrong about " + new Point(x, y)));
        }
    }

    static void collect(GameView game, List<String> found) {
        collect(game, game.levels(), found);
    }

    /** Looks at the boards of those levels only. */
    static void collect(GameView game, List<Integer> levels, List<String> found) {
        for (Entity entity : game.entities()) {
            if (entity.location() instanceof Location.OnLevel on
                    && game.board(on.level()).isEmpty()) {
                found.add(entity + " is on level " + on.level() + ", which has not been made");
            }
        }
        if (game.board(game.board().level()).isEmpty()) {
            found.add("the level " + game.board().level() + " is shown, but not listed");
        }
        for (int level : levels) {
            game.board(level).ifPresent(board -> collect(game, board, found));
        }
    }

    private static void collect(GameView game, Board board, List<String> found) {
        List<List<Entity>> byCell =
                new ArrayList<>(Collections.nCopies(board.width() * board.height(), ImmutableList.of()));
        List<Entity> onBoard = new ArrayList<>();
        for (Entity entity : game.entities()) {
            if (entity.location() instanceof Location.OnLevel on && on.level() == board.level()) {
                onBoard.add(entity);
                for (Point cell : entity.footprint().cells(on.cell())) {
                    if (board.contains(cell)) {
                        int index = index(board, cell);
                        byCell.set(index, with(byCell.get(index), entity));
                    } else {
                        found.add(entity + " is outside the board, at " + on.cell()
                                + (cell.equals(on.cell()) ? "" : ", with its cell " + cell));
                    }
                }
            }
        }
        if (!board.entities().equals(onBoard)) {
            found.add("the board lists " + board.entities() + "; by their own location there are " + onBoard);
        }
        List<Row> rows = rows(game, board);
        int index = 0;
        for (int y = 0; y < board.height(); y++) {
            Terrain before = Clouded.at(board, new Point(0, y));
            int start = 0;
            for (int x = 0; x < board.width(); x++) {
                Point at = new Point(x, y);
                cell(board, at, byCell.get(index++), found);
                Terrain terrain = Clouded.at(board, at);
                if (!areEqual(terrain, before)) {
                    expect(before, rows, y, start, x);
                    before = terrain;
                    start = x;
                }
            }
            expect(before, rows, y, start, board.width());
        }
        rows.forEach(row -> row.compare(found));
    }

    private static boolean areEqual(Terrain one, Terrain other) {
        try {
            return one.equals(other);
        } catch (Throwable thrown) {
            throw Invariants.threw("Comparing", one, thrown);
        }
    }

    /** Cells beside each other with the same terrain. */
    private static void expect(Terrain terrain, List<Row> rows, int y, int fromX, int toX) {
        for (Row row : rows) {
            if (row.isExpectedOf(terrain)) {
                row.expected.setRange(y, fromX, toX);
            }
        }
    }

    private static ImmutableList<Entity> with(List<Entity> some, Entity another) {
        return ImmutableList.<Entity>builder().addAll(some).add(another).build();
    }

    private static int index(Board board, Point at) {
        return at.y() * board.width() + at.x();
    }

    /** @param there who and what say that they are on this cell, by id */
    private static void cell(Board board, Point at, List<Entity> there, List<String> found) {
        if (there.isEmpty()
                && board.occupantAt(at).isEmpty()
                && board.entitiesAt(at).isEmpty()) {
            return; // most cells, of every level, after every step
        }
        List<Entity> expected = new ArrayList<>();
        for (Entity entity : there) {
            if (entity.has(Blocks.class)) {
                expected.add(entity);
            }
        }
        if (expected.size() > 1) {
            found.add("more than one fills the cell " + at + ": " + expected);
        }
        Optional<Entity> occupant = expected.stream().findFirst();
        if (!board.occupantAt(at).equals(occupant)) {
            found.add("the board knows " + board.occupantAt(at) + " on the cell " + at + "; by location there is "
                    + occupant);
        }
        for (Entity entity : there) {
            if (!entity.has(Blocks.class)) {
                expected.add(entity);
            }
        }
        if (!board.entitiesAt(at).equals(expected)) {
            found.add("the board lists " + board.entitiesAt(at) + " on the cell " + at + "; by location there are "
                    + expected);
        }
    }

    private static List<Row> rows(GameView game, Board board) {
        Set<Motility> motilities = new LinkedHashSet<>(ImmutableList.of(Motility.WALK, Motility.FLY));
        for (Entity entity : game.entities()) {
            entity.get(Moves.class).ifPresent(moves -> motilities.addAll(moves.by()));
        }
        List<Row> rows = new ArrayList<>();
        for (Motility motility : motilities) {
            rows.add(row(
                    board,
                    "cells to " + motility.name(),
                    () -> board.passable(motility),
                    terrain -> terrain.passage().allows(motility)));
        }
        rows.add(row(board, "transparent cells", board::transparent, Terrain::transparent));
        rows.add(row(board, "cells that can be bumped into", board::bumpable, Terrain::canBeBumped));
        rows.add(row(board, OPAQUE + " cells", () -> board.cells(OPAQUE), OPAQUE::isOf));
        return rows;
    }

    private static Row row(Board board, String which, Supplier<BitGridView> cells, Predicate<Terrain> byTerrain) {
        return new Row(which, cells, byTerrain, BitGrid.of(board.width(), board.height()));
    }
}
