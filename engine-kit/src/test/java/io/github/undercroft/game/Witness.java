package io.github.undercroft.game;

import io.github.undercroft.EntityId;
import io.github.undercroft.Percept;
import io.github.undercroft.Perception;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.sense.Perceiver;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/** An observer whose answers each test writes down itself. */
record Witness(
        Supplier<Eyes> looks,
        Supplier<Integer> listens,
        Supplier<List<EntityId>> others,
        BiFunction<Witness, List<Percept>, Perceiver> notes)
        implements Perceiver {

    static Witness looking(Supplier<Eyes> looks) {
        return new Witness(looks, () -> 100, List::of, (self, percepts) -> self);
    }

    static Witness listening(Supplier<Integer> listens) {
        return new Witness(() -> eyes(0), listens, List::of, (self, percepts) -> self);
    }

    static Witness through(Supplier<List<EntityId>> others) {
        return new Witness(() -> eyes(8), () -> 100, others, (self, percepts) -> self);
    }

    static Witness noting(BiFunction<Witness, List<Percept>, Perceiver> notes) {
        return new Witness(() -> eyes(8), () -> 100, List::of, notes);
    }

    static Eyes eyes(int radius) {
        return Eyes.of(Reach.round(radius));
    }

    @Override
    public Eyes eyes() {
        return looks.get();
    }

    @Override
    public int hearing() {
        return listens.get();
    }

    @Override
    public List<EntityId> lookouts() {
        return others.get();
    }

    @Override
    public Perceiver noticed(List<Percept> percepts, Perception known) {
        return notes.apply(this, percepts);
    }

    @Override
    public String toString() {
        return "Witness";
    }
}
