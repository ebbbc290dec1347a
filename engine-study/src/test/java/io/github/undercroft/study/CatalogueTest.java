package io.github.undercroft.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.game.Rules;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import java.util.List;
import org.junit.jupiter.api.Test;

class CatalogueTest {

    private static final Blueprint COINS = Blueprint.item("coin").with(new StackSize(30));
    private static final Blueprint CHEST = Blueprint.item("chest").carrying(COINS, Blueprint.item("dagger, old"));

    private static Catalogue of(String below, String seeds, int floors) {
        Legend legend = Legend.standard().with('r', Blueprint.of("rat")).with('c', CHEST);
        Rules rules = Rules.named("cellar")
                .level("top", LevelText.of("c.r", legend))
                .level("below", LevelText.of(below, legend))
                .build();
        return Catalogue.of(rules, SeedRange.of(seeds), floors);
    }

    @Test
    void countsWhatLiesLivesAndIsHeldOnEachFloor() {
        assertThat(of("r.r", "7", 9).lines())
                .containsExactly(
                        "floor 1    1 chest",
                        "floor 1   30 coin in chest",
                        "floor 1    1 dagger  old in chest",
                        "floor 1    1 rat",
                        "floor 2    2 rat");
    }

    @Test
    void namesTheSeedOnlyIfThereAreSeveral() {
        assertThat(of("r", "7..8", 2).lines()).contains("seed 7  floor 2    1 rat", "seed 8  floor 2    1 rat");
    }

    @Test
    void hasNoMoreFloorsThanAsked() {
        assertThat(of("r", "7", 1).lines()).noneMatch(line -> line.startsWith("floor 2"));
        assertThatThrownBy(() -> of("r", "7", 0)).hasMessageContaining("1 or more floors, not 0");
    }

    @Test
    void isReadFromItsTable() {
        Catalogue catalogue = of("r.r", "7..9", 2);
        assertThat(catalogue.csv()).startsWith("seed,floor,what,count", "7,1,chest,1");
        assertThat(Catalogue.read(catalogue.csv())).isEqualTo(catalogue);
        assertThat(catalogue.seeds()).isEqualTo(SeedRange.of("7..9"));
    }

    @Test
    void aTableOfSomethingElseIsRefusedByItsLine() {
        assertThatThrownBy(() -> Catalogue.read(List.of("a,b")))
                .isInstanceOf(StudyException.class)
                .hasMessageContaining("begins with the line seed,floor,what,count");
        assertThatThrownBy(() -> Catalogue.read(List.of("seed,floor,what,count", "1,2,rat,3", "1,2,rat")))
                .isInstanceOf(StudyException.class)
                .hasMessage("Line 3 is not of a catalogue: 1,2,rat");
    }

    @Test
    void tellsWhatChangedSummedOverItsSeeds() {
        Catalogue older = of("r.r", "7..8", 2);
        assertThat(of("r.c", "7..8", 2).changesFrom(older))
                .containsExactly(
                        "floor 2    2 chest, was 0",
                        "floor 2   60 coin in chest, was 0",
                        "floor 2    2 dagger  old in chest, was 0",
                        "floor 2    2 rat, was 4");
        assertThat(older.changesFrom(older)).isEmpty();
    }
}
