package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Body;
import io.github.undercroft.Destructible;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Unless;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.game.Explanation;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.sense.Wary;
import io.github.undercroft.stairs.Stairs;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Packs with a leader, in drawn scenes. */
class PackTest {

    private static final Blueprint YOU =
            Blueprint.player("you").with(Health.of(1000)).with(LinearWeapon.ofDamage(9));
    private static final Blueprint WOLF = Blueprint.of("wolf")
            .with(Health.of(5))
            .with(LinearWeapon.ofDamage(1))
            .with(new Pack("wolves"))
            .with(new Unless(new Hunter(), "hunts with its pack", new Surround()));
    private static final Blueprint ALPHA = WOLF.named("alpha wolf").with(new PackLeader());

    private static final String[] LOOP = {
        "###############",
        "#....#####....#",
        "#....#####....#",
        "#.............#",
        "#....#####....#",
        "#.ab...@......#",
        "###############"
    };

    private static Legend wolves(Blueprint wolf) {
        return Scenario.legend()
                .replacing('@', YOU)
                .with('a', wolf.named("a"))
                .with('b', wolf.named("b"))
                .with('c', wolf.named("c"))
                .with('d', wolf.named("d"))
                .with('L', ALPHA);
    }

    private static Scenario scene(String... rows) {
        return Scenario.of(wolves(WOLF), rows);
    }

    private static Scenario turns(int count, Scenario scenario) {
        for (int i = 0; i < count; i++) {
            scenario.play(new Rest());
        }
        return scenario;
    }

    private static Scenario slain(Scenario scenario) {
        return scenario.play(Attack.toward(Direction.EAST));
    }

    private static boolean isAfraid(Scenario scenario, int glyph) {
        return Lasting.has(scenario.entity(glyph), EffectKind.FEAR);
    }

    private static int hitPoints(Scenario scenario) {
        return scenario.hero().get(Destructible.class).orElseThrow().hitPoints();
    }

    @Test
    void eachTakesAnotherCellRoundThePreyThanItsFellows() {
        Scenario scenario = scene(".......", ".......", "...@...", ".......", ".......", ".abcd..");

        turns(2, scenario).expectMap(".......", ".......", "...@...", "..abc..", "..d....", ".......");
        turns(4, scenario).expectMap(".......", "..d....", "...@...", "..abc..", ".......", ".......");
    }

    @Test
    void theyGoRoundEachOtherByStraightStepsToo() {
        Scenario scenario = Scenario.of(
                wolves(WOLF),
                rules -> rules.steps(Movement.FOUR_WAY),
                "#######",
                "#.....#",
                "#..@..#",
                "#.....#",
                "#.abc.#",
                "#######");

        turns(6, scenario).expectMap("#######", "#.....#", "#.a@c.#", "#..b..#", "#.....#", "#######");
    }

    @Test
    void nobodyEntersTheCorridorOfThePreyWhileAFellowGoesRound() {
        Scenario scenario = turns(3, scene(LOOP));

        scenario.expectMap(
                "###############",
                "#....#####....#",
                "#....#####....#",
                "#.....b.......#",
                "#....#####....#",
                "#...a..@......#",
                "###############");
        assertThat(scenario.game().explain(scenario.id('a')).reasons())
                .extracting(Explanation.Because::toString)
                .containsExactly(
                        "waits before the corridor until its fellows are round, to (7,5)", "hunts with its pack");
        assertThat(scenario.game().explain(scenario.id('b')).reasons())
                .extracting(Explanation.Because::toString)
                .containsExactly("goes to a cell of its own beside the prey, to (8,5)", "hunts with its pack");
        turns(8, scenario)
                .expectMap(
                        "###############",
                        "#....#####....#",
                        "#....#####....#",
                        "#.............#",
                        "#....#####....#",
                        "#.....a@b.....#",
                        "###############");
    }

