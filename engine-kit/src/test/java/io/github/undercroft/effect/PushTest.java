package io.github.undercroft.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Cause;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Fixed;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Passage;
import io.github.undercroft.StepRule;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Died;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Water;
import io.github.undercroft.level.Legend;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.trap.Trap;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.MessageLog;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PushTest {

    /** Water in which drowns who can't swim. */
    private record Lake() implements ActiveTerrain {
        @Override
        public String name() {
            return "lake";
        }

        @Override
        public Passage passage() {
            return Passage.OPEN;
        }

        @Override
        public boolean transparent() {
            return true;
        }

        @Override
        public boolean isHarmful() {
            return true;
        }

        @Override
        public void whenEntered(ActionContext context, Entity who) {
            if (!Moves.canFly(who)) {
                context.damage(who.id(), Damage.of(99, new DamageKind("water")));
            }
        }
    }

    private static final Legend LEGEND = Scenario.legend()
            .replacing('@', Blueprint.player("you").with(Health.of(9)))
            .replacing('g', Blueprint.of("goblin").with(new Bystander()).with(Health.of(9)))
            .with('o', Blueprint.of("orc").with(Health.of(9)))
            .with('w', Blueprint.of("bat").with(Health.of(9)).with(Moves.by(Motility.FLY)))
            .with('a', Blueprint.of("altar").with(new Fixed()))
            .with('f', new Fire(Ground.FLOOR, Dice.constant(4), EntityId.WORLD))
            .with('c', Acid.of(4))
            .with('^', Trap.hidden(Ground.FLOOR, Harm.of("2")))
            .with('~', Water.DEEP)
            .with('l', new Lake())
            .with('>', Stairs.down(0))
            .with('D', Door.CLOSED);

    private record Pushing(EntityId who, Push push) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            push.befall(context, who);
            return ActionResult.succeeded();
        }
    }

    private static Scenario pushed(char who, Push push, String... rows) {
        Scenario scenario = Scenario.of(LEGEND, rows);
        return scenario.play(new Pushing(scenario.id(who), push));
    }

    private static Scenario pushed(Push push, String... rows) {
        return pushed('g', push, rows);
    }

    private static <E> Stream<E> events(Scenario scenario, Class<E> type) {
        return scenario.events().stream().filter(type::isInstance).map(type::cast);
    }

    private static int health(Scenario scenario, char who) {
        return scenario.entity(who).get(Destructible.class).orElseThrow().hitPoints();
    }

    private static List<String> told(Scenario scenario) {
        MessageLog log = MessageLog.of(scenario.id('@'), English.standard());
        log.addAll(scenario.events(), scenario.game().view());
        return log.messages().stream().map(Object::toString).toList();
    }

    /** A thing that goes off and is gone. */
    private record Bang(EntityId who) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            Push.of(2).toward(Direction.EAST).befall(context, who);
            context.remove(context.view().actor().id());
            return ActionResult.succeeded();
        }
    }

    private record Ignite(EntityId bomb, EntityId who) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.queue(bomb, new Bang(who));
            return ActionResult.succeeded();
        }
    }

    @Test
    void aBombThatIsGonePushesStill() {
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .with('b', Blueprint.item("bomb"))
                        .replacing('g', Blueprint.of("goblin").with(Health.of(9))),
                "@b.g...");
        scenario.play(new Ignite(scenario.id('b'), scenario.id('g')));
        scenario.expectMap("@....g.");
    }

    @Test
    void itPushesAwayFromWhoPushes() {
        pushed(Push.of(3), "@.g....").expectMap("@....g.");
        pushed(Push.of(2), "....", "..g.", ".@..", "....").expectMap("...g", "....", ".@..", "....");
    }

    @Test
    void aWallAndAClosedDoorStopIt() {
        pushed(Push.of(3), "@.g.#..").expectMap("@..g#..");
        assertThat(told(pushed(Push.of(3), "@.g.D..")))
                .containsExactly("You push the goblin.", "The goblin hits the door.");
    }

    @Test
    void theBorderOfTheBoardStopsIt() {
        Scenario scenario = pushed(Push.of(3).withImpact("2"), "@.g.");
        scenario.expectMap("@..g");
        assertThat(health(scenario, 'g')).isEqualTo(7);
    }

    @Test
    void theImpactHurtsBothAndIsTheDeedOfWhoPushed() {
        Scenario scenario = pushed(Push.of(3).withImpact("2"), "@.g.oa.");
        scenario.expectMap("@..goa.");
        assertThat(health(scenario, 'g')).isEqualTo(7);
        assertThat(health(scenario, 'o')).isEqualTo(7);
        assertThat(events(scenario, Damaged.class).map(Damaged::cause))
                .hasSize(2)
                .allSatisfy(cause -> assertThat(cause.killer()).contains(scenario.id('@')));
        assertThat(told(scenario))
                .containsExactly(
                        "You push the goblin.", "The goblin hits the orc.", "The goblin is hurt.", "The orc is hurt.");
    }

    @Test
    void aLineOfCreaturesIsPushedAlong() {
        pushed(Push.of(3), "@.go....").expectMap("@....go.");
        pushed(Push.of(3), "@.g.o.w#").expectMap("@...gow#");
    }

    @Test
    void whatIsFixedStays() {
        pushed('a', Push.of(3), "@.a...").expectMap("@.a...");
        pushed(Push.of(3), "@.g.a..").expectMap("@..ga..");
    }

    @Test
    void fireBurnsOnTheWayAndBehindItIsWhoPushed() {
        Scenario scenario = pushed(Push.of(3), "@.g.f...");
        scenario.expectMap("@...fg..");
        assertThat(health(scenario, 'g')).isEqualTo(5);
        Cause cause = events(scenario, Damaged.class).findFirst().orElseThrow().cause();
        assertThat(cause).isInstanceOf(Cause.TerrainAt.class);
        assertThat(cause.by()).isEqualTo(scenario.id('@'));
        assertThat(told(scenario))
                .containsExactly(
                        "You push the goblin.", "The goblin is pushed into the fire.", "The fire hurts the goblin.");
    }

    @Test
    void whoIsPushedAlongBurnsToo() {
        Scenario scenario = pushed(Push.of(1), "@.goc...");
        assertThat(health(scenario, 'o')).isEqualTo(5);
        assertThat(events(scenario, Damaged.class)
                        .findFirst()
                        .orElseThrow()
                        .cause()
                        .by())
                .isEqualTo(scenario.id('@'));
        assertThat(told(scenario)).contains("The orc is pushed into the acid.");
    }

    @Test
    void whoDiesOnTheWayIsPushedNoFurther() {
        Scenario scenario = pushed(Push.of(9).withImpact("5"), "@.gfff..");
        assertThat(events(scenario, Died.class).map(Died::at)).containsExactly(new Point(5, 0));
        assertThat(events(scenario, Died.class).map(died -> died.cause().by())).containsExactly(scenario.id('@'));
    }

    @Test
    void aTrapSpringsAndGivesNothingAway() {
        Scenario scenario = pushed(Push.of(3), "@.g^....");
        assertThat(health(scenario, 'g')).isEqualTo(7);
        assertThat(events(scenario, Push.Shoved.class)).hasSize(1);
    }

    @Test
    void whoCantSwimStaysAtTheEdgeOfDeepWaterUnhurtAndFlyersGoOn() {
        Scenario scenario = pushed(Push.of(3).withImpact("5"), "@.g.~~~");
        scenario.expectMap("@..g~~~");
        assertThat(health(scenario, 'g')).isEqualTo(9);
        assertThat(told(scenario)).endsWith("The goblin stops at the deep water.");
        assertThat(pushed('w', Push.of(3), "@.w.~~~").entity('w').position()).contains(new Point(5, 0));
    }

    @Test
    void aGameMayLetThemDrown() {
        Scenario scenario = pushed(Push.of(3), "@.g.lll");
        assertThat(events(scenario, Died.class).map(Died::at)).containsExactly(new Point(4, 0));
        assertThat(events(scenario, Died.class).map(died -> died.cause().by())).containsExactly(scenario.id('@'));
    }

    @Test
    void nobodyIsPushedDownStairs() {
        Scenario scenario = pushed(Push.of(1), "@.g>..");
        assertThat(scenario.entity('g').position()).contains(new Point(3, 0));
    }

    @Test
    void whoPushesItselfStaysButADirectionMovesIt() {
        pushed('@', Push.of(2), "..@...").expectMap("..@...");
        Scenario scenario = pushed('@', Push.of(2).toward(Direction.EAST), "..@...");
        scenario.expectMap("....@.");
        assertThat(told(scenario)).containsExactly("You are pushed.");
    }

    @Test
    void aTrapPushesInItsDirectionAndItsMakerIsBehindAll() {
        Legend windy = LEGEND.with('=', Trap.hidden(Ground.FLOOR, Push.of(3).toward(Direction.SOUTH)));
        Scenario scenario = Scenario.of(windy, "@.g=...", ".......", "...f...", ".......");
        scenario.play(new Pushing(scenario.id('g'), Push.of(1)));
        assertThat(scenario.entity('g').position()).contains(new Point(3, 3));
        assertThat(scenario.entity('g').has(Cause.Pushed.class)).isTrue();
        assertThat(events(scenario, Damaged.class).map(hit -> hit.cause().by())).containsExactly(scenario.id('@'));
    }

    @Test
    void withoutDiagonalStepsItGoesTheLongerWay() {
        Scenario scenario =
                Scenario.of(LEGEND, rules -> rules.steps(StepRule.of(Movement.FOUR_WAY)), ".....", "...g.", "@....");
        scenario.play(new Pushing(scenario.id('g'), Push.of(1)));
        scenario.expectMap(".....", "....g", "@....");
    }

    @Test
    void anEdgeThatBarsADiagonalIsHit() {
        Scenario scenario = Scenario.of(
                LEGEND,
                rules -> rules.steps(StepRule.of(Movement.EIGHT_WAY_NO_CORNER_CUTTING)),
                ".#..",
                ".g..",
                "@...");
        scenario.play(new Pushing(scenario.id('g'), Push.of(1)));
        assertThat(told(scenario)).containsExactly("The goblin hits the wall.");
    }

    @Test
    void whatIsImaginedIsWhatHappens() {
        Scenario scenario = Scenario.of(LEGEND, "@.go.f.a");
        Action push = new Pushing(scenario.id('g'), Push.of(5));
        List<GameEvent> imagined =
                scenario.game().turn(scenario.id('@')).imagine(push).events();
        scenario.play(push);
        assertThat(scenario.events()).startsWith(imagined.toArray(new GameEvent[0]));
        assertThat(imagined).hasSizeGreaterThan(5);
        scenario.expectMap("@....goa");
    }

    @Test
    void lessThanOneCellIsRefused() {
        assertThatThrownBy(() -> Push.of(0)).hasMessageContaining("1 or more cells; this is 0");
        assertThat(Push.of(1).toward(Direction.WEST).way()).isEqualTo(Optional.of(Direction.WEST));
    }
}
