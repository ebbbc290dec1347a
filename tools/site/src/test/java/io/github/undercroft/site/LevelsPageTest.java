package io.github.undercroft.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.levels.LevelSize;
import io.github.undercroft.levels.LevelStyle;
import io.github.undercroft.levels.LevelStyles;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import org.junit.jupiter.api.Test;

class LevelsPageTest {

    @Test
    void theDiggingBeginsWithRockAndEndsWithTheLevelOfTheCommand() {
        for (LevelStyle<?> style : LevelStyles.ALL) {
            LevelGenerator generator = style.usual(new LevelSize(80, 24));
            LevelPlan plan = generator.generate(RandomSource.of(3));
            List<Grid<CellKind>> stages = LevelsPage.stages(generator, 3, 5);
            assertThat(stages).as(style.name()).hasSize(5);
            for (int y = 0; y < 24; y++) {
                for (int x = 0; x < 80; x++) {
                    assertThat(stages.get(0).get(x, y)).isEqualTo(CellKind.ROCK);
                    assertThat(stages.get(4).get(x, y)).as(style.name()).isEqualTo(plan.kindAt(x, y));
                }
            }
        }
    }
}
