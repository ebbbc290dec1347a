package io.github.undercroft.front.cheat;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Arrival;
import io.github.undercroft.Board;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.stairs.NoStairs;
import io.github.undercroft.stairs.Stairs;
import java.util.Optional;
import java.util.stream.Stream;

/** Takes the first stairs down of the level, wherever they are. */
record GoDown() implements Typed {
    @Override
    public String line() {
        return "descend";
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Board board = context.board();
        return new Rect(0, 0, board.width(), board.height())
                .points().stream()
                        .flatMap(
                                at -> board.terrainAt(at) instanceof Stairs stairs ? Stream.of(stairs) : Stream.empty())
                        .filter(stairs -> stairs.way() == Stairs.Way.DOWN)
                        .findFirst()
                        .map(stairs ->
                                context.tryTravel(context.view().actor().id(), stairs.leadsTo(), Arrival.byPortal()))
                        .orElse(ActionResult.failed(new NoStairs(Optional.of(Stairs.Way.DOWN))));
    }
}
