package io.github.undercroft.examples.descent;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Board;
import io.github.undercroft.EntityId;
import io.github.undercroft.Motility;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.value.SavedAs;

/** Tells how the floor is built; rock that nobody will ever see stays dark, or rooms could not be told from it. */
@SavedAs("mapping")
record Chart() implements Consequence {
    @Override
    public void befall(ActionContext context, EntityId who) {
        Board board = context.board();
        context.reveal(
                who,
                board.level(),
                cell -> isOpen(board, cell) || Direction.all().stream().anyMatch(way -> isOpen(board, cell.step(way))));
    }

    private static boolean isOpen(Board board, Point cell) {
        return board.contains(cell) && board.isPassable(cell, Motility.FLY);
    }
}
