package io.github.undercroft.dungeon.rogue;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;

/** The rooms of Rogue: for each cell of the grid, in reading order, a room, a maze or a single point, and its contents. */
record RogueRooms(RogueLevels levels) implements LevelStep {

    private static final int MIN_SIDE = 4;
    /** So many tries fail about once in 10^18 levels; the fallback is only a little less even. */
    private static final int TRIES = 64;

    private static final int MONSTER_KINDS = 26;
    private static final int NEAR_ENDS = 5;

    @Override
    public String name() {
        return "rooms";
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        RogueGrid grid = levels.grid();
        int cellsLeft = grid.size();
        int goneLeft = levels.odds().gone() == 0
                ? 0
                : random.nextInt(cellsLeft / levels.odds().gone() + 1);
        for (int row = 0; row < grid.rows(); row++) {
            int top = grid.top(row);
            int height = grid.top(row + 1) - top;
            int left = grid.left(0);
            for (int column = 0; column < grid.columns(); column++) {
                int next = grid.left(column + 1);
                Rect cell = new Rect(left, top, next - left, height);
                left = next;
                boolean isGone = goneLeft > 0 && random.nextInt(cellsLeft) < goneLeft;
                cellsLeft--;
                if (isGone) {
                    goneLeft--;
                    digJunction(draft, random, cell);
                } else {
                    stock(draft, random, digRoom(draft, random, cell));
                }
            }
        }
    }

    private static void digJunction(LevelDraft draft, RandomSource random, Rect cell) {
        int x = cell.x() + 1 + random.nextInt(cell.width() - 2);
        int y = cell.y() + 1 + random.nextInt(cell.height() - 2);
        draft.dig(new Rect(x, y, 1, 1), AreaKind.JUNCTION, true);
    }

    private Area digRoom(LevelDraft draft, RandomSource random, Rect cell) {
        boolean isDark = random.nextInt(10) < levels.tenthsByDepth();
        int mazes = levels.odds().mazes();
        if (isDark && mazes > 0 && random.nextInt(mazes) == 0) {
            return RogueMaze.dig(draft, random, cell, RogueSecrets.of(levels));
        }
        int x;
        int y;
        int width;
        int height;
        int tries = 0;
        do {
            width = MIN_SIDE + random.nextInt(cell.width() - MIN_SIDE);
            height = tries < TRIES ? MIN_SIDE + random.nextInt(cell.height() - MIN_SIDE) : MIN_SIDE;
            x = cell.x() + random.nextInt(cell.width() - width);
            y = tries < TRIES ? cell.y() + random.nextInt(cell.height() - height) : cell.y() + 1;
            tries++;
        } while (y == 0);
        return draft.dig(new Rect(x + 1, y + 1, width - 2, height - 2), AreaKind.ROOM, isDark);
    }

    private void stock(LevelDraft draft, RandomSource random, Area room) {
        RogueStock stock = levels.stock();
        boolean hasGold = random.nextInt(100) < stock.gold();
        if (hasGold) {
            int worth = random.nextInt(50 + 10 * levels.depth()) + 2;
            draft.mark(new Mark("gold", RoguePlaces.inside(draft, random, room), worth, "rooms: gold"));
        }
        if (random.nextInt(100) < (hasGold ? stock.guarded() : stock.unguarded())) {
            Point at = RoguePlaces.inside(draft, random, room);
            String why = hasGold ? "rooms: guards gold" : "rooms: lives here";
            draft.mark(new Mark("monster", at, monster(random), why));
        }
    }

    private int monster(RandomSource random) {
        int kind = levels.depth() + random.nextInt(10) - 6;
        if (kind < 0) {
            return random.nextInt(NEAR_ENDS);
        }
        return kind < MONSTER_KINDS ? kind : MONSTER_KINDS - NEAR_ENDS + random.nextInt(NEAR_ENDS);
    }
}
