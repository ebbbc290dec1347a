package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Perception;
import io.github.undercroft.StepRule;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.pathfinding.field.DistanceField;
import io.github.undercroft.pathfinding.field.FieldGround;
import io.github.undercroft.pathfinding.field.FieldRequest;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.stairs.Stairs;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class ExploreTest {

    private static final String ROOMS = """
            #####################
            #@...#......#.......#
            #....+......#.......#
            #....#......+.......#
            ##-###......#########
            #....########.......#
            #....+..............#
            #..>.#......#.......#
            #####################""";

    private static final Blueprint HERO =
            Blueprint.of("hero").with(Faction.PLAYERS).with(Health.of(9)).with(Inventory.of(2));
    private static final Legend LEGEND = Legend.standard()
            .with('>', Stairs.down(1))
            .with('<', Stairs.up(0))
            .with('p', Blueprint.of("pillar"))
            .with('L', LockableDoor.locked("cellar", 5));

    private static Game game(Blueprint hero, Movement movement, String map) {
        Legend legend = LEGEND.with('@', hero.with(Senses.ofRadius(4)));
        return Game.start(
                Rules.named("dungeon")
                        .steps(movement)
                        .level("top", LevelText.of(map, legend))
                        .level("bottom", LevelText.of("<...", legend))
                        .build(),
                7);
    }

    private static Board known(Game game) {
        return game.view().perception(hero(game).id()).orElseThrow().board();
    }

    private static Entity hero(Game game) {
        return Cellar.named(game, "hero");
    }

    private static Game after(int turns, Game game) {
        for (int i = 0; i < turns; i++) {
            game.step();
            Invariants.check(game);
        }
        return game;
    }

    @Test
    void aLevelThatIsOnlyToldOfIsExploredAllTheSame() {
        Brain genie = turn -> Decision.act(new Telling(new EntityId(0, 0)));
        Legend legend = LEGEND.with(
                        '@', HERO.with(PriorityBrain.of(new Explore())).with(Senses.ofRadius(2)))
                .with('G', Blueprint.item("genie").with(genie));
        Rules rules = Rules.named("told")
                .level("top", LevelText.of("@...#....\n....+..G.\n....#....", legend))
                .build();
        Game game = after(1, Game.start(rules, 1));
        game.step();
        Perception known = game.view().perception(hero(game).id()).orElseThrow();
        assertThat(Exploration.known(known.board()).count()).as("all is known").isEqualTo(27);
        assertThat(known.told().count()).isGreaterThan(10);
        after(200, game);
        assertThat(known.told().count()).as("what was never seen").isZero();
    }

    record Telling(EntityId whom) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.reveal(whom, 0, cell -> true);
            return ActionResult.succeeded();
        }
    }

    @Test
    void theAdventurerSeesTheWholeLevelThenGoesDown() {
        for (Movement movement : Movement.values()) {
            Game game = game(HERO.with(Adventurer.mendingAt(3)), movement, ROOMS);
            BitGrid seen = Exploration.known(known(game));
            assertThat(seen.count()).isLessThan(100);
            for (int i = 0; i < 300 && game.view().levels().size() == 1; i++) {
                seen = Exploration.known(known(game));
                game.step();
            }
            assertThat(game.view().levels()).hasSize(2);
            BitGrid unseen = seen;
            unseen.not();
            assertThat(unseen.points()).isEmpty();
        }
    }

    @Test
    void itRestsWhenAllIsKnownThatCanBeReached() {
        Game game = after(
                60, game(HERO.with(PriorityBrain.of(new Explore())), Movement.FOUR_WAY, "@....#.\n.....L.\n.....#."));
        Point at = hero(game).position().orElseThrow();
        assertThat(Exploration.known(known(after(5, game))).get(6, 1)).isFalse();
        assertThat(hero(game).position()).contains(at);
    }

    @Test
    void itLeavesAloneWhatIsBehindSomebody() {
        Game game = after(20, game(HERO.with(PriorityBrain.of(new Explore())), Movement.FOUR_WAY, "@..p.......#"));
        assertThat(hero(game).position().orElseThrow().x()).isLessThan(3);
    }

    @Test
    void whoStandsWhereItsKnowledgeEndsIsAWall() {
        // It sees four cells far, up to the pillar.
        Game game = after(20, game(HERO.with(PriorityBrain.of(new Explore())), Movement.FOUR_WAY, "@...p......#"));
        assertThat(hero(game).position()).contains(new Point(0, 0));
    }

    @Property
    void onRandomLevelsItComesToAnEndAndPlaysAlikeInAFork(@ForAll long seed, @ForAll Movement movement) {
        RandomSource random = RandomSource.of(seed);
        StringBuilder map = new StringBuilder("@");
        int width = 4 + random.nextInt(12);
        for (int cell = 1; cell < width * 8; cell++) {
            map.append(cell % width == 0 ? "\n" : "").append(".......##+-".charAt(random.nextInt(11)));
        }
        Game game = game(HERO.with(PriorityBrain.of(new Explore())), movement, map.toString());
        for (int i = 0; i < random.nextInt(20); i++) {
            game.step();
        }
        Game fork = game.fork();
        for (int i = 0; i < 400; i++) {
            game.step();
            fork.step();
        }
        assertThat(fork.stateHash()).isEqualTo(game.stateHash());
        Point at = hero(game).position().orElseThrow();
        game.step();
        assertThat(hero(game).position()).contains(at);
        Board board = game.view().board();
        BitGrid known = Exploration.known(known(game));
        BoardCost costs = BoardCost.of(board, hero(game), StepRule.of(movement));
        DistanceField field = new DistanceField();
        field.compute(FieldRequest.on(FieldGround.walked(costs.open(), costs.movement(), costs.diagonalPercent()))
                .to(at));
        BitGrid unknown = field.cellsWithin(1e9);
        unknown.andNot(known);
        assertThat(unknown.points()).isEmpty();
    }
}
