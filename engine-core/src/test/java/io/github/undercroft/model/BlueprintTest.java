package io.github.undercroft.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BlueprintTest {

    @Test
    void aBlueprintWithoutANameIsRefused() {
        assertThatThrownBy(() -> Blueprint.of(""))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("goblin");
    }

    @Test
    void twoComponentsInOneSlotAreRefusedByName() {
        assertThatThrownBy(() -> new Blueprint("imp", List.of(new Faction("a"), new Faction("b"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"imp\"")
                .hasMessageContaining("slot Faction")
                .hasMessageContaining("name=a")
                .hasMessageContaining("name=b");
    }

    @Test
    void withReplacesInPlaceOrAddsAtTheEnd() {
        Blueprint imp = Blueprint.of("imp").with(new Faction("a")).with(new Speed(60));

        assertThat(imp.with(new Faction("b")).components())
                .containsExactly(Blocks.CELL, new Faction("b"), new Speed(60));
        assertThat(imp.without(Faction.class).components()).containsExactly(Blocks.CELL, new Speed(60));
        assertThat(imp.without(Look.class)).isEqualTo(imp);
        assertThat(imp.named("devil").name()).isEqualTo("devil");
        assertThat(imp.components()).hasSize(3);
    }

    @Test
    void laterChangesOfTheListDoNotReachIt() {
        List<Component> components = new ArrayList<>(List.of(Blocks.CELL));
        Blueprint imp = new Blueprint("imp", components);
        components.clear();

        assertThat(imp.components()).containsExactly(Blocks.CELL);
    }

    @Test
    void aPlayerActsOnInputAndIsOnThePlayersSide() {
        assertThat(Blueprint.player("you").components()).containsExactly(Blocks.CELL, Player.INPUT, Faction.PLAYERS);
        assertThat(Blueprint.item("coin").components()).isEmpty();
    }
}
