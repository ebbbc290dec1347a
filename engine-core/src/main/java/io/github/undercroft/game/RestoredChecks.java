package io.github.undercroft.game;

import io.github.undercroft.Ages;
import io.github.undercroft.Clouded;
import io.github.undercroft.Destructible;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Levels;
import io.github.undercroft.game.state.Timer;
import io.github.undercroft.game.state.World;
import io.github.undercroft.time.Scheduler;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Refuses a state that contradicts itself, before anyone plays on with it. */
final class RestoredChecks {

    private RestoredChecks() {}

    static IllegalArgumentException broken(String what) {
        return new IllegalArgumentException("This state is broken: " + what);
    }

    static void checkCells(int width, int height, int palette, List<Integer> cells) {
        if (width < 1 || height < 1 || (long) width * height != cells.size()) {
            throw broken("a level of " + width + "x" + height + " has " + cells.size() + " cells");
        }
        for (int index : cells) {
            checkPalette(index, palette);
        }
    }

    static void checkPalette(long index, int palette) {
        if (index < 0 || index >= palette) {
            throw broken("a cell is made of terrain " + index + " of a palette of " + palette);
        }
    }

    /** Checks one entity before it joins those read before it. */
    static void checkEntity(World world, EntityState entity) {
        if (!world.everWas(entity.id) || world.find(entity.id) != null) {
            throw broken("the entity " + entity + " is there twice or never came into being");
        }
        for (int i = 0; i < entity.slots.size(); i++) {
            if (entity.slots.indexOf(entity.slots.slot(i)) != i) {
                throw broken(entity + " has two components in the slot "
                        + entity.slots.slot(i).getSimpleName());
            }
        }
        Destructible body = entity.slots.find(Destructible.class);
        if (body != null && GameCode.hitPoints(body) <= 0) {
            throw broken(entity + " is in the game without hit points");
        }
        if (entity.location instanceof Location.OnLevel on) {
            Level level = world.levels.find(on.level());
            if (level == null
                    || !entity.footprint().isOn(on.cell(), level.width(), level.height())
                    || (entity.slots.blocks
                            && entity.cells().stream().anyMatch(cell -> level.occupant(cell) != null))) {
                throw broken(entity + " is at " + on + ", which is outside the level or occupied");
            }
        }
    }

    /** Checks the bearer of whom and who takes turns, once all entities are there. */
    static void checkWhole(World world) {
        checkBearers(world);
        int actors = 0;
        for (EntityState entity : world.entities) {
            if (entity.slots.brain != null && world.levelOf(entity).active) {
                actors++;
                if (!world.order.contains(entity.key)) {
                    throw broken(entity + " acts but is not in the turn order");
                }
            }
        }
        if (actors != world.order.size()) {
            throw broken("the turn order has " + world.order.size() + " members; there are " + actors
                    + " actors on active levels");
        }
    }

    /** Reads when cells change by themselves. */
    static void readAges(Level level, List<Long> ages) {
        for (int i = 0; i < ages.size(); i += 2) {
            long cell = ages.get(i);
            long size = (long) level.width() * level.height();
            boolean isThere = i + 1 < ages.size() && cell >= 0 && cell <= size && ages.get(i + 1) >= 0;
            boolean changes = isThere
                    && (cell == level.air()
                            ? !level.gasCells().isEmpty()
                            : Clouded.ground(level.ground().at((int) cell)) instanceof Ages);
            if (!changes) {
                throw broken("the cell " + cell + " of " + level + " changes by itself, but has no ground that does");
            }
            level.age((int) cell, ages.get(i + 1));
        }
    }

    /** Checks what will be performed when its time comes. */
    static void checkTimers(World world, List<Timer> all) {
        Set<String> known = new LinkedHashSet<>();
        for (Timer timer : all) {
            boolean isOfWorld = timer.owner().equals(EntityId.WORLD);
            String what = "the timer \"" + timer.name() + "\" of " + timer.owner();
            if (!known.add(what) || timer.period() < 0) {
                throw broken(what + " is there twice, or comes each " + timer.period());
            }
            if (!isOfWorld && world.find(timer.owner()) == null) {
                throw broken(what + " is of nobody in the game");
            }
            boolean isPlaced = isOfWorld && timer.level() != Timer.SHOWN;
            if (isPlaced && world.levels.find(timer.level()) == null) {
                throw broken(what + " is on level " + timer.level() + ", which is not there");
            }
        }
    }

    /** Checks the actors that wait on inactive levels. */
    static void checkWaiting(Levels levels, Scheduler order) {
        Scheduler together = order.copy();
        for (int i = 0; i < levels.size(); i++) {
            Level level = levels.get(i);
            if (level.leftAt < 0 || level.leftAt > order.now()) {
                throw broken(level + " was left at " + level.leftAt + ", which is still to come");
            }
            for (Level.Waiting waiting : level.waiting) {
                try {
                    together.resume(waiting.member(), waiting.left());
                } catch (IllegalArgumentException refused) {
                    throw broken("on " + level + " an actor waits that cannot: " + refused.getMessage());
                }
            }
        }
    }

    /** Checks that everything is on a level at last. Answers how many bearers were asked for theirs. */
    static int checkBearers(World world) {
        int asked = 0;
        Set<EntityId> placed = new LinkedHashSet<>();
        for (EntityState entity : world.entities) {
            Set<EntityId> way = new LinkedHashSet<>();
            EntityState at = entity;
            while (!(at.location instanceof Location.OnLevel) && !placed.contains(at.id)) {
                asked++;
                EntityState bearer = world.bearerOf(at.location);
                if (bearer == null || !way.add(at.id)) {
                    throw broken("the bearer of " + entity.id + " is gone, or carries itself");
                }
                at = bearer;
            }
            placed.addAll(way);
        }
        return asked;
    }
}
