package io.github.undercroft.dungeon.stock;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.loot.Lot;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Stocks a level room by room, in the order of their ids, by a table. The lots become marks; a {@link StockReport} in the
 * plan says what was rolled and what was placed.
 *
 * <pre>{@code
 * LevelPlan plan = RogueLevels.of(80, 24).atDepth(3).then(StockRooms.of(3, table)).generate(random);
 * StockReport report = StockReport.of(plan).get(0);
 * }</pre>
 *
 * <p>A room with the stairs up stays empty, so that nobody is killed on arrival; in a cave or maze with stairs up, the cells
 * up to {@value StockPlaces#ENTRANCE} columns and rows away stay empty. Each lot gets a cell of its own, on floor of the
 * room without a mark, with equal chances. When a room is full, the rest is left out and reported. A level that is one cave
 * gets only one roll; use {@link StockLevel} for it.
 *
 * <p>It draws from a stream of its own, so other steps draw the same as without it. But its marks are in the way of lakes
 * and other steps that avoid marked cells. So make it the last step: then the level has the same cells as without
 * it. O(cells + lots).
 *
 * @param depth the depth of the level, 1 or more
 * @param kinds the kinds of areas that count as rooms
 */
public record StockRooms(int depth, StockingTable table, Set<AreaKind> kinds) implements LevelStep {

    /** Rooms, caves and mazes. The contents of a vault are part of its drawing. */
    static final ImmutableSet<AreaKind> ROOMS = ImmutableSet.of(AreaKind.ROOM, AreaKind.MAZE, AreaKind.CAVE);

    public StockRooms {
        Objects.requireNonNull(table, "table");
        Objects.requireNonNull(kinds, "kinds");
        kinds = ImmutableSet.copyOf(kinds);
        StockLevel.requireDepth(depth);
    }

    /** @return a step that stocks rooms, mazes and caves */
    public static StockRooms of(int depth, StockingTable table) {
        return new StockRooms(depth, table, ROOMS);
    }

    /** @return the same, with these kinds of areas as rooms */
    public StockRooms in(AreaKind... rooms) {
        return new StockRooms(depth, table, ImmutableSet.copyOf(rooms));
    }

    @Override
    public String name() {
        return "stocking of rooms";
    }

    @Override
    public Set<Guarantee> needs() {
        return ImmutableSet.of(Guarantee.STAIRS);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        RandomSource own = draft.stream(name());
        StockPlaces places = new StockPlaces(draft, kinds);
        List<StockReport.StockedRoom> rooms = new ArrayList<>();
        List<StockReport.StockedLot> placed = new ArrayList<>();
        List<Lot> leftOut = new ArrayList<>();
        for (int room : places.rooms()) {
            StockReport.StockedRoom stocked = stock(places, room, own);
            rooms.add(stocked);
            placed.addAll(stocked.placed());
            leftOut.addAll(stocked.leftOut());
        }
        draft.addDetail(new StockReport(name(), depth, rooms, placed, leftOut));
    }

    private StockReport.StockedRoom stock(StockPlaces places, int room, RandomSource own) {
        StockingTable.RoomRoll roll = table.roll(depth, own);
        List<StockReport.StockedLot> placed = new ArrayList<>();
        List<Lot> leftOut = new ArrayList<>();
        for (Lot lot : roll.what()) {
            places.place(lot, room, own, name() + ": " + roll.contents())
                    .ifPresentOrElse(placed::add, () -> leftOut.add(lot));
        }
        for (Lot lot : roll.treasure()) {
            places.place(lot, room, own, name() + ": treasure").ifPresentOrElse(placed::add, () -> leftOut.add(lot));
        }
        return new StockReport.StockedRoom(room, roll, placed, leftOut);
    }
}
