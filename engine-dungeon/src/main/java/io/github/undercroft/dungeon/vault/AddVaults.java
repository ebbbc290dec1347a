package io.github.undercroft.dungeon.vault;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.dungeon.lock.AddLocks;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.WeightedTable;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Puts vaults into a level, each joined at one of its entrances, so that nothing is cut off. Each is an area of its own, and
 * a {@link Vault.VaultPlaced} among the details of the plan.
 *
 * <pre>{@code
 * LevelGenerator levels = FeatureLevels.of(80, 40).then(AddVaults.of(treasury, crypt).upTo(3).atDepth(5));
 * LevelGenerator halls = CaveLevels.of(80, 40).then(AddVaults.of(hut).onFloor());
 * }</pre>
 *
 * <p>Vaults are put into rock or onto floor. In rock, a vault is right beside the floor of an area, or at the end of a short
 * straight tunnel, which is a corridor. Nothing that was dug changes, and the vault is a dead end until later steps make
 * loops. On floor, it is on the floor of one area, with floor all around, where there are no marks and no stairs.
 *
 * <p>Each time a vault for that depth is chosen by weight, and tried a number of times, turned and mirrored at random, at a
 * random entrance and a random place. After {@value #MAX_IN_VAIN} failed tries in a row, or the tries of one vault if that
 * is more, the step stops. The same vault may be placed more than once. Vaults may share walls. All cells of a vault but the
 * door at its entrance are kept: later steps of this library leave them as they are.
 *
 * <p>A vault is a dead end, and no later step of this library puts stairs or a key into it. So nobody needs to go into one, past
 * whatever is drawn there, for anything but what is drawn there. Things that a vault has {@linkplain Vault#elsewhere elsewhere}
 * lie on floor outside of all vaults, in corridors only if there is no other.
 *
 * <p>Locked doors of vaults get keys elsewhere on the level, as {@link AddLocks} gives them. So vaults with such doors need a
 * level with stairs, and a theme with locks.
 *
 * <p>A depth without vaults is not an error, as a game may go deeper than its vaults; it is counted among the rejections of
 * the plan.
 *
 * <p>O(cells + count * tries * cells of a vault); on floor O(count * cells) more.
 *
 * @param vaults the vaults to choose from, at least one
 * @param ground in rock or on floor
 * @param depth of the level, 0 to a million
 * @param max the maximum number of vaults; 1 to 1000
 * @param min with fewer vaults the level is made again; 0 to {@code max}
 * @param tries how often each vault is tried, 1 to a million
 * @param longestTunnel the maximum length of a tunnel between a vault and an area, 0 to 100 cells
 */
public record AddVaults(
        List<Vault> vaults, VaultGround ground, int depth, int max, int min, int tries, int longestTunnel)
        implements LevelStep {

    private static final int MAX_IN_VAIN = 100_000;
    private static final int MAX = 1000;
    /** How many vaults a message names. */
    private static final int NAMED = 5;

    public AddVaults {
        Objects.requireNonNull(vaults, "vaults");
        vaults = ImmutableList.copyOf(vaults);
        Objects.requireNonNull(ground, "ground");
        if (vaults.isEmpty()) {
            throw new IllegalArgumentException("AddVaults has no vault to add; give one or more");
        }
        SettingRange.require("depth", depth, 0, WeightedTable.DEEPEST);
        SettingRange.require("max", max, 1, MAX);
        SettingRange.require("min", min, 0, max);
        SettingRange.require("tries", tries, 1, 1_000_000);
        SettingRange.require("longestTunnel", longestTunnel, 0, 100);
    }

    /** At most one of these vaults, in rock, tried 300 times, at depth 1, with tunnels up to 4 cells long. */
    public static AddVaults of(Vault... vaults) {
        return of(ImmutableList.copyOf(vaults));
    }

    /** At most one of these vaults, as those of {@link Vaults#read}, with the same settings. */
    public static AddVaults of(List<Vault> vaults) {
        return new AddVaults(vaults, VaultGround.ROCK, 1, 1, 0, 300, 4);
    }

    /**
     * The same with those vaults only that have the tag.
     *
     * @throws IllegalArgumentException if none has it
     */
    public AddVaults tagged(String tag) {
        Objects.requireNonNull(tag, "tag");
        List<Vault> some =
                vaults.stream().filter(vault -> vault.tags().contains(tag)).toList();
        if (some.isEmpty()) {
            throw new IllegalArgumentException("No vault is tagged \"" + tag + "\"; their tags are "
                    + vaults.stream().flatMap(vault -> vault.tags().stream()).collect(ImmutableSet.toImmutableSet()));
        }
        return new AddVaults(some, ground, depth, max, min, tries, longestTunnel);
    }

    /** @return the same on the floor of rooms and caves rather than in rock */
    public AddVaults onFloor() {
        return new AddVaults(vaults, VaultGround.FLOOR, depth, max, min, tries, longestTunnel);
    }

    /** @return the same at another depth */
    public AddVaults atDepth(int newDepth) {
        return new AddVaults(vaults, ground, newDepth, max, min, tries, longestTunnel);
    }

    /** @return the same with up to so many vaults, 1 to 1000 */
    public AddVaults upTo(int count) {
        SettingRange.require("upTo", count, 1, MAX);
        return new AddVaults(vaults, ground, depth, count, Math.min(min, count), tries, longestTunnel);
    }

    /** @return the same, but a level with fewer vaults is made again; so many are allowed then, 0 to 1000 */
    public AddVaults atLeast(int count) {
        SettingRange.require("atLeast", count, 0, MAX);
        return new AddVaults(vaults, ground, depth, Math.max(max, count), count, tries, longestTunnel);
    }

    /** @return the same with more or fewer tries for each vault */
    public AddVaults withTries(int count) {
        return new AddVaults(vaults, ground, depth, max, min, count, longestTunnel);
    }

    /** @return the same with longer or shorter tunnels */
    public AddVaults withLongestTunnel(int cells) {
        return new AddVaults(vaults, ground, depth, max, min, tries, cells);
    }

    /**
     * Levels of a generator in which these vaults get their places before anything is dug, so that large ones find one. Only
     * depth, {@code max}, {@code min} and {@code tries} count: the vaults are in rock, and a tunnel of any length joins each.
     * Use {@code reserving} of {@code BspLevels}, {@code AccretionLevels}, {@code CaveLevels} and {@code FeatureLevels}; another
     * generator has to leave alone what is open before its first step.
     */
    public LevelGenerator reservedIn(LevelGenerator generator) {
        Objects.requireNonNull(generator, "generator");
        return new ReservedLevels(generator, this);
    }

    @Override
    public String name() {
        return "vaults";
    }

    @Override
    public Set<Guarantee> needs() {
        if (hasLocks()) {
            return ImmutableSet.of(Guarantee.CONNECTED, Guarantee.STAIRS);
        }
        boolean hasElsewhere =
                vaults.stream().anyMatch(vault -> !vault.elsewhere().isEmpty());
        return hasElsewhere ? ImmutableSet.of(Guarantee.CONNECTED) : ImmutableSet.of();
    }

    @Override
    public Set<Guarantee> gives() {
        return hasLocks() ? ImmutableSet.of(Guarantee.SOLVABLE) : ImmutableSet.of();
    }

    boolean hasLocks() {
        return vaults.stream().anyMatch(Vault::hasLock);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        WeightedTable.Builder<TurnedVault> builder = WeightedTable.builder();
        List<Vault> found = found();
        found.forEach(vault -> builder.add(new TurnedVault(vault), vault.weight()));
        WeightedTable<TurnedVault> table = builder.build();
        VaultSites sites = new VaultSites(draft, this);
        int placed = 0;
        int inVain = 0;
        for (int i = 0; i < max && !found.isEmpty() && inVain < Math.max(tries, MAX_IN_VAIN); i++) {
            boolean isPlaced = place(table.pick(depth, random), sites, random);
            placed += isPlaced ? 1 : 0;
            inVain = isPlaced ? 0 : inVain + tries;
        }
        if (placed < min) {
            throw new LevelVeto(found.isEmpty() ? noneFound() : "fewer vaults than asked for");
        }
        if (found.isEmpty()) {
            draft.reject(noneFound());
        } else if (sites.isEmpty()) {
            draft.reject("no place beside which a vault could be");
        }
        ThingsElsewhere.put(draft, sites.placed(), depth);
        if (placed > 0 && hasLocks()) {
            AddLocks.upTo(0).apply(draft, draft.stream("keys of vaults"));
        }
    }

    /** Those of this depth. */
    List<Vault> found() {
        return vaults.stream().filter(vault -> vault.isAt(depth)).toList();
    }

    String noneFound() {
        return "no vault for this depth, " + depth + ": "
                + vaults.stream()
                        .limit(NAMED)
                        .map(vault -> vault.name() + " is at " + vault.minDepth() + " to " + vault.maxDepth())
                        .collect(Collectors.joining(", "))
                + (vaults.size() > NAMED ? ", and " + (vaults.size() - NAMED) + " more" : "");
    }

    private boolean place(TurnedVault vault, VaultSites sites, RandomSource random) {
        for (int i = 0; i < tries && !sites.isEmpty(); i++) {
            if (sites.tryPlace(vault, random)) {
                return true;
            }
        }
        return false;
    }

    /** Where vaults are put. */
    public enum VaultGround {
        /** In the rock beside what is dug. */
        ROCK,
        /** On the floor of a room or a cave, with floor all around, where nothing lies. */
        FLOOR
    }
}
