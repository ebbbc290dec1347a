package io.github.undercroft.game;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Cause;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Residents;
import io.github.undercroft.game.state.Roster;
import io.github.undercroft.game.state.World;
import io.github.undercroft.level.Absence;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Decides which levels are active, and makes up for the turns that inactive levels missed. */
final class LevelActivation {

    private final World world;
    private final Rules rules;
    private final SettlePhase settle;
    private final GroundAndEffectsPhase groundAndEffects;
    private final GameCodeRunner gameCode;
    private final Residents residents;
    private final ClockPhase clock;
    private final Attendance attendance;

    LevelActivation(
            World world,
            Rules rules,
            SettlePhase settle,
            GroundAndEffectsPhase groundAndEffects,
            GameCodeRunner gameCode,
            Residents residents,
            ClockPhase clock,
            Attendance attendance) {
        this.world = world;
        this.rules = rules;
        this.settle = settle;
        this.groundAndEffects = groundAndEffects;
        this.gameCode = gameCode;
        this.residents = residents;
        this.clock = clock;
        this.attendance = attendance;
    }

    /** Gives turns to the actors on active levels, after making up for the turns that they missed. */
    void update() {
        if (!world.levels.areDisturbed()) {
            return;
        }
        if (world.levels.size() == 1) {
            world.levels.setDisturbed(false);
            return;
        }
        attendance.choose().forEach(this::catchUp);
        seat();
    }

    /** Does the same without making up for missed turns. */
    void updateWithoutCatchingUp() {
        attendance.choose().forEach(level -> clock.wake(level, 0));
        seat();
    }

    private void seat() {
        attendance.seat();
        clock.follow();
        world.wrote();
    }

    private void catchUp(Level level) {
        long turns = attendance.turnsMissed(level);
        long passed = rules.absence instanceof Absence.Passing passing ? Math.min(passing.maxTurns(), turns) : 0;
        clock.wake(level, passed * rules.scheduler().normalTurn());
        if (turns == 0) {
            return; // as on a new level
        }
        settle.count(Cause.WORLD);
        if (rules.absence instanceof Absence.Passing) {
            pass(level, passed);
        } else if (rules.absence instanceof Absence.MadeUp madeUp) {
            act(level, madeUp.code(), context -> madeUp.code().catchUp(context, level, turns));
        }
    }

    private void act(Level level, Object culprit, Consumer<ActionContext> code) {
        Level before = world.current;
        world.current = level;
        gameCode.act(World.NOBODY, Cause.WORLD, culprit, code);
        world.current = before;
    }

    private void pass(Level level, long turns) {
        List<EntityState> actors = new ArrayList<>();
        Roster all = residents.of(level).actors;
        for (int i = 0; i < all.size(); i++) {
            boolean missedThem = !world.order.contains(all.at(i).key); // unlike an actor that has just arrived
            if (missedThem) {
                actors.add(all.at(i));
            }
        }
        int normalTurn = rules.scheduler().normalTurn();
        for (long left = turns - 1; left >= 0; left--) {
            for (EntityState actor : actors) {
                if (actor.alive) {
                    groundAndEffects.runMissed(actor);
                }
            }
            clock.runMissed(level, world.order.now() - left * normalTurn);
        }
    }
}
