package io.github.undercroft.examples.arena;

import static io.github.undercroft.geometry.Direction.EAST;
import static io.github.undercroft.geometry.Direction.WEST;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.Faction;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.time.Schedulers;
import org.junit.jupiter.api.Test;

class BumpTest {

    private static final Blueprint TARGET =
            Blueprint.of("target").with(Health.of(9)).with((Brain) turn -> Decision.act(new Rest()));
    private static final Legend LEGEND = Legend.standard()
            .with('@', Blueprint.player("champion").with(Health.of(5)).with(new Spear(2, 1)))
            .with('f', TARGET.named("friend").with(Faction.PLAYERS))
            .with('g', TARGET);

    private static Scenario arena(int energy, String... rows) {
        Scenario scenario = Scenario.of(
                LEGEND,
                rules -> rules.scheduler(Schedulers.energyByResting(1).withCap(Bump.ATTACK))
                        .steps(Movement.FOUR_WAY),
                rows);
        for (int i = 0; i < energy; i++) {
            scenario.play(new Rest());
        }
        return scenario;
    }

    private static int hitPoints(Scenario scenario, int glyph) {
        return scenario.entity(glyph).get(Destructible.class).orElseThrow().hitPoints();
    }

    @Test
    void bumpingIntoAnEnemyAttacksIt() {
        Scenario scenario = arena(2, "#@g.#");

        assertThat(scenario.perform(new Bump(EAST))).isEqualTo(ActionResult.succeeded());

        assertThat(hitPoints(scenario, 'g')).isEqualTo(8);
        scenario.expectMap("#@g.#");
    }

    @Test
    void aLongWeaponAttacksFromAfar() {
        Scenario scenario = arena(2, "#@.g#");

        scenario.perform(new Bump(EAST));

        assertThat(hitPoints(scenario, 'g')).isEqualTo(8);
        scenario.expectMap("#@.g#");
    }

    @Test
    void whatItStrikesIsToldBefore() {
        Scenario scenario = arena(2, "#@.g#");

        assertThat(new Bump(EAST).strikes(scenario.game().turn(scenario.hero().id())))
                .contains(new Point(3, 0));
    }

    @Test
    void withNobodyThereItIsAStep() {
        Scenario scenario = arena(1, "#@..#g");

        scenario.perform(new Bump(EAST));

        scenario.expectMap("#.@.#g");
    }

    @Test
    void againstAWallItIsARest() {
        Scenario scenario = arena(1, "#@.#g");

        assertThat(scenario.perform(new Bump(WEST))).isEqualTo(ActionResult.alternate(new Rest()));

        scenario.expectMap("#@.#g");
        assertThat(scenario.game().view().energy(scenario.hero().id())).isEqualTo(2);
    }

    @Test
    void againstAFriendItIsARestAndHurtsNobody() {
        Scenario scenario = arena(1, "#@f#g");

        scenario.perform(new Bump(EAST));

        scenario.expectMap("#@f#g");
        assertThat(hitPoints(scenario, 'f')).isEqualTo(9);
        assertThat(scenario.game().view().energy(scenario.hero().id())).isEqualTo(2);
    }

    @Test
    void whoCanPayAStepButNoAttackRestsBeforeAnEnemy() {
        Scenario scenario = arena(1, "#@g.#");

        scenario.perform(new Bump(EAST));

        scenario.expectRefusal(new Refusal.TooExpensive(2, 1));
        assertThat(hitPoints(scenario, 'g')).isEqualTo(9);
        assertThat(scenario.game().view().energy(scenario.hero().id())).isEqualTo(2);
    }

    @Test
    void aSpearRunsThroughAllEnemiesInLine() {
        Scenario scenario = arena(2, "#@gg#");

        scenario.perform(new Bump(EAST));

        assertThat(scenario.game().view().entities())
                .filteredOn(entity -> entity.name().equals("target"))
                .allMatch(target -> target.get(Destructible.class).orElseThrow().hitPoints() == 8);
    }

    @Test
    void aSpearReachesPastAFriendWithoutHurtingHim() {
        Scenario scenario = arena(2, "#@fg#");

        scenario.perform(new Bump(EAST));

        assertThat(hitPoints(scenario, 'f')).isEqualTo(9);
        assertThat(hitPoints(scenario, 'g')).isEqualTo(8);
    }

    @Test
    void aSpearDoesNotGoThroughWalls() {
        Scenario scenario = arena(2, "@#g");

        scenario.perform(new Bump(EAST));

        assertThat(hitPoints(scenario, 'g')).isEqualTo(9);
    }
}
