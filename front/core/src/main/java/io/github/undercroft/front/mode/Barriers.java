package io.github.undercroft.front.mode;

import com.google.common.base.Ascii;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.dig.BashFirst;
import io.github.undercroft.dig.Breakable;
import io.github.undercroft.dig.Strength;
import io.github.undercroft.dig.Work;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Words;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.item.Container;
import io.github.undercroft.item.Key;
import io.github.undercroft.item.Locked;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.PathResult;
import io.github.undercroft.pathfinding.brain.BoardCost;
import io.github.undercroft.pathfinding.brain.SharedPathfinder;
import java.util.List;
import java.util.Optional;

/** What gives way to work, such as a locked door, a wall that can be dug, or a locked chest; and the key to press for that. */
final class Barriers {

    /** In steps: any way with fewer barriers is cheaper. */
    private static final int PRICE = 10_000;

    private final PlayableGame game;
    private final Keymap keymap;

    Barriers(PlayControls play) {
        this.game = play.game();
        this.keymap = play.keymap();
    }

    /** Whether the player can't go onto that ground, and it gives way to work for which the player has the strength. */
    static boolean isAt(TurnView turn, Point cell) {
        return turn.board().contains(cell)
                && isWorkable(turn, cell)
                && BoardCost.of(turn).wallAt(cell).isPresent();
    }

    private static boolean isWorkable(TurnView turn, Point cell) {
        return turn.board().terrainAt(cell) instanceof Breakable breakable
                && Strength.of(turn, breakable.work()).isPresent();
    }

    /** That ground or a locked chest at that cell gives way to work, and the key for that, in sentences; empty if there is no such thing. */
    String told(TurnView turn, Point cell) {
        Words words = game.words();
        return isAt(turn, cell)
                ? words.sentence("{0} is in the way.", words.the(turn.board().terrainAt(cell))) + press(turn, cell)
                : chestToBash(turn, cell)
                        .map(chest -> words.sentence("{0} is locked.", words.the(chest)) + press(turn, cell))
                        .orElse("");
    }

    /** The key for work on what is at that cell, in a sentence after a space; empty if nothing there gives way, or no key does that. */
    String press(TurnView turn, Point cell) {
        if (isAt(turn, cell) && turn.board().terrainAt(cell) instanceof Breakable barrier) {
            return press(barrier.work());
        }
        return chestToBash(turn, cell).map(chest -> press(Work.BASH)).orElse("");
    }

    private static Optional<Entity> chestToBash(TurnView turn, Point cell) {
        return turn.board().occupantAt(cell).filter(chest -> isToBash(turn, chest));
    }

    /** The barrier in the only way to a cell, as {@link #told}; empty if none is known that leads there. */
    String onTheWay(TurnView turn, Point goal) {
        BoardCost costs = Journey.costs(turn);
        Footprint body = turn.actor().footprint();
        CostFunction.Price through = (fromX, fromY, toX, toY) -> {
            double cost = costs.cost(fromX, fromY, toX, toY);
            boolean isBarrier = cost == CostFunction.BLOCKED && givesWay(turn, costs, body.cells(new Point(toX, toY)));
            return isBarrier ? PRICE : cost;
        };
        BitGrid goals = BitGrid.of(costs.width(), costs.height());
        goals.set(goal);
        PathRequest request = PathRequest.from(turn.position())
                .toCheapestOf(body.meeting(goals).points())
                .onGrid(costs.width(), costs.height(), costs.movement(), CostFunction.atLeast(1, through));
        return SharedPathfinder.of(turn).find(request) instanceof PathResult.Found found
                ? found.path().cells().stream()
                        .flatMap(position -> body.cells(position).stream())
                        .filter(cell -> isAt(turn, cell))
                        .findFirst()
                        .map(cell -> told(turn, cell))
                        .orElse("")
                : "";
    }

    /** Whether the player could stand on those cells once it has worked on some of them. */
    private static boolean givesWay(TurnView turn, BoardCost costs, List<Point> cells) {
        return cells.stream()
                        .allMatch(cell -> turn.board().contains(cell)
                                && !Journey.isFilled(turn, cell)
                                && (costs.wallAt(cell).isEmpty() || isWorkable(turn, cell)))
                && cells.stream().anyMatch(cell -> costs.wallAt(cell).isPresent());
    }

    /** Whether it is a locked chest to which the player has no key, and which bashing may open. */
    static boolean isToBash(TurnView turn, Entity chest) {
        return chest.get(Container.class).equals(Optional.of(Container.CLOSED))
                && chest.get(Locked.class)
                        .filter(lock -> lock.bashPercent() > 0
                                && !Key.isHeldBy(turn, turn.actor().id(), lock.key()))
                        .isPresent();
    }

    /** The key for that work, in a sentence after a space; nothing if the game has none. */
    String press(Work work) {
        Words words = game.words();
        return game.verbs().stream()
                .filter(verb -> does(verb, work))
                .findFirst()
                .flatMap(verb -> Help.key(keymap, verb.name(), "")
                        .map(key -> " " + words.say("Press {0} to {1}.", words.key(key), words.say(verb.name()))))
                .orElse("");
    }

    private static boolean does(Verb verb, Work work) {
        boolean isBashing = verb.form() instanceof Verb.Plain plain && plain.action() instanceof BashFirst;
        return verb.name().equals(Ascii.toLowerCase(work.name())) || (isBashing && work == Work.BASH);
    }
}
