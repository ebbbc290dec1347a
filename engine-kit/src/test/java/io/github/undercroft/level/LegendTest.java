package io.github.undercroft.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.OpenTerrain;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LegendTest {

    private static final Blueprint GOBLIN = Blueprint.of("goblin");

    @Test
    void theStandardLegendKnowsGroundAndDoors() {
        Legend legend = Legend.standard();

        assertThat(legend.glyph(Ground.WALL)).contains((int) '#');
        assertThat(legend.glyph(Ground.FLOOR)).contains((int) '.');
        assertThat(legend.glyph(Door.CLOSED)).contains((int) '+');
        assertThat(legend.glyph(Door.OPEN)).contains((int) '-');
        assertThat(legend.glyph("goblin")).isEmpty();
    }

    @Test
    void theEmptyLegendKnowsNothing() {
        assertThat(Legend.empty().glyph(Ground.WALL)).isEmpty();
    }

    @Test
    @SuppressWarnings("NullAway")
    void nothingIsNoMeaning() {
        Legend legend = Legend.standard();

        assertThatNullPointerException()
                .isThrownBy(() -> legend.with('x', (Terrain) null))
                .withMessage("terrain");
        assertThatNullPointerException()
                .isThrownBy(() -> legend.with('x', (Blueprint) null))
                .withMessage("blueprint");
        assertThatNullPointerException()
                .isThrownBy(() -> legend.with('x', GOBLIN, null))
                .withMessage("terrain");
    }

    @Test
    void theFirstGlyphOfATerrainIsTheOneThatIsDrawn() {
        Legend legend = Legend.standard().with('_', Ground.FLOOR);

        assertThat(legend.glyph(Ground.FLOOR)).contains((int) '.');
    }

    @Test
    void theGlyphOfAnEntityIsNotTheGlyphOfTheTerrainUnderIt() {
        Legend legend = Legend.empty().with('g', GOBLIN);

        assertThat(legend.glyph(Ground.FLOOR)).isEmpty();
        assertThat(legend.glyph("goblin")).contains((int) 'g');
    }

    @Test
    void entitiesAreFoundByNameAlone() {
        Legend legend = Legend.empty()
                .with('g', GOBLIN)
                .with('G', GOBLIN.with(Health.of(9)))
                .with('d', GOBLIN, Door.OPEN);

        assertThat(legend.glyph("goblin")).contains((int) 'g');
        assertThat(legend.glyph("Goblin")).isEmpty();
    }

    @Test
    void aGlyphMayBeGivenAnotherMeaning() {
        Legend legend = Legend.standard().replacing('#', GOBLIN);

        assertThat(legend.glyph(Ground.WALL)).isEmpty();
        assertThat(legend.glyph("goblin")).contains((int) '#');
        assertThat(Legend.standard().glyph(Ground.WALL)).contains((int) '#');
    }

    @Test
    void anEntityStandsOnFloorUnlessTheLegendSaysOtherwise() {
        Legend legend = Legend.empty().with('g', GOBLIN).with('d', GOBLIN, Door.OPEN);

        var content = LevelText.of("gd", legend).content(RandomSource.of(1));

        assertThat(content.ground().get(new Point(0, 0))).isEqualTo(Ground.FLOOR);
        assertThat(content.ground().get(new Point(1, 0))).isEqualTo(Door.OPEN);
    }

    /** Ground that counts how often it is compared and asked for its name. */
    private record Tile(int number, AtomicInteger asked) implements OpenTerrain {
        @Override
        public String name() {
            asked.incrementAndGet();
            return "tile " + number % 700;
        }

        @Override
        public boolean equals(Object other) {
            asked.incrementAndGet();
            return other instanceof Tile tile && tile.number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    @Test
    void amongManyGlyphsAFewAreLookedAt() {
        int many = 2_000;
        AtomicInteger asked = new AtomicInteger();
        Legend legend = Legend.empty();
        for (int i = 0; i < many; i++) {
            legend = legend.with(' ' + i, new Tile(i, asked));
        }
        for (int i = 0; i < many; i++) {
            assertThat(legend.glyph(new Tile(i, asked))).contains(' ' + i);
            assertThat(legend.glyph(new Tile(many + i, asked))).contains(' ' + (many + i) % 700);
        }
        assertThat(legend.glyph("goblin")).isEmpty();
        assertThat(asked.get()).isLessThan(20 * many);
    }

    @Test
    void aSecondMeaningOfAGlyphIsRefusedAndReplacingIsNamed() {
        Legend legend = Legend.standard().with('g', GOBLIN);

        assertThatThrownBy(() -> legend.with('g', Ground.WALL))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'g'")
                .hasMessageContaining("\"goblin\"")
                .hasMessageContaining("use replacing");
        assertThatThrownBy(() -> legend.with('#', GOBLIN)).hasMessageContaining("'#' stands for WALL");
        assertThat(legend.replacing('g', Door.OPEN).glyph("goblin")).isEmpty();
    }

    @Test
    void whatAGlyphWasGivenLastCounts() {
        AtomicInteger asked = new AtomicInteger();
        Legend legend = Legend.empty();
        for (int i = 0; i < 300; i++) {
            legend = legend.replacing('A' + i % 37, new Tile(i, asked));
            assertThat(legend.glyph(new Tile(i, asked))).contains('A' + i % 37);
        }
        for (int i = 300 - 37; i < 300; i++) {
            assertThat(legend.glyph(new Tile(i, asked))).contains('A' + i % 37);
        }
        assertThat(LevelText.of("!", legend.replacing('!', new Tile(33, asked)))
                        .content(RandomSource.of(1))
                        .ground()
                        .get(new Point(0, 0)))
                .isEqualTo(new Tile(33, asked));
    }

    @Test
    void aGlyphIsACodePointThatCanStandInARow() {
        for (int glyph : new int[] {-1, 0x110000, '\n', '\r'}) {
            assertThatThrownBy(() -> Legend.standard().with(glyph, GOBLIN))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("glyph");
            assertThatThrownBy(() -> Legend.standard().replacing(glyph, Ground.WALL))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}
