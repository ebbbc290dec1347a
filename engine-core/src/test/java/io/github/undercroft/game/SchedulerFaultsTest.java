package io.github.undercroft.game;

import static io.github.undercroft.game.LevelGames.HERO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.EntityId;
import io.github.undercroft.Rest;
import io.github.undercroft.Speed;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Absence;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.time.MemberVisitor;
import io.github.undercroft.time.Scheduler;
import io.github.undercroft.time.SchedulerFactory;
import io.github.undercroft.time.SchedulerState;
import io.github.undercroft.time.Schedulers;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A scheduler of a game's own of which any one call throws, before or after it did its work. */
class SchedulerFaultsTest {

    private static final int NEVER = -1;
    private static final Point FREE = new Point(1, 1);
    private static final Blueprint RAT =
            Blueprint.of("rat").with(Health.of(1)).with(new Bystander()).with(new Speed(120));

    private static int callsLeft = NEVER;
    private static boolean doesAndThrows;

    /** A scheduler by speed of which one call throws. */
    private record Shaky(Scheduler order) implements Scheduler {

        private static void change(Runnable call) {
            boolean throwsNow = callsLeft >= 0 && callsLeft-- == 0;
            if (!throwsNow || doesAndThrows) {
                call.run();
            }
            if (throwsNow) {
                throw new ArithmeticException("planted");
            }
        }

        @Override
        public void add(long key, int rate) {
            change(() -> order.add(key, rate));
        }

        @Override
        public boolean remove(long key) {
            boolean had = order.contains(key);
            change(() -> order.remove(key));
            return had;
        }

        @Override
        public void resume(SchedulerState.Member member, long left) {
            change(() -> order.resume(member, left));
        }

        @Override
        public boolean contains(long key) {
            change(() -> {});
            return order.contains(key);
        }

        @Override
        public int size() {
            return order.size();
        }

        @Override
        public long current() {
            change(order::current);
            return order.current();
        }

        @Override
        public long now() {
            return order.now();
        }

        @Override
        public int normalCost() {
            return order.normalCost();
        }

        @Override
        public int restCost() {
            return order.restCost();
        }

        @Override
        public boolean canPay(int cost) {
            return order.canPay(cost);
        }

        @Override
        public int minCost() {
            return order.minCost();
        }

        @Override
        public void pay(int cost) {
            change(() -> order.pay(cost));
        }

        @Override
        public void rest() {
            change(order::rest);
        }

        @Override
        public long energy(long key) {
            return order.energy(key);
        }

        @Override
        public int rate(long key) {
            return order.rate(key);
        }

        @Override
        public void setRate(long key, int rate) {
            change(() -> order.setRate(key, rate));
        }

        @Override
        public Scheduler copy() {
            change(() -> {});
            return new Shaky(order.copy());
        }

        @Override
        public SchedulerState state() {
            return order.state();
        }

        @Override
        public void visit(MemberVisitor visitor) {
            change(() -> {});
            order.visit(visitor);
        }
    }

    private record Shakes() implements SchedulerFactory {
        private static final SchedulerFactory BY_SPEED = Schedulers.energyBySpeed();

        @Override
        public String name() {
            return "shaky";
        }

        @Override
        public int normalRate() {
            return BY_SPEED.normalRate();
        }

        @Override
        public int normalTurn() {
            return BY_SPEED.normalTurn();
        }

        @Override
        public Scheduler create() {
            return new Shaky(BY_SPEED.create());
        }

        @Override
        public Scheduler restore(SchedulerState state) {
            return new Shaky(BY_SPEED.restore(state));
        }
    }

    @AfterEach
    void nothingThrows() {
        callsLeft = NEVER;
        doesAndThrows = false;
    }

    private static Rules rules() {
        Legend legend = Scenario.legend()
                .replacing('@', Blueprint.player("you").with(Health.of(9)))
                .with('r', RAT);
        return Rules.named("shaky")
                .scheduler(new Shakes())
                .registry(Values.registry())
                .absence(Absence.passing(3))
                .level("first", LevelText.of("@.r\n..r", legend))
                .level("second", LevelText.of("..r\nr..", legend))
                .build();
    }

