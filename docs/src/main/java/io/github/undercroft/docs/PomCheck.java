package io.github.undercroft.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.w3c.dom.Element;

/** Holds a piece of a POM to the versions of the parent POM. */
record PomCheck(Project project) {

    private static final String OWN_GROUP = "io.github.undercroft";

    List<String> problems(String text) {
        Element root;
        try {
            root = Xml.parse(text.startsWith("<?xml") ? text : "<part>" + text + "</part>");
        } catch (IllegalArgumentException malformed) {
            return List.of("is not well formed: " + malformed.getMessage());
        }
        List<String> problems = new ArrayList<>();
        Stream.of("dependency", "plugin", "path")
                .flatMap(kind -> Xml.all(root, kind).stream())
                .map(Xml.Coordinates::of)
                .forEach(named -> addWrong(named, problems));
        return problems;
    }

    private void addWrong(Xml.Coordinates named, List<String> problems) {
        Optional<String> version = project.version(named);
        if (version.isEmpty() && named.group().equals(OWN_GROUP)) {
            problems.add("the project has no artifact " + named.artifact());
        } else if (version.isPresent() && !version.get().equals(named.version())) {
            problems.add(
                    named.artifact() + " is " + named.version() + " here and " + version.get() + " in the project");
        }
    }
}
