package io.github.undercroft.front.mode;

import io.github.undercroft.Action;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.Reaction;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.door.Lever;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Words;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.item.Container;
import io.github.undercroft.item.OneOf;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.PathResult;
import io.github.undercroft.pathfinding.brain.BoardCost;
import io.github.undercroft.pathfinding.brain.SharedPathfinder;
import io.github.undercroft.sense.Alertness;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A walk to a cell, or beside what fills it, by what the player knows of the level. Ends at the third step that changes nothing. */
public final class Journey implements Errand {

    static final String VERB = "travel";

    private static final int MAX_TRIES = 3;
    /** In steps: any other way on a level is cheaper. A lever has it too: it is pulled on purpose. */
    private static final int PRICE_OF_HARM = 10_000;

    private static final int PRICE_OF_WAITING = 4;

    private final Point goal;
    private final PlayableGame game;
    private final Barriers barriers;
    private Function<TurnView, Optional<Action>> atGoal = turn -> Optional.empty();
    private Optional<Point> last = Optional.empty();
    private int tries;
    private int uses;
    private String nothingToDo = "";

    /**
     * A walk to a cell.
     *
     * @param play whose steps they are, and which key is named if a door or a wall is in the way
     */
    public Journey(Point goal, PlayControls play) {
        this.goal = goal;
        this.game = play.game();
        this.barriers = new Barriers(play);
    }

    /** @return the same walk, and what to do where it ends, once */
    Journey then(Function<TurnView, Optional<Action>> deed) {
        atGoal = deed;
        return this;
    }

    /** The known way to the cell, or beside what fills it for good or bars it; empty if there is none. */
    static Optional<Path> path(TurnView turn, Point goal) {
        boolean isRoom =
                turn.actor().footprint().isOneCell() || other(turn, goal).isEmpty();
        if (isRoom && !isFilled(turn, goal) && !Barriers.isAt(turn, goal)) {
            return path(turn, List.of(goal));
        }
        return path(
                turn,
                turn.steps().movement().directions().stream()
                        .map(goal::step)
                        .filter(cell -> turn.board().contains(cell) && !isFilled(turn, cell))
                        .toList());
    }

    /** Whether something that never moves fills the cell. */
    static boolean isFilled(TurnView turn, Point cell) {
        return turn.board()
                .occupantAt(cell)
                .filter(other -> !other.has(Brain.class))
                .isPresent();
    }

    /** The known way to the cheapest of these cells, round what harms if there is any other way; empty if there is none. */
    static Optional<Path> path(TurnView turn, List<Point> goals) {
        return path(turn, goals, none(turn));
    }

    /**
     * The same.
     *
     * @param avoided the positions of the player to which no way leads
     */
    static Optional<Path> path(TurnView turn, List<Point> goals, BitGridView avoided) {
        Footprint body = turn.actor().footprint();
        if (body.isOneCell()) {
            return pathToPositions(turn, goals, avoided);
        }
        BitGrid cells = none(turn);
        goals.stream().filter(turn.board()::contains).forEach(cells::set);
        BitGrid over = body.meeting(cells);
        over.andNot(costs(turn).occupied());
        return pathToPositions(turn, over.points(), avoided);
    }

    /** No cell of the level. */
    static BitGrid none(TurnView turn) {
        return BitGrid.of(turn.board().width(), turn.board().height());
    }

    /** The same to the cheapest of these positions of the player, who may fill several cells. */
    static Optional<Path> pathToPositions(TurnView turn, List<Point> goals, BitGridView avoided) {
        List<Point> inside = goals.stream()
                .filter(at -> turn.board().contains(at) && !avoided.get(at.x(), at.y()))
                .toList();
        if (inside.isEmpty()) {
            return Optional.empty();
        }
        PathRequest to = PathRequest.from(turn.position()).toCheapestOf(inside);
        BoardCost costs = costs(turn);
        CostFunction.Price around = (fromX, fromY, toX, toY) ->
                avoided.get(toX, toY) ? CostFunction.BLOCKED : costs.cost(fromX, fromY, toX, toY);
        PathRequest request = avoided.firstSet().isEmpty()
                ? to.on(costs)
                : to.onGrid(costs.width(), costs.height(), costs.movement(), CostFunction.atLeast(1, around));
        return SharedPathfinder.of(turn).find(request) instanceof PathResult.Found found
                ? Optional.of(found.path())
                : Optional.empty();
    }

    static BoardCost costs(TurnView turn) {
        return BoardCost.of(turn)
                .withExtra(ground -> ActiveTerrain.harms(ground, turn, turn.actor()) || Lever.TO_PULL.isOf(ground)
                        ? PRICE_OF_HARM
                        : 0)
                .withOccupied(Journey::price);
    }

    /** Who sleeps does not go out of the way. */
    private static double price(Entity other) {
        return !other.has(Brain.class)
                ? CostFunction.BLOCKED
                : Alertness.isAsleep(other) ? PRICE_OF_HARM : PRICE_OF_WAITING;
    }

    /** Who else fills a cell of the player at that position: of several the first, row by row. */
    private static Optional<Entity> other(TurnView turn, Point position) {
        return turn.actor().footprint().cells(position).stream()
                .flatMap(cell -> turn.board().occupantAt(cell).stream())
                .filter(other -> !other.id().equals(turn.actor().id()))
                .findFirst();
    }

