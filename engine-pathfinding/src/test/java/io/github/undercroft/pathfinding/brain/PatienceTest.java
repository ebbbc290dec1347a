package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Relations;
import io.github.undercroft.Rest;
import io.github.undercroft.Stance;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Water;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.move.Wait;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How long brains wait for those who stand in their way. */
class PatienceTest {

    private static final Faction VILLAGERS = new Faction("villagers");
    private static final Legend LEGEND = Legend.standard()
            .with('>', Stairs.down(1))
            .with('*', Blueprint.item("coin"))
            .with('K', Blueprint.of("villager").with(VILLAGERS).with(PriorityBrain.of()))
            .with('L', Blueprint.of("villager").with(VILLAGERS).with(new Moving(0, 40)))
            .with('M', Blueprint.of("villager").with(VILLAGERS).with(new Moving(9, 9)))
            .with('s', Blueprint.of("pet").with(Faction.PLAYERS).with(PriorityBrain.of()));

    /** Rests for so many turns, then goes east, and so on. */
    private record Moving(int every, int left) implements Brain {

        @Override
        public Decision decide(TurnView turn) {
            return left > 0
                    ? Decision.act(new Rest(), new Moving(every, left - 1))
                    : Decision.act(new Move(Direction.EAST), new Moving(every, every));
        }
    }

    private static Game game(Brain brain, String... rows) {
        Blueprint hero = Blueprint.of("hero")
                .with(Faction.PLAYERS)
                .with(Health.of(9))
                .with(Inventory.of(2))
                .with(Senses.ofRadius(9))
                .with(brain);
        return Game.start(
                Rules.named("dungeon")
                        .steps(Movement.FOUR_WAY)
                        .relations(Relations.of(Stance.NEUTRAL))
                        .level("top", LevelText.of(String.join("\n", rows), LEGEND.with('@', hero)))
                        .level("bottom", LevelText.of("<....", LEGEND.with('<', Stairs.up(0))))
                        .build(),
                7);
    }

    /** What the hero does next, so many times. */
    private static List<Action> decisions(Game game, int count) {
        EntityId hero = Cellar.named(game, "hero").id();
        List<Action> all = new ArrayList<>();
        while (all.size() < count) {
            if (game.step() instanceof Step.Acted acted && acted.actor().equals(hero)) {
                all.add(acted.action());
            }
        }
        return all;
    }

    private static int rests(List<Action> all) {
        return (int) all.stream().filter(Rest.class::isInstance).count();
    }

    @Test
    void aFetcherLeavesAThingAloneBehindSomebodyWhoStandsStill() {
        Game game = game(
                PriorityBrain.of(new Fetch(), new Descend()), "#..#..#", "#@.K.*#", "#..#..#", "#.>#..#", "#######");
        assertThat(rests(decisions(game, 13))).isEqualTo(Patience.IN_ONE_PLACE);
        assertThat(decisions(game, 3)).last().isEqualTo(new TakeStairs());
    }

    @Test
    void whoDescendsGivesUpStairsBehindSomebodyWhoStandsStill() {
        Behaviour signal = turn -> Optional.of(new Move(Direction.NORTH));
        Game game = game(PriorityBrain.of(new Descend(), signal), "##.####", "#@.K.>#", "#######");
        assertThat(decisions(game, 14)).last().isEqualTo(new Move(Direction.NORTH));
    }

    @Test
    void itFetchesAThingFartherOffOnceItHasWaited() {
        Game game = game(PriorityBrain.of(new Fetch()), "############", "#*......@K*#", "############");
        assertThat(rests(decisions(game, 12))).isEqualTo(12);
        assertThat(decisions(game, 1)).containsOnly(new Move(Direction.WEST));
    }

    @Test
    void inAllItWaitsSixtyTurnsForSomebodyWhoMovesALittleEachTime() {
        Behaviour otherwise = turn -> Optional.of(new Wait());
        Game game = game(PriorityBrain.of(new Fetch(), otherwise), "############", "#@M.......*#", "############");
        assertThat(rests(decisions(game, 200))).isEqualTo(Patience.IN_ALL);
    }

    @Test
    void itLooksAgainForSomebodyItHasNotSeenForEightTimesAsLong() {
        Point away = new Point(10, 1);
        String wall = "#".repeat(34);
        Game game = game(
                PriorityBrain.of(new Fetch(), new Travel(away)),
                wall,
                "#" + ".".repeat(18) + "@L*" + ".".repeat(11) + "#",
                wall);
        decisions(game, 35);
        assertThat(Cellar.at(game, "hero")).as("it has given up").isEqualTo(away);
        decisions(game, 140);
        assertThat(Cellar.at(game, "hero")).as("it stays").isEqualTo(away);
        decisions(game, 10);
        assertThat(Cellar.at(game, "hero")).as("it goes to look").isNotEqualTo(away);
    }

