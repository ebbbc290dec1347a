package io.github.undercroft.examples.descent.first;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.combat.Accuracy;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.combat.Might;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.examples.bot.BundledStudies;
import io.github.undercroft.front.StatusLine;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.log.Causes;
import io.github.undercroft.front.mode.CellDescription;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.growth.Bounty;
import io.github.undercroft.growth.Experience;
import io.github.undercroft.growth.Grow;
import io.github.undercroft.item.Container;
import io.github.undercroft.item.Drop;
import io.github.undercroft.item.Locked;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.item.Use;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.study.Column;
import io.github.undercroft.study.SeedRange;
import io.github.undercroft.study.Shard;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the hero may do and become, on a few cells. */
class HeroTest {

    private static Blueprint prey(int points) {
        return Bestiary.RAT
                .replacing(new Bounty(points))
                .replacing(new Bystander())
                .replacing(Health.of(1));
    }

    private static Scenario play(Blueprint hero, Blueprint monster, String... rows) {
        Legend legend = Scenario.legend().replacing('@', hero).with('m', monster);
        return Scenario.of(legend, rules -> rules.steps(Movement.EIGHT_WAY).endsWhen(Ending.LOST), rows);
    }

    private static final Blueprint KILLER = Hero.BLUEPRINT.without(Weapon.class).with(LinearWeapon.ofDamage(9));

    @Test
    void aStepWithASpearStrikesAtTwoCellsAndWithADaggerGoesThere() {
        Direction east = Direction.EAST;
        Blueprint spear = Hero.BLUEPRINT.wearing(EquipmentSlot.HAND, Armoury.SPEAR);

        play(spear, prey(1), "@.m").play(new FirstDescent().step(east)).expectEventOf(Attacked.class);
        play(Hero.BLUEPRINT, prey(1), "@.m").play(new FirstDescent().step(east)).expectMap(".@m");
    }

    @Test
    void experienceForALevelDoubles() {
        Experience growth = Experience.of(play(KILLER, prey(19), "@m.")
                        .play(Attack.toward(Direction.EAST))
                        .hero())
                .orElseThrow();
        assertThat(growth.points()).isEqualTo(19);
        assertThat(growth.level()).isEqualTo(2);
        assertThat(growth.next()).isEqualTo(20);
    }

    @Test
    void plainGroundIsDescribedOnlyWhereNothingElseIs() {
        Scenario scenario = play(KILLER, prey(1), "@m.").play();
        TurnView turn = scenario.game().turn(scenario.hero().id());

        assertThat(CellDescription.at(new FirstDescent(), turn, new Point(0, 0)))
                .isEqualTo("you, floor");
        assertThat(CellDescription.at(new FirstDescent(), turn, new Point(1, 0)))
                .doesNotContain("Bare rock.");
        assertThat(CellDescription.at(new FirstDescent(), turn, new Point(2, 0)))
                .isEqualTo("floor");
    }

    @Test
    void whatIsSaidOfSeveralOnACellNamesEach() {
        Blueprint rich = KILLER.carrying(Blueprint.item("spear"), Blueprint.item("kobold"));
        Scenario scenario = play(rich, prey(1), "@..m").play();

        assertThat(dropped("spear", scenario)).endsWith("floor. 1d6, at up to two cells.");
        assertThat(dropped("kobold", scenario)).contains("floor. Spear: 1d6, at up to two cells. Kobold: Throws darts");
    }

    /** What is said of the cell of the hero, who drops that. */
    private static String dropped(String name, Scenario scenario) {
        EntityId hero = scenario.hero().id();
        scenario.play(Drop.all(scenario.game().view().things(hero).stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow()
                .id()));
        return CellDescription.at(new FirstDescent(), scenario.game().turn(hero), new Point(0, 0));
    }

    @Test
    void eachLevelLeavesAChoiceOfThree() {
        Scenario scenario = play(KILLER, prey(40), "@m.").play(Attack.toward(Direction.EAST));
        assertThat(StatusLine.of(scenario.game().view(), Words.ENGLISH, List.of(StatusLine.GROWTH)))
                .isEqualTo("Level 4 (40/80), grow: 3");
        TurnView turn = scenario.game().turn(scenario.hero().id());
        assertThat(((Verb.Choosing) Verbs.GROW.form()).choices().apply(turn, Words.ENGLISH))
                .containsExactly(
                        new Verb.Named("might, to strike harder: +1 (you have +0)", new Grow(0)),
                        new Verb.Named("hit points: +8 (you have 22)", new Grow(1)),
                        new Verb.Named("a better aim, to hit more often: +1 (you have +3)", new Grow(2)));
        scenario.play(new Grow(0), new Grow(0), new Grow(1));
        assertThat(scenario.hero().get(Might.class)).contains(new Might(2));
        assertThat(scenario.hero().get(Accuracy.class)).contains(new Accuracy(3));
        assertThat(StatusLine.of(scenario.game().view(), Words.ENGLISH, List.of(StatusLine.GROWTH)))
                .isEqualTo("Level 4 (40/80)");
    }

