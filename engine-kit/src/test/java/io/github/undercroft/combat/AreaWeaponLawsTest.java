package io.github.undercroft.combat;

import static io.github.undercroft.combat.Armoury.asked;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Aim;
import io.github.undercroft.Blocks;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Motility;
import io.github.undercroft.Target;
import io.github.undercroft.area.Disc;
import io.github.undercroft.area.Pattern;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class AreaWeaponLawsTest {

    private static final int ATTACKS = 4;

    /** Plays some attacks of a random weapon on a random board, and shows each before and after. */
    private static void attacks(long seed, Law law) {
        RandomSource random = RandomSource.of(seed);
        Scenario scenario = Battlefield.scenario(random);
        for (int i = 0; i < ATTACKS && scenario.hero().isAlive(); i++) {
            Aim aim = Battlefield.aim(random, scenario);
            Fight fight = Fight.of(scenario, aim);
            scenario.perform(new Attack(aim));
            Invariants.check(scenario.game());
            law.check(fight, scenario);
        }
    }

    private interface Law {
        void check(Fight before, Scenario after);
    }

    /** What was known before an attack. */
    private record Fight(
            AreaWeapon weapon, Point from, List<Point> told, Map<EntityId, Integer> hitPoints, List<Entity> standing) {

        static Fight of(Scenario scenario, Aim aim) {
            AreaWeapon weapon =
                    (AreaWeapon) scenario.game().view().weapon(scenario.hero()).orElseThrow();
            List<Point> told = asked(
                    scenario, view -> new AttackTemplate(weapon.trajectory().range()).area(view, aim));
            Map<EntityId, Integer> hitPoints = new TreeMap<>();
            for (Entity each : scenario.game().view().entities()) {
                each.get(Destructible.class).ifPresent(health -> hitPoints.put(each.id(), health.hitPoints()));
            }
            Point from = scenario.hero().position().orElseThrow();
            List<Entity> standing = scenario.game().view().board().entities().stream()
                    .filter(each -> told.contains(each.position().orElseThrow()))
                    .filter(each -> each.has(Blocks.class) && each.has(Destructible.class))
                    .toList();
            return new Fight(weapon, from, told, hitPoints, standing);
        }
    }

    private static <T extends GameEvent> Stream<T> events(Scenario scenario, Class<T> type) {
        return scenario.events().stream().filter(type::isInstance).map(type::cast);
    }

    private static Target target(Scenario scenario) {
        return events(scenario, Attacked.class).findFirst().orElseThrow().target();
    }

    private static boolean hasAttacked(Scenario after) {
        return events(after, Attacked.class).findAny().isPresent();
    }

    private static boolean isWorthIt(Entity each, AllyPolicy allies) {
        return allies == AllyPolicy.HITS_ANYONE ? !each.name().equals("you") : !isOwn(each);
    }

    private static boolean isOwn(Entity each) {
        return each.name().equals("you") || each.name().equals("friend");
    }

    @Property
    void theAreaToldBeforeIsTheAreaHit(@ForAll long seed) {
        attacks(seed, (before, after) -> {
            boolean attacked = hasAttacked(after);
            assertThat(attacked && before.told.isEmpty()).isFalse();
            if (attacked) {
                assertThat(target(after).area()).isEqualTo(before.told);
            }
        });
    }

    @Property
    void struckIsExactlyWhoStandsInTheAreaByPolicyAndNobodyTwice(@ForAll long seed) {
        attacks(seed, (before, after) -> {
            AllyPolicy allies = before.weapon.allies();
            if (!hasAttacked(after)) {
                boolean held = allies == AllyPolicy.HOLDS_FIRE
                        && before.standing.stream().anyMatch(AreaWeaponLawsTest::isOwn);
                assertThat(held || before.standing.stream().noneMatch(each -> isWorthIt(each, allies)))
                        .isTrue();
                return;
            }
            List<EntityId> expected = before.standing.stream()
                    .filter(each -> allies == AllyPolicy.HITS_ANYONE || !isOwn(each))
                    .map(Entity::id)
                    .toList();
            assertThat(target(after).struck()).containsExactlyInAnyOrderElementsOf(expected);
            List<EntityId> told = Stream.concat(
                            events(after, Struck.class).map(Struck::whom),
                            events(after, Missed.class).map(Missed::whom))
                    .toList();
            assertThat(told).containsExactlyInAnyOrderElementsOf(expected);
            if (allies == AllyPolicy.HOLDS_FIRE) {
                assertThat(before.standing).noneMatch(AreaWeaponLawsTest::isOwn);
            }
        });
    }

    @Property
    void nobodyIsHitBehindAWall(@ForAll long seed) {
        attacks(seed, (before, after) -> {
            boolean mindsWalls = !(before.weapon.shape() instanceof Disc || before.weapon.shape() instanceof Pattern);
            if (!hasAttacked(after) || !mindsWalls) {
                return;
            }
            BitGrid open = BitGrid.copyOf(after.game().view().board().passable(Motility.FLY));
            BitGrid reachable = FloodFill.of(Movement.EIGHT_WAY).reachable(open, before.from);
            assertThat(target(after).area()).allMatch(reachable::get);
            assertThat(target(after).path()).allMatch(open::get);
        });
    }

    @Property
    void bonusesSumUpToTheModifiedRollAndDecide(@ForAll long seed) {
        attacks(seed, (before, after) -> {
            events(after, Missed.class).forEach(missed -> assertRoll(missed.roll(), false));
            events(after, Struck.class).forEach(struck -> {
                struck.roll().ifPresent(roll -> assertRoll(roll, true));
                assertThat(struck.roll().isPresent())
                        .isEqualTo(before.weapon.blow().toHit().isPresent());
            });
        });
    }

    private static void assertRoll(HitRoll roll, boolean hit) {
        int attack = roll.attack().stream().mapToInt(Bonus::amount).sum();
        int defence = roll.defence().stream().mapToInt(Bonus::amount).sum();
        assertThat(roll.total()).isEqualTo(roll.rolled() + attack);
        assertThat(roll.against()).isEqualTo(roll.needed() + defence);
        assertThat(roll.rolled() + attack >= roll.needed() + defence).isEqualTo(hit);
        assertThat(roll.rolled()).isBetween(1, 6);
    }

    @Property
    void whoIsHitLosesWhatTheBlowSaysAndEverybodyElseNothing(@ForAll long seed) {
        attacks(seed, (before, after) -> {
            Map<EntityId, Integer> expected = new TreeMap<>(before.hitPoints);
            events(after, Struck.class)
                    .forEach(struck ->
                            expected.merge(struck.whom(), struck.damage().amount(), (left, lost) -> left - lost));
            expected.forEach((who, left) -> {
                boolean alive = after.game().view().entity(who).isPresent();
                assertThat(alive).as("%s with %s", who, left).isEqualTo(left > 0);
                if (alive) {
                    Entity entity = after.game().view().entity(who).orElseThrow();
                    assertThat(entity.get(Destructible.class).orElseThrow().hitPoints())
                            .isEqualTo(left);
                }
            });
        });
    }

    @Property
    void lookingAheadChangesNothingAndAForkPlaysAlike(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        Scenario scenario = Battlefield.scenario(random);
        Aim aim = Battlefield.aim(random, scenario);
        scenario.play();
        long hash = scenario.game().stateHash();

        scenario.game().legalActions(scenario.id('@'));
        scenario.game().preview(scenario.id('@'), new Attack(aim));
        assertThat(scenario.game().stateHash()).isEqualTo(hash);

        var fork = scenario.game().fork();
        fork.submit(scenario.id('@'), new Attack(aim));
        fork.step();
        scenario.perform(new Attack(aim));
        assertThat(fork.stateHash()).isEqualTo(scenario.game().stateHash());
    }
}
