package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Decision;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Percept;
import io.github.undercroft.Perception;
import io.github.undercroft.Rest;
import io.github.undercroft.Sound;
import io.github.undercroft.event.Placed;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Light;
import io.github.undercroft.sense.Perceiver;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.Outside;
import io.github.undercroft.terrain.Unseen;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Perceiving on small boards, at borders, in bags, through others, and at one's end. */
class PerceivingEdgesTest {

    private static final EntityId HERO = new EntityId(0, 0);

    private static Legend legend(Perceiver senses) {
        return Scenario.legend()
                .replacing('@', Values.hero().with(senses))
                .with('!', Blueprint.item("potion"))
                .replacing('g', Values.doer("goblin", new Rest()));
    }

    private static Perception perceived(Scenario scenario) {
        return scenario.game().view().perception(scenario.hero().id()).orElseThrow();
    }

    /** What the hero knows, as text: unseen cells blank, walls, floors, and the first letter of who is remembered. */
    private static String drawn(Perception known) {
        StringBuilder drawn = new StringBuilder();
        for (int y = 0; y < known.board().height(); y++) {
            for (int x = 0; x < known.board().width(); x++) {
                Point at = new Point(x, y);
                List<Entity> there = known.board().entitiesAt(at);
                var terrain = known.board().terrainAt(at);
                drawn.append(
                        !there.isEmpty()
                                ? there.get(0).name().substring(0, 1)
                                : terrain == Unseen.CELL
                                        ? " "
                                        : terrain == Ground.WALL
                                                ? "#"
                                                : terrain == Door.CLOSED ? "+" : terrain == Door.OPEN ? "-" : ".");
            }
            drawn.append(y + 1 < known.board().height() ? "\n" : "");
        }
        return drawn.toString();
    }

    private static List<Percept> percepts(Scenario scenario, Deed deed) {
        Game game = scenario.game();
        Step step = game.step();
        while (!(step instanceof Step.Awaiting)) {
            step = game.step();
        }
        game.submit(HERO, deed);
        return ((Step.Acted) game.step()).perceivedBy(HERO);
    }

    @Test
    void onASingleCellTheObserverSeesThatCell() {
        Scenario scenario = Scenario.of(legend(Senses.ofRadius(8)), "@");
        assertThat(drawn(perceived(scenario))).isEqualTo("y");
        assertThat(perceived(scenario).board().entities()).containsExactly(scenario.hero());
        scenario.play(new Rest());
        assertThat(perceived(scenario).sightings()).isEmpty();
        assertThat(perceived(scenario).lastSeen(new Point(0, 0)))
                .hasValue(scenario.game().view().now());
    }

    @Test
    void whatIsTakenUpInViewPutDownOutOfItAndTakenUpAgainIsNotForgotten() {
        Scenario scenario = Scenario.of(legend(Senses.ofRadius(9)), "@!.+.g");
        EntityId potion = scenario.id('!');
        EntityId goblin = scenario.id('g');
        percepts(scenario, Deed.doing("juggles", context -> {
            context.tryPlace(potion, new Location.CarriedBy(goblin));
            context.tryPlace(potion, new Location.OnLevel(0, new Point(4, 0)));
            context.tryPlace(potion, new Location.CarriedBy(goblin));
        }));
        assertThat(perceived(scenario).sighting(potion)).isPresent();
        assertThat(perceived(scenario).sees(potion)).isFalse();
    }

    @Test
    void inARowOfCellsTheViewEndsAtADoorAndAtTheBorder() {
        Scenario scenario = Scenario.of(legend(Senses.ofRadius(9)), "..@..+..");
        assertThat(drawn(perceived(scenario))).isEqualTo("..y..+  ");
        scenario = Scenario.of(legend(Senses.ofRadius(9)), ".", "@", ".", "+", ".");
        assertThat(drawn(perceived(scenario))).isEqualTo(".\ny\n.\n+\n ");
    }

    @Test
    void atTheBorderTheWorldEndsAndNothingBeyondIsSeen() {
        Perception known = perceived(Scenario.of(legend(Senses.ofRadius(2)), "@..", "...", "..."));
        for (Point outside : List.of(new Point(-1, 0), new Point(0, -1), new Point(3, 0), new Point(0, 3))) {
            assertThat(known.sees(outside)).isFalse();
            assertThat(known.lastSeen(outside)).isEmpty();
            assertThat(known.board().terrainAt(outside)).isEqualTo(Outside.BOARD);
            assertThat(known.board().entitiesAt(outside)).isEmpty();
            assertThat(known.board().occupantAt(outside)).isEmpty();
        }
        assertThat(drawn(known)).isEqualTo("y..\n.. \n.  ");
    }

