package io.github.undercroft.dungeon.step;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.random.RandomSource;
import java.util.Set;

/**
 * Digs tunnels between the parts of a level that are cut off from each other, one fewer than there are parts; each is a
 * corridor. All parts but the largest grow at once, and what they meet they are joined to, so tunnels are short. Digs neither at the
 * border nor beside doors, and only through rock that is not to be kept; parts that no such tunnel can join are left, and the level is
 * tried again. Where a tunnel passes by an area, with cells side by side, the two are joined, too; where it passes by a cell of no
 * area, as a joint, it is joined there to each area around that.
 *
 * <p>O(cells), at most 5 bytes a cell, in rows filled up to a power of two, while it is at work; most rows take none. Without chance: equal drafts get equal tunnels.
 */
public record JoinByTunnels() implements LevelStep {

    @Override
    public String name() {
        return "tunnels";
    }

    @Override
    public Set<Guarantee> gives() {
        return ImmutableSet.of(Guarantee.CONNECTED);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        int firstTunnel = draft.areas().size();
        Tunnels.of(draft).ifPresent(Tunnels::dig);
        new TunnelTouches(draft, firstTunnel).join();
    }
}
