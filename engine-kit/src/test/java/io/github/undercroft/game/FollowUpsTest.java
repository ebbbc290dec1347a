package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Cause;
import io.github.undercroft.Damage;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Percept;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.ChainCut;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.FollowUpDropped;
import io.github.undercroft.event.FollowUpsCut;
import io.github.undercroft.event.Rested;
import io.github.undercroft.game.Values.Answering;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.game.Values.No;
import io.github.undercroft.game.Values.Noted;
import io.github.undercroft.game.Values.Soil;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.time.Schedulers;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rule 6: what follows from a turn: cells entered, answers to events, queued actions. */
class FollowUpsTest {

    private static final EntityId HERO = new EntityId(0, 0);
    private static final EntityId GOBLIN = new EntityId(0, 1);

    @Test
    void followUpsComeFirstInFirstOut() {
        Deed second = Deed.noting("second");
        Deed third = Deed.noting("third");
        Deed first = Deed.doing("first", context -> {
            context.emit(new Noted("first"));
            context.queue(HERO, third);
        });

        Scenario scenario = Scenario.of("@").play(Deed.doing("queues", context -> {
            context.queue(HERO, first);
            context.queue(EntityId.WORLD, second);
        }));

        assertThat(Values.notes(scenario.events())).containsExactly("first", "second", "third");
    }

    @Test
    void followUpsAreFree() {
        Scenario scenario = Scenario.of(Scenario.legend(), rules -> rules.scheduler(Schedulers.energyByResting()), "@");

        scenario.play(Deed.doing(
                        "queues",
                        context -> context.queue(HERO, Deed.noting("dear").costing(1000)))
                .costing(0));

        assertThat(Values.notes(scenario.events())).containsExactly("dear");
        assertThat(scenario.game().view().energy(HERO)).isZero();
    }

    @Test
    void aFollowUpWhoseActorIsGoneIsDroppedWithAnEvent() {
        Deed last = Deed.noting("last words");

        Scenario scenario = Scenario.of("@g").play(Deed.doing("kills", context -> {
            context.queue(GOBLIN, last);
            context.damage(GOBLIN, Damage.physical(9));
        }));

        assertThat(scenario.events())
                .contains(new FollowUpDropped(GOBLIN, last, new Refusal.Gone(GOBLIN)))
                .doesNotContain(new Noted("last words"));
    }

    @Test
    void aFollowUpThatIsRefusedIsUndoneAndDroppedWithAnEvent() {
        Deed refused = Deed.of("refused", context -> {
            context.emit(new Noted("undone"));
            return ActionResult.failed(new No("no"));
        });

        Scenario.of("@")
                .play(Deed.doing("queues", context -> context.queue(HERO, refused)))
                .expectEvents(new FollowUpDropped(HERO, refused, new No("no")));
    }

    /** Nobody sees what others were about to do. */
    @Test
    void whoWatchesDoesNotSeeWhatWasDropped() {
        Deed loop = Deed.of("loop", context -> ActionResult.alternate(Deed.noting("loop")));
        Legend legend = Scenario.legend()
                .replacing('@', Values.hero().with(Senses.ofRadius(9)))
                .replacing('g', Blueprint.of("goblin").with(new Bystander()).with(Senses.ofRadius(9)));
        Game game = Scenario.of(legend, "@g").game();
        game.step();
        game.submit(HERO, Deed.doing("queues", context -> context.queue(GOBLIN, loop)));

        Step.Acted acted = (Step.Acted) game.step();

        List<GameEvent> told = acted.events().stream()
                .filter(event -> event instanceof FollowUpDropped || event instanceof ChainCut)
                .toList();
        assertThat(told).hasSize(2).allSatisfy(event -> {
            assertThat(Percept.saw(event, acted.percepts().getOrDefault(GOBLIN, List.of())))
                    .isPresent();
            assertThat(Percept.saw(event, acted.percepts().getOrDefault(HERO, List.of())))
                    .isEmpty();
        });
    }

