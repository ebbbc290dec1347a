package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.FloodFill;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Checks whether a draft keeps its guarantees. O(cells). */
final class GuaranteeCheck {

    private final LevelDraft draft;
    private Optional<Point> up = Optional.empty();
    private final List<Point> stairs = new ArrayList<>();
    private boolean hasDown;
    /** Whether all passable cells are connected, once that was computed. */
    private Optional<Boolean> connected = Optional.empty();

    private boolean hasLooseDoor;
    /** Whether there is anything to find or unlock. */
    private boolean hasObstacle;

    private GuaranteeCheck(LevelDraft draft) {
        this.draft = draft;
        draft.special().forEach(this::look);
    }

    private void look(int x, int y) {
        CellKind kind = draft.kindAt(x, y);
        hasObstacle |= kind.isSecret() || kind == CellKind.LOCKED_DOOR;
        if (kind == CellKind.STAIRS_UP || kind == CellKind.STAIRS_DOWN) {
            stairs.add(new Point(x, y));
            hasDown |= kind == CellKind.STAIRS_DOWN;
            up = kind == CellKind.STAIRS_UP ? Optional.of(new Point(x, y)) : up;
        } else if (kind.isDoor()) {
            hasLooseDoor |= !DraftCells.isDoorway(draft, x, y);
        }
    }

    /** The guarantees that are broken, in the order of the constants; empty if all are kept. */
    static Optional<String> firstBreach(LevelDraft draft, Set<Guarantee> guarantees) {
        GuaranteeCheck check = new GuaranteeCheck(draft);
        for (Guarantee guarantee : Guarantee.values()) {
            if (guarantees.contains(guarantee) && !check.holds(guarantee)) {
                return Optional.of(check.breach(guarantee));
            }
        }
        return draft.marks().stream()
                        .map(mark -> draft.kindAt(mark.at().x(), mark.at().y()))
                        .allMatch(kind -> kind.isPassable() || kind == CellKind.DEEPS)
                ? Optional.empty()
                : Optional.of("a mark on a solid cell");
    }

    private String breach(Guarantee guarantee) {
        return guarantee == Guarantee.CONNECTED && draft.open().firstSet().isEmpty()
                ? "no passable cell at all"
                : guarantee.breach();
    }

    static Set<Guarantee> held(LevelDraft draft) {
        GuaranteeCheck check = new GuaranteeCheck(draft);
        return Arrays.stream(Guarantee.values()).filter(check::holds).collect(ImmutableSet.toImmutableSet());
    }

    private boolean holds(Guarantee guarantee) {
        return switch (guarantee) {
            case CONNECTED -> isConnected();
            case CLOSED_BORDER -> isBorderClosed();
            case DOORWAYS -> !hasLooseDoor;
            case STAIRS -> up.isPresent() && hasDown;
            case OPEN_WAY -> hasOpenWay();
            case SOLVABLE -> up.isPresent() && KeySearch.reachesAll(draft, up.get());
        };
    }

    private boolean isConnected() {
        if (connected.isEmpty()) {
            connected = Optional.of(draft.isConnected());
        }
        return connected.get();
    }

    private boolean isBorderClosed() {
        BitGridView open = draft.open();
        for (int wordX = 0; wordX < open.wordsPerRow(); wordX++) {
            if ((open.word(wordX, 0) | open.word(wordX, draft.height() - 1)) != 0) {
                return false;
            }
        }
        for (int y = 0; y < draft.height(); y++) {
            if (open.get(0, y) || open.get(draft.width() - 1, y)) {
                return false;
            }
        }
        return true;
    }

    private boolean hasOpenWay() {
        if (up.isEmpty() || !hasDown) {
            return false;
        }
        if (!hasObstacle && isConnected()) {
            return true;
        }
        BitGrid reached = FloodFill.of(Movement.FOUR_WAY).reachable(DraftCells.walkable(draft), up.get());
        return stairs.stream().allMatch(reached::get);
    }
}
