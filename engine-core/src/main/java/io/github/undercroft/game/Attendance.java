package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.World;
import io.github.undercroft.level.Absence;
import io.github.undercroft.time.SchedulerState;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Decides which actors have turns: those on active levels. Actors on other levels wait and keep their place in the turn
 * order. It looks at all actors, but only after one came, left, changed sides or went to another level.
 */
final class Attendance {

    private final World world;
    private final Rules rules;
    private final Memberships memberships;

    Attendance(World world, Rules rules, Memberships memberships) {
        this.world = world;
        this.rules = rules;
        this.memberships = memberships;
    }

    /**
     * Decides which levels are active: those with an actor that keeps its level active. If no such actor is left,
     * nothing changes.
     *
     * @return the levels that became active, by number
     */
    List<Level> choose() {
        world.levels.setDisturbed(false);
        EntityState first = null;
        TreeSet<Integer> kept = new TreeSet<>();
        for (EntityState entity : world.entities) {
            if (entity.slots.brain != null && isActiveAround(entity)) {
                first = first == null ? entity : first;
                kept.add(world.levelOf(entity).level());
            }
        }
        if (first != null) {
            world.levels.show(world.levelOf(first));
        }
        boolean all = rules.absence instanceof Absence.PlayedOn;
        List<Level> woken = new ArrayList<>();
        for (int i = 0; i < world.levels.size() && (all || first != null); i++) {
            Level level = world.levels.get(i);
            boolean wanted = all || kept.contains(level.level());
            if (level.active && !wanted) {
                level.leftAt = world.order.now();
            } else if (wanted && !level.active) {
                woken.add(level);
            }
            level.active = wanted;
        }
        return woken;
    }

    /** Whether an actor keeps its level active. Code that throws counts as no. */
    private boolean isActiveAround(EntityState entity) {
        try {
            return rules.isActiveAround(entity);
        } catch (Throwable thrown) {
            Object culprit = rules.activeAround();
            world.failures.add(GameCode.threw("Asking whether a level is active around " + entity, culprit, thrown));
            return false;
        }
    }

    /** Updates the turn order to match the active levels, after {@link #choose}. */
    void seat() {
        dismiss();
        ArrayList<Level.Waiting> waiting = new ArrayList<>();
        for (int i = 0; i < world.levels.size(); i++) {
            waiting.addAll(world.levels.get(i).waiting);
            world.levels.get(i).waiting = ImmutableList.of();
        }
        waiting.forEach(this::callBack);
        for (EntityState actor : world.entities) {
            if (actor.slots.brain != null && !world.order.contains(actor.key) && world.levelOf(actor).active) {
                world.order.add(actor.key, rateOf(actor, rules.scheduler().normalRate()));
            }
        }
    }

    /** Makes the actors on inactive levels wait, behind those that wait there already. */
    private void dismiss() {
        ArrayList<SchedulerState.Member> leaving = new ArrayList<>();
        world.order.visit((key, rate, balance, carry) -> {
            EntityState actor = world.entities.find(key);
            if (actor != null && !world.levelOf(actor).active) {
                leaving.add(new SchedulerState.Member(key, rate, balance, carry));
            }
        });
        for (SchedulerState.Member member : leaving) {
            world.order.remove(member.key());
            EntityState actor = actor(member.key());
            if (actor != null) {
                queue(world.levelOf(actor), new Level.Waiting(member, world.order.now()));
            }
        }
    }

    /**
     * Puts an actor that waited back into the turn order if its level is active; otherwise it waits on the level on which
     * it is now.
     */
    private void callBack(Level.Waiting waiting) {
        SchedulerState.Member as = waiting.member();
        EntityState actor = actor(as.key());
        if (actor == null || world.order.contains(actor.key)) {
            return; // it does not wait any more
        }
        Level level = world.levelOf(actor);
        if (level.active) {
            int rate = rateOf(actor, as.rate());
            world.order.resume(new SchedulerState.Member(as.key(), rate, as.balance(), as.carry()), waiting.left());
        } else {
            queue(level, waiting);
        }
    }

    private static void queue(Level level, Level.Waiting last) {
        level.waiting = ImmutableList.<Level.Waiting>builder()
                .addAll(level.waiting)
                .add(last)
                .build();
    }

    private @Nullable EntityState actor(long key) {
        EntityState entity = world.entities.find(key);
        return entity == null || entity.slots.brain == null ? null : entity;
    }

    /** The rate of an actor, or the given one if its effects throw. */
    private int rateOf(EntityState actor, int otherwise) {
        try {
            return memberships.rateOf(actor);
        } catch (GameCodeException thrown) {
            world.failures.add(thrown);
            return otherwise;
        }
    }

    /** The number of turns at normal cost that have passed since a level was left. */
    long turnsMissed(Level level) {
        return (world.order.now() - level.leftAt) / rules.scheduler().normalTurn();
    }
}
