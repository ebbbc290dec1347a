package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Component;
import io.github.undercroft.Damage;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Location;
import io.github.undercroft.Refusal;
import io.github.undercroft.Weapon;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.event.Spawned;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What somebody has with it, from the start, by birth and later. */
class BelongingsTest {

    private static final Blueprint COIN = Blueprint.item("coin");
    private static final Blueprint SWORD = Blueprint.item("sword").with(LinearWeapon.ofDamage(5));
    private static final Blueprint PURSE = Blueprint.item("purse").carrying(COIN, COIN);
    private static final Blueprint GUARD = Blueprint.of("guard")
            .with(Health.of(4))
            .with(new Bystander())
            .wearing(EquipmentSlot.HAND, SWORD)
            .carrying(PURSE, COIN);

    private static Scenario scenario(Legend legend, String... rows) {
        return Values.scenario(legend, rows);
    }

    private static List<String> things(Scenario scenario, EntityId bearer) {
        return scenario.game().view().things(bearer).stream()
                .map(each -> each.name() + " " + each.id().number())
                .toList();
    }

    private static Scenario doing(Scenario scenario, Consumer<ActionContext> does) {
        scenario.play(Deed.doing("does", does));
        Invariants.check(scenario.game());
        return scenario;
    }

    @Test
    void whoIsPlacedComesWithWhatItHasAndIdsFollowTheBlueprint() {
        Scenario scenario = scenario(Scenario.legend().with('G', GUARD), "G.@");

        assertThat(things(scenario, new EntityId(0, 0))).containsExactly("sword 1", "purse 2", "coin 3");
        assertThat(things(scenario, new EntityId(0, 2))).containsExactly("coin 4", "coin 5");
        assertThat(scenario.hero().id().number()).isEqualTo(6);
        assertThat(scenario.game().view().weapon(scenario.entity('G'))).contains(LinearWeapon.ofDamage(5));
        Invariants.check(scenario.game());
    }

    @Test
    void whoIsBornInPlayComesWithWhatItHas() {
        Scenario scenario =
                doing(scenario(Scenario.legend(), "@.."), context -> context.trySpawn(GUARD, new Point(2, 0)));

        assertThat(things(scenario, new EntityId(0, 1))).containsExactly("sword 2", "purse 3", "coin 4");
        assertThat(scenario.events().stream().filter(Spawned.class::isInstance)).hasSize(6);
    }

    @Test
    void aBirthIntoAnInventoryAndIntoAHand() {
        Scenario scenario = scenario(Scenario.legend(), "@..");
        EntityId hero = scenario.hero().id();
        doing(scenario, context -> {
            context.trySpawn(PURSE, new Location.CarriedBy(hero));
            context.trySpawn(SWORD, new Location.WornBy(hero, EquipmentSlot.HAND));
            assertThat(context.trySpawn(SWORD, new Location.WornBy(hero, EquipmentSlot.HAND)))
                    .isEqualTo(new ActionContext.SpawnResult.Failed(
                            new Refusal.SlotTaken(EquipmentSlot.HAND, new EntityId(0, 4))));
            assertThat(context.trySpawn(GUARD, new Location.CarriedBy(hero)))
                    .isEqualTo(new ActionContext.SpawnResult.Failed(new Refusal.TooBulky(new EntityId(0, 5))));
        });

        assertThat(things(scenario, hero)).containsExactly("purse 1", "sword 4");
        assertThat(scenario.game().view().weapon(scenario.hero()).map(Weapon.class::cast))
                .contains(LinearWeapon.ofDamage(5));
        assertThat(scenario.expectEventOf(Spawned.class).at())
                .isEqualTo(scenario.hero().position().orElseThrow());
    }

