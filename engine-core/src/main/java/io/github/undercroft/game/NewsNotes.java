package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.News;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.memory.Memory;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Notes what observers are told or forget; it is written into their memories at the end of the step. */
final class NewsNotes {

    private NewsNotes() {}

    /** Whether somebody is in the game and remembers anything. */
    private static boolean remembers(@Nullable EntityState who) {
        return who != null && who.alive && who.slots.observer != null;
    }

    /** Notes that somebody is told what cells are made of. */
    static void reveal(World world, @Nullable EntityState who, int number, Predicate<Point> which) {
        Objects.requireNonNull(which, "reveal needs cells");
        Level level = world.levels.find(number);
        if (who != null && remembers(who) && level != null) {
            world.news.add(new News.Ground(who, number, cells(level.width(), level.height(), which)));
        }
    }

    private static BitGrid cells(int width, int height, Predicate<Point> which) {
        BitGrid cells = BitGrid.of(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                Point cell = new Point(x, y);
                if (which.test(cell)) {
                    cells.set(cell);
                }
            }
        }
        return cells;
    }

    /** Notes that somebody is told where those are of a kind. */
    static void detect(World world, @Nullable EntityState who, int number, Predicate<Entity> which) {
        Objects.requireNonNull(which, "detect needs to know whom");
        Level level = world.levels.find(number);
        if (who == null || !remembers(who) || level == null) {
            return;
        }
        ImmutableList.Builder<EntityState> found = ImmutableList.builder();
        Set<EntityId> ids = new LinkedHashSet<>();
        for (Entity each : level.entities()) {
            EntityState entity = world.find(each.id());
            if (entity != null && entity != who && which.test(entity)) {
                found.add(entity);
                ids.add(entity.id);
            }
        }
        ImmutableList.Builder<EntityId> gone = ImmutableList.builder();
        for (Memory memory : memories(who)) {
            if (memory.level() == number) {
                memory.record().visitSightings((picture, when, shown) -> {
                    if (!ids.contains(picture.id()) && which.test(picture)) {
                        gone.add(picture.id());
                    }
                });
            }
        }
        world.news.add(new News.Whereabouts(who, number, found.build(), gone.build()));
    }

    private static ImmutableList<Memory> memories(EntityState who) {
        Memory present = who.memory();
        return present == null
                ? who.otherMemories()
                : ImmutableList.<Memory>builder()
                        .add(present)
                        .addAll(who.otherMemories())
                        .build();
    }

    /** Notes that somebody forgets cells. */
    static void forget(World world, @Nullable EntityState who, Predicate<Location.OnLevel> which) {
        Objects.requireNonNull(which, "forget needs cells");
        if (who == null || !remembers(who)) {
            return;
        }
        for (Memory memory : memories(who)) {
            int level = memory.level();
            BitGrid cells =
                    cells(memory.width(), memory.height(), cell -> which.test(new Location.OnLevel(level, cell)));
            if (cells.count() > 0) { // else the observer would forget that it was on a level where it saw nothing
                world.news.add(new News.Oblivion(who, level, cells));
            }
        }
    }
}
