package io.github.undercroft.dungeon.stock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StockOneTest {

    /** A room of five by one with stairs up at its left end, and a vault of two cells. */
    private static LevelDraft draft() {
        LevelDraft draft = LevelDraft.of(12, 5);
        draft.dig(new Rect(1, 1, 5, 1), AreaKind.ROOM, false);
        draft.dig(new Rect(8, 1, 2, 1), AreaKind.VAULT, false);
        draft.set(1, 1, CellKind.STAIRS_UP);
        return draft;
    }

    private static Optional<Point> put(LevelDraft draft, StockOne step, long seed) {
        int before = draft.marks().size();
        step.apply(draft, RandomSource.of(seed));
        return draft.marks().stream().skip(before).map(Mark::at).findFirst();
    }

    private static List<Integer> columns(StockOne step, Mark... taken) {
        List<Integer> columns = new ArrayList<>();
        for (long seed = 0; seed < 200; seed++) {
            LevelDraft draft = draft();
            List.of(taken).forEach(draft::mark);
            put(draft, step, seed).ifPresent(at -> columns.add(at.x()));
        }
        return columns.stream().distinct().sorted().toList();
    }

    @Test
    void anyFreeCellOfThatKindOutsideVaultsMayBeIt() {
        StockOne guest = StockOne.of("guest", CellKind.FLOOR);
        assertThat(columns(guest)).containsExactly(2, 3, 4, 5);
        assertThat(columns(guest, new Mark("gold", new Point(3, 1), 1, "test"))).containsExactly(2, 4, 5);
    }

    @Test
    void itStandsApartFromTheStairsIfThereIsRoom() {
        StockOne guest = StockOne.of("guest", CellKind.FLOOR);
        assertThat(columns(guest.apart(3))).containsExactly(4, 5);
        assertThat(columns(guest.apart(4))).containsExactly(5);
        assertThat(columns(guest.apart(5))).as("there is none so far").containsExactly(2, 3, 4, 5);
    }

    @Test
    void withoutSuchACellThereIsNone() {
        assertThat(put(draft(), StockOne.of("eel", CellKind.DEEPS), 1)).isEmpty();
        assertThat(put(LevelDraft.of(1, 1), StockOne.of("guest", CellKind.FLOOR), 1))
                .isEmpty();
    }

    @Test
    void stepsApartAreCounted() {
        assertThatThrownBy(() -> StockOne.of("eel", CellKind.DEEPS).apart(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-1");
    }
}
