package io.github.undercroft.combat;

import static io.github.undercroft.combat.Armoury.line;
import static io.github.undercroft.combat.Armoury.sights;
import static io.github.undercroft.combat.Armoury.struck;
import static io.github.undercroft.geometry.Direction.EAST;
import static io.github.undercroft.geometry.Direction.SOUTH_EAST;
import static io.github.undercroft.geometry.Direction.WEST;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Aim;
import io.github.undercroft.Target;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class LinearWeaponTest {

    private static final Aim TOWARD_EAST = new Aim.Toward(EAST);

    private static Scenario bow(int range, String... rows) {
        return Scenario.of(Armoury.armed(LinearWeapon.ofDamage(1).withRange(range)), rows);
    }

    private static Aim at(int x, int y) {
        return new Aim.At(new Point(x, y));
    }

    private static void assertStrikes(Scenario scenario, Aim aim, int glyph) {
        assertThat(struck(scenario, aim)).contains(scenario.id(glyph));
    }

    private static void assertStrikesNobody(Scenario scenario, Aim aim) {
        assertThat(sights(scenario, aim)).isEmpty();
    }

    @Test
    void numbersOutOfRangeAreRefused() {
        assertThatThrownBy(() -> LinearWeapon.ofDamage(1).withRange(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1 or more")
                .hasMessageContaining("0");
        assertThatThrownBy(() -> LinearWeapon.ofDamage(-7))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-7");
        assertThat(LinearWeapon.ofDamage(0).allies()).isEqualTo(AllyPolicy.HOLDS_FIRE);
    }

    @Test
    void aFistReachesTheNextCellAlone() {
        assertStrikes(bow(1, "@g"), TOWARD_EAST, 'g');
        assertStrikes(bow(1, "@.", ".g"), new Aim.Toward(SOUTH_EAST), 'g');
        assertStrikesNobody(bow(1, "@.g"), TOWARD_EAST);
        assertStrikesNobody(bow(1, "g@"), TOWARD_EAST);
    }

    @Test
    void aBowReachesAsFarAsItsRange() {
        assertStrikes(bow(3, "@..g"), TOWARD_EAST, 'g');
        assertStrikesNobody(bow(3, "@...g"), TOWARD_EAST);
    }

    @Test
    void theFirstInTheLineIsHitAndThePathEndsThere() {
        Scenario scenario = bow(9, "@.bg");

        assertThat(sights(scenario, TOWARD_EAST))
                .contains(new Target(
                        List.of(scenario.id('b')),
                        List.of(new Point(1, 0), new Point(2, 0)),
                        List.of(new Point(2, 0))));
    }

    @Test
    void wallsAndClosedDoorsStopItAndOpenDoorsDoNot() {
        assertStrikesNobody(bow(9, "@.#g"), TOWARD_EAST);
        assertStrikesNobody(bow(9, "@.+g"), TOWARD_EAST);
        assertStrikes(bow(9, "@.-g"), TOWARD_EAST, 'g');
    }

    @Test
    void itPassesBetweenTwoWallsOnADiagonal() {
        assertStrikes(bow(9, "@#.", "#..", "..g"), new Aim.Toward(SOUTH_EAST), 'g');
    }

    @Test
    void theBorderOfTheBoardStopsIt() {
        assertStrikesNobody(bow(9, "@..", "g.."), TOWARD_EAST);
        assertStrikesNobody(bow(9, "@g"), new Aim.Toward(WEST));
    }

    @Test
    void whatLiesAboutIsNotHit() {
        assertStrikes(bow(9, "@sg"), TOWARD_EAST, 'g');
        assertStrikesNobody(bow(9, "@s."), TOWARD_EAST);
    }

    @Test
    void itHoldsFireWithAnAllyInTheWay() {
        assertStrikesNobody(bow(9, "@fg"), TOWARD_EAST);
        assertStrikes(bow(9, "@gf"), TOWARD_EAST, 'g');
    }

    @Test
    void itHitsAnyoneWhoComesFirst() {
        Scenario scenario = Scenario.of(Armoury.armed(line(9, AllyPolicy.HITS_ANYONE)), "@fg");

        assertStrikes(scenario, TOWARD_EAST, 'f');
    }

    @Test
    void itReachesOverAlliesToWhoeverIsBehindThem() {
        Scenario scenario = Scenario.of(Armoury.armed(line(4, AllyPolicy.REACHES_OVER)), "@fffg");

        assertThat(sights(scenario, TOWARD_EAST).orElseThrow().path()).hasSize(4);
        assertStrikes(scenario, TOWARD_EAST, 'g');
        assertStrikesNobody(Scenario.of(Armoury.armed(line(3, AllyPolicy.REACHES_OVER)), "@fffg"), TOWARD_EAST);
        assertStrikesNobody(Scenario.of(Armoury.armed(line(9, AllyPolicy.REACHES_OVER)), "@f#g"), TOWARD_EAST);
        assertStrikesNobody(Scenario.of(Armoury.armed(line(9, AllyPolicy.REACHES_OVER)), "@ff"), TOWARD_EAST);
    }

    @ParameterizedTest
    @EnumSource(AllyPolicy.class)
    void aBarrelIsNobodysAlly(AllyPolicy allies) {
        assertStrikes(Scenario.of(Armoury.armed(line(9, allies)), "@.bg"), TOWARD_EAST, 'b');
    }

    @ParameterizedTest
    @EnumSource(AllyPolicy.class)
    void whatIsIndestructibleEndsTheLineWhoeverSideItIsOn(AllyPolicy allies) {
        assertStrikesNobody(Scenario.of(Armoury.armed(line(9, allies)), "@.og"), TOWARD_EAST);
        assertStrikesNobody(Scenario.of(Armoury.armed(line(9, allies)), "@.Og"), TOWARD_EAST);
    }

    @Test
    void aimedAtACellItHitsTheFirstOnTheWay() {
        assertStrikes(bow(9, "@.g..", "....."), at(4, 0), 'g');
        assertStrikes(bow(9, "@....", "..g.."), at(4, 2), 'g');
    }

    @Test
    void aimedAtACellItEndsThere() {
        assertStrikes(bow(9, "@..g"), at(3, 0), 'g');
        assertStrikesNobody(bow(9, "@..g"), at(2, 0));
    }

    @Test
    void aimedAtACellBeyondItsRangeItGoesAsFarAsItReaches() {
        assertStrikesNobody(bow(2, "@..g"), at(3, 0));
        assertStrikes(bow(2, "@.g."), at(3, 0), 'g');
    }

    @Test
    void aimedAtOnesOwnCellItHitsNobody() {
        assertStrikesNobody(bow(9, "@g"), at(0, 0));
        assertStrikesNobody(Scenario.of(Armoury.armed(line(9, AllyPolicy.HITS_ANYONE)), "@g"), at(0, 0));
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MAX_VALUE, Integer.MAX_VALUE - 1})
    void aReachWithoutEndCostsNoMoreThanTheBoard(int range) {
        assertStrikes(bow(range, "@...g"), TOWARD_EAST, 'g');
        assertStrikesNobody(bow(range, "@...", "...g"), TOWARD_EAST);
        assertStrikes(bow(range, "@...g"), at(4, 0), 'g');
        assertStrikesNobody(bow(range, "@...g"), at(3, 0));
    }
}
