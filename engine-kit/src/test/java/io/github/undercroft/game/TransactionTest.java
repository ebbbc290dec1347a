package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blocks;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Effects;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Location;
import io.github.undercroft.Rest;
import io.github.undercroft.Speed;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.event.Rested;
import io.github.undercroft.game.Values.Answering;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.game.Values.Noted;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.time.SchedulerFactory;
import io.github.undercroft.time.Schedulers;
import io.github.undercroft.value.StateNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rule 3: a perform is a transaction. */
class TransactionTest {

    private static final EntityId HERO = new EntityId(0, 0);
    private static final EntityId GOBLIN = new EntityId(0, 1);
    private static final EntityId SWORD = new EntityId(0, 2);
    private static final EntityId BAG = new EntityId(0, 3);
    private static final Answering BARREL = Answering.to(Died.class, context -> {});

    private static final Legend LEGEND =
            Scenario.legend().with('s', Blueprint.item("sword")).with('b', Blueprint.item("bag"));

    /** Every kind of change there is, alone and in such company as may get in its way. */
    private static final List<Consumer<ActionContext>> CHANGES = List.of(
            context -> context.tryMove(HERO, new Point(0, 1)),
            context -> {
                context.tryMove(HERO, new Point(0, 1));
                context.tryMove(GOBLIN, new Point(0, 0));
                context.tryMove(HERO, new Point(1, 0));
            },
            context -> context.trySwap(HERO, Direction.EAST),
            context -> {
                context.trySwap(GOBLIN, Direction.WEST);
                context.trySwap(HERO, Direction.WEST);
                context.remove(GOBLIN);
            },
            context -> context.damage(GOBLIN, Damage.physical(1)),
            context -> context.damage(GOBLIN, Damage.physical(100)),
            context -> context.damage(HERO, Damage.physical(100)),
            context -> context.heal(GOBLIN, 3),
            context -> context.set(HERO, new Speed(120)),
            context -> context.set(SWORD, new Bystander()),
            context -> context.set(SWORD, BARREL),
            context -> context.set(SWORD, new Blocks()),
            context -> context.afflict(GOBLIN, new Values.Ending("lasts", ends -> Optional.empty())),
            context -> {
                context.afflict(HERO, new Values.Pace(2, 3));
                context.afflict(HERO, new Values.Pace(5, 1));
                context.cure(HERO, effect -> effect instanceof Values.Pace);
                context.afflict(HERO, new Values.Pace(3, 1));
            },
            context -> context.clear(GOBLIN, Brain.class),
            context -> context.clear(GOBLIN, Blocks.class),
            context -> {
                context.clear(GOBLIN, Brain.class);
                context.set(GOBLIN, new Bystander());
                context.clear(HERO, Brain.class);
            },
            context -> context.tryPlace(SWORD, new Location.WornBy(HERO, EquipmentSlot.HAND)),
            context -> {
                context.tryPlace(SWORD, new Location.CarriedBy(BAG));
                context.tryPlace(BAG, new Location.CarriedBy(GOBLIN));
                context.damage(GOBLIN, Damage.physical(100));
                context.remove(BAG);
            },
            context -> context.remove(HERO),
            context -> context.setTerrain(new Point(0, 1), Door.CLOSED),
            context -> context.trySpawn(
                    Blueprint.of("imp").with(Health.of(1)).with(new Bystander()).with(BARREL), new Point(0, 1)),
            context -> context.trySpawn(Blueprint.of("imp").with(Health.of(1)).with(new Bystander()), new Point(0, 1))
                    .newborn()
                    .ifPresent(imp -> {
                        context.set(imp.id(), new Speed(30));
                        context.damage(imp.id(), Damage.physical(1));
                    }),
            context -> context.random().nextInt(6),
            context -> {
                context.random("loot").nextInt(6);
                context.random("loot").nextInt(6);
            },
            context -> context.queue(HERO, Deed.noting("queued")),
            context -> context.emit(new Noted("said")),
            ActionContext::rest);

    /** What has no speed, so that it cannot join the turn order. */
    private static final Blueprint UNFIT =
            Blueprint.item("imp").with(new Bystander()).with(Effects.of(new Values.Pace(0, 1)));

    private static final Blueprint CHEST = Blueprint.item("chest").carrying(Blueprint.item("coin"), UNFIT);

