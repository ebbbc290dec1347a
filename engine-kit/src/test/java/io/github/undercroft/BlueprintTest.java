package io.github.undercroft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BlueprintTest {

    @Test
    void aBlueprintWithoutANameIsRefused() {
        assertThatThrownBy(() -> Blueprint.of(""))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("goblin");
    }

    @Test
    void twoComponentsInOneSlotAreRefusedByName() {
        assertThatThrownBy(() -> new Blueprint("imp", List.of(new Faction("a"), new Faction("b"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"imp\"")
                .hasMessageContaining("slot Faction")
                .hasMessageContaining("name=a")
                .hasMessageContaining("name=b");
    }

    @Test
    void aSecondComponentInOneSlotIsRefusedAndReplacingIsNamed() {
        Blueprint imp = Blueprint.of("imp").with(LinearWeapon.ofDamage(1));

        assertThatThrownBy(() -> imp.with(LinearWeapon.ofDamage(2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"imp\"")
                .hasMessageContaining("slot Weapon")
                .hasMessageContaining("damage=1")
                .hasMessageContaining("damage=2")
                .hasMessageContaining("use replacing");
        assertThatThrownBy(() -> Blueprint.player("you").with(new Bystander())).hasMessageContaining("use replacing");
    }

    @Test
    void replacingReplacesInPlaceOrAddsAtTheEnd() {
        Blueprint imp = Blueprint.of("imp").with(new Faction("a")).with(new Speed(60));

        assertThat(imp.replacing(new Faction("b")).components())
                .containsExactly(new Blocks(), new Faction("b"), new Speed(60));
        assertThat(imp.without(Faction.class).components()).containsExactly(new Blocks(), new Speed(60));
        assertThat(imp.without(Look.class)).isEqualTo(imp);
        assertThat(imp.named("devil").name()).isEqualTo("devil");
        assertThat(imp.components()).hasSize(3);
    }

    @Test
    void anEntityIsOfAKindByItsComponentsAndNotByItsName() {
        Blueprint rat = Blueprint.of("rat").with(Health.of(3));
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .with('r', rat.named("giant rat").with(new Speed(60)))
                        .with('s', Blueprint.of("rat")),
                "@rs");

        assertThat(rat.isOf(scenario.entity('r'))).isTrue();
        assertThat(rat.isOf(scenario.entity('s'))).isFalse();
        assertThat(rat.replacing(Health.of(4)).isOf(scenario.entity('r'))).isFalse();
    }

    @Test
    void laterChangesOfTheListDoNotReachIt() {
        List<Component> components = new ArrayList<>(List.of(new Blocks()));
        Blueprint imp = new Blueprint("imp", components);
        components.clear();

        assertThat(imp.components()).containsExactly(new Blocks());
    }

    @Test
    void bagsInBagsCanBeComparedHashedAndPrintedHoweverDeepTheyAre() {
        Blueprint bag = nested("core");

        assertThat(bag).isEqualTo(nested("core")).hasSameHashCodeAs(nested("core"));
        assertThat(bag).isNotEqualTo(nested("seed"));
        assertThat(bag.toString()).contains("name=bag").contains("[bag]");
    }

    private static Blueprint nested(String core) {
        Blueprint bag = Blueprint.item(core);
        for (int i = 0; i < 20_000; i++) {
            bag = Blueprint.item("bag").carrying(bag);
        }
        return bag;
    }

    @Test
    void blueprintsDifferInWhatTheyHaveAndWhereTheyHaveIt() {
        Blueprint hat = Blueprint.item("hat");
        Blueprint box = Blueprint.item("box");
        Blueprint imp = Blueprint.of("imp");

        assertThat(imp.carrying(hat)).isEqualTo(imp.carrying(Blueprint.item("hat")));
        assertThat(imp.carrying(hat)).isNotEqualTo(imp.wearing(EquipmentSlot.HAND, hat));
        assertThat(imp.wearing(EquipmentSlot.BODY, hat)).isNotEqualTo(imp.wearing(EquipmentSlot.HAND, hat));
        assertThat(imp.carrying(hat, box)).isNotEqualTo(imp.carrying(box, hat));
        assertThat(imp.carrying(box.carrying(hat), box)).isNotEqualTo(imp.carrying(box, box.carrying(hat)));
        assertThat(imp.carrying(box, hat)).isNotEqualTo(imp.carrying(box.carrying(hat)));
        assertThat(imp.wearing(EquipmentSlot.HAND, hat))
                .hasToString("Blueprint[name=imp, components=[Blocks[]], belongings=[hat at hand]]");
    }

    @Test
    void aPlayerActsOnInputAndIsOnThePlayersSide() {
        assertThat(Blueprint.player("you").components()).containsExactly(new Blocks(), new Player(), Faction.PLAYERS);
        assertThat(Blueprint.item("coin").components()).isEmpty();
    }
}
