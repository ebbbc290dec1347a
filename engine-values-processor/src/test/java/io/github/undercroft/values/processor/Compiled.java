package io.github.undercroft.values.processor;

import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Sources after the compiler and the processor have seen them.
 *
 * @param folder where the classes and the generated sources are
 * @param messages what the compiler said
 */
record Compiled(Path folder, List<Diagnostic<? extends JavaFileObject>> messages) {

    /** One source, whose file name comes from its first type. */
    static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///" + name + ".java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    static Compiled of(Path folder, Source... sources) {
        return with(folder, List.of(new SavedValuesProcessor()), sources);
    }

    static Compiled with(Path folder, List<Processor> processors, Source... sources) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        String standIns = locationOf(ValueType.class).toString();
        List<String> options = new ArrayList<>(List.of("--release", "17", "-Xlint:all,-options", "-Werror"));
        options.addAll(List.of("-classpath", standIns, "-d", folder.toString(), "-s", folder.toString()));
        JavaCompiler.CompilationTask task = compiler.getTask(null, null, messages, options, null, List.of(sources));
        task.setLocale(Locale.ROOT);
        task.setProcessors(processors);
        task.call();
        return new Compiled(folder, List.copyOf(messages.getDiagnostics()));
    }

    private static Path locationOf(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** What the compiler said, with the line before it. */
    List<String> said() {
        return messages.stream()
                .map(each -> each.getLineNumber() + ": " + each.getMessage(Locale.ROOT))
                .toList();
    }

    /** The text of a generated class. */
    String generated(String name) {
        try {
            return Files.readString(folder.resolve(name.replace('.', '/') + ".java"));
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    Class<?> type(String name) {
        try {
            URL[] here = {folder.toUri().toURL()};
            return Class.forName(name, true, new URLClassLoader(here, Compiled.class.getClassLoader()));
        } catch (IOException | ClassNotFoundException missing) {
            throw new AssertionError(said().toString(), missing);
        }
    }

    /** The value types of a generated class. */
    List<ValueType<?>> types(String name) {
        try {
            return ((ValueTypes) type(name).getConstructor().newInstance()).types();
        } catch (ReflectiveOperationException broken) {
            throw new LinkageError("a generated class can be made", broken);
        }
    }

    /** Their names in saves. */
    List<String> names(String name) {
        return types(name).stream().<String>map(ValueType::name).toList();
    }
}
