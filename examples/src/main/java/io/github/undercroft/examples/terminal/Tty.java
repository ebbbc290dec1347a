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
 * A terminal that is restored once; after that nothing is written to it. The game's thread and that of a signal may
 * restore it at the same time. Lanterna's own class restores it at a signal too, but goes on drawing.
 */
final class Tty extends ANSITerminal {

    private final Stty stty;
    /** Not the terminal object itself, which Lanterna locks while it waits for an answer of the terminal. */
    private final Object lock = new Object();

    private final String found;
    private boolean isEntered;
    private boolean isClosed;

    /** Changes no settings yet. */
    Tty(InputStream in, OutputStream out, Stty stty) throws IOException {
        super(in, out, Charset.defaultCharset());
        this.stty = stty;
        found = stty.call(ImmutableList.of("-g"));
    }

    /** Opens the terminal in which the program was started, until it is closed or the program ends. */
    static Tty open() throws IOException {
        Tty tty = new Tty(System.in, System.out, Stty.REAL);
        Runtime.getRuntime().addShutdownHook(new Thread(tty::closeQuietly, "restore the terminal"));
        tty.takeKeys();
        tty.noticeResizes();
        return tty;
    }

    /** Makes the terminal deliver each key at once. */
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

    /** Restores the terminal; a second call does nothing. */
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

    /** Restores the terminal at a signal. Errors are ignored: usually the terminal is gone. */
    private void closeQuietly() {
        try {
            close();
        } catch (IOException e) {
            isClosed = true;
        }
    }

    /** By reflection, as in Lanterna: the compiler warns about any use of this class, and there is no other way. */
    private void noticeResizes() {
        try {
            Class<?> signal = Class.forName("sun.misc.Signal");
            Class<?> handler = Class.forName("sun.misc.SignalHandler");
            Method handle = signal.getMethod("handle", signal, handler);
            Object measure = Proxy.newProxyInstance(
                    Tty.class.getClassLoader(), new Class<?>[] {handler}, (proxy, method, arguments) -> measured());
            handle.invoke(null, signal.getConstructor(String.class).newInstance("WINCH"), measure);
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            // On a JVM without it the window keeps its size.
        }
    }

    private @Nullable Object measured() {
        try {
            getTerminalSize();
        } catch (IOException e) {
            // The size stays as it was; the next drawing reports the error.
        }
        return null;
    }
}
