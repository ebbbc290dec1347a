package io.github.undercroft.model;

import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Which faction is hostile to which. A value; {@code with} and {@code between} give another one, and what is said last of
 * two factions holds.
 *
 * <pre>{@code
 * Relations.usual()
 *         .between(Faction.PLAYERS, Stance.ALLIED, villagers)      // both ways
 *         .with(deer, Stance.NEUTRAL, wolves)                      // wolves are still hostile to deer
 *         .with(Faction.MONSTERS, Stance.HOSTILE, Faction.MONSTERS) // each against all
 * }</pre>
 *
 * <p>Each question takes O(1).
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

    /** @return any two different factions are hostile, and each is its own ally */
    public static Relations usual() {
        return USUAL;
    }

    /** @return any two different factions stand so to each other, and each is its own ally */
    public static Relations of(Stance toOthers) {
        return new Relations(ImmutableMap.of(), Objects.requireNonNull(toOthers, "relations need a stance to others"));
    }

    /** @return these, where one faction stands so to another, or its members to each other; the other way is as before */
    public Relations with(Faction one, Stance stance, Faction toward) {
        Map<Pair, Stance> all = new LinkedHashMap<>(said);
        all.put(new Pair(one, toward), Objects.requireNonNull(stance, "relations need a stance"));
        return new Relations(ImmutableMap.copyOf(all), toOthers);
    }

    /** @return these, where two factions stand so to each other */
    public Relations between(Faction one, Stance stance, Faction other) {
        return with(one, stance, other).with(other, stance, one);
    }

    /** @return how the first stands to the second */
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
