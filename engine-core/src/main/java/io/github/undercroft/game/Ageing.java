package io.github.undercroft.game;

import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Ages;
import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;
import io.github.undercroft.Terrain;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.AgeingCells;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import org.jspecify.annotations.Nullable;

/** Notes when ground changes by itself, and lets it. */
final class Ageing {

    private final World world;
    private final Rules rules;
    private final Changes changes;

    Ageing(World world, Rules rules, Changes changes) {
        this.world = world;
        this.rules = rules;
        this.changes = changes;
    }

    /** Notes when the ground of a new level changes. */
    void begin(Level level) {
        for (int y = 0; y < level.height(); y++) {
            for (int x = 0; x < level.width(); x++) {
                if (level.terrainAt(x, y) instanceof Ages) {
                    laid(level, new Point(x, y), level.terrainAt(x, y));
                }
            }
        }
    }

    /** Notes when what was laid on a cell changes. */
    void laid(Level level, Point at, Terrain terrain) {
        long now = level.active ? world.order.now() : level.leftAt;
        note(level, level.index(at), terrain instanceof Ages ages && !world.isImagined() ? next(level, ages, now) : AgeingCells.NEVER);
    }

    private void note(Level level, int cell, long time) {
        if (level.changesAt(cell) != time) {
            changes.age(level, cell, time);
        }
    }

    private RandomSource chance(Level level) {
        return world.streams.open("ground of level " + level.level());
    }

    private long next(Level level, Ages ages, long since) {
        int turns;
        try {
            turns = ages.turns(chance(level));
            if (turns < 0) {
                throw new IllegalArgumentException("turns() returned " + turns + "; it is 1 or more, or 0 for never");
            }
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking when it changes", ages, thrown);
        }
        return turns == 0
                ? AgeingCells.NEVER
                : Math.addExact(since, Math.multiplyExact((long) turns, (long) rules.scheduler().normalTurn()));
    }

    /** Lets the ground of all active levels change as far as it is time. */
    void run(SettlePhase settle, GameCodeRunner gameCode) {
        if (world.isImagined()) {
            return;
        }
        for (int i = 0; i < world.levels.size(); i++) {
            Level level = world.levels.get(i);
            for (AgeingCells.Due due = next(level, settle); due != null; due = next(level, settle)) {
                Level before = world.current;
                world.current = level;
                change(level, due, gameCode);
                world.current = before;
                settle.run();
            }
        }
    }

    private AgeingCells.@Nullable Due next(Level level, SettlePhase settle) {
        return level.active && !settle.isFull() ? level.due(world.order.now()) : null;
    }

    private void change(Level level, AgeingCells.Due due, GameCodeRunner gameCode) {
        Point at = new Point(due.cell() % level.width(), due.cell() / level.width());
        Ages ages = (Ages) level.terrainAt(at);
        EntityId by = ages instanceof ActiveTerrain active ? Blame.of(active, World.NOBODY, world) : EntityId.WORLD;
        boolean isDone = gameCode.act(World.NOBODY, new Cause.TerrainAt(at, ages, by), ages, context -> {
            ages.age(context, at, chance(level));
            if (level.changesAt(due.cell()) == due.at()) { // so nothing else was laid there
                changes.age(level, due.cell(), next(level, ages, due.at()));
            }
        });
        if (!isDone) {
            level.age(due.cell(), due.at() + rules.scheduler().normalTurn()); // it threw
        }
    }
}
