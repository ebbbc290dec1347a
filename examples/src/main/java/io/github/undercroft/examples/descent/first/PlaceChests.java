package io.github.undercroft.examples.descent.first;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts a chest on the floor, and every other time a locked one and its key. A chest fills its cell, so it stands where one
 * can walk all around it, and bars no way.
 */
record PlaceChests() implements LevelStep {

    @Override
    public String name() {
        return "chests";
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        List<Point> free = new ArrayList<>();
        draft.open().forEach((x, y) -> {
            if (draft.kindAt(x, y) == CellKind.FLOOR) {
                free.add(new Point(x, y));
            }
        });
        draft.marks().forEach(mark -> free.remove(mark.at()));
        List<Point> places = new ArrayList<>(free);
        places.removeIf(cell -> !Direction.all().stream()
                .map(cell::step)
                .allMatch(next -> draft.open().get(next.x(), next.y())));
        put("chest", places, free, draft, random);
        if (random.chance(1, 2) && !places.isEmpty()) {
            put("locked chest", places, free, draft, random);
            put("iron key", free, free, draft, random);
        }
    }

    private void put(String what, List<Point> places, List<Point> free, LevelDraft draft, RandomSource random) {
        if (!places.isEmpty()) {
            Point at = random.pick(places);
            draft.mark(new Mark(what, at, 1, name()));
            free.remove(at);
            places.removeIf(cell -> Metric.CHEBYSHEV.within(cell, at, 2));
        }
    }
}
