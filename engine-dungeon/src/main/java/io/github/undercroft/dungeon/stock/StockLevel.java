package io.github.undercroft.dungeon.stock;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.loot.Lot;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.WeightedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Stocks a level as a whole: rolls loot once, and puts each lot into a random room with a free cell, on a random free cell
 * of it, with equal chances. Everything else is as in {@link StockRooms}, with a {@link StockReport} of its own.
 *
 * <pre>{@code
 * RogueLevels.of(80, 24).atDepth(9)
 *         .then(StockLevel.of("things", 9, RogueTables.OBJECTS))
 *         .then(StockLevel.of("traps", 9, RogueTables.TRAPS).in(AreaKind.ROOM))
 * }</pre>
 *
 * @param name the name of the step; it draws from a stream of that name
 * @param depth the depth of the level, 1 or more
 * @param kinds the kinds of areas that count as rooms
 */
public record StockLevel(String name, int depth, Loot loot, Set<AreaKind> kinds) implements LevelStep {

    /** Copies the set; refuses depths out of range, and a step without a name. */
    public StockLevel {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(loot, "loot");
        Objects.requireNonNull(kinds, "kinds");
        kinds = ImmutableSet.copyOf(kinds);
        requireDepth(depth);
        if (name.isBlank()) {
            throw new IllegalArgumentException("A step needs a name, such as \"things\"; this one is blank");
        }
    }

    static void requireDepth(int depth) {
        if (depth < 1 || depth > WeightedTable.DEEPEST) {
            throw new IllegalArgumentException(
                    "A level is stocked at depth " + depth + "; take 1 to " + WeightedTable.DEEPEST);
        }
    }

    /** @return a step that puts the loot into rooms, mazes and caves */
    public static StockLevel of(String name, int depth, Loot loot) {
        return new StockLevel(name, depth, loot, StockRooms.ROOMS);
    }

    /** @return the same, with these kinds of areas as rooms */
    public StockLevel in(AreaKind... rooms) {
        return new StockLevel(name, depth, loot, ImmutableSet.copyOf(rooms));
    }

    @Override
    public Set<Guarantee> needs() {
        return ImmutableSet.of(Guarantee.STAIRS);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        RandomSource own = draft.stream(name);
        StockPlaces places = new StockPlaces(draft, kinds);
        List<Integer> open = new ArrayList<>(places.rooms());
        open.removeIf(places::isFull);
        List<StockReport.StockedLot> placed = new ArrayList<>();
        List<Lot> leftOut = new ArrayList<>();
        for (Lot lot : loot.lots(depth, own)) {
            Optional<StockReport.StockedLot> stocked =
                    open.isEmpty() ? Optional.empty() : places.place(lot, own.pick(open), own, name);
            stocked.ifPresentOrElse(placed::add, () -> leftOut.add(lot));
            stocked.filter(done -> places.isFull(done.area()))
                    .ifPresent(done -> open.remove(Integer.valueOf(done.area())));
        }
        draft.addDetail(new StockReport(name, depth, List.of(), placed, leftOut));
    }
}
