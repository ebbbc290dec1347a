package io.github.undercroft.dungeon.loot;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.undercroft.dungeon.tool.WeightedDraw;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Loot in rising order, from which one near the depth is picked: each rank in a band around the depth is equally likely.
 * Where the band extends beyond an end of the list, that part is spread evenly over the ranks at that end.
 *
 * <pre>{@code
 * RankTable monsters = RankTable.of("monsters", RankTable.Band.ROGUE, Loot.one("kestrel"), Loot.one("snake"), Loot.one("orc"));
 * RankTable wanderers = monsters.without(0);
 * }</pre>
 *
 * <p>The deeper, the more likely a high rank, as long as the depth is at most the number of ranks; deeper than that the band
 * leaves the list, and the ranks at its end become equally likely.
 *
 * <p>Ranks that are left out behave as if the roll were repeated until another one comes. A roll draws once, whatever the
 * band; O(ranks).
 *
 * <p>Source: the monsters of Rogue 5.4 (M. Toy, G. Wichman, K. Arnold, 1980-1999).
 *
 * @param name its name in errors
 * @param ranks the loot, the weakest first; 1 or more
 * @param band which ranks belong to a depth
 * @param leftOut the ranks, from 0, that are not picked
 */
public record RankTable(String name, List<Loot> ranks, Band band, Set<Integer> leftOut) implements Loot {

    /** Copies the lists; refuses a table without ranks, and unknown ranks to leave out. */
    public RankTable {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(ranks, "ranks");
        Objects.requireNonNull(band, "band");
        Objects.requireNonNull(leftOut, "leftOut");
        ranks = ImmutableList.copyOf(ranks);
        leftOut = ImmutableSortedSet.copyOf(leftOut);
        if (name.isBlank() || ranks.isEmpty()) {
            throw new IllegalArgumentException(
                    "A table of ranks needs a name and ranks; \"" + name + "\" has " + ranks.size());
        }
        for (int rank : leftOut) {
            if (rank < 0 || rank >= ranks.size()) {
                throw new IllegalArgumentException("The table \"" + name + "\" has no rank " + rank
                        + " to leave out; it has 0 to " + (ranks.size() - 1));
            }
        }
    }

    /**
     * Which ranks belong to a depth: {@code width} of them from rank {@code depth + first} on.
     *
     * @param first the first rank, relative to the depth, within 1000 of it
     * @param width how many, 1 to 1000
     * @param ends over how many ranks at an end of the list the part beyond it is spread, 1 to 1000
     */
    public record Band(int first, int width, int ends) {

        /** The band of Rogue 5.4: ten ranks, from 6 less than the depth to 3 more; 5 at the ends. */
        public static final Band ROGUE = new Band(-6, 10, 5);

        private static final int MAX = 1000;

        public Band {
            if (width < 1 || width > MAX || ends < 1 || ends > MAX || Math.abs((long) first) > MAX) {
                throw new IllegalArgumentException("No band is " + width + " ranks wide from " + first + " on, with "
                        + ends + " at the ends; take 1 to " + MAX + ", within " + MAX + " of the depth");
            }
        }
    }

    /** @return a table of this loot, the weakest first */
    public static RankTable of(String name, Band band, Loot... ranks) {
        return new RankTable(name, ImmutableList.copyOf(ranks), band, ImmutableSortedSet.of());
    }

    /** @return the same without these ranks, which count from 0 */
    public RankTable without(Integer... more) {
        return new RankTable(
                name,
                ranks,
                band,
                ImmutableSortedSet.<Integer>naturalOrder()
                        .addAll(leftOut)
                        .add(more)
                        .build());
    }

    /**
     * @return the weight of each rank at that depth, 0 for those that are not picked; the part of the band beyond an end is
     * shared exactly
     */
    public List<Integer> weights(int depth) {
        int ends = Math.min(band.ends(), ranks.size());
        long first = (long) depth + band.first();
        int below = (int) Math.max(0, Math.min(band.width(), -first));
        int above = (int) Math.max(0, Math.min(band.width(), first + band.width() - ranks.size()));
        ImmutableList.Builder<Integer> weights = ImmutableList.builder();
        for (int rank = 0; rank < ranks.size(); rank++) {
            int weight = first <= rank && rank < first + band.width() ? ends : 0;
            weight += rank < ends ? below : 0;
            weight += rank >= ranks.size() - ends ? above : 0;
            weights.add(leftOut.contains(rank) ? 0 : weight);
        }
        return weights.build();
    }

    @Override
    public void roll(Loot.Roll roll) {
        List<Integer> weights = weights(roll.depth());
        int sum = weights.stream().mapToInt(Integer::intValue).sum();
        if (sum == 0) {
            throw new IllegalArgumentException("The table \"" + name + "\" leaves out all that it has at depth "
                    + roll.depth() + "; leave out less, or take a wider band");
        }
        ranks.get(WeightedDraw.index(sum, weights::get, roll.random())).roll(roll);
    }
}
