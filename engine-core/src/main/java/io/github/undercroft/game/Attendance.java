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

    /** Brings the turn order up to date, if anybody came, left or went elsewhere. */
    void update() {
        if (!world.levels.wereDisturbed() || world.levels.size() == 1) {
            return;
        }
        choose();
        dismiss();
        callBack();
        callNewcomers();
    }

    /** Decides which levels are active: those around which others are played; if there is nobody of these, the same as before. */
    private void choose() {
        ArrayList<Level> wanted = new ArrayList<>();
        for (int i = 0; i < world.entities.size(); i++) {
            EntityState entity = world.entities.at(i);
            if (entity.slots.controller != null && isActiveAround(entity)) {
                wanted.add(world.levelOf(entity));
            }
        }
        boolean all = world.rules.absence() instanceof Absence.PlayedOn;
        if (wanted.isEmpty() && !all) {
            return;
        }
        if (!wanted.isEmpty()) {
            world.levels.show(wanted.get(0));
        }
        for (int i = 0; i < world.levels.size(); i++) {
            Level level = world.levels.get(i);
            boolean active = all || wanted.contains(level);
            if (level.active && !active) {
                level.leftAt = world.order.now();
            }
            level.active = active;
        }
    }

    /** Whether somebody keeps its level active; code that throws keeps none. */
    boolean isActiveAround(EntityState entity) {
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
                Level level = world.levelOf(actor);
                level.waiting = ImmutableList.<Level.Waiting>builder()
                        .addAll(level.waiting)
                        .add(new Level.Waiting(member, world.order.now()))
                        .build();
            }
        }
    }

    /** Lets those have turns again who waited and are on an active level now. */
    private void callBack() {
        for (int i = 0; i < world.levels.size(); i++) {
            Level level = world.levels.get(i);
            if (level.waiting.isEmpty()) {
                continue;
            }
            List<Level.Waiting> stay = new ArrayList<>();
            for (Level.Waiting waiting : level.waiting) {
                EntityState actor = world.entities.find(waiting.member().key());
                int rate = actor == null ? 0 : world.changes.rateOf(actor);
                if (actor != null && rate > 0 && !world.levelOf(actor).active) {
                    stay.add(waiting);
                } else if (rate > 0 && !world.order.contains(waiting.member().key())) {
                    resume(waiting, rate);
                }
            }
            level.waiting = ImmutableList.copyOf(stay);
        }
    }

    private void resume(Level.Waiting waiting, int rate) {
        OrderState.Member as = waiting.member();
        world.order.resume(new OrderState.Member(as.key(), rate, as.balance(), as.carry()), waiting.left());
    }

    /** Lets those join, by id, who are on an active level and never had a turn. */
    private void callNewcomers() {
        for (int i = 0; i < world.entities.size(); i++) {
            EntityState actor = world.entities.at(i);
            int rate = world.changes.rateOf(actor);
            if (rate > 0 && !world.order.contains(actor.key) && world.levelOf(actor).active) {
                world.order.add(actor.key, rate);
            }
        }
    }

    /** How many plain turns have gone by since a level was left. */
    long turnsMissed(Level level) {
        return (world.order.now() - level.leftAt) / world.rules.order().normalTurn();
    }
}
