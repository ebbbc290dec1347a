package io.github.undercroft;

import java.util.Objects;
import java.util.function.Supplier;

/**
 * The key of a tool that brains keep in the game and reuse, such as a pathfinder with its arrays. Made once as a constant.
 * What is kept must never change a decision: a fork starts without it, and it is not saved.
 */
public final class WorkspaceKey<T> {

    private final String name;
    private final Supplier<T> maker;

    private WorkspaceKey(String name, Supplier<T> maker) {
        this.name = name;
        this.maker = maker;
    }

    /** @return a key whose tool is made on demand, once for each game */
    public static <T> WorkspaceKey<T> of(String name, Supplier<T> maker) {
        return new WorkspaceKey<>(Objects.requireNonNull(name, "name"), Objects.requireNonNull(maker, "maker"));
    }

    /** @return a new tool */
    public T make() {
        return maker.get();
    }

    @Override
    public String toString() {
        return name;
    }
}
