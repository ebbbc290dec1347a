package io.github.undercroft.dungeon.step;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.random.RandomSource;
import java.util.Set;

/**
 * Digs tunnels between the separate parts of a level, one fewer than there are parts; each tunnel is a corridor. All parts
 * but the largest grow at once and are joined to the parts that they meet, so tunnels are short. It digs neither at the
 * border nor beside doors, and only through rock that is not kept. If such tunnels cannot join all parts, the level is made
 * again. Where a tunnel passes an area, with cells side by side, the two are linked, too; where it passes a cell of no area,
 * such as a joint, it is linked to each area around that cell.
 *
 * <p>O(cells), at most 5 bytes a cell, in rows filled up to a power of two, while it is at work; most rows take none. Draws
 * no random numbers: equal drafts get equal tunnels.
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
