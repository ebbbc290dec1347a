package io.github.undercroft.game;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.sense.Perceiver;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells, if anything may come of it, that an observer was given or lost knowledge, for a model that follows.
 *
 * @param what which cells or entities, by a remainder
 * @param found the entities of the kind that were on the level
 */
record Taught(Kind kind, EntityId whom, int level, int what, List<EntityId> found) implements GameEvent {

    enum Kind {
        REVEAL,
        DETECT,
        FORGET,
        FORGET_ALL
    }

    /** Teaches, and tells of it. */
    static void teach(ActionContext context, EntityId whom, int what) {
        int level = what / 4 % RandomGame.LEVELS;
        List<EntityId> found = new ArrayList<>();
        Taught taught = new Taught(Kind.values()[what % 4], whom, level, what, found);
        for (Entity each : context.game().board(level).map(Board::entities).orElse(List.of())) {
            if (taught.concerns(each.id())) {
                found.add(each.id());
            }
        }
        switch (taught.kind) {
            case REVEAL -> context.reveal(whom, level, taught::concerns);
            case DETECT -> context.detect(whom, level, each -> taught.concerns(each.id()));
            case FORGET -> context.forget(whom, at -> at.level() == level && taught.concerns(at.cell()));
            case FORGET_ALL -> context.forget(whom, at -> true);
        }
        boolean canLearn = context.game()
                .entity(whom)
                .filter(each -> each.has(Perceiver.class))
                .isPresent();
        boolean isMade = context.game().board(level).isPresent();
        if (canLearn && (isMade || taught.kind == Kind.FORGET_ALL)) {
            context.emit(taught);
        }
    }

    boolean concerns(Point cell) {
        return (cell.x() * 5 + cell.y() * 3 + what) % 7 < 4;
    }

    boolean concerns(EntityId id) {
        return (id.number() + what) % 3 != 0;
    }
}
