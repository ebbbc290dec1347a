package io.github.undercroft.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.random.WeightedTable.Chance;
import io.github.undercroft.random.WeightedTable.Entry;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class WeightedTableTest {

    private static final WeightedTable<String> MONSTERS = WeightedTable.<String>builder()
            .add("rat", 6)
            .add(Entry.of("orc", 4).betweenDepths(2, 9))
            .add(Entry.of("troll", 1).fromDepth(5).growing(2))
            .build();

    /** ACKS: on the third level of a dungeon monsters of level 1 to 5 come with odds of 1, 2, 6, 2, 1 in 12. */
    @Test
    void aTableGivesTheOddsOfItsWeights() {
        WeightedTable<Integer> levels = WeightedTable.<Integer>builder()
                .add(1, 1)
                .add(2, 2)
                .add(3, 6)
                .add(4, 2)
                .add(5, 1)
                .build();

        assertThat(levels.chances(3)).extracting(Chance::ways).containsExactly(1L, 2L, 6L, 2L, 1L);
        assertThat(levels.chances(3)).extracting(Chance::total).containsOnly(12L);
        assertThat(levels.chances(3).get(2).probability()).isEqualTo(0.5);
    }

    /** Rogue 5.4 takes one of the ten monsters from 6 below to 3 above the number of the level. */
    @Test
    void aBandThatMovesDownWithTheDepthIsAWindowForEachEntry() {
        WeightedTable.Builder<Integer> builder = WeightedTable.builder();
        for (int monster = 0; monster < 26; monster++) {
            builder.add(Entry.of(monster, 1).betweenDepths(Math.max(0, monster - 3), monster + 6));
        }

        assertThat(builder.build().chances(10))
                .extracting(Chance::value)
                .containsExactly(4, 5, 6, 7, 8, 9, 10, 11, 12, 13);
    }

    @Test
    void entriesComeAndGoAndGrowWithTheDepth() {
        assertThat(MONSTERS.chances(1)).containsExactly(new Chance<>("rat", 6, 6));
        assertThat(MONSTERS.chances(9))
                .containsExactly(new Chance<>("rat", 6, 19), new Chance<>("orc", 4, 19), new Chance<>("troll", 9, 19));
        assertThat(MONSTERS.chances(10)).extracting(Chance::value).containsExactly("rat", "troll");
    }

    @Test
    void aDepthWithNothingToPickIsSaidSo() {
        WeightedTable<String> deep = WeightedTable.<String>builder()
                .add(Entry.of("balrog", 3).betweenDepths(20, 23).growing(-1))
                .build();

        assertThat(deep.isEmptyAt(22)).isFalse();
        assertThat(deep.isEmptyAt(23)).isTrue();
        assertThat(deep.chances(23)).isEmpty();
        assertThatThrownBy(() -> deep.pick(31, RandomSource.of(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("depth 31")
                .hasMessageContaining("add an entry");
        assertThat(WeightedTable.builder().build().isEmptyAt(0)).isTrue();
    }

    @Test
    void badEntriesAndDepthsAreRefused() {
        Entry<String> rat = Entry.of("rat", 5);
        assertThatThrownBy(() -> Entry.of("rat", 0)).hasMessageContaining("\"rat\" can't weigh 0");
        assertThatThrownBy(() -> Entry.of("rat", -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("can't weigh -1");
        assertThatThrownBy(() -> rat.betweenDepths(4, 3)).hasMessageContaining("from 4 to 3");
        assertThatThrownBy(() -> rat.fromDepth(-1)).hasMessageContaining("from -1");
        assertThatThrownBy(() -> rat.growing(-1)).hasMessageContaining("would weigh -999995 at depth 1000000");
        assertThatThrownBy(() -> rat.growing(2_000_000)).hasMessageContaining("grow by 2000000");
        assertThatThrownBy(() -> MONSTERS.pick(-1, RandomSource.of(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no depth -1");
    }

    @Test
    void theHeaviestEntriesAddUpWithoutOverflow() {
        WeightedTable.Builder<Integer> builder = WeightedTable.builder();
        for (int i = 0; i < 100; i++) {
            builder.add(Entry.of(i, WeightedTable.HEAVIEST).growing(WeightedTable.HEAVIEST));
        }
        WeightedTable<Integer> table = builder.build();

        assertThat(table.chances(WeightedTable.DEEPEST).get(99).total()).isEqualTo(100 * 1_000_001_000_000L);
        assertThat(table.pick(WeightedTable.DEEPEST, RandomSource.of(3))).isBetween(0, 99);
    }

    /** The entries one after the other, each taking its weight off the draw. */
    @Property
    void aPickIsThatOfWalkingThroughTheEntries(
            @ForAll long seed, @ForAll @IntRange(min = 0, max = 25) int depth, @ForAll long picks) {
        List<Entry<Integer>> entries = entries(RandomSource.of(seed));
        WeightedTable.Builder<Integer> builder = WeightedTable.builder();
        entries.forEach(builder::add);
        WeightedTable<Integer> table = builder.build();
        long total = entries.stream().mapToLong(entry -> weight(entry, depth)).sum();

        assertThat(table.isEmptyAt(depth)).isEqualTo(total == 0);
        if (total > 0) {
            long draw = RandomSource.of(picks).nextLong(total);
            int index = -1;
            while (draw >= 0) {
                draw -= weight(entries.get(++index), depth);
            }
            assertThat(table.pick(depth, RandomSource.of(picks)))
                    .isEqualTo(entries.get(index).value());
        }
        List<Chance<Integer>> chances = entries.stream()
                .filter(entry -> weight(entry, depth) > 0)
                .map(entry -> new Chance<>(entry.value(), weight(entry, depth), total))
                .toList();
        assertThat(table.chances(depth)).isEqualTo(chances);
    }

    private static List<Entry<Integer>> entries(RandomSource random) {
        List<Entry<Integer>> entries = new ArrayList<>();
        for (int i = random.nextInt(8); i > 0; i--) {
            int min = random.nextInt(20);
            int max = min + random.nextInt(6);
            int growth = random.nextInt(-2, 4);
            int weight = random.nextInt(1, 5) - Math.min(0, growth * (max - min));
            entries.add(new Entry<>(i, weight, growth, min, max));
        }
        return entries;
    }

    private static long weight(Entry<Integer> entry, int depth) {
        return depth < entry.minDepth() || depth > entry.maxDepth()
                ? 0
                : entry.weight() + (long) entry.growth() * (depth - entry.minDepth());
    }

    @Test
    void aSeedPicksWhatItAlwaysPicked() {
        RandomSource random = RandomSource.of(2026);
        List<String> picked = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            picked.add(MONSTERS.pick(7, random));
        }
        assertThat(picked)
                .containsExactly("troll", "rat", "troll", "troll", "rat", "rat", "troll", "troll", "orc", "rat");
    }
}
