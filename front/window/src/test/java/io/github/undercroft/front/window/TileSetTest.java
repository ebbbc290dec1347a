package io.github.undercroft.front.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TileSetTest {

    private static final int[] SWORD = new int[256];
    private static final Map<String, int[]> TILES = Map.of("sword", SWORD);

    @Test
    void aNameIsFoundByTheWordsItBeginsWith() {
        TileSet set = TileSet.of(TILES, List.of("rusty blade = sword"));

        assertThat(set.tile("sword +3")).containsSame(SWORD);
        assertThat(set.tile("rusty blade of doom")).containsSame(SWORD);
        assertThat(set.tile("sword")).containsSame(SWORD);
        assertThat(set.tile("swordfish")).isEmpty();
        assertThat(set.tile("")).isEmpty();
    }

    @Test
    void aTableThatNamesNoTileIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TileSet.of(TILES, List.of("axe = hatchet")))
                .withMessageContainingAll("axe = hatchet", "[sword]");
    }
}
