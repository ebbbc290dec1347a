package io.github.undercroft.front;

import java.util.Optional;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;

/**
 * Inputs in the order in which they came. Of moves of the pointer only the last one is kept, and only until something else
 * comes. Safe for several threads.
 */
public final class InputQueue {

    private final LinkedBlockingDeque<Input> inputs = new LinkedBlockingDeque<>();

    private static boolean isMove(Input input) {
        return input instanceof Input.Pointed pointed && pointed.deed() == Input.Deed.MOVE;
    }

    /** An empty queue. */
    public InputQueue() {}

    /** Adds an input. */
    public synchronized void add(Input input) {
        Input last = inputs.peekLast();
        if (last != null && isMove(last)) {
            inputs.removeLastOccurrence(last);
        }
        inputs.add(input);
    }

    /** Takes the next input; empty if there is none now. */
    public Optional<Input> poll() {
        return Optional.ofNullable(inputs.poll());
    }

    /** @return whether there is an input that is no mere move of the pointer */
    public boolean hasInput() {
        Input first = inputs.peek();
        return first != null && !isMove(first);
    }

    /** Waits for an input, but no longer than so many milliseconds. For one thread. */
    public void await(int milliseconds) {
        try {
            Input first = inputs.poll(milliseconds, TimeUnit.MILLISECONDS);
            if (first != null) {
                inputs.addFirst(first);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException("Interrupted while playing", e);
        }
    }
}
