package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.StepRule;
import io.github.undercroft.game.Game;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.pathfinding.brain.BoardCost;
import io.github.undercroft.pathfinding.brain.Cellar;
import org.junit.jupiter.api.Test;

/** How much of a board is looked at again, in counts. */
class KeptMapsTest {

    private static final StepRule EIGHT_WAY = new StepRule(Movement.EIGHT_WAY_NO_CORNER_CUTTING, 141);

    private final Pathfinder pathfinder = new Pathfinder();

    private static BitGrid hall(int width, int height) {
        BitGrid open = BitGrid.of(width, height);
        open.setAll();
        for (int y = 0; y < height; y++) {
            if (y != 1) {
                open.clear(width / 2, y);
            }
        }
        return open;
    }

    private static KeptMap of(KeptMaps maps, BitGrid open) {
        return maps.of(open, Movement.EIGHT_WAY, 100, 141);
    }

    @Test
    void aBoardThatIsAskedAboutAgainIsPreparedOnce() {
        Game game = Cellar.game(EIGHT_WAY, "g....", ".###.", "....@");
        for (int i = 0; i < 20; i++) {
            BoardCost costs = BoardCost.of(game.view().board(), Cellar.named(game, "goblin"), EIGHT_WAY);
            pathfinder.find(
                    PathRequest.from(new Point(i % 5, 0)).to(new Point(4, 2)).on(costs));
        }

        assertThat(pathfinder.keptMaps().prepared()).isEqualTo(1);
        assertThat(pathfinder.keptMaps().corrected()).isZero();
    }

    @Test
    void aDoorThatOpensIsOneCellHoweverLargeTheMap() {
        for (int size : new int[] {20, 200, 1000}) {
            KeptMaps maps = new KeptMaps();
            BitGrid open = hall(size, size);
            of(maps, open);
            open.set(size / 2, size / 2);
            of(maps, open);

            assertThat(maps.prepared()).isEqualTo(1);
            assertThat(maps.corrected()).isEqualTo(1);
        }
    }

    @Test
    void observersWithUnlikeMemoriesHaveAMapEach() {
        KeptMaps maps = new KeptMaps();
        BitGrid one = hall(40, 40);
        BitGrid other = BitGrid.of(40, 40);
        other.setAll();
        KeptMap first = of(maps, one);
        KeptMap second = of(maps, other);

        assertThat(of(maps, one)).isSameAs(first);
        assertThat(of(maps, other)).isSameAs(second);
        assertThat(maps.prepared()).isEqualTo(2);
        assertThat(maps.corrected()).isZero();
    }

    @Test
    void jumpsThatDidNotLookAtAChangedCellStayKnown() {
        KnownJumps known = new KnownJumps();
        known.clear(10_000);
        known.begin(505, 2, 5, 5);
        known.look(9, 5);
        known.end();

        known.change(50, 50);
        known.change(11, 5);
        assertThat(known.find(505, 2)).isNotNegative();
        known.change(10, 6);
        assertThat(known.find(505, 2)).isNegative();
    }

    @Test
    void afterMoreChangesThanAreNotedNothingIsTakenOnTrust() {
        KnownJumps known = new KnownJumps();
        known.clear(10_000);
        known.begin(505, 2, 5, 5);
        known.end();

        for (int i = 0; i < 65; i++) {
            known.change(50, 50);
        }
        assertThat(known.find(505, 2)).isNegative();
    }

    @Test
    void plainWallsAndFloorAreNoPossibleDoors() {
        Game game = Cellar.game(EIGHT_WAY, "g....", "###+.", "....@");
        assertThat(game.view().board().bumpable().points()).containsExactly(new Point(3, 1));
    }
}
