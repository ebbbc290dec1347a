package mygame;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import java.util.List;

final class Monsters {
    static final Blueprint RAT = monster("rat", "r", 0xB08050);
    static final Blueprint ORC = monster("orc", "o", 0x50A050);

    static List<Blueprint> all() {
        return List.of(RAT, ORC);
    }

    private Monsters() {}

    private static Blueprint monster(String name, String letter, int colour) {
        return Blueprint.of(name).with(Look.of(letter, colour)).with(Faction.MONSTERS);
    }
}
