package io.github.undercroft.docs;

import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Holds a page that builds a program in steps to what it shows of each: wherever it shows the output of a type, the
 * sources are compiled as they are there, and its main method is run.
 *
 * @param begun the sources from which it goes on
 * @param classes where each step gets a folder of its own; the last state goes into the folder itself
 */
record StepCheck(Page page, Sources begun, Path classes) {

    List<String> problems() {
        List<String> problems = new ArrayList<>();
        Sources sources = begun;
        for (Block block : page.blocks()) {
            String where = page.name() + ":" + block.line() + ": ";
            sources.problem(block).ifPresent(problem -> problems.add(where + problem));
            if (!problems.isEmpty()) {
                return problems;
            }
            sources = sources.after(block);
            if (block.outputOf().isPresent()) {
                problems.addAll(new Compilation(folder(block)).problems(sources.units(page.name())));
                if (problems.isEmpty()) {
                    unlike(sources, block).ifPresent(problem -> problems.add(where + problem));
                }
            }
        }
        if (problems.isEmpty()) {
            problems.addAll(new Compilation(classes).problems(sources.units(page.name())));
        }
        return problems;
    }

    /** The folder with the classes as they are where that block shows what they print. */
    Path folder(Block output) {
        return classes.resolve("step-" + output.line());
    }

    /** How what is printed there differs from what that block shows. */
    private Optional<String> unlike(Sources sources, Block output) {
        String type = output.outputOf().orElseThrow();
        try {
            String printed = Run.output(folder(output), sources.className(type));
            return printed.equals(output.text())
                    ? Optional.empty()
                    : Optional.of(type + " prints\n" + printed + "but the page says\n" + output.text());
        } catch (InvocationTargetException thrown) {
            return Optional.of(type + " throws " + thrown.getCause());
        }
    }
}
