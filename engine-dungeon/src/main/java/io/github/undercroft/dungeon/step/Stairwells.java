package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Places the stairs of a level one after the other. */
final class Stairwells {

    private static final int ALCOVE_TRIES = 6;

    private final PlaceStairs settings;
    private final LevelDraft draft;
    private final RandomSource random;
    private final StepCounts counts;
    private final List<Placed> placed = new ArrayList<>();

    /** Where stairs may be: on floor, or in an alcove that opens to it. Ways are counted from the floor. */
    private record Site(Point floor, Optional<Alcove> alcove) {}

    private record Placed(CellKind kind, Point floor) {}

    Stairwells(PlaceStairs settings, LevelDraft draft, RandomSource random) {
        this.settings = settings;
        this.draft = draft;
        this.random = random;
        counts = new StepCounts(draft);
    }

    void placeTwo() {
        boolean isAtEnd = settings.minPercent() > 50;
        Site first = site(isAtEnd ? counts.end(random) : counts.places());
        BitGrid far = counts.farFrom(first.floor(), percentOfFurthest());
        if (far.count() == 0) {
            throw new LevelVeto("no room for two stairs");
        }
        boolean isUpFirst = random.nextBoolean();
        place(isUpFirst ? CellKind.STAIRS_UP : CellKind.STAIRS_DOWN, first);
        place(isUpFirst ? CellKind.STAIRS_DOWN : CellKind.STAIRS_UP, site(far));
    }

    /** No way is longer than twice the one from any cell to the furthest from it. */
    private int percentOfFurthest() {
        return settings.minPercent() > 50 ? settings.minPercent() : 2 * settings.minPercent();
    }

    void placeAnother(CellKind kind) {
        BitGrid sites = counts.places();
        for (Placed other : placed) {
            sites.and(counts.farFrom(other.floor, percentOfFurthest() / (other.kind == kind ? 2 : 1)));
        }
        if (sites.count() == 0) {
            draft.reject("no place for more stairs");
        } else {
            place(kind, site(sites));
        }
    }

    /** On one of these cells of floor, or in the wall beside one. */
    private Site site(BitGrid sites) {
        if (settings.alcovePercent() > 0 && random.chance(settings.alcovePercent(), 100)) {
            for (int i = 0; i < ALCOVE_TRIES; i++) {
                Point from = StepCounts.randomOf(sites, random);
                Optional<Alcove> alcove = Alcove.beyond(draft, sites, from, random.pick(Direction.cardinal()));
                if (alcove.isPresent()) {
                    return new Site(alcove.get().floor(), alcove);
                }
            }
        }
        return new Site(StepCounts.randomOf(sites, random), Optional.empty());
    }

    private void place(CellKind kind, Site site) {
        Point at = site.alcove.map(Alcove::stairs).orElse(site.floor);
        draft.set(at.x(), at.y(), kind);
        site.alcove.map(Alcove::back).ifPresent(back -> draft.keep(back.x(), back.y()));
        placed.add(new Placed(kind, site.floor));
    }
}
