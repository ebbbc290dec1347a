package io.github.undercroft.dungeon.vault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.entry;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.Drawn;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelFailedException;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.dungeon.Lock;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.StepOrder;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.cave.ScatterLevels;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.lock.AddLocks;
import io.github.undercroft.dungeon.maze.MazeLevels;
import io.github.undercroft.dungeon.maze.RoomsAndMazesLevels;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.dungeon.step.AddDoors;
import io.github.undercroft.dungeon.step.AddLakes;
import io.github.undercroft.dungeon.step.AddLoops;
import io.github.undercroft.dungeon.step.JoinByTunnels;
import io.github.undercroft.dungeon.step.PruneDeadEnds;
import io.github.undercroft.dungeon.text.PlanText;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class AddVaultsTest {

    private static String rows(String... rows) {
        return String.join("\n", rows);
    }

    private static final Vault TREASURY = Vault.of(
            "treasury",
            rows("#######", "#$$#..#", "#$$+..E", "#######"),
            Vault.LEGEND.with('$', Vault.Cell.of(CellKind.FLOOR).with("gold", 50)));

    private static final Vault CROSS = Vault.of(
            "cross",
            rows(" #E#", "##.##", "E.%.E", "##.##", " #s#"),
            Vault.LEGEND.with('s', Vault.Cell.entrance(CellKind.SECRET_DOOR)));

    private static final CellKind LOCKED = CellKind.LOCKED_DOOR;

    private static final Vault CELL = Vault.of("cell", rows("###", "#.E", "###"));

    private static final Vault HOLE = Vault.of(
            "hole", rows("####", "#..e", "#O.#", "####"), Vault.LEGEND.with('e', Vault.Cell.entrance(CellKind.FLOOR)));

    private static final ImmutableList<LevelGenerator> ALL = ImmutableList.of(
            RogueLevels.of(80, 24).atDepth(12),
            FeatureLevels.of(60, 30),
            FeatureLevels.of(60, 30).withFinish(),
            FeatureLevels.literal(60, 30),
            CaveLevels.of(50, 30),
            ScatterLevels.of(30, 12).withWallPercent(60),
            BspLevels.of(60, 30),
            MazeLevels.of(31, 21),
            RoomsAndMazesLevels.of(41, 25).withRoomAttempts(1));

    private static final Vault FORT =
            Vault.of("fort", rows("   #####", "########", "####..##", "E..L..##", "########", "##"));

    private static final AddVaults SOME =
            AddVaults.of(TREASURY, CELL, HOLE, CROSS, FORT).upTo(6);

    /** Each cell of the plan is what is drawn, where it is said to be; but for entrances, of which one is used. */
    private static void assertIsAsDrawn(LevelPlan plan, Vault.VaultPlaced placed, Vault vault) {
        Vault turned = vault.turned(placed.turn());
        assertThat(placed.bounds().width()).isEqualTo(turned.cells().width());
        for (Point drawn : turned.cells().bounds().points()) {
            Vault.Cell cell = turned.cells().get(drawn);
            Point at =
                    new Point(placed.bounds().x() + drawn.x(), placed.bounds().y() + drawn.y());
            boolean isShut = cell.isEntrance() && !at.equals(placed.entrance());
            if (!cell.isOutside()) {
                assertThat(plan.kindAt(at.x(), at.y())).isEqualTo(isShut ? CellKind.ROCK : cell.kind());
            }
            if (cell.isPassableInside() && !cell.kind().isDoor()) {
                assertThat(plan.areaAt(at.x(), at.y()).orElseThrow().kind()).isEqualTo(AreaKind.VAULT);
            }
            cell.thing()
                    .ifPresent(thing -> assertThat(plan.marks())
                            .contains(new Mark(
                                    thing.what(), at, thing.amount().min(1), "drawn in the vault " + vault.name())));
        }
    }

    private static void assertAllAreAsDrawn(LevelPlan plan) {
        for (Vault.VaultPlaced placed : plan.details(Vault.VaultPlaced.class)) {
            assertIsAsDrawn(
                    plan,
                    placed,
                    SOME.vaults().stream()
                            .filter(vault -> vault.name().equals(placed.name()))
                            .findFirst()
                            .orElseThrow());
        }
        assertThat(plan.areas().stream().filter(area -> area.kind() == AreaKind.VAULT))
                .hasSize(plan.details(Vault.VaultPlaced.class).size());
    }

    @Property
    void vaultsAreInTheLevelAsTheyAreDrawnWhateverStepsCome(
            @ForAll @IntRange(min = 0, max = 7) int generator,
            @ForAll @IntRange(min = 0, max = 2) int more,
            @ForAll boolean isOnFloor,
            @ForAll @IntRange(min = 0, max = 1 << 20) int seed) {
        LevelGenerator withVaults = ALL.get(generator).then(isOnFloor ? SOME.onFloor() : SOME);
        LevelGenerator all = List.of(
                        withVaults,
                        withVaults.then(new AddLoops(2), new PruneDeadEnds(100), new AddDoors(100), AddLakes.of(3)),
                        withVaults.then(AddLocks.upTo(4).alsoOnTheWay()))
                .get(more);
        LevelPlan plan = GeneratorTrials.plan(all, seed);
        if (more == 2) {
            assertNothingInsideIsLocked(plan);
        } else {
            assertAllAreAsDrawn(plan);
        }
    }

    /** But for doors that are drawn as locked: they get keys. */
    private static void assertNothingInsideIsLocked(LevelPlan plan) {
        List<Point> entrances = plan.details(Vault.VaultPlaced.class).stream()
                .map(Vault.VaultPlaced::entrance)
                .toList();
        for (Lock lock : plan.details(Lock.class)) {
            for (Vault.VaultPlaced placed : plan.details(Vault.VaultPlaced.class)) {
                boolean isInside = placed.bounds()
                        .inset(1)
                        .filter(inner -> inner.contains(lock.door()))
                        .isPresent();
                boolean isOfVault = plan.areaAt(lock.beyond().x(), lock.beyond().y())
                        .filter(area -> area.kind() == AreaKind.VAULT)
                        .isPresent();
                assertThat(isInside && isOfVault && !entrances.contains(lock.door()))
                        .isEqualTo(isInside && placed.name().equals("fort"));
            }
        }
    }

    @Property
    void whatWasThereStaysThere(
            @ForAll @IntRange(min = 0, max = 7) int generator, @ForAll @IntRange(min = 0, max = 1 << 20) int seed) {
        LevelPlan before = GeneratorTrials.plan(ALL.get(generator), seed);
        LevelPlan after =
                GeneratorTrials.plan(PlanText.of(PlanText.render(before)).then(SOME), seed);
        before.open().forEach((x, y) -> assertThat(after.kindAt(x, y)).isEqualTo(before.kindAt(x, y)));
    }

    @Test
    void whereNoVaultFitsNoMoreAreTriedThanThere() {
        LevelPlan plan = GeneratorTrials.plan(
                BspLevels.of(30, 20).then(AddVaults.of(TREASURY).upTo(1000).withTries(10_000)), 1);
        assertThat(plan.details(Vault.VaultPlaced.class)).hasSizeLessThan(20);
        assertThat(plan.origin().rejections().getOrDefault("a vault does not fit", 0))
                .isBetween(100_000, 300_000);
    }

    @Test
    void vaultsAfterAnyGeneratorKeepTheLaws() {
        int placed = 0;
        for (LevelGenerator generator : ALL) {
            GeneratorTrials.keepsTheLaws(generator.then(SOME), 15);
            GeneratorTrials.keepsTheLaws(generator.then(SOME.onFloor(), SOME.onFloor()), 8);
            GeneratorTrials.keepsTheLaws(
                    generator.then(SOME.upTo(12), new AddLoops(8), AddLocks.upTo(5), SOME.withLongestTunnel(30)), 8);
            placed += GeneratorTrials.plan(generator.then(SOME), 1)
                    .details(Vault.VaultPlaced.class)
                    .size();
        }
        assertThat(placed).isGreaterThan(30);
    }

    @Test
    @Tag("soak")
    void vaultsInManyLevelsKeepTheLaws() {
        for (LevelGenerator generator : ALL) {
            GeneratorTrials.keepsTheLaws(generator.then(SOME), 10_000);
            GeneratorTrials.keepsTheLaws(generator.then(SOME.onFloor()), 10_000);
        }
    }

    @Test
    void aVaultIsJoinedByItsDoorOrByAShortTunnel() {
        LevelDraft beside = Drawn.draft("#########", "#00######", "#00######", "#########");
        beside.mark(new Mark("gold", new Point(1, 1), 1, "test"));
        AddVaults.of(CELL).withLongestTunnel(0).withTries(1000).apply(beside, RandomSource.of(1));
        LevelPlan plan = Drawn.plan(beside);
        Vault.VaultPlaced placed = plan.details(Vault.VaultPlaced.class).get(0);
        assertThat(placed.name()).isEqualTo("cell");
        assertThat(placed.entrance().x()).isEqualTo(3);
        Area vault = plan.areas().get(1);
        assertThat(vault)
                .isEqualTo(new Area(
                        1, AreaKind.VAULT, new Rect(4, placed.entrance().y(), 1, 1), false));
        assertThat(plan.links()).containsExactly(new Link(0, 1, placed.entrance()));

        LevelDraft far = Drawn.draft("##########", "#0########", "##########");
        RandomSource random = RandomSource.of(4);
        while (far.areas().size() < 3) {
            far = Drawn.draft("##########", "#0########", "##########");
            AddVaults.of(CELL).withLongestTunnel(3).withTries(1000).apply(far, random);
        }
        LevelPlan tunnelled = Drawn.plan(far);
        Rect tunnel = tunnelled.areas().get(2).bounds();
        assertThat(tunnelled.areas().get(2).kind()).isEqualTo(AreaKind.CORRIDOR);
        assertThat(tunnel.width()).isBetween(1, 3);
        int door = 2 + tunnel.width();
        assertThat(tunnelled.links())
                .containsExactly(new Link(0, 2, new Point(2, 1)), new Link(1, 2, new Point(door, 1)));
        assertThat(tunnelled.kindAt(door, 1)).isEqualTo(CellKind.DOOR);
    }

    @Test
    void aVaultStandsInTheMiddleOfAHallWithFloorAround() {
        LevelDraft hall = LevelDraft.of(9, 9);
        hall.dig(new Rect(1, 1, 7, 7), AreaKind.ROOM, false);
        hall.set(7, 7, CellKind.STAIRS_DOWN);
        hall.mark(new Mark("gold", new Point(1, 1), 1, "test"));
        AddVaults.of(CROSS).onFloor().apply(hall, RandomSource.of(1));
        assertThat(hall.details(Vault.VaultPlaced.class)).isEmpty();

        LevelDraft free = LevelDraft.of(9, 9);
        free.dig(new Rect(1, 1, 7, 7), AreaKind.ROOM, false);
        AddVaults.of(CROSS).onFloor().apply(free, RandomSource.of(1));
        LevelPlan plan = Drawn.plan(free);
        assertThat(plan.details(Vault.VaultPlaced.class).get(0).bounds()).isEqualTo(new Rect(2, 2, 5, 5));
        assertThat(plan.cells(plan.areas().get(0)).count()).isEqualTo(49 - 21);
        assertThat(plan.cells(plan.areas().get(1)).count()).isEqualTo(5);
        assertThat(plan.areas().get(0).bounds()).isEqualTo(new Rect(1, 1, 7, 7));
        assertThat(plan.links()).hasSize(1);
    }

    @Test
    void aVaultWithACourtInTheMiddleOfItsWallsDoesNotCutItOff() {
        Vault court =
                Vault.of("court", rows("#######", "#.....E", "#.###.#", "#.# #.#", "#.###.#", "#.....#", "#######"));
        LevelDraft hall = LevelDraft.of(30, 30);
        hall.dig(new Rect(1, 1, 28, 28), AreaKind.ROOM, false);
        AddVaults.of(court).onFloor().apply(hall, RandomSource.of(1));
        assertThat(hall.details(Vault.VaultPlaced.class)).isEmpty();
    }

    @Test
    void tunnelsGoAroundVaults() {
        int placed = 0;
        for (long seed = 0; seed < 100; seed++) {
            LevelDraft draft = LevelDraft.of(30, 12);
            draft.dig(new Rect(2, 2, 4, 8), AreaKind.ROOM, false);
            AddVaults.of(TREASURY, CELL, HOLE, CROSS).upTo(3).apply(draft, RandomSource.of(seed));
            draft.dig(new Rect(24, 2, 4, 8), AreaKind.ROOM, false);
            new JoinByTunnels().apply(draft, RandomSource.of(seed));
            LevelPlan plan = Drawn.plan(draft);
            assertAllAreAsDrawn(plan);
            placed += plan.details(Vault.VaultPlaced.class).size();
        }
        assertThat(placed).isGreaterThan(200);
    }

    @Test
    void vaultsOfAnotherDepthDoNotCome() {
        LevelGenerator bsp = BspLevels.of(60, 30);
        AddVaults deep = AddVaults.of(CELL.betweenDepths(1, 2), TREASURY.betweenDepths(2, 3))
                .upTo(5);
        assertThat(names(bsp.then(deep))).containsOnly("cell");
        assertThat(names(bsp.then(deep.atDepth(2)))).contains("cell", "treasury");
        assertThat(names(bsp.then(deep.atDepth(3)))).containsOnly("treasury");
        assertThat(names(bsp.then(deep.atDepth(4)))).isEmpty();
        assertThatExceptionOfType(LevelFailedException.class)
                .isThrownBy(() -> names(bsp.then(deep.atDepth(4).atLeast(1))))
                .withMessageContaining("no vault for this depth, 4: cell is at 1 to 2, treasury is at 2 to 3=100");
        assertThat(GeneratorTrials.plan(bsp.then(deep.atDepth(4)), 1).origin().rejections())
                .containsEntry("no vault for this depth, 4: cell is at 1 to 2, treasury is at 2 to 3", 1);
        assertThat(GeneratorTrials.plan(bsp.then(deep.atDepth(3)), 1)
                        .origin()
                        .rejections()
                        .keySet())
                .noneMatch(reason -> reason.contains("depth"));
    }

    @Test
    void ofManyVaultsOfOtherDepthsAMessageNamesAFew() {
        List<Vault> deep = LongStream.range(0, 50)
                .mapToObj(i -> Vault.of("cell " + i, rows("###", "#.E", "###")).betweenDepths(5, 6))
                .toList();
        assertThat(GeneratorTrials.plan(BspLevels.of(60, 30).then(AddVaults.of(deep)), 1)
                        .origin()
                        .rejections()
                        .keySet())
                .singleElement()
                .asString()
                .endsWith("cell 4 is at 5 to 6, and 45 more")
                .hasSizeLessThan(200);
    }

    @Test
    void aLevelWithNoPlaceForAVaultSaysSo() {
        LevelGenerator full = PlanText.of("####\n#<>#\n####").then(AddVaults.of(CELL));
        assertThat(GeneratorTrials.plan(full, 1).origin().rejections())
                .containsExactly(entry("no place beside which a vault could be", 1));
    }

    private static List<String> names(LevelGenerator generator) {
        return LongStream.range(0, 20)
                .boxed()
                .flatMap(seed -> GeneratorTrials.plan(generator, seed).details(Vault.VaultPlaced.class).stream())
                .map(Vault.VaultPlaced::name)
                .toList();
    }

    @Test
    void vaultsComeByTheirWeightsTurnsAndEntrances() {
        int cells = 0;
        int[] turns = new int[8];
        for (long seed = 0; seed < 2000; seed++) {
            LevelDraft hall = LevelDraft.of(40, 40);
            hall.dig(new Rect(18, 18, 4, 4), AreaKind.ROOM, false);
            AddVaults.of(CELL.withWeight(3), TREASURY).apply(hall, RandomSource.of(seed));
            Vault.VaultPlaced placed = hall.details(Vault.VaultPlaced.class).get(0);
            cells += placed.name().equals("cell") ? 1 : 0;
            turns[placed.turn().ordinal()] += placed.name().equals("treasury") ? 1 : 0;
        }
        assertThat(cells).isBetween(1400, 1600);
        assertThat(turns).doesNotContain(0);
    }

    @Test
    void whereThereIsNoRoomALevelHasNoneOrFails() {
        LevelGenerator tight = PlanText.of(rows("######", "#<..>#", "######", "######"));
        LevelPlan plan = GeneratorTrials.plan(tight.then(AddVaults.of(CELL).withTries(50)), 1);
        assertThat(plan.details(Vault.VaultPlaced.class)).isEmpty();
        assertThat(plan.origin().rejections()).containsEntry("a vault does not fit", 50);
        assertThatExceptionOfType(LevelFailedException.class)
                .isThrownBy(
                        () -> GeneratorTrials.plan(tight.then(AddVaults.of(CELL).atLeast(1)), 1))
                .withMessageContaining("fewer vaults than asked for=100");
    }

    @Test
    void aVaultWithALockedEntranceGetsItsKey() {
        Vault safe =
                Vault.of("safe", rows("####", "#..l", "####"), Vault.LEGEND.with('l', Vault.Cell.entrance(LOCKED)));
        LevelGenerator safes = BspLevels.of(60, 30).then(AddVaults.of(safe).atLeast(1));
        GeneratorTrials.keepsTheLaws(safes, 50);
        for (int seed = 0; seed < 20; seed++) {
            LevelPlan plan = GeneratorTrials.plan(safes, seed);
            assertThat(plan.places(LOCKED)).hasSize(1);
            assertThat(plan.details(Lock.class)).extracting(Lock::door).isEqualTo(plan.places(LOCKED));
        }
    }

    @Test
    void aVaultWithALockedDoorNeedsALevelWithStairs() {
        GeneratorTrials.isRefused(() -> StepOrder.require(List.of(AddVaults.of(FORT))), "vaults", "STAIRS");
        StepOrder.require(List.of(AddVaults.of(CELL)));
    }

    @Test
    void equalSeedsGiveTheVaultsTheyHaveAlwaysGiven() {
        assertThat(GeneratorTrials.digest(CaveLevels.of(60, 30).then(SOME.onFloor())))
                .isEqualTo("3c86ad72079e0edf");
        assertThat(GeneratorTrials.digest(BspLevels.of(60, 30).then(SOME))).isEqualTo("bfdf51dfa40fc91b");
    }
}