    @Test
    void aBirthWithBelongingsIsUndoneWhole() {
        Scenario scenario = scenario(Scenario.legend(), "@..");
        long before = scenario.game().stateHash();
        EntityId hero = scenario.hero().id();
        scenario.play(Deed.of("gives up", context -> {
            context.trySpawn(PURSE, new Location.CarriedBy(hero));
            context.trySpawn(GUARD, new Point(1, 0));
            context.game().things(hero);
            context.damage(new EntityId(0, 4), Damage.physical(9));
            return ActionResult.failed(new Values.No("no"));
        }));

        assertThat(scenario.game().stateHash()).isEqualTo(before);
        assertThat(things(scenario, hero)).isEmpty();
        Invariants.check(scenario.game());
    }

    @Test
    void whatTheDeadHadLiesWhereItFell() {
        Scenario scenario = scenario(Scenario.legend().with('G', GUARD), "G.@");
        doing(scenario, context -> context.damage(new EntityId(0, 0), Damage.physical(4)));

        List<Entity> lying = scenario.game().view().board().entitiesAt(new Point(0, 0));
        assertThat(lying.stream().map(Entity::name)).containsExactly("sword", "purse", "coin");
        assertThat(things(scenario, new EntityId(0, 2))).hasSize(2);
    }

    @Test
    void aForkThatWasNeverAskedKnowsWhoHasWhat() {
        Scenario scenario = scenario(Scenario.legend().with('G', GUARD), "G.@");
        Game fork = scenario.game().fork();

        assertThat(fork.view().things(new EntityId(0, 0))).hasSize(3);
        assertThat(fork.fork().view().things(new EntityId(0, 2))).hasSize(2);
        assertThat(fork.view().things(new EntityId(0, 77))).isEmpty();
    }

    @Test
    void whatIsWrittenIsReadBackWithAllItsThings() {
        Legend legend = Scenario.legend().with('G', GUARD);
        Rules rules = Rules.named("guarded")
                .level("hall", LevelText.of("G.@", legend))
                .build();
        Game game = Game.start(rules, 1);
        Game resumed = Game.resume(rules, game.state());

        assertThat(resumed.stateHash()).isEqualTo(game.stateHash());
        assertThat(resumed.view().things(new EntityId(0, 0))).hasSize(3);
        Invariants.check(resumed);
    }

    /** Hatches one day. */
    private record Egg(Blueprint inside) implements Component {}

    @Test
    void aBlueprintInAComponentIsWrittenAndReadBackWithItsBelongings() {
        Egg egg =
                new Egg(Blueprint.item("imp").wearing(EquipmentSlot.HAND, SWORD).carrying(PURSE));
        Legend legend = Scenario.legend().with('e', Blueprint.item("egg").with(egg));
        Rules rules = Rules.named("nest")
                .types(RecordTypes.of(MethodHandles.lookup(), "test", Egg.class))
                .level("nest", LevelText.of("e@", legend))
                .build();
        Game game = Game.start(rules, 1);
        Game resumed = Game.resume(rules, game.state());

        assertThat(resumed.view().entity(new EntityId(0, 0)).orElseThrow().get(Egg.class))
                .contains(egg);
        assertThat(resumed.stateHash()).isEqualTo(game.stateHash());
    }

    @Test
    void blueprintsRefuseWhatCannotBeHad() {
        assertThatThrownBy(() -> Blueprint.of("troll").carrying(Blueprint.of("goblin")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("goblin")
                .hasMessageContaining("Blueprint.item");
        assertThatThrownBy(() ->
                        Blueprint.of("troll").wearing(EquipmentSlot.HAND, SWORD).wearing(EquipmentSlot.HAND, SWORD))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("hand");
    }

    @Test
    void aBearerThatNeverWasIsAMistake() {
        Scenario scenario = scenario(Scenario.legend(), "@");
        Location nobody = new Location.CarriedBy(new EntityId(0, 9));
        assertThatThrownBy(() -> scenario.play(Deed.doing("spawns", context -> context.trySpawn(COIN, nobody))))
                .hasRootCauseInstanceOf(IllegalArgumentException.class)
                .hasRootCauseMessage("There never was an entity 0:9 in this game; ids come from its views and events");
    }
}
