package io.github.undercroft.front;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Faction;
import io.github.undercroft.PlayerView;
import io.github.undercroft.Relations;
import io.github.undercroft.Stance;
import io.github.undercroft.combat.Health;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import org.junit.jupiter.api.Test;

class StatusLineTest {

    private static final Faction WEATHER = new Faction("weather");

    private final Legend legend = Scenario.legend()
            .replacing('@', Blueprint.player("you").with(Health.of(3)))
            .with('r', Blueprint.of("rat").with(new Bystander()))
            .with('l', Blueprint.item("lamp").with(new Bystander()))
            .with('c', Blueprint.of("cloud").with(new Bystander()).with(WEATHER));

    private String foes(String row) {
        Scenario scenario = Scenario.of(
                legend,
                rules -> rules.relations(Relations.usual().between(Faction.PLAYERS, Stance.NEUTRAL, WEATHER)),
                row);
        PlayerView seen = scenario.game().view().as(scenario.hero().id());
        return StatusLine.FOES.of(seen, Hero.of(seen, scenario.hero().id()), Words.ENGLISH);
    }

    @Test
    void whoIsHostileIsAFoe() {
        assertThat(foes("@rr")).isEqualTo("Foes 2");
    }

    @Test
    void anItemWithABrainIsNone() {
        assertThat(foes("@rl")).isEqualTo("Foes 1");
    }

    @Test
    void whoIsNeverHostileIsNone() {
        assertThat(foes("@rc")).isEqualTo("Foes 1");
    }

    @Test
    void whatIsWornIsWrittenBrieflyWithoutLosingAPiece() {
        assertThat(brief("plate armour")).isEqualTo("sword, plate");
        assertThat(brief("chain mail")).isEqualTo("sword, chain");
        assertThat(brief("mail")).isEqualTo("sword, mail");
    }

    private static String brief(String armour) {
        Blueprint you = Blueprint.player("you")
                .with(Inventory.of(3))
                .wearing(EquipmentSlot.HAND, worn("sword", EquipmentSlot.HAND))
                .wearing(EquipmentSlot.BODY, worn(armour, EquipmentSlot.BODY));
        Scenario scenario = Scenario.of(Scenario.legend().replacing('@', you), "@");
        PlayerView seen = scenario.game().view().as(scenario.hero().id());
        return StatusLine.WORN.brief(seen, Hero.of(seen, scenario.hero().id()), Words.ENGLISH);
    }

    private static Blueprint worn(String name, EquipmentSlot slot) {
        return Blueprint.item(name).with(new Wearable(slot));
    }
}
