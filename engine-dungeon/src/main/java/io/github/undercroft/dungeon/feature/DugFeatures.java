package io.github.undercroft.dungeon.feature;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Rect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The features of a draft in the order in which they are dug. */
final class DugFeatures {

    private final LevelDraft draft;
    private final FreeRock rock;
    private final List<Dug> all = new ArrayList<>();
    private int rooms;

    /** A feature that may still get exits. */
    private record Dug(Outline outline, Optional<Joint> joint, List<Joint> exits) {}

    DugFeatures(LevelDraft draft) {
        this.draft = draft;
        rock = new FreeRock(draft.open());
    }

    FreeRock rock() {
        return rock;
    }

    int size() {
        return all.size();
    }

    int rooms() {
        return rooms;
    }

    Outline outline(int feature) {
        return all.get(feature).outline;
    }

    /** Whether a way leads through that wall of the feature. */
    boolean isUsed(int feature, Direction side) {
        Dug dug = all.get(feature);
        return dug.joint.filter(joint -> joint.direction().opposite() == side).isPresent()
                || dug.exits.stream().anyMatch(exit -> exit.direction() == side);
    }

    void add(Outline outline, Optional<Joint> joint) {
        Area area = draft.addArea(outline.kind(), outline.bounds(), false);
        for (Rect part : outline.parts()) {
            for (int y = part.y(); y <= part.bottom(); y++) {
                draft.fill(y, part.x(), part.right() + 1, CellKind.FLOOR);
                draft.claim(area, y, part.x(), part.right() + 1);
            }
        }
        joint.ifPresent(through -> {
            draft.set(through.at().x(), through.at().y(), CellKind.FLOOR);
            draft.join(new Link(through.parent(), area.id(), through.at()));
            all.get(through.parent()).exits.add(through);
        });
        all.add(new Dug(outline, joint, new ArrayList<>(0)));
        rooms += outline.kind() == AreaKind.ROOM ? 1 : 0;
    }

    /** Records them as details of the level. */
    void addDetails() {
        for (int i = 0; i < all.size(); i++) {
            Dug dug = all.get(i);
            draft.addDetail(new Feature(i, dug.outline, dug.joint, dug.exits));
        }
    }
}
