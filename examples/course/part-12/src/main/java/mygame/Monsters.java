package mygame;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.Poison;
import io.github.undercroft.pathfinding.brain.Hunter;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.sense.Wary;
import java.util.List;

final class Monsters {
    static final Blueprint RAT = monster("rat", "r", 0xB08050, 4, "1d3");
    static final Blueprint ORC = monster("orc", "o", 0x50A050, 10, "1d6");
    static final Blueprint TROLL = monster("troll", "T", 0x309060, 16, "1d8+1").replacing(Wary.asleep(new Hunter()));
    static final Blueprint SNAKE = monster("snake", "s", 0x80C050, 6, "1d2")
            .replacing(AreaWeapon.melee(Blow.of("1d2").with(new Afflict(Poison.of("1", 4)))));
    static final Blueprint OGRE = monster("ogre", "O", 0xA0A040, 18, "1d8");
    static final Blueprint WRAITH = monster("wraith", "W", 0x9090D0, 14, "1d6+2");





    static List<Blueprint> all() {
        return List.of(RAT, SNAKE, ORC, OGRE, TROLL, WRAITH);
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
