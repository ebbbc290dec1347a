package io.github.undercroft.examples.front;

import com.google.common.base.Ascii;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.terrain.Unseen;
import io.github.undercroft.wording.English;
import java.util.ArrayList;
import java.util.List;

/** Describes what the player knows of a cell. */
final class Describing {

    private Describing() {}

    static String at(BundledGame game, TurnView turn, Point cell) {
        Board known = turn.board();
        Terrain ground = known.terrainAt(cell);
        if (ground == Unseen.CELL) {
            return "You have never seen this place.";
        }
        List<String> parts = new ArrayList<>();
        List<String> more = new ArrayList<>();
        for (Entity entity : known.entitiesAt(cell)) {
            parts.add(entity.id().equals(turn.actor().id()) ? "you" : named(entity));
            game.description(entity.name()).ifPresent(more::add);
        }
        game.description(ground.appearance().name()).ifPresent(more::add);
        parts.add(Ascii.toLowerCase(ground.appearance().name()).replace('_', ' '));
        boolean isSeen = turn.perception().isEmpty() || turn.perception().get().sees(cell);
        return (isSeen ? "" : "You remember: ") + String.join(", ", parts) + (more.isEmpty() ? "" : ". " + more.get(0));
    }

    private static String named(Entity entity) {
        String name = English.standard().counted(entity);
        return entity.has(Brain.class)
                ? name
                        + entity.get(Destructible.class)
                                .map(body -> " (hit points " + body.hitPoints() + ")")
                                .orElse("")
                : name;
    }
}
