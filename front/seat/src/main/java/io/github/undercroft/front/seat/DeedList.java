package io.github.undercroft.front.seat;

import io.github.undercroft.ActionTemplate;
import io.github.undercroft.Aim;
import io.github.undercroft.Board;
import io.github.undercroft.Offer;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.Deeds;
import io.github.undercroft.game.Choice;
import io.github.undercroft.geometry.Point;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the awaited player of a game can do, as a program reads it. */
record DeedList(SeatGame game) {

    /** The deeds that can be done, can't be paid for, or have to be aimed; with all also those that are refused. */
    List<Map<String, Object>> listed(boolean all) {
        List<Deeds.Judged> deeds = game.deeds();
        List<Map<String, Object>> listed = new ArrayList<>(deeds.size());
        for (int number = 0; number < deeds.size(); number++) {
            Deeds.Judged judged = deeds.get(number);
            if (all || !(judged.choice() instanceof Choice.Refused)) {
                listed.add(told(number, judged));
            }
        }
        return listed;
    }

    private Map<String, Object> told(int number, Deeds.Judged judged) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("number", number);
        told.put("words", judged.deed().told(game.table().words()));
        Choice choice = judged.choice();
        if (choice instanceof Choice.Legal) {
            told.put("legal", true);
        } else if (choice instanceof Choice.Refused refused) {
            told.put("legal", false);
            told.put("why", game.why(refused.why(), turn(), false));
        } else if (choice instanceof Choice.Aimed aimed) {
            told.put("legal", "aim");
            told.put("reach", aimed.template().range(turn()));
        } else {
            told.put("legal", "unpaid");
        }
        return told;
    }

    private TurnView turn() {
        return game.turn().orElseThrow();
    }

    /** At which cells that deed can be aimed: for each cell of the board, row by row, 1 or 0. */
    String aims(long number) {
        if (!(game.deed(number).choice() instanceof Choice.Aimed aimed)) {
            throw new SeatFault(
                    "Deed " + number + " takes no aim.", "Give the number of a deed with \"legal\":\"aim\".");
        }
        ActionTemplate template = aimed.template();
        Board board = turn().board();
        Point here = turn().position();
        int range = template.range(turn());
        List<Offer> offers = new ArrayList<>();
        for (int y = Math.max(0, here.y() - range); y <= Math.min(board.height() - 1, here.y() + range); y++) {
            for (int x = Math.max(0, here.x() - range); x <= Math.min(board.width() - 1, here.x() + range); x++) {
                offers.add(Offer.of(template.aimed(Aim.at(new Point(x, y)))));
            }
        }
        Set<Object> legal = new HashSet<>();
        for (Choice choice : game.judged(offers)) {
            if (choice instanceof Choice.Legal done) {
                legal.add(done.action());
            }
        }
        boolean[] cells = new boolean[board.width() * board.height()];
        for (int cell = 0; cell < cells.length; cell++) {
            Point at = new Point(cell % board.width(), cell / board.width());
            cells[cell] = legal.contains(template.aimed(Aim.at(at)));
        }
        return Plane.of(cells);
    }
}
