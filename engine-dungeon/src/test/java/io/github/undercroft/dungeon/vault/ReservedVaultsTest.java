package io.github.undercroft.dungeon.vault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.LevelFailedException;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Lock;
import io.github.undercroft.dungeon.accretion.AccretionLevels;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.geometry.Point;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReservedVaultsTest {

    /** 11 x 9, with a wall that is thick somewhere, and two entrances. */
    private static final Vault FORT = Vault.of("fort", """
            ###########
            ##.......##
            #...O.O...#
            #.........#
            E..#####..E
            #..#...#..#
            #..##+##..#
            ##.......##
            ###########""");

    private static LevelGenerator reserving(String generator, AddVaults vaults) {
        return switch (generator) {
            case "bsp" -> BspLevels.of(80, 24).reserving(vaults);
            case "accretion" -> AccretionLevels.of(80, 24).reserving(vaults);
            case "caves" -> CaveLevels.of(80, 24).reserving(vaults);
            default -> FeatureLevels.of(80, 24).reserving(vaults);
        };
    }

    private static int levelsWithOne(String generator, int seeds) {
        int found = 0;
        for (int seed = 0; seed < seeds; seed++) {
            LevelPlan plan = GeneratorTrials.plan(reserving(generator, AddVaults.of(FORT)), seed);
            for (Vault.VaultPlaced placed : plan.details(Vault.VaultPlaced.class)) {
                assertIsAsDrawn(plan, placed);
                found++;
            }
        }
        return found;
    }

    private static void assertIsAsDrawn(LevelPlan plan, Vault.VaultPlaced placed) {
        Vault turned = FORT.turned(placed.turn());
        for (Point drawn : turned.cells().bounds().points()) {
            Point at = drawn.plus(placed.bounds().x(), placed.bounds().y());
            Vault.Cell cell = turned.cells().get(drawn);
            boolean isShut = cell.isEntrance() && !at.equals(placed.entrance());
            assertThat(plan.kindAt(at.x(), at.y())).isEqualTo(isShut ? CellKind.ROCK : cell.kind());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"bsp", "accretion", "caves", "features"})
    void aLargeVaultFindsAPlaceInNearlyEveryLevel(String generator) {
        assertThat(levelsWithOne(generator, 200)).isGreaterThanOrEqualTo(190);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bsp", "accretion", "caves", "features"})
    void levelsAroundReservedPlacesKeepTheLaws(String generator) {
        GeneratorTrials.keepsTheLaws(reserving(generator, AddVaults.of(FORT)), 40);
        GeneratorTrials.keepsTheLaws(reserving(generator, AddVaults.of(FORT).upTo(3)), 10);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bsp", "accretion", "caves", "features"})
    @Tag("soak")
    void manyLevelsAroundReservedPlacesKeepTheLaws(String generator) {
        GeneratorTrials.keepsTheLaws(reserving(generator, AddVaults.of(FORT).upTo(2)), 5_000);
        assertThat(levelsWithOne(generator, 5_000)).isGreaterThanOrEqualTo(4_750);
    }

    @Test
    void severalAreReservedApartFromEachOther() {
        Vault cell = Vault.of("cell", "####\n#..E\n####");
        LevelPlan plan = GeneratorTrials.plan(
                BspLevels.of(80, 24).reserving(AddVaults.of(cell).upTo(4).atLeast(4)), 1);
        assertThat(plan.details(Vault.VaultPlaced.class)).hasSize(4);
    }

    @Test
    void aLockedEntranceOfAReservedVaultGetsItsKey() {
        Vault safe = Vault.of(
                "safe", "######\n#....l\n######", Vault.LEGEND.with('l', Vault.Cell.entrance(CellKind.LOCKED_DOOR)));
        LevelGenerator levels =
                FeatureLevels.of(80, 24).reserving(AddVaults.of(safe).atLeast(1));
        GeneratorTrials.keepsTheLaws(levels, 20);
        LevelPlan plan = GeneratorTrials.plan(levels, 1);
        assertThat(plan.details(Lock.class)).extracting(Lock::door).isEqualTo(plan.places(CellKind.LOCKED_DOOR));
    }

    @Test
    void whatFitsNowhereIsLeftOutOrFailsTheLevel() {
        LevelGenerator small = BspLevels.of(10, 10).reserving(AddVaults.of(FORT));
        assertThat(GeneratorTrials.plan(small, 1).origin().rejections())
                .containsEntry("no place to reserve for a vault", 1);
        assertThatExceptionOfType(LevelFailedException.class)
                .isThrownBy(() -> GeneratorTrials.plan(
                        BspLevels.of(10, 10).reserving(AddVaults.of(FORT).atLeast(1)), 1))
                .withMessageContaining("fewer vaults than asked for=100");
        LevelGenerator shallow = BspLevels.of(80, 24).reserving(AddVaults.of(FORT.betweenDepths(5, 6)));
        assertThat(GeneratorTrials.plan(shallow, 1).origin().rejections())
                .containsEntry("no vault for this depth, 1: fort is at 5 to 6", 1);
    }

    @Test
    void aLockedDoorNeedsStairs() {
        Vault safe =
                Vault.of("safe", "####\n#..l\n####", Vault.LEGEND.with('l', Vault.Cell.entrance(CellKind.LOCKED_DOOR)));
        LevelGenerator bare = new LevelGenerator() {
            @Override
            public int width() {
                return 80;
            }

            @Override
            public int height() {
                return 24;
            }

            @Override
            public List<LevelStep> steps() {
                return CaveLevels.of(80, 24).steps().subList(0, 2);
            }
        };
        assertThatIllegalArgumentException()
                .isThrownBy(() -> AddVaults.of(safe).reservedIn(bare))
                .withMessageContaining("STAIRS");
    }
}
