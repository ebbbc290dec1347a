package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Body;
import io.github.undercroft.Entity;
import io.github.undercroft.Faction;
import io.github.undercroft.Passage;
import io.github.undercroft.Refusal;
import io.github.undercroft.StepRule;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.sense.Light;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Door;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** With bad eyes, in the dark and before doors that jam, exploring comes to an end, and not before all has been seen. */
class ExploreInTheDarkLawsTest {

    /** A door that never opens, however often it is tried. */
    private enum Jammed implements Terrain {
        GIVES_WAY_IN_VAIN,
        REFUSES;

        /** Does nothing, and says so or not. */
        record Rattle(boolean isRefused) implements Action {
            @Override
            public ActionResult perform(ActionContext context) {
                return isRefused ? ActionResult.failed(new Refusal.Unarmed()) : ActionResult.succeeded();
            }
        }

        @Override
        public Passage passage() {
            return Passage.CLOSED;
        }

        @Override
        public boolean transparent() {
            return false;
        }

        @Override
        public Optional<Action> whenBumped(TurnView by, Point at) {
            return Optional.of(new Rattle(this == REFUSES));
        }
    }

    /** A door that opens at the n-th push. */
    private record Stiff(int left) implements Terrain {

        record Push(Point at) implements Action {
            @Override
            public ActionResult perform(ActionContext context) {
                Stiff door = (Stiff) context.board().terrainAt(at);
                context.setTerrain(at, door.left == 1 ? Door.OPEN : new Stiff(door.left - 1));
                return ActionResult.succeeded();
            }
        }

        @Override
        public String name() {
            return "stiff door";
        }

        @Override
        public Passage passage() {
            return Passage.CLOSED;
        }

        @Override
        public boolean transparent() {
            return false;
        }

        /** All of them look alike. */
        @Override
        public Terrain appearance() {
            return new Stiff(1);
        }

        @Override
        public Optional<Action> whenBumped(TurnView by, Point at) {
            return Optional.of(new Push(at));
        }
    }

    private static final Legend LEGEND = Legend.standard()
            .with('p', Blueprint.of("pillar"))
            .with('j', Jammed.GIVES_WAY_IN_VAIN)
            .with('r', Jammed.REFUSES)
            .with('s', new Stiff(2))
            .with('S', new Stiff(9))
            .with('*', Blueprint.item("lamp").with(new Light(Reach.round(2), 100)));

    private static Game game(Eyes eyes, Movement movement, String map) {
        return game(eyes, movement, map, new Body(1, 1));
    }

    private static Game game(Eyes eyes, Movement movement, String map, Body body) {
        Legend legend = LEGEND.with(
                '@',
                Blueprint.of("hero")
                        .with(Faction.PLAYERS)
                        .with(Health.of(9))
                        .with(Senses.of(eyes))
                        .with(body)
                        .with(PriorityBrain.of(new Explore())));
        return Game.start(
                Rules.named("cave")
                        .steps(movement)
                        .ambientLight(0)
                        .level("cave", LevelText.of(map, legend))
                        .build(),
                7);
    }

    private static Eyes eyes(RandomSource random) {
        return Eyes.of(Reach.round(random.nextInt(4)))
                .withNightVision(random.nextInt(3))
                .withMinLight(random.nextInt(2));
    }

    private static String map(RandomSource random, Body body) {
        StringBuilder map = new StringBuilder("@");
        int width = 2 + random.nextInt(9);
        String cells = random.chance(1, 2) ? "........##" : "..........######++jrs*p";
        for (int cell = 1; cell < width * 7; cell++) {
            map.append(cell % width == 0 ? "\n" : "").append(cells.charAt(random.nextInt(cells.length())));
        }
        // Its letter is on all cells that it fills.
        List<String> rows = new ArrayList<>(List.of(map.toString().split("\n")));
        String own = "@".repeat(body.width());
        for (int y = 0; y < body.height(); y++) {
            rows.set(y, own + rows.get(y).substring(body.width()));
        }
        return String.join("\n", rows);
    }

