package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Look;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.Removed;
import io.github.undercroft.event.Rested;
import io.github.undercroft.game.Values.Answering;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.game.Values.Ending;
import io.github.undercroft.game.Values.Noted;
import io.github.undercroft.game.Values.ScriptedBrain;
import io.github.undercroft.game.Values.Soil;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.time.SchedulerFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rule 7: an entity that dies leaves board and turn order at once and once; neighbours neither lose nor gain a turn. */
class DyingTest {

    private static final int ACTORS = 5;
    private static final int KILLER = 2;
    private static final int FIRST_ROUNDS = 3;

    private static EntityId id(int number) {
        return new EntityId(0, number);
    }

    /** Whom the killer, the third of five actors, kills in its fourth turn. */
    static Stream<List<Integer>> victims() {
        return Stream.of(
                List.of(KILLER),
                List.of(KILLER - 1),
                List.of(KILLER + 1),
                List.of(0),
                List.of(ACTORS - 1),
                List.of(0, 1),
                List.of(3, 4),
                List.of(1, 2, 3),
                List.of(3, 2, 1),
                List.of(0, 1, 3, 4));
    }

    private static Scenario five(SchedulerFactory order, List<Integer> victims) {
        Deed idle = Deed.doing("idle", context -> {}).costing(order.normalRate() == 1 ? 0 : 240);
        Deed kill = Deed.doing("kill", context -> victims.forEach(who -> context.damage(id(who), Damage.physical(99))))
                .costing(idle.price());
        ScriptedBrain killer = new ScriptedBrain(
                "killer", turn -> Decision.act(turn.now() > FIRST_ROUNDS * unit(order) ? kill : idle));
        Legend legend = Legend.standard()
                .with('a', Values.doer("bystander", idle))
                .with('k', Blueprint.of("killer").with(Health.of(4)).with(killer));
        return Scenario.of(legend, rules -> rules.scheduler(order).registry(Values.registry()), "aakaa");
    }

    /** How much of its time a round of plain actions takes. */
    private static long unit(SchedulerFactory order) {
        return switch (order.name()) {
            case "energy by speed" -> 4;
            case "energy by resting" -> 1;
            default -> 240;
        };
    }

    @ParameterizedTest
    @MethodSource("victims")
    void neighboursNeitherLoseNorGainATurn(List<Integer> victims) {
        for (SchedulerFactory order : AskingTest.orders()) {
            Game game = five(order, victims).game();
            List<Integer> left =
                    new ArrayList<>(IntStream.range(0, ACTORS).boxed().toList());
            boolean killed = false;

            for (int turn = 0; turn < 60; turn++) {
                int expected = left.get(0);
                left.add(left.remove(0));
                Step.Acted acted = (Step.Acted) game.step();
                assertThat(acted.actor().number())
                        .as(order.name() + " turn " + turn)
                        .isEqualTo(expected);
                if (acted.events().stream().anyMatch(Died.class::isInstance)) {
                    killed = true;
                    left.removeAll(victims);
                }
                Invariants.check(game);
                assertThat(game.view().actors()).hasSize(left.size());
            }
            assertThat(killed).isTrue();
        }
    }

    @Test
    void whenEveryoneDiesTheGameIsIdle() {
        for (SchedulerFactory order : AskingTest.orders()) {
            Game game = five(order, List.of(0, 1, 2, 3, 4)).game();
            List<GameEvent> events = ImmutableList.of();
            while (game.step() instanceof Step.Acted acted) {
                events = acted.events();
            }

            assertThat(events).hasSize(10).filteredOn(Died.class::isInstance).hasSize(5);
            assertThat(game.step()).isEqualTo(new Step.Idle());
            assertThat(game.view().entities()).isEmpty();
            Invariants.check(game);
        }
    }

    private static Scenario two(Consumer<ActionContext> toTheGoblin) {
        Scenario scenario = Scenario.of("@g");
        scenario.play(Deed.doing("does it", toTheGoblin));
        Invariants.check(scenario.game());
        return scenario;
    }

    @Test
    void oneDiesOnceHoweverOftenItIsStruck() {
        Scenario scenario =
                two(context -> IntStream.range(0, 3).forEach(i -> context.damage(id(1), Damage.physical(9))));

        assertThat(scenario.events()).filteredOn(Died.class::isInstance).hasSize(1);
        assertThat(scenario.events()).filteredOn(Damaged.class::isInstance).hasSize(1);
    }

