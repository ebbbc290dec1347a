package io.github.undercroft.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.undercroft.combat.Health;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.random.RandomSource;
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
        Legend legend = Legend.standard().with('#', GOBLIN);

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
}
