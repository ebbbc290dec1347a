package io.github.undercroft.docs;

import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Holds the Javadoc of the published modules to its examples. Each is Java, without exception: it compiles with the types
 * that the library exports, {@code java.util}, AssertJ's {@code assertThat} and what {@link Given} declares, then it runs,
 * throws nothing and prints what its comments say ({@code // prints 7} behind the call), or nothing.
 *
 * <p>Those of the modules that only the profile {@code pages} builds are held to the same, so they use no type of these modules.
 *
 * @param classes the folder for the compiled examples
 */
record ApiExamples(Project project, Path classes) {

    /** All examples of the published modules. */
    List<ApiExample> all() {
        return project.publishedSources().stream()
                .flatMap(file -> ApiExample.in(file, project.read(file)).stream())
                .toList();
    }

    /** What is wrong with these examples, each with the file and the line. */
    List<String> problems(List<ApiExample> examples) {
        List<String> packages = project.packages();
        List<Compilation.Unit> units = new ArrayList<>();
        for (ApiExample example : examples) {
            units.add(example.unit("Example" + units.size(), packages));
        }
        List<String> problems = new ArrayList<>(new Compilation(classes).problems(units));
        if (problems.isEmpty()) {
            for (int i = 0; i < units.size(); i++) {
                String place = examples.get(i).file() + ":" + examples.get(i).line() + ": ";
                unlike(examples.get(i), units.get(i).className()).ifPresent(problem -> problems.add(place + problem));
            }
        }
        return problems;
    }

    /** How what it does differs from what it says. */
    private Optional<String> unlike(ApiExample example, String className) {
        if (!example.isProgram()) {
            return Optional.empty();
        }
        try {
            String printed = Run.output(classes, className);
            return printed.equals(example.printed())
                    ? Optional.empty()
                    : Optional.of("prints\n" + printed + "but the example says\n" + example.printed());
        } catch (InvocationTargetException thrown) {
            return Optional.of("throws " + thrown.getCause());
        }
    }
}