    private static Deed summon() {
        return Deed.doing("summon", context -> {
            for (EntityId rat : List.of(new EntityId(0, 1), new EntityId(0, 2))) {
                context.damage(rat, Damage.physical(9));
            }
            context.set(HERO, new Speed(130));
            context.trySpawn(RAT, FREE);
            context.trySpawn(RAT, new Point(2, 1));
        });
    }

    private static Deed go(int level) {
        return Deed.doing("go to " + level, context -> context.tryTravel(HERO, level, Arrival.at(new Point(1, 0))));
    }

    /** Plays until the hero is asked, and lets it do that. @return how often a step threw */
    private static int play(Game game, Deed deed) {
        int thrown = 0;
        boolean submitted = false;
        for (int i = 0; i < 30; i++) {
            try {
                Step step = game.step();
                if (step instanceof Step.Awaiting && submitted) {
                    break;
                } else if (step instanceof Step.Awaiting) {
                    submitted = game.submit(HERO, deed) instanceof InputReply.Accepted;
                }
            } catch (GameCodeException named) {
                assertThat(named.culprit()).isEqualTo(new Shakes());
                thrown++;
            }
        }
        return thrown;
    }

    private static void assertSound(Game game, Rules rules) {
        Invariants.check(game);
        assertThat(Game.resume(rules, game.state()).stateHash()).isEqualTo(game.stateHash());
    }

    private static Level level(Game game, EntityId id) {
        return game.world().levelOf(Objects.requireNonNull(game.world().find(id)));
    }

    /** Checks that all actors on the hero's level have turns. */
    private static void assertAllHaveTurns(Game game, Rules rules) {
        Set<EntityId> acted = new LinkedHashSet<>();
        for (int i = 0; i < 30; i++) {
            Step step = game.step();
            if (step instanceof Step.Acted turn) {
                acted.add(turn.actor());
            } else if (step instanceof Step.Awaiting) {
                game.submit(HERO, new Rest());
            }
        }
        Level here = level(game, HERO);
        game.view().entities().stream()
                .filter(entity -> level(game, entity.id()) == here)
                .forEach(entity -> assertThat(acted).contains(entity.id()));
        assertSound(game, rules);
    }

    @Test
    void whateverCallThrowsIsUndoneAndTheNextStepWorks() {
        Rules rules = rules();
        List<Integer> thrown = new ArrayList<>();
        for (boolean does : new boolean[] {false, true}) {
            for (Deed deed : List.of(summon(), go(1))) {
                for (int call = 0; call < 60; call++) {
                    Game game = Game.start(rules, 1);
                    doesAndThrows = does;
                    callsLeft = call;
                    thrown.add(play(game, deed));
                    callsLeft = NEVER;
                    game.step();
                    assertSound(game, rules);
                    play(game, go(0));
                    assertAllHaveTurns(game, rules);
                }
            }
        }
        assertThat(thrown).filteredOn(times -> times == 1).hasSizeGreaterThan(60);
        assertThat(thrown).allMatch(times -> times <= 1);
    }

    @Test
    void aBirthIsUndoneIfTheSchedulerThrows() {
        Deed spawn = Deed.doing("spawn", context -> context.trySpawn(RAT, FREE));
        int undone = 0;
        for (int call = 0; call < 10; call++) {
            Game game = Game.start(rules(), 1);
            while (!(game.step() instanceof Step.Awaiting)) {}
            game.submit(HERO, spawn);
            int before = game.view().entities().size();
            callsLeft = call;
            GameCodeException thrown = catchThrowableOfType(GameCodeException.class, game::step);
            callsLeft = NEVER;
            undone += thrown != null && game.view().entities().size() == before ? 1 : 0;
            Invariants.check(game);
        }
        assertThat(undone)
                .as("by copy, contains, add and pay, and by what comes before")
                .isGreaterThan(3);
    }

    @Test
    void aGameIsNotStartedIfTheSchedulerTakesNoActor() {
        Rules rules = rules();
        callsLeft = 2;
        assertThatThrownBy(() -> Game.start(rules, 1)).isInstanceOf(GameCodeException.class);
    }
}
