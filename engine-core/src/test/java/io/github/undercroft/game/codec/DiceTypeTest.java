package io.github.undercroft.game.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.random.Dice;
import io.github.undercroft.value.StateNode;
import io.github.undercroft.value.TreeReader;
import io.github.undercroft.value.ValueRegistry;
import org.junit.jupiter.api.Test;

/** Dice may sit in components: they are written and read like any value. */
class DiceTypeTest {

    private static final ValueRegistry REGISTRY = ValueRegistry.builder().build();

    private static Object readBack(Object value) {
        StateNode.Fields tree = REGISTRY.tree(value);
        return REGISTRY.typeNamed(tree.type()).orElseThrow().reader().apply(new TreeReader(REGISTRY, tree));
    }

    @Test
    void diceAreKeptAsTheirText() {
        Dice dice = Dice.of("(4d6dl1+d%)/2-1");

        assertThat(REGISTRY.tree(dice).fields())
                .containsOnlyKeys("text")
                .containsEntry("text", new StateNode.Text("(4d6kh3+1d100)/2-1"));
        assertThat(readBack(dice)).isEqualTo(dice);
    }

    @Test
    void badDiceInASaveAreRefusedAsAnyBadDice() {
        StateNode.Fields tree = REGISTRY.tree(Dice.of("d6"));
        StateNode.Fields bad = new StateNode.Fields(
                tree.type(), com.google.common.collect.ImmutableMap.of("text", new StateNode.Text("3x6")));

        assertThatThrownBy(
                        () -> REGISTRY.typeNamed("dice").orElseThrow().reader().apply(new TreeReader(REGISTRY, bad)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("3x6");
    }
}
