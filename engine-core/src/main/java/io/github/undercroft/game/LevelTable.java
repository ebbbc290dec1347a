package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelSource;
import io.github.undercroft.level.LevelSources;
import io.github.undercroft.random.Seeds;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The levels of a game, by number.
 *
 * @param game the name of the game
 * @param named the levels that have a name, from number 0
 * @param deeper the levels after them, if the game goes on without end
 */
record LevelTable(String game, ImmutableList<Entry> named, Optional<LevelSources> deeper) {

    record Entry(String name, LevelSource source) {}

    /** The source of a level, which must exist. */
    LevelSource source(int number) {
        if (number < named.size()) {
            return named.get(number).source();
        }
        return Objects.requireNonNull(
                deeper.orElseThrow().level(number),
                "The rules have no source for level " + number + "; deeperLevels returned null");
    }

    /** The code that makes a level, to be named if it throws. */
    Object makerOf(int number) {
        return number < named.size() ? named.get(number).source() : deeper.orElseThrow();
    }

    /** Refuses levels with values that the registry does not know, as far as they are always the same. */
    void checkTypes(Rules rules) {
        RegistryCheck.checkTimers(rules);
        for (int number = 0; number < named.size(); number++) {
            fixedContent(number).ifPresent(content -> RegistryCheck.check(rules, content));
        }
    }

    /** Adds a level, whose name must be its own. */
    static void add(String game, List<Entry> levels, Entry level) {
        if (levels.stream().anyMatch(other -> other.name().equals(level.name()))) {
            throw new IllegalArgumentException("The game \"" + game + "\" has a level \"" + level.name()
                    + "\" already; give this one another name");
        }
        levels.add(level);
    }

    /** Refuses a game without levels. */
    static void check(String game, List<Entry> levels, Optional<LevelSources> deeper) {
        if (levels.isEmpty() && deeper.isEmpty()) {
            throw new IllegalArgumentException(
                    "The game \"" + game + "\" has no level; add one with level(name, source)");
        }
    }

    /** The content of a level that has a name, if it is always the same. */
    Optional<LevelContent> fixedContent(int number) {
        LevelSource source = named.get(number).source();
        return GameCode.answer("Asking for the fixed content of a level", source, source::fixedContent);
    }

    boolean has(int number) {
        return number >= 0 && (number < named.size() || deeper.isPresent());
    }

    /** Refuses a level number that does not exist. */
    void require(int number) {
        if (!has(number)) {
            throw new IllegalArgumentException(lacking(number));
        }
    }

    /** That there is no level of that number, and what can be done. */
    String lacking(int number) {
        return "There is no level " + number + " in the game \"" + game + "\": it has levels 0 to " + (named.size() - 1)
                + "; add more with level(name, source) or deeperLevels(sources)";
    }

    /** The name of a level; empty for one that has only a number. */
    Optional<String> nameOf(int number) {
        return number >= 0 && number < named.size()
                ? Optional.of(named.get(number).name())
                : Optional.empty();
    }

    /** The seed, changed by all names in their order. */
    long fingerprint(long seed) {
        long print = seed;
        for (Entry level : named) {
            print = Seeds.derive(print, level.name());
        }
        return print;
    }

    /** The number of the level of that name, which must exist. */
    int numberOf(String name) {
        for (int i = 0; i < named.size(); i++) {
            if (named.get(i).name().equals(name)) {
                return i;
            }
        }
        throw new IllegalArgumentException("The game \"" + game + "\" has no level named \"" + name + "\"; it has "
                + named.stream().map(Entry::name).toList());
    }
}
