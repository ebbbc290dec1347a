package io.github.undercroft.examples.cellar;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.brain.Chase;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.brain.Wander;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.front.cheat.CheatValues;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Ground;

/** The rules of the cellar: one level, three goblins, two potions. */
final class CellarRules {

    private static final String MAP = """
            ########################
            #@.....#.........#.....#
            #......#..!......#...g.#
            #......................#
            #......#.........#.....#
            ####.#######.#####.!...#
            #..........#.....#.....#
            #.....g....#..g........#
            ########################""";

    private CellarRules() {}

    static Rules rules() {
        Blueprint hero = Blueprint.player("hero")
                .with(Look.of("@", 0xFFFFFF))
                .with(Health.of(6))
                .with(LinearWeapon.ofDamage(1))
                .with(Inventory.of(5))
                .with(Senses.ofRadius(8));
        Blueprint goblin = Blueprint.of("goblin")
                .with(Look.of("g", 0x40C040))
                .with(Health.of(2))
                .with(LinearWeapon.ofDamage(1))
                .with(Senses.ofRadius(6))
                .with(PriorityBrain.of(new Strike(), new Chase(), new Wander()));
        Blueprint potion = Consumable.potion("healing potion", Heal.of(3)).with(Look.of("!", 0xD060D0));
        Legend legend = Legend.standard().with('@', hero).with('g', goblin).with('!', potion);
        return Rules.named("cellar")
                .steps(Movement.FOUR_WAY)
                .types(CheatValues.all())
                .level("cellar", LevelText.of(MAP, legend))
                .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                .endsWhen(EndConditions.wonBy(Faction.PLAYERS))
                .look(Ground.FLOOR, Look.of(".", 0x606060))
                .look(Ground.WALL, Look.of("#", 0xA8804A))
                .build();
    }
}
