package io.github.undercroft.front.terminal;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;

/** The settings of the terminal, as the program {@code stty} reads and writes them. */
@FunctionalInterface
interface Stty {

    /**
     * Keys are read one by one without echo. Ctrl-C still interrupts and Ctrl-Z suspends, but no key makes the JVM print its
     * threads.
     */
    ImmutableList<String> FOR_KEYS = ImmutableList.of("-icanon", "-echo", "min", "1", "quit", "undef");

    /** The real one. */
    Stty REAL = Stty::run;

    /** @return what it prints when it is called with these words */
    String call(ImmutableList<String> words) throws IOException;

    private static String run(ImmutableList<String> words) throws IOException {
        // An interrupt goes to all programs of the terminal, and this one must still finish.
        ImmutableList<String> command = ImmutableList.<String>builder()
                .add("sh", "-c", "trap '' INT QUIT TSTP; exec stty \"$@\"", "sh")
                .addAll(words)
                .build();
        Process process = new ProcessBuilder(command)
                .redirectInput(new File("/dev/tty"))
                .redirectError(Redirect.DISCARD)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
        try {
            if (process.waitFor() != 0) {
                throw new IOException("cannot change the settings of the terminal: stty "
                        + Joiner.on(' ').join(words) + " answers " + process.exitValue());
            }
        } catch (InterruptedException e) {
            throw new IOException("interrupted while the settings of the terminal were changed", e);
        }
        return printed.strip();
    }
}
