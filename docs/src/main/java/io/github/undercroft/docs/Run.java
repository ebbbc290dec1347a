package io.github.undercroft.docs;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Runs a compiled block and listens to what it prints. */
final class Run {

    private Run() {}

    /**
     * What the main method of the class prints.
     *
     * @throws InvocationTargetException if it throws
     */
    static String output(Path classes, String className) throws InvocationTargetException {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream before = System.out;
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            Method main = loader.loadClass(className).getDeclaredMethod("main", String[].class);
            main.setAccessible(true);
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            main.invoke(null, (Object) new String[0]);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        } catch (ClassNotFoundException | NoSuchMethodException | IllegalAccessException absent) {
            throw new IllegalStateException(className + " has no main(String[]) that can be called", absent);
        } finally {
            System.setOut(before);
        }
        return printed.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
    }
}
