package io.github.undercroft.docs;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The course, whose pages are the source of a project for each part: each page goes on where the one before has ended. */
record Course(Project project) {

    /** Where the projects of the parts are, which are committed. */
    static final String FOLDER = "examples/course";

    private static final String STARTER = "examples/starter/";
    private static final String PAGES = "docs/course";
    private static final Pattern PART = Pattern.compile(PAGES + "/part-(\\d\\d)\\.md");

    /** @param arguments none: it writes into {@value #FOLDER} */
    public static void main(String[] arguments) throws IOException {
        Course course = new Course(Project.here());
        for (StepFolder part : course.parts()) {
            part.write(course.project.root().resolve(FOLDER));
        }
    }

    /** What each part ends in. A file of the starter that a page shows belongs to its part and to those after it, with the starter's POM. */
    List<StepFolder> parts() {
        ImmutableList.Builder<StepFolder> parts = ImmutableList.builder();
        String pom = project.read(PAGES + "/pom.xml");
        Map<String, String> taken = new TreeMap<>();
        for (int i = 0; project.has(name(i)); i++) {
            Page page = project.page(name(i));
            page.blocks().stream()
                    .flatMap(block -> block.file().stream())
                    .filter(file -> file.startsWith(STARTER))
                    .forEach(file -> taken.put(file.substring(STARTER.length()), project.read(file)));
            Map<String, String> files = new TreeMap<>(StepFolder.files(
                    taken.isEmpty() ? pom : project.read(STARTER + "pom.xml"),
                    after(page).units(page.name())));
            files.putAll(taken);
            parts.add(new StepFolder(folder(i), files));
        }
        return parts.build();
    }

    /** The sources from which a page goes on; none for one that is no later part of the course. */
    Sources before(Page page) {
        Matcher part = PART.matcher(page.name());
        return Optional.of(part)
                .filter(Matcher::matches)
                .map(found -> Integer.parseInt(found.group(1)) - 1)
                .filter(number -> number >= 0)
                .map(number -> after(project.page(name(number))))
                .orElse(Sources.NONE);
    }

    private Sources after(Page page) {
        Sources sources = before(page);
        for (Block block : page.blocks()) {
            sources = sources.after(block);
        }
        return sources;
    }

    private static String name(int part) {
        return PAGES + "/" + folder(part) + ".md";
    }

    private static String folder(int part) {
        return "part-" + (part < 10 ? "0" : "") + part;
    }
}