    @Test
    void withARadiusOfNothingOnlyTheOwnCellIsSeenAndWithoutEarsNothingIsHeard() {
        Legend legend =
                legend(Senses.ofRadius(0).withHearing(0)).with('m', Values.doer("mover", new Move(Direction.EAST)));
        Scenario scenario = Scenario.of(legend, "@!m..");
        assertThat(drawn(perceived(scenario))).isEqualTo("y    ");
        scenario.play(new Rest());
        assertThat(perceived(scenario).heard()).isEmpty();

        scenario = Scenario.of(legend.replacing('@', Values.hero().with(Senses.ofRadius(0))), "@!m..");
        scenario.play(new Rest());
        scenario.game().step();
        assertThat(perceived(scenario).heard())
                .extracting(Percept.Heard::sound, Percept.Heard::from, Percept.Heard::volume)
                .containsExactly(org.assertj.core.groups.Tuple.tuple(Sound.FOOTSTEPS, new Point(3, 0), 16));
    }

    @Test
    void aGameWithoutObserversHasNoMemoriesAndTellsNobody() {
        Scenario scenario = Scenario.of(Values.scenario(Scenario.legend(), "@g").game(), Scenario.legend());
        scenario.game().submit(HERO, new Rest());
        assertThat(((Step.Acted) scenario.game().step()).percepts()).isEqualTo(Map.of());
        assertThat(Scenario.of("@g").game().stateHashParts().keySet()).noneMatch(part -> part.contains("memory"));
    }

    @Test
    void theLastActorSeesItsOwnEnd() {
        Scenario scenario = Scenario.of(legend(Senses.ofRadius(3)), "@.!");
        List<Percept> told =
                percepts(scenario, Deed.doing("dies", context -> context.damage(HERO, Damage.physical(99))));
        assertThat(told)
                .extracting(
                        percept -> ((Percept.Saw) percept).event().getClass().getSimpleName())
                .containsExactly("Damaged", "Died");
        assertThat(((Percept.Saw) told.get(1)).known(HERO)).isPresent();
        assertThat(((Percept.Saw) told.get(1)).known(HERO).get().isAlive()).isFalse();
        assertThat(scenario.game().step()).isInstanceOf(Step.Idle.class);
        assertThat(scenario.game().view().perception(HERO)).isEmpty();
    }

    @Test
    void whoIsCarriedInABagPerceivesFromWhereItsBearerIs() {
        Legend legend =
                legend(Senses.ofRadius(1)).with('f', Blueprint.item("familiar").with(Senses.ofRadius(1)));
        Scenario scenario = Scenario.of(legend, "f@...");
        EntityId familiar = new EntityId(0, 0);
        EntityId hero = new EntityId(0, 1);
        Game game = scenario.game();
        game.submit(hero, Deed.doing("takes", context -> context.tryPlace(familiar, new Location.CarriedBy(hero))));
        game.step();
        Perception known = game.view().perception(familiar).orElseThrow();
        assertThat(drawn(known)).isEqualTo(".y.  ");
        assertThat(known.board().entities()).extracting(Entity::name).containsExactly("you");
        game.submit(hero, new Move(Direction.EAST));
        game.step();
        assertThat(drawn(known)).isEqualTo("..y. ");
        assertThat(game.view().perception(hero).orElseThrow().board().entities())
                .as("what was taken up before its eyes is not thought to lie there")
                .extracting(Entity::name)
                .containsExactly("you");
    }

    @Test
    void aSquadPerceivesThroughThoseThatLive() {
        Legend legend = legend(Senses.ofRadius(1))
                .with(
                        's',
                        Blueprint.item("squad")
                                .with(Senses.ofRadius(1)
                                        .through(List.of(new EntityId(0, 1), new EntityId(0, 2), new EntityId(7, 7)))));
        Scenario scenario = Scenario.of(legend, "s@...g..");
        Game game = scenario.game();
        EntityId squad = new EntityId(0, 0);
        EntityId goblin = new EntityId(0, 2);
        Perception known = game.view().perception(squad).orElseThrow();
        assertThat(drawn(known)).isEqualTo("sy. .g. ");
        game.submit(new EntityId(0, 1), Deed.doing("slays", context -> context.damage(goblin, Damage.physical(99))));
        Step.Acted acted = (Step.Acted) game.step();
        assertThat(acted.perceivedBy(squad))
                .extracting(percept -> percept instanceof Percept.Saw saw
                        ? saw.event().getClass().getSimpleName()
                        : "")
                .containsExactly("Damaged", "Died");
        assertThat(known.visible().count()).isEqualTo(3);
        assertThat(known.sees(new Point(5, 0))).isFalse();
        assertThat(known.sighting(goblin)).as("its eyes closed with it").isPresent();
    }

