package io.github.undercroft.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class StockingTest {

    private static final Blueprint HERO = Blueprint.of("hero");
    private static final Blueprint GOBLIN = Blueprint.of("goblin");

    private static BitGrid open(long seed) {
        RandomSource random = RandomSource.of(seed);
        BitGrid open = BitGrid.of(5, 4);
        new Rect(0, 0, 5, 4).points().stream().filter(at -> random.chance(1, 2)).forEach(open::set);
        return open;
    }

    private static LevelContent stocked(BitGrid open, long seed, int goblins) {
        return Stocking.of(Ground.of(open), RandomSource.of(seed))
                .with(HERO)
                .withGround(Stairs.up(0), Stairs.down(2))
                .with(goblins, GOBLIN)
                .content();
    }

    /** The slow way: what is placed where is on open cells, each used once, as many as there are. */
    @Property
    void eachHasAnOpenCellOfItsOwnAndTheLastOnesAreLeftOut(@ForAll long seed, @ForAll @IntRange(max = 25) int goblins) {
        BitGrid open = open(seed);
        LevelContent content = stocked(open, seed, goblins);

        List<Point> used = new ArrayList<>();
        content.placements().forEach(each -> used.add(each.at()));
        for (Point at : new Rect(0, 0, 5, 4).points()) {
            if (content.ground().get(at) instanceof Stairs) {
                used.add(at);
            } else {
                assertThat(content.ground().get(at)).isEqualTo(open.get(at) ? Ground.FLOOR : Ground.WALL);
            }
        }
        assertThat(used).doesNotHaveDuplicates().allMatch(open::get).hasSize(Math.min(open.count(), 3 + goblins));
        if (open.count() > 0) {
            assertThat(content.placements().get(0).what()).isEqualTo(HERO);
        }
        assertThat(stocked(open, seed, goblins)).isEqualTo(content);
    }

    /** Goblins on as many cells of the left half as are open, and the hero on every cell that is left. */
    @Property
    void cellsThatDoNotFitAreLeftToWhatComesLater(@ForAll long seed, @ForAll @IntRange(max = 25) int goblins) {
        BitGrid open = open(seed);
        long fitting = open.points().stream().filter(at -> at.x() < 2).count();
        List<LevelContent.Placement> placed = Stocking.of(Ground.of(open), RandomSource.of(seed))
                .with(goblins, GOBLIN, at -> at.x() < 2)
                .with(25, HERO)
                .content()
                .placements();

        int first = (int) Math.min(fitting, goblins);
        assertThat(placed.subList(0, first))
                .allMatch(each -> each.what().equals(GOBLIN) && each.at().x() < 2);
        assertThat(placed.subList(first, placed.size()))
                .allMatch(each -> each.what().equals(HERO));
        assertThat(placed).hasSize(open.count());
        assertThat(placed)
                .map(LevelContent.Placement::at)
                .doesNotHaveDuplicates()
                .allMatch(open::get);
    }

    @Test
    void fewerThanNoneIsRefused() {
        Stocking stocking = Stocking.of(Ground.of(open(1)), RandomSource.of(1));

        assertThatThrownBy(() -> stocking.with(-2, GOBLIN))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A level holds 0 or more of \"goblin\", not -2. Give 0 for none");
    }
}
