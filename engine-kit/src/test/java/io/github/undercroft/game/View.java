package io.github.undercroft.game;

import io.github.undercroft.game.Whereabouts.Place;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Set;

/** What somebody has in view, on which level. */
record View(int level, Set<Point> cells) {
    static final View NOTHING = new View(-1, Set.of());

    boolean holds(List<Place> places) {
        return places.stream()
                .anyMatch(place ->
                        place.level() == level && place.cells().stream().anyMatch(cells::contains));
    }
}