    @Test
    void whoWalksIntoViewAndDiesThereIsForgotten() {
        Scenario scenario = Scenario.of(legend(Senses.ofRadius(4)), "@..g.");
        EntityId goblin = scenario.entity('g').id();
        percepts(scenario, Deed.doing("lures", context -> {
            context.tryMove(goblin, new Point(2, 0));
            context.remove(goblin);
        }));
        assertThat(perceived(scenario).sightings()).isEmpty();
        assertThat(drawn(perceived(scenario))).isEqualTo("y....");
    }

    @Test
    void whoDiesOutOfViewIsRemembered() {
        Scenario scenario = Scenario.of(legend(Senses.ofRadius(8)), "@+g.");
        EntityId goblin = scenario.entity('g').id();
        percepts(scenario, Deed.doing("opens", context -> context.setTerrain(new Point(1, 0), Door.OPEN)));
        AtomicLong then = new AtomicLong();
        percepts(scenario, Deed.doing("shuts", context -> {
            context.setTerrain(new Point(1, 0), Door.CLOSED);
            then.set(context.game().now());
        }));
        percepts(scenario, Deed.doing("kills", context -> context.remove(goblin)));
        assertThat(drawn(perceived(scenario))).isEqualTo("y+g.");
        assertThat(perceived(scenario).sighting(goblin).orElseThrow().when()).isEqualTo(then.get());
        percepts(scenario, Deed.doing("looks", context -> context.setTerrain(new Point(1, 0), Door.OPEN)));
        assertThat(drawn(perceived(scenario))).isEqualTo("y-..");
        assertThat(perceived(scenario).sighting(goblin))
                .as("where it went is not known")
                .isPresent();
    }

    @Test
    void whoLivesThereKnowsTheTerrainAsItIsWhenItBeginsToPerceive() {
        Legend legend = legend(Senses.ofRadius(1));
        Scenario scenario = Scenario.of(legend, "@..#+");
        percepts(scenario, Deed.doing("breeds", context -> {
            Entity born = context.trySpawn(
                            Blueprint.of("local").with(Senses.ofRadius(0).replacing(Familiarity.AT_HOME)),
                            new Point(2, 0))
                    .newborn()
                    .orElseThrow();
            Perception early = context.game().perception(born.id()).orElseThrow();
            assertThat(early.board().terrainAt(new Point(4, 0))).isEqualTo(Unseen.CELL);
            context.setTerrain(new Point(4, 0), Door.OPEN);
        }));
        Perception local = scenario.game().view().perception(new EntityId(0, 1)).orElseThrow();
        assertThat(drawn(local)).isEqualTo("..l#-");
        assertThat(local.lastSeen(new Point(4, 0))).isEmpty();
    }

    @Test
    void whoLosesItsSensesForGoodForgetsAllButNotWhoGetsThemBackAtOnce() {
        Scenario scenario = Scenario.of(legend(Senses.ofRadius(1)), "@....#");
        scenario.play(new Move(Direction.EAST), new Move(Direction.EAST));
        percepts(scenario, Deed.doing("blinks", context -> {
            context.clear(HERO, Perceiver.class);
            context.setTerrain(new Point(3, 0), Ground.WALL);
            context.set(HERO, Senses.ofRadius(1));
        }));
        assertThat(drawn(perceived(scenario))).as("and misses nothing").isEqualTo("..y#  ");
        percepts(scenario, Deed.doing("closes its eyes", context -> context.clear(HERO, Perceiver.class)));
        assertThat(scenario.game().view().perception(HERO)).isEmpty();
        percepts(scenario, Deed.doing("opens them", context -> context.set(HERO, Senses.ofRadius(1))));
        assertThat(drawn(perceived(scenario))).isEqualTo(" .y#  ");
    }