    @Test
    void thoseWhoKnowTheirLairDoSoOutOfViewOfEachOther() {
        Blueprint wolf = WOLF.with(Senses.ofRadius(9).replacing(Familiarity.AT_HOME));

        turns(11, Scenario.of(wolves(wolf), LOOP))
                .expectMap(
                        "###############",
                        "#....#####....#",
                        "#....#####....#",
                        "#.............#",
                        "#....#####....#",
                        "#.....a@b.....#",
                        "###############");
    }

    @Test
    void onceBothMouthsAreHeldAllGoIn() {
        Scenario scenario = scene(
                "################", "#...########...#", "#..a...@......b#", "#...########...#", "################");

        turns(1, scenario)
                .expectMap(
                        "################",
                        "#...########...#",
                        "#..a...@.....b.#",
                        "#...########...#",
                        "################");
        turns(1, scenario)
                .expectMap(
                        "################",
                        "#...########...#",
                        "#...a..@....b..#",
                        "#...########...#",
                        "################");
        turns(4, scenario)
                .expectMap(
                        "################",
                        "#...########...#",
                        "#.....a@b......#",
                        "#...########...#",
                        "################");
    }

    @Test
    void theyWaitForAFellowTenTurnsAtMost() {
        String[] longWay = {
            "#######################",
            "#.....................#",
            "#.###################.#",
            "#....##############...#",
            "#.ba.............@....#",
            "#....##############...#",
            "#######################"
        };
        Scenario scenario = turns(10, scene(longWay)); // of which the first has two turns of the wolves

        assertThat(scenario.entity('a').position()).contains(new Point(4, 4));
        assertThat(scenario.entity('b').position().orElseThrow().y()).isEqualTo(1);
        turns(1, scenario);
        assertThat(scenario.entity('a').position()).contains(new Point(5, 4));
    }

    @Test
    void withoutAWayRoundTheyGoInAtOnce() {
        turns(4, scene("############", "#....#######", "#.ab...@...#", "#....#######", "############"))
                .expectMap("############", "#....#######", "#....ab@...#", "#....#######", "############");
    }

    @Test
    void whoIsAloneOrAsleepOrOfAnotherPackIsNoFellow() {
        Blueprint sleeper = WOLF.replacing(Wary.asleep(new Hunter())).with(Senses.ofRadius(2));
        Blueprint stranger = WOLF.replacing(new Pack("hyenas"));
        for (Blueprint other : List.of(sleeper, stranger)) {
            Legend legend = wolves(WOLF).replacing('b', other.named("b"));
            Scenario scenario = Scenario.of(legend, LOOP);

            turns(3, scenario);

            assertThat(scenario.entity('a').position().orElseThrow().x()).isGreaterThan(4);
        }
    }

    @Test
    void aLargePreyIsSurroundedAndALargeFellowTakesRoomForAllOfIt() {
        Blueprint bear = WOLF.named("c").with(new Body(2, 2));
        Legend legend = wolves(WOLF).replacing('@', YOU.with(new Body(2, 2))).replacing('c', bear);
        Scenario scenario = Scenario.of(
                legend,
                "..........",
                "..........",
                "....@@....",
                "....@@....",
                "..........",
                "..........",
                ".ab.cc....",
                "....cc....");

        turns(8, scenario);

        for (int glyph : List.of((int) 'a', (int) 'b', (int) 'c')) {
            assertThat(scenario.game().explain(scenario.id(glyph)).reasons())
                    .as(scenario.map())
                    .first()
                    .extracting(Explanation.Because::reason)
                    .isEqualTo("attacks an enemy in reach");
        }
    }

    @Test
    void allOfThePackFleeForTenTurnsWhenTheirLeaderFalls() {
        Scenario scenario = slain(scene(
                "################", "#@L............#", "#.a............#", "#..b...........#", "################"));

        scenario.expectMap(
                "################", "#@.............#", "#..a...........#", "#...b..........#", "################");
        turns(8, scenario);
        assertThat(isAfraid(scenario, 'a')).isTrue();
        assertThat(isAfraid(scenario, 'b')).isTrue();
        turns(2, scenario);
        assertThat(isAfraid(scenario, 'a')).isFalse();
        turns(12, scenario);
        assertThat(hitPoints(scenario)).isLessThan(1000);
    }

