package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.combat.Health;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.value.StateNode;
import org.junit.jupiter.api.Test;

class RestoredEntityTest {

    private static final Rules RULES = Rules.named("cellar")
            .level(
                    "cellar",
                    LevelText.of(
                            "@.",
                            Legend.standard().with('@', Blueprint.player("hero").with(Health.of(9)))))
            .build();

    /** The tree with another part wherever it has the given one. */
    private static StateNode replaced(StateNode tree, StateNode part, StateNode other) {
        if (tree.equals(part)) {
            return other;
        }
        if (tree instanceof StateNode.Items items) {
            return new StateNode.Items(items.items().stream()
                    .map(item -> replaced(item, part, other))
                    .toList());
        }
        if (tree instanceof StateNode.Fields fields) {
            StateNode.Fields changed = fields;
            for (var field : fields.fields().entrySet()) {
                changed = changed.with(field.getKey(), replaced(field.getValue(), part, other));
            }
            return changed;
        }
        return tree;
    }

    private static Game resumed(Health health) {
        StateNode.Fields state = Game.start(RULES, 1).state();
        StateNode.Fields entities = (StateNode.Fields) replaced(
                state.without("memories"),
                RULES.registry().tree(Health.of(9)),
                RULES.registry().tree(health));
        return Game.resume(RULES, state.with("entities", entities.get("entities")));
    }

    @Test
    void anEntityWithoutHitPointsIsRefused() {
        assertThatThrownBy(() -> resumed(new Health(0, 9)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("This state is broken", "is in the game without hit points");
    }

    @Test
    void oneHitPointIsEnough() {
        assertThat(resumed(new Health(1, 9)).view().entities()).hasSize(1);
    }
}
