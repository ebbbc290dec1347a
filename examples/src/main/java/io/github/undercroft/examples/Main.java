package io.github.undercroft.examples;

/** Starts the bundled games. */
public final class Main {
    private Main() {}

    /** Runs the command line. */
    public static void main(String[] args) {
        System.out.println("no games yet");
    }
}
