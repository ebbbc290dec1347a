package io.github.undercroft.game;

import static io.github.undercroft.game.LevelGames.HERO;
import static io.github.undercroft.game.LevelGames.LEGEND;
import static io.github.undercroft.game.LevelGames.at;
import static io.github.undercroft.game.LevelGames.game;
import static io.github.undercroft.game.LevelGames.on;
import static io.github.undercroft.game.LevelGames.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Passage;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.event.FollowUpsCut;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.event.TravelEvent;
import io.github.undercroft.follower.Companion;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.level.Portal;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Travel that goes wrong, or comes to no end: it is told, and everything else is as it was. */
class TravelFaultsTest {

    private static Rules.Builder byName(Rules.Builder rules) {
        return rules.registry(Values.registry());
    }

    private static GameCodeException failing(Game game, Action action) {
        game.submit(HERO, action);
        GameCodeException thrown = catchThrowableOfType(GameCodeException.class, game::step);
        Invariants.check(game);
        return thrown;
    }

    @Test
    void aTrapThatSpawnsAndSendsOnForEverIsStopped() {
        Values.Soil there = Values.Soil.whenEntered("there", context -> sendOn(context, 0));
        Values.Soil back = Values.Soil.whenEntered("back", context -> sendOn(context, 1));
        Legend legend = LEGEND.with('t', there).with('b', back);
        Game game = game(TravelFaultsTest::byName, legend, "@b", "<t");
        game.submit(HERO, new Move(Direction.EAST));

        Step.Acted acted = (Step.Acted) game.step();

        assertThat(acted.events()).hasAtLeastOneElementOfType(FollowUpsCut.class);
        assertThat(acted.events())
                .filteredOn(TravelEvent.StayedBehind.class::isInstance)
                .extracting(event -> ((TravelEvent.StayedBehind) event).why())
                .contains(new Refusal.EndlessChain(SettlePhase.MAX));
        Invariants.check(game);
        assertThat(game.stateHash()).isEqualTo(game.fork().stateHash());
    }

    private static void sendOn(ActionContext context, int level) {
        context.trySpawn(Blueprint.item("imp"), context.view().position())
                .newborn()
                .ifPresent(imp -> context.tryTravel(imp.id(), level, Arrival.at(new Point(1, 0))));
    }

    @Test
    void aLevelThatCannotBeToldIsNamed() {
        Game game = game(
                rules -> rules.deeperLevels(number -> {
                    throw new IllegalStateException("no plan for " + number);
                }),
                LEGEND,
                "@.");

        GameCodeException thrown = failing(game, new LevelGames.Go(3));

        assertThat(thrown).hasMessageContaining("Making level 3").hasMessageContaining("no plan for 3");
        assertThat(at(game, HERO)).isEqualTo(on(0, 0, 0));
        assertThat(game.view().levels()).containsExactly(0);
    }

    /** LevelGround that cannot say who may enter it, or where it leads. */
    private record Faulty(boolean open) implements Terrain, Portal {
        @Override
        public String name() {
            return "faulty ground";
        }

        @Override
        public Passage passage() {
            if (!open) {
                throw new AssertionError("no passage");
            }
            return Passage.OPEN;
        }

        @Override
        public boolean transparent() {
            return true;
        }

        @Override
        public int leadsTo() {
            throw new AssertionError("leads nowhere");
        }
    }

    @Test
    void aLevelThatThrowsWhileItIsFilledIsNotThere() {
        Grid<Terrain> ground = Grid.of(2, 1, at -> new Faulty(false));
        Blueprint goblin = Blueprint.of("goblin");
        Game game = game(
                rules -> byName(rules)
                        .level(
                                "faulty",
                                random -> new LevelContent(
                                        ground, List.of(new LevelContent.Placement(goblin, new Point(0, 0))))),
                LEGEND,
                "@.");

        GameCodeException thrown = failing(game, new LevelGames.Go(1));

        assertThat(thrown).hasMessageContaining("no passage");
        assertThat(game.view().levels()).containsExactly(0);
        assertThat(game.view().entities()).hasSize(1);
    }

    @Test
    void aPortalThatThrowsLeavesTheTravellerWhereItIs() {
        Legend legend = LEGEND.with('f', new Faulty(true));
        Game game = game(rules -> byName(rules).deeperLevels(number -> LevelText.of("f.", legend)), legend, "@.");

        GameCodeException thrown = failing(game, new TakeStairs());

        assertThat(thrown).hasMessageContaining("Bringing 0:0 to level 1").hasMessageContaining("leads nowhere");
        assertThat(at(game, HERO)).isEqualTo(on(0, 0, 0));
        play(game, new Rest());
    }

    @Test
    void afterAJourneyOneMayTravelAgain() {
        Game game = game("@.", "<.");
        play(game, new TakeStairs());

        assertThat(game.legalActions(HERO)).contains(new Choice.Legal(new TakeStairs(), new TakeStairs(), 240));
    }

    @Test
    void whoFillsNoCellFollowsToo() {
        Legend legend =
                LEGEND.with('o', Blueprint.item("orb").with(new Companion(HERO)).with(new Bystander()));
        Game game = game(rules -> rules, legend, "@o", "<.");
        play(game, new TakeStairs());
        EntityId orb = new EntityId(0, 1);

        assertThat(game.view().boardOf(orb).orElseThrow().level()).isEqualTo(1);
    }

    @Test
    void whoAnswersEventsIsAskedOfThoseOnItsLevel() {
        List<String> heard = new ArrayList<>();
        Legend legend = LEGEND.with(
                'e',
                Blueprint.item("ear")
                        .with(new Values.Answering(
                                "hears",
                                (self, event) -> context -> heard.add(self.id().level() + " "
                                        + event.getClass().getSimpleName()))));
        Game game = game(TravelFaultsTest::byName, legend, "@e", "<e");

        play(game, new TakeStairs());
        assertThat(heard).containsExactly("0 Left", "1 Arrived");
        heard.clear();
        play(game, new Move(Direction.EAST));
        assertThat(heard).containsExactly("1 Moved");
    }

    @Test
    void nothingIsGivenToSomebodyOnAnotherLevel() {
        Legend legend = LEGEND.replacing('@', Blueprint.player("you").carrying(Blueprint.item("coin")), Stairs.down(1));
        Game game = game(TravelFaultsTest::byName, legend, "@g", "<.");
        play(game, new TakeStairs());
        EntityId coin = game.view().things(HERO).get(0).id();
        EntityId goblin = game.view().board(0).orElseThrow().entities().get(0).id();
        game.submit(HERO, Values.Deed.of("give", context -> context.tryPlace(coin, new Location.CarriedBy(goblin))));

        assertThat(((Step.Awaiting) game.step()).refused()).contains(new Refusal.OnOtherLevel(coin, 0));
    }
}
