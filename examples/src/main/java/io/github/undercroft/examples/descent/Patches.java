package io.github.undercroft.examples.descent;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.shape.Blob;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;

/**
 * Marks patches of floor without corners, for the theme to lay ground there: grass, oil.
 *
 * @param ground the mark
 * @param patches how many, 0 or more
 * @param size the width of each; it is half as high
 */
record Patches(String ground, int patches, SizeRange size) implements LevelStep {

    @Override
    public String name() {
        return "patches of " + ground;
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        for (int i = 0; i < patches; i++) {
            int width = Math.min(size.draw(random), draft.width());
            BitGrid shape = Blob.within(width, Math.max(1, Math.min(width / 2, draft.height())), random);
            Point corner = new Point(
                    random.nextInt(draft.width() - shape.width() + 1),
                    random.nextInt(draft.height() - shape.height() + 1));
            shape.forEach((x, y) -> mark(draft, corner.plus(x, y)));
        }
    }

    private void mark(LevelDraft draft, Point at) {
        Mark mark = new Mark(ground, at, 1, name());
        if (draft.kindAt(at.x(), at.y()) == CellKind.FLOOR && !draft.marks().contains(mark)) {
            draft.mark(mark);
        }
    }
}
