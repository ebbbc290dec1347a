package io.github.undercroft.brain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.Destructible;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.combat.Trajectory;
import io.github.undercroft.effect.Paralysis;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.game.Game;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Invisible;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.time.SchedulerFactory;
import io.github.undercroft.time.Schedulers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AnnounceTest {

    private static final Weapon CLUB = LinearWeapon.ofDamage(3);
    private static final Action REST = new Rest();

    /** Lets somebody step that way. */
    private record Shove(EntityId whom, Direction way) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return context.tryStep(whom, way);
        }
    }

    private record Paralyse(EntityId whom) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.afflict(whom, new Paralysis());
            return ActionResult.succeeded();
        }
    }

    private record Release(EntityId whom) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.cure(whom, effect -> true);
            return ActionResult.succeeded();
        }
    }

    /** An action that names its cell itself. */
    private record Slam(Point at) implements Action {
        @Override
        public List<Point> strikes(TurnView turn) {
            return List.of(at);
        }

        @Override
        public ActionResult perform(ActionContext context) {
            context.board().occupantAt(at).ifPresent(who -> context.damage(who.id(), Damage.physical(4)));
            return ActionResult.succeeded();
        }
    }

    /** Always does that. */
    private record Always(Action action) implements Behaviour {
        @Override
        public Optional<Action> next(TurnView turn) {
            return Optional.of(action);
        }
    }

    static Stream<SchedulerFactory> orders() {
        return Stream.of(Schedulers.energyBySpeed(), Schedulers.energyByResting(), Schedulers.timeline());
    }

    private static Legend legend(Weapon weapon, Behaviour behaviour) {
        return Scenario.legend()
                .replacing(
                        '@',
                        Blueprint.player("you")
                                .with(Health.of(20))
                                .with(LinearWeapon.ofDamage(1))
                                .with(Senses.ofRadius(9)))
                .with(
                        'o',
                        Blueprint.of("ogre")
                                .with(Health.of(9))
                                .with(weapon)
                                .with(PriorityBrain.of(new Announced(behaviour))));
    }

    private static Scenario ogre(SchedulerFactory order, String... rows) {
        return Scenario.of(legend(CLUB, new Strike()), rules -> rules.scheduler(order), rows);
    }

    private static Optional<Intent> intent(Scenario scenario) {
        return scenario.entity('o').get(Intent.class);
    }

    private static int health(Scenario scenario) {
        return scenario.hero().get(Destructible.class).orElseThrow().hitPoints();
    }

    /** Rests until the ogre has announced something. */
    private static Scenario announced(Scenario scenario) {
        for (int i = 0; i < 5 && intent(scenario).isEmpty(); i++) {
            scenario.play(REST);
        }
        assertThat(intent(scenario)).isPresent();
        return scenario;
    }

    /** Rests until it is done or dropped. */
    private static void settled(Scenario scenario) {
        for (int i = 0; i < 5 && intent(scenario).isPresent(); i++) {
            scenario.play(REST);
        }
        assertThat(intent(scenario)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("orders")
    void whoStaysIsHitTheTurnAfter(SchedulerFactory order) {
        Scenario scenario = announced(ogre(order, "....", ".@o."));

        assertThat(intent(scenario)).contains(new Intent(List.of(new Point(1, 1)), Attack.at(new Point(1, 1))));
        assertThat(health(scenario)).isEqualTo(20);
        settled(scenario);
        assertThat(health(scenario)).isEqualTo(17);
    }

    @ParameterizedTest
    @MethodSource("orders")
    void whoLeftIsMissedThoughStillInReach(SchedulerFactory order) {
        Scenario scenario = announced(ogre(order, "....", ".@o."));

        for (int i = 0; i < 2 && intent(scenario).isPresent(); i++) {
            scenario.play(i == 0 ? new Move(Direction.NORTH) : REST);
        }
        assertThat(health(scenario)).isEqualTo(20);
        Attacked blow = scenario.expectEventOf(Attacked.class);
        assertThat(blow.target().struck()).isEmpty();
        assertThat(blow.target().area()).containsExactly(new Point(1, 1));
        scenario.expectMap(".@..", "..o.");
    }

    @ParameterizedTest
    @MethodSource("orders")
    void aForkGoesOnAlike(SchedulerFactory order) {
        Scenario scenario = announced(ogre(order, "....", ".@o."));
        Game game = scenario.game();
        Game fork = game.fork();

        for (int i = 0; i < 4; i++) {
            assertThat(fork.stateHash()).isEqualTo(game.stateHash());
            for (Game each : List.of(game, fork)) {
                each.submit(scenario.hero().id(), REST);
                each.step();
                each.step();
            }
        }
        assertThat(health(scenario)).isLessThan(20);
    }

    /** Leaves for a cell, and lets somebody else step that way. */
    private record MakeRoom(Point to, EntityId forWhom, Direction way) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.tryMove(context.view().actor().id(), to);
            return context.tryStep(forWhom, way);
        }
    }

    @Test
    void whoComesToTheCellIsHit() {
        Legend legend = legend(CLUB, new Strike())
                .with('r', Blueprint.of("rat").with(Health.of(9)).with(Faction.PLAYERS));
        Scenario scenario = announced(Scenario.of(legend, "...", "r@o"));

        scenario.play(new MakeRoom(new Point(0, 0), scenario.id('r'), Direction.EAST));
        assertThat(scenario.expectEventOf(Attacked.class).target().struck()).containsExactly(scenario.id('r'));
        assertThat(health(scenario)).isEqualTo(20);
    }

    @Test
    void nobodyOnTheWayToTheCellsIsHit() {
        Scenario scenario =
                announced(Scenario.of(legend(LinearWeapon.ofDamage(3).withRange(5), new Strike()), "@...o"));

        assertThat(intent(scenario).orElseThrow().cells()).containsExactly(new Point(0, 0));
        scenario.play(new Move(Direction.EAST));
        assertThat(health(scenario)).isEqualTo(20);
        assertThat(intent(scenario)).isEmpty();
        scenario.expectMap(".@..o");
    }

    @Test
    void anExplosionStaysWhereItWasAnnounced() {
        Weapon ball = AreaWeapon.burst(1, Trajectory.straight(9), Blow.of("3"));
        Scenario scenario = announced(Scenario.of(legend(ball, new Strike()), "......", ".@...o", "......"));

        assertThat(intent(scenario).orElseThrow().cells()).hasSize(5);
        scenario.play(new Move(Direction.NORTH));
        assertThat(health(scenario)).isEqualTo(17);
    }

    @Test
    void anActionOfOnesOwnGivesItsCells() {
        Scenario scenario = announced(Scenario.of(legend(CLUB, new Always(new Slam(new Point(0, 0)))), "@...o"));

        assertThat(intent(scenario)).contains(new Intent(List.of(new Point(0, 0)), new Slam(new Point(0, 0))));
        settled(scenario);
        assertThat(health(scenario)).isEqualTo(16);
    }

    @Test
    void anAnnouncedBumpIsABlowAndNoStep() {
        Scenario scenario = announced(Scenario.of(legend(CLUB, new Always(Bump.toward(Direction.WEST))), "...", ".@o"));

        scenario.play(new Move(Direction.NORTH));
        scenario.expectEventOf(Attacked.class);
        scenario.expectMap(".@.", "..o");
    }

    @Test
    void whatStrikesNothingIsDoneAtOnce() {
        Scenario scenario = Scenario.of(legend(CLUB, new Chase()), "@...o");

        scenario.play(REST);
        assertThat(intent(scenario)).isEmpty();
        scenario.expectMap("@..o.");
        assertThat(scenario.perform(new Announce(new Move(Direction.EAST))))
                .isEqualTo(ActionResult.alternate(new Move(Direction.EAST)));
    }

    @Test
    void whoIsShovedDropsItAndBeginsAgain() {
        Scenario scenario = announced(Scenario.of(legend(CLUB, new Strike()), "....", ".@o.", "...."));

        scenario.play(new Shove(scenario.id('o'), Direction.NORTH));
        assertThat(intent(scenario)).isEmpty();
        assertThat(scenario.events()).noneMatch(Attacked.class::isInstance);
        settled(announced(scenario));
        assertThat(health(scenario)).isEqualTo(17);
    }

    @Test
    void whoWasParalysedDropsIt() {
        Scenario scenario = announced(Scenario.of(legend(CLUB, new Strike()), ".@o."));

        scenario.play(new Paralyse(scenario.id('o')));
        assertThat(intent(scenario)).isEmpty();
        scenario.play(new Release(scenario.id('o')));
        assertThat(intent(scenario)).isPresent();
        assertThat(health(scenario)).isEqualTo(20);
    }

    @Test
    void aPlayerAnnouncesToo() {
        Scenario scenario = Scenario.of(legend(CLUB, new Chase()), "@o");

        scenario.perform(new Announce(Attack.toward(Direction.EAST)));
        assertThat(scenario.hero().get(Intent.class).orElseThrow().cells()).containsExactly(new Point(1, 0));
        scenario.play();
        assertThat(scenario.expectEventOf(Attacked.class).target().struck()).containsExactly(scenario.id('o'));
        assertThat(scenario.hero().has(Intent.class)).isFalse();
    }

    @Test
    void whoSeesTheActorSeesIt() {
        Scenario scenario = announced(Scenario.of(legend(CLUB, new Strike()), ".@o."));
        TurnView turn = scenario.game().turn(scenario.hero().id());

        assertThat(turn.entity(scenario.id('o')).orElseThrow().get(Intent.class))
                .isEqualTo(intent(scenario));
        assertThat(Intent.threats(turn)).containsExactly(new Point(1, 0));
    }

    @Test
    void whoDoesNotSeeTheActorKnowsNothing() {
        Legend legend = legend(CLUB, new Always(Attack.at(new Point(1, 0))))
                .with(
                        'i',
                        Blueprint.of("ghost").with(new Invisible()).with(new Intent(List.of(new Point(1, 0)), REST)));
        Scenario scenario = Scenario.of(legend, ".@i.");

        assertThat(Intent.threats(scenario.game().turn(scenario.hero().id()))).isEmpty();
    }

    @Test
    void aRememberedActorThreatensNobodyAndLooksAsItDid() {
        Scenario scenario =
                announced(Scenario.of(legend(CLUB, new Always(new Slam(new Point(0, 0)))), "@.o", ".##", ".##"));
        scenario.play(new Shove(scenario.hero().id(), Direction.SOUTH), new Move(Direction.SOUTH));
        TurnView turn = scenario.game().turn(scenario.hero().id());

        assertThat(turn.perception().orElseThrow().sees(scenario.id('o'))).isFalse();
        assertThat(turn.entity(scenario.id('o'))).isPresent();
        assertThat(Intent.threats(turn)).isEmpty();
    }

    @Test
    void theStalkerLeavesTheCellsNowAndThen() {
        Legend legend = legend(CLUB, new Strike())
                .with(
                        's',
                        Blueprint.of("stalker")
                                .with(Health.of(999))
                                .with(LinearWeapon.ofDamage(1))
                                .with(new Stalker()))
                .replacing('@', Blueprint.player("you").with(Health.of(999)).with(LinearWeapon.ofDamage(1)));
        Scenario scenario = Scenario.of(legend, "...", "@s.", "...");
        int evaded = 0;
        for (int i = 0; i < 40; i++) {
            Point at = scenario.entity('s').position().orElseThrow();
            Direction way = Direction.towards(new Point(0, 1), at).orElseThrow();
            scenario.play(new Announce(Attack.toward(way)));
            evaded += scenario.entity('s').position().equals(Optional.of(at)) ? 0 : 1;
        }
        assertThat(evaded).isBetween(5, 35);
        assertThat(health(scenario)).isLessThan(995);
    }

    /** As when it is called off, or another behaviour comes first. */
    @Test
    void whatIsAnnouncedEndsWithTheNextTurnWhateverThatIs() {
        Scenario scenario = Scenario.of(legend(CLUB, new Wander()), "@o...", ".....", ".....");

        scenario.perform(new Announce(Attack.toward(Direction.EAST)));
        assertThat(scenario.hero().has(Intent.class)).isTrue();
        scenario.game().interrupt(scenario.hero().id());
        scenario.play(new Move(Direction.SOUTH));
        assertThat(scenario.hero().has(Intent.class)).isFalse();
    }

    @Test
    void leaveHarmFindsNoCellThatIsThreatenedToo() {
        Legend legend = legend(CLUB, new Strike())
                .with('s', Blueprint.of("sheep").with(Health.of(9)).with(PriorityBrain.of(new LeaveHarm())));
        Scenario scenario = Scenario.of(legend, "..#", "@s#", "..#");

        scenario.play(new AnnounceOver(List.of(new Point(1, 0), new Point(1, 1), new Point(0, 0), new Point(1, 2))));
        scenario.expectMap("..#", "@.#", "s.#");
    }

    /** Announces a rest over those cells, as an action of a game may. */
    private record AnnounceOver(List<Point> cells) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.set(context.view().actor().id(), new Intent(cells, new Rest()));
            return ActionResult.succeeded();
        }
    }

    @Test
    void whoseCellIsAnnouncedIsDisturbed() {
        Scenario scenario = announced(Scenario.of(legend(CLUB, new Always(new Slam(new Point(0, 0)))), "@......o"));
        TurnView turn = scenario.game().turn(scenario.hero().id());

        assertThat(Lookout.from(turn).disturbance(turn)).contains(new Disturbance.Foe(scenario.id('o')));
        scenario.play(new Move(Direction.EAST));
        TurnView elsewhere = scenario.game().turn(scenario.hero().id());
        assertThat(Lookout.from(elsewhere).disturbance(elsewhere)).isEmpty();
    }

    @Test
    void anIntentHasCells() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Intent(List.of(), REST))
                .withMessageContainingAll("Rest[]", "1 cell or more", "without an Intent");
    }
}
