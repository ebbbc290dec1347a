package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Decision;
import io.github.undercroft.EntityId;
import io.github.undercroft.Imagined;
import io.github.undercroft.Offer;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.WorkspaceKey;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.AttackTemplate;
import io.github.undercroft.event.Moved;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.game.Values.No;
import io.github.undercroft.game.Values.Noted;
import io.github.undercroft.game.Values.ScriptedBrain;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.BasicOffers;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.CloseDoor;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.OpenDoor;
import io.github.undercroft.time.Schedulers;
import io.github.undercroft.value.StateNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What an actor may do, and what might come of it. */
class LookingAheadTest {

    private static final EntityId HERO = new EntityId(0, 0);
    private static final Deed ROLL = Deed.doing(
            "roll", context -> context.emit(new Noted("" + context.random().nextInt(6))));
    private static final Deed ROLL_FOR_LOOT = Deed.doing(
            "loot",
            context -> context.emit(new Noted("" + context.random("loot").nextInt(6))));
    private static final Deed GUESS = Deed.doing(
            "guess",
            context -> context.emit(new Noted("" + context.view().random().nextInt(6))));

    @Test
    void legalActionsAreOfferedByRulesComponentsThingsAndTerrain() {
        Scenario scenario =
                Scenario.of(Scenario.legend(), rules -> rules.offers(new BasicOffers()), "#####", "#-@+#", "#####");
        int cost = 240;

        List<Choice> choices = scenario.game().legalActions(HERO);

        assertThat(choices)
                .contains(
                        new Choice.Legal(new Rest(), new Rest(), cost),
                        new Choice.Legal(new Move(Direction.WEST), new Move(Direction.WEST), cost),
                        new Choice.Legal(new Move(Direction.EAST), new OpenDoor(new Point(3, 1)), cost),
                        new Choice.Legal(new OpenDoor(new Point(3, 1)), new OpenDoor(new Point(3, 1)), cost),
                        new Choice.Legal(new CloseDoor(new Point(1, 1)), new CloseDoor(new Point(1, 1)), cost),
                        new Choice.Refused(
                                new Move(Direction.NORTH), new Refusal.Impassable(new Point(2, 0), Ground.WALL)),
                        new Choice.Aimed(new AttackTemplate(1)))
                .doesNotHaveDuplicates();
    }

    @Test
    void theAreaOfAnAimedActionIsToldBeforeItIsDone() {
        Scenario scenario = Scenario.of("@g");
        Choice.Aimed aimed = (Choice.Aimed) scenario.game().legalActions(HERO).get(0);
        TurnView turn = scenario.game().turn(HERO);
        long before = scenario.game().stateHash();

        assertThat(aimed.template().range(turn)).isEqualTo(1);
        assertThat(aimed.template().aimed(new Aim.Toward(Direction.EAST))).isEqualTo(Attack.toward(Direction.EAST));
        assertThat(aimed.template().area(turn, new Aim.Toward(Direction.EAST))).containsExactly(new Point(1, 0));
        assertThat(aimed.template().area(turn, new Aim.Toward(Direction.WEST))).isEmpty();
        assertThat(scenario.game().stateHash()).isEqualTo(before);
    }

    @Test
    void onlyWhoseTurnItIsHasATurnToLookAt() {
        Scenario scenario = Scenario.of("@g");

        assertThat(scenario.game().turn(HERO).position()).isEqualTo(new Point(0, 0));
        assertThatThrownBy(() -> scenario.game().turn(scenario.id('g')))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not of 0:1");
    }

    @Test
    void whatCannotBePaidIsListedAsSuch() {
        Deed dear = Deed.noting("dear").costing(7);
        Scenario scenario = Scenario.of(
                Scenario.legend(),
                rules -> rules.scheduler(Schedulers.energyByResting()).offers(turn -> List.of(Offer.of(dear))),
                "@");

        assertThat(scenario.game().legalActions(HERO)).contains(new Choice.Unaffordable(dear, dear, 7));
        scenario.play(dear).expectRefusal(new Refusal.TooExpensive(7, 0));
    }

