package io.github.undercroft.wording;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Terrain;
import io.github.undercroft.dig.Crumbling;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.ground.Water;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Outside;
import io.github.undercroft.terrain.Unseen;
import io.github.undercroft.trap.Secret;
import io.github.undercroft.trap.Trap;

/** What terrain is called in English. */
final class GroundNames {

    /** The constants of the library whose own names say too little. */
    private static final ImmutableMap<Terrain, String> NAMES = ImmutableMap.of(
            Grass.SHORT, "short grass",
            Grass.TALL, "tall grass",
            Grass.TRODDEN, "trodden grass",
            Water.SHALLOW, "shallow water",
            Water.DEEP, "deep water",
            Door.OPEN, "open door",
            Door.CLOSED, "closed door",
            Outside.BOARD, "edge of the map",
            Unseen.CELL, "unknown ground");

    private GroundNames() {}

    /**
     * The name in a sentence, without an article: a door is a door, open or not, and a trap is one even while it still has the
     * name of its floor.
     */
    static String of(Terrain terrain) {
        Terrain shown = uncovered(terrain);
        if (shown instanceof Door) {
            return "door";
        }
        return shown instanceof Trap trap ? trap.kind() : described(shown);
    }

    /** The name of what it looks like, with its state: closed door. */
    static String described(Terrain terrain) {
        Terrain shown = uncovered(terrain.appearance());
        String known = shown instanceof Enum<?> ? NAMES.get(shown) : null;
        return known != null ? known : small(shown.name());
    }

    static String small(String name) {
        boolean shouted = Ascii.toUpperCase(name).equals(name);
        return shouted ? Ascii.toLowerCase(name).replace('_', ' ') : name;
    }

    private static Terrain uncovered(Terrain terrain) {
        Terrain shown = terrain;
        while (shown instanceof Secret || shown instanceof Crumbling) {
            shown = shown instanceof Secret secret ? secret.cover() : ((Crumbling) shown).whole();
        }
        return shown;
    }
}
