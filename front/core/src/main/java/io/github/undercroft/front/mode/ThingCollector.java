package io.github.undercroft.front.mode;

import io.github.undercroft.Action;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Reaction;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.Words;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.item.OneOf;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.pathfinding.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Goes to the nearest known thing that can be picked up, and picks it up. Each one is tried once. Which of several offers to take is the
 * player's choice.
 */
final class ThingCollector {

    private static final int MAX_TRIES = 3;

    private final Predicate<EntityId> isUnwanted;
    private final Set<EntityId> tried = new LinkedHashSet<>();
    private Optional<Point> last = Optional.empty();
    /** The number of steps in a row that led nowhere. */
    private int tries;

    /** Leaves unwanted things where they are. */
    ThingCollector(Predicate<EntityId> isUnwanted) {
        this.isUnwanted = isUnwanted;
    }

    /**
     * What to do now; empty if nothing more can be had.
     *
     * @param avoided the positions to which the player does not go
     */
    Optional<Action> next(TurnView turn, BitGridView avoided) {
        List<Entity> wanted = wanted(turn);
        Optional<Point> here = Optional.of(turn.position());
        for (Entity thing : wanted) {
            if (thing.position().filter(turn.cells()::contains).isPresent()) {
                tried.add(thing.id());
                return Optional.of(PickUp.all(thing.id()));
            }
        }
        tries = last.equals(here) ? tries + 1 : 0;
        last = here;
        return onward(turn, wanted, avoided);
    }

    /** The same in the same turn, if what is wanted can't be had like that. */
    Optional<Action> otherwise(TurnView turn, BitGridView avoided) {
        return onward(turn, wanted(turn), avoided);
    }

    private List<Entity> wanted(TurnView turn) {
        return turn.board().entities().stream()
                .filter(thing -> !tried.contains(thing.id()) && !isUnwanted.test(thing.id()))
                .filter(thing -> PickUp.isPossible(turn, thing) && !isOffer(thing))
                .toList();
    }

    private static boolean isOffer(Entity thing) {
        return Reaction.Several.find(thing, OneOf.class).isPresent();
    }

    private Optional<Action> onward(TurnView turn, List<Entity> wanted, BitGridView avoided) {
        if (tries >= MAX_TRIES) {
            return Optional.empty();
        }
        List<Point> places =
                wanted.stream().flatMap(thing -> thing.position().stream()).toList();
        return Journey.path(turn, places, avoided)
                .filter(way -> harm(turn, way).isEmpty())
                .flatMap(way -> Journey.step(turn, way));
    }

    /** The first ground that would harm the player on that way. */
    static Optional<Terrain> harm(TurnView turn, Path way) {
        return way.cells().stream()
                .flatMap(position -> harm(turn, position).stream())
                .findFirst();
    }

    /** What would harm the player at that position, and not where it is. */
    static Optional<Terrain> harm(TurnView turn, Point position) {
        List<Point> own = turn.cells();
        return turn.actor().footprint().cells(position).stream()
                .filter(cell -> !own.contains(cell))
                .flatMap(cell -> ActiveTerrain.harming(turn.board(), cell, turn, turn.actor()).stream())
                .map(Terrain.class::cast)
                .findFirst();
    }

    /** What was left for want of room, in words: things to which a way leads that does no harm. */
    List<String> leftForWantOfRoom(TurnView turn, Words words) {
        return turn.board().entities().stream()
                .filter(thing -> !isUnwanted.test(thing.id()) && PickUp.lacksRoom(turn, thing) && !isOffer(thing))
                .filter(thing -> thing.position()
                        .flatMap(at -> Journey.path(turn, List.of(at)))
                        .filter(way -> harm(turn, way).isEmpty())
                        .isPresent())
                .map(words::some)
                .toList();
    }

    /** What was left where the only way harms, or leads beside an enemy that is left alone, in words. */
    List<String> leftInHarm(TurnView turn, List<FoeToAvoid> foes, Words words) {
        return wanted(turn).stream()
                .flatMap(thing -> thing
                        .position()
                        .flatMap(at -> Journey.path(turn, List.of(at)))
                        .flatMap(way -> left(turn, thing, way, foes, words))
                        .stream())
                .toList();
    }

    private static Optional<String> left(TurnView turn, Entity thing, Path way, List<FoeToAvoid> foes, Words words) {
        return harm(turn, way)
                .map(ground -> words.say("{0} behind {1}", words.some(thing), words.the(ground)))
                .or(() -> foes.stream()
                        .filter(foe -> way.cells().stream().anyMatch(foe::isBeside))
                        .findFirst()
                        .map(foe -> words.say("{0} near {1}", words.some(thing), words.the(foe.who()))));
    }
}
