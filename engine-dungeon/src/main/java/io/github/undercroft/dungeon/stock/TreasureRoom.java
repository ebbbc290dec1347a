package io.github.undercroft.dungeon.stock;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.loot.Lot;
import io.github.undercroft.dungeon.loot.Odds;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Makes a room of some levels a treasure room: {@value #MIN_THINGS} to {@value #MAX_THINGS} things lie in it, and two
 * monsters more than that guard them, or up to {@value #MAX_THINGS} if chance wants it; monsters are rolled as if one level
 * deeper.
 *
 * <pre>{@code
 * RogueLevels.of(80, 24).atDepth(9).then(StockLevel.of("things", 9, RogueTables.OBJECTS), RogueTables.treasureRoom(9, monsters))
 * }</pre>
 *
 * <p>Each room with {@value #MIN_CELLS} free cells or more is equally likely, except the room with the stairs up; if there
 * is none, that is counted among the rejections of the plan. Everything else is as in {@link StockRooms}: each cell holds
 * one lot, so in a small room some monsters are left out, and it draws from a stream of its own. In the {@link StockReport}
 * things come before monsters; the reason in a monster's mark says that it is awake. O(cells).
 *
 * <p>Source: Rogue 5.4 (M. Toy, G. Wichman, K. Arnold, 1980-1999). There a monster may stand on a thing.
 *
 * @param depth the depth of the level, 1 or more
 * @param odds how likely a level has such a room
 * @param thing loot for one of the things
 * @param monster loot for one of the monsters
 */
public record TreasureRoom(int depth, Odds odds, Loot thing, Loot monster) implements LevelStep {

    /** The reason in the marks of its monsters. */
    public static final String GUARDS = "treasure room: guards it, awake";

    static final int MIN_THINGS = 2;
    static final int MAX_THINGS = 9;
    static final int MIN_CELLS = 4;

    private static final int MONSTERS_MORE = 2;

    public TreasureRoom {
        Objects.requireNonNull(odds, "odds");
        Objects.requireNonNull(thing, "thing");
        Objects.requireNonNull(monster, "monster");
        StockLevel.requireDepth(depth);
    }

    @Override
    public String name() {
        return "treasure room";
    }

    @Override
    public Set<Guarantee> needs() {
        return ImmutableSet.of(Guarantee.STAIRS);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        RandomSource own = draft.stream(name());
        if (!odds.hold(depth, own)) {
            return;
        }
        StockPlaces places = new StockPlaces(draft, ImmutableSet.of(AreaKind.ROOM));
        List<Integer> rooms = places.rooms().stream()
                .filter(room -> places.free(room) >= MIN_CELLS)
                .toList();
        if (rooms.isEmpty()) {
            draft.reject("no room for a treasure");
            return;
        }
        new Filling(places, own.pick(rooms), own).fill(draft);
    }

    private final class Filling {

        private final StockPlaces places;
        private final int room;
        private final RandomSource own;
        private final List<StockReport.StockedLot> placed = new ArrayList<>();
        private final List<Lot> leftOut = new ArrayList<>();

        Filling(StockPlaces places, int room, RandomSource own) {
            this.places = places;
            this.room = room;
            this.own = own;
        }

        void fill(LevelDraft draft) {
            int free = places.free(room);
            int spread = Math.min(free - MIN_THINGS, MAX_THINGS - MIN_THINGS + 1);
            int things = MIN_THINGS + own.nextInt(spread);
            int monsters = Math.max(MIN_THINGS + own.nextInt(spread), things + MONSTERS_MORE);
            for (int i = 0; i < things; i++) {
                place(thing.lots(depth, own), name());
            }
            for (int i = 0; i < Math.min(monsters, free); i++) {
                place(monster.lots(depth + 1, own), GUARDS);
            }
            draft.addDetail(new StockReport(name(), depth, List.of(), placed, leftOut));
        }

        private void place(List<Lot> lots, String why) {
            for (Lot lot : lots) {
                places.place(lot, room, own, why).ifPresentOrElse(placed::add, () -> leftOut.add(lot));
            }
        }
    }
}
