package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.AttendanceNotes;
import io.github.undercroft.game.state.EntityNotes;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Residents;
import io.github.undercroft.game.state.Roster;
import io.github.undercroft.game.state.World;
import io.github.undercroft.level.Absence;
import io.github.undercroft.time.SchedulerState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Decides which actors have turns: those on active levels. Actors on other levels wait and keep their place in the turn
 * order. Each call looks only at actors that came, left or changed since the last call, and at levels that become
 * active or inactive, so an inactive level costs nothing.
 */
final class Attendance {

    private final World world;
    private final Rules rules;
    private final Residents residents;
    private final Memberships memberships;
    private final AttendanceNotes notes;
    /** The actors around whom levels are active. */
    private final Roster keepers = new Roster();
    /** The active levels by number. */
    private final TreeMap<Integer, Level> active = new TreeMap<>();
    /**
     * The levels that became active in the last call of {@link #choose}; those that became inactive are in {@link
     * #left}.
     */
    private final ArrayList<Level> woken = new ArrayList<>();

    private final ArrayList<Level> left = new ArrayList<>();
    /** The levels on which an actor may have died while it waited, before the first call looked at all actors. */
    private final ArrayList<Level> unknown = new ArrayList<>();

    /** Made when the game first has a second level; then all actors are looked at once. */
    Attendance(World world, Rules rules, Residents residents, Memberships memberships, AttendanceNotes notes) {
        this.world = world;
        this.rules = rules;
        this.residents = residents;
        this.memberships = memberships;
        this.notes = notes;
        notes.begin();
        for (int i = 0; i < world.levels.size(); i++) {
            Level level = world.levels.get(i);
            unknown.add(level);
            Roster actors = residents.of(level).actors;
            for (int j = 0; j < actors.size(); j++) {
                notes.joinedOrLeft(actors.at(j));
            }
            if (level.active) {
                active.put(level.level(), level);
            }
        }
    }

    /**
     * Decides which levels are active: those with an actor that keeps its level active. If no such actor is left,
     * nothing changes.
     *
     * @return the levels that became active, by number
     */
    List<Level> choose() {
        world.levels.setDisturbed(false);
        woken.clear();
        left.clear();
        TreeMap<Integer, Level> concerned = new TreeMap<>(active);
        askAgain(concerned);
        boolean all = rules.absence instanceof Absence.PlayedOn;
        if (keepers.isEmpty() && !all) {
            return new ArrayList<>();
        }
        if (keepers.size() > 0) {
            world.levels.show(world.levelOf(keepers.at(0)));
        }
        for (int i = 0; all && i < world.levels.size(); i++) {
            concerned.put(world.levels.get(i).level(), world.levels.get(i));
        }
        concerned.values().forEach(level -> activate(level, all || level.keepers > 0));
        return new ArrayList<>(woken);
    }

    private void activate(Level level, boolean wanted) {
        if (level.active && !wanted) {
            level.leftAt = world.order.now();
            active.remove(level.level());
            left.add(level);
        } else if (wanted && !level.active) {
            active.put(level.level(), level);
            woken.add(level);
        }
        level.active = wanted;
    }

    /**
     * Asks the noted actors, by id, whether they keep their level active, and adds the levels for which the answer
     * changed.
     */
    private void askAgain(Map<Integer, Level> concerned) {
        for (EntityState entity : notes.takeUnasked()) {
            entity.notes().unasked = false;
            boolean keeps = entity.alive && entity.slots.brain != null && isActiveAround(entity);
            Level kept = keeps ? world.levelOf(entity) : null;
            Level before = entity.notes().keeps;
            if (before != null) {
                before.keepers--;
                concerned.put(before.level(), before);
            }
            if (kept != null) {
                kept.keepers++;
                concerned.put(kept.level(), kept);
                keepers.add(entity);
            } else if (before != null) {
                keepers.remove(entity);
            }
            entity.notes().keeps = kept;
        }
    }

    /** Whether an actor keeps its level active. Code that throws counts as no, and is asked again at the next call. */
    private boolean isActiveAround(EntityState entity) {
        try {
            return rules.isActiveAround(entity);
        } catch (Throwable thrown) {
            Object culprit = rules.activeAround();
            world.failures.add(GameCode.threw("Asking whether a level is active around " + entity, culprit, thrown));
            notes.askAgain(entity);
            return false;
        }
    }

    /** Updates the turn order to match the active levels, after {@link #choose}. */
    void seat() {
        woken.forEach(this::unseatAll);
        List<EntityState> concerned = notes.takeUnseated();
        if (!left.isEmpty() || concerned.stream().anyMatch(this::isToLeave)) {
            dismiss();
        }
        callBack(concerned);
        callNewcomers(concerned);
        woken.clear();
        left.clear();
        unknown.clear();
    }

