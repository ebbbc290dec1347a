package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.shape.Blob;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.Objects;

/**
 * Marks patches of floor without corners, for the theme to lay ground there: grass, oil, gas. They may overlap, and where a wall is in
 * the way the rest of a patch is marked; other marks stay, so what lies or stands there does so on that ground.
 *
 * <pre>{@code
 * theme.withGround("grass", (mark, under, random) -> Grass.TALL)
 *         .source(BspLevels.of(80, 24).then(AddPatches.of("grass", 4, new SizeRange(6, 14))))
 * }</pre>
 *
 * <p>O(patches * cells of a patch).
 *
 * @param ground the mark
 * @param patches how many, 0 to 1,000,000
 * @param width of each, 1 or more; it is half as high, rounded down
 */
public record AddPatches(String ground, int patches, SizeRange width) implements LevelStep {

    public AddPatches {
        Objects.requireNonNull(ground, "ground");
        Objects.requireNonNull(width, "width");
        SettingRange.require("patches", patches, 0, 1_000_000);
    }

    /** So many patches of a ground. */
    public static AddPatches of(String ground, int patches, SizeRange width) {
        return new AddPatches(ground, patches, width);
    }

    /** Patches of each ground draw from a stream of their own. */
    @Override
    public String name() {
        return "patches of " + ground;
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        for (int i = 0; i < patches; i++) {
            int across = Math.min(width.draw(random), draft.width());
            BitGrid shape = Blob.within(across, Math.max(1, Math.min(across / 2, draft.height())), random);
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
