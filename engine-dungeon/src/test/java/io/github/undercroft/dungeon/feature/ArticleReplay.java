package io.github.undercroft.dungeon.feature;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Digs the elements of a level once more, one by one, and checks each by the rules of the article. */
final class ArticleReplay {

    private final LiteralFeatureLevels settings;
    private final List<Element> placed = new ArrayList<>();
    private final Set<Point> floor = new TreeSet<>();
    private final List<Link> links = new ArrayList<>();

    /** As in the article: a rectangle with its walls, and which of these bear another element. */
    private record Element(AreaKind kind, Rect withWalls, Set<Direction> hasFeature) {

        /** The cells of a wall, without corners. */
        List<Point> wall(Direction side) {
            return withWalls.points().stream()
                    .filter(cell -> isOn(cell, side))
                    .filter(cell -> Direction.cardinal().stream()
                                    .filter(other -> isOn(cell, other))
                                    .count()
                            == 1)
                    .toList();
        }

        private boolean isOn(Point cell, Direction side) {
            return !withWalls.contains(cell.step(side));
        }
    }

    private ArticleReplay(LiteralFeatureLevels settings) {
        this.settings = settings;
    }

    static void check(LiteralFeatureLevels settings, LevelPlan plan) {
        ArticleReplay replay = new ArticleReplay(settings);
        List<Feature> elements = plan.details(Feature.class);
        replay.first(elements.get(0));
        elements.subList(1, elements.size()).forEach(replay::next);
        assertThat(elements).hasSizeLessThanOrEqualTo(settings.elements());
        assertThat(plan.links()).isEqualTo(replay.links);
        assertThat(new TreeSet<>(plan.open().points())).isEqualTo(replay.floor);
    }

    private void first(Feature element) {
        Element room = element(element);
        assertThat(element.joint()).isEmpty();
        assertThat(room.kind).isEqualTo(AreaKind.ROOM);
        assertThat(room.withWalls.contains(new Point(settings.width() / 2, settings.height() / 2)))
                .isTrue();
        place(element, room);
    }

    private void next(Feature element) {
        Joint joint = element.joint().orElseThrow();
        assertThat(joint.parent()).isBetween(0, placed.size() - 1);
        Element parent = placed.get(joint.parent());
        Element added = element(element);
        assertThat(parent.wall(joint.direction())).contains(joint.at());
        assertThat(parent.hasFeature.add(joint.direction())).isTrue();
        assertThat(added.wall(joint.direction().opposite())).contains(joint.at());
        assertThat(added.hasFeature.add(joint.direction().opposite())).isTrue();
        if (parent.kind == AreaKind.ROOM) {
            assertThat(added.kind).isEqualTo(AreaKind.CORRIDOR);
        }
        if (added.kind == AreaKind.CORRIDOR) {
            boolean isAcross = joint.direction().dx() == 0;
            assertThat(isAcross ? added.withWalls.width() : added.withWalls.height())
                    .isEqualTo(3);
        }
        links.add(new Link(joint.parent(), placed.size(), joint.at()));
        place(element, added);
        floor.add(joint.at());
    }

    private Element element(Feature feature) {
        Rect cells = feature.outline().bounds();
        Rect withWalls = new Rect(cells.x() - 1, cells.y() - 1, cells.width() + 2, cells.height() + 2);
        if (feature.kind() == AreaKind.ROOM) {
            assertThat(withWalls.width())
                    .isBetween(settings.roomWidth().min(), settings.roomWidth().max());
            assertThat(withWalls.height())
                    .isBetween(
                            settings.roomHeight().min(), settings.roomHeight().max());
        } else {
            assertThat(feature.kind()).isEqualTo(AreaKind.CORRIDOR);
            assertThat(Math.min(cells.width(), cells.height())).isEqualTo(1);
            assertThat(Math.max(cells.width(), cells.height())).isBetween(1, settings.maxCorridor());
        }
        assertThat(feature.cells()).containsExactlyElementsOf(cells.points());
        return new Element(feature.kind(), withWalls, new TreeSet<>());
    }

    private void place(Feature feature, Element element) {
        assertThat(feature.index()).isEqualTo(placed.size());
        Rect map = new Rect(0, 0, settings.width(), settings.height());
        assertThat(element.withWalls.points()).allMatch(cell -> map.contains(cell) && !floor.contains(cell));
        floor.addAll(feature.cells());
        placed.add(element);
    }
}
