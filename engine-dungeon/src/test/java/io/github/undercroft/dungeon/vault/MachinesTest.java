package io.github.undercroft.dungeon.vault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.io.Resources;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelFailedException;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelLaws;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Lock;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.accretion.AccretionLevels;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.lock.AddLocks;
import io.github.undercroft.dungeon.loot.Amount;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.dungeon.step.AddLoops;
import io.github.undercroft.dungeon.step.PlaceStairs;
import io.github.undercroft.dungeon.text.PlanText;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rooms with a prize and what is between it and the player, in levels of any generator, judged by slow searches cell by cell. */
class MachinesTest {

    /** As docs/dungeons.md shows them. */
    private static final String FILE = file();

    private static final List<String> GENERATORS = List.of("bsp", "accretion", "caves", "features", "rogue");

    private static String file() {
        try {
            return Resources.toString(Resources.getResource("machines.vaults"), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The flames are the moat with fire, acid or lava in the place of water. */
    private static Vault machine(String name) {
        String text = name.equals("flames")
                ? FILE.replace('=', '%')
                        .replace("'$' %", "'$' =")
                        .replace("'l' %", "'l' =")
                        .replace("'z' %", "'z' =")
                        .replace("moat", "flames")
                : FILE;
        return Vaults.read("machines.vaults", text).stream()
                .filter(vault -> vault.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** In any generator, and with later steps that might spoil it. */
    private static LevelGenerator levels(String generator, AddVaults machine) {
        LevelGenerator levels = switch (generator) {
            case "bsp" -> BspLevels.of(80, 24).reserving(machine);
            case "accretion" -> AccretionLevels.of(80, 24).reserving(machine);
            case "caves" -> CaveLevels.of(80, 24).then(machine);
            case "features" -> FeatureLevels.of(80, 24).then(machine);
            default -> RogueLevels.of(80, 24).then(machine);
        };
        return levels.then(new AddLoops(8), AddLocks.upTo(3).alsoOnTheWay());
    }

    /** How many of the levels have the machine; each is judged. */
    private static int levelsWith(String machine, String generator, int seeds) {
        LevelGenerator levels = levels(generator, AddVaults.of(machine(machine)).upTo(2));
        int found = 0;
        for (int seed = 0; seed < seeds; seed++) {
            LevelPlan plan = GeneratorTrials.plan(levels, seed);
            List<Vault.VaultPlaced> placed = plan.details(Vault.VaultPlaced.class);
            found += placed.isEmpty() ? 0 : 1;
            judge(plan, machine, placed);
        }
        return found;
    }

    private static void judge(LevelPlan plan, String machine, List<Vault.VaultPlaced> placed) {
        List<Rect> vaults = placed.stream().map(Vault.VaultPlaced::bounds).toList();
        Predicate<Point> isOutside = cell -> vaults.stream().noneMatch(vault -> vault.contains(cell));
        Map<Point, Integer> outside =
                steps(plan.places(CellKind.STAIRS_UP), isOutside.and(cell -> isOpen(plan, cell)), Movement.FOUR_WAY);
        assertThat(LevelLaws.breach(plan)).isEmpty();
        assertNothingNeedsAVault(plan, isOutside, outside);
        List<Mark> prizes = marks(plan, "prize");
        assertThat(prizes).hasSameSizeAs(placed);
        for (int i = 0; i < placed.size(); i++) {
            switch (machine) {
                case "portcullis" -> assertTheLeverIsOutside(plan, placed.get(i), outside);
                case "lair" ->
                    assertTheSleeperIsBesideThePrizeAndInNoView(
                            plan, placed.get(i), prizes.get(i).at());
                default ->
                    assertThereIsAWayAroundAndAShorterOneAcross(
                            plan, prizes.get(i).at());
            }
        }
        if (machine.equals("moat") || machine.equals("flames")) {
            assertThat(marks(plan, "frost flask"))
                    .hasSameSizeAs(placed)
                    .allSatisfy(flask -> assertThat(outside).containsKey(flask.at()));
        }
    }

    private static void assertNothingNeedsAVault(
            LevelPlan plan, Predicate<Point> isOutside, Map<Point, Integer> outside) {
        for (Point cell : plan.open().points()) {
            assertThat(outside.containsKey(cell)).as("%s", cell).isEqualTo(isOutside.test(cell));
        }
        assertThat(outside).containsKeys(plan.places(CellKind.STAIRS_DOWN).toArray(Point[]::new));
        for (Lock lock : plan.details(Lock.class)) {
            assertThat(outside).containsKey(lock.key());
        }
    }

    private static void assertTheLeverIsOutside(LevelPlan plan, Vault.VaultPlaced placed, Map<Point, Integer> outside) {
        Lock bars = plan.details(Lock.class).stream()
                .filter(lock -> lock.door().equals(placed.entrance()))
                .findFirst()
                .orElseThrow();
        assertThat(outside).containsKey(bars.key());
        assertThat(placed.bounds().contains(bars.beyond())).isTrue();
    }

    private static void assertThereIsAWayAroundAndAShorterOneAcross(LevelPlan plan, Point prize) {
        List<Point> start = plan.places(CellKind.STAIRS_UP);
        Predicate<Point> isDry = cell -> isOpen(plan, cell) && kind(plan, cell) != CellKind.ACID;
        Map<Point, Integer> around = steps(start, isDry, Movement.FOUR_WAY);
        Map<Point, Integer> across =
                steps(start, cell -> isOpen(plan, cell) || kind(plan, cell) == CellKind.DEEPS, Movement.FOUR_WAY);
        assertThat(around).containsKey(prize);
        assertThat(around.get(prize)).isGreaterThan(across.get(prize));
    }

    private static void assertTheSleeperIsBesideThePrizeAndInNoView(
            LevelPlan plan, Vault.VaultPlaced placed, Point prize) {
        Point sleeper = marks(plan, "sleeping ogre").stream()
                .map(Mark::at)
                .filter(placed.bounds()::contains)
                .findFirst()
                .orElseThrow();
        assertThat(Math.max(Math.abs(sleeper.x() - prize.x()), Math.abs(sleeper.y() - prize.y())))
                .isEqualTo(1);
        Map<Point, Integer> inView = steps(
                List.of(sleeper),
                cell -> (isOpen(plan, cell) && !kind(plan, cell).isDoor()) || kind(plan, cell) == CellKind.DEEPS,
                Movement.EIGHT_WAY);
        assertThat(inView.keySet()).allMatch(placed.bounds()::contains);
    }

    private static CellKind kind(LevelPlan plan, Point cell) {
        return plan.kindAt(cell.x(), cell.y());
    }

    private static boolean isOpen(LevelPlan plan, Point cell) {
        return kind(plan, cell).isPassable();
    }

    private static List<Mark> marks(LevelPlan plan, String what) {
        return plan.marks().stream().filter(mark -> mark.what().equals(what)).toList();
    }

    /** The steps to each cell that is reached over such cells. */
    private static Map<Point, Integer> steps(List<Point> starts, Predicate<Point> isWay, Movement movement) {
        Map<Point, Integer> steps = new LinkedHashMap<>();
        Deque<Point> waiting = new ArrayDeque<>(starts);
        starts.forEach(start -> steps.put(start, 0));
        while (!waiting.isEmpty()) {
            Point cell = waiting.removeFirst();
            int here = steps.getOrDefault(cell, 0);
            movement.directions().stream().map(cell::step).forEach(next -> {
                if (!steps.containsKey(next) && isWay.test(next)) {
                    steps.put(next, here + 1);
                    waiting.addLast(next);
                }
            });
        }
        return steps;
    }

    @ParameterizedTest
    @ValueSource(strings = {"portcullis", "moat", "flames", "lair"})
    void aMachineIsFairInAnyLevel(String machine) {
        int found = 0;
        for (String generator : GENERATORS) {
            found += levelsWith(machine, generator, 6);
        }
        assertThat(found).isGreaterThan(20);
    }

    @ParameterizedTest
    @ValueSource(strings = {"portcullis", "moat", "flames", "lair"})
    @Tag("soak")
    void aMachineIsFairInTenThousandLevels(String machine) {
        int found = 0;
        for (String generator : GENERATORS) {
            found += levelsWith(machine, generator, 3000);
        }
        assertThat(found).isGreaterThanOrEqualTo(10_000);
    }

    @Test
    void stairsThatArePlacedLaterAreInNoVault() {
        LevelGenerator levels =
                FeatureLevels.of(80, 24).then(AddVaults.of(machine("lair")).atLeast(1), new PlaceStairs().withDown(3));
        for (int seed = 0; seed < 10; seed++) {
            LevelPlan plan = GeneratorTrials.plan(levels, seed);
            judge(plan, "lair", plan.details(Vault.VaultPlaced.class));
        }
    }

    @Test
    void aVaultWithSomethingElsewhereNeedsALevelOfOnePart() {
        AddVaults moat = AddVaults.of(machine("moat"));
        assertThat(moat.needs()).containsExactly(Guarantee.CONNECTED);
        assertThat(AddVaults.of(machine("moat").withElsewhere(List.of())).needs())
                .isEmpty();
    }

    @Test
    void aLevelWithoutRoomForWhatLiesElsewhereIsMadeAgain() {
        Vault many =
                machine("lair").withElsewhere(Collections.nCopies(50, new Vault.Cell.Thing("gold", Amount.of("1d6"))));
        LevelGenerator tight = PlanText.of(
                        "#".repeat(30) + "\n#<...>" + "#".repeat(24) + ("\n" + "#".repeat(30)).repeat(12))
                .then(AddVaults.of(many).withTries(5000).atLeast(1));
        assertThatExceptionOfType(LevelFailedException.class)
                .isThrownBy(() -> GeneratorTrials.plan(tight, 1))
                .withMessageContaining("no place for what a vault has elsewhere=");
    }
}