    @Test
    void whatIsAfraidAndCannotFleeFights() {
        Scenario beside = slain(scene("######", "#a@L##", "######"));
        assertThat(isAfraid(beside, 'a')).isTrue();
        int before = hitPoints(beside);
        turns(3, beside);
        assertThat(hitPoints(beside)).isLessThan(before);

        Scenario apart = slain(scene("#######", "#a..@L#", "#######"));
        turns(6, apart).expectMap("#######", "#..a@.#", "#######");
        assertThat(isAfraid(apart, 'a')).isTrue();
        assertThat(hitPoints(apart)).isLessThan(1000);
    }

    @Test
    void whileAnotherLeaderIsThereNobodyFlees() {
        Legend legend = wolves(WOLF).replacing('b', ALPHA.named("b"));
        Scenario scenario = Scenario.of(legend, "@L.....", "..ab...");

        slain(scenario);
        assertThat(isAfraid(scenario, 'a')).isFalse();
        assertThat(isAfraid(scenario, 'b')).isFalse();
    }

    @Test
    void onlyTheLeadersOwnPackFleesAndNotWhoSleepsOrIsPlayed() {
        Legend legend = wolves(WOLF)
                .replacing('@', YOU.with(new Pack("wolves")))
                .replacing('b', WOLF.named("b").replacing(new Pack("hyenas")))
                .replacing(
                        'c',
                        WOLF.named("c").replacing(Wary.asleep(new Hunter())).with(Senses.ofRadius(1)));
        Scenario scenario = slain(Scenario.of(legend, "@L......", "..ab...c"));

        assertThat(isAfraid(scenario, 'a')).isTrue();
        assertThat(isAfraid(scenario, 'b')).isFalse();
        assertThat(isAfraid(scenario, 'c')).isFalse();
        assertThat(isAfraid(scenario, '@')).isFalse();
    }

    @Test
    void aPlainWolfIsNoLeader() {
        Scenario scenario = slain(scene("@b.....", "..a...."));

        assertThat(isAfraid(scenario, 'a')).isFalse();
    }

    @Test
    void aLeaderThatTakesTheStairsHasNotFallenAndWhoIsElsewhereNoticesNothing() {
        Blueprint leaver = ALPHA.replacing(PriorityBrain.of(new Descend()));
        Legend legend = wolves(WOLF)
                .with('>', Stairs.down(1))
                .with('l', leaver)
                .replacing('b', WOLF.named("b").replacing(PriorityBrain.of(new Descend())))
                .replacing('c', WOLF.named("c").replacing(new Bystander()));
        Scenario scenario = Scenario.of(
                legend,
                rules -> rules.level(
                        "below", LevelText.of("<.....", Legend.standard().with('<', Stairs.up(0)))),
                "@L.#.l>",
                "...#b..",
                "...#c..");

        turns(5, scenario);
        assertThat(scenario.game()
                        .view()
                        .boardOf(scenario.id('l'))
                        .orElseThrow()
                        .level())
                .isEqualTo(1);
        assertThat(scenario.game()
                        .view()
                        .boardOf(scenario.id('b'))
                        .orElseThrow()
                        .level())
                .isEqualTo(1);
        assertThat(isAfraid(scenario, 'c')).isFalse();

        slain(scenario);
        assertThat(isAfraid(scenario, 'b')).isFalse();
        assertThat(isAfraid(scenario, 'c')).isTrue();
    }

    @Test
    void theNumbersAndNamesAreChecked() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Pack("")).withMessageContaining("wolves");
        assertThatIllegalArgumentException().isThrownBy(() -> new PackLeader(0)).withMessageContaining("1 turn");
        assertThatIllegalArgumentException().isThrownBy(() -> new Surround(-1)).withMessageContaining("0 turns");
    }
}
