package io.github.undercroft.front.mode;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.Fixed;
import io.github.undercroft.Motility;
import io.github.undercroft.TurnView;
import io.github.undercroft.door.Lever;
import io.github.undercroft.front.FrontVerb;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.map.MapView;
import io.github.undercroft.front.map.Scene;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.WordWrap;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.level.Portal;
import io.github.undercroft.sense.Alertness;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.Unseen;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A cursor on the board: to look around, to choose where to go, to aim. */
public final class CellCursor implements Mode {

    private final String what;
    private final PlayableGame game;
    private final TurnView turn;
    /** The cells to mark, by the cell of the cursor. */
    private final Function<Point, List<Point>> marked;

    private final Optional<Consumer<Point>> choice;
    private ImmutableList<Point> targets;
    private Optional<AimPreview> aiming = Optional.empty();
    private Function<Point, Optional<String>> warning = cell -> Optional.empty();
    private Point cursor;

    /**
     * Puts a cursor on the board.
     *
     * @param what the start of the hint
     * @param play knows the game and what the player sees
     * @param choice what to do with the chosen cell; without it the player only looks
     */
    public CellCursor(
            String what, PlayControls play, Function<Point, List<Point>> marked, Optional<Consumer<Point>> choice) {
        this.what = what;
        this.game = play.game();
        this.turn = play.turn();
        this.marked = marked;
        this.choice = choice;
        this.targets = targets(turn);
        this.cursor = turn.position();
    }

    /**
     * A cursor that chooses what an action strikes, starting at the nearest enemy in view that it reaches, or else at the nearest one in
     * view; what it can strike comes before what it can't.
     */
    static CellCursor aim(String what, PlayControls play, AimPreview aiming, Consumer<Point> choice) {
        CellCursor pointing = new CellCursor(
                what,
                play,
                cell -> ImmutableList.<Point>builder()
                        .addAll(aiming.area(cell))
                        .addAll(aiming.ends(cell).values())
                        .build(),
                Optional.of(choice));
        pointing.aiming = Optional.of(aiming);
        pointing.targets = ImmutableList.sortedCopyOf(
                Comparator.comparing(cell -> aiming.why(cell).isPresent()), pointing.targets);
        return pointing.atFirstEnemy();
    }

    /** The same, starting at the nearest enemy, one that sleeps only if none is awake; one that is only remembered is looked at, and not aimed at. */
    CellCursor atFirstEnemy() {
        List<Point> enemies = enemies(turn, enemy -> aiming.isEmpty() || isInView(enemy, turn))
                .toList();
        enemies.stream()
                .filter(at -> aiming.filter(each -> each.why(at).isPresent()).isEmpty())
                .findFirst()
                .or(() -> enemies.stream().findFirst())
                .ifPresent(at -> cursor = at);
        return this;
    }

    /** The same, which says what to know before a cell is chosen. */
    CellCursor warning(Function<Point, Optional<String>> sentence) {
        warning = sentence;
        return this;
    }

    /** The same, starting there. */
    CellCursor at(Point cell) {
        cursor = cell;
        return this;
    }

    private static Comparator<Point> byDistance(TurnView turn) {
        return Comparator.comparingDouble(
                at -> Metric.CHEBYSHEV.distance(turn.actor().nearest(at).orElseGet(turn::position), at));
    }

    /** Those awake before those that sleep, each from the nearest on. */
    private static Stream<Point> enemies(TurnView turn, Predicate<Entity> which) {
        Predicate<Entity> isMeant = other -> turn.isEnemy(other) && which.test(other);
        return Stream.concat(
                entities(turn, other -> isMeant.test(other) && !Alertness.isAsleep(other)),
                entities(turn, other -> isMeant.test(other) && Alertness.isAsleep(other)));
    }

    /** The same, which comes to enemies last: nobody goes to them by chance. */
    CellCursor enemiesLast() {
        targets = ImmutableList.sortedCopyOf(
                Comparator.comparing(cell ->
                        turn.board().occupantAt(cell).filter(turn::isEnemy).isPresent()),
                targets);
        return this;
    }

    /**
     * Enemies in view, those that sleep last; then other known entities, and things; then stairs and other portals; then closed doors and levers; then one cell of each kind of ground that is not bare; then what nobody can move or use, such as braziers and emptied chests; of
     * each the nearest first.
     */
    private static ImmutableList<Point> targets(TurnView turn) {
        Stream<Point> special = Stream.concat(
                portals(turn, portal -> true),
                cells(
                        turn,
                        at -> Lever.TO_PULL.isOf(turn.board().terrainAt(at))
                                || turn.board()
                                        .terrainAt(at)
                                        .whenBumped(turn, at)
                                        .isPresent()));
        return Streams.concat(
                        enemies(turn, other -> isInView(other, turn)),
                        entities(turn, other -> !isScenery(other, turn)),
                        special,
                        kindsOfGround(turn),
                        entities(turn, other -> isScenery(other, turn)))
                .distinct()
                .collect(ImmutableList.toImmutableList());
    }

    /** The nearest known cell of each kind of ground on which one could stand or swim, and of gas, but for bare floor. */
    private static Stream<Point> kindsOfGround(TurnView turn) {
        Board known = turn.board();
        Set<String> kinds = new HashSet<>();
        return cells(
                        turn,
                        at -> known.gas(at).isPresent()
                                || (known.isPassable(at, Motility.FLY)
                                        && known.terrainAt(at) != Ground.FLOOR
                                        && known.terrainAt(at) != Unseen.CELL))
                .filter(at -> kinds.add(known.gas(at)
                        .map(gas -> "gas " + gas.name())
                        .orElseGet(() -> known.terrainAt(at).name())));
    }

