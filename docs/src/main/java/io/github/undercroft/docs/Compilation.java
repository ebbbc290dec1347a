package io.github.undercroft.docs;

import com.google.common.base.Splitter;
import io.github.undercroft.values.processor.SavedValuesProcessor;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles Java blocks into one folder, as strictly as an author may: every warning of the compiler counts.
 *
 * @param classes the folder
 */
record Compilation(Path classes) {

    /** The class path of the tests; surefire keeps it where the JVM itself sees only one jar. */
    static final String CLASS_PATH =
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

    /**
     * A compilation unit.
     *
     * @param page for the messages
     * @param onPage the line of the page on which each of its lines stands, both from 1
     */
    record Unit(String page, String className, String text, IntUnaryOperator onPage) {}

    /** What the compiler has to say, each with the page and the line. */
    List<String> problems(List<Unit> units) {
        if (units.isEmpty()) {
            return List.of();
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        List<String> options = List.of(
                "--release",
                "17",
                "-Xlint:all,-processing",
                "-Werror",
                "-d",
                classes.toString(),
                "-classpath",
                classes + File.pathSeparator + CLASS_PATH);
        List<Source> sources = units.stream().map(Source::new).toList();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(found, Locale.ROOT, null)) {
            Files.createDirectories(classes);
            JavaCompiler.CompilationTask task = compiler.getTask(null, files, found, options, null, sources);
            task.setProcessors(List.of(new SavedValuesProcessor()));
            task.call();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return found.getDiagnostics().stream().map(Compilation::located).toList();
    }

    private static String located(Diagnostic<? extends JavaFileObject> found) {
        List<String> message = Splitter.on('\n').splitToList(found.getMessage(Locale.ROOT));
        String said = String.join(" ", message.stream().map(String::strip).toList());
        return found.getSource() instanceof Source source
                ? source.unit.page() + ":" + source.unit.onPage().applyAsInt((int) found.getLineNumber()) + ": " + said
                : said;
    }

    private static final class Source extends SimpleJavaFileObject {
        private final Unit unit;

        private Source(Unit unit) {
            super(URI.create("page:///" + unit.className().replace('.', '/') + ".java"), Kind.SOURCE);
            this.unit = unit;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return unit.text();
        }
    }
}
