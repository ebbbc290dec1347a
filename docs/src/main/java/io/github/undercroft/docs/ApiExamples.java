package io.github.undercroft.docs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Holds the Javadoc of the published modules to its examples: each is Java, and compiles with the types that the library
 * exports, {@code java.util}, and what {@link Given} declares. There are no other examples and no exceptions.
 */
record ApiExamples(Project project) {

    /** All examples of the published modules. */
    List<ApiExample> all() {
        return project.publishedSources().stream()
                .flatMap(file -> ApiExample.in(file, project.read(file)).stream())
                .toList();
    }

    /** What is wrong with those examples, each with the file and the line. */
    List<String> problems(List<ApiExample> examples, Path classes) {
        List<String> packages = project.packages();
        List<Compilation.Unit> units = new ArrayList<>();
        for (ApiExample example : examples) {
            units.add(example.unit("Example" + units.size(), packages));
        }
        return new Compilation(classes).problems(units);
    }
}
