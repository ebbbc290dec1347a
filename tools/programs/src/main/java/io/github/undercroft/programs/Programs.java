package io.github.undercroft.programs;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Makes a program for a page of some parts of the course, and one of the games that come with the library; they play in the element
 * "game". Run by {@code ./site}.
 */
public final class Programs {

    private static final ImmutableList<String> PARTS = ImmutableList.of("part-04", "part-08", "part-11", "part-13");
    /** What the desktop has and a page has not. */
    private static final ImmutableList<String> NOT_ON_A_PAGE = ImmutableList.of("Main.java", "PageMain.java");

    private static final String MAIN = """
            package mygame;

            final class SiteMain {
                public static void main(String[] arguments) {
                    io.github.undercroft.front.browser.GamePage.openIn("game", @OPTIONS@);
                }
            }
            """;

    private final Path course;
    private final Path work;
    private final Path folder;

    private Programs(Path root, Path work, Path folder) {
        course = root.resolve("examples/course");
        this.work = work;
        this.folder = folder;
    }

    /** @param arguments the project's folder, one to work in, and the one that gets the programs */
    public static void main(String[] arguments) throws IOException, TeaVMToolException {
        Programs programs = new Programs(Path.of(arguments[0]), Path.of(arguments[1]), Path.of(arguments[2]));
        Files.createDirectories(programs.folder);
        Files.write(programs.folder.resolve("page.css"), Resources.toByteArray(Resources.getResource("site/page.css")));
        for (String part : PARTS) {
            programs.translate(part, "mygame.SiteMain", programs.compile(part));
        }
        programs.translate("games", BundledProgram.class.getName(), Files.createDirectories(programs.work));
    }

    /** Compiles a part of the course with a main class for the site. */
    private Path compile(String part) throws IOException {
        Path sources = course.resolve(part).resolve("src/main/java/mygame");
        Path classes = Files.createDirectories(work.resolve(part));
        String game = Files.readString(sources.resolve("MyGame.java"));
        Path main = classes.resolve("SiteMain.java");
        Files.writeString(
                main,
                MAIN.replace(
                        "@OPTIONS@",
                        game.contains(" OPTIONS ")
                                ? "MyGame.OPTIONS"
                                : "io.github.undercroft.front.play.FrontOptions.of(new MyGame())"));
        List<String> options = new ArrayList<>(
                List.of("-nowarn", "-classpath", System.getProperty("java.class.path"), "-d", classes.toString()));
        options.add(main.toString());
        try (Stream<Path> files = Files.list(sources)) {
            files.filter(file -> !NOT_ON_A_PAGE.contains(file.getFileName().toString()))
                    .sorted()
                    .forEach(file -> options.add(file.toString()));
        }
        JavaCompiler compiler = Optional.ofNullable(ToolProvider.getSystemJavaCompiler())
                .orElseThrow(() -> new IllegalStateException("This Java has no compiler; run ./site with a JDK"));
        if (compiler.run(null, System.out, System.err, options.toArray(String[]::new)) != 0) {
            throw new IllegalStateException(part + " does not compile; what javac said stands above");
        }
        return classes;
    }

    /** Translates it to JavaScript. */
    private void translate(String name, String main, Path classes) throws IOException, TeaVMToolException {
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()}, Programs.class.getClassLoader())) {
            TeaVMTool tool = new TeaVMTool();
            tool.setClassLoader(loader);
            List<File> classPath = new ArrayList<>(List.of(classes.toFile()));
            for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
                classPath.add(new File(entry));
            }
            tool.setClassPath(classPath);
            tool.setMainClass(main);
            tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
            tool.setTargetDirectory(folder.toFile());
            tool.setTargetFileName(name + ".js");
            tool.setStrict(true);
            tool.setAssertionsRemoved(true);
            tool.setObfuscated(true);
            tool.setOptimizationLevel(TeaVMOptimizationLevel.SIMPLE);
            tool.generate();
            List<String> problems = new ArrayList<>();
            for (Problem problem : tool.getProblemProvider().getSevereProblems()) {
                DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
                problem.render(text);
                problems.add(text.getText());
            }
            if (!problems.isEmpty()) {
                throw new IllegalStateException(name + " does not run on a page: " + problems);
            }
        }
    }
}
