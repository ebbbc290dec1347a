package io.github.undercroft.combat;

import static io.github.undercroft.combat.Armoury.asked;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.Target;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class BestAimTest {

    private static final Blow ONE = Blow.of("1");
    private static final AreaWeapon FIRE = AreaWeapon.burst(1, Trajectory.lobbed(6), ONE);

    private static Optional<BestAim> best(Scenario scenario, int friendWeight) {
        return asked(scenario, view -> best(view, friendWeight));
    }

    private static Optional<BestAim> best(TurnView view, int friendWeight) {
        AreaWeapon weapon = (AreaWeapon) view.weapon().orElseThrow();
        return BestAim.of(view, weapon, weapon.trajectory().range(), Worth.enemiesMinusFriends(friendWeight));
    }

    private static Scenario armed(AreaWeapon weapon, String... rows) {
        return Scenario.of(Armoury.armed(weapon), rows);
    }

    @Test
    void theCellWithTheMostEnemiesAroundItIsBest() {
        BestAim best = best(armed(FIRE, "..g....", "@.....g", "....b.g"), 1).orElseThrow();

        assertThat(best.aim().target()).isEqualTo(new Point(6, 1));
        assertThat(best.worth()).isEqualTo(2);
        assertThat(best.target().area()).startsWith(best.aim().target());
    }

    @Test
    void alliesCountAgainstIt() {
        AreaWeapon wild = FIRE.replacing(AllyPolicy.HITS_ANYONE);

        assertThat(best(armed(wild, "@....gfg"), 0).orElseThrow().aim().target())
                .isEqualTo(new Point(6, 0));
        assertThat(best(armed(wild, "@....gfg"), 2).orElseThrow().aim().target())
                .isEqualTo(new Point(4, 0));
        assertThat(best(armed(wild, "@....fgf"), 1)).isEmpty();
    }

    @Test
    void ofEquallyGoodCellsTheNearestIsTakenAndThenTheFirstInReadingOrder() {
        assertThat(best(armed(FIRE, ".....", "@...g", "....."), 1)
                        .orElseThrow()
                        .aim()
                        .target())
                .isEqualTo(new Point(3, 1));
        assertThat(best(armed(AreaWeapon.sweep(ONE), "g..", ".@.", "..g"), 1)
                        .orElseThrow()
                        .aim()
                        .target())
                .isEqualTo(new Point(0, 0));
    }

    @Test
    void withNobodyWorthAnAttackThereIsNone() {
        assertThat(best(armed(FIRE, "@...b"), 1)).isEmpty();
        assertThat(best(armed(FIRE, "@"), 1)).isEmpty();
        assertThatThrownBy(() -> Worth.enemiesMinusFriends(-1)).hasMessageContaining("-1");
    }

    @Test
    void onlyWhomTheActorKnowsCounts() {
        Blueprint shortSighted = Blueprint.player("you")
                .with(Health.of(10))
                .with(Senses.ofRadius(3))
                .with(FIRE);
        Scenario scenario = Scenario.of(Scenario.legend().replacing('@', shortSighted), "@..g.gg");

        assertThat(best(scenario, 1).orElseThrow().worth()).isEqualTo(1);
    }

    /** All that is farther away than the hero sees is drawn anew; only what is nearer counts. */
    @Property
    void whatIsOutOfSightChangesNoAim(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        AreaWeapon weapon = Battlefield.weapon(random);
        Blueprint shortSighted = Blueprint.player("you")
                .with(Health.of(9))
                .with(Senses.ofRadius(3))
                .with(weapon);
        List<String> one = Battlefield.rows(random, 11, 9);
        List<String> other = new ArrayList<>();
        List<String> hidden = Battlefield.rows(random, 11, 9);
        Point hero = Battlefield.place('@', one);
        for (int y = 0; y < 9; y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < 11; x++) {
                boolean near = Metric.EUCLIDEAN.within(hero, new Point(x, y), 3);
                char drawn = hidden.get(y).charAt(x);
                row.append(near ? one.get(y).charAt(x) : drawn == '@' ? '.' : drawn);
            }
            other.add(row.toString());
        }

        assertThat(seen(shortSighted, one)).isEqualTo(seen(shortSighted, other));
    }

    private static Optional<List<Object>> seen(Blueprint hero, List<String> rows) {
        Scenario scenario = Scenario.of(Armoury.unarmed().replacing('@', hero), rows.toArray(new String[0]));
        return best(scenario, 1)
                .map(best -> List.of(best.aim(), best.worth(), best.target().area()));
    }

    private record Tried(Point cell, Target target, long worth) {}

    /** Lists all cells of the board with what they are worth, sorts them, and takes the first. */
    @Property
    void itIsTheFirstOfAllCellsSortedByWorthAndDistance(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        Scenario scenario = Battlefield.scenario(random);
        asked(scenario, view -> {
            AreaWeapon weapon = (AreaWeapon) view.weapon().orElseThrow();
            int friendWeight = random.nextInt(3);
            Optional<BestAim> best = best(view, friendWeight);
            Optional<Tried> slow = tried(view, weapon, friendWeight).stream()
                    .filter(tried -> tried.worth > 0)
                    .min(Comparator.comparingLong((Tried tried) -> -tried.worth)
                            .thenComparing(tried -> Metric.CHEBYSHEV.distance(view.position(), tried.cell))
                            .thenComparing(Tried::cell));
            assertThat(best.map(found -> new Tried(found.aim().target(), found.target(), found.worth())))
                    .isEqualTo(slow);
            return best;
        });
    }

    private static List<Tried> tried(TurnView view, AreaWeapon weapon, int friendWeight) {
        List<Tried> all = new ArrayList<>();
        for (int y = 0; y < view.board().height(); y++) {
            for (int x = 0; x < view.board().width(); x++) {
                Point cell = new Point(x, y);
                if (Metric.CHEBYSHEV.within(
                        view.position(), cell, weapon.trajectory().range())) {
                    acquired(view, weapon, cell)
                            .ifPresent(target -> all.add(new Tried(cell, target, worth(view, target, friendWeight))));
                }
            }
        }
        return all;
    }

    private static Optional<Target> acquired(TurnView view, Weapon weapon, Point cell) {
        return weapon.target(view.board(), view, view.position(), new Aim.At(cell));
    }

    private static long worth(TurnView view, Target target, int friendWeight) {
        long worth = 0;
        for (Entity struck : view.board().entities()) {
            if (target.struck().contains(struck.id())) {
                boolean friend = struck.name().equals("friend") || struck.name().equals("you");
                worth += struck.name().equals("goblin") ? 1 : friend ? -friendWeight : 0;
            }
        }
        return worth;
    }
}
