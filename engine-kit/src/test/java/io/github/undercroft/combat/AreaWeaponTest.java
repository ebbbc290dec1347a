package io.github.undercroft.combat;

import static io.github.undercroft.combat.Armoury.asked;
import static io.github.undercroft.combat.Armoury.sights;
import static io.github.undercroft.geometry.Direction.EAST;
import static io.github.undercroft.geometry.Direction.NORTH;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Destructible;
import io.github.undercroft.Refusal;
import io.github.undercroft.Target;
import io.github.undercroft.area.Burst;
import io.github.undercroft.game.Choice;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AreaWeaponTest {

    private static final Blow ONE = Blow.of("1");
    private static final Aim TOWARD_EAST = new Aim.Toward(EAST);

    private static Aim at(int x, int y) {
        return new Aim.At(new Point(x, y));
    }

    private static Scenario armed(AreaWeapon weapon, String... rows) {
        return Scenario.of(Armoury.armed(weapon), rows);
    }

    /** The names of who would be struck, in order, or nothing. */
    private static List<String> struck(Scenario scenario, Aim aim) {
        return sights(scenario, aim).stream()
                .flatMap(target -> target.struck().stream())
                .map(id -> scenario.game().view().entity(id).orElseThrow().name())
                .toList();
    }

    @Test
    void aSweepStrikesTheAimedCellAndBothBesideIt() {
        Scenario scenario = armed(
                AreaWeapon.sweep(ONE), //
                "bgs",
                "@g.",
                ".bg");

        assertThat(struck(scenario, TOWARD_EAST)).containsExactly("goblin", "barrel", "goblin");
        assertThat(struck(scenario, at(1, 0))).containsExactly("goblin", "goblin", "barrel");
        assertThat(struck(scenario, at(1, 2))).containsExactly("barrel", "goblin");
        assertThat(struck(armed(AreaWeapon.sweep(ONE), "@.g"), TOWARD_EAST)).isEmpty();
    }

    @Test
    void aBeamPiercesEverybodyUpToTheWall() {
        Scenario scenario = armed(AreaWeapon.beam(9, ONE), "@.gob.g#g");

        assertThat(sights(scenario, TOWARD_EAST).orElseThrow().area())
                .startsWith(new Point(1, 0))
                .endsWith(new Point(6, 0))
                .hasSize(6);
        assertThat(struck(scenario, at(1, 0))).containsExactly("goblin", "barrel", "goblin");
    }

    @Test
    void aConeStrikesWhoIsNotBehindAWall() {
        Scenario scenario = armed(
                AreaWeapon.cone(4, ONE), //
                "...g.",
                "@.g#g",
                "...g.");

        assertThat(struck(armed(AreaWeapon.cone(4, ONE), "...g.", "@.g.g", "...g."), at(4, 1)))
                .hasSize(4);
        assertThat(struck(scenario, at(4, 1))).hasSize(3);
    }

    @Test
    void aBurstExplodesWhereItIsAimedAndWallsGiveCover() {
        String[] rows = {
            "...g#g", //
            "@.....", "....g."
        };
        Target target = sights(armed(AreaWeapon.burst(2, Trajectory.straight(6), ONE), rows), at(3, 1))
                .orElseThrow();

        assertThat(target.path()).containsExactly(new Point(1, 1), new Point(2, 1), new Point(3, 1));
        assertThat(target.area())
                .startsWith(new Point(3, 1), new Point(3, 0))
                .doesNotContain(new Point(4, 0), new Point(5, 0));
        assertThat(target.struck()).hasSize(2);
    }

    @Test
    void whatFliesStraightEndsAtWhoIsInTheWayAndWhatIsLobbedDoesNot() {
        AreaWeapon fire = AreaWeapon.burst(1, Trajectory.straight(6), ONE);
        String[] rows = {"@.b..g."};

        assertThat(sights(armed(fire, rows), at(5, 0)).orElseThrow().path()).hasSize(2);
        assertThat(struck(armed(fire, rows), at(5, 0))).containsExactly("barrel");
        assertThat(struck(armed(fire.replacing(Trajectory.lobbed(6)), rows), at(5, 0)))
                .containsExactly("goblin");
        assertThat(struck(armed(fire.replacing(Trajectory.lobbed(6)), rows), TOWARD_EAST))
                .containsExactly("barrel");
    }

    @Test
    void whatFliesStraightEndsBeforeAWallAndWhatIsLobbedIsNotThrown() {
        AreaWeapon fire = AreaWeapon.burst(1, Trajectory.straight(6), ONE);
        String[] rows = {
            "...g...", //
            "@...#.g"
        };

        assertThat(sights(armed(fire, rows), at(6, 1)).orElseThrow().area()).startsWith(new Point(3, 1));
        assertThat(sights(armed(fire.replacing(Trajectory.lobbed(6)), rows), at(6, 1)))
                .isEmpty();
        assertThat(sights(armed(fire.replacing(Trajectory.lobbed(5)), "@....g"), at(5, 0)))
                .isPresent();
        assertThat(sights(armed(fire.replacing(Trajectory.lobbed(4)), "@....g"), at(5, 0)))
                .isEmpty();
        assertThat(sights(armed(fire, "@#g"), at(2, 0))).isEmpty();
    }

    @Test
    void aBoltStrikesTheFirstInTheLineAlone() {
        Scenario scenario = armed(AreaWeapon.bolt(9, ONE), "@..gg");

        assertThat(sights(scenario, TOWARD_EAST))
                .contains(new Target(
                        List.of(scenario.id('g')),
                        List.of(new Point(1, 0), new Point(2, 0), new Point(3, 0)),
                        List.of(new Point(3, 0))));
        assertThat(sights(scenario, at(2, 0))).isEmpty();
        assertThat(struck(armed(AreaWeapon.melee(ONE), "@.g"), TOWARD_EAST)).isEmpty();
        assertThat(struck(armed(AreaWeapon.melee(ONE), "@gg"), TOWARD_EAST)).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(AllyPolicy.class)
    void aBoltDealsWithAlliesAsALinearWeaponDoes(AllyPolicy allies) {
        for (String row : List.of("@.fg", "@.gf", "@.bg", "@.og", "@.Og", "@ff.", "@.#g", "@.sg")) {
            Scenario bolt = armed(AreaWeapon.bolt(4, ONE).replacing(allies), row);
            Scenario line = Scenario.of(Armoury.armed(Armoury.line(4, allies)), row);
            assertThat(sights(bolt, TOWARD_EAST)).as(row).isEqualTo(sights(line, TOWARD_EAST));
            assertThat(sights(bolt, at(2, 0))).as(row).isEqualTo(sights(line, at(2, 0)));
        }
    }

    @Test
    void alliesInTheAreaAreHitSparedOrHoldFire() {
        AreaWeapon fire = AreaWeapon.burst(2, Trajectory.straight(6), ONE);
        String[] rows = {"@...gf"};

        assertThat(struck(armed(fire.replacing(AllyPolicy.HITS_ANYONE), rows), TOWARD_EAST))
                .containsExactly("goblin", "friend");
        assertThat(struck(armed(fire.replacing(AllyPolicy.REACHES_OVER), rows), TOWARD_EAST))
                .containsExactly("goblin");
        assertThat(struck(armed(fire.replacing(AllyPolicy.HOLDS_FIRE), rows), TOWARD_EAST))
                .isEmpty();
    }

    @Test
    void oneselfInTheAreaIsTreatedLikeAnAlly() {
        AreaWeapon fire = AreaWeapon.burst(2, Trajectory.straight(6), Blow.of("3"));
        Scenario scenario = armed(fire.replacing(AllyPolicy.HITS_ANYONE), "@.g");

        assertThat(struck(armed(fire.replacing(AllyPolicy.HOLDS_FIRE), "@.g"), TOWARD_EAST))
                .isEmpty();
        assertThat(struck(armed(fire.replacing(AllyPolicy.REACHES_OVER), "@.g"), TOWARD_EAST))
                .containsExactly("goblin");
        scenario.play(Attack.toward(EAST));
        assertThat(scenario.hero().get(Destructible.class).orElseThrow().hitPoints())
                .isEqualTo(7);
    }

    @Test
    void withNobodyButOneselfToStrikeThereIsNoTarget() {
        AreaWeapon fire = new AreaWeapon(Burst.of(3), Trajectory.lobbed(2), ONE, AllyPolicy.HITS_ANYONE);
        Scenario scenario = armed(fire, "@..o");

        assertThat(scenario.perform(Attack.toward(EAST))).isEqualTo(ActionResult.alternate(new Move(EAST)));
        assertThat(scenario.perform(new Attack(at(2, 0))))
                .isEqualTo(ActionResult.failed(new Refusal.NoTarget(at(2, 0))));
    }

    @Test
    void aBurstAroundOneselfIsLobbedAtOnesOwnCell() {
        AreaWeapon nova = new AreaWeapon(Burst.of(1), Trajectory.lobbed(0), ONE, AllyPolicy.REACHES_OVER);
        Scenario scenario = armed(nova, ".g.", "g@g", "...");

        assertThat(struck(scenario, at(1, 1))).hasSize(3);
        assertThat(sights(scenario, at(1, 0))).isEmpty();
        assertThat(sights(scenario, new Aim.Toward(NORTH))).isEmpty();
    }

    @Test
    void aimedOutsideTheBoardOnlyADirectionIsLeft() {
        assertThat(struck(armed(AreaWeapon.beam(9, ONE), "@.g"), at(99, 0))).hasSize(1);
        assertThat(struck(
                        armed(AreaWeapon.burst(1, Trajectory.straight(Integer.MAX_VALUE), ONE), "@..g"),
                        at(Integer.MAX_VALUE, 0)))
                .hasSize(1);
        assertThat(sights(
                        armed(AreaWeapon.burst(1, Trajectory.lobbed(Integer.MAX_VALUE), ONE), "@..g"),
                        at(Integer.MAX_VALUE, 0)))
                .isEmpty();
        assertThat(sights(armed(AreaWeapon.beam(9, ONE), "@"), TOWARD_EAST)).isEmpty();
    }

    @Test
    void itIsOfferedWithItsRange() {
        Scenario scenario = armed(AreaWeapon.burst(2, Trajectory.straight(6), ONE), "@g");

        assertThat(scenario.game().legalActions(scenario.id('@'))).contains(new Choice.Aimed(new AttackTemplate(6)));
        assertThatThrownBy(() -> Trajectory.lobbed(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-1");
    }

    @Test
    void whatToExpectIsWhatTheActorKnows() {
        Blueprint shortSighted = Blueprint.player("you")
                .with(Health.of(10))
                .with(Senses.ofRadius(2))
                .with(AreaWeapon.beam(9, ONE));
        Scenario scenario = Scenario.of(Scenario.legend().replacing('@', shortSighted), "@.g.....g");

        Optional<Target> expected = asked(
                scenario, view -> view.weapon().orElseThrow().target(view.board(), view, view.position(), TOWARD_EAST));

        assertThat(expected.orElseThrow().area()).containsExactly(new Point(1, 0), new Point(2, 0));
        assertThat(expected.orElseThrow().struck()).hasSize(1);
        List<Point> told = asked(scenario, view -> new AttackTemplate(9).area(view, TOWARD_EAST));
        assertThat(told).isEqualTo(expected.orElseThrow().area());
        assertThat(struck(scenario, TOWARD_EAST)).hasSize(2);
    }

    @Test
    void aLinearWeaponExpectsNobodyInTheDark() {
        Blueprint shortSighted = Blueprint.player("you")
                .with(Health.of(10))
                .with(Senses.ofRadius(2))
                .with(LinearWeapon.ofDamage(1).withRange(9));
        Scenario scenario = Scenario.of(Scenario.legend().replacing('@', shortSighted), "@......g");

        Optional<Target> expected = asked(
                scenario, view -> view.weapon().orElseThrow().target(view.board(), view, view.position(), TOWARD_EAST));

        assertThat(expected).isEmpty();
        assertThat(sights(scenario, TOWARD_EAST)).isPresent();
    }
}