    private static Board known(Game game) {
        return game.view().perception(hero(game).id()).orElseThrow().board();
    }

    private static Entity hero(Game game) {
        return Cellar.named(game, "hero");
    }

    private static BitGrid unseen(Game game, Movement movement) {
        Entity hero = hero(game);
        BoardCost costs = BoardCost.of(game.view().board(), hero, StepRule.of(movement));
        BitGrid walkable = BitGrid.copyOf(costs.open());
        Footprint body = hero.footprint();
        for (Entity other : game.view().entities()) {
            if (other.name().equals("pillar")) {
                Point at = other.position().orElseThrow();
                for (Point place : costs.open().points()) {
                    if (body.fills(place, at)) {
                        walkable.clear(place);
                    }
                }
            }
        }
        // In the dark nobody knows that what fills a cell is no corner.
        BitGridView reachable =
                FloodFill.of(movement).reachable(walkable, hero.position().orElseThrow());
        BitGrid unseen = BitGrid.of(reachable.width(), reachable.height());
        reachable.points().forEach(place -> body.cells(place).forEach(unseen::set));
        unseen.andNot(Exploration.known(known(game)));
        return unseen;
    }

    @Property
    void itComesToAnEndAndHasSeenAllThatCanBeReached(@ForAll long seed, @ForAll Movement movement) {
        comesToAnEnd(seed, movement, new Body(1, 1));
    }

    @Property(tries = 300)
    void soDoesWhoFillsSeveralCells(
            @ForAll long seed,
            @ForAll Movement movement,
            @ForAll @IntRange(min = 1, max = 2) int width,
            @ForAll @IntRange(min = 1, max = 3) int height) {
        comesToAnEnd(seed, movement, new Body(width, height));
    }

    private static void comesToAnEnd(long seed, Movement movement, Body body) {
        RandomSource random = RandomSource.of(seed);
        String map = map(random, body);
        Game game = game(eyes(random), movement, map, body);
        Point last = hero(game).position().orElseThrow();
        int still = 0;
        for (int turn = 0; still <= 80; turn++) {
            assertThat(turn).as("turns on%n%s", map).isLessThan(4000);
            game.step();
            Point at = hero(game).position().orElseThrow();
            still = at.equals(last) ? still + 1 : 0;
            last = at;
        }
        assertThat(unseen(game, movement).points()).as("not seen on%n%s", map).isEmpty();
        Game resumed = game.fork();
        for (int turn = 0; turn < 30; turn++) {
            resumed.step();
        }
        assertThat(hero(resumed).position()).contains(last);
    }

    @Example
    void itFeelsItsWayThroughAPitchDarkCorridor() {
        Game game = game(Eyes.of(Reach.round(5)).withMinLight(1), Movement.FOUR_WAY, "@....\n####.\n.....");
        for (int turn = 0; turn < 60; turn++) {
            game.step();
        }
        assertThat(unseen(game, Movement.FOUR_WAY).points()).isEmpty();
        assertThat(hero(game).position()).contains(new Point(0, 2));
    }

    @Example
    void itGivesUpADoorThatJamsAndOpensOneThatIsStiff() {
        Eyes good = Eyes.of(Reach.round(5)).withNightVision(5);
        for (String jammed : new String[] {"@j.\n.##\n...", "@r.\n.##\n..."}) {
            Game game = game(good, Movement.FOUR_WAY, jammed);
            for (int turn = 0; turn < 20; turn++) {
                game.step();
            }
            assertThat(hero(game).position()).isNotEqualTo(Optional.of(new Point(0, 0)));
        }
        Game game = game(good, Movement.FOUR_WAY, "@S.#.");
        for (int turn = 0; turn < 15; turn++) {
            game.step();
        }
        assertThat(game.view().board().terrainAt(new Point(1, 0))).isEqualTo(Door.OPEN);
    }
}
