package io.github.undercroft.game;

import static io.github.undercroft.game.LevelGames.HERO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Rest;
import io.github.undercroft.Speed;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.FollowUpDropped;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.level.Absence;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import io.github.undercroft.time.SchedulerFactory;
import io.github.undercroft.time.Schedulers;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Timers: when what was set is done, whose it is, and what becomes of it on a level that stands still. */
class ClockTest {

    private static final EntityId BOMB = new EntityId(0, 2);
    private static final EntityId GOBLIN = new EntityId(0, 3);

    /** Says so. */
    record Noting(String what) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.emit(new Noted(what, context.game().now(), context.board().level()));
            return ActionResult.succeeded();
        }
    }

    record Noted(String what, long when, int level) implements GameEvent {}

    record Killing(EntityId who) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.damage(who, Damage.physical(99));
            return ActionResult.succeeded();
        }
    }

    /** Sets a timer of that many turns. */
    record Setting(EntityId owner, String name, long turns, boolean again, Action action) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            long time = context.view().turns(turns);
            if (again) {
                context.every(owner, name, time, action);
            } else {
                context.after(owner, name, time, action);
            }
            return ActionResult.succeeded();
        }
    }

    record Cancelling(EntityId owner, String name) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.cancel(owner, name);
            return ActionResult.succeeded();
        }
    }

    record Failing(Action first) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            first.perform(context);
            return ActionResult.failed(new io.github.undercroft.Refusal.Gone(HERO));
        }
    }

    private static Setting after(EntityId owner, long turns, String what) {
        return new Setting(owner, what, turns, false, new Noting(what));
    }

    static Stream<SchedulerFactory> orders() {
        return Stream.of(Schedulers.energyBySpeed(), Schedulers.energyByResting(), Schedulers.timeline());
    }

    private static Rules.Builder rules(SchedulerFactory order, Blueprint hero) {
        Blueprint bag = Blueprint.item("bag").with(Inventory.of(9)).carrying(Blueprint.item("bomb"));
        Legend legend = Scenario.legend()
                .replacing('@', hero.with(Inventory.of(9)).carrying(bag), Stairs.down(1))
                .replacing('g', Blueprint.of("goblin").with(Health.of(4)))
                .with('<', Stairs.up(0));
        return Rules.named("clock")
                .scheduler(order)
                .types(RecordTypes.of(
                        MethodHandles.lookup(),
                        "clock",
                        Noting.class,
                        Killing.class,
                        Setting.class,
                        Cancelling.class,
                        Failing.class,
                        Late.class))
                .level("one", LevelText.of("@..g", legend))
                .level("two", LevelText.of("<...", legend));
    }

    private static Blueprint hero() {
        return Blueprint.player("you").with(Health.of(9));
    }

    private static Game game(SchedulerFactory order) {
        return Game.start(rules(order, hero()).build(), 5);
    }

    /** One turn of the hero, and all until its next one. */
    private static List<GameEvent> turn(Game game, Action action) {
        List<GameEvent> all = new ArrayList<>();
        boolean isSent = false;
        for (int i = 0; i < 1000; i++) {
            Step step = game.step();
            if (step instanceof Step.Acted acted) {
                all.addAll(acted.events());
            } else if (isSent || !(step instanceof Step.Awaiting)) {
                return all;
            } else {
                game.submit(HERO, action);
                isSent = true;
            }
        }
        throw new IllegalStateException("no turn ends");
    }

    /** After how many turns of rest that was noted; 0 for not within forty. */
    private static int noted(Game game, String what) {
        for (int i = 1; i <= 40; i++) {
            if (turn(game, new Rest()).stream()
                    .anyMatch(event -> event instanceof Noted it && it.what().equals(what))) {
                return i;
            }
        }
        return 0;
    }

    private static List<Noted> notes(Game game, int turns) {
        List<Noted> all = new ArrayList<>();
        for (int i = 0; i < turns; i++) {
            turn(game, new Rest()).forEach(event -> {
                if (event instanceof Noted it) {
                    all.add(it);
                }
            });
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("orders")
    void aFuseInABagEndsInSavesAndForksAsInTheGame(SchedulerFactory order) {
        Rules rules = rules(order, hero()).build();
        Game game = Game.start(rules, 5);
        turn(game, new Rest()); // which one order asks for before any action
        turn(game, after(BOMB, 5, "boom"));
        Game saved = game.fork();
        int turns = noted(game.fork(), "boom");
        assertThat(turns).isBetween(4, 6);
        for (int i = 1; i <= turns; i++) {
            saved = Game.resume(rules, saved.state());
            Game fork = saved.fork();
            assertThat(turn(saved, new Rest())).isEqualTo(turn(fork, new Rest()));
            assertThat(saved.stateHash()).isEqualTo(fork.stateHash());
            turn(game, new Rest());
            assertThat(saved.stateHash()).isEqualTo(game.stateHash());
        }
        assertThat(saved.stateHashParts()).doesNotContainKey("timers");
    }

    @Test
    void hasteDoesNotShortenAFuse() {
        Blueprint quick = hero().with(Speed.of(2 * Schedulers.energyBySpeed().normalRate()));
        Game game = Game.start(rules(Schedulers.energyBySpeed(), quick).build(), 5);
        turn(game, after(BOMB, 5, "boom"));
        assertThat(noted(game, "boom")).isBetween(9, 11);
    }

    @Test
    void behindADeathIsWhoLitTheFuse() {
        Game game = game(Schedulers.energyBySpeed());
        turn(game, new Setting(BOMB, "fuse", 2, false, new Killing(GOBLIN)));
        List<GameEvent> all = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            all.addAll(turn(game, new Rest()));
        }
        assertThat(all)
                .filteredOn(Died.class::isInstance)
                .singleElement()
                .satisfies(event -> assertThat(event.cause().by()).isEqualTo(HERO));
    }

    @ParameterizedTest
    @MethodSource("orders")
    void whatComesAgainComesEachTime(SchedulerFactory order) {
        Game game = game(order);
        turn(game, new Rest());
        turn(game, new Setting(BOMB, "tick", 3, true, new Noting("tick")));
        List<Noted> ticks = notes(game, 30);
        assertThat(ticks).hasSizeBetween(9, 11);
        turn(game, new Rest());
        turn(game, new Cancelling(BOMB, "tick"));
        assertThat(notes(game, 10)).isEmpty();
    }

    @Test
    void atOneTimeTheyComeByOwnerAndName() {
        Game game = game(Schedulers.energyBySpeed());
        turn(game, new Setting(BOMB, "z", 6, false, new Noting("bomb z")));
        turn(game, new Setting(BOMB, "a", 5, false, new Noting("bomb a")));
        turn(game, new Setting(HERO, "m", 4, false, new Noting("hero m")));
        turn(game, new Setting(EntityId.WORLD, "w", 3, false, new Noting("world w")));
        turn(game, new Setting(HERO, "x", 2, false, new Noting("hero x")));
        assertThat(notes(game, 6))
                .extracting(Noted::what)
                .containsExactly("world w", "hero m", "hero x", "bomb a", "bomb z");
    }

    @Test
    void aTimerOfTheSameNameIsReplacedAndOnePairOfOwnersHasTwo() {
        Game game = game(Schedulers.energyBySpeed());
        turn(game, new Setting(BOMB, "fuse", 2, false, new Noting("old")));
        turn(game, new Setting(BOMB, "fuse", 4, false, new Noting("new")));
        turn(game, new Setting(GOBLIN, "fuse", 2, false, new Noting("another")));
        assertThat(notes(game, 8)).extracting(Noted::what).containsExactly("another", "new");
    }

    @Test
    void theTimerOfWhoHasLeftIsDroppedAndToldOnce() {
        Game game = game(Schedulers.energyBySpeed());
        turn(game, after(GOBLIN, 9, "boom"));
        List<GameEvent> all = new ArrayList<>(turn(game, new Killing(GOBLIN)));
        all.addAll(turn(game, new Rest()));
        assertThat(all)
                .filteredOn(FollowUpDropped.class::isInstance)
                .singleElement()
                .satisfies(event -> assertThat(((FollowUpDropped) event).who()).isEqualTo(GOBLIN));
        assertThat(noted(game, "boom")).isZero();
    }

    @Test
    void aTimerThatWasSetInAnActionThatFailsIsNotThere() {
        Game game = game(Schedulers.energyBySpeed());
        long before = game.stateHash();
        game.step();
        game.submit(HERO, new Failing(after(BOMB, 2, "boom")));
        assertThat(game.step()).isInstanceOf(Step.Awaiting.class);
        assertThat(game.stateHash()).isEqualTo(before);
        assertThat(noted(game, "boom")).isZero();
    }

    @Test
    void whatIsImaginedSetsNone() {
        Game game = game(Schedulers.energyBySpeed());
        game.step();
        long before = game.stateHash();
        game.turn(HERO).imagine(after(BOMB, 1, "boom"));
        game.preview(HERO, after(BOMB, 1, "boom"));
        assertThat(game.stateHash()).isEqualTo(before);
    }

    /** What is set for five turns, of which two pass on each level in turn. */
    private static List<Noted> left(Absence absence, EntityId owner) {
        Game game = Game.start(
                rules(Schedulers.energyBySpeed(), hero()).absence(absence).build(), 5);
        turn(game, after(owner, 5, "boom"));
        List<Noted> all = new ArrayList<>(notes(game, 1));
        turn(game, new TakeStairs());
        all.addAll(notes(game, 10));
        assertThat(all).isEmpty();
        turn(game, new TakeStairs());
        all.addAll(notes(game, 10));
        return all;
    }

    @Test
    void onALevelThatStandsStillATimerDoesToo() {
        List<Noted> frozen = left(Absence.frozen(), GOBLIN);
        assertThat(frozen)
                .singleElement()
                .satisfies(it -> assertThat(it.level()).isZero());
        assertThat(left(Absence.passing(100), GOBLIN))
                .singleElement()
                .satisfies(it -> assertThat(it.when()).isLessThan(frozen.get(0).when()));
        assertThat(left(Absence.frozen(), EntityId.WORLD)).isEqualTo(frozen);
    }

    @Test
    void whatIsCarriedGoesOnElsewhere() {
        Game game = game(Schedulers.energyBySpeed());
        turn(game, after(BOMB, 5, "boom"));
        turn(game, new TakeStairs());
        assertThat(notes(game, 10))
                .singleElement()
                .satisfies(it -> assertThat(it.level()).isEqualTo(1));
    }

    @ParameterizedTest
    @MethodSource("orders")
    void theGamesOwnTimersAreWhereThePlayerIs(SchedulerFactory order) {
        Rules rules = rules(order, hero())
                .every("tide", 7L * order.normalTurn(), new Noting("tide"))
                .build();
        Game game = Game.start(rules, 5);
        List<Noted> tides = notes(game, 35);
        assertThat(tides)
                .hasSizeBetween(4, 6)
                .allSatisfy(it -> assertThat(it.level()).isZero());
        turn(game, new TakeStairs());
        assertThat(notes(game, 14))
                .isNotEmpty()
                .allSatisfy(it -> assertThat(it.level()).isEqualTo(1));
        turn(game, new Cancelling(EntityId.WORLD, "tide"));
        assertThat(notes(game, 14)).isEmpty();
        assertThat(notes(Game.resume(rules, game.state()), 14)).isEmpty();
    }

    @Test
    void aTimeThatIsNoneAndATwinAreRefused() {
        Game game = game(Schedulers.energyBySpeed());
        game.step();
        game.submit(HERO, after(BOMB, 0, "boom"));
        assertThatThrownBy(game::step).hasMessageContaining("\"boom\" is set for a time of 0; it is 1 or more");
        Rules.Builder rules = Rules.named("tides").every("tide", 5, new Rest());
        assertThatThrownBy(() -> rules.every("tide", 6, new Rest()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The game \"tides\" has a timer \"tide\" already");
        assertThatThrownBy(() -> rules.every("ebb", 0, new Rest())).isInstanceOf(IllegalArgumentException.class);
    }

    private record Unnamed() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return ActionResult.succeeded();
        }
    }

    @Test
    void rulesWhoseTimerCouldNotBeSavedAreRefused() {
        Rules.Builder rules = rules(Schedulers.timeline(), hero()).every("tide", 5, new Unnamed());
        assertThatThrownBy(rules::build).hasMessageContaining("Unnamed (of the timer \"tide\")");
    }

    @Test
    void aGameInWhichNobodyHasATurnStandsStill() {
        Rules rules = Rules.named("still")
                .level("one", LevelText.of("...", Scenario.legend()))
                .every("tide", 1, new Rest())
                .build();
        assertThat(Game.start(rules, 1).step()).isInstanceOf(Step.Idle.class);
    }

    @Test
    void theLatestTimeOfAllIsNever() {
        Game game = game(Schedulers.energyBySpeed());
        turn(game, new Late());
        turn(game, new TakeStairs());
        turn(game, new Rest());
        turn(game, new TakeStairs());
        assertThat(noted(game, "late")).isZero();
    }

    private record Late() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.after(GOBLIN, "late", Long.MAX_VALUE, new Noting("late"));
            return ActionResult.succeeded();
        }
    }

    /** What a timer sets for somebody on a level that stands still waits from then on, as what a turn sets does. */
    @Test
    void aTimerThatATimerSetsElsewhereWaits() {
        List<Integer> after = new ArrayList<>();
        for (boolean byTimer : new boolean[] {false, true}) {
            Game game = game(Schedulers.energyBySpeed());
            turn(game, new TakeStairs());
            turn(game, byTimer ? new Setting(EntityId.WORLD, "sets", 1, false, after(GOBLIN, 3, "boom")) : new Rest());
            turn(game, byTimer ? new Rest() : after(GOBLIN, 3, "boom"));
            turn(game, new Rest());
            turn(game, new TakeStairs());
            after.add(noted(game, "boom"));
        }
        assertThat(after.get(1)).isEqualTo(after.get(0)).isPositive();
    }
}
