package io.github.undercroft.game;

import static io.github.undercroft.game.LevelGames.HERO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Ages;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.TerrainChanged;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Absence;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.OpenTerrain;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Ground that changes by itself: when, in which order, and what becomes of it where nobody is. */
class AgeingTest {

    /** Becomes the next one after so many turns; the last one stays. */
    record Candle(int left, int turns) implements OpenTerrain, Ages {
        @Override
        public String name() {
            return "candle";
        }

        @Override
        public int turns(RandomSource chance) {
            return left == 0 ? 0 : turns;
        }

        @Override
        public void age(ActionContext context, Point at, RandomSource chance) {
            context.setTerrain(at, new Candle(left - 1, turns));
        }
    }

    record Laying(Point at, Terrain terrain) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.setTerrain(at, terrain);
            return ActionResult.succeeded();
        }
    }

    private static Game game(Absence absence, String row, Terrain ageing) {
        return Game.start(rules(absence, row, ageing), 5);
    }

    private static Rules rules(Absence absence, String row, Terrain ageing) {
        Legend legend = Scenario.legend()
                .replacing('@', Blueprint.player("you").with(Health.of(9)), Stairs.down(1))
                .with('c', ageing)
                .with('<', Stairs.up(0));
        return Rules.named("ageing")
                .types(RecordTypes.of(MethodHandles.lookup(), "ageing", Candle.class, Laying.class))
                .absence(absence)
                .level("one", LevelText.of(row, legend))
                .level("two", LevelText.of("<..", legend))
                .build();
    }

    private static void turn(Game game, Action action) {
        Step step = game.step();
        while (!(step instanceof Step.Awaiting)) {
            step = game.step();
        }
        game.submit(HERO, action);
        game.step();
    }

    private static int left(Game game, int x) {
        return ((Candle) game.world().levels.at(0).terrainAt(new Point(x, 0))).left();
    }

    /** What is left of a candle after each of so many turns of rest. */
    private static List<Integer> burning(Game game, int x, int turns) {
        return IntStream.range(0, turns)
                .mapToObj(turn -> {
                    turn(game, new Rest());
                    return left(game, x);
                })
                .toList();
    }

    @Test
    void eachCellChangesWhenItsOwnTimeHasCome() {
        Game game = game(Absence.frozen(), "@.c.", new Candle(3, 2));
        turn(game, new Laying(new Point(3, 0), new Candle(2, 1)));
        List<Integer> first = new ArrayList<>();
        List<Integer> second = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            turn(game, new Rest());
            first.add(left(game, 2));
            second.add(left(game, 3));
        }
        assertThat(first).containsExactly(2, 2, 1, 1, 0, 0);
        assertThat(second).containsExactly(1, 0, 0, 0, 0, 0);
        assertThat(game.stateHashParts()).doesNotContainKey("level/0/ages");
    }

    @Test
    void savesForksAndTheGameGoOnAlike() {
        Rules rules = rules(Absence.frozen(), "@.cc", new Candle(5, 3));
        Game game = Game.start(rules, 5);
        Game saved = game.fork();
        for (int i = 0; i < 20; i++) {
            saved = Game.resume(rules, saved.state()).fork();
            turn(game, new Rest());
            turn(saved, new Rest());
            assertThat(saved.stateHash()).isEqualTo(game.stateHash());
        }
    }

    @Test
    void whatIsUndoneAgesAsBefore() {
        Game game = game(Absence.frozen(), "@.c.", new Candle(3, 2));
        game.step();
        long before = game.stateHash();
        game.preview(HERO, new Laying(new Point(2, 0), Ground.FLOOR));
        game.turn(HERO).imagine(new Laying(new Point(2, 0), new Candle(9, 9)));
        assertThat(game.stateHash()).isEqualTo(before);
        assertThat(burning(game, 2, 3)).containsExactly(3, 2, 2);
    }

    @Test
    void nothingAgesInWhatIsImagined() {
        Game game = game(Absence.frozen(), "@.c.", new Candle(3, 1));
        game.step();
        assertThat(game.turn(HERO).imagine(new Rest()).events()).noneMatch(TerrainChanged.class::isInstance);
    }

    private static List<Integer> afterAVisit(Absence absence) {
        Game game = game(absence, "@.c.", new Candle(9, 4));
        assertThat(burning(game, 2, 1)).containsExactly(9);
        turn(game, new TakeStairs());
        for (int i = 0; i < 10; i++) {
            turn(game, new Rest());
        }
        turn(game, new TakeStairs());
        return burning(game, 2, 4);
    }

    @Test
    void whereNobodyIsItStandsStillAndGoesOn() {
        assertThat(afterAVisit(Absence.frozen())).containsExactly(9, 8, 8, 8);
        assertThat(afterAVisit(Absence.passing(100))).containsExactly(6, 6, 5, 5);
        assertThat(afterAVisit(Absence.playedOn())).isEqualTo(afterAVisit(Absence.passing(100)));
    }

    record Negative() implements OpenTerrain, Ages {
        @Override
        public String name() {
            return "negative";
        }

        @Override
        public int turns(RandomSource chance) {
            return -3;
        }

        @Override
        public void age(ActionContext context, Point at, RandomSource chance) {}
    }

    @Test
    void aTimeThatIsNoneIsRefused() {
        assertThatThrownBy(() -> Scenario.of(Scenario.legend().with('n', new Negative()), "@n"))
                .hasStackTraceContaining("turns() returned -3; it is 1 or more, or 0 for never");
    }

    /** Counts the cells that are visited. */
    @Test
    void onlyCellsWhoseTimeHasComeAreVisited() {
        Game game = game(Absence.frozen(), "@" + "c".repeat(50), new Candle(1, 4));
        turn(game, new Rest());
        turn(game, new Rest());
        turn(game, new Rest());
        game.step();
        game.submit(HERO, new Rest());
        Step.Acted acted = (Step.Acted) game.step();
        assertThat(acted.events().stream().filter(event -> event instanceof TerrainChanged))
                .hasSize(50);
        turn(game, new Rest());
        assertThat(game.world().levels.at(0).ageing().times()).isEmpty();
    }
}
