package io.github.undercroft.levels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.dungeon.maze.MazeLevels;
import io.github.undercroft.pictures.CellSize;
import io.github.undercroft.pictures.MapPicture;
import io.github.undercroft.pictures.Picture;
import io.github.undercroft.random.RandomSource;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LevelSheetTest {

    @ParameterizedTest
    @CsvSource({"80, 24, 1, 1", "80, 24, 3, 1", "80, 24, 4, 2", "80, 24, 200, 8", "10, 200, 5, 5", "1, 4096, 9, 9"})
    void thereAreAsFewColumnsAsMakeItNoHigherThanWide(int width, int height, int count, int columns) {
        assertThat(new LevelSheet(new LevelSize(width, height), count).columns(CellSize.SQUARE))
                .isEqualTo(columns);
    }

    @Test
    void whatDoesNotFitInLargeCellsHasSmallOnes() {
        assertThat(new LevelSheet(new LevelSize(80, 24), 100).cells()).contains(CellSize.SQUARE);
        assertThat(new LevelSheet(new LevelSize(80, 24), 200).cells()).contains(CellSize.NARROW);
        assertThat(new LevelSheet(new LevelSize(80, 24), 1_000_000).cells()).isEmpty();
        assertThat(new LevelSheet(new LevelSize(4096, 4096), 1).cells()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "80, 24, 1000000, --count \\d{3}",
        "2000, 2000, 1, --size 2000x3\\d\\d --count 1",
        "1, 4096, 1000000, --count \\d+",
        "4096, 4096, 9, --size 4096x1\\d\\d --count 1"
    })
    void whatIsAdvisedFits(int width, int height, int count, String advice) {
        assertThat(new LevelSheet(new LevelSize(width, height), count).advice()).matches(advice);
    }

    @Test
    void aPictureHasAtMostAsManyPixelsAsIsReckonedWith() {
        MapPicture level = MapPicture.of(MazeLevels.of(50, 50).generate(RandomSource.of(1)));
        Picture tooLarge = Picture.stacked(Collections.nCopies(400, level).toArray(Picture[]::new));

        assertThatThrownBy(tooLarge::pixels).hasMessageContaining("at most " + LevelSheet.MAX_PIXELS + " in all");
    }
}