    @Test
    void theDeadLeaveTheBoardAtOnce() {
        Scenario scenario = two(context -> {
            Entity goblin = context.view().entity(id(1)).orElseThrow();
            context.damage(id(1), Damage.physical(9));
            context.emit(new Noted(goblin.location() + " " + goblin.position() + " " + goblin.isAlive()));
            context.emit(new Noted("" + context.tryMove(id(0), new Point(1, 0))));
        });

        scenario.expectMap(".@");
        assertThat(Values.notes(scenario.events())).containsExactly("Nowhere[] Optional.empty false", "Succeeded[]");
        assertThat(scenario.game().view().entity(id(1))).isEmpty();
    }

    @Test
    void theEventTellsWhatTheHandleNoLongerDoes() {
        Look look = Look.of("g", 0x00FF00);
        Legend legend = Scenario.legend()
                .replacing('g', Blueprint.of("goblin").with(Health.of(1)).with(look));

        Died died = Scenario.of(legend, "@g")
                .play(Deed.doing("kills", context -> context.damage(id(1), Damage.physical(1))))
                .expectEventOf(Died.class);

        assertThat(died.name()).isEqualTo("goblin");
        assertThat(died.look()).contains(look);
        assertThat(died.at()).isEqualTo(new Point(1, 0));
    }

    @Test
    void theEventTellsWhatTheDeadHadThoughThatDrops() {
        Legend legend = Scenario.legend()
                .replacing(
                        'g',
                        Blueprint.of("goblin")
                                .with(Health.of(3))
                                .carrying(Blueprint.item("coin"), Blueprint.item("ring")));

        Died died = Scenario.of(legend, "@g")
                .play(Deed.doing("kills", context -> context.damage(id(1), Damage.physical(5))))
                .expectEventOf(Died.class);

        assertThat(died.body().get(Destructible.class).orElseThrow().hitPoints())
                .isZero();
        assertThat(died.body().position()).contains(new Point(1, 0));
        assertThat(died.things()).extracting(Entity::name).containsExactly("coin", "ring");
        assertThat(died.things()).allMatch(thing -> thing.location().holder().equals(Optional.of(id(1))));
    }

    private static List<String> kinds(Scenario scenario) {
        return scenario.events().stream()
                .map(event -> event.getClass().getSimpleName())
                .toList();
    }

    @Test
    void whatIsUsedUpIsGoneBeforeWhatItHeldDrops() {
        Legend legend = Scenario.legend()
                .with('b', Blueprint.of("bag").carrying(Blueprint.item("coin"), Blueprint.item("ring")));

        Scenario scenario = Scenario.of(legend, "@b").play(Deed.doing("uses up", context -> context.remove(id(1))));

        assertThat(kinds(scenario)).containsExactly("Removed", "Placed", "Placed");
    }

    @Test
    void usedUpIsNotDied() {
        Scenario scenario = two(context -> context.remove(id(1)));

        scenario.expectMap("@.");
        scenario.expectEventOf(Removed.class);
        assertThat(scenario.events()).noneMatch(Died.class::isInstance);
    }

    @Test
    void whatTheDeadCarriedDropsWhereTheyStood() {
        Legend legend = Scenario.legend().with('s', Blueprint.item("sword")).with('b', Blueprint.item("bag"));
        Scenario scenario = Scenario.of(legend, "@gsb");
        scenario.play(Deed.doing("packs", context -> {
            context.tryPlace(id(2), new Location.WornBy(id(1), EquipmentSlot.HAND));
            context.tryPlace(id(3), new Location.CarriedBy(id(1)));
        }));
        scenario.expectMap("@g..");

        scenario.play(Deed.doing("kills", context -> context.damage(id(1), Damage.physical(9))));

        scenario.expectMap("@s..");
        assertThat(scenario.entity('s').position()).contains(new Point(1, 0));
        assertThat(scenario.entity('b').position()).contains(new Point(1, 0));
        assertThat(kinds(scenario)).containsExactly("Damaged", "Died", "Placed", "Placed");
        Invariants.check(scenario.game());
    }

    @Test
    void whatACarriedBagHeldGoesToItsBearer() {
        Legend legend = Scenario.legend().with('s', Blueprint.item("sword")).with('b', Blueprint.item("bag"));
        Scenario scenario = Scenario.of(legend, "@gsb");

        scenario.play(Deed.doing("packs", context -> {
            context.tryPlace(id(2), new Location.CarriedBy(id(3)));
            context.tryPlace(id(3), new Location.WornBy(id(1), EquipmentSlot.BODY));
            context.remove(id(3));
        }));

        assertThat(scenario.entity('s').location()).isEqualTo(new Location.CarriedBy(id(1)));
        Invariants.check(scenario.game());
    }

