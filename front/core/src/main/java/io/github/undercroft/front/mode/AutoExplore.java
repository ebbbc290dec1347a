package io.github.undercroft.front.mode;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.dig.Work;
import io.github.undercroft.door.Lever;
import io.github.undercroft.front.Binding;
import io.github.undercroft.front.FrontVerb;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Words;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.item.Container;
import io.github.undercroft.move.Move;
import io.github.undercroft.move.Steered;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.brain.BoardCost;
import io.github.undercroft.pathfinding.brain.BreakIn;
import io.github.undercroft.pathfinding.brain.Exploration;
import io.github.undercroft.pathfinding.brain.Explore;
import io.github.undercroft.sense.Alertness;
import io.github.undercroft.sense.Awareness;
import io.github.undercroft.stairs.Climb;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Explores the level until nothing is left to explore, and picks up what lies about. Never steps onto what is known to harm, nor beside an
 * enemy that is known to sleep or not to leave its water; says at the end what it left for that.
 */
public final class AutoExplore implements Errand {

    /** How many things are named that were left for want of room. */
    private static final int NAMED = 3;

    private final PlayableGame game;
    private final Keymap keymap;
    private final Words words;
    private final ThingCollector gathering;
    private final Barriers barriers;
    private Explore behaviour = new Explore();
    private String end = "";

    /**
     * Begins to explore. What the player put down is not picked up.
     *
     * @param play whose steps they are, and which keys are named at the end
     */
    public AutoExplore(PlayControls play) {
        this.game = play.game();
        this.keymap = play.keymap();
        this.words = game.words();
        this.barriers = new Barriers(play);
        this.gathering = new ThingCollector(play::isUnwanted);
    }

    /**
     * What comes next.
     *
     * @param explored where exploring did not go when it chose that; empty for what it did not choose
     */
    private record Choice(Action action, Optional<BitGrid> explored) {}

    @Override
    public Optional<Action> next(TurnView turn) {
        Optional<Choice> choice = choice(turn);
        Optional<Action> next = choice.map(Choice::action);
        Optional<Entity> foe = next.flatMap(chosen -> foeAhead(turn, chosen));
        if (foe.isPresent()) {
            end = Alertness.isAsleep(foe.get())
                    ? words.sentence("{0} sleeps here. Going nearer is a step of your own.", words.the(foe.get()))
                    : words.sentence("{0} is in view. Going nearer is a step of your own.", words.the(foe.get()));
            return Optional.empty();
        }
        choice.ifPresent(chosen -> chosen.explored()
                .ifPresent(avoided -> behaviour = behaviour.afterwardsWithoutHarm(turn, chosen.action(), avoided)));
        end = next.isEmpty() ? end(turn) : "";
        return next.map(this::asStep);
    }

    /** Whether it would not even begin, since its first step leads nearer to an enemy in view. */
    boolean isHeldByFoe(TurnView turn) {
        return choice(turn).flatMap(next -> foeAhead(turn, next.action())).isPresent();
    }

    /** Keeps away from enemies that the player knows of, and looks again where one was that walks about when nothing else is left. */
    private Optional<Choice> choice(TurnView turn) {
        List<FoeToAvoid> foes = FoeToAvoid.all(turn);
        BitGrid left = FoeToAvoid.besideAny(turn, foes.stream().filter(FoeToAvoid::isLeft));
        boolean isBeside = left.get(turn.position().x(), turn.position().y());
        BitGrid all =
                FoeToAvoid.besideAny(turn, foes.stream().filter(foe -> foe.isLeft() || !foe.isBeside(turn.position())));
        return gathering
                .next(turn, all)
                .map(thing -> new Choice(thing, Optional.empty()))
                .or(() -> isBeside ? away(turn, left) : explored(turn, all))
                .or(() -> gathering.otherwise(turn, left).map(thing -> new Choice(thing, Optional.empty())))
                .or(() -> isBeside || all.equals(left) ? Optional.empty() : explored(turn, left));
    }

    private Optional<Choice> explored(TurnView turn, BitGrid avoided) {
        return behaviour.nextWithoutHarm(turn, avoided).map(action -> new Choice(action, Optional.of(avoided)));
    }

    /** The first step of the way to where the player is beside none of those, if there is anything left to explore. */
    private Optional<Choice> away(TurnView turn, BitGrid beside) {
        if (behaviour.nextWithoutHarm(turn).isEmpty()) {
            return Optional.empty();
        }
        BoardCost costs = Journey.costs(turn);
        BitGrid free = BitGrid.copyOf(costs.open());
        free.andNot(beside);
        free.andNot(costs.occupied());
        return Journey.pathToPositions(turn, free.points(), Journey.none(turn))
                .filter(way -> ThingCollector.harm(turn, way).isEmpty()
                        && way.cells().stream()
                                .allMatch(position ->
                                        Journey.inTheWay(turn, position, words).isEmpty()))
                .flatMap(Path::nextStep)
                .map(way -> new Choice(new Move(way), Optional.empty()));
    }

    /**
     * The enemy in view to which that step would lead nearer: one who sleeps, or does not leave its water, counts only where the
     * player would be beside it.
     */
    private static Optional<Entity> foeAhead(TurnView turn, Action chosen) {
        List<Point> to = chosen instanceof Steered step
                ? step.heading().map(turn::ahead).orElse(ImmutableList.of())
                : ImmutableList.of();
        return Awareness.of(turn).enemies().stream()
                .filter(foe -> foe.has(Brain.class)
                        && distance(foe, to) < distance(foe, turn.cells())
                        && (distance(foe, to) <= 1 || !(Alertness.isAsleep(foe) || FoeToAvoid.staysHome(turn, foe))))
                .findFirst();
    }

