package io.github.undercroft.dungeon.feature;

import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.Optional;

/** The growing of one level. */
final class FeatureDigging {

    private static final int TRIES_PER_WALL = 5;
    /** The minimum number of cells between two joints in a wall. */
    private static final int JOINT_DISTANCE = 2;

    private final LevelDraft draft;
    private final RandomSource random;
    private final FeatureMix mix;
    private final FeatureLimits limits;
    private final List<FeatureChoices> choices;
    private final DugFeatures dug;
    private final FreeRock rock;
    private final WallCells walls = new WallCells();
    /** Walls at the ends of corridors, which are used first. */
    private final WallCells ends = new WallCells();
    /** Wall cells that are too near a joint. */
    private final BitGrid spoilt;

    private int attempts;

    FeatureDigging(DigFeatures settings, LevelDraft draft, RandomSource random) {
        this.draft = draft;
        this.random = random;
        mix = settings.mix();
        limits = settings.limits();
        choices = FeatureChoices.byKind(mix);
        dug = new DugFeatures(draft);
        rock = dug.rock();
        spoilt = BitGrid.of(draft.width(), draft.height());
    }

    void dig() {
        Rect inside = new Rect(1, 1, draft.width() - 2, draft.height() - 2);
        boolean isReserved = draft.open().firstSet().isPresent();
        Outline first = mix.first().around(new Point(draft.width() / 2, draft.height() / 2), inside, random);
        if (isReserved && !rock.hasSpaceFor(first.parts())) {
            throw new LevelVeto("no first room fits beside what is reserved");
        }
        add(first, Optional.empty());
        while (canGoOn()) {
            grow((ends.isEmpty() ? walls : ends).take(random));
        }
        if (dug.rooms() == 1 && limits.rooms() > 1 && mix.hasMoreRooms() && !draft.isLastAttempt()) {
            throw new LevelVeto("one room only");
        }
        dug.addDetails();
    }

    private boolean canGoOn() {
        return dug.rooms() < limits.rooms()
                && dug.size() < FeatureLimits.MAX_FEATURES
                && attempts < limits.attempts()
                && !(ends.isEmpty() && walls.isEmpty());
    }

    private void grow(long wall) {
        int y = WallCells.cell(wall) / draft.width();
        int x = WallCells.cell(wall) - y * draft.width();
        if (spoilt.get(x, y)) {
            return;
        }
        Direction away = Direction.cardinal().get(WallCells.side(wall));
        int beyondX = x + away.dx();
        int beyondY = y + away.dy();
        boolean hasSpace = rock.hasSpaceFor(beyondX, beyondY, beyondX, beyondY);
        attempts += hasSpace ? 0 : 1;
        // Most walls have no space beyond them, so this is checked before a joint is made.
        if (!hasSpace || !isDug(new Joint(WallCells.feature(wall), new Point(x, y), away))) {
            draft.reject("no space beyond the wall", new Point(x, y));
        }
    }

    private boolean isDug(Joint joint) {
        FeatureChoices some = choices.get(dug.outline(joint.parent()).kind().ordinal());
        for (int i = 0; i < TRIES_PER_WALL && attempts < limits.attempts(); i++) {
            attempts++;
            FeatureShape shape = some.draw(random);
            Outline outline = shape.propose(joint, random);
            if (!outline.contains(joint.beyond())) {
                throw new IllegalStateException(shape + " proposed " + outline + ", in which " + joint.beyond()
                        + ", the cell beyond the joint, is missing; move it there by beyond(joint, random)");
            }
            if (rock.hasSpaceFor(outline.parts())) {
                add(outline, Optional.of(joint));
                return true;
            }
        }
        return false;
    }

    private void add(Outline outline, Optional<Joint> joint) {
        dug.add(outline, joint);
        joint.ifPresent(this::spoil);
        if (!choices.get(outline.kind().ordinal()).isEmpty()) {
            addWalls(outline);
        }
    }

    private void spoil(Joint joint) {
        Point at = joint.at();
        int alongX = joint.direction().dx() == 0 ? JOINT_DISTANCE : 0;
        int alongY = JOINT_DISTANCE - alongX;
        int fromX = Math.max(at.x() - alongX, 0);
        int toX = Math.min(at.x() + alongX + 1, draft.width());
        for (int y = Math.max(at.y() - alongY, 0); y <= Math.min(at.y() + alongY, draft.height() - 1); y++) {
            spoilt.setRange(y, fromX, toX);
        }
    }

    private void addWalls(Outline outline) {
        for (int side = 0; side < Direction.cardinal().size(); side++) {
            Direction away = Direction.cardinal().get(side);
            Rect along = outline.side(away);
            if (isNearBorder(along, away)) {
                continue;
            }
            addWall(outline, side, along);
        }
    }

    /** Adds all cells of a wall, in stretches up to the next gap or end of the outline. */
    private void addWall(Outline outline, int side, Rect along) {
        Direction away = Direction.cardinal().get(side);
        boolean isRow = along.height() == 1;
        int length = isRow ? along.width() : along.height();
        int step = isRow ? 1 : draft.width();
        int cell = (along.y() + away.dy()) * draft.width() + along.x() + away.dx();
        long first = WallCells.pack(dug.size() - 1, side, cell);
        int from = 0;
        boolean mayHaveGaps = outline.parts().size() > 1;
        for (int i = 0; i < length && (mayHaveGaps || !outline.ends().isEmpty()); i++) {
            int x = isRow ? along.x() + i : along.x();
            int y = isRow ? along.y() : along.y() + i;
            boolean isGap = mayHaveGaps && !outline.contains(new Point(x, y));
            if (isGap || isEnd(outline, x, y)) {
                walls.add(first, step, from, i);
                from = i + 1;
                if (!isGap) {
                    ends.add(first, step, i, from);
                }
            }
        }
        walls.add(first, step, from, length);
    }

    /** Whether nothing fits between the wall on that side and the border. */
    private boolean isNearBorder(Rect along, Direction away) {
        int beyondX = along.x() + 2 * away.dx();
        int beyondY = along.y() + 2 * away.dy();
        return beyondX < 1 || beyondY < 1 || beyondX > draft.width() - 2 || beyondY > draft.height() - 2;
    }

    private static boolean isEnd(Outline outline, int x, int y) {
        for (int i = 0; i < outline.ends().size(); i++) {
            Point end = outline.ends().get(i);
            if (end.x() == x && end.y() == y) {
                return true;
            }
        }
        return false;
    }
}
