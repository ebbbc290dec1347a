package io.github.undercroft.growth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Blocks;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Reaction;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.combat.Might;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.effect.Poison;
import io.github.undercroft.event.Died;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.OpenTerrain;
import io.github.undercroft.value.SameByReflection;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.MessageLog;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Experience for whoever is behind a death, levels and choices. */
class GrowthTest {

    private static final Experience TEN =
            Experience.of(Levels.doublingFrom(10), Gain.health(8), Gain.aim(1), Gain.might(1));

    private static final Blueprint HERO = Blueprint.player("hero")
            .with(Health.of(20))
            .with(LinearWeapon.ofDamage(9))
            .with(TEN);

    private static Blueprint prey(int hitPoints, int bounty) {
        return Blueprint.of("rat")
                .with(new Bystander())
                .with(Health.of(hitPoints))
                .with(new Bounty(bounty));
    }

    /** Does something to the rat. */
    private record To(Consequence what, EntityId whom) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            what.befall(context, whom);
            return ActionResult.succeeded();
        }
    }

    private static Scenario play(Blueprint hero, Blueprint rat, String... rows) {
        Legend legend = Scenario.legend()
                .replacing('@', hero)
                .with('r', rat)
                .with('~', Acid.of(9))
                .with(
                        'B',
                        Blueprint.item("barrel")
                                .with(Health.of(1))
                                .with(new Blocks())
                                .with(new Explodes()));
        return Scenario.of(legend, rows);
    }

    private static int points(Scenario scenario) {
        return Experience.of(scenario.hero()).orElseThrow().points();
    }

    private static Scenario to(Consequence what, Blueprint rat, String... rows) {
        Scenario scenario = play(HERO, rat, rows);
        return scenario.play(new To(what, scenario.id('r')));
    }

    @Test
    void levelsThatDoNotRiseAreToldAndNotCountedForEver() {
        Experience flat = new Experience(level -> 5, List.of(), 5, 0);

        assertThatThrownBy(flat::level)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Level 3 begins at 5 points")
                .hasMessageContaining("Levels.NEVER");
        assertThat(new Experience(level -> level == 2 ? 5 : Levels.NEVER, List.of(), 999, 0).level())
                .isEqualTo(2);
    }

    @Test
    void aKillGivesTheBountyOfTheDead() {
        Scenario scenario = play(HERO, prey(9, 7), "@r").play(Attack.toward(Direction.EAST));
        assertThat(scenario.expectEventOf(Died.class).body().get(Bounty.class)).contains(new Bounty(7));
        assertThat(points(scenario)).isEqualTo(7);
    }

    @Test
    void thePoisonerIsBehindALateDeath() {
        Scenario scenario = to(new Afflict(Poison.of("1", 9)), prey(4, 7), "@..r");
        for (int i = 0; i < 6; i++) {
            scenario.play(new Rest());
        }
        assertThat(points(scenario)).isEqualTo(7);
    }

    @Test
    void whoPoisonsCountsAndNotWhoHitAfterwards() {
        Blueprint hitter = Blueprint.of("ally")
                .with(PriorityBrain.of(turn -> Optional.of(Attack.toward(Direction.EAST))))
                .with(LinearWeapon.ofDamage(1));
        Legend legend = Scenario.legend().replacing('@', HERO).with('a', hitter).with('r', prey(5, 7));
        Scenario scenario = Scenario.of(legend, "@.ar");
        scenario.play(new To(new Afflict(Poison.of("4", 9)), scenario.id('r')));
        scenario.play(new Rest()).play(new Rest());
        assertThat(points(scenario)).isEqualTo(7);
    }

    /** Shoves somebody east. */
    private record Shove() implements Consequence {
        @Override
        public void befall(ActionContext context, EntityId who) {
            context.tryStep(who, Direction.EAST);
        }
    }

    @Test
    void theOneWhoPushedIsBehindWhatTheGroundDoes() {
        assertThat(points(to(new Shove(), prey(9, 7), "@r~").play(new Rest()))).isEqualTo(7);
    }

    @Test
    void thePushIsForgottenWhenTheVictimMovesByItself() {
        Blueprint walker = prey(9, 7).replacing(PriorityBrain.of(turn -> Optional.of(new Move(Direction.EAST))));
        Scenario scenario = to(new Shove(), walker, "@r..~");
        scenario.play(new Rest(), new Rest());
        assertThat(scenario.expectEventOf(Died.class).cause().by()).isEqualTo(EntityId.WORLD);
        assertThat(points(scenario)).isEqualTo(0);
    }

    /** Fire that remembers who lit it. */
    private record Fire(EntityId by) implements OpenTerrain, ActiveTerrain {
        @Override
        public String name() {
            return "fire";
        }

        @Override
        public void whenTurnEnds(ActionContext context, Entity who) {
            new Harm(Dice.of("9"), new DamageKind("fire")).befall(context, who.id());
        }
    }

    /** Lights a fire under somebody. */
    private record Light() implements Consequence {
        @Override
        public void befall(ActionContext context, EntityId who) {
            Point at = context.game().entity(who).flatMap(Entity::position).orElseThrow();
            context.setTerrain(at, new Fire(context.view().actor().id()));
        }
    }

    @Test
    void theOneWhoLitTheFireIsBehindItsDeaths() {
        assertThat(points(to(new Light(), prey(9, 7), "@.r").play(new Rest()))).isEqualTo(7);
    }

    /** Hurts all around when it is destroyed. */
    private record Explodes() implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (event instanceof Died died && died.who().equals(self.id())) {
                for (Direction way : Direction.all()) {
                    context.board()
                            .occupantAt(died.at().step(way))
                            .ifPresent(near -> context.damage(near.id(), Damage.physical(9)));
                }
            }
        }
    }

    @Test
    void theOneWhoSetOffABarrelIsBehindIt() {
        assertThat(points(play(HERO.replacing(Health.of(90)), prey(9, 7), "@Br").play(Attack.toward(Direction.EAST))))
                .isEqualTo(7);
    }

    /** Calls a fighter next to somebody. */
    private record Call() implements Consequence {
        @Override
        public void befall(ActionContext context, EntityId who) {
            Point at = context.game().entity(who).flatMap(Entity::position).orElseThrow();
            context.trySpawn(
                    Blueprint.of("wolf")
                            .with(PriorityBrain.of(turn -> Optional.of(Attack.toward(Direction.EAST))))
                            .with(Faction.PLAYERS)
                            .with(LinearWeapon.ofDamage(9)),
                    at.step(Direction.WEST));
        }
    }

    @Test
    void theSummonerIsBehindWhatItsAlliesKill() {
        assertThat(points(to(new Call(), prey(9, 7), "@..r").play(new Rest()).play(new Rest())))
                .isEqualTo(7);
    }

    @Test
    void theWorldGivesExperienceToNobody() {
        Blueprint ill = prey(1, 7).with(Effects.of(Poison.of("1", 9)));
        Scenario scenario = play(HERO, ill, "@.r").play(new Rest());
        assertThat(scenario.expectEventOf(Died.class).cause().by()).isEqualTo(EntityId.WORLD);
        assertThat(points(scenario)).isEqualTo(0);
    }

    @Test
    void eachLevelTakesTwiceAsManyPointsOrThoseOfATable() {
        Levels ten = Levels.doublingFrom(10);
        assertThat(List.of(ten.pointsFor(2), ten.pointsFor(3), ten.pointsFor(4), ten.pointsFor(99)))
                .containsExactly(10, 20, 40, Levels.NEVER);
        Levels table = Levels.table(5, 12);
        assertThat(new Experience(table, TEN.gains(), 11, 0).level()).isEqualTo(2);
        assertThat(new Experience(table, TEN.gains(), 99, 0).level()).isEqualTo(3);
        assertThat(new Experience(ten, TEN.gains(), Levels.NEVER - 1, 0).level())
                .isEqualTo(29);
        assertThatThrownBy(() -> Levels.table(5, 5)).hasMessageContaining("[5, 5]");
    }

    @Test
    void aChoiceStaysOpenUntilItIsMade() {
        Scenario scenario = play(HERO.with(new Explodes()), prey(9, 20), "@r").play(Attack.toward(Direction.EAST));
        assertThat(Experience.of(scenario.hero()).orElseThrow().open()).isEqualTo(2);

        scenario.play(new Rest()).play(new Grow(2)).play(new Grow(0));

        assertThat(scenario.hero().get(Might.class)).contains(new Might(1));
        assertThat(scenario.hero().get(Destructible.class)).contains(new Health(28, 28));
        assertThat(scenario.hero().get(Reaction.class))
                .contains(Reaction.Several.of(new Experience(TEN.levels(), TEN.gains(), 20, 2), new Explodes()));
        assertThat(scenario.perform(new Grow(1))).isEqualTo(ActionResult.failed(new Grow.NothingToChoose()));
    }

    private static TurnView turn(Blueprint hero) {
        Scenario scenario = play(hero, prey(9, 1), "@r");
        return scenario.game().turn(scenario.hero().id());
    }

    @Test
    void aBotChoosesByItsRule() {
        TurnView turn = turn(HERO.replacing(new Experience(TEN.levels(), TEN.gains(), 40, 1)));
        assertThat(ChooseGain.FIRST.next(turn)).contains(new Grow(0));
        assertThat(ChooseGain.IN_TURN.next(turn)).contains(new Grow(1));
        assertThat(ChooseGain.AT_RANDOM.next(turn)).isPresent();
        assertThat(ChooseGain.IN_TURN.next(turn(HERO))).isEmpty();
    }

    @Test
    void levelsAndChoicesAreTold() {
        Scenario scenario = play(HERO, prey(9, 10), "@r").play(Attack.toward(Direction.EAST));
        MessageLog log = MessageLog.of(scenario.hero().id(), English.standard());
        log.addAll(scenario.events(), scenario.game().view());
        scenario.play(new Grow(1));
        log.addAll(scenario.events(), scenario.game().view());
        assertThat(log.messages().toString()).contains("You reach level 2.", "You gain a better aim.");
    }

    @Test
    void allValuesAreWrittenAndReadBack() {
        List<Record> values = List.of(
                TEN,
                new Bounty(3),
                new Grow(2),
                Gain.health(8),
                new Gain.MoreHealth(8),
                new Gain.MoreAim(1),
                new Gain.MoreMight(1),
                new Levels.Doubling(10),
                new Levels.Table(List.of(5, 12)));
        values.forEach(value -> SameByReflection.check(new GrowthValues(), value));
        SameByReflection.checkAllAreTried(new GrowthValues(), values);
    }

    @Test
    void nobodyGainsByTheOwnDeath() {
        Scenario scenario = play(HERO.with(new Bounty(7)), prey(9, 1), "@r");
        scenario.play(new To(Harm.of("99"), scenario.hero().id()));
        assertThat(scenario.events()).noneMatch(GrowthEvent.Gained.class::isInstance);
    }

    @Test
    void gainsEndAtTheHighestAndTheLowestNumber() {
        Scenario scenario =
                play(HERO.replacing(Health.of(Integer.MAX_VALUE)).with(new Might(Integer.MAX_VALUE)), prey(9, 1), "@r");
        EntityId hero = scenario.hero().id();
        scenario.play(new To(Gain.health(8).what(), hero), new To(Gain.might(8).what(), hero));
        assertThat(scenario.hero().get(Destructible.class)).contains(Health.of(Integer.MAX_VALUE));
        assertThat(scenario.hero().get(Might.class)).contains(new Might(Integer.MAX_VALUE));
        Scenario weak = play(HERO, prey(9, 1), "@r");
        weak.play(new To(Gain.health(-30).what(), weak.hero().id()));
        assertThat(weak.hero().get(Destructible.class)).contains(Health.of(1));
    }

    @Test
    void pointsEndBelowTheHighestLevelThatThereIs() {
        Scenario scenario = play(HERO, prey(9, Integer.MAX_VALUE), "@rr");
        scenario.play(new Slaughter());
        Experience after = Experience.of(scenario.hero()).orElseThrow();
        assertThat(after.points()).isEqualTo(Integer.MAX_VALUE - 1);
        assertThat(scenario.events().stream()
                        .filter(GrowthEvent.Rose.class::isInstance)
                        .distinct()
                        .count())
                .isEqualTo(scenario.events().stream()
                        .filter(GrowthEvent.Rose.class::isInstance)
                        .count())
                .isEqualTo(after.level() - 1);
        assertThat(new Experience(TEN.levels(), TEN.gains(), Integer.MAX_VALUE, 0).level())
                .isEqualTo(after.level());
    }

    /** Kills all rats. */
    private record Slaughter() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.board().entities().stream()
                    .filter(each -> each.has(Bounty.class))
                    .forEach(each -> context.damage(each.id(), Damage.physical(99)));
            return ActionResult.succeeded();
        }
    }
}
