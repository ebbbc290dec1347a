package io.github.undercroft.hindsight;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.ActionTemplate;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Decision;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Offer;
import io.github.undercroft.Passage;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.ThrowingWeapon;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Use;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.save.Recorder;
import io.github.undercroft.save.RecordingFormat;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.seeds.Tries;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Deaths of which one knows what they came of, each in some games. */
class PlantedDeathsTest {

    private static final int GAMES = Tries.of(20);
    private static final EffectKind DOOM = new EffectKind("doom");
    private static final Brain RESTING = turn -> Decision.act(new Rest());

    /** After some turns it kills in one of so many games. */
    record Doom(int left, int sides) implements Effect {
        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
            if (left == 0 && context.random().nextInt(sides) == 0) {
                context.damage(bearer.id(), Damage.physical(1000));
            }
            return left == 0 ? Optional.empty() : Optional.of(new Doom(left - 1, sides));
        }

        static Lasting in(int turns, int sides) {
            return Lasting.of(DOOM, new Doom(turns, sides), 10_000);
        }
    }

    /** Whoever enters is shut in, and will starve. */
    record Cell() implements ActiveTerrain {
        @Override
        public String name() {
            return "cell";
        }

        @Override
        public Passage passage() {
            return Passage.OPEN;
        }

        @Override
        public boolean transparent() {
            return true;
        }

        @Override
        public void whenEntered(ActionContext context, Entity who) {
            context.afflict(who.id(), Doom.in(60, 1));
        }
    }

    private static Rules rules(Blueprint hero) {
        return Rules.named("planted")
                .types(RecordTypes.of(
                        MethodHandles.lookup(),
                        "planted",
                        Doom.class,
                        Cell.class,
                        Person.class,
                        Dozer.class,
                        Prayer.class,
                        Gamble.class))
                .level(
                        "room",
                        LevelText.of(
                                "..@.c", Scenario.legend().replacing('@', hero).with('c', new Cell())))
                .build();
    }

    /** A person's brain by another name. */
    record Person() implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return Decision.await();
        }
    }

    /** A person's that rests by itself at first. */
    record Dozer(int turns) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return turns == 0 ? Decision.await() : Decision.act(new Rest(), new Dozer(turns - 1));
        }
    }

    @Test
    void aPersonsBrainThatDecidesSomeTurnsByItselfIsPlayedOnByTheBot() {
        Rules rules = rules(hero().replacing(new Dozer(3)));
        byte[] bytes = recorded(rules, 5, turn -> turn <= 2 ? new Move(Direction.EAST) : new Rest());
        assertThat(Hindsight.of(rules, RESTING).look(bytes)).isInstanceOf(Verdict.Blamed.class);
    }

    private static Blueprint hero() {
        return Blueprint.player("you")
                .replacing(new Person())
                .with(Health.of(9))
                .with(Inventory.of(3));
    }

    /** A person's game: the input of each turn is given, until the hero is dead. */
    private static byte[] recorded(Rules rules, long seed, IntFunction<Action> inputs) {
        Recorder recorder = RecordingFormat.of(rules).start(seed);
        Step step = recorder.game().step();
        for (int turn = 1;
                !hasLeft(recorder) && turn < 500;
                step = recorder.game().step()) {
            if (step instanceof Step.Awaiting awaiting) {
                recorder.game().submit(awaiting.actor(), inputs.apply(turn++));
            }
        }
        recorder.close();
        return recorder.bytes();
    }

    /** Cures whoever aims it north. */
    record Prayer(Aim aim) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            if (aim.equals(Aim.toward(Direction.NORTH))) {
                context.cure(context.view().actor().id(), effect -> effect instanceof Lasting);
            }
            return ActionResult.succeeded();
        }
    }

    /** A prayer that is not aimed yet. */
    record Prayers() implements ActionTemplate {
        @Override
        public int range(TurnView turn) {
            return 1;
        }

        @Override
        public Action aimed(Aim aim) {
            return new Prayer(aim);
        }

        @Override
        public List<Point> area(TurnView turn, Aim aim) {
            return List.of();
        }
    }

    private static void assertSaved(Verdict verdict, Predicate<Action> saving) {
        assertThat(verdict).isInstanceOfSatisfying(Verdict.Blamed.class, blamed -> {
            assertThat(saving).accepts(blamed.better().action());
            assertThat(blamed.better().chance().share()).isGreaterThan(0.9);
        });
    }

    @Test
    void anActionThatOnlyTheFrontEndOffersIsTried() {
        Rules rules = rules(hero().with(Effects.of(Doom.in(100, 1))));
        byte[] recording = recorded(rules, 1, PlantedDeathsTest::pacing);
        Action prayer = new Prayer(Aim.toward(Direction.NORTH));
        assertSaved(
                Hindsight.of(rules, RESTING)
                        .offering(turn -> List.of(Offer.of(prayer)))
                        .look(recording),
                prayer::equals);
    }

    @Test
    void whatAFrontEndOffersToAimIsAimedEachWay() {
        Rules rules = rules(hero().with(Effects.of(Doom.in(100, 1))));
        byte[] recording = recorded(rules, 1, PlantedDeathsTest::pacing);
        assertSaved(
                Hindsight.of(rules, RESTING)
                        .offering(turn -> List.of(Offer.aimed(new Prayers())))
                        .look(recording),
                new Prayer(Aim.toward(Direction.NORTH))::equals);
    }

    @Test
    void aThrowAtAnEnemyIsTried() {
        Blueprint hero = hero().carrying(Blueprint.item("bomb").with(new ThrowingWeapon(9, Blow.of("90"), 100)));
        Blueprint ogre = Blueprint.of("ogre")
                .with(Health.of(30))
                .with(AreaWeapon.melee(Blow.of("4")))
                .with(PriorityBrain.of(new Strike()));
        Rules rules = Rules.named("thrown")
                .types(RecordTypes.of(MethodHandles.lookup(), "thrown", Person.class))
                .level(
                        "hall",
                        LevelText.of(
                                "@o", Scenario.legend().replacing('@', hero).replacing('o', ogre)))
                .build();
        byte[] recording = recorded(rules, 1, turn -> new Rest());
        assertSaved(Hindsight.of(rules, RESTING).look(recording), Throw.class::isInstance);
    }

    @Test
    void noDiagonalIsTriedInAGameOfFourWays() {
        Game game = Game.start(
                Rules.named("cross")
                        .steps(Movement.FOUR_WAY)
                        .level(
                                "cross",
                                LevelText.of("...\n.@.\n...", Scenario.legend().replacing('@', hero())))
                        .build(),
                1);
        game.step();
        assertThat(new Substitute(RESTING, turn -> List.of()).inputs(game, new EntityId(0, 0), false))
                .contains(Bump.toward(Direction.NORTH))
                .doesNotContain(Bump.toward(Direction.NORTH_EAST));
    }

    private static boolean hasLeft(Recorder recorder) {
        return recorder.game().view().entity(new EntityId(0, 0)).isEmpty();
    }

    /** Steps to and fro between two cells. */
    private static Action pacing(int turn) {
        return new Move(turn % 2 == 0 ? Direction.EAST : Direction.WEST);
    }

    @Test
    void aPotionThatIsPoisonTwoHundredTurnsLaterIsToBlame() {
        Blueprint vial = Consumable.potion("vial", new Afflict(Doom.in(200, 1)));
        Rules rules = rules(hero().carrying(vial));
        int right = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            int drinks = 20 + seed;
            byte[] recording = recorded(rules, seed, turn -> turn == drinks ? drink(rules) : pacing(turn));
            Verdict verdict = Hindsight.of(rules, RESTING).look(recording);
            right += verdict instanceof Verdict.Blamed blamed
                            && blamed.moment().turn() == drinks
                            && blamed.done().action() instanceof Use
                    ? 1
                    : 0;
        }
        assertThat(right).isGreaterThanOrEqualTo(GAMES - GAMES / 20);
    }

    private static Action drink(Rules rules) {
        Recorder recorder = RecordingFormat.of(rules).start(0);
        return new Use(recorder.game().view().things(new EntityId(0, 0)).get(0).id());
    }

    @Test
    void aDoorThatShutsOneInIsToBlame() {
        Rules rules = rules(hero());
        int right = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            int begins = 11 + 2 * seed;
            byte[] recording = recorded(
                    rules,
                    seed,
                    turn -> turn < begins ? pacing(turn) : turn < begins + 2 ? new Move(Direction.EAST) : new Rest());
            Verdict verdict = Hindsight.of(rules, RESTING).look(recording);
            right += verdict instanceof Verdict.Blamed blamed
                            && blamed.moment().turn() == begins + 1
                            && blamed.done().action().equals(new Move(Direction.EAST))
                            && blamed.better().chance().share() == 1
                    ? 1
                    : 0;
        }
        assertThat(right).isGreaterThanOrEqualTo(GAMES - GAMES / 20);
    }

    /** Kills in seven games of a hundred, and else does nothing. */
    record Gamble() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            if (context.random().nextInt(100) < 7) {
                context.damage(context.view().actor().id(), Damage.physical(1000));
            }
            return ActionResult.succeeded();
        }
    }

    @Test
    void aSmallRiskThatWentWrongIsToBlameAndTheBotsOwnDeedIsAdvised() {
        Rules rules = rules(hero());
        int found = 0;
        int right = 0;
        for (int seed = 0; found < GAMES; seed++) {
            byte[] recording = recorded(rules, seed, turn -> turn == 20 ? new Gamble() : pacing(turn));
            if (Hindsight.of(rules, RESTING).look(recording) instanceof Verdict.Blamed blamed) {
                found++;
                right += blamed.moment().turn() == 20
                                && blamed.sure() == 99
                                && blamed.better().action().equals(new Rest())
                                && blamed.better().chance().share() == 1
                        ? 1
                        : 0;
            }
        }
        assertThat(right).isGreaterThanOrEqualTo(GAMES - GAMES / 20);
    }

    @Test
    void aDeathThatIsCertainFromTheStartIsNobodysFault() {
        Rules rules = rules(hero().with(Effects.of(Doom.in(100, 1))));
        for (int seed = 0; seed < GAMES; seed++) {
            Verdict verdict = Hindsight.of(rules, RESTING).look(recorded(rules, seed, PlantedDeathsTest::pacing));
            assertThat(verdict)
                    .isInstanceOfSatisfying(
                            Verdict.Unclear.class,
                            unclear -> assertThat(unclear.turn() + ": "
                                            + unclear.chance().lived())
                                    .isEqualTo("1: 0"));
        }
    }

    @Test
    void aRestIsNoAdviceWhereThePlayerNeverRested() {
        Rules rules = rules(hero());
        byte[] recording = recorded(
                rules,
                1,
                turn -> turn < 11 || turn > 14 ? pacing(turn) : new Move(turn < 13 ? Direction.EAST : Direction.WEST));
        // a bot that walks against a wall is asked 16 times a turn
        assertThat(Hindsight.of(rules, turn -> Decision.act(new Move(Direction.WEST)))
                        .spending(1_000_000)
                        .look(recording))
                .isInstanceOfSatisfying(
                        Verdict.Blamed.class,
                        blamed -> assertThat(blamed.better().action()).isNotEqualTo(new Rest()));
    }

    @Test
    void aDeathByOneRollOfAHundredIsLuck() {
        Rules rules = rules(hero().with(Effects.of(Doom.in(50, 100))));
        int found = 0;
        for (int seed = 0; found < GAMES; seed++) {
            byte[] recording = recorded(rules, seed, turn -> turn > 60 ? new Rest() : pacing(turn));
            Verdict verdict = Hindsight.of(rules, RESTING).look(recording);
            if (!(verdict instanceof Verdict.NotLost)) {
                found++;
                assertThat(verdict).isInstanceOfSatisfying(Verdict.Luck.class, luck -> {
                    assertThat(luck.moment().turn()).isEqualTo(51);
                    assertThat(luck.before().share()).isGreaterThan(0.8);
                });
            }
        }
    }

    @Test
    void theAnswerIsTheSameAtEachTimeAndOnSeveralThreads() {
        Rules rules = rules(hero());
        byte[] recording = recorded(rules, 3, turn -> turn < 20 ? pacing(turn) : new Move(Direction.EAST));
        BranchRunner parallel = new BranchRunner() {
            @Override
            public <T> List<T> play(List<Supplier<T>> branches) {
                return ForkJoinPool.commonPool()
                        .submit(() ->
                                branches.parallelStream().map(Supplier::get).toList())
                        .join();
            }
        };
        Hindsight hindsight =
                Hindsight.of(rules, turn -> Decision.act(new Move(turn.random().pick(Direction.all()))));
        assertThat(told(hindsight.look(recording)))
                .isEqualTo(told(hindsight.look(recording)))
                .isEqualTo(told(hindsight.look(recording, HindsightProgress.NONE, parallel)));
    }

    private static String told(Verdict verdict) {
        return verdict instanceof Verdict.Blamed blamed
                ? blamed.moment().turn() + " " + blamed.done() + blamed.better() + blamed.others()
                : verdict.toString();
    }

    @Test
    void aGameThatIsNotLostIsSaidToBeOne() {
        Rules rules = rules(hero());
        Recorder recorder = RecordingFormat.of(rules).start(1);
        recorder.game().step();
        recorder.close();
        assertThat(Hindsight.of(rules, RESTING).look(recorder.bytes()))
                .isEqualTo(new Verdict.NotLost(Optional.empty()));
    }
}
