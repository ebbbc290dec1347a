package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Entity;
import io.github.undercroft.Faction;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.door.Bars;
import io.github.undercroft.door.Lever;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Water;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.stairs.Stairs;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The adventurer, and with it going for things and going down. */
class AdventurerTest {

    private static final Blueprint HERO = Blueprint.of("hero")
            .with(Faction.PLAYERS)
            .with(Health.of(9))
            .with(LinearWeapon.ofDamage(1))
            .with(Inventory.of(2))
            .with(Adventurer.mendingAt(3));
    private static final Legend LEGEND = Legend.standard()
            .with('@', HERO)
            .with('d', Blueprint.of("dummy").with(Health.of(1)).with(new Bystander()))
            .with('/', Wearable.inHand("sword"))
            .with('*', Blueprint.item("rock"))
            .with('>', Stairs.down(1))
            .with('<', Stairs.up(0));

    private static Game game(String top, String bottom) {
        return Game.start(
                Rules.named("dungeon")
                        .steps(Movement.FOUR_WAY)
                        .level("top", LevelText.of(top, LEGEND))
                        .level("bottom", LevelText.of(bottom, LEGEND))
                        .endsWhen(EndConditions.wonBy(Faction.PLAYERS)
                                .onlyIf(game -> game.levels().size() == 2))
                        .build(),
                7);
    }

    private static Game after(int turns, Game game) {
        for (int i = 0; i < turns && !(game.step() instanceof Step.Over); i++) {
            Invariants.check(game);
        }
        return game;
    }

    private static Entity hero(Game game) {
        return Cellar.named(game, "hero");
    }

    private static List<String> things(Game game) {
        return game.view().things(hero(game).id()).stream().map(Entity::name).toList();
    }

    @Test
    void itKillsWhomItSeesThenFetchesThenGoesDownAndWins() {
        Game game = after(60, game("*.@..d\n/#####\n>.....", "<..d"));

        assertThat(game.view().outcome()).isPresent();
        assertThat(things(game)).containsExactlyInAnyOrder("rock", "sword");
        assertThat(game.view().boardOf(hero(game).id()).orElseThrow().level()).isEqualTo(1);
    }

    @Test
    void itPullsALeverAndExploresBehindTheBarsBeforeItGoesDown() {
        Legend legend = LEGEND.with('l', Lever.of("vault")).with('|', Bars.shut("vault"));
        Game game = after(
                60,
                Game.start(
                        Rules.named("dungeon")
                                .steps(Movement.FOUR_WAY)
                                .level("top", LevelText.of("#|###\n#*###\nl.@.>\n#.###\n#|.*#", legend))
                                .level("bottom", LevelText.of("<..d", LEGEND))
                                .build(),
                        7));

        assertThat(things(game)).containsExactly("rock", "rock");
        assertThat(game.view().boardOf(hero(game).id()).orElseThrow().level()).isEqualTo(1);
    }

    @Test
    void itLeavesLyingWhatItCannotCarry() {
        Game game = after(30, game("@*.*.*.>", "<...d"));

        assertThat(things(game)).containsExactly("rock", "rock");
        assertThat(game.view().levels()).hasSize(2);
    }

    @Test
    void itRestsWhereNothingIsLeftToDoOrNoWayLeads() {
        Game game = after(5, game("@.#*#>", "<.d"));

        assertThat(Cellar.at(game, "hero")).isEqualTo(new Point(0, 0));
        assertThat(things(game)).isEmpty();
    }

    @Test
    void itGoesOnAlikeInAFork() {
        Game game = after(3, game("*.@..d\n/#####\n>.....", "<..d"));
        Game fork = game.fork();
        for (int i = 0; i < 20; i++) {
            game.step();
            fork.step();
            assertThat(fork.stateHash()).isEqualTo(game.stateHash());
        }
    }

    @Test
    void itExploresAndGoesDownThoughItSeesAnEnemyThatNeitherCanReach() {
        Legend legend = Legend.standard()
                .with('>', Stairs.down(1))
                .with('=', Water.DEEP)
                .with('@', HERO.with(Senses.ofRadius(9)))
                .with(
                        'g',
                        Blueprint.of("goblin")
                                .with(Health.of(5))
                                .with(LinearWeapon.ofDamage(1))
                                .with(new Hunter()));
        for (Movement movement : Movement.values()) {
            Game game = Game.start(
                    Rules.named("dungeon")
                            .steps(movement)
                            .level("top", LevelText.of("""
                                    ###########
                                    #.@.===.g.#
                                    #...===...#
                                    #...#######
                                    #.........#
                                    #........>#
                                    ###########""", legend))
                            .level("bottom", LevelText.of("<..d", LEGEND))
                            .build(),
                    7);
            assertThat(after(200, game).view().levels()).hasSize(2);
        }
    }
}