    @Test
    void theLatestSixteenNoisesAreKeptUntilTheEndOfTheOwnTurn() {
        Scenario scenario = Scenario.of(legend(Senses.ofRadius(0)), "@.....");
        List<Percept> told = percepts(scenario, Deed.doing("makes noise", context -> {
            for (int i = 0; i < 20; i++) {
                context.emit(new Watching.Bang(new Point(1 + i % 5, 0), 10 + i));
            }
        }));
        assertThat(told).hasSize(20);
        List<Percept.Heard> last = new ArrayList<>();
        told.subList(4, 20).forEach(percept -> last.add((Percept.Heard) percept));
        assertThat(perceived(scenario).heard()).isEqualTo(last);
        scenario.play(new Rest());
        assertThat(perceived(scenario).heard()).isEmpty();
    }

    @Test
    void whoDoesItToSomebodyUnseenPerceivesThatItHappensAndNotWhatItDoesToTheGround() {
        Scenario scenario = Scenario.of(legend(Senses.ofRadius(2)), "@.+..g");
        EntityId goblin = scenario.entity('g').id();
        List<Percept> told = percepts(scenario, Deed.doing("curses", context -> {
            context.damage(goblin, Damage.physical(99));
            context.setTerrain(new Point(4, 0), Ground.WALL);
        }));
        assertThat(told)
                .extracting(
                        percept -> ((Percept.Saw) percept).event().getClass().getSimpleName())
                .containsExactly("Damaged", "Died");
        assertThat(told)
                .allMatch(percept -> ((Percept.Saw) percept).known(goblin).isEmpty());
    }

    @Test
    void whatIsTakenAwayFromAVisibleCellIsSeenToGo() {
        Scenario scenario = Scenario.of(legend(Senses.ofRadius(2)), "@!+..g");
        EntityId goblin = scenario.entity('g').id();
        EntityId potion = new EntityId(0, 1);
        List<Percept> told = percepts(
                scenario, Deed.doing("conjures", context -> context.tryPlace(potion, new Location.CarriedBy(goblin))));
        Percept.Saw saw = (Percept.Saw) told.get(0);
        assertThat(saw.event()).isInstanceOf(Placed.class);
        assertThat(saw.known()).extracting(Entity::id).containsExactlyInAnyOrder(potion, HERO);
        assertThat(perceived(scenario).sightings()).isEmpty();
    }

    @Test
    void aBrainThatIsAnotherOneAfterARefusedTurnIsSeenToBe() {
        Deed refused = Deed.of("goes on", context -> ActionResult.failed(new Values.No("not now")));
        Deed begun = Deed.of("begins", context -> ActionResult.continues(refused));
        Values.ScriptedBrain second = new Values.ScriptedBrain("second", turn -> Decision.await());
        Values.ScriptedBrain first = new Values.ScriptedBrain(
                "first",
                turn -> turn.unfinished()
                        .map(action -> Decision.act(action, second))
                        .orElseGet(Decision::await));
        Legend legend = Scenario.legend()
                .replacing('@', Values.hero().replacing(first))
                .with('o', Blueprint.item("owl").with(Senses.ofRadius(3)));
        Game game = Scenario.of(legend, "o@.").game();
        EntityId hero = new EntityId(0, 1);
        game.submit(hero, begun);
        game.step();
        assertThat(game.step()).isEqualTo(new Step.Awaiting(hero, Optional.of(new Values.No("not now"))));
        Perception owl = game.view().perception(new EntityId(0, 0)).orElseThrow();
        assertThat(game.view().entity(hero).orElseThrow().get(Brain.class)).contains(second);
        assertThat(owl.sighting(hero).orElseThrow().who().get(Brain.class)).contains(second);
    }

    @Test
    void inTheDarkOnlyWhatIsLitOrNearIsSeen() {
        Legend legend = legend(new Senses(
                        io.github.undercroft.fov.Eyes.of(io.github.undercroft.fov.Reach.round(9))
                                .withNightVision(1)
                                .withMinLight(1),
                        100,
                        Familiarity.STRANGER,
                        List.of()))
                .with('t', Blueprint.item("torch").with(new Light(Reach.round(1), 10)));
        Scenario scenario = Scenario.of(legend, rules -> rules.ambientLight(0), "@....t..");
        assertThat(drawn(perceived(scenario))).isEqualTo("y.  .t. ");
        assertThat(scenario.game().view().light().get(5, 0)).isEqualTo(10);
        percepts(
                scenario,
                Deed.doing(
                        "takes the torch",
                        context -> context.tryPlace(new EntityId(0, 1), new Location.CarriedBy(HERO))));
        assertThat(perceived(scenario).visible().count()).isEqualTo(2);
        assertThat(drawn(perceived(scenario))).isEqualTo("y.  .t. ");
    }
}
