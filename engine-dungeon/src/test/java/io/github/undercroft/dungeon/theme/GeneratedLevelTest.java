package io.github.undercroft.dungeon.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.Terrain;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.lock.AddLocks;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.loot.Lot;
import io.github.undercroft.dungeon.maze.MazeLevels;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.dungeon.stock.BasicTables;
import io.github.undercroft.dungeon.stock.StockReport;
import io.github.undercroft.dungeon.stock.StockRooms;
import io.github.undercroft.dungeon.text.PlanText;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Container;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.WeightedTable;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.trap.Trap;
import io.github.undercroft.value.StateNode;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class GeneratedLevelTest {

    private static final Blueprint HERO = Blueprint.player("you");
    private static final Blueprint RAT = Blueprint.of("rat").with(new Bystander());
    private static final Move EAST = new Move(Direction.EAST);
    private static final Theme THEME = Theme.plain()
            .with("gold", (mark, plan, random) -> Blueprint.item("gold").with(new StackSize(1 + random.nextInt(99))))
            .with("monster", RAT);
    private static final Rules CAVES = Rules.named("caves")
            .level("top", THEME.source(new Hall(5)).with(HERO).down(1))
            .deeperLevels(number -> THEME.source(RogueLevels.of(60, 24).atDepth(number + 5))
                    .up(number - 1)
                    .down(number + 1))
            .build();

    private static Entity hero(Game game) {
        return game.view().entities().get(0);
    }

    private static void play(Game game, Action... actions) {
        for (Action action : actions) {
            game.step();
            game.submit(hero(game).id(), action);
            game.step();
            Invariants.check(game);
        }
    }

    private static Board board(Game game, int level) {
        return game.view().board(level).orElseThrow();
    }

    private static Terrain underHero(Game game, int level) {
        return board(game, level).terrainAt(hero(game).position().orElseThrow());
    }

    @Test
    void stairsLeadDownAndBackUp() {
        Game game = Game.start(CAVES, 7);
        assertThat(LevelText.draw(
                        game.view().board(), Legend.standard().with('@', HERO).with('>', Stairs.down(1))))
                .isEqualTo("#####\n#@.>#\n#####");

        play(game, EAST, EAST, new TakeStairs());
        assertThat(game.view().levels()).hasSize(2);
        assertThat(underHero(game, 1)).isEqualTo(Stairs.up(0));

        play(game, new TakeStairs());
        assertThat(underHero(game, 0)).isEqualTo(Stairs.down(1));
    }

    @Property
    void aLevelIsWhatItsSeedSaysWheneverItIsMadeAndNothingIsDrawnFromThePlay(@ForAll long seed) {
        Game game = Game.start(CAVES, seed);
        Game late = Game.start(CAVES, seed);
        play(game, EAST, EAST, new TakeStairs());
        play(late, EAST, new Move(Direction.WEST), EAST, EAST, new TakeStairs());

        assertThat(game.state().fields()).containsEntry("streams", new StateNode.Items(List.of()));
        assertThat(LevelText.draw(board(game, 1), Legend.standard()))
                .isEqualTo(LevelText.draw(board(late, 1), Legend.standard()));
        assertThat(board(game, 1).entities()).hasSameSizeAs(board(late, 1).entities());
        Game resumed = Game.resume(CAVES, game.state());
        assertThat(resumed.stateHash()).isEqualTo(game.stateHash());
    }

    @Property
    void theLevelIsThePlanOfTheSameChance(@ForAll long seed) {
        GeneratedLevel level = THEME.source(RogueLevels.of(60, 24).atDepth(9));
        RandomSource random = RandomSource.of(seed);
        LevelContent content = level.content(random);
        LevelPlan plan = level.plan(RandomSource.of(seed));

        RandomSource once = RandomSource.of(seed);
        once.nextLong();
        assertThat(random.state0()).isEqualTo(once.state0());
        assertThat(content.placements())
                .extracting(Placement::at)
                .isEqualTo(plan.marks().stream().map(Mark::at).toList());
        assertThat(content).isEqualTo(level.content(RandomSource.of(seed)));
    }

    @Test
    void newcomersStandOnTheStairsUpAndAround() {
        LevelContent content =
                THEME.source(new Hall(7)).with(HERO, RAT).with(RAT).content(RandomSource.of(1));
        assertThat(content.placements())
                .containsExactly(
                        new Placement(HERO, new Point(1, 1)),
                        new Placement(RAT, new Point(2, 1)),
                        new Placement(RAT, new Point(3, 1)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> THEME.source(new Hall(5)).with(HERO, RAT, RAT).content(RandomSource.of(1)))
                .withMessageContainingAll("room for 2", "not for 3", "Hall");
    }

    @Property
    void newcomersShareNoCellWithWhatIsThere(@ForAll long seed) {
        Blueprint[] party = {HERO, RAT, RAT, RAT, RAT, RAT, RAT, RAT, RAT, RAT, RAT, RAT};
        // A maze of that size has 23 cells whatever the seed; a cave may have too few for the party.
        LevelContent content =
                THEME.source(MazeLevels.of(9, 7)).with(party).down(1).content(RandomSource.of(seed));
        assertThat(content.placements()).extracting(Placement::at).doesNotHaveDuplicates();
        assertThat(content.placements())
                .allMatch(each -> content.ground().get(each.at()).equals(Ground.FLOOR));
        assertThat(content.placements().get(0).what()).isEqualTo(HERO);
    }

    @Test
    void stairsWithoutALevelToLeadToAreFloor() {
        LevelContent content = THEME.source(new Hall(5)).up(3).content(RandomSource.of(1));
        assertThat(content.ground().get(1, 1)).isEqualTo(Stairs.up(3));
        assertThat(content.ground().get(3, 1)).isEqualTo(Ground.FLOOR);
    }

    @Test
    void aStockedLevelIsPlayedWithItsRatsAndChests() {
        Theme theme = Theme.plain()
                .with("monster", (mark, plan, random) -> RAT.named("rat " + mark.amount()))
                .with("special", Blueprint.of("altar"))
                .with(
                        "chest",
                        (mark, plan, random) ->
                                chest(StockReport.lotAt(plan, mark.at()).orElseThrow()));
        for (WeightedTable.Entry<Loot> trap : BasicTables.ROOM_TRAPS.entries()) {
            theme = theme.withGround(((Loot.Thing) trap.value()).what(), (mark, under, random) -> Trap.hidden(under));
        }
        GeneratedLevel level = theme.source(FeatureLevels.of(80, 40).then(StockRooms.of(3, BasicTables.ROOMS)))
                .with(HERO);
        Rules rules = Rules.named("box").level("first", level).build();
        Set<String> names = new TreeSet<>();
        int traps = 0;
        for (long seed = 0; seed < 10; seed++) {
            Game game = Game.start(rules, seed);
            Invariants.check(game);
            for (Entity entity : game.view().entities()) {
                names.add(entity.name());
                if (entity.name().equals("chest")) {
                    assertThat(game.view().things(entity.id()))
                            .extracting(Entity::name)
                            .contains("silver");
                }
            }
            traps += (int) IntStream.range(0, 80 * 40)
                    .mapToObj(i -> game.view().board().terrainAt(new Point(i % 80, i / 80)))
                    .filter(Trap.class::isInstance)
                    .count();
        }
        assertThat(names).contains("you", "rat 3", "chest", "altar", "silver");
        assertThat(traps).isGreaterThan(0);
    }

    private static Blueprint chest(Lot lot) {
        Blueprint chest = Blueprint.of("chest").with(Container.CLOSED);
        for (Lot inside : lot.inside()) {
            chest = chest.carrying(Blueprint.item(inside.what()).with(new StackSize(inside.amount())));
        }
        return chest;
    }

    @Test
    void theNumberOfAKindIsSeenInTheGame() {
        Game game = Game.start(
                Rules.named("caves")
                        .level(
                                "cave",
                                THEME.source(CaveLevels.of(80, 24)).with(HERO).down(1))
                        .level("end", LevelText.of(".", Legend.standard()))
                        .build(),
                5);
        Board board = game.view().board();
        int stairs = 0;
        for (int i = 0; i < 80 * 24; i++) {
            stairs += board.terrainAt(new Point(i % 80, i / 80)).equals(Stairs.down(1)) ? 1 : 0;
        }
        assertThat(stairs).isEqualTo(1);
        assertThat(underHero(game, 0)).as(CellKind.STAIRS_UP + " leads nowhere").isEqualTo(Ground.FLOOR);
    }

    @Test
    void stairsToNoLevelAreToldWhenTheRulesAreBuilt() {
        GeneratedLevel lost = THEME.source(RogueLevels.of(60, 24)).with(HERO).down(7);
        assertThatIllegalArgumentException()
                .isThrownBy(Rules.named("caves").level("top", lost)::build)
                .withMessageContainingAll("\"stairs down\"", "of the level \"top\"", "no level 7", "deeperLevels");
        assertThat(Rules.named("caves")
                        .level("top", lost)
                        .deeperLevels(number -> lost)
                        .build()
                        .warnings())
                .isEmpty();
    }

    @Test
    void aLevelThatFailsSaysWhyInTheFirstLine() {
        LevelGenerator drawn = PlanText.of("######\n#<..>#\n######");
        GeneratedLevel full =
                THEME.source(drawn.then(AddLocks.upTo(1).atLeast(1))).with(HERO);
        assertThatThrownBy(
                        () -> Game.start(Rules.named("full").level("top", full).build(), 1))
                .hasMessageMatching(
                        "(?s)[^\\n]*No level in 100 attempts: \\{fewer locks than asked for, [a-z ]+ by EIGHT_WAY=100}.*");
    }
}
