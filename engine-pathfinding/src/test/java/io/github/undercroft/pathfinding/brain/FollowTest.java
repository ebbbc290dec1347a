package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Location;
import io.github.undercroft.Rest;
import io.github.undercroft.Speed;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.follower.Companion;
import io.github.undercroft.game.Explanation;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Following a leader, and going the rounds. */
class FollowTest {

    private static final EntityId LEADER = new EntityId(0, 0);

    private static Game game(Blueprint walker, String... rows) {
        return game(new Bystander(), walker, rows);
    }

    private static Game game(Brain leader, Blueprint walker, String... rows) {
        Legend legend = Legend.standard()
                .with('@', Blueprint.of("leader").with(Faction.PLAYERS).with(leader))
                .with('w', walker);
        return Game.start(
                Rules.named("walk")
                        .steps(Movement.FOUR_WAY)
                        .level("walk", LevelText.of(String.join("\n", rows), legend))
                        .build(),
                7);
    }

    private static Blueprint follower(int within) {
        return Blueprint.of("walker").with(Faction.PLAYERS).with(PriorityBrain.of(new Follow(LEADER, within)));
    }

    /** What the walker does next. */
    private static Action next(Game game) {
        while (true) {
            Step.Acted acted = (Step.Acted) game.step();
            if (!acted.actor().equals(LEADER)) {
                return acted.action();
            }
        }
    }

    private static void turns(int count, Game game) {
        for (int i = 0; i < count; i++) {
            next(game);
        }
    }

    /** Its bot rests, as one does that waits for who stands in its only way. */
    @Test
    void aBotIsGivenWayToThoughItHasOtherFreeCells() {
        Game game = game(follower(1), "######", "#.#..#", "#@w..#", "#.#..#", "######");
        Point gap = new Point(2, 2);
        for (int turn = 0; turn < 40 && game.view().board().isOccupied(gap); turn++) {
            game.step();
        }
        assertThat(game.view().board().isOccupied(gap)).isFalse();
    }

    @Test
    void oneGoesRoundWallsUntilOneIsNearEnough() {
        Game game = game(follower(2), "@#w", "...");

        assertThat(next(game)).isEqualTo(new Move(Direction.SOUTH));
        assertThat(next(game)).isEqualTo(new Move(Direction.WEST));
        assertThat(next(game)).as("two steps away").isEqualTo(new Rest());
    }

    @Test
    void whereNoWayLeadsThereIsNoOccasion() {
        assertThat(next(game(follower(1), "@#w"))).isEqualTo(new Rest());
    }

    @Test
    void aLeaderWhoWasNeverSeenIsNotFollowed() {
        Game game = game(follower(1).with(Senses.ofRadius(3)), "@#.w", ".#..", "....");

        assertThat(next(game)).isEqualTo(new Rest());
    }

    @Test
    void aLeaderWhoWentRoundTheCornerIsLookedForFromWhereItWasSeen() {
        Brain wanderer = turn -> Decision.act(new Move(turn.position().x() < 9 ? Direction.EAST : Direction.SOUTH));
        Game game = game(
                wanderer,
                follower(1).with(Senses.ofRadius(3)).with(new Speed(30)),
                "@..........",
                "w########..",
                "#########..",
                "#########..");
        for (int i = 0; i < 200; i++) {
            game.step();
        }
        assertThat(Cellar.at(game, "walker")).isEqualTo(new Point(9, 2));
    }

