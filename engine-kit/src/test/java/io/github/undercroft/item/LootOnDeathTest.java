package io.github.undercroft.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.Entity;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Spawned;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

class LootOnDeathTest {

    private static final Blueprint COIN = Blueprint.item("coin");
    private static final Blueprint RING = Blueprint.item("ring");

    private static Scenario killing(Blueprint victim) {
        Legend legend = Scenario.legend().with('v', victim.with(Health.of(1)));
        return Scenario.of(legend, "@v").play(Attack.toward(Direction.EAST));
    }

    private static List<String> left(Scenario scenario) {
        return scenario.game().view().board().entitiesAt(new Point(1, 0)).stream()
                .map(Entity::name)
                .toList();
    }

    @Test
    void whoDiesLeavesItsLootWhereItStood() {
        assertThat(left(killing(Blueprint.of("victim").with(LootOnDeath.of(COIN, RING)))))
                .containsExactly("coin", "ring");
    }

    @Test
    void whatItCarriesDropsBesides() {
        assertThat(left(killing(
                        Blueprint.of("victim").with(LootOnDeath.of(COIN)).carrying(RING))))
                .containsExactlyInAnyOrder("coin", "ring");
    }

    @Test
    void theDeathOfSomebodyElseLeavesNothing() {
        Legend legend = Scenario.legend()
                .with('v', Blueprint.of("victim").with(Health.of(1)))
                .with('w', Blueprint.of("witness").with(Health.of(1)).with(LootOnDeath.of(COIN)));

        Scenario scenario = Scenario.of(legend, "@vw").play(Attack.toward(Direction.EAST));

        assertThat(scenario.events()).noneMatch(Spawned.class::isInstance);
    }

    @Test
    void whatDropsSometimesDropsThatOften() {
        Blueprint victim =
                Blueprint.of("victim").with(Health.of(1)).with(LootOnDeath.of().with(25, COIN));
        Scenario scenario = Scenario.of(Scenario.legend(), rules -> rules, "@.");
        int dropped = 0;
        for (int i = 0; i < 2000; i++) {
            scenario.play(new Kill(victim, new Point(1, 0)));
            dropped += (int) scenario.events().stream()
                    .filter(event ->
                            event instanceof Spawned spawned && spawned.name().equals("coin"))
                    .count();
        }

        assertThat(dropped).isBetween(420, 580);
    }

    /** Brings somebody into the game, and kills it. */
    private record Kill(Blueprint who, Point at) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.trySpawn(who, at).newborn().ifPresent(born -> context.damage(born.id(), Damage.physical(1)));
            return ActionResult.succeeded();
        }
    }

    @Test
    void aShareOutOfRangeIsRefused() {
        for (int percent : new int[] {0, -1, 101}) {
            assertThatThrownBy(() -> LootOnDeath.of().with(percent, COIN))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("this is " + percent);
        }
    }
}
