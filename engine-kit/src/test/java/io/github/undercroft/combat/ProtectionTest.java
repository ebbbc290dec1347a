package io.github.undercroft.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.GameView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.scenario.Scenario;
import org.junit.jupiter.api.Test;

class ProtectionTest {

    private static final DamageKind FIRE = new DamageKind("fire");

    @Test
    void itTakesPointsOffEachBlowOfItsKind() {
        assertThat(Protection.of(2).softened(Damage.physical(5))).isEqualTo(Damage.physical(3));
        assertThat(Protection.of(2).softened(Damage.physical(1))).isEqualTo(Damage.physical(0));
        assertThat(Protection.of(2).softened(Damage.of(5, FIRE))).isEqualTo(Damage.of(5, FIRE));
    }

    @Test
    void whatIsWornProtectsAndWhatIsCarriedDoesNot() {
        Blueprint mail = Wearable.onBody("mail").with(Protection.of(1));
        Blueprint goblin = Blueprint.of("goblin").with(Health.of(9));
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing('@', Blueprint.player("you").with(LinearWeapon.ofDamage(3)))
                        .with('w', goblin.wearing(EquipmentSlot.BODY, mail))
                        .with('c', goblin.carrying(mail)),
                "w@c");

        scenario.play(Attack.toward(Direction.WEST), Attack.toward(Direction.EAST));

        assertThat(scenario.entity('w').get(Destructible.class)).contains(new Health(7, 9));
        assertThat(scenario.entity('c').get(Destructible.class)).contains(new Health(6, 9));
    }

    @Test
    void whatWouldBeLeftOfABlowIsToldWithoutStriking() {
        Blueprint mail = Wearable.onBody("mail").with(Protection.of(1));
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .with(
                                'w',
                                Blueprint.of("goblin")
                                        .with(Health.of(9))
                                        .with(Protection.of(2))
                                        .wearing(EquipmentSlot.BODY, mail)),
                "w@");
        Entity goblin = scenario.entity('w');
        GameView game = scenario.game().view();

        assertThat(game.softened(goblin, Damage.physical(5))).isEqualTo(Damage.physical(2));
        assertThat(game.softened(goblin, Damage.of(5, FIRE))).isEqualTo(Damage.of(5, FIRE));
        assertThat(goblin.get(Destructible.class)).contains(Health.of(9));
        assertThat(scenario.events()).isEmpty();
    }

    @Test
    void whoIsImmuneToFireTakesNothingOfTheHottestAndAllOfABlow() {
        Protection fireproof = Protection.immuneTo(FIRE);

        assertThat(fireproof.softened(Damage.of(Integer.MAX_VALUE, FIRE))).isEqualTo(Damage.of(0, FIRE));
        assertThat(fireproof.softened(Damage.physical(5))).isEqualTo(Damage.physical(5));
    }

    @Test
    void itDoesNotMakeBlowsWorse() {
        assertThatThrownBy(() -> Protection.of(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("this is -1");
    }
}