    @Test
    void itChangesPlacesWithAFriendAfterATurn() {
        Game game = game(PriorityBrain.of(new Fetch()), "#######", "#@s.*.#", "#######");
        assertThat(decisions(game, 4))
                .startsWith(
                        new Rest(), Bump.toward(Direction.EAST), new Move(Direction.EAST), new Move(Direction.EAST));
        assertThat(Cellar.at(game, "hero")).isEqualTo(new Point(4, 1));
        assertThat(Cellar.at(game, "pet")).isEqualTo(new Point(1, 1));
    }

    @Test
    void anExplorerPassesAFriendInADeadEnd() {
        Game game =
                game(PriorityBrain.of(new Explore()), "##################", "#@s..............#", "##################");
        decisions(game, 12);
        assertThat(Cellar.at(game, "pet")).isEqualTo(new Point(1, 1));
    }

    @Test
    void itDoesNotMoveTheCharacterOfAPlayer() {
        Legend legend = LEGEND.with('@', Blueprint.player("you").with(Health.of(9)))
                .with(
                        'f',
                        Blueprint.of("hero")
                                .with(Faction.PLAYERS)
                                .with(Inventory.of(2))
                                .with(PriorityBrain.of(new Fetch())));
        Game game = Game.start(
                Rules.named("dungeon")
                        .steps(Movement.FOUR_WAY)
                        .level("top", LevelText.of("f@*", legend))
                        .build(),
                7);
        for (int i = 0; i < 100; i++) {
            if (game.step() instanceof Step.Awaiting awaiting) {
                game.submit(awaiting.actor(), new Rest());
            }
        }
        assertThat(Cellar.at(game, "hero")).isEqualTo(new Point(0, 0));
    }

    @Test
    void twoTravellersToOnePlaceDoNotChangePlacesThere() {
        Legend legend = LEGEND.with(
                'f', Blueprint.of("hero").with(Faction.PLAYERS).with(PriorityBrain.of(new Travel(new Point(3, 0)))));
        Game game = Game.start(
                Rules.named("dungeon")
                        .steps(Movement.FOUR_WAY)
                        .level("top", LevelText.of("ff..", legend))
                        .build(),
                7);
        for (int i = 0; i < 100; i++) {
            Optional<Action> action =
                    game.step() instanceof Step.Acted acted ? Optional.of(acted.action()) : Optional.empty();
            assertThat(action).isNotEqualTo(Optional.of(Bump.toward(Direction.EAST)));
        }
    }

    @Test
    void twoPatrolsThatMeetInACorridorPassEachOther() {
        List<Point> posts = ImmutableList.of(new Point(0, 0), new Point(7, 0));
        Legend legend = LEGEND.with(
                        'f', Blueprint.of("hero").with(Faction.PLAYERS).with(Patroller.round(posts)))
                .with(
                        'g',
                        Blueprint.of("other")
                                .with(Faction.PLAYERS)
                                .with(new Patroller(posts, 1, List.of(), Patience.FRESH)));
        Game game = Game.start(
                Rules.named("dungeon")
                        .steps(Movement.FOUR_WAY)
                        .level("top", LevelText.of("g......f", legend))
                        .build(),
                7);
        boolean hasPassed = false;
        for (int i = 0; i < 60; i++) {
            game.step();
            hasPassed |= Cellar.at(game, "hero").x() < Cellar.at(game, "other").x();
        }
        assertThat(hasPassed).isTrue();
    }

    @Test
    void numbersOutOfRangeAreRefused() {
        assertThatThrownBy(() -> new Patience(0, 0, -1, List.of(), List.of())).hasMessageContaining("this is -1");
        assertThatThrownBy(() -> new Patience.Blocker(new EntityId(0, 0), new Point(0, 0), 0, 0, -1))
                .hasMessageContaining("this is -1");
        assertThatThrownBy(() -> new FailedTries(0, new Point(0, 0), 0, 0, 0)).hasMessageContaining("this is 0");
    }

    /** The first hunter has found out that the prey is out of reach; a game that is loaded does not know that yet. */
    @Test
    void whatOthersFoundOutChangesNothingOfItsPatience() {
        Patience long12 = new Patience(
                0,
                0,
                1,
                List.of(new Patience.Blocker(new EntityId(0, 0), new Point(0, 0), 0, 0, Patience.IN_ONE_PLACE)),
                List.of());
        Blueprint wolf = Blueprint.of("wolf").with(Health.of(5)).with(LinearWeapon.ofDamage(1));
        Legend legend = Scenario.legend()
                .with('b', Blueprint.of("bear").with(new Bystander()))
                .with('x', wolf.with(new Hunter()))
                .with('h', wolf.with(new Hunter(Optional.empty(), long12)))
                .with('=', Water.DEEP);
        Rules rules =
                Rules.named("apart").level("l", LevelText.of("bxh.=.@", legend)).build();
        Game game = Game.start(rules, 1);
        for (int i = 0; i < 9; i++) {
            Game loaded = Game.resume(rules, game.state());
            game.step();
            loaded.step();
            assertThat(loaded.stateHash()).isEqualTo(game.stateHash());
            if (game.step() instanceof Step.Awaiting awaiting) {
                game.submit(awaiting.actor(), new Rest());
            }
        }
    }
}