    @Test
    void tryingDoesNotCarryOutFollowUps() {
        List<String> log = new ArrayList<>();
        Deed queues = Deed.doing("queues", context -> context.queue(HERO, Deed.doing("f", c -> log.add("done"))));
        Scenario scenario =
                Scenario.of(Scenario.legend(), rules -> rules.offers(turn -> List.of(Offer.of(queues))), "@");

        scenario.game().legalActions(HERO);
        assertThat(log).isEmpty();
        scenario.play(queues);
        assertThat(log).containsExactly("done");
    }

    @Test
    void onlyWhoseTurnItIsMayLookAhead() {
        Game game = Scenario.of("@g").game();
        EntityId goblin = new EntityId(0, 1);

        assertThatThrownBy(() -> game.legalActions(goblin))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("you 0:0")
                .hasMessageContaining("0:1");
        assertThatThrownBy(() -> game.preview(goblin, new Rest())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aPreviewTellsWhatWouldComeAndChangesNothing() {
        Scenario scenario = Scenario.of("@.g");
        StateNode before = scenario.game().state();

        Imagined imagined = scenario.game().preview(HERO, new Move(Direction.EAST));

        assertThat(imagined.refusal()).isEmpty();
        assertThat(imagined.events()).hasSize(1).first().isInstanceOf(Moved.class);
        assertThat(imagined.after().board().isOccupied(new Point(1, 0))).isTrue();
        assertThat(scenario.game().state()).isEqualTo(before);
        scenario.expectMap("@.g");
    }

    @Test
    void aPreviewTellsTheRefusal() {
        Game game = Scenario.of("@#").game();

        assertThat(game.preview(HERO, new Move(Direction.EAST)).refusal())
                .contains(new Refusal.Impassable(new Point(1, 0), Ground.WALL));
    }

    /** A sixth of the previews agree with the roll by accident, within 5 standard deviations of 1,200 throws. */
    private static void assertTellsNothing(Function<Game, Game> prepare, Action roll) {
        int agree = 0;
        int throwsInAll = 1_200;
        Rules rules = Rules.named("dice")
                .level("map", LevelText.of("@", Scenario.legend()))
                .build();
        for (long seed = 0; seed < throwsInAll; seed++) {
            Game game = prepare.apply(Game.start(rules, seed));
            List<String> told = Values.notes(game.preview(HERO, roll).events());
            game.submit(HERO, roll);
            List<String> came = Values.notes(((Step.Acted) game.step()).events());
            assertThat(told).hasSize(1);
            assertThat(came).hasSize(1);
            agree += told.equals(came) ? 1 : 0;
        }
        assertThat(agree).isBetween(200 - 65, 200 + 65);
    }

    private static Game rolledBefore(Game game) {
        for (Deed deed : List.of(ROLL, ROLL_FOR_LOOT)) {
            game.submit(HERO, deed);
            game.step();
        }
        return game;
    }

    @Test
    void aPreviewTellsNothingAboutTheComingRoll() {
        assertTellsNothing(game -> game, ROLL);
        assertTellsNothing(LookingAheadTest::rolledBefore, ROLL);
    }

    @Test
    void aPreviewTellsNothingAboutTheComingRollOfANamedStream() {
        assertTellsNothing(game -> game, ROLL_FOR_LOOT);
        assertTellsNothing(LookingAheadTest::rolledBefore, ROLL_FOR_LOOT);
    }

    @Test
    void aPreviewTellsNothingAboutTheChanceOfDecisions() {
        assertTellsNothing(game -> game, GUESS);
    }

    @Test
    void aForkTellsTheComingRollSinceItIsTheSameGame() {
        Game game = Scenario.of("@").game();
        Game fork = game.fork();
        for (Game each : List.of(game, fork)) {
            each.submit(HERO, ROLL);
        }

        assertThat(game.step()).isEqualTo(fork.step());
    }

    @Test
    void aBrainImaginesWithoutChangingAnything() {
        List<Imagined> imagined = new ArrayList<>();
        ScriptedBrain thinker = new ScriptedBrain("thinker", turn -> {
            imagined.add(turn.imagine(new Move(Direction.EAST)));
            imagined.add(turn.imagine(new Move(Direction.WEST)));
            return Decision.act(new Rest());
        });
        Scenario scenario =
                Values.scenario(Scenario.legend().with('t', Blueprint.of("t").with(thinker)), "t.");

        scenario.game().step();

        assertThat(imagined.get(0).refusal()).isEmpty();
        assertThat(imagined.get(1).refusal()).contains(new Refusal.OutsideBoard(new Point(-1, 0)));
        scenario.expectMap("t.");
    }

    @Test
    void imaginingWhileSomethingIsPerformedIsRefused() {
        Scenario scenario = Scenario.of("@");

        assertThatThrownBy(() -> scenario.play(
                        Deed.doing("dreams", context -> context.view().imagine(new Rest()))))
                .hasCauseInstanceOf(IllegalStateException.class)
                .hasMessageContaining("only while an actor decides");
    }

    @Test
    void aWorkspaceIsKeptWithTheGameAndAForkStartsWithoutIt() {
        WorkspaceKey<List<String>> key = WorkspaceKey.of("notes", ArrayList::new);
        ScriptedBrain keeper = new ScriptedBrain("keeper", turn -> {
            List<String> notes = turn.workspace(key);
            notes.add("turn");
            return Decision.act(Deed.noting("" + notes.size()));
        });
        Game game = Scenario.of(Scenario.legend().with('k', Blueprint.of("k").with(keeper)), "k")
                .game();

        assertThat(notes(game)).containsExactly("1");
        assertThat(notes(game)).containsExactly("2");
        assertThat(notes(game.fork())).containsExactly("1");
        assertThat(notes(game)).containsExactly("3");
        assertThat(key).hasToString("notes");
    }

    private static List<String> notes(Game game) {
        return Values.notes(((Step.Acted) game.step()).events());
    }

    @Test
    void whatIsRefusedIsListedWithTheSameRefusalAsWhenSubmitted() {
        Deed refused = Deed.of("refused", context -> ActionResult.failed(new No("no")));
        Scenario scenario =
                Scenario.of(Scenario.legend(), rules -> rules.offers(turn -> List.of(Offer.of(refused))), "@");

        assertThat(scenario.game().legalActions(HERO)).contains(new Choice.Refused(refused, new No("no")));
        scenario.play(refused).expectRefusal(new No("no"));
    }

    @Test
    void thingsOfferToWhoCarriesWearsOrStandsOnThem() {
        record Lever(Deed pull) implements io.github.undercroft.Component, io.github.undercroft.Offers {
            @Override
            public List<Offer> offers(io.github.undercroft.TurnView turn) {
                return List.of(Offer.of(pull));
            }
        }
        Deed pull = Deed.noting("pull");
        Legend legend = Scenario.legend().with('l', Blueprint.item("lever").with(new Lever(pull)));
        Scenario scenario = Scenario.of(legend, "@l");
        Choice listed = new Choice.Legal(pull, pull, 240);

        assertThat(scenario.game().legalActions(HERO)).doesNotContain(listed);
        scenario.play(new Move(Direction.EAST));
        assertThat(scenario.game().legalActions(HERO)).contains(listed);
        scenario.play(Deed.doing("takes", context -> take(context, scenario.id('l'))), new Move(Direction.WEST));
        assertThat(scenario.game().legalActions(HERO)).contains(listed);
    }

    private static void take(ActionContext context, EntityId thing) {
        context.tryPlace(thing, new io.github.undercroft.Location.CarriedBy(HERO));
    }
}
