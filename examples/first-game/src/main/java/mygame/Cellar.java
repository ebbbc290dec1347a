package mygame;

import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.game.Rules;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.RecordTypes;
import io.github.undercroft.model.ValueRegistry;
import io.github.undercroft.rules.BasicOffers;
import io.github.undercroft.rules.EndConditions;
import io.github.undercroft.rules.Legend;
import io.github.undercroft.rules.LevelText;
import java.lang.invoke.MethodHandles;

/** The game: who is in it, where, and how it ends. */
final class Cellar {
    static final Legend LEGEND = Legend.standard()
            .with('@', Blueprint.player("you").with(Health.of(10)).with(new Whip(2, 3)))
            .with('g', Blueprint.of("goblin").with(Health.of(4)).with(LinearWeapon.of(1, 2)).with(new Chaser()));

    static final Rules RULES = Rules.named("cellar")
            .level("cellar", LevelText.of("""
                    #########
                    #@.+..g.#
                    #########""", LEGEND))
            .offers(BasicOffers.STEPS_AND_REST)
            .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
            .endsWhen(EndConditions.wonBy(Faction.PLAYERS))
            .registry(ValueRegistry.builder()
                    .types(RecordTypes.of(MethodHandles.lookup(), "mygame", Shove.class, Whip.class, Chaser.class))
                    .build())
            .build();

    private Cellar() {}
}
