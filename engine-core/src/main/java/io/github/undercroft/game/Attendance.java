package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.Absence;
import io.github.undercroft.time.OrderState;
import java.util.ArrayList;
import java.util.List;

/** Who has turns: the actors on the levels that are active. The others wait, and keep what they had in the turn order. */
final class Attendance {

    private final World world;

    Attendance(World world) {
        this.world = world;
    }

    /** Brings the turn order up to date with which levels are active. */
    void seat() {
        dismiss();
        callBack();
        callNewcomers();
    }

    /**
     * Decides which levels are active: those around which others are played; if there is nobody of these, the same as before.
     *
     * @return those that were left alone until now, by number
     */
    List<Level> choose() {
        world.levels.setDisturbed(false);
        ArrayList<Level> wanted = new ArrayList<>();
        for (int i = 0; i < world.entities.size(); i++) {
            EntityState entity = world.entities.at(i);
            if (entity.slots.controller != null && isActiveAround(entity)) {
                wanted.add(world.levelOf(entity));
            }
        }
        boolean all = world.rules.absence() instanceof Absence.PlayedOn;
        if (wanted.isEmpty() && !all) {
            return new ArrayList<>();
        }
        if (!wanted.isEmpty()) {
            world.levels.show(wanted.get(0));
        }
        ArrayList<Level> woken = new ArrayList<>();
        for (int i = 0; i < world.levels.size(); i++) {
            Level level = world.levels.get(i);
            boolean active = all || wanted.contains(level);
            if (level.active && !active) {
                level.leftAt = world.order.now();
            } else if (active && !level.active) {
                woken.add(level);
            }
            level.active = active;
        }
        return woken;
    }

    /** Whether somebody keeps its level active; code that throws keeps none. */
    private boolean isActiveAround(EntityState entity) {
        try {
            return world.rules.isActiveAround(entity);
        } catch (Throwable thrown) {
            Object culprit = world.rules.activeAround();
            world.settling.failed(
                    new GameCodeException("Asking whether a level is active around " + entity, culprit, thrown));
            return false;
        }
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
        for (OrderState.Member member : leaving) {
            EntityState actor = world.entities.find(member.key());
            world.order.remove(member.key());
            if (actor != null) {
                addTo(world.levelOf(actor), new Level.Waiting(member, world.order.now()));
            }
        }
    }

    /** Lets those have turns again who waited and are on an active level now. The others wait where they are by now. */
    private void callBack() {
        List<Level.Waiting> all = new ArrayList<>();
        for (int i = 0; i < world.levels.size(); i++) {
            all.addAll(world.levels.get(i).waiting);
            world.levels.get(i).waiting = ImmutableList.of();
        }
        for (Level.Waiting waiting : all) {
            EntityState actor = world.entities.find(waiting.member().key());
            int rate = actor == null ? 0 : rateOf(actor, waiting.member().rate());
            if (actor == null || rate == 0 || world.order.contains(actor.key)) {
                continue; // it waits no more
            }
            Level level = world.levelOf(actor);
            if (level.active) {
                resume(waiting, rate);
            } else {
                addTo(level, waiting);
            }
        }
    }

    private static void addTo(Level level, Level.Waiting waiting) {
        level.waiting = ImmutableList.<Level.Waiting>builder()
                .addAll(level.waiting)
                .add(waiting)
                .build();
    }

    private void resume(Level.Waiting waiting, int rate) {
        OrderState.Member as = waiting.member();
        world.order.resume(new OrderState.Member(as.key(), rate, as.balance(), as.carry()), waiting.left());
    }

    /** Lets those join, by id, who are on an active level and never had a turn. */
    private void callNewcomers() {
        for (int i = 0; i < world.entities.size(); i++) {
            EntityState actor = world.entities.at(i);
            if (actor.slots.controller != null && !world.order.contains(actor.key) && world.levelOf(actor).active) {
                world.order.add(actor.key, rateOf(actor, world.rules.normalRate()));
            }
        }
    }

    /** The rate of an actor; if its effects throw, that one. */
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
