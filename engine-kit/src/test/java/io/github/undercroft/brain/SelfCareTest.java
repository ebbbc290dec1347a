package io.github.undercroft.brain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Destructible;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Faction;
import io.github.undercroft.Location;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.Haste;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Mending and outfitting oneself. */
class SelfCareTest {

    private static final Blueprint BOT = Blueprint.of("bot")
            .with(new Health(2, 9))
            .with(Inventory.of(3))
            .with(PriorityBrain.of(new Mend(2), new Outfit()));
    private static final Blueprint SPEED = Consumable.potion("speed", new Afflict(Haste.of(3)));
    private static final Blueprint HEALING = Consumable.potion("healing", Heal.of(4));
    private static final Blueprint SWORD = Wearable.inHand("sword");

    private static Scenario turns(int count, Blueprint bot) {
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing('@', Blueprint.player("you").with(Health.of(1)))
                        .with('b', bot.with(Faction.PLAYERS)),
                "@b");
        for (int i = 0; i < count; i++) {
            scenario.play(new Rest());
        }
        return scenario;
    }

    private static List<String> things(Scenario scenario) {
        return scenario.game().view().things(scenario.id('b')).stream()
                .map(thing -> thing.name() + (thing.location() instanceof Location.WornBy ? "*" : ""))
                .toList();
    }

    @Test
    void whoIsHurtBadlyUsesWhatHealsAndNothingElse() {
        Scenario scenario = turns(3, BOT.carrying(SPEED, HEALING, HEALING.named("balm")));

        assertThat(scenario.entity('b').get(Destructible.class)).contains(new Health(6, 9));
        assertThat(things(scenario)).containsExactly("speed", "balm");
    }

    @Test
    void itWearsWhatItHasAPlaceFor() {
        Scenario scenario = turns(
                3,
                BOT.replacing(Health.of(9))
                        .wearing(EquipmentSlot.HAND, SWORD.named("old sword"))
                        .carrying(SWORD, Wearable.onBody("mail")));

        assertThat(things(scenario)).containsExactly("old sword*", "sword", "mail*");
    }

    @Test
    void aNegativeNumberOfHitPointsIsRefused() {
        assertThatThrownBy(() -> new Mend(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("this is -1");
    }
}