    @Test
    void theWorldActsWithoutBeingAnywhere() {
        Scenario scenario = Scenario.of("@").play(Deed.doing("queues", context -> {
            context.queue(EntityId.WORLD, Deed.doing("storm", storm -> storm.damage(HERO, Damage.physical(1))));
        }));

        assertThat(scenario.expectEventOf(Damaged.class).cause())
                .isEqualTo(new Cause.Deed(EntityId.WORLD, Deed.noting("storm"), HERO));
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void moreThanTenThousandFollowUpsAreReportedWithTheLastSixteen() {
        Scenario scenario = Scenario.of("@").play(Deed.doing("starts", context -> context.queue(HERO, counting(1))));

        List<Cause> last = IntStream.rangeClosed(9_986, 10_001)
                .<Cause>mapToObj(number -> new Cause.Deed(HERO, counting(number)))
                .toList();
        assertThat(scenario.events()).endsWith(new FollowUpsCut(last));
        assertThat(Values.notes(scenario.events())).hasSize(10_001);
        scenario.play(Deed.noting("goes on")).expectEvents(new Noted("goes on"));
    }

    private static Deed counting(int number) {
        return Deed.doing("" + number, context -> {
            context.emit(new Noted("" + number));
            context.queue(HERO, counting(number + 1));
        });
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void reactionsWithoutEndAreReported() {
        Answering echo = Answering.to(Noted.class, context -> context.emit(new Noted("echo")));
        Scenario scenario =
                Scenario.of(Scenario.legend().replacing('@', Values.hero().with(echo)), "@");

        scenario.play(Deed.noting("hello"));

        List<Cause> last = java.util.Collections.nCopies(16, new Cause.Answer(HERO));
        assertThat(scenario.events()).endsWith(new FollowUpsCut(last));
        scenario.play(new Rest()).expectEvents(new Rested(HERO));
    }

    @Test
    void reactionsThatDoNothingAreNoConsequences() {
        Legend legend = Scenario.legend().with('r', Blueprint.of("idle").with(Answering.to(Died.class, context -> {})));

        Scenario scenario = Scenario.of(legend, "@" + "r".repeat(200)).play(Deed.doing("busy", context -> {
            for (int i = 0; i < 60; i++) {
                context.emit(new Noted("event " + i));
            }
            context.queue(HERO, Deed.noting("performed"));
        }));

        assertThat(Values.notes(scenario.events())).hasSize(61).endsWith("performed");
        assertThat(scenario.events()).noneMatch(FollowUpsCut.class::isInstance);
    }

    @Test
    void aLevelMayHoldMoreIdleReactorsThanAStepMayHaveConsequences() {
        Legend legend = Scenario.legend().with('r', Blueprint.of("idle").with(Answering.to(Died.class, context -> {})));

        Scenario scenario = Scenario.of(legend, "@" + "r".repeat(10_001)).play(Deed.noting("hello"));

        assertThat(scenario.events()).noneMatch(FollowUpsCut.class::isInstance);
    }

    @Test
    void terrainThatDoesNothingToWhoEntersIsNoConsequence() {
        Soil quiet = Soil.whenEntered("quiet", context -> {});
        Scenario scenario = Scenario.of(Scenario.legend().replacing('.', quiet), "@.");

        scenario.play(Deed.doing("to and fro", context -> {
            for (int i = 0; i < 10_001; i++) {
                context.tryMove(HERO, new Point(1, 0));
                context.tryMove(HERO, new Point(0, 0));
            }
            context.tryMove(HERO, new Point(1, 0));
        }));

        assertThat(scenario.events()).noneMatch(FollowUpsCut.class::isInstance);
    }

    @Test
    void reactionsThatAnswerEachOtherAreCutThoughManyOthersAreIdle() {
        Answering ping = answer("ping", "pong");
        Answering pong = answer("pong", "ping");
        Legend legend = Scenario.legend()
                .with('i', Blueprint.of("ping").with(ping))
                .with('o', Blueprint.of("pong").with(pong))
                .with('r', Blueprint.of("idle").with(Answering.to(Died.class, context -> {})));
        Scenario scenario = Scenario.of(legend, "@io" + "r".repeat(200)).play(Deed.noting("ping"));

        assertThat(Values.notes(scenario.events())).hasSize(10_002);
        scenario.expectEventOf(FollowUpsCut.class);
    }

    private static Answering answer(String heard, String said) {
        return new Answering(
                "says " + said,
                (self, event) ->
                        event.equals(new Noted(heard)) ? context -> context.emit(new Noted(said)) : Answering.NOTHING);
    }

    @Test
    void terrainThatSendsToEachOtherComesToAnEnd() {
        Soil left = Soil.whenEntered("left", context -> context.tryMove(HERO, new Point(2, 0)));
        Soil right = Soil.whenEntered("right", context -> context.tryMove(HERO, new Point(1, 0)));
        Scenario scenario = Scenario.of(Scenario.legend().with('l', left).with('r', right), "@lr");

        scenario.play(Deed.of("step", context -> context.tryMove(HERO, new Point(1, 0))));

        assertThat(scenario.events()).noneMatch(FollowUpsCut.class::isInstance);
        assertThat(scenario.hero().position()).contains(new Point(1, 0));
        Invariants.check(scenario.game());
        scenario.play(new Rest()).expectEvents(new Rested(HERO));
    }

    @Test
    void whoIsShovedEntersNotWhoShoves() {
        Soil acid = Soil.whenEntered(
                "acid", context -> context.damage(context.view().actor().id(), Damage.physical(1)));
        Scenario scenario = Scenario.of(Scenario.legend().with('~', acid), "@g~");

        scenario.play(Deed.of("shove", context -> context.tryMove(GOBLIN, new Point(2, 0))));

        assertThat(scenario.expectEventOf(Damaged.class).who()).isEqualTo(GOBLIN);
        assertThat(scenario.hero().get(io.github.undercroft.Destructible.class)).contains(Health.of(10));
    }

    @Test
    void whoMovedOnHasNotEntered() {
        Soil trap = Soil.whenEntered("trap", context -> context.emit(new Noted("snap")));
        Scenario scenario = Scenario.of(Scenario.legend().with('~', trap), "@~.");

        scenario.play(Deed.doing("leap", context -> {
            context.tryMove(HERO, new Point(1, 0));
            context.tryMove(HERO, new Point(2, 0));
        }));

        assertThat(Values.notes(scenario.events())).isEmpty();
    }

    @Test
    void reactionsAreAskedInTheOrderOfEventsAndThenOfIds() {
        Legend legend = Scenario.legend().with('r', Blueprint.of("r").with(echoing()));
        Scenario scenario = Scenario.of(legend, "@rr");

        scenario.play(Deed.doing("says", context -> {
            context.emit(new Noted("a"));
            context.emit(new Noted("b"));
        }));

        assertThat(Values.notes(scenario.events())).containsExactly("a", "b", "0:1 a", "0:2 a", "0:1 b", "0:2 b");
    }

    private static Answering echoing() {
        return new Answering(
                "echoing",
                (self, event) -> event instanceof Noted noted && noted.what().length() == 1
                        ? context -> context.emit(new Noted(self.id() + " " + noted.what()))
                        : Answering.NOTHING);
    }

    @Test
    void whoIsStruckStrikesBack() {
        Answering strikesBack = new Answering(
                "strikes back",
                (self, event) -> event instanceof Damaged damaged
                                && damaged.who().equals(self.id())
                                && damaged.cause() instanceof Cause.Deed deed
                        ? context -> context.damage(deed.actor(), Damage.physical(2))
                        : Answering.NOTHING);
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing(
                                'g', Blueprint.of("goblin").with(Health.of(4)).with(strikesBack)),
                "@g");

        scenario.play(io.github.undercroft.combat.Attack.toward(io.github.undercroft.geometry.Direction.EAST));

        assertThat(scenario.hero().get(io.github.undercroft.Destructible.class)).contains(new Health(8, 10));
        assertThat(scenario.events())
                .contains(
                        new Damaged(HERO, new Point(0, 0), Damage.physical(2).from(new Cause.Answer(GOBLIN, HERO)), 8));
    }

    @Test
    void aBarrelBurstsOfItsOwnDeathAndSetsOffTheNext() {
        Scenario scenario = Scenario.of(barrels(), "@oooog");

        scenario.play(io.github.undercroft.combat.Attack.toward(io.github.undercroft.geometry.Direction.EAST));

        scenario.expectMap("@.....");
        assertThat(scenario.events().stream().filter(Died.class::isInstance)).hasSize(5);
        assertThat(scenario.hero().get(io.github.undercroft.Destructible.class)).contains(new Health(6, 10));
    }

    @ParameterizedTest
    @ValueSource(ints = {300, 3_000})
    void howeverManyBarrelsInARowAllBurst(int barrels) {
        Scenario scenario = Scenario.of(barrels(), "@" + "o".repeat(barrels));

        scenario.play(io.github.undercroft.combat.Attack.toward(io.github.undercroft.geometry.Direction.EAST));

        assertThat(scenario.events().stream().filter(Died.class::isInstance)).hasSize(barrels);
        assertThat(scenario.events()).noneMatch(FollowUpsCut.class::isInstance);
    }

    private static Legend barrels() {
        Answering bursts = new Answering(
                "bursts",
                (self, event) -> event instanceof Died died && died.who().equals(self.id())
                        ? context -> burst(context, died.at())
                        : Answering.NOTHING);
        return Scenario.legend()
                .with('o', Blueprint.of("barrel").with(Health.of(1)).with(bursts));
    }

    private static void burst(ActionContext context, Point at) {
        for (int dx = -1; dx <= 1; dx++) {
            context.board()
                    .occupantAt(at.plus(dx, 0))
                    .ifPresent(struck -> context.damage(struck.id(), Damage.physical(4)));
        }
    }

    @Test
    void aSlimeSplitsOnDeathAndThePiecesGetTurns() {
        Blueprint piece =
                Blueprint.of("piece").with(Health.of(1)).with(Values.ScriptedBrain.doing(Deed.noting("blub")));
        Answering splits = new Answering(
                "splits",
                (self, event) -> event instanceof Died died && died.who().equals(self.id())
                        ? context -> {
                            context.trySpawn(piece, died.at());
                            context.trySpawn(piece, died.at().plus(1, 0));
                            context.trySpawn(piece, died.at());
                        }
                        : Answering.NOTHING);
        Legend legend = Scenario.legend()
                .with('S', Blueprint.of("slime").with(Health.of(1)).with(splits))
                .with('p', piece);
        Scenario scenario = Scenario.of(legend, "@S..");

        scenario.play(io.github.undercroft.combat.Attack.toward(io.github.undercroft.geometry.Direction.EAST));
        scenario.expectMap("@pp.");
        scenario.play(new Rest());
        assertThat(Values.notes(scenario.events())).containsExactly("blub", "blub");
        Invariants.check(scenario.game());
    }

    @Test
    void whoIsBornIsAskedOnlyAboutWhatHappenedSince() {
        Answering hears = new Answering(
                "hears",
                (self, event) -> event instanceof Noted noted
                        ? context -> context.emit(new Heard(noted.what()))
                        : Answering.NOTHING);

        Scenario scenario = Scenario.of("@.").play(Deed.doing("speaks and bears", context -> {
            context.emit(new Noted("before"));
            context.trySpawn(Blueprint.of("child").with(hears), new Point(1, 0));
            context.emit(new Noted("after"));
        }));

        assertThat(scenario.events()).contains(new Heard("after")).doesNotContain(new Heard("before"));
    }

    private record Heard(String text) implements GameEvent {}
}