    private static Stream<Point> entities(TurnView turn, Predicate<Entity> which) {
        return turn.board().entities().stream()
                .filter(other -> !other.id().equals(turn.actor().id()))
                .filter(which)
                .flatMap(other -> turn.nearest(other).stream())
                .sorted(byDistance(turn));
    }

    private static boolean isInView(Entity other, TurnView turn) {
        return turn.perception().map(known -> known.sees(other.id())).orElse(true);
    }

    private static boolean isScenery(Entity other, TurnView turn) {
        return Scene.isEmptied(other, turn)
                || (other.has(Fixed.class) && other.whenBumped(turn).isEmpty());
    }

    private static Stream<Point> portals(TurnView turn, Predicate<Portal> which) {
        return cells(turn, at -> turn.board().terrainAt(at) instanceof Portal portal && which.test(portal));
    }

    private static Stream<Point> cells(TurnView turn, Predicate<Point> which) {
        Board known = turn.board();
        return new Rect(0, 0, known.width(), known.height())
                .points().stream().filter(which).sorted(byDistance(turn));
    }

    /** The nearest known ones of those stairs. */
    static Optional<Point> stairs(TurnView turn, Predicate<Stairs> which) {
        return portals(turn, portal -> portal instanceof Stairs stairs && which.test(stairs))
                .findFirst();
    }

    static String noStairs(Stairs.Way way) {
        return way == Stairs.Way.UP ? "You know of no stairs up here." : "You know of no stairs down here.";
    }

    /** To the nearest stairs whose glyph is the key; if it is there, goes there. */
    private void pressStairs(Stairs.Way way, PlayControls play) {
        Optional<Point> nearest = stairs(turn, each -> each.way() == way);
        if (nearest.isEmpty()) {
            play.answer(noStairs(way));
        } else if (nearest.get().equals(cursor) && aiming.isEmpty()) {
            choose(play);
        } else {
            cursor = nearest.get();
        }
    }

    @Override
    public void press(KeyPress key, PlayControls play) {
        Optional<Direction> way = play.keymap().way(key);
        if (way.isPresent()) {
            Point next = cursor.step(way.get());
            cursor = turn.board().contains(next) ? next : cursor;
        } else if (key.equals(KeyPress.TAB) && !targets.isEmpty()) {
            cursor = targets.get((targets.indexOf(cursor) + 1) % targets.size());
        } else if (key.name().equals("<") || key.name().equals(">")) {
            pressStairs(key.name().equals("<") ? Stairs.Way.UP : Stairs.Way.DOWN, play);
        } else if (isChoice(key)) {
            choose(play);
        } else if (key.equals(KeyPress.ESCAPE) || play.keymap().means(key, FrontVerb.QUIT)) {
            play.pop();
        }
    }

    @Override
    public void point(Input.Pointed pointed, Optional<Point> cell, PlayControls play) {
        boolean isWheel = pointed.gesture() == Input.Gesture.WHEEL_UP || pointed.gesture() == Input.Gesture.WHEEL_DOWN;
        cursor = !isWheel ? cell.orElse(cursor) : cursor;
        if (cell.isPresent() && pointed.gesture() == Input.Gesture.CLICK) {
            choose(play);
        }
    }

    private void choose(PlayControls play) {
        if (choice.isPresent()) {
            play.pop();
            choice.get().accept(cursor);
        }
    }

    private static boolean isChoice(KeyPress key) {
        return key.equals(KeyPress.ENTER)
                || key.name().equals(".")
                || key.name().equals("space");
    }

    @Override
    public void draw(Sheet sheet, MapView map, Rect room) {
        marked.apply(cursor).forEach(cell -> map.mark(sheet, cell, Paint.AIM));
        map.mark(sheet, cursor, Paint.CURSOR);
    }

    @Override
    public String hint(Words words) {
        Optional<String> why = aiming.flatMap(each -> each.why(cursor));
        String choose = turn.cells().contains(cursor)
                ? words.say("choose a cell, enter: {0}", words.say(this.what))
                : words.say("enter: {0}", words.say(this.what));
        String does = choice.isPresent() && why.isEmpty() ? WordWrap.GAP + choose : "";
        String seen = aiming.map(each ->
                        CellDescription.aimed(game, turn, cursor, why.isPresent() ? Optional.empty() : each.weapon()))
                .orElseGet(() -> CellDescription.at(game, turn, cursor));
        // First, since a long description may leave no room for it.
        String what =
                why.map(sentence -> sentence + " " + Words.capitalised(seen)).orElse(seen);
        String told = aiming.flatMap(each -> each.warning(cursor))
                .or(() -> warning.apply(cursor))
                .map(sentence -> (what.endsWith(".") ? " " : ". ") + sentence)
                .orElse("");
        boolean knowsStairs = portals(turn, Stairs.class::isInstance).findAny().isPresent();
        String keys = words.hints("tab: next", knowsStairs ? "< >: stairs" : "", "escape: leave");
        return what + told + does + WordWrap.GAP + keys;
    }

    @Override
    public Point focus(Point usual) {
        return cursor;
    }
}
