package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.TurnView;
import io.github.undercroft.WorkspaceKey;
import io.github.undercroft.pathfinding.Pathfinder;

/** The pathfinder that all brains of a game share: its memory is reused from turn to turn. */
public final class SharedPathfinder {

    private static final WorkspaceKey<Pathfinder> KEY = WorkspaceKey.of("pathfinder", Pathfinder::new);

    private SharedPathfinder() {}

    /** @return the pathfinder of that game */
    public static Pathfinder of(TurnView turn) {
        return turn.workspace(KEY);
    }
}
