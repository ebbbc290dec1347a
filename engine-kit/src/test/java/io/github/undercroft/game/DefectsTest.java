package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Decision;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.AllyPolicy;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.game.Values.Noted;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Defects of the engines that this one grows from, by their numbers in the list that we keep of them. The others are
 * covered elsewhere: D4 by ChainsTest, D5 by PayingTest and TransactionTest, D6 by ExceptionsTest (prices) and the tests
 * of the turn orders (rests), D7 and D17 by DyingTest, D12 by ForkLawsTest, D16 by FailingTest.
 */
class DefectsTest {

    private static final EntityId HERO = new EntityId(0, 0);
    private static final Attack EAST = Attack.toward(Direction.EAST);
    private static final Legend LEGEND = Scenario.legend()
            .with('o', Blueprint.of("pillar"))
            .replacing('@', Values.hero().replacing(LinearWeapon.ofDamage(3).withRange(9)))
            .with('a', Values.doer("archer", EAST).with(LinearWeapon.ofDamage(1).withRange(9)));

    @Test
    void d1AMoverOntoAnIndestructibleOccupantStaysWhereItIs() {
        Scenario scenario = Scenario.of(LEGEND, "@o");

        scenario.play(new Move(Direction.EAST))
                .expectRefusal(new Refusal.Occupied(new Point(1, 0), scenario.id('o')))
                .expectMap("@o");
        Invariants.check(scenario.game());
    }

    @Test
    void d2AShotEndsAtWallsAndAtTheBorder() {
        Scenario walled = Scenario.of(LEGEND, "@.#g");
        Scenario border = Scenario.of(LEGEND, "@..", "g..");

        walled.play(EAST).expectMap(".@#g");
        border.play(EAST).expectMap(".@.", "g..");
        assertThat(walled.entity('g').get(io.github.undercroft.Destructible.class))
                .contains(Health.of(4));
    }

    @Test
    void d2AShotEndsAtWhatIsIndestructible() {
        Scenario scenario = Scenario.of(LEGEND, "@.og");

        scenario.play(EAST).expectMap(".@og");
    }

    @Test
    void d3EnemiesDoNotShootEachOtherInQueues() {
        Scenario scenario = Scenario.of(LEGEND, "aaa.@");

        scenario.play(new Rest(), new Rest());

        assertThat(scenario.game().view().entities()).hasSize(4);
        assertThat(scenario.events().stream().filter(Damaged.class::isInstance).map(event -> ((Damaged) event).who()))
                .isNotEmpty()
                .containsOnly(scenario.id('@'));
    }

    @Test
    void d3WhatAWeaponDoesAboutAlliesIsChosen() {
        for (AllyPolicy policy : AllyPolicy.values()) {
            Legend legend = LEGEND.with('A', Values.doer("archer", EAST).with(new LinearWeapon(9, 1, policy)));
            Scenario scenario = Scenario.of(legend, "Ag.@");
            Step.Acted acted = (Step.Acted) scenario.game().step();

            List<EntityId> struck = acted.events().stream()
                    .filter(Damaged.class::isInstance)
                    .map(event -> ((Damaged) event).who())
                    .toList();
            assertThat(struck)
                    .isEqualTo(
                            switch (policy) {
                                case HITS_ANYONE -> List.of(scenario.id('g'));
                                case HOLDS_FIRE -> List.of();
                                case REACHES_OVER -> List.of(scenario.id('@'));
                            });
        }
    }

    @Test
    void d7RemovingTwiceOrTheOnlyActorIsHarmless() {
        Scenario scenario = Scenario.of("@");
        scenario.perform(Deed.doing("leaves", context -> {
            context.remove(HERO);
            context.remove(HERO);
        }));

        assertThat(scenario.game().step()).isEqualTo(new Step.Idle());
        Invariants.check(scenario.game());
    }