    @Test
    void nobodyFollowsToWithinNothing() {
        assertThatThrownBy(() -> new Follow(LEADER, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("this is 0")
                .hasMessageContaining("give 1");
    }

    /** A scene with a quick dog that follows the hero over stairs. */
    private static Scenario withDog(String... rows) {
        Legend legend = Scenario.legend()
                .replacing('@', Blueprint.player("you"), Stairs.down(1))
                .with('<', Stairs.up(0))
                .with(
                        'd',
                        Blueprint.of("dog")
                                .with(Faction.PLAYERS)
                                .with(new Speed(120))
                                .with(new Companion(LEADER))
                                .with(PriorityBrain.of(new Follow(LEADER, 1))));
        return Scenario.of(legend, rules -> rules.level("below", LevelText.of("<...\n....", legend)), rows);
    }

    private static List<String> reasons(Scenario scenario) {
        return scenario.game().explain(scenario.id('d')).reasons().stream()
                .map(Explanation.Because::reason)
                .toList();
    }

    @Test
    void besideALeaderRoundACornerIsNotNearEnough() {
        Scenario scenario = withDog("##@##", "#d..#", "#####");

        scenario.play(new Rest()).expectMap("##@##", "#.d.#", "#####");
        scenario.play(new TakeStairs());

        assertThat(scenario.entity('d').location()).isEqualTo(new Location.OnLevel(1, new Point(1, 0)));
    }

    @Test
    void whoFindsTheCellBeforeItsLeaderTakenStaysWhereItIs() {
        Legend legend = Scenario.legend().with('d', follower(1));
        Scenario scenario = Scenario.of(legend, "##@##", "#dd.#", "#####");

        assertThat(reasons(scenario)).containsExactly("is near its leader");
        scenario.play(new Rest(), new Rest()).expectMap("##@##", "#dd.#", "#####");
    }

    @Test
    void itStaysBehindALeaderThatWalksAwayThroughACorridor() {
        Scenario scenario = withDog("@d.....");

        scenario.play(Bump.toward(Direction.EAST)).expectMap("d@.....");
        for (int x = 1; x < 6; x++) {
            scenario.play(new Move(Direction.EAST));
            assertThat(scenario.entity('d').position()).contains(new Point(x, 0));
        }
    }

    @Test
    void itMakesWayForALeaderInADeadEnd() {
        Legend legend = Scenario.legend().with('d', follower(1));
        Scenario scenario = Scenario.of(legend, "@d.....");

        while (!reasons(scenario).equals(List.of("makes way for its leader"))) {
            scenario.play(new Rest()).expectMap("@d.....");
        }
        scenario.play(new Rest()).expectMap("@.d....");
    }

    @Test
    void itDoesNotMakeWayForAPlayerOnStairs() {
        Scenario scenario = withDog("@d.....");

        for (int i = 0; i < 50; i++) {
            scenario.play(new Rest()).expectMap("@d.....");
        }
    }

    @Test
    void itTellsWhatItDoes() {
        assertThat(reasons(withDog("@...d"))).containsExactly("keeps near its leader");
        assertThat(reasons(withDog("@d"))).containsExactly("is near its leader");
        assertThat(reasons(withDog("@#d"))).containsExactly("knows no way to its leader");
        Scenario left = withDog("@...d").play(new TakeStairs());
        assertThat(reasons(left)).containsExactly("does not know where its leader is");
    }

    @Test
    void itsOwnLeaderIsFollowedByNobody() {
        EntityId dog = new EntityId(0, 1);
        Legend legend = Scenario.legend().with('d', Blueprint.of("dog").with(PriorityBrain.of(new Obey(dog))));
        Scenario scenario = Scenario.of(legend, "@.d");

        assertThat(scenario.id('d')).isEqualTo(dog);
        assertThat(reasons(scenario)).containsExactly("is its own leader");
    }

    private static Blueprint patroller(Point... posts) {
        return Blueprint.of("walker").with(Faction.PLAYERS).with(Patroller.round(List.of(posts)));
    }

    @Test
    void onTheRoundsOneGoesFromPostToPostAndBeginsAnew() {
        Game game = game(patroller(new Point(2, 0), new Point(2, 2)), "@.w", "##.", "...");

        turns(2, game);
        assertThat(Cellar.at(game, "walker")).isEqualTo(new Point(2, 2));
        turns(2, game);
        assertThat(Cellar.at(game, "walker")).isEqualTo(new Point(2, 0));
        turns(1, game);
        assertThat(Cellar.at(game, "walker")).isEqualTo(new Point(2, 1));
    }

    @Test
    void aPostThatSomebodyFillsIsReachedBesideItAndOneOutOfReachIsLeftOut() {
        Game game = game(patroller(new Point(0, 0), new Point(0, 2), new Point(3, 0)), "@..w", "####", "....");

        turns(2, game);
        assertThat(Cellar.at(game, "walker")).isEqualTo(new Point(1, 0));
        turns(2, game);
        assertThat(Cellar.at(game, "walker")).isEqualTo(new Point(3, 0));
    }

    @Test
    void whereNoPostCanBeReachedOneRests() {
        assertThat(next(game(patroller(new Point(0, 1)), "@w", "##"))).isEqualTo(new Rest());
    }

    @Test
    void aPostOutsideTheLevelIsLeftOut() {
        Game game = game(patroller(new Point(6, 0), new Point(0, 5), new Point(1, 1)), "@.w", "##.", "...");

        assertThat(next(game)).isEqualTo(new Rest());
        Game other = game(patroller(new Point(6, 0), new Point(2, 2)), "@.w", "##.", "...");
        assertThat(next(other)).isEqualTo(new Move(Direction.SOUTH));
    }

    @Test
    void theMoreUrgentComesFirst() {
        Patroller round = Patroller.round(List.of(new Point(3, 0))).unless(new Follow(LEADER, 1));
        Game game = game(Blueprint.of("walker").with(Faction.PLAYERS).with(round), "@.w.");

        assertThat(next(game)).isEqualTo(new Move(Direction.WEST));
        assertThat(next(game)).isEqualTo(new Move(Direction.EAST));
    }

    @Test
    void roundsThatContradictThemselvesAreRefused() {
        assertThatThrownBy(() -> Patroller.round(List.of())).hasMessageContaining("1 post or more");
        assertThatThrownBy(() -> new Patroller(List.of(new Point(0, 0)), 1, List.of(), Patience.FRESH))
                .hasMessageContaining("0 to 0")
                .hasMessageContaining("this is 1");
    }
}
