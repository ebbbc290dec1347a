package io.github.undercroft.dungeon.vault;

import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.DraftCells;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts what vaults have elsewhere on floor that is of no vault, so that it is reached without going into one: vaults are dead
 * ends. In corridors only if there is no other floor.
 */
final class ThingsElsewhere {

    private ThingsElsewhere() {}

    static void put(LevelDraft draft, List<VaultSite> placed, int depth) {
        if (placed.stream().allMatch(site -> site.fitting().vault().elsewhere().isEmpty())) {
            return;
        }
        RandomSource random = draft.stream("things elsewhere");
        List<Point> roomy = places(draft, false);
        List<Point> narrow = places(draft, true);
        for (VaultSite site : placed) {
            Vault vault = site.fitting().vault();
            for (Vault.Cell.Thing thing : vault.elsewhere()) {
                int amount = thing.amount().roll(Math.max(1, depth), random);
                List<Point> free = roomy.isEmpty() ? narrow : roomy;
                if (free.isEmpty()) {
                    throw new LevelVeto("no place for what a vault has elsewhere");
                }
                if (amount > 0) {
                    Point at = free.remove(random.nextInt(free.size()));
                    draft.mark(new Mark(thing.what(), at, amount, "elsewhere for the vault " + vault.name()));
                }
            }
        }
    }

    /** Floor without a mark, of no vault: of corridors, or of all else. */
    private static List<Point> places(LevelDraft draft, boolean isNarrow) {
        BitGrid taken = DraftCells.marked(draft);
        taken.or(draft.kept());
        List<Point> places = new ArrayList<>();
        draft.open().forEach((x, y) -> {
            int area = draft.areaAt(x, y);
            if (draft.kindAt(x, y) == CellKind.FLOOR && area != LevelDraft.NO_AREA && !taken.get(x, y)) {
                AreaKind kind = draft.areas().get(area).kind();
                if (kind != AreaKind.VAULT && kind.isNarrow() == isNarrow) {
                    places.add(new Point(x, y));
                }
            }
        });
        return places;
    }
}
