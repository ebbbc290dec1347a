package io.github.undercroft.scenario;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.model.Blocks;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.GameView;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Motility;
import io.github.undercroft.model.Moves;
import io.github.undercroft.model.Terrain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What holds between the board and those on it. */
final class BoardInvariants {

    private BoardInvariants() {}

    static void collect(GameView game, List<String> found) {
        for (Entity entity : game.entities()) {
            if (entity.location() instanceof Location.OnLevel on
                    && game.board(on.level()).isEmpty()) {
                found.add(entity + " is on level " + on.level() + ", which has not been made");
            }
        }
        if (game.board(game.board().level()).isEmpty()) {
            found.add("the level " + game.board().level() + " is shown, but not listed");
        }
        for (int level : game.levels()) {
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
                if (board.contains(on.cell())) {
                    int index = index(board, on.cell());
                    byCell.set(index, with(byCell.get(index), entity));
                } else {
                    found.add(entity + " is outside the board, at " + on.cell());
                }
            }
        }
        if (!board.entities().equals(onBoard)) {
            found.add("the board lists " + board.entities() + "; by their own location there are " + onBoard);
        }
        for (int y = 0; y < board.height(); y++) {
            for (int x = 0; x < board.width(); x++) {
                Point at = new Point(x, y);
                cell(board, at, byCell.get(index(board, at)), found);
            }
        }
        rows(game, board, found);
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

    private static void rows(GameView game, Board board, List<String> found) {
        Set<Motility> motilities = new LinkedHashSet<>(ImmutableList.of(Motility.WALK, Motility.FLY));
        for (Entity entity : game.entities()) {
            entity.get(Moves.class).ifPresent(moves -> motilities.addAll(moves.by()));
        }
        List<BitGridView> passable = new ArrayList<>();
        motilities.forEach(motility -> passable.add(board.passable(motility)));
        BitGridView transparent = board.transparent();
        for (int y = 0; y < board.height(); y++) {
            for (int x = 0; x < board.width(); x++) {
                Point at = new Point(x, y);
                Terrain terrain = board.terrainAt(at);
                int row = 0;
                for (Motility motility : motilities) {
                    if (passable.get(row++).get(x, y) != terrain.passage().allows(motility)) {
                        found.add("the row of cells to " + motility.name() + " is wrong about " + at);
                    }
                }
                if (transparent.get(x, y) != terrain.transparent()) {
                    found.add("the row of transparent cells is wrong about " + at);
                }
            }
        }
    }
}
