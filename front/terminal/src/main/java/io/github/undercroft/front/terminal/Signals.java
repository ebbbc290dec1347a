package io.github.undercroft.front.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/** The signals of the system, by reflection: the compiler warns about any use of the classes behind it. */
final class Signals {

    private final Class<?> handler = Class.forName("sun.misc.SignalHandler");
    private final Constructor<?> named;
    private final Method handle;

    Signals() throws ReflectiveOperationException {
        Class<?> signal = Class.forName("sun.misc.Signal");
        named = signal.getConstructor(String.class);
        handle = signal.getMethod("handle", signal, handler);
    }

    /** What is done at a signal. */
    interface Task {
        void run() throws IOException, ReflectiveOperationException;
    }

    /** From now on does this at a signal. Its errors are ignored: the next drawing reports what is wrong. */
    void handle(String name, Task task) throws ReflectiveOperationException {
        Object proxy = Proxy.newProxyInstance(
                Signals.class.getClassLoader(), new Class<?>[] {handler}, (self, method, all) -> {
                    try {
                        task.run();
                    } catch (IOException | UncheckedIOException | ReflectiveOperationException e) {
                        // see above
                    }
                    return null;
                });
        handle.invoke(null, named.newInstance(name), proxy);
    }

    /** Suspends the program as if nothing handled the signal, and comes back when the shell goes on with it. */
    void suspend() throws IOException, ReflectiveOperationException {
        handle.invoke(
                null, named.newInstance("TSTP"), handler.getField("SIG_DFL").get(null));
        try {
            // The JVM sends itself only what it handles.
            new ProcessBuilder("kill", "-TSTP", ProcessHandle.current().pid() + "")
                    .start()
                    .waitFor();
            Thread.sleep(50); // until the signal has arrived
        } catch (InterruptedException e) {
            throw new IOException("interrupted while the game was suspended", e);
        }
    }
}
