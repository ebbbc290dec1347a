package io.github.undercroft.docs;

import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Holds a page to what it shows. The words behind a block's language say how:
 *
 * <ul>
 *   <li>{@code java}: compiles as the body of a method, with its imports at the top, one for each type; {@code <!-- given: Game game -->} on
 *       the line above declares what it may use. {@code java run}: is run too, and prints what the next {@code text output} shows, or nothing.
 *   <li>{@code java imports}: those of the next block, which is run, where a page folds them away.
 *   <li>{@code java index}: compiles without imports: a line or two that only show which type is meant.
 *   <li>{@code java sketch}: not code yet; nothing is asked of it.
 *   <li>{@code file=PATH}: shows that file of the project whole and to the letter. {@code java file=PATH} is compiled
 *       before the other blocks, which may use it.
 *   <li>{@code java type=Play}: the whole source of that type, in the place of any earlier one. {@code java into=Play}:
 *       members, indented by four spaces, and imports that go into it; a member replaces the one of its name (see
 *       {@link SourceText}). {@code text output of=Play}: what its main method prints as all these types are there; the
 *       other blocks of the page may use the types as they are at its end.
 *   <li>{@code xml}: is well formed, and names artifacts in the versions of the parent POM.
 *   <li>{@code sh}: the files and modules named in it are there.
 *   <li>{@code text} and {@code mermaid}: pictures, free unless they say {@code output} or {@code file=}.
 * </ul>
 *
 * Anything else is a problem.
 */
record PageCheck(Project project, Page page, Path classes) {

    private static final Pattern WILDCARD = Pattern.compile("(?m)^import .*\\*;$");

    private static final Map<String, List<String>> MARKERS = Map.of(
            "java", List.of("run", "sketch", "index"),
            "text", List.of("output"),
            "xml", List.of(),
            "sh", List.of(),
            "mermaid", List.of());

    /** Everything that is wrong, each with the page and the line. */
    List<String> problems() {
        List<String> problems = new ArrayList<>();
        page.blocks().forEach(block -> addForm(block, problems));
        if (!problems.isEmpty()) {
            return problems;
        }
        for (Block block : page.blocks()) {
            block.file().ifPresent(file -> addFile(block, file, problems));
            if (block.language().equals("xml")) {
                add(block, new PomCheck(project).problems(block.text()), problems);
            } else if (block.language().equals("sh")) {
                add(block, new ShellCheck(project).problems(block.text()), problems);
            }
        }
        List<String> ofCode = compile();
        problems.addAll(ofCode);
        if (ofCode.isEmpty()) {
            run(problems);
        }
        problems.addAll(new LinkCheck(project, page).problems());
        return problems;
    }

    private void addForm(Block block, List<String> problems) {
        List<String> known = MARKERS.get(block.language());
        if (known == null) {
            add(block, List.of("the language \"" + block.language() + "\" is unknown"), problems);
            return;
        }
        for (String marker : block.markers()) {
            if (!known.contains(marker) && !isSetting(block, marker)) {
                add(block, List.of("the marker \"" + marker + "\" is unknown of " + block.language()), problems);
            }
        }
        if (!block.imports().isEmpty() && !block.is("run")) {
            add(block, List.of("imports stand above a block that is not run"), problems);
        }
        if (WILDCARD.matcher(block.imports() + block.text()).find()) {
            add(block, List.of("imports a whole package; name each type, as in import java.util.List;"), problems);
        }
        if (!block.given().isEmpty() && (block.is("run") || block.file().isPresent() || block.isStep())) {
            add(block, List.of("nothing can be given to a block that runs, shows a file or is a step"), problems);
        }
    }

    private static boolean isSetting(Block block, String marker) {
        return switch (block.language()) {
            case "java" -> marker.startsWith("file=") || (block.markers().size() == 1 && block.isStep());
            case "text" -> marker.startsWith("file=") || (marker.startsWith("of=") && block.is("output"));
            default -> marker.startsWith("file=");
        };
    }

    private void addFile(Block block, String file, List<String> problems) {
        if (!project.has(file)) {
            add(block, List.of("there is no file " + file), problems);
        } else if (!project.read(file).equals(block.text())) {
            add(block, List.of("differs from " + file), problems);
        }
    }

    /** Compiles first the files, then what is built in steps, and then the other blocks. */
    private List<String> compile() {
        Compilation compilation = new Compilation(classes);
        List<String> problems = new ArrayList<>(compilation.problems(units(true)));
        problems.addAll(new StepCheck(page, new Course(project).before(page), classes).problems());
        return problems.isEmpty() ? compilation.problems(units(false)) : problems;
    }

    private List<Compilation.Unit> units(boolean files) {
        return page.blocks().stream()
                .filter(block -> block.isCode() && block.file().isPresent() == files)
                .flatMap(block -> code().units(block).stream())
                .toList();
    }

    private void run(List<String> problems) {
        List<Block> blocks = page.blocks();
        Block running = null;
        for (Block block : blocks) {
            if (block.is("output") && block.outputOf().isEmpty()) {
                if (running == null) {
                    add(block, List.of("is the output of nothing"), problems);
                } else {
                    compare(running, block.text(), problems);
                }
                running = null;
            } else if (block.is("run")) {
                if (running != null) {
                    compare(running, "", problems);
                }
                running = block;
            }
        }
        if (running != null) {
            compare(running, "", problems);
        }
    }

    private void compare(Block block, String expected, List<String> problems) {
        try {
            String printed = Run.output(classes, code().className(block));
            if (!printed.equals(expected)) {
                add(block, List.of("prints\n" + printed + "but the page says\n" + expected), problems);
            }
        } catch (InvocationTargetException thrown) {
            add(block, List.of("throws " + thrown.getCause()), problems);
        }
    }

    private CodeBlocks code() {
        return new CodeBlocks(page, project.packages());
    }

    private void add(Block block, List<String> found, List<String> problems) {
        found.forEach(problem -> problems.add(page.name() + ":" + block.line() + ": " + problem));
    }
}
