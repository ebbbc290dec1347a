package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.value.RecordTypes;
import io.github.undercroft.value.StateNode;
import io.github.undercroft.value.ValueRegistry;
import io.github.undercroft.value.ValueType;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Any registered value as a tree, and back. */
class ValueTreesTest {

    private static final ValueRegistry REGISTRY = ValueRegistry.builder().build();

    @Property
    void whatIsWrittenIsReadBack(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        Action action = Stock.action(random);
        Blueprint blueprint = Stock.blueprint(random);

        assertThat(Stock.REGISTRY.value(Stock.REGISTRY.tree(action), Action.class))
                .isEqualTo(action);
        assertThat(Stock.REGISTRY.value(Stock.REGISTRY.tree(blueprint), Blueprint.class))
                .isEqualTo(blueprint);
    }

    @Test
    void whatIsWrongSaysWhereItStands() {
        StateNode.Fields tree = REGISTRY.tree(
                Blueprint.of("bag").carrying(Blueprint.item("ring").with(Health.of(3))));

        assertThatThrownBy(() -> REGISTRY.value(broken(tree, "health"), Blueprint.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("belongings/0/what/components/0: ")
                .hasMessageContaining("health");
        assertThatThrownBy(() -> REGISTRY.value(tree, Action.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("blueprint", "Action");
        assertThatThrownBy(() -> REGISTRY.value(new StateNode.Fields("mygame.Gone", ImmutableMap.of()), Action.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("mygame.Gone");
    }

    /** The same tree, without the fields of whatever has that type. */
    private static StateNode.Fields broken(StateNode.Fields tree, String type) {
        ImmutableMap.Builder<String, StateNode> fields = ImmutableMap.builder();
        if (!tree.type().equals(type)) {
            tree.fields().forEach((name, node) -> fields.put(name, broken(node, type)));
        }
        return new StateNode.Fields(tree.type(), fields.buildOrThrow());
    }

    private static StateNode broken(StateNode node, String type) {
        if (node instanceof StateNode.Items list) {
            return new StateNode.Items(
                    list.items().stream().map(each -> broken(each, type)).toList());
        }
        return node instanceof StateNode.Fields fields ? broken(fields, type) : node;
    }

    @Test
    void aTypeIsReadUnderItsFormerNames() {
        ValueType<Signal> renamed =
                new ValueType<>("mygame.Signal", Signal.class, (value, out) -> {}, in -> Signal.HALT);
        ValueRegistry now = ValueRegistry.builder()
                .type(renamed.formerly("mygame.Flare", "Beep"))
                .build();

        assertThat(now.value(new StateNode.Fields("Beep", ImmutableMap.of()), Signal.class))
                .isEqualTo(Signal.HALT);
        assertThat(now.tree(Signal.HALT).type()).isEqualTo("mygame.Signal");
        assertThatThrownBy(() ->
                        ValueRegistry.builder().type(renamed.formerly("point")).build())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("point", Point.class.getName());
    }

    /** Stands for a type of a game. */
    private enum Signal {
        HALT
    }

    @Test
    void aRegistryIsListedByNameWhateverTheOrderInWhichItWasMade() {
        ValueType<Signal> mine = ValueType.ofEnum("mygame.Signal", Signal.class);
        ValueRegistry more = ValueRegistry.builder().type(mine).build();

        List<String> names = more.types().stream().map(ValueType::name).toList();
        assertThat(names).isSorted().contains("point", "mygame.Signal");
        assertThat(more.fingerprint()).isNotEqualTo(REGISTRY.fingerprint());
        assertThat(ValueRegistry.builder().build().fingerprint()).isEqualTo(REGISTRY.fingerprint());
    }

    private static long fingerprintWith(String... components) {
        ValueType<Signal> type = ValueType.ofEnum("mygame.Signal", Signal.class).withComponents(components);
        return ValueRegistry.builder().type(type).build().fingerprint();
    }

    @Test
    void theFingerprintTellsOfComponents() {
        assertThat(fingerprintWith("depth: int")).isEqualTo(fingerprintWith("depth: int"));
        assertThat(Set.of(
                        fingerprintWith(),
                        fingerprintWith("depth: int"),
                        fingerprintWith("depth: long"),
                        fingerprintWith("width: int"),
                        fingerprintWith("depth: int", "width: int"),
                        fingerprintWith("width: int", "depth: int")))
                .hasSize(6);
    }

    private record Pit(int depth, String name, Signal signal, List<Point> cells, Optional<Signal> maybe) {}

    @Test
    void componentsAreSaidByReflectionAndByEnums() {
        assertThat(RecordTypes.named(MethodHandles.lookup(), "pit", Pit.class).components())
                .containsExactly(
                        "depth: int",
                        "name: String",
                        "signal: Signal",
                        "cells: List<Point>",
                        "maybe: Optional<Signal>");
        assertThat(ValueType.ofEnum("mygame.Signal", Signal.class).components()).containsExactly("HALT");
        assertThat(ValueType.single("mygame.Halt", new Rest(), "HALT").components())
                .containsExactly("HALT");
    }

    @Test
    void sharedValuesStayShared() {
        StateNode.Fields tree = REGISTRY.tree(new Move(Direction.EAST));
        assertThat(REGISTRY.value(tree, Action.class)).isEqualTo(new Move(Direction.EAST));
        assertThat(REGISTRY.value(REGISTRY.tree(new Rest()), Rest.class)).isEqualTo(new Rest());
    }
}
