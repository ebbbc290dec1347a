package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.ground.Water;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Lurker;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SkirmisherTest {

    private static final Blueprint BOT = Blueprint.of("bot")
            .with(Health.of(9))
            .with(LinearWeapon.ofDamage(1))
            .with(new Skirmisher());
    private static final Blueprint DUMMY =
            Blueprint.player("dummy").with(Health.of(1)).replacing((Brain) turn -> Decision.act(new Rest()));

    private static Scenario scenario(String... rows) {
        return Scenario.of(
                Legend.standard()
                        .with('@', Blueprint.player("hero").with(Health.of(1)))
                        .with('b', BOT)
                        .with('d', DUMMY)
                        .with('~', Acid.of(1)),
                rules -> rules.steps(Movement.FOUR_WAY),
                rows);
    }

    private static Rest[] rests(int count) {
        return Stream.generate(Rest::new).limit(count).toArray(Rest[]::new);
    }

    @Test
    void itHitsTheOneBesideItIfNobodyElseIsThere() {
        scenario("@######", "#.bd..#").play(rests(1)).expectMap("@######", "#.b...#");
    }

    @Test
    void itGoesTowardsTheNearest() {
        scenario("@######", "#######", "b....d#").play(rests(2)).expectMap("@######", "#######", "..b..d#");
    }

    @Test
    void itDaresToStepBesideAnEnemyInTheEndAndHitsIt() {
        Scenario scenario = scenario("@######", "#######", "b....d#");
        EntityId enemy = scenario.id('d');

        assertThat(scenario.play(rests(4)).entity('d').isAlive()).isTrue();
        assertThat(scenario.play(rests(60)).game().view().entity(enemy)).isEmpty();
    }

    @Test
    void itGoesRoundWhatHarmsUnlessThatIsTheOnlyWay() {
        scenario("@######", "#######", "b~...d#", ".....##")
                .play(rests(1))
                .expectMap("@######", "#######", ".~...d#", "b....##");
        scenario("@######", "#######", "b~...d#").play(rests(2)).expectMap("@######", "#######", ".~b..d#");
    }

    /** Takes the bot elsewhere. */
    private record Shift(EntityId bot, Point to) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.tryPlace(bot, new Location.OnLevel(0, to));
            return ActionResult.succeeded();
        }
    }

    /** Takes somebody out of the game. */
    private record Vanish(EntityId who) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.remove(who);
            return ActionResult.succeeded();
        }
    }

    @Test
    void itDoesNotStrikeForEverWhereSomebodyOnceHid() {
        Blueprint bot =
                Blueprint.of("bot").with(Senses.ofRadius(9)).with(Health.of(9)).with(LinearWeapon.ofDamage(1));
        Blueprint eel = DUMMY.replacing(Health.of(900))
                .replacing(new Bystander())
                .with(Moves.by(Motility.SWIM))
                .with(Lurker.in(Water.DEEP));
        Scenario scenario = Scenario.of(
                Legend.standard()
                        .with('@', Blueprint.player("hero").with(Health.of(1)))
                        .with('b', bot.with(new Skirmisher()))
                        .with('e', eel, Water.DEEP),
                rules -> rules.steps(Movement.FOUR_WAY)
                        .types(RecordTypes.of(MethodHandles.lookup(), "skirmisher", Vanish.class, Shift.class)),
                "eb....",
                "#####.",
                "@####.");
        EntityId who = scenario.id('b');
        scenario.play(new Rest(), new Shift(who, new Point(5, 2)), new Rest());
        scenario.play(new Vanish(scenario.id('e')));
        scenario.play(new Shift(who, new Point(1, 0)));
        assertThat(scenario.game().explain(who).toString()).contains("dummy").doesNotContain("attacks");
    }

    @Test
    void itRestsWhereNoStepIsOpen() {
        scenario("@#b#d").play(rests(3)).expectMap("@#b#d");
    }

    @Test
    void itChangesPlacesWithAnAllyThatDoesNotGoOnThoughItCould() {
        Legend legend = Scenario.legend()
                .replacing('@', Blueprint.player("you").with(Health.of(99)))
                .with('b', BOT)
                .with('f', Blueprint.of("ally").with(new Bystander()));
        Scenario scenario = Scenario.of(legend, rules -> rules.steps(Movement.FOUR_WAY), "bf...@")
                .play(rests(60));
        assertThat(scenario.entity('b').position()).contains(new Point(4, 0));
        Scenario queue = Scenario.of(legend, rules -> rules.steps(Movement.FOUR_WAY), "bf@...")
                .play(rests(60));
        queue.expectMap("bf@...");
    }
}
