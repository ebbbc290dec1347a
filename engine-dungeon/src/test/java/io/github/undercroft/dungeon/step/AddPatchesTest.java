package io.github.undercroft.dungeon.step;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class AddPatchesTest {

    /** Also wider than the map, and more than it has room for. */
    @Property(tries = 100)
    void patchesLieOnFloorAloneAndOnEachCellOnce(@ForAll long seed, @ForAll @IntRange(min = 1, max = 9) int patches) {
        LevelPlan plan = FeatureLevels.of(9, 7)
                .then(AddPatches.of("grass", patches, new SizeRange(1, 14)))
                .generate(RandomSource.of(seed));
        List<Point> marked = plan.marks().stream().map(Mark::at).toList();
        assertThat(marked).doesNotHaveDuplicates();
        assertThat(marked).allMatch(at -> plan.kindAt(at.x(), at.y()) == CellKind.FLOOR);
    }

    @Test
    void eachGroundHasItsOwnPatches() {
        SizeRange width = new SizeRange(6, 14);
        LevelPlan both = BspLevels.of(60, 20)
                .then(AddPatches.of("oil", 2, width), AddPatches.of("grass", 3, width))
                .generate(RandomSource.of(5));
        assertThat(both.marks()).extracting(Mark::what).contains("oil", "grass");
    }

    @Test
    void fewerThanNoneAreRefused() {
        assertThatThrownBy(() -> AddPatches.of("grass", -1, new SizeRange(1, 2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("patches")
                .hasMessageContaining("-1");
    }
}
