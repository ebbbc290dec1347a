package io.github.undercroft.level;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Terrain;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;

/**
 * Puts creatures, things and single cells of terrain on random cells of a level that can be walked on, each on one of its own.
 * What comes first is placed first; what finds no cell any more is left out.
 *
 * <pre>{@code
 * Stocking.of(Ground.of(open), random).with(player).withGround(Stairs.down(1)).with(9, rat).with(potion).content()
 * }</pre>
 *
 * <p>Equal ground, chance and calls give equal content. O(cells), and O(cells) for each cell of terrain. Collects; use one
 * for one level.
 */
public final class Stocking {

    private final Deque<Point> places;
    private final List<LevelContent.Placement> placements = new ArrayList<>();
    private Grid<Terrain> ground;

    private Stocking(Grid<Terrain> ground, RandomSource random) {
        ImmutableList.Builder<Point> open = ImmutableList.builder();
        for (int y = 0; y < ground.height(); y++) {
            for (int x = 0; x < ground.width(); x++) {
                if (ground.get(x, y).passage().equals(Ground.FLOOR.passage())) {
                    open.add(new Point(x, y));
                }
            }
        }
        this.ground = ground;
        this.places = new ArrayDeque<>(random.shuffled(open.build()));
    }

    /** @return the stocking of an empty level; its cells are those that let everything pass */
    public static Stocking of(Grid<Terrain> ground, RandomSource random) {
        return new Stocking(ground, random);
    }

    /** Places each of these, in this order. */
    public Stocking with(Blueprint... all) {
        for (Blueprint what : all) {
            with(1, what);
        }
        return this;
    }

    /**
     * Places as many of these as there are cells for.
     *
     * @param max 0 or more
     * @throws IllegalArgumentException if it is negative
     */
    public Stocking with(int max, Blueprint what) {
        return with(max, what, cell -> true);
    }

    /**
     * Places as many of these as there are such cells for. The other cells are left for what is placed later.
     *
     * @param max 0 or more
     * @param fits whether one may be placed on a cell; asked in random order
     * @throws IllegalArgumentException if it is negative
     */
    public Stocking with(int max, Blueprint what, Predicate<Point> fits) {
        if (max < 0) {
            throw new IllegalArgumentException(
                    "A level holds 0 or more of \"" + what.name() + "\", not " + max + ". Give 0 for none");
        }
        Iterator<Point> free = places.iterator();
        int left = max;
        while (left > 0 && free.hasNext()) {
            Point at = free.next();
            if (fits.test(at)) {
                free.remove();
                placements.add(new LevelContent.Placement(what, at));
                left--;
            }
        }
        return this;
    }

    /** Puts each terrain on one random cell. Nothing else is placed on these cells. */
    public Stocking withGround(Terrain... all) {
        for (Terrain terrain : all) {
            if (!places.isEmpty()) {
                ground = ground.replacing(places.remove(), terrain);
            }
        }
        return this;
    }

    /** @return the level as it is stocked now */
    public LevelContent content() {
        return new LevelContent(ground, placements);
    }
}
