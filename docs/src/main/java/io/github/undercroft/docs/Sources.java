package io.github.undercroft.docs;

import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The sources that a page builds in steps, as they are at some place of it.
 *
 * @param byType each under the simple name of its type
 */
record Sources(ImmutableMap<String, SourceText> byType) {

    static final Sources NONE = new Sources(ImmutableMap.of());

    /** What is wrong with a block that is to be the next step. */
    Optional<String> problem(Block block) {
        Optional<String> into = block.into();
        if (into.isPresent() && !byType.containsKey(into.get())) {
            return Optional.of("there is no " + into.get() + " yet to go into");
        }
        if (into.isPresent() && !SourceText.of(block).hasMembers()) {
            return Optional.of("has no member, indented by four spaces, to go into " + into.get());
        }
        return block.outputOf()
                .filter(type -> !byType.containsKey(type))
                .map(type -> "there is no " + type + " yet to print anything");
    }

    /** The sources after that block; most leave them as they are. */
    Sources after(Block block) {
        Map<String, SourceText> changed = new LinkedHashMap<>(byType);
        block.type().ifPresent(type -> changed.put(type, SourceText.of(block)));
        block.into().ifPresent(type -> changed.computeIfPresent(type, (same, old) -> old.with(SourceText.of(block))));
        return new Sources(ImmutableMap.copyOf(changed));
    }

    List<Compilation.Unit> units(String page) {
        return byType.entrySet().stream()
                .map(entry -> unit(page, entry.getKey(), entry.getValue()))
                .toList();
    }

    /** The whole name of a type that is there. */
    String className(String type) {
        return className(type, Objects.requireNonNull(byType.get(type)));
    }

    private static String className(String type, SourceText source) {
        String home = CodeBlocks.packageOf(source.text());
        return home.isEmpty() ? type : home + "." + type;
    }

    private static Compilation.Unit unit(String page, String type, SourceText source) {
        return new Compilation.Unit(
                page,
                className(type, source),
                source.text(),
                line -> source.lines().get(line - 1).onPage());
    }
}
