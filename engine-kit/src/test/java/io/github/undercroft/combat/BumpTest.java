package io.github.undercroft.combat;

import static io.github.undercroft.geometry.Direction.EAST;
import static io.github.undercroft.geometry.Direction.NORTH_EAST;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Bumpable;
import io.github.undercroft.Component;
import io.github.undercroft.Damage;
import io.github.undercroft.Entity;
import io.github.undercroft.Faction;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.Refusal;
import io.github.undercroft.Relations;
import io.github.undercroft.Stance;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Moved;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.ground.Water;
import io.github.undercroft.item.Container;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class BumpTest {

    private static final Faction VILLAGERS = new Faction("villagers");
    private static final Relations PEACE = Relations.usual().between(Faction.PLAYERS, Stance.NEUTRAL, VILLAGERS);

    private record Greeted() implements GameEvent {}

    private record Greet() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.emit(new Greeted());
            return ActionResult.succeeded();
        }
    }

    /** Answers an actor that bumps into it. */
    private record Shop() implements Component, Bumpable {
        @Override
        public Class<Shop> slot() {
            return Shop.class;
        }

        @Override
        public Optional<Action> whenBumped(TurnView by, Entity self) {
            return Optional.of(new Greet());
        }
    }

    /** Strikes the occupant of the next cell, ally or enemy. */
    private record Club() implements Weapon {
        @Override
        public Optional<Target> target(Board board, TurnView turn, Point from, Aim aim) {
            return turn.firstAlong(board, from, aim, 1, each -> true);
        }

        @Override
        public void use(ActionContext context, Target target) {
            context.damage(target, Damage.physical(1));
        }
    }

    private static final Blueprint KEEPER =
            Blueprint.of("shopkeeper").with(Health.of(4)).with(new Shop()).with(new Bystander());

    private static Legend legend(Weapon weapon) {
        return Armoury.armed(weapon)
                .with(
                        'p',
                        Blueprint.of("pet")
                                .with(Faction.PLAYERS)
                                .with(Health.of(4))
                                .with(new Bystander()))
                .with(
                        'v',
                        Blueprint.of("villager")
                                .with(VILLAGERS)
                                .with(Health.of(4))
                                .with(new Bystander()))
                .with('k', KEEPER.with(VILLAGERS))
                .with('t', Blueprint.of("till").with(Health.of(4)).with(new Shop()))
                .with('m', KEEPER)
                .with('c', Blueprint.of("chest").with(Health.of(4)).with(Container.CLOSED))
                .with('=', Water.DEEP);
    }

    private static Scenario scene(Weapon weapon, String... rows) {
        return Scenario.of(legend(weapon), rules -> rules.relations(PEACE), rows);
    }

    private static Scenario scene(String... rows) {
        return scene(LinearWeapon.ofDamage(1).withRange(3), rows);
    }

    private static void assertStruck(Scenario scenario, char who) {
        assertThat(scenario.expectEventOf(Attacked.class).target().struck()).containsExactly(scenario.id(who));
    }

    @Test
    void withNobodyThereItIsAStep() {
        Scenario scenario = scene("@.");

        assertThat(scenario.perform(Bump.toward(EAST))).isEqualTo(ActionResult.alternate(new Move(EAST)));
        scenario.expectMap(".@");
    }

    @Test
    void aClosedDoorIsOpened() {
        scene("@+").play(Bump.toward(EAST)).expectMap("@-");
    }

    @Test
    void anEnemyInTheNextCellIsAttacked() {
        Scenario scenario = scene("@g");

        scenario.play(Bump.toward(EAST));

        assertStruck(scenario, 'g');
    }

    @Test
    void anEnemyFartherAwayIsNot() {
        scene("@.g").play(Bump.toward(EAST)).expectMap(".@g");
    }

    @Test
    void anEnemyInReachIsStruckWhereItSaysSo() {
        Scenario scenario = scene("@.g");

        scenario.play(Bump.toward(EAST).reaching(2));

        assertStruck(scenario, 'g');
    }

    @Test
    void nobodyIsStruckBeyondItsReachOrThatOfTheWeapon() {
        scene("@..g").play(Bump.toward(EAST).reaching(2)).expectMap(".@.g");
        scene(LinearWeapon.ofDamage(1), "@.g")
                .play(Bump.toward(EAST).reaching(2))
                .expectMap(".@g");
    }

    @Test
    void nobodyIsStruckBehindSomebodyElseOrAWall() {
        for (String row : List.of("@f.g", "@#g", "@.vg")) {
            Scenario scenario = scene(row);

            scenario.play(Bump.toward(EAST).reaching(3));

            assertThat(scenario.events()).noneMatch(Attacked.class::isInstance);
        }
    }

    @Test
    void whomTheActorDoesNotSeeIsNotStruckFromAfar() {
        Legend blind = legend(LinearWeapon.ofDamage(1).withRange(3))
                .replacing(
                        '@',
                        Blueprint.player("you")
                                .with(Health.of(10))
                                .with(LinearWeapon.ofDamage(1).withRange(3))
                                .with(Senses.ofRadius(1)));

        Scenario.of(blind, "@.g").play(Bump.toward(EAST).reaching(2)).expectMap(".@g");
    }

    @Test
    void whatItWouldStrikeIsToldBefore() {
        Bump step = Bump.toward(EAST);

        assertThat(step.strikes(seen("@g."))).containsExactly(new Point(1, 0));
        assertThat(step.reaching(2).strikes(seen("@.g"))).containsExactly(new Point(2, 0));
        for (String row : List.of("@.g", "@..", "@k.", "@p.", "@")) {
            assertThat(step.strikes(seen(row))).isEmpty();
        }
        assertThat(step.reaching(2).strikes(seen("@.."))).isEmpty();
    }

    private static TurnView seen(String row) {
        Scenario scenario = scene(row);
        return scenario.game().turn(scenario.hero().id());
    }

    @Test
    void aReachBelowOneCellIsRefused() {
        assertThatThrownBy(() -> Bump.toward(EAST).reaching(0)).hasMessageContaining("at least 1: 0");
    }

    @Test
    void aThingThatCanBeDestroyedIsAttacked() {
        Scenario scenario = scene("@b");

        scenario.play(Bump.toward(EAST));

        assertStruck(scenario, 'b');
    }

    @Test
    void anAllyChangesPlaces() {
        Scenario scenario = scene("@p");

        assertThat(scenario.perform(Bump.toward(EAST))).isEqualTo(ActionResult.succeeded());

        scenario.expectMap("p@");
        assertThat(scenario.events()).filteredOn(Moved.class::isInstance).hasSize(2);
    }

    @Test
    void whoChangesPlacesEntersTheCell() {
        Scenario scenario = Scenario.of(
                legend(LinearWeapon.ofDamage(1))
                        .replacing('@', Blueprint.player("you").with(Health.of(10)), new Acid(Dice.of("1"))),
                "@p");

        scenario.play(Bump.toward(EAST));

        assertThat(scenario.expectEventOf(Damaged.class).who()).isEqualTo(scenario.id('p'));
    }

    @Test
    void anAllyIsRefusedIfTheBumpSaysSo() {
        Scenario scenario = scene("@p");

        scenario.play(Bump.toward(EAST).friends(Bump.Friends.REFUSE))
                .expectRefusal(new Refusal.Occupied(new Point(1, 0), scenario.id('p')))
                .expectMap("@p");
    }

    @Test
    void anAllyWithoutABrainStaysWhereItIs() {
        Scenario scenario = scene("@f");

        scenario.play(Bump.toward(EAST)).expectRefusal(new Refusal.Occupied(new Point(1, 0), scenario.id('f')));
    }

    @Test
    void nobodyChangesPlacesAroundACorner() {
        scene("#p", "@.")
                .play(Bump.toward(NORTH_EAST))
                .expectRefusal(new Refusal.CutsCorner(NORTH_EAST, new Point(0, 0)))
                .expectMap("#p", "@.");
    }

    @Test
    void anAllyThatCannotGoThereStaysWhereItIs() {
        Legend swimming = legend(LinearWeapon.ofDamage(1))
                .replacing(
                        '@',
                        Blueprint.player("you").with(new Moves(List.of(Motility.WALK, Motility.SWIM))),
                        Water.DEEP);

        Scenario.of(swimming, "@p")
                .play(Bump.toward(EAST))
                .expectRefusal(new Refusal.Impassable(new Point(0, 0), Water.DEEP))
                .expectMap("@p");
    }

    @Test
    void aNeutralIsInTheWay() {
        Scenario scenario = scene("@v");

        scenario.play(Bump.toward(EAST)).expectRefusal(new Refusal.Occupied(new Point(1, 0), scenario.id('v')));
    }

    @Test
    void aShopkeeperIsTalkedTo() {
        for (char keeper : "kt".toCharArray()) {
            scene("@" + keeper).play(Bump.toward(EAST)).expectEventOf(Greeted.class);
        }
    }

    @Test
    void aChestIsOpenedAndNotSmashed() {
        Scenario scenario = scene("@c");

        scenario.play(Bump.toward(EAST));

        assertThat(scenario.entity('c').get(Container.class)).contains(Container.OPEN);
    }

    @Test
    void aHostileShopkeeperIsAttacked() {
        Scenario scenario = scene("@m");

        scenario.play(Bump.toward(EAST));

        assertStruck(scenario, 'm');
    }

    @Test
    void anAttackThatWayStrikesNobodyWhoIsNeutral() {
        for (Weapon weapon : List.of(
                LinearWeapon.ofDamage(1).withRange(3),
                new LinearWeapon(3, 1, AllyPolicy.HITS_ANYONE),
                AreaWeapon.sweep(Blow.of("1")),
                new Club())) {
            for (char keeper : "kt".toCharArray()) {
                scene(weapon, "@" + keeper).play(Attack.toward(EAST)).expectEventOf(Greeted.class);
            }
            Scenario scenario = scene(weapon, "@v");
            scenario.play(Attack.toward(EAST)).expectRefusal(new Refusal.Occupied(new Point(1, 0), scenario.id('v')));
        }
    }

    @Test
    void aSweepThatWayHoldsForAShopkeeperBesideAnEnemy() {
        Scenario scenario = scene(AreaWeapon.sweep(Blow.of("1")), ".k", "@g");

        scenario.play(Attack.toward(EAST)).expectRefusal(new Refusal.Occupied(new Point(1, 1), scenario.id('g')));
    }

    @Test
    void anAttackAtACellStrikesAnybody() {
        for (char who : "kvtc".toCharArray()) {
            Scenario scenario = scene("@" + who);

            scenario.play(new Attack(new Aim.At(new Point(1, 0))));

            assertStruck(scenario, who);
        }
    }

    @Test
    void aShotThatReachesOverAlliesReachesOverNeutrals() {
        Scenario scenario = scene(new LinearWeapon(3, 1, AllyPolicy.REACHES_OVER), "@vg");

        scenario.play(Attack.toward(EAST));

        assertStruck(scenario, 'g');
    }

    @Property
    void oneBumpMovesEachWhoMovedByOneStepAndLosesNobody(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        Scenario scenario = scene(crowd(random).toArray(new String[0]));
        int entities = scenario.game().view().entities().size();
        for (int i = 0; i < 8; i++) {
            Point before = scenario.hero().position().orElseThrow();
            Direction way = random.pick(Direction.all());
            Optional<Entity> there = scenario.game().view().board().occupantAt(before.step(way));
            scenario.play(Bump.toward(way));
            Point after = scenario.hero().position().orElseThrow();

            assertThat(after).isIn(before, before.step(way));
            if (there.isPresent() && !after.equals(before)) {
                assertThat(there.get().name()).isEqualTo("pet");
                assertThat(there.get().position()).contains(before);
            }
            Invariants.check(scenario.game());
        }
        assertThat(scenario.game().view().entities()).hasSize(entities);
    }

    private static List<String> crowd(RandomSource random) {
        List<String> rows = Battlefield.rows(random, 4, 3);
        return rows.stream().map(row -> row.replace('g', 'p').replace('b', 'v')).toList();
    }
}
