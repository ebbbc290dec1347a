package mygame;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;

/** Marks floor for grass, in so many round meadows of that radius. */
record Meadows(int count, int radius) implements LevelStep {
    static final String GRASS = "grass";

    @Override
    public String name() {
        return "meadows";
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        for (int i = 0; i < count; i++) {
            Point middle = new Point(random.nextInt(draft.width()), random.nextInt(draft.height()));
            for (int y = 0; y < draft.height(); y++) {
                for (int x = 0; x < draft.width(); x++) {
                    Mark mark = new Mark(GRASS, new Point(x, y), 1, name());
                    if (draft.kindAt(x, y) == CellKind.FLOOR
                            && Metric.EUCLIDEAN.within(middle, mark.at(), radius)
                            && !draft.marks().contains(mark)) {
                        draft.mark(mark);
                    }
                }
            }
        }
    }
}
