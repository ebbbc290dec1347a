package io.github.undercroft.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.save.SaveException.Reason;
import io.github.undercroft.value.StateNode;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class TreeCodecLawsTest {

    private static final SaveLimits LIMITS = SaveLimits.USUAL;

    private static byte[] bytes(StateNode tree) {
        return TreeCodec.encode(tree, LIMITS);
    }

    /** What is read of such bytes, if anything is. */
    private static Optional<StateNode> read(byte[] bytes) {
        try {
            return Optional.of(TreeCodec.decode(bytes, LIMITS));
        } catch (SaveException refused) {
            assertThat(refused.reason()).isIn(Reason.DAMAGED, Reason.TOO_LARGE);
            return Optional.empty();
        }
    }

    @Property
    void whatIsWrittenIsReadBackBitForBit(@ForAll long seed) {
        StateNode tree = Trees.of(RandomSource.of(seed), 0);
        StateNode read = TreeCodec.decode(bytes(tree), LIMITS);

        assertThat(read).isEqualTo(tree);
        assertThat(bits(read)).isEqualTo(bits(tree));
    }

    /** All real numbers by their bits: those that are none are equal to each other otherwise. */
    private static List<Long> bits(StateNode node) {
        if (node instanceof StateNode.Real real) {
            return List.of(Double.doubleToRawLongBits(real.number()));
        }
        Iterable<StateNode> inside = node instanceof StateNode.Items list
                ? list.items()
                : node instanceof StateNode.Fields group ? group.fields().values() : List.of();
        List<Long> all = new java.util.ArrayList<>();
        inside.forEach(each -> all.addAll(bits(each)));
        return all;
    }

    @Property
    void equalTreesHaveEqualBytesWhateverTheyShare(@ForAll long seed) {
        StateNode tree = Trees.of(RandomSource.of(seed), 0);
        StateNode apart = Trees.of(RandomSource.of(seed), 0);
        StateNode read = TreeCodec.decode(bytes(tree), LIMITS);

        assertThat(bytes(apart)).isEqualTo(bytes(tree));
        assertThat(bytes(read)).isEqualTo(bytes(tree));
    }

    @Property
    void whatIsCutOffIsRefused(@ForAll long seed) {
        byte[] bytes = bytes(Trees.fields(RandomSource.of(seed), 0));
        for (int size = 0; size < bytes.length; size++) {
            byte[] part = Arrays.copyOf(bytes, size);
            assertThatThrownBy(() -> TreeCodec.decode(part, LIMITS))
                    .isInstanceOfSatisfying(
                            SaveException.class,
                            refused -> assertThat(refused.reason()).isEqualTo(Reason.DAMAGED));
        }
        assertThat(read(Arrays.copyOf(bytes, bytes.length + 1))).isEmpty();
    }

    @Property
    void changedBytesAreATreeOrRefused(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        byte[] bytes = bytes(Trees.fields(random, 0));
        for (int i = 0; i < 100; i++) {
            byte[] changed = bytes.clone();
            for (int many = random.nextInt(3); many >= 0; many--) {
                changed[random.nextInt(changed.length)] = (byte) random.nextInt(256);
            }
            read(changed)
                    .ifPresent(tree ->
                            assertThat(TreeCodec.decode(bytes(tree), LIMITS)).isEqualTo(tree));
        }
    }

    @Property
    void randomBytesAreATreeOrRefused(@ForAll byte[] bytes) {
        read(bytes).ifPresent(tree -> assertThat(read(bytes(tree))).contains(tree));
    }

    @Test
    void whatStandsInATreeAgainIsWrittenOnce() {
        StateNode door = new StateNode.Fields(
                "door", ImmutableMap.of("key", new StateNode.Text("brass"), "open", new StateNode.Flag(false)));
        int one = bytes(new StateNode.Items(List.of(door))).length;

        assertThat(bytes(new StateNode.Items(Collections.nCopies(100, door)))).hasSize(one + 2 * 99);
    }

    @Test
    void aTreeThatStandsInItselfAHundredTimesIsRefusedAtOnce() {
        StateNode tree = new StateNode.Text("leaf");
        for (int i = 0; i < 100; i++) {
            tree = new StateNode.Items(List.of(tree, tree));
        }
        StateNode doubled = tree;
        assertThatThrownBy(() -> bytes(doubled))
                .isInstanceOfSatisfying(
                        SaveException.class,
                        refused -> assertThat(refused.reason()).isEqualTo(Reason.TOO_LARGE));

        Bytes hostile = new Bytes();
        for (int i = 0; i < 100; i++) {
            hostile.add(TreeCodec.ITEMS);
            hostile.unsigned(2);
        }
        for (int i = 0; i < 2; i++) {
            hostile.add(TreeCodec.ABSENT);
        }
        for (int i = 0; i < 99; i++) {
            hostile.add(TreeCodec.AGAIN);
            hostile.unsigned(i);
        }
        assertThatThrownBy(() -> TreeCodec.decode(hostile.toArray(), LIMITS))
                .isInstanceOfSatisfying(
                        SaveException.class,
                        refused -> assertThat(refused.reason()).isEqualTo(Reason.TOO_LARGE));
    }

    @Test
    void deepNestingIsRefusedOnBothWays() {
        StateNode deep = new StateNode.Absent();
        for (int i = 0; i <= TreeCodec.DEEPEST; i++) {
            deep = new StateNode.Items(List.of(deep));
        }
        StateNode tooDeep = deep;
        assertThatThrownBy(() -> bytes(tooDeep)).isInstanceOf(SaveException.class);

        byte[] hostile = new byte[1_000_000];
        for (int i = 0; i < hostile.length; i += 2) {
            hostile[i] = TreeCodec.ITEMS;
            hostile[i + 1] = 1;
        }
        assertThatThrownBy(() -> TreeCodec.decode(hostile, LIMITS)).isInstanceOf(SaveException.class);
    }

    @Test
    void announcedNumbersTakeNoRoom() {
        for (int kind : new int[] {TreeCodec.ITEMS, TreeCodec.WHOLES, TreeCodec.TEXT, TreeCodec.FIELDS}) {
            Bytes hostile = new Bytes();
            hostile.add(kind);
            hostile.unsigned(0);
            hostile.unsigned(Long.MAX_VALUE);
            assertThat(read(hostile.toArray())).isEmpty();
        }
    }

    @Test
    void theLimitsHoldOnBothWays() {
        StateNode tree = new StateNode.Items(Collections.nCopies(100, new StateNode.Whole(1000)));

        assertThat(TreeCodec.decode(TreeCodec.encode(tree, new SaveLimits(300, 101)), new SaveLimits(300, 101)))
                .isEqualTo(tree);
        for (SaveLimits tooLow : List.of(new SaveLimits(300, 100), new SaveLimits(100, 101))) {
            assertThatThrownBy(() -> TreeCodec.encode(tree, tooLow)).isInstanceOf(SaveException.class);
            assertThatThrownBy(() -> TreeCodec.decode(bytes(tree), tooLow)).isInstanceOf(SaveException.class);
        }
    }

    @Property
    void whatIsWrittenWithinTheLimitsIsReadWithinThem(@ForAll long seed) {
        StateNode tree = Trees.of(RandomSource.of(seed), 0);
        int low = 1;
        int high = 100_000;
        while (low < high) {
            int middle = (low + high) / 2;
            if (isWritten(tree, middle)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        SaveLimits least = new SaveLimits(1 << 20, high);
        assertThat(TreeCodec.decode(TreeCodec.encode(tree, least), least)).isEqualTo(tree);
    }

    private static boolean isWritten(StateNode tree, int values) {
        try {
            TreeCodec.encode(tree, new SaveLimits(1 << 20, values));
            return true;
        } catch (SaveException refused) {
            return false;
        }
    }
}
