package io.github.undercroft.front;

import java.util.ArrayDeque;
import java.util.Optional;

/**
 * Inputs in the order in which they came. Of moves of the pointer only the last one is kept, and only until something else
 * comes. Safe for several threads.
 */
public final class InputQueue {

    // No queue of java.util.concurrent, which a browser does not have.
    private final ArrayDeque<Input> inputs = new ArrayDeque<>();

    private static boolean isMove(Input input) {
        return input instanceof Input.Pointed pointed && pointed.gesture() == Input.Gesture.MOVE;
    }

    /** An empty queue. */
    public InputQueue() {}

    /** Adds an input. */
    public synchronized void add(Input input) {
        Input last = inputs.peekLast();
        if (last != null && isMove(last)) {
            inputs.removeLast();
        }
        inputs.add(input);
        notifyAll();
    }

    /** Takes the next input; empty if there is none now. */
    public synchronized Optional<Input> poll() {
        return Optional.ofNullable(inputs.poll());
    }

    /** @return whether there is an input that is no mere move of the pointer */
    public synchronized boolean hasInput() {
        Input first = inputs.peek();
        return first != null && !isMove(first);
    }

    /** Waits for an input, but no longer than so many milliseconds. For one thread. */
    @SuppressWarnings("WaitNotInLoop") // it may end without an input
    public synchronized void await(int milliseconds) {
        try {
            if (inputs.isEmpty() && milliseconds > 0) {
                wait(milliseconds);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException("Interrupted while playing", e);
        }
    }
}
