package io.github.undercroft.dungeon.rogue;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.tool.SettingRange;
import java.util.List;
import java.util.Objects;

/**
 * Levels like Rogue's: a grid with a room in most of its cells, joined by passages with one turn.
 *
 * <pre>{@code
 * LevelPlan first = RogueLevels.of(80, 24).generate(random);
 * LevelPlan deep = RogueLevels.of(80, 24).atDepth(12).withReachableStairs().generate(random);
 * }</pre>
 *
 * <p>Up to a third of the rooms are missing: a {@link AreaKind#JUNCTION} takes the place of each. With depth more and more
 * rooms are dark, and some of these are a {@link AreaKind#MAZE}. Mazes, passages and junctions are always dark: only nearby
 * cells can be seen there. The areas come in this order: one for each cell of the grid, in reading order; then one {@link
 * AreaKind#CORRIDOR} for each passage that dug at least one new cell.
 *
 * <p>Passages make one tree of all rooms, and up to half as many loops as there are rooms. There is one link for each door,
 * and one for each two areas that meet without a door, such as passages that cross. Doors are in the walls of rooms; mazes
 * and junctions have none; a passage simply leads into them. So each door is in a doorway: a wall has at most one passage,
 * passages stay between the rooms that they join, and the turn is not in a wall.
 *
 * <p>In rooms there are marks: {@code "gold"} and {@code "monster"}, whose amount is the place, from 0 to 25, in a list of 26
 * kinds in rising order of danger.
 *
 * <p>The level has at least 5 columns for each column of the grid and 2 more, and 6 rows for each row of the grid: 17 x 18 for
 * 3 x 3. {@link #of} takes cells of about 26 x 8, at least 3 x 3 where these fit. O(cells).
 *
 * <p>Source: the behaviour of Rogue 5.4 (M. Toy, G. Wichman, K. Arnold, 1980-1999). Different here: any size and grid; mazes
 * keep off the border and off the cells below; stairs up, where one comes in, are there too; tries are bounded.
 *
 * @param grid the size of the level, and its grid
 * @param depth the depth of the level, from 1 to {@value #MAX_DEPTH}; from 11 on all rooms are dark and secrets are as
 *     frequent as possible
 * @param odds the odds for rooms and passages
 * @param stock what is put into the rooms
 */
public record RogueLevels(RogueGrid grid, int depth, RogueOdds odds, RogueStock stock) implements LevelGenerator {

    private static final int MAX_DEPTH = 1_000_000;

    /** Refuses depths out of range, and reachable stairs where all cells are secret. */
    public RogueLevels {
        Objects.requireNonNull(grid, "grid");
        Objects.requireNonNull(odds, "odds");
        Objects.requireNonNull(stock, "stock");
        SettingRange.require("depth", depth, 1, MAX_DEPTH);
        boolean isAllSecret = depth > 10 && odds.mazes() == 1 && odds.secretPassages() == 1;
        if (isAllSecret && stock.stairs() != RogueStock.StairsPlace.ANYWHERE) {
            throw new IllegalArgumentException(
                    "At depth " + depth + " with one room in 1 a maze and one passage cell in 1 secret all cells are"
                            + " secret, so no stairs are found without a search; take other odds, or"
                            + " stairs ANYWHERE");
        }
    }

    /**
     * A generator of first levels of a size.
     *
     * @throws IllegalArgumentException if it is less than 7 x 6 or too much
     */
    public static RogueLevels of(int width, int height) {
        return new RogueLevels(RogueGrid.of(width, height), 1, RogueOdds.ORIGINAL, RogueStock.ORIGINAL);
    }

    /** @return the same at another depth */
    public RogueLevels atDepth(int newDepth) {
        return new RogueLevels(grid, newDepth, odds, stock);
    }

    /**
     * The same with another grid.
     *
     * @throws IllegalArgumentException if the level is too small for it
     */
    public RogueLevels withGrid(int columns, int rows) {
        return new RogueLevels(new RogueGrid(width(), height(), columns, rows), depth, odds, stock);
    }

    /** @return the same with other odds for rooms and passages */
    public RogueLevels replacing(RogueOdds newOdds) {
        return new RogueLevels(grid, depth, newOdds, stock);
    }

    /** @return the same with other gold and monsters in the rooms */
    public RogueLevels replacing(RogueStock newStock) {
        return new RogueLevels(grid, depth, odds, newStock);
    }

    /** @return the same, with a way from stairs to stairs that needs no search */
    public RogueLevels withReachableStairs() {
        return replacing(stock.replacing(RogueStock.StairsPlace.WITHOUT_SECRETS));
    }

    @Override
    public int width() {
        return grid.width();
    }

    @Override
    public int height() {
        return grid.height();
    }

    @Override
    public List<LevelStep> steps() {
        return ImmutableList.of(new RogueRooms(this), new RoguePassages(this), new RogueStairs(stock.stairs()));
    }

    /** In how many cases of 10 something that depends on depth is there. */
    int tenthsByDepth() {
        return Math.min(10, depth - 1);
    }
}
