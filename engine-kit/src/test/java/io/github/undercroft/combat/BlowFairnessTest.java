package io.github.undercroft.combat;

import static io.github.undercroft.combat.Armoury.asked;

import io.github.undercroft.Blueprint;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.Legend;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.Distribution;
import io.github.undercroft.random.Tally;
import io.github.undercroft.scenario.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Blows in a game, counted and compared with what is foretold of them. The seed is fixed, so a failure is never luck. */
class BlowFairnessTest {

    private static final int MISS = -1;

    private static Scenario fight(Blow blow) {
        Blueprint you = Blueprint.player("you")
                .with(Health.of(10))
                .with(AreaWeapon.melee(blow))
                .with(new Accuracy(3))
                .with(new Might(1));
        Blueprint dummy =
                Blueprint.of("training dummy").with(Health.of(1_000_000_000)).with(new Defence(5));
        Legend legend = Armoury.unarmed().replacing('@', you).with('x', dummy);
        return Scenario.of(legend, "@x");
    }

    private static void assertFair(String damage, String toHit, int needed, int blows) {
        Blow blow = Blow.of(damage).with(new ToHit(Dice.of(toHit), needed));
        Scenario scenario = fight(blow);
        Tally tally = asked(scenario, view -> {
            Clash clash = new Clash(
                    view, view.actor(), scenario.entity('x'), view.weapon().orElseThrow());
            return foretold(blow, clash, blows);
        });
        for (int i = 0; i < blows; i++) {
            scenario.game().submit(scenario.id('@'), Attack.toward(Direction.EAST));
            ((Step.Acted) scenario.game().step()).events().forEach(event -> {
                if (event instanceof Missed) {
                    tally.count(MISS);
                } else if (event instanceof Struck struck) {
                    tally.count(struck.damage().amount());
                }
            });
        }
        tally.assertFair();
    }

    private static Tally foretold(Blow blow, Clash clash, int blows) {
        Tally tally = new Tally();
        double chance = blow.chanceToHit(clash);
        Distribution harm = blow.damageIfHit(clash);
        harm.values().forEach(value -> tally.expect(value, blows * chance * harm.probability(value)));
        if (chance < 1) {
            tally.expect(MISS, blows * (1 - chance));
        }
        return tally;
    }

    @ParameterizedTest
    @CsvSource({"2d4, 1d20, 10", "1d6-3, 1d20, 12", "4d6kh3, 2d10, 11", "d8!, 1d20, 1", "3, 3d6, 14"})
    void blowsHitAsOftenAndAsHardAsForetold(String damage, String toHit, int needed) {
        assertFair(damage, toHit, needed, 20_000);
    }

    @Tag("soak")
    @ParameterizedTest
    @CsvSource({"2d4, 1d20, 10", "1d6-3, 1d20, 12", "4d6kh3, 2d10, 11", "d8!, 1d20, 1", "3, 3d6, 14"})
    void aMillionBlowsHitAsOftenAndAsHardAsForetold(String damage, String toHit, int needed) {
        assertFair(damage, toHit, needed, 1_000_000);
    }
}
