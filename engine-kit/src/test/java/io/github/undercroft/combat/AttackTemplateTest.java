package io.github.undercroft.combat;

import static io.github.undercroft.combat.Armoury.asked;
import static io.github.undercroft.geometry.Direction.EAST;
import static io.github.undercroft.geometry.Direction.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Aim;
import io.github.undercroft.event.Rested;
import io.github.undercroft.game.Choice;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.scenario.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

class AttackTemplateTest {

    private static final AttackTemplate TEMPLATE = new AttackTemplate(5);
    private static final Aim TOWARD_EAST = new Aim.Toward(EAST);

    private static List<Point> area(Scenario scenario, Aim aim) {
        return asked(scenario, view -> TEMPLATE.area(view, aim));
    }

    @Test
    void aimedItIsAnAttack() {
        assertThat(TEMPLATE.aimed(TOWARD_EAST)).isEqualTo(Attack.toward(EAST));
        assertThat(TEMPLATE.aimed(new Aim.At(new Point(1, 2)))).isEqualTo(new Attack(new Aim.At(new Point(1, 2))));
    }

    @Test
    void itsAreaIsTheCellThatWouldBeHit() {
        Scenario scenario = Scenario.of(Armoury.armed(LinearWeapon.ofDamage(1).withRange(5)), "@..g.", ".....");

        assertThat(area(scenario, TOWARD_EAST)).containsExactly(new Point(3, 0));
        assertThat(area(scenario, new Aim.At(new Point(4, 0)))).containsExactly(new Point(3, 0));
    }

    @Test
    void itsAreaIsWhereTheShotEndsWithNobodyToHit() {
        Scenario scenario = Scenario.of(Armoury.armed(LinearWeapon.ofDamage(1).withRange(5)), "@..g.", ".....");

        assertThat(area(scenario, new Aim.Toward(SOUTH))).containsExactly(new Point(0, 1));
        assertThat(area(scenario, new Aim.At(new Point(2, 0)))).containsExactly(new Point(2, 0));
    }

    @Test
    void itsAreaIsEmptyForTheUnarmed() {
        assertThat(area(Scenario.of(Armoury.unarmed(), "@g"), TOWARD_EAST)).isEmpty();
    }

    @Test
    void lookingAtItsAreaChangesNothing() {
        Scenario scenario = Scenario.of(Armoury.armed(LinearWeapon.ofDamage(1).withRange(5)), "@g");

        area(scenario, TOWARD_EAST);

        scenario.expectEvents(new Rested(scenario.id('g')));
    }

    @Test
    void aWeaponOffersToAttackWithinItsRange() {
        Scenario scenario = Scenario.of(Armoury.armed(LinearWeapon.ofDamage(1).withRange(7)), "@g");

        assertThat(scenario.game().legalActions(scenario.id('@'))).contains(new Choice.Aimed(new AttackTemplate(7)));
    }
}
