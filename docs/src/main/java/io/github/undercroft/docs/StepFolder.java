package io.github.undercroft.docs;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A step of the tutorial as a project, what its page has built at the end of a numbered section; or a part of the course.
 *
 * @param name of the folder
 * @param files the texts, by path
 */
record StepFolder(String name, Map<String, String> files) {

    private static final Pattern SECTION = Pattern.compile("## (\\d+)\\. .*");
    private static final String DEPENDENCY = "        <dependency>\n";

    /** Copies the map. */
    StepFolder {
        files = ImmutableMap.copyOf(files);
    }

    /** All steps of {@code docs/your-first-roguelike.md}. */
    static List<StepFolder> all(Project project) {
        Page page = project.page("docs/your-first-roguelike.md");
        String pom = project.read("examples/first-game/pom.xml").replace("mygame.FirstGame", "mygame.Play");
        List<Block> blocks = page.blocks();
        ImmutableList.Builder<StepFolder> steps = ImmutableList.builder();
        Sources sources = Sources.NONE;
        for (int i = 0, number = 0; i < blocks.size(); i++) {
            Block block = blocks.get(i);
            sources = sources.after(block);
            pom = block.language().equals("xml") ? with(pom, block.text()) : pom;
            number = section(page, block);
            if (i + 1 == blocks.size() || section(page, blocks.get(i + 1)) != number) {
                steps.add(new StepFolder("step-" + number, files(pom, sources.units(page.name()))));
            }
        }
        return steps.build();
    }

    /** The number of the section in which a block stands. */
    private static int section(Page page, Block block) {
        int number = 0;
        for (String line : page.lines().subList(0, block.line())) {
            Matcher section = SECTION.matcher(line);
            number = section.matches() ? Integer.parseInt(section.group(1)) : number;
        }
        return number;
    }

    /** The POM with that dependency as its first one, unless it has it. */
    private static String with(String pom, String dependency) {
        String indented = dependency.indent(8);
        return pom.contains(indented)
                ? pom
                : pom.replaceFirst(DEPENDENCY, Matcher.quoteReplacement(indented + DEPENDENCY));
    }

    static Map<String, String> files(String pom, List<Compilation.Unit> units) {
        Map<String, String> files = new TreeMap<>(Map.of("pom.xml", pom));
        units.forEach(unit -> files.put("src/main/java/" + unit.className().replace('.', '/') + ".java", unit.text()));
        return files;
    }

    /** Writes it into a folder of that name in a folder, from which sources of before are taken away. */
    void write(Path folder) throws IOException {
        Path sources = folder.resolve(name).resolve("src");
        if (Files.exists(sources)) {
            MoreFiles.deleteRecursively(sources, RecursiveDeleteOption.ALLOW_INSECURE);
        }
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path path = folder.resolve(name).resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