    private static double distance(Entity foe, List<Point> cells) {
        return cells.stream()
                .flatMap(cell -> foe.nearest(cell).stream().map(at -> Metric.CHEBYSHEV.distance(at, cell)))
                .min(Comparator.naturalOrder())
                .orElse(Double.MAX_VALUE);
    }

    private String end(TurnView turn) {
        BoardCost costs = Journey.costs(turn);
        List<Point> edge = Exploration.frontier(costs, Exploration.explored(turn, costs)).points().stream()
                .filter(at -> !at.equals(turn.position()))
                .toList();
        List<FoeToAvoid> foes =
                FoeToAvoid.all(turn).stream().filter(FoeToAvoid::isLeft).toList();
        return Journey.pathToPositions(turn, edge, Journey.none(turn))
                .flatMap(way -> inTheWay(turn, way, foes))
                .or(() -> new BreakIn()
                        .next(turn)
                        .map(bash -> words.say("All that is left to explore is behind a locked door.")
                                + toFind()
                                + barriers.press(Work.BASH)))
                .orElseGet(() -> nothingLeft(turn, foes) + noRoom(turn));
    }

    private Optional<String> inTheWay(TurnView turn, Path way, List<FoeToAvoid> foes) {
        for (Point position : way.cells()) {
            Optional<String> told = Journey.inTheWay(turn, position, words)
                    .or(() -> ThingCollector.harm(turn, position)
                            .or(() -> turn.actor().footprint().cells(position).stream()
                                    .map(turn.board()::terrainAt)
                                    .filter(Lever.TO_PULL::isOf)
                                    .findFirst())
                            .map(harm -> words.say("All that is left to explore is behind {0}.", words.the(harm))))
                    .or(() -> foes.stream()
                            .filter(foe -> foe.isBeside(position))
                            .findFirst()
                            .map(foe -> inTheWay(turn, way, foe)));
            if (told.isPresent()) {
                return told;
            }
        }
        return Optional.empty();
    }

    /** That the enemy itself is in the way, if it is, or else that it is beside it. */
    private String inTheWay(TurnView turn, Path way, FoeToAvoid foe) {
        return way.cells().stream()
                .filter(position -> turn.actor().footprint().cells(position).stream()
                        .anyMatch(foe.who().cells()::contains))
                .findFirst()
                .flatMap(position -> Journey.inTheWay(turn, position, words))
                .orElseGet(() -> foe.left(turn, words));
    }

    /** With what is known to be worth a visit still. */
    private String nothingLeft(TurnView turn, List<FoeToAvoid> foes) {
        List<Entity> closed = turn.board().entities().stream()
                .filter(each -> each.get(Container.class).equals(Optional.of(Container.CLOSED)))
                .toList();
        boolean isAnyToBash = closed.stream().anyMatch(chest -> Barriers.isToBash(turn, chest));
        Stream<String> chests = closed.stream()
                .map(chest -> words.say("an unopened {0}", words.wording().name(chest.name())));
        List<String> all = new ArrayList<>();
        Stream<String> levers =
                turn.board().cells(Lever.TO_PULL).points().stream().limit(1).map(at -> words.say("a lever"));
        Streams.concat(chests, levers, gathering.leftInHarm(turn, foes, words).stream())
                .forEach(all::add);
        return all.isEmpty()
                ? words.say("There is nothing left to explore here.") + toGoDown(turn)
                : words.say("There is nothing left to explore here, except for {0}.", some(all))
                        + toFind()
                        + (isAnyToBash ? barriers.press(Work.BASH) : "");
    }

    /** The keys that lead to what is left. */
    private String toFind() {
        return keymap.keysOf(Binding.of(FrontVerb.TRAVEL.verbName())).stream()
                .findFirst()
                .map(key -> " " + words.say("{0} and tab lead there.", words.key(key)))
                .orElse("");
    }

    /** The key that leads to known stairs down; nothing on them, where the last rows name it. */
    private String toGoDown(TurnView turn) {
        Optional<Point> stairs = CellCursor.stairs(turn, each -> each.way() == Stairs.Way.DOWN)
                .filter(at -> !turn.cells().contains(at));
        return game.verbs().stream()
                .filter(verb -> stairs.isPresent()
                        && verb.form() instanceof Verb.Plain plain
                        && (plain.action() instanceof TakeStairs
                                || plain.action().equals(new Climb(Stairs.Way.DOWN))))
                .findFirst()
                .flatMap(verb -> Help.key(keymap, verb.name(), ">"))
                .map(key -> " " + words.say("{0} goes to the stairs down.", words.key(key)))
                .orElse("");
    }

    private String noRoom(TurnView turn) {
        List<String> left = gathering.leftForWantOfRoom(turn, words);
        if (left.isEmpty()) {
            return "";
        }
        return " " + words.say("You have no room for {0}.", some(left));
    }

    /** The first ones, and how many more there are, so that a small screen has room for the rest of the sentence. */
    private String some(List<String> all) {
        List<String> named = new ArrayList<>(all.subList(0, Math.min(all.size(), NAMED)));
        if (all.size() > NAMED) {
            named.add(words.say("{0} more", all.size() - NAMED));
        }
        return words.wording().listed(named);
    }

    /** In some games a step is not the engine's own action. */
    private Action asStep(Action action) {
        return action instanceof Move move ? move.heading().map(game::step).orElse(action) : action;
    }

    @Override
    public String verb() {
        return "explore";
    }

    @Override
    public String done(TurnView turn) {
        return nothingToDo();
    }

    @Override
    public String nothingToDo() {
        return end;
    }
}