    private void tellWhereTheyWait(List<Level.Waiting> all, int number) {
        for (Level.Waiting waiting : all) {
            EntityState actor = world.entities.find(waiting.member().key());
            if (actor != null) {
                actor.notes().waitsOn = number;
            }
        }
    }

    private void unseatAll(Level level) {
        Roster actors = residents.of(level).actors;
        for (int i = 0; i < actors.size(); i++) {
            notes.unseat(actors.at(i));
        }
    }

    private boolean isToLeave(EntityState actor) {
        return world.order.contains(actor.key) && actor.alive && !world.levelOf(actor).active;
    }

    /** Makes the actors on inactive levels wait. */
    private void dismiss() {
        ArrayList<SchedulerState.Member> leaving = new ArrayList<>();
        world.order.visit((key, rate, balance, carry) -> {
            EntityState actor = world.entities.find(key);
            if (actor != null && !world.levelOf(actor).active) {
                leaving.add(new SchedulerState.Member(key, rate, balance, carry));
            }
        });
        Queues queues = new Queues();
        for (SchedulerState.Member member : leaving) {
            EntityState actor = world.entities.find(member.key());
            world.order.remove(member.key());
            if (actor != null) {
                queues.add(world.levelOf(actor), new Level.Waiting(member, world.order.now()));
            }
        }
        queues.append();
    }

    /** The actors that start to wait, by level, to be added to those that wait there already. */
    private final class Queues {
        private final TreeMap<Integer, Level> levels = new TreeMap<>();
        private final TreeMap<Integer, ArrayList<Level.Waiting>> waiting = new TreeMap<>();

        void add(Level level, Level.Waiting one) {
            levels.put(level.level(), level);
            waiting.computeIfAbsent(level.level(), any -> new ArrayList<>()).add(one);
        }

        void append() {
            for (Level level : levels.values()) {
                List<Level.Waiting> more = waiting.getOrDefault(level.level(), new ArrayList<>());
                level.waiting = ImmutableList.<Level.Waiting>builder()
                        .addAll(level.waiting)
                        .addAll(more)
                        .build();
                tellWhereTheyWait(more, level.level());
            }
        }
    }

    /**
     * Puts actors that waited back into the turn order if their level is active. An actor that has moved to another
     * inactive level waits there.
     */
    private void callBack(List<EntityState> concerned) {
        ArrayList<Level.Waiting> all = new ArrayList<>();
        for (Level level : queuesOf(concerned).values()) {
            all.addAll(level.waiting);
            level.waiting = ImmutableList.of();
        }
        Queues queues = new Queues();
        for (Level.Waiting waiting : all) {
            EntityState actor = world.entities.find(waiting.member().key());
            if (actor == null) {
                continue;
            }
            actor.notes().waitsOn = EntityNotes.NOWHERE;
            int rate = rateOf(actor, waiting.member().rate());
            if (rate == 0 || world.order.contains(actor.key)) {
                continue; // it does not wait any more
            }
            Level level = world.levelOf(actor);
            if (level.active) {
                resume(waiting, rate);
            } else {
                queues.add(level, waiting);
            }
        }
        queues.append();
    }

    /** The levels on which an actor may stop waiting, or to which a waiting actor has come. */
    private Map<Integer, Level> queuesOf(List<EntityState> concerned) {
        Map<Integer, Level> queues = new TreeMap<>();
        woken.forEach(level -> queues.put(level.level(), level));
        unknown.forEach(level -> queues.put(level.level(), level));
        for (EntityState actor : concerned) {
            if (actor.notes().waitsOn != EntityNotes.NOWHERE) {
                queues.put(actor.notes().waitsOn, world.levels.at(actor.notes().waitsOn));
                if (actor.alive) {
                    Level now = world.levelOf(actor);
                    queues.put(now.level(), now);
                }
            }
        }
        return queues;
    }

    private void resume(Level.Waiting waiting, int rate) {
        SchedulerState.Member as = waiting.member();
        world.order.resume(new SchedulerState.Member(as.key(), rate, as.balance(), as.carry()), waiting.left());
    }

    /** Adds the actors on active levels that never had a turn. */
    private void callNewcomers(List<EntityState> concerned) {
        for (EntityState actor : concerned) {
            boolean acts = actor.alive && actor.slots.brain != null;
            if (acts && !world.order.contains(actor.key) && world.levelOf(actor).active) {
                world.order.add(actor.key, rateOf(actor, rules.scheduler().normalRate()));
            }
        }
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