    /** What leaves somebody with an effect that throws when it is asked for the speed. */
    private static final List<Consumer<ActionContext>> SPEEDS = List.of(
            context -> context.trySpawn(UNFIT, new Point(0, 1)),
            context -> context.trySpawn(CHEST, new Point(0, 1)),
            context -> context.trySpawn(
                    Blueprint.of("ogre").with(new Bystander()).carrying(Blueprint.item("coin"), CHEST),
                    new Point(0, 1)),
            context -> context.trySpawn(CHEST, new Location.CarriedBy(HERO)),
            context -> context.afflict(GOBLIN, new Values.Pace(0, 1)));

    /** Calls that throw. */
    private static final List<Consumer<ActionContext>> FAILURES = List.of(
            context -> context.cure(GOBLIN, effect -> {
                throw new ArithmeticException("planted");
            }),
            context -> context.tryTravel(HERO, 99, Arrival.at(new Point(0, 0))));

    static Stream<Consumer<ActionContext>> failures() {
        return FAILURES.stream();
    }

    static Stream<Consumer<ActionContext>> speeds() {
        return SPEEDS.stream();
    }

    static Stream<Consumer<ActionContext>> changes() {
        Consumer<ActionContext> all = context -> CHANGES.forEach(change -> change.accept(context));
        return Stream.concat(CHANGES.stream(), Stream.of(all));
    }

    /** All but the last, a rest: who rests has nothing to pay. */
    static Stream<Consumer<ActionContext>> payableChanges() {
        List<Consumer<ActionContext>> payable = CHANGES.subList(0, CHANGES.size() - 1);
        Consumer<ActionContext> all = context -> payable.forEach(change -> change.accept(context));
        return Stream.concat(payable.stream(), Stream.of(all));
    }

    private static Scenario scenario() {
        Scenario scenario = Scenario.of(
                LEGEND,
                rules -> rules.scheduler(Schedulers.energyByResting()).registry(Values.registry()),
                "@g#",
                ".sb");
        scenario.play(Deed.doing("roll", context -> context.random().nextInt(6)).costing(0));
        return scenario;
    }

    @ParameterizedTest
    @MethodSource("changes")
    void aFailureUndoesEverything(Consumer<ActionContext> change) {
        Scenario scenario = scenario();
        StateNode before = scenario.game().state();
        long hash = scenario.game().stateHash();

        ActionResult result = scenario.perform(Deed.of("fails", context -> {
                    change.accept(context);
                    return ActionResult.failed(new Values.No("no"));
                })
                .costing(0));

        assertThat(result).isEqualTo(ActionResult.failed(new Values.No("no")));
        scenario.expectEvents();
        assertThat(scenario.game().state()).isEqualTo(before);
        assertThat(scenario.game().stateHash()).isEqualTo(hash);
        Invariants.check(scenario.game());
    }

    @ParameterizedTest
    @MethodSource("failures")
    void aCallThatThrowsLeavesNothingBehindForAnActionThatGoesOn(Consumer<ActionContext> call) {
        Scenario scenario = scenario();
        scenario.play(Deed.doing("afflicts", context -> context.afflict(GOBLIN, new Values.Pace(2, 9)))
                .costing(0));
        Game expected = scenario.game().fork();
        expected.submit(HERO, Deed.doing("goes on", context -> {}).costing(0));
        Step spared = expected.step();
        Deed goesOn = Deed.doing(
                        "goes on",
                        context ->
                                assertThatThrownBy(() -> call.accept(context)).isInstanceOf(RuntimeException.class))
                .costing(0);

        scenario.game().submit(HERO, goesOn);
        Step step = scenario.game().step();

        assertThat(((Step.Acted) step).events()).isEqualTo(((Step.Acted) spared).events());
        assertThat(scenario.game().state()).isEqualTo(expected.state());
        assertThat(scenario.game().stateHash()).isEqualTo(expected.stateHash());
        Invariants.check(scenario.game());
    }