    @Test
    void theEndNamesTheKillerAndTheFloor() {
        assertThat(endBy(Bestiary.OGRE)).isEqualTo("You lose: killed by an ogre, on floor 1, score 10.");
        assertThat(endBy(Bestiary.WARDEN)).isEqualTo("You lose: killed by the warden, on floor 1, score 10.");
    }

    private static String endBy(Blueprint monster) {
        Blueprint weak = Hero.BLUEPRINT.replacing(Health.of(1));
        Blueprint strong = monster.without(Weapon.class).with(LinearWeapon.ofDamage(9));
        Game game = play(weak, strong, "@m").game();
        Causes causes = new Causes(game.view(), new FirstDescent().words());
        while (game.view().outcome().isEmpty()) {
            Step step = game.step();
            if (step instanceof Step.Acted acted) {
                causes.add(acted);
            } else if (step instanceof Step.Awaiting awaiting) {
                game.submit(awaiting.actor(), new Rest());
            }
        }
        return causes.sentence(game.view().outcome().orElseThrow());
    }

    private static Scenario using(Blueprint thing, Blueprint hero, Blueprint monster, String... rows) {
        Scenario scenario = play(hero.carrying(thing), monster, rows);
        EntityId id = scenario.game().view().things(scenario.hero().id()).get(0).id();
        return scenario.play(new Use(id));
    }

    @Test
    void aPotionOfLifeHealsBesideNatureAndLeavesItAfterwards() {
        Scenario scenario = using(Brews.LIFE, Hero.BLUEPRINT.replacing(new Health(1, 100)), prey(1), "@..m");
        for (int i = 0; i < 30; i++) {
            scenario.play(new Rest());
        }
        Entity hero = scenario.hero();
        assertThat(hero.get(Destructible.class).orElseThrow().hitPoints()).isGreaterThanOrEqualTo(25);
        assertThat(hero.get(Effects.class).orElseThrow().all()).hasSize(1);
    }

    @Test
    void aScrollOfTeleportTakesTheReaderFarAway() {
        Scenario scenario = using(Brews.TELEPORT, Hero.BLUEPRINT, prey(1), "@m............................");
        assertThat(Metric.CHEBYSHEV.distance(
                        scenario.hero().position().orElseThrow(),
                        scenario.entity('m').position().orElseThrow()))
                .isGreaterThan(13);
    }

    @Test
    void aScrollOfFrightMakesEnemiesRun() {
        Scenario scenario = using(Brews.FRIGHT, Hero.BLUEPRINT, Bestiary.RAT, "@.m............");
        for (int i = 0; i < 5; i++) {
            scenario.play(new Rest());
        }
        assertThat(scenario.entity('m').position().orElseThrow().x()).isGreaterThan(5);
    }

    @Test
    void aLockedChestOpensByAKeyOrByBashing() {
        Blueprint chest = Chests.locked(Brews.HEALING, Armoury.SPEAR);
        Scenario bashed = play(Hero.BLUEPRINT, chest, "@m");
        int tries = 0;
        while (bashed.entity('m').has(Locked.class) && tries++ < 100) {
            bashed.play(new BashChest(Direction.EAST));
        }
        assertThat(bashed.entity('m').get(Container.class)).contains(Container.OPEN);

        Scenario opened = play(Hero.BLUEPRINT.carrying(Chests.KEY), chest, "@m");
        opened.play(new FirstDescent().step(Direction.EAST), new FirstDescent().step(Direction.EAST));
        assertThat(opened.game().view().things(opened.hero().id())).hasSize(2);
    }

    @Test
    void aChestUsesUpOneOfTheKeys() {
        Blueprint keys = Chests.KEY.replacing(new StackSize(2));
        Scenario scenario = play(Hero.BLUEPRINT.carrying(keys), Chests.locked(Brews.HEALING, Armoury.SPEAR), "@m");
        scenario.play(new FirstDescent().step(Direction.EAST));

        assertThat(Stacks.held(scenario.game().view(), scenario.hero().id(), "iron key"))
                .isEqualTo(1);
    }

    @Test
    void aStudyListsEveryBrew() {
        assertThat(BundledStudies.of(new FirstDescent())
                        .header(new SeedRange(1, 1), Shard.WHOLE)
                        .columns())
                .last()
                .extracting(Column::all)
                .isEqualTo(Brews.ALL.stream().map(Blueprint::name).toList());
    }
}
