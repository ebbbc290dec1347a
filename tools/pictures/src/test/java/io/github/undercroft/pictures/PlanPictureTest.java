package io.github.undercroft.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlanPictureTest {

    private record Sample(int width, int height) implements LevelGenerator {
        @Override
        public List<LevelStep> steps() {
            return List.of(new DigSample());
        }
    }

    private record DigSample() implements LevelStep {
        @Override
        public String name() {
            return "dig";
        }

        @Override
        public void apply(LevelDraft draft, RandomSource random) {
            draft.dig(new Rect(1, 1, 2, 1), AreaKind.ROOM, false);
            draft.dig(new Rect(4, 1, 1, 1), AreaKind.CORRIDOR, false);
            draft.dig(new Rect(6, 1, 1, 1), AreaKind.ROOM, true);
            for (CellKind kind : CellKind.values()) {
                if (kind != CellKind.ROCK && kind != CellKind.FLOOR) {
                    draft.set(10 + kind.ordinal(), 1, kind);
                }
            }
        }
    }

    private final LevelPlan plan = new Sample(30, 5).generate(RandomSource.of(1));
    private final MapPicture picture = MapPicture.of(plan);

    @Test
    void wallsAreToldFromTheRockBehindThem() {
        List<String> rows = picture.toText().lines().map(String::stripTrailing).toList();
        String secondWall = "#".repeat(CellKind.values().length);
        assertThat(rows.get(0)).isEqualTo("########   " + secondWall);
        assertThat(rows.get(1)).startsWith("#··#·#·#   #").endsWith("#");
        assertThat(rows.get(2)).isEqualTo("########   " + secondWall);
        assertThat(rows.get(3)).isEmpty();
    }

    @Test
    void areasDifferByTheirPaper() {
        assertThat(List.of(
                        picture.tiles().get(1, 1).paper(),
                        picture.tiles().get(4, 1).paper(),
                        picture.tiles().get(6, 1).paper()))
                .doesNotHaveDuplicates();
    }

    @Test
    void eachKindOfCellLooksDifferent() {
        List<Tile> looks = Arrays.stream(CellKind.values())
                .filter(kind -> kind != CellKind.ROCK && kind != CellKind.FLOOR)
                .map(kind -> picture.tiles().get(10 + kind.ordinal(), 1))
                .toList();
        assertThat(looks).doesNotHaveDuplicates();
    }
}
