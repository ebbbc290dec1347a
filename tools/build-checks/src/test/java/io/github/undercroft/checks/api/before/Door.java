package io.github.undercroft.checks.api.before;

import java.util.List;

/** A door before somebody changed it. */
public abstract class Door extends Hinges implements Runnable {
    public static final int WIDTH = 1;
    protected int height;

    protected Door(int height) {
        this.height = height;
    }

    public Door(String name) {
        this(name.length());
    }

    public List<String> names() {
        return List.of();
    }

    public void open() {}

    public void close() {}

    public void slam() {}

    protected abstract boolean isOpen();

    void hidden() {}

    @Override
    public void run() {}

    /** Is gone later. */
    public record Key(int number) {}

    /** Is sealed later. */
    public interface Handle {}

    /** Has a part more later. */
    public record Lock(int number) {}
}

class Hinges {
    public void creak() {}

    public void squeak() {}
}
