package io.github.undercroft.dungeon.vault;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.dungeon.StepOrder;
import io.github.undercroft.dungeon.lock.AddLocks;
import io.github.undercroft.dungeon.step.JoinByTunnels;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.WeightedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Levels of a generator in which vaults get their places before the first step digs. */
record ReservedLevels(LevelGenerator base, AddVaults vaults) implements LevelGenerator {

    ReservedLevels {
        StepOrder.require(steps(base, vaults));
    }

    @Override
    public int width() {
        return base.width();
    }

    @Override
    public int height() {
        return base.height();
    }

    @Override
    public List<LevelStep> steps() {
        return steps(base, vaults);
    }

    private static List<LevelStep> steps(LevelGenerator base, AddVaults vaults) {
        List<LevelStep> steps = base.steps();
        ImmutableList.Builder<LevelStep> all = ImmutableList.builder();
        all.add(new DigAround(steps.get(0), vaults)).addAll(steps.subList(1, steps.size()));
        if (vaults.hasLocks()) {
            all.add(AddLocks.upTo(0));
        }
        return all.build();
    }

    /**
     * Digs a level around places that are kept for vaults, then the vaults. While the level is dug such a place is floor of no
     * area: a step that digs in free rock only goes around it by itself.
     */
    private record DigAround(LevelStep dig, AddVaults vaults) implements LevelStep {

        /** How many cells of rock are between two vaults, and between an entrance and the border of the map. */
        private static final int APART = 2;

        @Override
        public String name() {
            return dig.name();
        }

        @Override
        public Set<Guarantee> needs() {
            return dig.needs();
        }

        @Override
        public Set<Guarantee> revokes() {
            return dig.revokes();
        }

        @Override
        public Set<Guarantee> gives() {
            return ImmutableSet.<Guarantee>builder()
                    .addAll(dig.gives())
                    .add(Guarantee.CONNECTED)
                    .build();
        }

        @Override
        public void apply(LevelDraft draft, RandomSource random) {
            List<VaultSite> sites = reserve(draft, draft.stream("reserved vaults"));
            if (sites.size() < vaults.min()) {
                throw new LevelVeto("fewer vaults than asked for");
            }
            dig.apply(draft, random);
            sites.forEach(site -> fill(draft, site, CellKind.ROCK));
            sites.forEach(site -> dig(draft, site));
            new JoinByTunnels().apply(draft, random);
            ThingsElsewhere.put(draft, sites, vaults.depth());
        }

        private List<VaultSite> reserve(LevelDraft draft, RandomSource random) {
            List<VaultSite> sites = new ArrayList<>();
            List<TurnedVault> turned =
                    vaults.found().stream().map(TurnedVault::new).toList();
            WeightedTable.Builder<TurnedVault> builder = WeightedTable.builder();
            turned.forEach(vault -> builder.add(vault, vault.weight()));
            WeightedTable<TurnedVault> table = builder.build();
            for (int i = 0; i < vaults.max() && !turned.isEmpty(); i++) {
                Optional<VaultSite> site = reserve(table.pick(vaults.depth(), random), draft, random);
                site.ifPresentOrElse(sites::add, () -> draft.reject("no place to reserve for a vault"));
            }
            if (turned.isEmpty()) {
                draft.reject(vaults.noneFound());
            }
            return sites;
        }

        private Optional<VaultSite> reserve(TurnedVault vault, LevelDraft draft, RandomSource random) {
            for (int i = 0; i < vaults.tries(); i++) {
                TurnedVault.Fitting fitting = vault.any(random);
                int x = 1
                        + random.nextInt(
                                Math.max(1, draft.width() - 1 - fitting.cells().width()));
                int y = 1
                        + random.nextInt(
                                Math.max(1, draft.height() - 1 - fitting.cells().height()));
                Point entrance = fitting.entrance().at().plus(x, y);
                VaultSite site = new VaultSite(
                        fitting,
                        new Point(x, y),
                        entrance.step(fitting.entrance().outward()),
                        0);
                if (isFree(draft, site)) {
                    fill(draft, site, CellKind.FLOOR);
                    draft.set(site.floor().x(), site.floor().y(), CellKind.FLOOR);
                    return Optional.of(site);
                }
            }
            return Optional.empty();
        }

        private static boolean isFree(LevelDraft draft, VaultSite site) {
            Rect map = new Rect(0, 0, draft.width(), draft.height());
            Rect cells = bounds(site);
            Rect around = Rect.spanning(
                    new Point(cells.x() - APART, cells.y() - APART),
                    new Point(cells.right() + APART, cells.bottom() + APART));
            return map.contains(new Point(cells.right() + 1, cells.bottom() + 1))
                    && map.inset(APART)
                            .filter(inner -> inner.contains(site.floor()))
                            .isPresent()
                    && around.points().stream().noneMatch(cell -> draft.open().getOrFalse(cell.x(), cell.y()));
        }

        private static Rect bounds(VaultSite site) {
            Rect cells = site.fitting().cells().bounds();
            return new Rect(site.corner().x(), site.corner().y(), cells.width(), cells.height());
        }

        private static void fill(LevelDraft draft, VaultSite site, CellKind kind) {
            for (Point cell : bounds(site).points()) {
                if (site.isOfVault(cell)) {
                    draft.set(cell.x(), cell.y(), kind);
                }
            }
        }

        /** The cell before the entrance becomes a corridor, from which a tunnel goes on if nothing else is beside it. */
        private void dig(LevelDraft draft, VaultSite site) {
            Point before = site.floor();
            Area corridor = draft.dig(new Rect(before.x(), before.y(), 1, 1), AreaKind.CORRIDOR, false);
            for (Direction side : Direction.cardinal()) {
                Point beside = before.step(side);
                int area = draft.areaAt(beside.x(), beside.y());
                if (area != LevelDraft.NO_AREA) {
                    draft.join(new Link(area, corridor.id(), before));
                }
            }
            new VaultDigging(draft, site, vaults.depth()).dig();
        }
    }
}
