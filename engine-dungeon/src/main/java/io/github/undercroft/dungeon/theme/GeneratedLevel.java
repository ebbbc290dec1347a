package io.github.undercroft.dungeon.theme;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelFailedException;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelSource;
import io.github.undercroft.level.Portal;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.stairs.Stairs;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A generated level of a game: a generator makes the plan, and a theme turns it into the level.
 *
 * <pre>{@code
 * Rules.named("depths")
 *         .level("caves", theme.source(CaveLevels.of(80, 24)).with(player).down(1))
 *         .deeperLevels(number -> theme.source(RogueLevels.of(80, 24).atDepth(number))
 *                 .up(number - 1)
 *                 .down(number + 1))
 * }</pre>
 *
 * <p>It draws once from the random source, for the seed of the plan. A game gives each level a stream of its own, so the
 * level does not depend on what was played before. O(cells), plus the generator.
 *
 * @param newcomers the entities there from the start: the first on the stairs up, the others around it; they come before
 *     what the theme places, so they act first
 */
public record GeneratedLevel(LevelGenerator generator, Theme theme, List<Blueprint> newcomers) implements LevelSource {

    public GeneratedLevel {
        Objects.requireNonNull(generator, "generator");
        Objects.requireNonNull(theme, "theme");
        Objects.requireNonNull(newcomers, "newcomers");
        newcomers = ImmutableList.copyOf(newcomers);
    }

    /** @return levels of that generator in that theme, without newcomers */
    public static GeneratedLevel of(LevelGenerator generator, Theme theme) {
        return new GeneratedLevel(generator, theme, ImmutableList.of());
    }

    /** @return the same, with these newcomers too */
    public GeneratedLevel with(Blueprint... more) {
        Objects.requireNonNull(more, "more");
        return new GeneratedLevel(
                generator,
                theme,
                ImmutableList.<Blueprint>builder().addAll(newcomers).add(more).build());
    }

    /** @return the same, its stairs up leading to the level of that number, 0 or more */
    public GeneratedLevel up(int level) {
        return new GeneratedLevel(generator, theme.replacing(CellKind.STAIRS_UP, Stairs.up(level)), newcomers);
    }

    /** @return the same, its stairs down leading to the level of that number, 0 or more */
    public GeneratedLevel down(int level) {
        return new GeneratedLevel(generator, theme.replacing(CellKind.STAIRS_DOWN, Stairs.down(level)), newcomers);
    }

    /**
     * The plan of the level for that random source.
     *
     * @throws LevelFailedException if the generator finds none
     */
    public LevelPlan plan(RandomSource random) {
        return generator.generate(random);
    }

    /** @return what stairs become, if they are portals and the generator guarantees that there are stairs */
    @Override
    public List<Portal> portals() {
        return generator.guarantees().contains(Guarantee.STAIRS)
                ? Stream.of(CellKind.STAIRS_UP, CellKind.STAIRS_DOWN)
                        .flatMap(kind -> theme.portal(kind).stream())
                        .toList()
                : ImmutableList.of();
    }

    /**
     * Makes the level.
     *
     * @throws LevelFailedException if the generator finds none
     * @throws IllegalArgumentException if there is a mark that the theme does not know, or no room for all newcomers
     */
    @Override
    public LevelContent content(RandomSource random) {
        LevelPlan plan = plan(random);
        LevelContent content = theme.content(plan);
        return newcomers.isEmpty() ? content : Entrance.let(newcomers, plan, content);
    }
}