    @Test
    void whoDiesOfItsOwnPoisonAtTheEndOfItsTurnCostsNobodyATurn() {
        Effects poison = Effects.of(new Ending("poison", context -> {
            context.damage(context.view().actor().id(), Damage.physical(99));
            return java.util.Optional.empty();
        }));
        Deed idle = Deed.noting("idle");
        Legend legend = Legend.standard()
                .with('a', Values.doer("a", idle))
                .with('p', Values.doer("p", idle).with(poison));
        Game game = Scenario.of(legend, "apa").game();

        List<Integer> acted = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            acted.add(((Step.Acted) game.step()).actor().number());
            Invariants.check(game);
        }

        assertThat(acted).containsExactly(0, 1, 2, 0, 2, 0, 2);
    }

    @Test
    void whoDiesOfTheGroundInItsOwnStepHasNoLaterPhases() {
        Soil lava = Soil.whenEntered(
                "lava", context -> context.damage(context.view().actor().id(), Damage.physical(99)));
        Legend legend = Scenario.legend()
                .replacing('@', Values.hero().with(Effects.of(Ending.noting("still there"))))
                .with('~', lava);
        Scenario scenario = Scenario.of(legend, "@~g");

        scenario.perform(Deed.of("step", context -> context.tryMove(id(0), new Point(1, 0))));

        assertThat(Values.notes(scenario.events())).isEmpty();
        assertThat(scenario.hero().isAlive()).isFalse();
        assertThat(scenario.game().step())
                .isEqualTo(new Step.Acted(
                        id(1),
                        new Rest(),
                        java.util.Optional.empty(),
                        List.of(new Rested(id(1))),
                        List.of(0),
                        java.util.Map.of()));
    }

    @Test
    void theDyingAnswerTheirOwnDeathAndNothingLater() {
        Legend legend = Scenario.legend()
                .replacing(
                        'g',
                        Blueprint.of("goblin")
                                .with(Health.of(1))
                                .with(new Answering(
                                        "last words",
                                        (self, event) -> event instanceof Died || event instanceof Noted
                                                ? context -> context.emit(new Noted(
                                                        "to " + event.getClass().getSimpleName()))
                                                : Answering.NOTHING)));
        Scenario scenario = Scenario.of(legend, "@g");

        scenario.play(Deed.doing("kills", context -> {
            context.emit(new Noted("before"));
            context.damage(id(1), Damage.physical(1));
            context.emit(new Noted("after"));
        }));

        assertThat(Values.notes(scenario.events())).containsExactly("before", "after", "to Noted", "to Died");
    }

    @Test
    void whoIsBornHasItsFirstTurnWhereTheTurnOrderSays() {
        Blueprint imp = Values.doer("imp", Deed.noting("imp"));
        for (SchedulerFactory order : AskingTest.orders()) {
            Deed spawns = Deed.doing("spawns", context -> context.trySpawn(imp, new Point(2, 0)));
            Scenario scenario = Scenario.of(
                    Scenario.legend(), rules -> rules.scheduler(order).registry(Values.registry()), "@g.");
            scenario.play(spawns.costing(order.normalRate() == 1 ? 0 : 240));
            Invariants.check(scenario.game());
            scenario.play(new Rest());

            assertThat(Values.notes(scenario.events())).as(order.name()).isNotEmpty();
        }
    }

    @Test
    void nobodyIsBornOntoAnOccupiedCell() {
        Scenario scenario = Scenario.of("@g");

        scenario.play(Deed.doing(
                "spawns",
                context -> context.emit(
                        new Noted("" + context.trySpawn(Values.doer("imp", new Rest()), new Point(1, 0))))));

        assertThat(Values.notes(scenario.events()))
                .containsExactly("Failed[why=Occupied[at=" + new Point(1, 0) + ", by=0:1]]");
        assertThat(scenario.game().view().entities()).hasSize(2);
    }

    @Test
    void theBodyOfTheDeadIsNotAliveWhereItLies() {
        Scenario scenario = Scenario.of("@g");
        EntityId goblin = scenario.id('g');
        scenario.perform(Deed.doing("kill", context -> context.damage(goblin, Damage.physical(99))));
        Entity body = scenario.expectEventOf(Died.class).body();
        assertThat(body.isAlive()).isFalse();
        assertThat(body.position()).contains(new Point(1, 0));
    }
}
