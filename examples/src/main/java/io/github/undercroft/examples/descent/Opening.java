package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.undercroft.Blueprint;
import io.github.undercroft.brain.Unless;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Mark;
import io.github.undercroft.dungeon.theme.Theme;
import io.github.undercroft.examples.descent.first.Land;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.brain.Tracker;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.sense.Wary;
import java.util.Optional;

/**
 * How a game begins: what is in the room next to the start, where no group is.
 *
 * @param told what the hero notices first
 * @param near what lies near the start
 * @param next who and what is there; the first one always has room
 * @param ground what lies on its floor, but for the cells beside its walls; empty for nothing
 */
record Opening(String told, ImmutableList<String> near, ImmutableList<String> next, String ground) {

    /** Deep water. */
    static final String POOL = "pool";

    private static final Blueprint SLEEPING_RAT =
            Beasts.RAT.replacing(Wary.asleep(new Unless(new Tracker(), "runs to the others", new Rally(false))));
    private static final Blueprint SLEEPING_GOBLIN = Beasts.GOBLIN.replacing(Wary.asleep(new Tracker()));
    private static final Blueprint SLEEPING_JACKAL = Beasts.LONE_JACKAL.replacing(Wary.asleep(new Tracker()));

    /** The one of a player's first game. */
    static final Opening FIRST = new Opening(
            "Somebody snores in the grass near by",
            ImmutableList.<String>builder().addAll(Land.NEAR).add("fire pot").build(),
            ImmutableList.of("sleeping goblin", "sleeping rat", "potion"),
            Place.GRASS);

    static final ImmutableList<Opening> ALL = ImmutableList.of(
            FIRST,
            of("It smells of oil, and something squeaks near by", Place.OIL, "rat", "rat", "fire pot", "scroll"),
            of("Water drips near by, and a dart clicks on stone", POOL, "kobold", "potion", "scroll"),
            of("Something large snores near by", "", "ogre", "potion", "scroll"),
            of("A jackal whimpers in its sleep", Place.GRASS, "sleeping jackal", "scroll", "fire pot"));

    private static Opening of(String told, String ground, String... next) {
        return new Opening(told, Land.NEAR, ImmutableList.copyOf(next), ground);
    }

    /** What the marks become that only openings have. */
    static Theme marks(Theme theme) {
        return theme.with("sleeping rat", SLEEPING_RAT)
                .with("sleeping goblin", SLEEPING_GOBLIN)
                .with("sleeping jackal", SLEEPING_JACKAL)
                .with(Brews.POT.name(), Brews.POT);
    }

    /** Lays its ground, once all are there. */
    Optional<LevelStep> laid() {
        return ground.isEmpty() ? Optional.empty() : Optional.of(new Cover(ground, next.get(0)));
    }

    /** Lays ground in the room of the first one with that mark. */
    private record Cover(String ground, String whose) implements LevelStep {

        @Override
        public String name() {
            return "opening";
        }

        @Override
        public void apply(LevelDraft draft, RandomSource random) {
            ImmutableList<Mark> marks = ImmutableList.copyOf(draft.marks());
            Point there = Iterables.tryFind(marks, mark -> mark.what().equals(whose))
                    .get()
                    .at();
            draft.open().forEach((x, y) -> {
                Point at = new Point(x, y);
                boolean isInside = draft.areaAt(x, y) == draft.areaAt(there.x(), there.y())
                        && Direction.all().stream()
                                .map(at::step)
                                .allMatch(next -> draft.open().get(next.x(), next.y()));
                if (isInside
                        && (!ground.equals(POOL)
                                || marks.stream().noneMatch(mark -> mark.at().equals(at)))) {
                    draft.mark(new Mark(ground, at, 1, name()));
                }
            });
        }
    }
}
