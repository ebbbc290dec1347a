package io.github.undercroft.docs;

import java.util.stream.Collectors;

/** A skill for coding agents, made of what the pages say: the idea, the first game's compiled files, and what an agent must not do. */
record SkillFile(Project project) {

    /** Where it is kept, which agents look for. */
    static final String FILE = "skills/undercroft/SKILL.md";

    private static final String HEAD = """
            ---
            name: undercroft
            description: Writes and changes roguelikes in Java on the engine Undercroft: actions, weapons, monsters, levels, saves, bots. Use it for a project \
            that depends on io.github.undercroft.
            ---

            # Undercroft

            Made from the compiled pages of the library. The list of all pages is `llms.txt`; `docs/which-type.md` answers by question which type to use,
            and `docs/course` builds a whole game in fourteen parts.
            """;

    String text() {
        Page start = project.page("docs/getting-started.md");
        return HEAD
                + "\n## The idea\n\n"
                + section(start.text(), "## The idea")
                + "\n## The files of a first game\n\n"
                + start.blocks().stream()
                        .filter(block -> block.language().equals("java"))
                        .flatMap(block -> block.file().stream().map(file -> shown(file, block.text())))
                        .collect(Collectors.joining("\n"))
                + "\n## Which type\n\n"
                + project.page("docs/which-type.md").headings().stream()
                        .filter(heading -> heading.startsWith("### "))
                        .map(heading -> "- " + heading.substring(4) + "\n")
                        .collect(Collectors.joining())
                + "\n## How it is built\n\n"
                + section(agents(), "## How it is built")
                + "\n## What not to do\n\n"
                + section(agents(), "## What not to do");
    }

    private String agents() {
        return project.read("examples/starter/AGENTS.md");
    }

    private static String shown(String file, String text) {
        return "`" + file.substring(file.lastIndexOf('/') + 1) + "`:\n\n```java\n" + text + "```\n";
    }

    /** What stands below a heading, to the next one of its rank; without links, which lead nowhere from here. */
    private static String section(String page, String heading) {
        int from = page.indexOf(heading + "\n");
        if (from < 0) {
            throw new IllegalArgumentException("There is no heading \"" + heading + "\" to make the skill file of");
        }
        String below = page.substring(from + heading.length())
                .lines()
                .takeWhile(line -> !line.startsWith("## "))
                .collect(Collectors.joining("\n"));
        return OfflinePages.plain(below.strip()) + "\n";
    }
}
