package io.github.undercroft.dungeon.feature;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Digs one element after the other by the rules of {@link LiteralFeatureLevels}. */
record DigLiteralFeatures(LiteralFeatureLevels levels) implements LevelStep {

    private static final int FAILURES_PER_ELEMENT = 50;

    @Override
    public String name() {
        return "features";
    }

    @Override
    public Set<Guarantee> gives() {
        return ImmutableSet.of(Guarantee.CONNECTED, Guarantee.CLOSED_BORDER);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        DugFeatures dug = new DugFeatures(draft);
        dug.add(firstRoom(random), Optional.empty());
        int failures = 0;
        while (dug.size() < levels.elements() && failures < FAILURES_PER_ELEMENT * dug.size()) {
            failures = hasGrown(dug, draft, random) ? 0 : failures + 1;
        }
        if (dug.rooms() < levels.minRooms()) {
            throw new LevelVeto("fewer than " + levels.minRooms() + " rooms");
        }
        dug.addDetails();
    }

    private Outline firstRoom(RandomSource random) {
        int wide = levels.roomWidth().draw(random);
        int high = levels.roomHeight().draw(random);
        int left = corner(levels.width(), wide, random);
        int top = corner(levels.height(), high, random);
        return Outline.of("room", AreaKind.ROOM, new Rect(left + 1, top + 1, wide - 2, high - 2));
    }

    /** The middle less a random part of the size, moved so far that the whole is on the map. */
    private static int corner(int map, int size, RandomSource random) {
        int corner = map / 2 - random.nextInt(size);
        return Math.min(Math.max(corner, 0), map - size);
    }

    private boolean hasGrown(DugFeatures dug, LevelDraft draft, RandomSource random) {
        int parent = random.nextInt(dug.size());
        Outline from = dug.outline(parent);
        List<Direction> free = Direction.cardinal().stream()
                .filter(side -> !dug.isUsed(parent, side))
                .toList();
        if (free.isEmpty()) {
            draft.reject("no wall without a feature");
            return false;
        }
        Direction away = random.pick(free);
        Point at = random.pick(from.furthest(away)).step(away);
        Joint joint = new Joint(parent, at, away);
        boolean isCorridor = from.kind() == AreaKind.ROOM || random.nextBoolean();
        Outline outline = (isCorridor ? corridor() : room()).propose(joint, random);
        if (!dug.rock().hasSpaceFor(outline.parts())) {
            draft.reject("no space beyond the wall", at);
            return false;
        }
        dug.add(outline, Optional.of(joint));
        return true;
    }

    private FeatureShape room() {
        return new RoomShape(floor(levels.roomWidth()), floor(levels.roomHeight()));
    }

    private FeatureShape corridor() {
        return new CorridorShape(new SizeRange(1, levels.maxCorridor()));
    }

    private static SizeRange floor(SizeRange withWalls) {
        return new SizeRange(withWalls.min() - 2, withWalls.max() - 2);
    }
}
