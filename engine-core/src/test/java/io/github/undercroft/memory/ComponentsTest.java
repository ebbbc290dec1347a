package io.github.undercroft.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.undercroft.Component;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
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

    private interface Blade extends Component {
        @Override
        default Class<? extends Component> slot() {
            return Blade.class;
        }
    }

    private record Sword(int edge) implements Blade {}

    private record Axe(int edge) implements Blade {}

    private record Beard(int length) implements Component {}

    /** Each class that is asked for, and who has it in any order of changes: as a walk over all slots finds it. */
    @Property
    void whatIsMissingIsFoundToBeMissing(@ForAll @Size(max = 30) List<@IntRange(max = 6) Integer> changes) {
        Components components = Components.NONE;
        for (int change : changes) {
            Component[] made = {new Strength(1), new Luck(2), new Name("orc"), new Sword(3), new Axe(4)};
            if (change < made.length) {
                components = components.with(made[change].slot(), made[change]);
            } else if (components.size() > 0) {
                components = components.without(change % components.size());
            }
            for (Class<? extends Component> asked :
                    List.of(Strength.class, Luck.class, Name.class, Sword.class, Axe.class, Blade.class, Beard.class)) {
                agree(components, asked);
            }
        }
    }

    private static void agree(Components components, Class<? extends Component> asked) {
        int slot = -1;
        boolean isInAnother = false;
        for (int i = 0; i < components.size(); i++) {
            slot = components.slot(i) == asked ? i : slot;
            isInAnother |= components.list().get(i).getClass() == asked;
        }
        assertThat(components.indexOf(asked)).isEqualTo(slot);
        assertThat(components.find(asked)).isEqualTo(components.at(slot));
        if (slot < 0) {
            Throwable refused = catchThrowable(() -> components.requireNone(asked));
            assertThat(refused != null).isEqualTo(isInAnother);
        }
    }

    @Test
    void aClassThatNobodyHasIsMostlyToldApartAtOnce() {
        assertThat(first.mayHave(Luck.class)).isTrue();
        assertThat(List.of(Beard.class, Sword.class, Axe.class, Blade.class, String.class, List.class).stream()
                        .filter(first::mayHave))
                .hasSizeLessThan(2);
        assertThat(first.with(Blade.class, new Axe(1)).mayHave(Blade.class)).isTrue();
    }
}
