package io.github.undercroft.time;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** What a turn order means, without a thought of speed: a list of actors in joining order, searched from the front. */
abstract class SlowOrder implements TurnTaker {
    final List<Actor> actors = new ArrayList<>();

    @Nullable
    Actor asked;

    long now;

    static final class Actor {
        final long key;
        int rate;
        long balance;
        long carry;
        long sequence;

        Actor(long key, int rate) {
            this.key = key;
            this.rate = rate;
        }
    }

    /** Lets time pass until somebody has the turn. */
    abstract Actor next();

    abstract void joined(Actor actor);

    abstract void paid(Actor actor, int cost);

    /** The actors as they are to be listed. */
    List<Actor> listed() {
        return actors;
    }

    @Override
    public void add(long key, int rate) {
        Actor actor = new Actor(key, rate);
        actors.add(actor);
        joined(actor);
    }

    void resume(SchedulerState.Member member, long left) {
        Actor actor = new Actor(member.key(), member.rate());
        actor.balance = member.balance();
        actors.add(actor);
        resumed(actor, member, left);
    }

    /** Puts right what depends on the time or the round. */
    void resumed(Actor actor, SchedulerState.Member member, long left) {}

    @Override
    public boolean remove(long key) {
        if (asked != null && asked.key == key) {
            asked = null;
        }
        return actors.removeIf(actor -> actor.key == key);
    }

    @Override
    public boolean contains(long key) {
        return actors.stream().anyMatch(actor -> actor.key == key);
    }

    @Override
    public boolean isEmpty() {
        return actors.isEmpty();
    }

    @Override
    public long current() {
        if (asked == null) {
            asked = next();
        }
        return asked.key;
    }

    @Override
    public void pay(int cost) {
        Actor actor = acting();
        asked = null;
        paid(actor, cost);
    }

    @Override
    public void rest() {
        pay(restCost());
    }

    abstract int normalCost();

    int restCost() {
        return normalCost();
    }

    @Override
    public int minCost() {
        return 1;
    }

    @Override
    public boolean canPay(int cost) {
        return true;
    }

    Actor acting() {
        return Objects.requireNonNull(asked);
    }

    Actor actor(long key) {
        return actors.stream().filter(actor -> actor.key == key).findFirst().orElseThrow();
    }

    long energy(long key) {
        return actor(key).balance;
    }

    @Override
    public void setRate(long key, int rate) {
        actor(key).rate = rate;
    }

    SchedulerState state() {
        OptionalLong current = asked == null ? OptionalLong.empty() : OptionalLong.of(asked.key);
        List<SchedulerState.Member> members = new ArrayList<>();
        visit((key, rate, balance, carry) -> members.add(new SchedulerState.Member(key, rate, balance, carry)));
        return new SchedulerState(now, current, members);
    }

    private void visit(Scheduler.MemberVisitor visitor) {
        for (Actor actor : listed()) {
            visitor.member(actor.key, actor.rate, actor.balance, actor.carry);
        }
    }
}
