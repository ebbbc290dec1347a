package io.github.undercroft.memory;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Component;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which components are hashed again after a change. */
class ComponentsTest {

    private record Strength(int points) implements Component {}

    private record Luck(int points) implements Component {}

    private record Name(String text) implements Component {}

    private final Components first = Components.NONE
            .with(Strength.class, new Strength(1))
            .with(Luck.class, new Luck(2))
            .with(Name.class, new Name("orc"));

    private final List<Component> hashed = new ArrayList<>();

    private List<Long> digests(Components components) {
        List<Long> all = new ArrayList<>();
        for (int i = 0; i < components.size(); i++) {
            all.add(components.digest(i, each -> {
                hashed.add(each);
                return each.hashCode();
            }));
        }
        return all;
    }

    private static List<Long> hashCodes(Component... components) {
        return List.of(components).stream().map(each -> (long) each.hashCode()).toList();
    }

    @Test
    void eachIsHashedOnce() {
        assertThat(digests(first)).isEqualTo(hashCodes(new Strength(1), new Luck(2), new Name("orc")));
        assertThat(digests(first)).isEqualTo(hashCodes(new Strength(1), new Luck(2), new Name("orc")));
        assertThat(hashed).hasSize(3);
    }

    @Test
    void onlyTheOneThatWasReplacedIsHashedAgain() {
        digests(first);
        hashed.clear();
        Components lucky = first.with(Luck.class, new Luck(7));

        assertThat(digests(lucky)).isEqualTo(hashCodes(new Strength(1), new Luck(7), new Name("orc")));
        assertThat(hashed).containsExactly(new Luck(7));
        assertThat(digests(first)).isEqualTo(hashCodes(new Strength(1), new Luck(2), new Name("orc")));
        assertThat(hashed).hasSize(1);
    }

    @Test
    void oneThatIsAddedOrTakenAwayLeavesTheOthersHashed() {
        digests(first);
        hashed.clear();
        record Age(int years) implements Component {}

        assertThat(digests(first.with(Age.class, new Age(9)))).hasSize(4);
        assertThat(digests(first.without(0))).isEqualTo(hashCodes(new Luck(2), new Name("orc")));
        assertThat(digests(first.without(1))).isEqualTo(hashCodes(new Strength(1), new Name("orc")));
        assertThat(hashed).containsExactly(new Age(9));
    }

    @Test
    void whatWasNeverAskedForIsHashedWhenItIs() {
        Components changed = first.without(2).with(Strength.class, new Strength(5));

        assertThat(digests(changed)).isEqualTo(hashCodes(new Strength(5), new Luck(2)));
        assertThat(hashed).hasSize(2);
    }
}
