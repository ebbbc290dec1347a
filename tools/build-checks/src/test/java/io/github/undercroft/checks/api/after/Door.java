package io.github.undercroft.checks.api.after;

import java.util.List;

/** The same door after that. */
public abstract class Door extends Above {
    public static final int WIDTH = 2;
    protected int height;

    protected Door(int height) {
        this.height = height;
    }

    public List<Integer> names() {
        return List.of();
    }

    public final void open() {}

    public synchronized void close() {}

    public void close(int seconds) {}

    public boolean isOpen() {
        return false;
    }

    public abstract void knock();

    public void run() {}

    /** Is sealed now. */
    public sealed interface Handle {}

    /** A handle. */
    public record Knob() implements Handle {}

    /** Has a part more. */
    public record Lock(int number, int strength) {
        public Lock(int number) {
            this(number, 1);
        }
    }
}

class Above {
    public void slam() {}

    public void creak() {}
}
