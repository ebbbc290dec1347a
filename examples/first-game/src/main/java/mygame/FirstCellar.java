package mygame;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.game.Rules;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.BasicOffers;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;

/** The game: who is in it, where, and how it ends. */
final class FirstCellar {
    static final Legend LEGEND = Legend.standard()
            .with('@', Blueprint.player("you").with(Health.of(10)).with(new Whip(2, 3)))
            .with('g', Blueprint.of("goblin").with(Health.of(4)).with(LinearWeapon.ofDamage(2)).with(new Chaser()));

    static final Rules RULES = Rules.named("cellar")
            .level("cellar", LevelText.of("""
                    #########
                    #@.+..g.#
                    #########""", LEGEND))
            .offers(new BasicOffers())
            .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
            .endsWhen(EndConditions.wonBy(Faction.PLAYERS))
            .types(RecordTypes.of(MethodHandles.lookup(), "mygame", Shove.class, Whip.class, Chaser.class))
            .build();

    private FirstCellar() {}
}