    /** Who stands at a position on the only way, and what can be done about it. */
    static Optional<String> inTheWay(TurnView turn, Point position, Words words) {
        return other(turn, position)
                .map(other -> words.sentence(
                        Alertness.isAsleep(other) ? "{0} sleeps in the only way: {1}." : "{0} is in the only way: {1}.",
                        words.the(other),
                        advice(turn, other, words)));
    }

    private static String advice(TurnView turn, Entity other, Words words) {
        return words.say(
                turn.isEnemy(other)
                        ? "step into it to strike"
                        : canChangePlaces(turn, other) ? "step into it to change places" : "wait until it goes");
    }

    private static boolean canChangePlaces(TurnView turn, Entity other) {
        return turn.areAllies(turn.actor(), other)
                && other.footprint().equals(turn.actor().footprint());
    }

    /** The first step of that way, or a rest if somebody is there who may go. */
    static Optional<Action> step(TurnView turn, Path way) {
        Optional<Entity> other =
                way.steps() == 0 ? Optional.empty() : other(turn, way.cells().get(1));
        return other.isEmpty()
                ? way.nextStep().map(Move::new)
                : other.filter(each -> each.has(Brain.class)).map(each -> new Rest());
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        Optional<Action> action = action(turn);
        nothingToDo = action.isPresent() ? "" : end(turn, "You are there already.");
        return action;
    }

    private Optional<Action> action(TurnView turn) {
        Point here = turn.position();
        if (turn.cells().contains(goal)) {
            Optional<Action> deed = atGoal.apply(turn);
            atGoal = later -> Optional.empty();
            return deed;
        }
        Optional<Action> use = uses == 0 || (uses == 1 && offersMore(turn)) ? use(turn, goal) : Optional.empty();
        if (use.isPresent()) {
            uses++;
            return use.map(action -> turn.actor()
                    .nearest(goal)
                    .flatMap(from -> Direction.between(from, goal))
                    .map(game::step)
                    .orElse(action));
        }
        tries = last.equals(Optional.of(here)) ? tries + 1 : 0;
        last = Optional.of(here);
        if (tries >= MAX_TRIES) {
            return Optional.empty();
        }
        return path(turn, goal)
                .flatMap(way -> tries > 0 ? placesChanged(turn, way) : Optional.empty())
                .or(() -> path(turn, goal).flatMap(way -> step(turn, way)).map(this::asStep));
    }

    /** Whether the goal is an open chest with things in it, all of which may be taken. */
    private boolean offersMore(TurnView turn) {
        return turn.board()
                .occupantAt(goal)
                .filter(chest -> chest.get(Container.class).equals(Optional.of(Container.OPEN))
                        && !turn.things(chest.id()).isEmpty()
                        && Reaction.Several.find(chest, OneOf.class).isEmpty())
                .isPresent();
    }

    /** What a bump into the thing that fills the cell does, such as to open a chest; empty if it is not beside the player. */
    static Optional<Action> use(TurnView turn, Point goal) {
        return turn.board()
                .occupantAt(goal)
                .filter(thing -> isFilled(turn, goal)
                        && turn.steps().movement().directions().stream()
                                .anyMatch(way -> turn.ahead(way).contains(goal)))
                .flatMap(thing -> thing.whenBumped(turn));
    }

    /** What to know before one goes to the cell, in sentences: that no way is known, who stands there, or which key helps. */
    Optional<String> warning(TurnView turn) {
        if (path(turn, goal).isEmpty()) {
            return Optional.of(noWay(turn));
        }
        return turn.board()
                .occupantAt(goal)
                .filter(other ->
                        !isFilled(turn, goal) && !other.id().equals(turn.actor().id()))
                .map(other ->
                        game.words().sentence("{0} stands there.", game.words().the(other)))
                .or(() -> Optional.of(barriers.press(turn, goal).strip()).filter(key -> !key.isEmpty()));
    }

    private String noWay(TurnView turn) {
        String barrier = barriers.onTheWay(turn, goal);
        return barrier.isEmpty() ? game.words().say("You don't know a way there.") : barrier;
    }

    /** The step that changes places with a friend who does not go out of the way. */
    private Optional<Action> placesChanged(TurnView turn, Path way) {
        return way.steps() == 0
                ? Optional.empty()
                : other(turn, way.cells().get(1))
                        .filter(friend -> canChangePlaces(turn, friend))
                        .flatMap(friend -> way.nextStep())
                        .map(game::step);
    }

    /** In some games a step is not the engine's own action. */
    private Action asStep(Action action) {
        return action instanceof Move move ? game.step(move.direction()) : action;
    }

    @Override
    public String verb() {
        return VERB;
    }

    @Override
    public String done(TurnView turn) {
        return end(turn, "");
    }

    /** Why it does not go on. */
    private String end(TurnView turn, String there) {
        Optional<Path> way = path(turn, goal);
        if (way.isEmpty()) {
            return noWay(turn);
        }
        if (way.get().steps() > 0) {
            return inTheWay(turn, way.get().cells().get(1), game.words())
                    .orElseGet(() -> game.words().say("Something is in the way."));
        }
        String barrier = barriers.told(turn, goal);
        return barrier.isEmpty() && !there.isEmpty() ? game.words().say(there) : barrier;
    }

    @Override
    public String nothingToDo() {
        return nothingToDo;
    }
}
