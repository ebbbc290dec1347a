package mygame;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Health;
import io.github.undercroft.pathfinding.brain.Hunter;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.sense.Wary;
import java.util.List;

final class Monsters {
    static final Blueprint RAT = monster("rat", "r", 0xB08050, 4, "1d3");
    static final Blueprint ORC = monster("orc", "o", 0x50A050, 10, "1d6");
    static final Blueprint TROLL = monster("troll", "T", 0x309060, 16, "1d8+1").replacing(Wary.asleep(new Hunter()));


    static List<Blueprint> all() {
        return List.of(RAT, ORC, TROLL);
    }

    private Monsters() {}

    private static Blueprint monster(String name, String letter, int colour, int hitPoints, String damage) {
        return Blueprint.of(name)
                .with(Look.of(letter, colour))
                .with(Faction.MONSTERS)
                .with(Health.of(hitPoints))
                .with(AreaWeapon.melee(Blow.of(damage)))
                .with(Senses.ofRadius(7))
                .with(new Hunter());
    }
}
