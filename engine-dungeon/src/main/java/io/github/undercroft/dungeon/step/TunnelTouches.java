package io.github.undercroft.dungeon.step;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.Set;
import java.util.TreeSet;

/**
 * Links tunnels to areas that they only pass: it is possible to step from one to the other there, so the plan has to say so.
 */
final class TunnelTouches {

    private final LevelDraft draft;
    private final int firstTunnel;
    /** The pairs of linked areas: the id of the area dug first, then the id of the other one, packed. */
    private final Set<Long> joined = new TreeSet<>();

    /** @param firstTunnel all areas from that id on are tunnels */
    TunnelTouches(LevelDraft draft, int firstTunnel) {
        this.draft = draft;
        this.firstTunnel = firstTunnel;
        draft.links().forEach(link -> {
            if (Math.max(link.from(), link.to()) >= firstTunnel) {
                isNew(link.from(), link.to());
            }
        });
    }

    private boolean isNew(int one, int other) {
        return joined.add(((long) Math.min(one, other) << 32) | Math.max(one, other));
    }

    /** Tunnel by tunnel, its cells in reading order. */
    void join() {
        int end = draft.areas().size();
        for (int id = firstTunnel; id < end; id++) {
            Area tunnel = draft.areas().get(id);
            for (int y = tunnel.bounds().y(); y <= tunnel.bounds().bottom(); y++) {
                for (int x = tunnel.bounds().x(); x <= tunnel.bounds().right(); x++) {
                    if (draft.areaAt(x, y) == id) {
                        joinAround(id, new Point(x, y));
                    }
                }
            }
        }
    }

    private void joinAround(int tunnel, Point cell) {
        for (Direction side : Direction.cardinal()) {
            Point beside = cell.step(side);
            if (!draft.open().getOrFalse(beside.x(), beside.y())) {
                continue;
            }
            int area = draft.areaAt(beside.x(), beside.y());
            if (area == LevelDraft.NO_AREA) {
                joinOver(tunnel, beside);
            } else {
                join(tunnel, area, tunnel > area ? cell : beside);
            }
        }
    }

    /** A cell of no area leads from the tunnel to each area around the cell. */
    private void joinOver(int tunnel, Point joint) {
        for (Direction side : Direction.cardinal()) {
            Point beside = joint.step(side);
            if (draft.open().getOrFalse(beside.x(), beside.y())) {
                join(tunnel, draft.areaAt(beside.x(), beside.y()), joint);
            }
        }
    }

    private void join(int tunnel, int area, Point at) {
        if (area != LevelDraft.NO_AREA && area != tunnel && isNew(tunnel, area)) {
            draft.join(new Link(Math.min(tunnel, area), Math.max(tunnel, area), at));
        }
    }
}
