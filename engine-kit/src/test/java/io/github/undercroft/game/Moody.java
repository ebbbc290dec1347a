package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Decision;
import io.github.undercroft.Effect;
import io.github.undercroft.Effect.Review;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Percept;
import io.github.undercroft.Perception;
import io.github.undercroft.Reaction;
import io.github.undercroft.Sound;
import io.github.undercroft.TurnView;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Moved;
import io.github.undercroft.follower.Follower;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.sense.Perceiver;
import java.util.List;
import java.util.Optional;

/** Values of the interfaces that authors implement, all of whose methods go wrong now and then; see {@link Mood}. */
interface Moody {

    /** What it does when it is well; kinds from {@link Mood#SPOILT} on are spoilt. */
    int kind();

    default boolean same(Object other) {
        return Mood.ask(
                kind(),
                "equals",
                () -> other != null && other.getClass() == getClass() && ((Moody) other).kind() == kind());
    }

    default int code() {
        return Mood.ask(kind(), "hashCode", this::kind);
    }

    default String printed() {
        return Mood.ask(kind(), "toString", () -> getClass().getName() + " " + kind());
    }

    /** Strikes, shouts, or goes on. */
    record Deed(int kind) implements Moody, Action {
        @Override
        public int cost(TurnView turn) {
            return Mood.ask(kind, "cost", () -> turn.normalCost());
        }

        @Override
        public ActionResult perform(ActionContext context) {
            context.emit(new News(kind % Mood.SPOILT));
            context.damage(context.view().actor().id(), Damage.physical(kind % 2));
            return Mood.ask(kind, "perform", this::ended);
        }

        private ActionResult ended() {
            return switch (kind % 5) {
                case 0 -> ActionResult.continues(this);
                case 1 -> ActionResult.alternate(new Deed(Math.floorMod(kind - 1, Mood.KINDS)));
                default -> ActionResult.succeeded();
            };
        }

        @Override
        public boolean equals(Object other) {
            return same(other);
        }

        @Override
        public int hashCode() {
            return code();
        }

        @Override
        public String toString() {
            return printed();
        }
    }

    /** Goes on with what it began, or does a deed of its own. */
    record Mind(int kind) implements Moody, Brain {
        @Override
        public Decision decide(TurnView turn) {
            return Mood.ask(
                    kind,
                    "decide",
                    () -> Decision.act(
                            turn.unfinished().orElse(new Deed(turn.random().nextInt(Mood.KINDS))), this));
        }

        @Override
        public boolean equals(Object other) {
            return same(other);
        }

        @Override
        public int hashCode() {
            return code();
        }

        @Override
        public String toString() {
            return printed();
        }
    }

    /** Lets nearly all pass, and is over at some time. */
    record Curse(int kind) implements Moody, Effect {
        @Override
        public Review review(TurnView turn, Action action) {
            return Mood.ask(kind, "review", () -> kind % 7 == 0 ? new Review.Replace(new Deed(kind)) : Review.ALLOW);
        }

        @Override
        public Damage softened(Damage damage) {
            return Mood.ask(kind, "armour", () -> damage);
        }

        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
            return Mood.ask(
                    kind, "turnEnds", () -> kind % 8 == 0 ? Optional.empty() : Optional.of(new Curse(kind - 1)));
        }

        @Override
        public int speed(int rate) {
            return Mood.ask(kind, "speed", () -> Math.max(1, rate - kind % 3));
        }

        @Override
        public Eyes eyes(Eyes eyes) {
            return Mood.ask(kind, "squint", () -> eyes);
        }

        @Override
        public Optional<Effect> merged(Effect newcomer) {
            return Mood.ask(kind, "merged", () -> newcomer instanceof Curse ? Optional.of(newcomer) : Optional.empty());
        }

        @Override
        public boolean equals(Object other) {
            return same(other);
        }

        @Override
        public int hashCode() {
            return code();
        }

        @Override
        public String toString() {
            return printed();
        }
    }

    /** Answers each wound with news. */
    record Nerve(int kind) implements Moody, Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            Mood.tell(kind, "react", () -> answer(context, event));
        }

        private void answer(ActionContext context, GameEvent event) {
            if (event instanceof Damaged || event instanceof Moved) {
                context.emit(new News(kind));
            }
        }

        @Override
        public boolean equals(Object other) {
            return same(other);
        }

        @Override
        public int hashCode() {
            return code();
        }

        @Override
        public String toString() {
            return printed();
        }
    }

    /** Sees and hears, and counts what it noticed. */
    record Gaze(int kind) implements Moody, Perceiver {
        @Override
        public Eyes eyes() {
            return Mood.ask(
                    kind, "eyes", () -> Eyes.of(Reach.round(1 + kind % 8)).withNightVision(kind % 3));
        }

        @Override
        public int hearing() {
            return Mood.ask(kind, "hearing", () -> kind * 10);
        }

        @Override
        public boolean knowsTerrain() {
            return Mood.ask(kind, "knowsTerrain", () -> kind % 9 == 0);
        }

        @Override
        public List<EntityId> lookouts() {
            return Mood.ask(kind, "lookouts", () -> kind % 11 == 0 ? List.of(new EntityId(0, 1)) : List.of());
        }

        @Override
        public Perceiver noticed(List<Percept> percepts, Perception known) {
            return Mood.ask(kind, "noticed", () -> percepts.size() > 3 ? new Gaze((kind + 1) % Mood.KINDS) : this);
        }

        @Override
        public boolean equals(Object other) {
            return same(other);
        }

        @Override
        public int hashCode() {
            return code();
        }

        @Override
        public String toString() {
            return printed();
        }
    }

    /** Follows some. */
    record Leash(int kind) implements Moody, Follower {
        @Override
        public boolean follows(TurnView self, Entity traveller) {
            return Mood.ask(kind, "follows", () -> (traveller.id().number() + kind) % 2 == 0);
        }

        @Override
        public boolean equals(Object other) {
            return same(other);
        }

        @Override
        public int hashCode() {
            return code();
        }

        @Override
        public String toString() {
            return printed();
        }
    }

    /** Is heard. */
    record News(int kind) implements Moody, GameEvent {
        @Override
        public Optional<Point> place() {
            return Mood.ask(kind, "place", () -> Optional.of(new Point(kind % 5, kind % 4)));
        }

        @Override
        public Optional<Point> origin() {
            return Mood.ask(
                    kind, "origin", () -> kind % 3 == 0 ? Optional.of(new Point(kind % 7, 0)) : Optional.empty());
        }

        @Override
        public List<EntityId> involved() {
            return Mood.ask(
                    kind, "involved", () -> kind % 2 == 0 ? List.of(new EntityId(kind % 3, kind % 6)) : List.of());
        }

        @Override
        public int loudness() {
            return Mood.ask(kind, "loudness", () -> kind % 12);
        }

        @Override
        public Sound sound() {
            return Mood.ask(kind, "sound", () -> Sound.NOISE);
        }

        @Override
        public boolean equals(Object other) {
            return same(other);
        }

        @Override
        public int hashCode() {
            return code();
        }

        @Override
        public String toString() {
            return printed();
        }
    }
}
