package io.github.undercroft.sense;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Percept;
import io.github.undercroft.Perception;
import io.github.undercroft.Rest;
import io.github.undercroft.Sound;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.event.FollowUpDropped;
import io.github.undercroft.event.Rested;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.move.Wait;
import io.github.undercroft.scenario.Scenario;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WaryTest {

    /** Nothing wakes it but what is certain to. */
    private static final AlertnessRule SOUND_SLEEP =
            AlertnessRule.USUAL.replacing(new AlertnessRule.Waking(9_999, 10_000, 0, 100));

    /** Waits, and counts its turns. */
    private record Counter(int turns) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return Decision.act(new Wait(), new Counter(turns + 1));
        }
    }

    /** Queues an action for somebody. */
    private record Bid(EntityId whom, Action what) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.queue(whom, what);
            return ActionResult.succeeded();
        }
    }

    private static Scenario scenario(Wary brain, String... rows) {
        return scenario(brain, Senses.ofRadius(8), 64, rows);
    }

    private static Scenario scenario(Wary brain, Senses senses, int light, String... rows) {
        Legend legend = Scenario.legend()
                .replacing('@', Blueprint.player("you").with(Health.of(10)).with(LinearWeapon.ofDamage(3)))
                .with('t', Blueprint.item("torch").with(new Light(Reach.round(3), 128)))
                .with('d', Blueprint.of("drummer").with(new Clatter(16, Sound.FIGHTING)))
                .replacing(
                        'g',
                        Blueprint.of("guard").with(Health.of(20)).with(senses).with(brain));
        return Scenario.of(legend, rules -> rules.ambientLight(light), rows);
    }

    private static Alertness alertness(Scenario scenario) {
        return Alertness.of(scenario.entity('g')).orElseThrow();
    }

    private static Wary brain(Scenario scenario) {
        return (Wary) scenario.entity('g').get(Brain.class).orElseThrow();
    }

    /** The one other whom the hero knows, as it knows it. */
    private static Entity seenByHero(Scenario scenario) {
        Perception known =
                scenario.game().view().perception(scenario.hero().id()).orElseThrow();
        assertThat(known.sightings()).hasSize(1);
        return known.sightings().get(0).who();
    }

    private static Wary sleeper() {
        return Wary.asleep(new Counter(0)).by(SOUND_SLEEP);
    }

    @Test
    void itSleepsOnWhenItNeitherSeesNorHears() {
        Scenario scenario = scenario(Wary.asleep(new Counter(0)), "@..#..g", "...#...");
        for (int i = 0; i < 200; i++) {
            scenario.play(new Rest());
            assertThat(alertness(scenario)).isEqualTo(Alertness.SLUMBER);
        }
        assertThat(brain(scenario).brain()).as("the brain within was not asked").isEqualTo(new Counter(0));
    }

    @Test
    void itsLevelFollowsFromTheNearestEnemyByTheNumbers() {
        Scenario scenario = scenario(sleeper(), "@..g");
        int[] levels = {1_250, 2_187, 2_890}; // 5 of 8 cells: a fifth of 6,250, and three quarters of the last one
        for (int level : levels) {
            scenario.play(new Rest());
            assertThat(alertness(scenario)).isEqualTo(new Alertness(level, Alertness.State.ASLEEP));
        }
    }

    @Test
    void noiseAddsToWhatIsSeen() {
        Scenario heard = scenario(sleeper(), "@#####", "d...#g", "####..");
        int volume = 100 * 12 * 12 / (17 * 17); // from 5 steps away, round the corner
        heard.play(new Rest());
        assertThat(alertness(heard).level()).isEqualTo(volume * 20);
        heard.play(new Rest());
        assertThat(alertness(heard).level()).isEqualTo(volume * 20 * 7 / 4);

        Scenario both = scenario(sleeper(), "...d..", "######", "@....g");
        int throughTheWall = 100 * 6 * 6 / (17 * 17); // 10 for the wall and 1 for the step after it
        both.play(new Rest());
        assertThat(alertness(both).level()).isEqualTo(10_000 * 3 / 8 / 5 + throughTheWall * 20);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 0, 0", // too dark to see
        "1, 3, 1250", // eyes for the night: as in full light
        "1, 2, 0", // not that far
        "0, 0, 1250" // eyes to which darkness does not matter
    })
    void inTheDarkItNoticesWhatItsEyesSee(int minLight, int nightVision, int level) {
        Senses senses =
                Senses.of(Eyes.of(Reach.round(8)).withNightVision(nightVision).withMinLight(minLight));
        Scenario scenario = scenario(sleeper(), senses, 0, "@..g");
        scenario.play(new Rest());
        assertThat(alertness(scenario).level()).isEqualTo(level);
    }

    @Test
    void moreLightMakesMoreNoticeable() {
        Senses senses = Senses.of(Eyes.of(Reach.round(8)).withMinLight(1));
        Scenario dim = scenario(sleeper(), senses, 32, "@..g");
        dim.play(new Rest());
        assertThat(alertness(dim).level()).isEqualTo(625);

        Scenario lit = scenario(sleeper(), senses, 0, "t.@...g"); // 128 x (1 - 4/16) = 96
        lit.play(new Rest());
        assertThat(alertness(lit).level()).isEqualTo((10_000 * 96 * 4 / (64 * 8)) / 5);
    }

    @Test
    void wakingTakesATurnAndIsSeen() {
        Wary brain = Wary.asleep(new Counter(0)).replacing(new Alertness(10_000, Alertness.State.ASLEEP));
        Scenario scenario =
                scenario(brain.by(AlertnessRule.USUAL.replacing(new AlertnessRule.Waking(0, 1, 0, 0))), "@..g");
        EntityId guard = scenario.id('g');

        scenario.play(new Rest());
        assertThat(scenario.expectEventOf(Sleep.Woke.class)).isEqualTo(new Sleep.Woke(guard));
        assertThat(scenario.events()).contains(new Rested(guard));
        assertThat(alertness(scenario)).isEqualTo(Alertness.STARTLED);
        assertThat(brain(scenario).brain()).isEqualTo(new Counter(0));

        scenario.play(new Rest());
        assertThat(brain(scenario).brain()).isEqualTo(new Counter(1));
        assertThat(brain(scenario).alertness().state()).isEqualTo(Alertness.State.ALERT);
    }

    @Test
    void whoSeesItAwakenIsToldAndWhoDoesNotIsNot() {
        Blueprint sleeper = Blueprint.of("guard").with(Wary.asleep(new Counter(0)));
        Blueprint hero = Blueprint.player("you").with(Senses.ofRadius(8));
        for (String map : new String[] {"@..g", "@.#g"}) {
            Scenario scenario =
                    Scenario.of(Scenario.legend().replacing('@', hero).replacing('g', sleeper), map);
            scenario.game().submit(scenario.hero().id(), new Bid(scenario.id('g'), Sleep.END));
            Step.Acted acted = (Step.Acted) scenario.game().step();
            assertThat(acted.events()).contains(new Sleep.Woke(scenario.id('g')));
            assertThat(acted.perceivedBy(scenario.hero().id()).stream()
                            .anyMatch(
                                    percept -> percept instanceof Percept.Saw saw && saw.event() instanceof Sleep.Woke))
                    .isEqualTo(!map.contains("#"));
            assertThat(acted.perceivedBy(scenario.hero().id())).noneMatch(Percept.Heard.class::isInstance);
        }
    }

    @Test
    void whoIsHurtWakes() {
        Scenario scenario = scenario(sleeper(), "@g");
        scenario.play(Attack.toward(Direction.EAST));
        assertThat(Alertness.isAsleep(scenario.entity('g')))
                .as("hurt before its first turn")
                .isFalse();

        Scenario later = scenario(sleeper(), "@g");
        later.play(new Rest());
        assertThat(Alertness.isAsleep(later.entity('g'))).isTrue();
        later.play(Attack.toward(Direction.EAST));
        assertThat(Alertness.isAsleep(later.entity('g'))).isFalse();
        assertThat(later.expectEventOf(Sleep.Woke.class)).isEqualTo(new Sleep.Woke(later.id('g')));
    }

    @Test
    void anAlarmWakesAndASpellPutsToSleep() {
        Scenario scenario = scenario(sleeper(), "@.#g");
        EntityId guard = scenario.id('g');

        scenario.perform(new Bid(guard, Sleep.END));
        assertThat(alertness(scenario)).isEqualTo(Alertness.STARTLED);
        scenario.perform(new Bid(guard, Sleep.END));
        assertThat(scenario.expectEventOf(FollowUpDropped.class).why()).isEqualTo(new Sleep.NotAsleep(guard));

        scenario.perform(new Bid(guard, Sleep.BEGIN));
        assertThat(alertness(scenario)).isEqualTo(Alertness.SLUMBER);
        assertThat(scenario.expectEventOf(Sleep.FellAsleep.class)).isEqualTo(new Sleep.FellAsleep(guard));
        scenario.perform(new Bid(guard, Sleep.BEGIN));
        assertThat(scenario.expectEventOf(FollowUpDropped.class).why()).isEqualTo(new Sleep.CannotSleep(guard));
        scenario.perform(new Bid(scenario.hero().id(), Sleep.BEGIN));
        assertThat(scenario.expectEventOf(FollowUpDropped.class).why())
                .isEqualTo(new Sleep.CannotSleep(scenario.hero().id()));
    }

    @Test
    void itFallsAsleepInTheSixteenthQuietTurn() {
        Scenario scenario = scenario(Wary.awake(new Counter(0)), "@.#g");
        int level = 10_000;
        for (int turn = 1; turn <= 15; turn++) {
            scenario.play(new Rest());
            level = level * 3 / 4;
            Alertness.State state = level >= 1_000 ? Alertness.State.ALERT : Alertness.State.AWAKE;
            assertThat(alertness(scenario)).as("turn %s", turn).isEqualTo(new Alertness(level, state));
            assertThat(brain(scenario).brain()).isEqualTo(new Counter(turn));
        }
        scenario.play(new Rest());
        assertThat(alertness(scenario)).isEqualTo(Alertness.SLUMBER);
        assertThat(scenario.expectEventOf(Sleep.FellAsleep.class)).isEqualTo(new Sleep.FellAsleep(scenario.id('g')));
        assertThat(brain(scenario).brain()).isEqualTo(new Counter(15));
    }

    @Test
    void withAnEnemyInViewItStaysAlert() {
        Scenario scenario = scenario(Wary.awake(new Counter(0)), "@.......g"); // at the edge of its view
        for (int i = 0; i < 60; i++) {
            scenario.play(new Rest());
        }
        assertThat(alertness(scenario)).isEqualTo(new Alertness(0, Alertness.State.ALERT));
    }

    @Test
    void itNeverSleepsIfItsNumbersSaySo() {
        AlertnessRule sleepless = AlertnessRule.USUAL.replacing(new AlertnessRule.Waking(1_000, 8_000, 500, 0));
        Scenario scenario = scenario(Wary.awake(new Counter(0)).by(sleepless), "@.#g");
        for (int i = 0; i < 60; i++) {
            scenario.play(new Rest());
        }
        assertThat(alertness(scenario)).isEqualTo(new Alertness(0, Alertness.State.AWAKE));
    }

    @Test
    void whoseBrainKnowsNoSleepHasNoAlertness() {
        Scenario scenario = Scenario.of("@g");
        Entity goblin = scenario.entity('g');
        assertThat(Alertness.of(goblin)).isEmpty();
        assertThat(Alertness.isAsleep(goblin)).isFalse();
    }

    @Test
    void whoWasSeenAsleepIsRememberedAsleep() {
        Blueprint hero = Blueprint.player("you").with(Senses.ofRadius(8));
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing('@', hero)
                        .replacing(
                                'g',
                                Blueprint.of("guard").with(Senses.ofRadius(0)).with(sleeper())),
                "@.g",
                ".##",
                ".##");
        Entity asSeen = seenByHero(scenario);
        assertThat(Alertness.isAsleep(asSeen)).isTrue();

        scenario.play(new Move(Direction.SOUTH), new Move(Direction.SOUTH));
        scenario.perform(new Bid(scenario.id('g'), Sleep.END));
        Entity remembered = seenByHero(scenario);
        assertThat(Alertness.isAsleep(scenario.entity('g'))).isFalse();
        assertThat(Alertness.isAsleep(remembered)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "999, 0", "1000, 500", "2750, 648", "4500, 1687", "6250, 4507", "7999, 9995", "8000, 10000"})
    void itWakesAsOftenAsTheTableSays(int level, int chance) {
        int trials = 4_000;
        AlertnessRule steady = new AlertnessRule(100, 0, AlertnessRule.Noticing.USUAL, AlertnessRule.Waking.USUAL);
        Wary brain = Wary.asleep(new Counter(0)).by(steady).replacing(new Alertness(level, Alertness.State.ASLEEP));
        Rules rules = Rules.named("dormitory")
                .level(
                        "map",
                        LevelText.of(
                                "g",
                                Legend.empty().with('g', Blueprint.of("guard").with(brain))))
                .build();
        int woken = 0;
        for (int seed = 0; seed < trials; seed++) {
            Game game = Game.start(rules, seed);
            game.step();
            woken += Alertness.isAsleep(game.view().entities().get(0)) ? 0 : 1;
        }
        double share = chance / 10_000.0;
        double deviation = Math.sqrt(trials * share * (1 - share));
        assertThat((double) woken).isBetween(trials * share - 5 * deviation, trials * share + 5 * deviation);
    }
}
