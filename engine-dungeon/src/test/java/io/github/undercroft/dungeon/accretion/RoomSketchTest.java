package io.github.undercroft.dungeon.accretion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class RoomSketchTest {

    private static final RoomDesign.CaveRoom CAVES =
            new RoomDesign.CaveRoom(new SizeRange(3, 46), new SizeRange(3, 12));

    private static RoomSketch sketch(int corridor, RandomSource random) {
        return corridor == 0 ? RoomSketch.of(CAVES, random) : RoomSketch.withCorridor(CAVES, corridor, random);
    }

    private static boolean isOf(RoomSketch sketch, int x, int y) {
        return y >= 0
                && y < sketch.height()
                && x >= 0
                && x < sketch.width()
                && ((sketch.room[y] | sketch.corridor[y]) >>> x & 1) != 0;
    }

    /** Cell by cell: nothing open at it and around it, and nothing of it at the border or beyond. */
    private static boolean fits(RoomSketch sketch, BitGrid open, int left, int top) {
        for (int y = 0; y < sketch.height(); y++) {
            for (int x = 0; x < sketch.width(); x++) {
                if (isOf(sketch, x, y)) {
                    Rect around = new Rect(left + x - 1, top + y - 1, 3, 3);
                    if (around.points().stream()
                            .anyMatch(cell -> !open.contains(cell.x(), cell.y()) || open.get(cell))) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    @Property
    void aRoomFitsWhereAllAroundItIsRock(
            @ForAll @IntRange(min = 10, max = 150) int width,
            @ForAll @IntRange(min = 10, max = 40) int height,
            @ForAll @IntRange(max = 16) int corridor,
            @ForAll @IntRange(max = 3) int cells,
            @ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BitGrid open = BitGrid.of(width, height);
        for (int i = 0; i < cells; i++) {
            open.set(random.nextInt(width), random.nextInt(height));
        }
        RoomSketch sketch = sketch(corridor, random);
        for (int i = 0; i < 30; i++) {
            int left = random.nextInt(width) - 2;
            int top = random.nextInt(height) - 2;
            assertThat(sketch.fits(open, left, top)).isEqualTo(fits(sketch, open, left, top));
        }
    }

    /** So that a door there is in a doorway, whatever is behind it. */
    @Property
    void beforeADoorIsFloorAndBesideItNone(@ForAll @IntRange(max = 16) int corridor, @ForAll long seed) {
        RoomSketch sketch = sketch(corridor, RandomSource.of(seed));
        int doors = 0;
        for (Direction out : Direction.cardinal()) {
            if (sketch.door(out).isPresent()) {
                doors++;
                Point door = sketch.door(out).get();
                assertThat(isOf(sketch, door.x() - out.dx(), door.y() - out.dy()))
                        .isTrue();
                for (int i = 0; i < 3; i++) {
                    Point beyond = door.step(out, i);
                    assertThat(isOf(sketch, beyond.x(), beyond.y())).isFalse();
                }
                assertThat(isOf(sketch, door.x() + out.dy(), door.y() + out.dx()))
                        .isFalse();
                assertThat(isOf(sketch, door.x() - out.dy(), door.y() - out.dx()))
                        .isFalse();
            }
        }
        if (corridor < 2) {
            assertThat(doors).isEqualTo(corridor == 0 ? 4 : 1);
        } else {
            eachSideWithoutADoorHasARoomBehind(sketch);
        }
    }

    /** At the end of a corridor; behind the end is the corridor itself. */
    private static void eachSideWithoutADoorHasARoomBehind(RoomSketch sketch) {
        Direction some = Direction.cardinal().stream()
                .filter(out -> sketch.door(out).isPresent())
                .findFirst()
                .orElseThrow();
        Point end = sketch.door(some).orElseThrow().step(some.opposite());
        for (Direction out : Direction.cardinal()) {
            boolean isOwnBehind = false;
            for (int i = 1; i <= 3; i++) {
                Point beyond = end.step(out, i);
                isOwnBehind |= isOf(sketch, beyond.x(), beyond.y());
            }
            assertThat(sketch.door(out).isPresent()).isEqualTo(!isOwnBehind);
        }
    }

    @Test
    void whatIsNoRoomIsRefusedWithItsDesign() {
        RoomDesign wide = random -> BitGrid.of(47, 3);
        RoomDesign none = random -> BitGrid.of(5, 3);
        RoomDesign apart = random -> {
            BitGrid cells = BitGrid.of(3, 1);
            cells.set(0, 0);
            cells.set(2, 0);
            return cells;
        };
        assertThatIllegalStateException()
                .isThrownBy(() -> RoomSketch.of(wide, RandomSource.of(1)))
                .withMessageContainingAll("47 x 3", "46 x 46");
        for (RoomDesign design : new RoomDesign[] {none, apart}) {
            assertThatIllegalStateException()
                    .isThrownBy(() -> RoomSketch.of(design, RandomSource.of(1)))
                    .withMessageContainingAll("not connected", "Join them");
        }
    }
}