    @ParameterizedTest
    @MethodSource("speeds")
    void aSpeedThatThrowsAtTheEndUndoesTheWholeAction(Consumer<ActionContext> call) {
        Scenario scenario = scenario();
        Game expected = scenario.game().fork();
        expected.submit(HERO, Deed.doing("throws", context -> {
            throw new ArithmeticException("planted");
        }));
        assertThatThrownBy(expected::step).isInstanceOf(GameCodeException.class);

        scenario.game().submit(HERO, Deed.doing("changes", context -> {
            context.setTerrain(new Point(0, 1), Ground.WALL);
            context.setTerrain(new Point(0, 1), Ground.FLOOR);
            call.accept(context);
        }));

        assertThatThrownBy(scenario.game()::step)
                .isInstanceOf(GameCodeException.class)
                .hasMessageContaining("Asking for the speed");
        assertThat(scenario.game().state()).isEqualTo(expected.state());
        assertThat(scenario.game().stateHash()).isEqualTo(expected.stateHash());
        Invariants.check(scenario.game());
    }

    @ParameterizedTest
    @MethodSource("changes")
    void anAlternateUndoesEverything(Consumer<ActionContext> change) {
        assertLikeARest(Deed.of("gives way", context -> {
                    change.accept(context);
                    return ActionResult.alternate(new Rest());
                })
                .costing(0));
    }

    @ParameterizedTest
    @MethodSource("payableChanges")
    void aPriceThatCannotBePaidUndoesEverything(Consumer<ActionContext> change) {
        assertLikeARest(Deed.doing("dear", change).costing(1000));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void anExceptionUndoesEverything(Consumer<ActionContext> change) {
        Scenario scenario = scenario();
        Game expected = scenario.game().fork();
        expected.submit(HERO, new Rest());
        expected.step();

        assertThatThrownBy(() -> scenario.perform(Deed.doing("throws", context -> {
                    change.accept(context);
                    throw new ArithmeticException("planted");
                })))
                .isInstanceOf(GameCodeException.class)
                .hasRootCauseMessage("planted");

        assertThat(Game.firstDifference(scenario.game(), expected)).isEmpty();
        assertThat(scenario.game().state()).isEqualTo(expected.state());
        Invariants.check(scenario.game());
    }

    private static void assertLikeARest(Deed deed) {
        Scenario scenario = scenario();
        Game expected = scenario.game().fork();
        expected.submit(HERO, new Rest());
        expected.step();

        scenario.perform(deed);

        scenario.expectEvents(new Rested(HERO));
        assertThat(Game.firstDifference(scenario.game(), expected)).isEmpty();
        assertThat(scenario.game().state()).isEqualTo(expected.state());
        Invariants.check(scenario.game());
    }

    /** So that the tests above can fail: each of these changes does change something. */
    @ParameterizedTest
    @MethodSource("changes")
    void aSuccessKeepsTheChange(Consumer<ActionContext> change) {
        Scenario scenario = scenario();
        Game without = scenario.game().fork();
        without.submit(HERO, Deed.doing("nothing", context -> {}).costing(0));
        without.step();

        scenario.perform(Deed.doing("something", change).costing(0));

        assertThat(Game.firstDifference(scenario.game(), without).isPresent()
                        || !scenario.events().isEmpty())
                .isTrue();
        Invariants.check(scenario.game());
    }

    @ParameterizedTest
    @MethodSource("orders")
    void whoLosesABrainAndGetsAnotherKeepsItsPlace(SchedulerFactory order) {
        Deed charm = Deed.doing(
                "charm",
                context -> Stream.of(HERO, GOBLIN).forEach(who -> {
                    Brain brain = context.view()
                            .entity(who)
                            .orElseThrow()
                            .get(Brain.class)
                            .orElseThrow();
                    context.clear(who, Brain.class);
                    context.set(who, brain);
                }));
        Scenario charmed = Scenario.of(LEGEND, rules -> rules.scheduler(order).registry(Values.registry()), "@gg");
        Scenario plain = Scenario.of(LEGEND, rules -> rules.scheduler(order).registry(Values.registry()), "@gg");

        charmed.perform(charm.costing(order.normalRate() == 1 ? 0 : 100));
        plain.perform(Deed.doing("nothing", context -> {}).costing(order.normalRate() == 1 ? 0 : 100));

        assertThat(charmed.game().stateHashParts().get("order"))
                .isEqualTo(plain.game().stateHashParts().get("order"));
        IntStream.range(0, 5).forEach(i -> charmed.perform(new Rest()));
        Invariants.check(charmed.game());
    }

    static List<SchedulerFactory> orders() {
        return AskingTest.orders();
    }
}
