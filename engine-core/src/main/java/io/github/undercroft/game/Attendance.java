package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.Absence;
import io.github.undercroft.time.OrderState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Who has turns: the actors on the levels that are active. The others wait, and keep what they had in the turn order. Only
 * those are looked at who came, left or changed since the last time, and those of levels that begin or cease to be active:
 * a level that stands still costs nothing.
 */
final class Attendance {

    private final World world;
    /** Around whom levels are active. */
    private final Roster keepers = new Roster();
    /** Who may keep another level active than it did. */
    private ArrayList<EntityState> unasked = new ArrayList<>();
    /** Who may have to join, leave or wait. */
    private ArrayList<EntityState> unseated = new ArrayList<>();
    /** The levels that are active, by number. */
    private final TreeMap<Integer, Level> active = new TreeMap<>();
    /** Those that became active in the last choice, and those that ceased to be. */
    private final ArrayList<Level> woken = new ArrayList<>();

    private final ArrayList<Level> left = new ArrayList<>();
    /** The levels on which somebody may have waited who died before anybody was looked at. */
    private final ArrayList<Level> unknown = new ArrayList<>();

    /** Made when somebody first has to know: then everybody is looked at once. */
    Attendance(World world) {
        this.world = world;
        for (int i = 0; i < world.levels.size(); i++) {
            Level level = world.levels.get(i);
            unknown.add(level);
            Roster actors = world.residents.of(level).actors;
            for (int j = 0; j < actors.size(); j++) {
                joinedOrLeft(actors.at(j));
            }
            if (level.active) {
                active.put(level.level(), level);
            }
        }
    }

    /** Notes that an actor moved on its level or has other components, so that it may keep the level active or not. */
    void changed(EntityState actor) {
        if (!actor.notes().unasked) {
            actor.notes().unasked = true;
            unasked.add(actor);
        }
    }

    /** Notes that somebody became an actor, is none any more, or went to another level. */
    void joinedOrLeft(EntityState actor) {
        changed(actor);
        unseat(actor);
    }

    private void unseat(EntityState actor) {
        if (!actor.notes().unseated) {
            actor.notes().unseated = true;
            unseated.add(actor);
        }
    }

    /**
     * Decides which levels are active: those around which others are played; if there is nobody of these, the same as before.
     *
     * @return those that were left alone until now, by number
     */
    List<Level> choose() {
        world.levels.setDisturbed(false);
        woken.clear();
        left.clear();
        TreeMap<Integer, Level> concerned = new TreeMap<>(active);
        askAgain(concerned);
        boolean all = world.rules.absence() instanceof Absence.PlayedOn;
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

    /** Asks who keeps its level active, by id, and adds the levels for which the answer is another one. */
    private void askAgain(Map<Integer, Level> concerned) {
        ArrayList<EntityState> asked = unasked;
        unasked = new ArrayList<>();
        asked.sort((one, other) -> Long.compare(one.key, other.key));
        for (EntityState entity : asked) {
            entity.notes().unasked = false;
            boolean keeps = entity.alive && entity.slots.controller != null && isActiveAround(entity);
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

    /** Whether somebody keeps its level active; code that throws keeps none, and is asked again the next time. */
    private boolean isActiveAround(EntityState entity) {
        try {
            return world.rules.isActiveAround(entity);
        } catch (Throwable thrown) {
            Object culprit = world.rules.activeAround();
            world.settling.failed(
                    new GameCodeException("Asking whether a level is active around " + entity, culprit, thrown));
            entity.notes().unasked = true;
            unasked.add(entity);
            return false;
        }
    }

    /** Brings the turn order up to date with which levels are active, after they were chosen. */
    void seat() {
        woken.forEach(this::unseatAll);
        ArrayList<EntityState> concerned = unseated;
        unseated = new ArrayList<>();
        concerned.sort((one, other) -> Long.compare(one.key, other.key));
        concerned.forEach(entity -> entity.notes().unseated = false);
        try {
            seat(concerned);
        } catch (
                GameCodeException
                        thrown) { // by a turn order of the game's own: they are looked at once more the next time
            concerned.forEach(this::unseat);
            left.forEach(this::unseatAll);
            throw thrown;
        }
        woken.clear();
        left.clear();
        unknown.clear();
    }

    private void unseatAll(Level level) {
        Roster actors = world.residents.of(level).actors;
        for (int i = 0; i < actors.size(); i++) {
            unseat(actors.at(i));
        }
    }

    private void seat(List<EntityState> concerned) {
        if (!left.isEmpty() || concerned.stream().anyMatch(this::isToLeave)) {
            dismiss();
        }
        callBack(concerned);
        callNewcomers(concerned);
    }

    private boolean isToLeave(EntityState actor) {
        return world.order.contains(actor.key) && actor.alive && !world.levelOf(actor).active;
    }

    /** Lets those wait who are on a level that is not active. */
    private void dismiss() {
        ArrayList<OrderState.Member> leaving = new ArrayList<>();
        world.order.visit((key, rate, balance, carry) -> {
            EntityState actor = world.entities.find(key);
            if (actor != null && !world.levelOf(actor).active) {
                leaving.add(new OrderState.Member(key, rate, balance, carry));
            }
        });
        Queues queues = new Queues();
        for (OrderState.Member member : leaving) {
            EntityState actor = world.entities.find(member.key());
            world.order.remove(member.key());
            if (actor != null) {
                queues.add(actor, world.levelOf(actor), new Level.Waiting(member, world.order.now()));
            }
        }
        queues.append();
    }

    /** Who comes to wait where, to be added to those who wait there already. */
    private static final class Queues {
        private final TreeMap<Integer, Level> levels = new TreeMap<>();
        private final TreeMap<Integer, ArrayList<Level.Waiting>> waiting = new TreeMap<>();

        void add(EntityState actor, Level level, Level.Waiting one) {
            actor.notes().waitsOn = level.level();
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
            }
        }
    }

    /** Lets those have turns again who waited and are on an active level now. The others wait where they are by now. */
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
                continue; // it waits no more
            }
            Level level = world.levelOf(actor);
            if (level.active) {
                resume(waiting, rate);
            } else {
                queues.add(actor, level, waiting);
            }
        }
        queues.append();
    }

    /** The levels on which it may be over with somebody's waiting, or on which somebody came who waits. */
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
        OrderState.Member as = waiting.member();
        world.order.resume(new OrderState.Member(as.key(), rate, as.balance(), as.carry()), waiting.left());
    }

    /** Lets those join who are on an active level and never had a turn. */
    private void callNewcomers(List<EntityState> concerned) {
        for (EntityState actor : concerned) {
            boolean acts = actor.alive && actor.slots.controller != null;
            if (acts && !world.order.contains(actor.key) && world.levelOf(actor).active) {
                world.order.add(actor.key, rateOf(actor, world.rules.normalRate()));
            }
        }
    }

    /** The rate of an actor, or the given one if its effects throw. */
    private int rateOf(EntityState actor, int otherwise) {
        try {
            return world.changes.rateOf(actor);
        } catch (GameCodeException thrown) {
            world.settling.failed(thrown);
            return otherwise;
        }
    }

    /** How many plain turns have gone by since a level was left. */
    long turnsMissed(Level level) {
        return (world.order.now() - level.leftAt) / world.rules.normalTurn();
    }
}
