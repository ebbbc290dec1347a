package io.github.undercroft;

import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Which faction is hostile to which. A value: {@code with} and {@code between} return another one and refuse to
 * change a stance that was set before; {@code replacing} changes it.
 *
 * <pre>{@code
 * Relations.usual()
 *         .between(Faction.PLAYERS, Stance.ALLIED, villagers)      // both ways
 *         .with(deer, Stance.NEUTRAL, wolves)                      // wolves are still hostile to deer
 *         .with(Faction.MONSTERS, Stance.HOSTILE, Faction.MONSTERS) // each against all
 * }</pre>
 *
 * <p>Each query takes O(1). {@code with}, {@code between} and {@code replacing} copy everything set before.
 */
public final class Relations {

    private static final Relations USUAL = new Relations(ImmutableMap.of(), Stance.HOSTILE);

    private final ImmutableMap<Pair, Stance> said;
    private final Stance toOthers;

    private record Pair(Faction of, Faction toward) {}

    private Relations(ImmutableMap<Pair, Stance> said, Stance toOthers) {
        this.said = said;
        this.toOthers = toOthers;
    }

    /** @return relations where any two different factions are hostile, and members of one faction are allies */
    public static Relations usual() {
        return USUAL;
    }

    /**
     * @return relations where any two different factions have this stance to each other, and members of one faction are
     *     allies
     */
    public static Relations of(Stance toOthers) {
        return new Relations(ImmutableMap.of(), Objects.requireNonNull(toOthers, "relations need a stance to others"));
    }

    /**
     * Sets the stance of one faction to another, or of its members to each other. The stance in the other direction
     * stays.
     *
     * @throws IllegalArgumentException if another stance was set before; see {@link #replacing}
     */
    public Relations with(Faction one, Stance stance, Faction toward) {
        Stance before = said.get(new Pair(one, toward));
        if (before != null && before != stance) {
            throw new IllegalArgumentException("The " + one.name() + " are " + before + " to the " + toward.name()
                    + " already; with adds only a stance that is not set yet. To make them " + stance
                    + ", use replacing");
        }
        return replacing(one, stance, toward);
    }

    /**
     * @return these with the stance of one faction to another set or changed; the stance in the other direction stays
     */
    public Relations replacing(Faction one, Stance stance, Faction toward) {
        Map<Pair, Stance> all = new LinkedHashMap<>(said);
        all.put(new Pair(one, toward), Objects.requireNonNull(stance, "relations need a stance"));
        return new Relations(ImmutableMap.copyOf(all), toOthers);
    }

    /**
     * Sets the stance of two factions to each other, in both directions.
     *
     * @throws IllegalArgumentException if another stance was set before, in either direction
     */
    public Relations between(Faction one, Stance stance, Faction other) {
        return with(one, stance, other).with(other, stance, one);
    }

    /** @return the stance of the first to the second */
    public Stance stance(Faction one, Faction toward) {
        Stance usual = one.equals(toward) ? Stance.ALLIED : toOthers;
        return said.isEmpty() ? usual : said.getOrDefault(new Pair(one, toward), usual);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Relations that && toOthers == that.toOthers && said.equals(that.said);
    }

    @Override
    public int hashCode() {
        return Objects.hash(said, toOthers);
    }

    @Override
    public String toString() {
        return "Relations[others are " + toOthers + ", but " + said + "]";
    }
}
