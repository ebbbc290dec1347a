package io.github.undercroft.front.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;

class TileSetTest {

    @Test
    void aNameIsFoundByTheWordsItBeginsWith() {
        int[] sword = {0xFF000000};
        TileSet set = TileSet.of(1, Map.of("sword", sword));

        assertThat(set.tile("sword +3")).containsSame(sword);
        assertThat(set.tile("sword")).containsSame(sword);
        assertThat(set.tile("swordfish")).isEmpty();
        assertThat(set.tile("")).isEmpty();
    }

    @Test
    void tilesOfAnotherSizeAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TileSet.of(2, Map.of("sword", new int[3])))
                .withMessageContainingAll("sword", "3 pixels", "4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TileSet.of(2, Map.of()).with(TileSet.of(3, Map.of())))
                .withMessageContainingAll("3", "2");
    }

    @Test
    void aPictureIsCutRowByRow() {
        int[] picture = {1, 2, 3, 4, 5, 6, 7, 8};

        TileSet set = TileSet.cut(2, 4, picture, "# creatures\norc\n\nelf");

        assertThat(set.tile("orc")).hasValue(new int[] {1, 2, 5, 6});
        assertThat(set.tile("elf")).hasValue(new int[] {3, 4, 7, 8});
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TileSet.cut(2, 4, picture, "orc\nelf\nking"))
                .withMessageContainingAll("2 tiles", "3 names");
    }

    @Test
    void namesMayBeginWithAByteOrderMarkAndHaveTabs() {
        TileSet set = TileSet.cut(1, 3, new int[] {1, 2, 3}, "\uFEFForc\r\n-\nwood\t elf\n");

        assertThat(set.tile("orc")).hasValue(new int[] {1});
        assertThat(set.tile("wood elf")).hasValue(new int[] {3});
    }

    @Test
    void aNameOfTwoTilesIsRefusedWithItsLine() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TileSet.cut(1, 5, new int[5], "# ground\nwall\n-\n-\nwall"))
                .withMessage("line 5, \"wall\": there is a tile of that name already; write - for a tile to skip");
    }
}
