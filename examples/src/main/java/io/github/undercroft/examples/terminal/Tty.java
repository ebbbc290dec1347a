package io.github.undercroft.examples.terminal;

import com.google.common.collect.ImmutableList;
import com.googlecode.lanterna.terminal.ansi.ANSITerminal;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;

/**
 * A terminal that is left as it was found, once and for all: after that nothing is written to it any more. The game's
 * thread and that of a signal may leave it at the same time. Lanterna's own one leaves it at a signal too, but amid a
 * picture that goes on.
 */
final class Tty extends ANSITerminal {

    private final Stty stty;
    /** Not the terminal itself, which Lanterna holds as long as it waits for an answer of the terminal. */
    private final Object lock = new Object();

    private final String found;
    private boolean isEntered;
    private boolean isClosed;

    /** Changes nothing yet. */
    Tty(InputStream in, OutputStream out, Stty stty) throws IOException {
        super(in, out, Charset.defaultCharset());
        this.stty = stty;
        found = stty.call(ImmutableList.of("-g"));
    }

    /** Takes the terminal in which the program was started, until it is closed or the program ends. */
    static Tty open() throws IOException {
        Tty tty = new Tty(System.in, System.out, Stty.REAL);
        Runtime.getRuntime().addShutdownHook(new Thread(tty::closeQuietly, "restore the terminal"));
        tty.takeKeys();
        tty.noticeResizes();
        return tty;
    }

    /** Has keys handed on at once. */
    void takeKeys() throws IOException {
        synchronized (lock) {
            if (!isClosed) {
                stty.call(Stty.FOR_KEYS);
            }
        }
    }

    @Override
    public void enterPrivateMode() throws IOException {
        synchronized (lock) {
            if (!isClosed && !isEntered) {
                isEntered = true;
                super.enterPrivateMode();
            }
        }
    }

    @Override
    public void exitPrivateMode() throws IOException {
        synchronized (lock) {
            if (isEntered) {
                super.exitPrivateMode();
                isEntered = false;
            }
        }
    }

    @Override
    protected void writeToTerminal(byte... bytes) throws IOException {
        synchronized (lock) {
            if (!isClosed) {
                super.writeToTerminal(bytes);
            }
        }
    }

    /** Gives the terminal back; the second time nothing happens. */
    @Override
    public void close() throws IOException {
        synchronized (lock) {
            if (isClosed) {
                return;
            }
            try {
                exitPrivateMode();
            } finally {
                isClosed = true;
                stty.call(ImmutableList.of(found));
            }
        }
    }

    /** Where the program ends by a signal there is nobody left to tell: mostly the terminal is gone. */
    private void closeQuietly() {
        try {
            close();
        } catch (IOException e) {
            isClosed = true;
        }
    }

    /** By reflection as in Lanterna: the compiler warns of any use of that class, and there is no other way. */
    private void noticeResizes() {
        try {
            Class<?> signal = Class.forName("sun.misc.Signal");
            Class<?> handler = Class.forName("sun.misc.SignalHandler");
            Method handle = signal.getMethod("handle", signal, handler);
            Object measure = Proxy.newProxyInstance(
                    Tty.class.getClassLoader(), new Class<?>[] {handler}, (proxy, method, arguments) -> measured());
            handle.invoke(null, signal.getConstructor(String.class).newInstance("WINCH"), measure);
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            // On a JVM without it the window keeps the size that it had.
        }
    }

    private @Nullable Object measured() {
        try {
            getTerminalSize();
        } catch (IOException e) {
            // It keeps the size that it had; the next drawing tells what is wrong.
        }
        return null;
    }
}
