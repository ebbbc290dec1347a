package io.github.undercroft.dungeon.theme;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Terrain;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The work of turning one plan into a level. */
final class Themed {

    private static final CellKind[] KINDS = CellKind.values();

    private final Theme theme;
    private final LevelPlan plan;
    private final long seed;
    /** By the ordinal of the kind. */
    private final Theme.CellTerrain[] terrains;

    private final RandomSource[] streams;

    Themed(Theme theme, LevelPlan plan) {
        this.theme = theme;
        this.plan = plan;
        seed = Seeds.derive(plan.origin().seed(), "theme");
        terrains = Arrays.stream(KINDS).map(theme::terrain).toArray(Theme.CellTerrain[]::new);
        streams = Arrays.stream(KINDS)
                .map(kind -> RandomSource.of(Seeds.derive(seed, kind.name())))
                .toArray(RandomSource[]::new);
    }

    LevelContent content() {
        List<Terrain> ground = new ArrayList<>(plan.width() * plan.height());
        for (int y = 0; y < plan.height(); y++) {
            for (int x = 0; x < plan.width(); x++) {
                ground.add(terrain(x, y));
            }
        }
        ImmutableList.Builder<LevelContent.Placement> placements = ImmutableList.builder();
        for (int i = 0; i < plan.marks().size(); i++) {
            place(plan.marks().get(i), RandomSource.of(Seeds.derive(seed, i)), ground, placements);
        }
        return new LevelContent(new Grid<>(plan.width(), plan.height(), ground), placements.build());
    }

    private Terrain terrain(int x, int y) {
        CellKind kind = plan.kindAt(x, y);
        Point cell = new Point(x, y);
        return require(
                terrains[kind.ordinal()].at(plan, cell, streams[kind.ordinal()]), "the terrain of " + kind, cell);
    }

    private void place(
            Mark mark,
            RandomSource random,
            List<Terrain> ground,
            ImmutableList.Builder<LevelContent.Placement> placements) {
        MarkMeaning meaning = theme.meaning(mark);
        int index = mark.at().y() * plan.width() + mark.at().x();
        meaning.ground()
                .ifPresent(made -> ground.set(
                        index,
                        require(
                                made.of(mark, ground.get(index), random),
                                "the ground of \"" + mark.what() + "\"",
                                mark.at())));
        meaning.thing()
                .ifPresent(made -> placements.add(new LevelContent.Placement(
                        inItsVault(
                                require(made.of(mark, plan, random), "\"" + mark.what() + "\"", mark.at()), mark.at()),
                        mark.at())));
    }

    private Blueprint inItsVault(Blueprint thing, Point at) {
        return plan.areaAt(at.x(), at.y())
                .filter(area -> area.kind() == AreaKind.VAULT)
                .map(vault -> VaultOffers.of(thing, vault.id()))
                .orElse(thing);
    }

    private static <T> T require(@Nullable T made, String what, Point at) {
        if (made == null) {
            throw new IllegalArgumentException("The theme returns null for " + what + " at " + at
                    + "; let its function return a value, or leave the mark out with without(...)");
        }
        return made;
    }
}
