package io.github.undercroft.dungeon.vault;

import com.google.common.primitives.ImmutableIntArray;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The places of a draft where a vault may be joined: a floor cell of an area, and a side of it. 4 bytes each. */
final class VaultSites {

    private final LevelDraft draft;
    private final AddVaults settings;
    private final VaultFit fit;
    /** For each place, four times the number of the floor cell, plus the index of the side among the cardinal directions. */
    private final ImmutableIntArray sites;

    private final List<VaultSite> placed = new ArrayList<>();

    VaultSites(LevelDraft draft, AddVaults settings) {
        this.draft = draft;
        this.settings = settings;
        fit = settings.ground() == AddVaults.VaultGround.ROCK ? new RockFit(draft) : new FloorFit(draft);
        ImmutableIntArray.Builder found = ImmutableIntArray.builder();
        draft.open().forEach((x, y) -> {
            Point floor = new Point(x, y);
            for (int side = 0; isFloor(x, y) && side < 4; side++) {
                if (fit.isSite(floor, floor.step(Direction.cardinal().get(side)))) {
                    found.add((y * draft.width() + x) * 4 + side);
                }
            }
        });
        sites = found.build();
    }

    private boolean isFloor(int x, int y) {
        int area = draft.areaAt(x, y);
        return draft.kindAt(x, y) == CellKind.FLOOR
                && area != LevelDraft.NO_AREA
                && draft.areas().get(area).kind() != AreaKind.VAULT;
    }

    boolean isEmpty() {
        return sites.isEmpty();
    }

    /** Those that were placed, in their order. */
    List<VaultSite> placed() {
        return Collections.unmodifiableList(placed);
    }

    /** Tries once, at a random place. */
    boolean tryPlace(TurnedVault vault, RandomSource random) {
        int site = sites.get(random.nextInt(sites.length()));
        Direction away = Direction.cardinal().get(site % 4);
        Point floor = new Point(site / 4 % draft.width(), site / 4 / draft.width());
        int tunnel = settings.ground() == AddVaults.VaultGround.ROCK ? random.nextInt(settings.longestTunnel() + 1) : 0;
        Optional<TurnedVault.Fitting> turned = vault.leaving(away.opposite(), random);
        if (turned.isEmpty()) {
            draft.reject("a vault may not be turned like that", floor);
            return false;
        }
        TurnedVault.Fitting fitting = turned.get();
        Point entrance = fitting.entrance().at();
        Point door = floor.step(away, tunnel + 1);
        VaultSite place = new VaultSite(fitting, door.plus(-entrance.x(), -entrance.y()), floor, tunnel);
        if (!isFloor(floor.x(), floor.y()) || !fit.fits(place)) {
            draft.reject("a vault does not fit", floor);
            return false;
        }
        new VaultDigging(draft, place, settings.depth()).dig();
        placed.add(place);
        return true;
    }
}