    @Test
    void d8ABrainWhoseTargetIsDeadFindsNoTarget() {
        record Hunter(EntityId prey) implements Brain {
            @Override
            public Decision decide(TurnView turn) {
                Optional<Entity> target = turn.entity(prey);
                return Decision.act(Deed.noting(target.isPresent() ? "hunts" : "is bored"));
            }
        }
        Scenario scenario =
                Scenario.of(Scenario.legend().with('h', Blueprint.of("hunter").with(new Hunter(HERO))), "@h");
        scenario.perform(Deed.doing("dies", context -> context.damage(HERO, Damage.physical(99))));

        assertThat(Values.notes(((Step.Acted) scenario.game().step()).events())).containsExactly("is bored");
    }

    @Test
    void d9DiagonalStepsLookAtTheirDestinationAndAtCorners() {
        Scenario wall = Scenario.of("@.", ".#");
        Scenario corner = Scenario.of("@.", "#.");
        Scenario straight = Scenario.of(LEGEND, rules -> rules.steps(Movement.FOUR_WAY), "@.", "..");
        Scenario free = Scenario.of(LEGEND, rules -> rules.steps(Movement.EIGHT_WAY), "@.", "#.");
        Move diagonal = new Move(Direction.SOUTH_EAST);

        wall.play(diagonal).expectMap("@.", ".#");
        assertThat(wall.refusal()).containsInstanceOf(Refusal.Impassable.class);
        corner.play(diagonal).expectRefusal(new Refusal.CutsCorner(Direction.SOUTH_EAST, new Point(0, 1)));
        straight.play(diagonal).expectRefusal(new Refusal.NoSuchStep(Direction.SOUTH_EAST));
        free.play(diagonal).expectMap("..", "#@");
    }

    @Test
    void d10ValuesAreEqualByContentAndNeverToNull() {
        assertThat(new Point(1, 2)).isEqualTo(new Point(1, 2)).isNotEqualTo(null);
        assertThat(new Move(Direction.EAST))
                .isEqualTo(new Move(Direction.EAST))
                .hasSameHashCodeAs(new Move(Direction.EAST));
    }

    @Test
    void d11InputIsNeverLostWithoutAWord() {
        Scenario scenario = Scenario.of("@g");
        Game game = scenario.game();
        assertThat(game.submit(HERO, new Rest())).isEqualTo(new InputReply.Accepted());
        game.step();

        assertThat(game.submit(HERO, new Rest())).isEqualTo(new InputReply.NotAwaited(HERO));
        game.step();
        assertThat(game.submit(HERO, new Rest())).isEqualTo(new InputReply.Accepted());
    }

    @Test
    void d13TheOrderOfTurnsIsThatOfTheMap() {
        assertThat(Scenario.of("g.g", ".@.", "g.g").game().view().actors())
                .containsExactly(
                        new EntityId(0, 0),
                        new EntityId(0, 1),
                        new EntityId(0, 2),
                        new EntityId(0, 3),
                        new EntityId(0, 4));
    }

    @Test
    void d14ALeftCellIsEmptyAndAFailureIsAnAnswer() {
        Scenario scenario = Scenario.of("@.");
        scenario.play(new Move(Direction.EAST), new Move(Direction.EAST));

        assertThat(scenario.game().view().board().occupantAt(new Point(0, 0))).isEmpty();
        assertThat(scenario.game().view().board().entitiesAt(new Point(0, 0))).isEmpty();
        scenario.expectRefusal(new Refusal.OutsideBoard(new Point(2, 0)));
    }

    @Test
    void d15DamageIsNeverNegative() {
        assertThatThrownBy(() -> Damage.physical(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-1")
                .hasMessageContaining("heal");
        Scenario scenario = Scenario.of("@");
        scenario.play(Deed.doing("nothing", context -> {
            context.damage(HERO, Damage.physical(0));
            context.emit(new Noted("alive"));
        }));
        assertThat(scenario.hero().get(io.github.undercroft.Destructible.class)).contains(Health.of(10));
    }
}
