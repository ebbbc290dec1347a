package io.github.undercroft.front.map;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Board;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.Gas;
import io.github.undercroft.Look;
import io.github.undercroft.Perception;
import io.github.undercroft.PlayerView;
import io.github.undercroft.Terrain;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.Looks;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.item.Container;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * How a board looks at one moment. The game shows only the present, so an animation needs pictures of the past.
 *
 * @param ground what the cells look like; in view as strong as the light on them is, where darkness can hide something
 * @param figures the entities on them
 * @param hurt the health of those in view who lack some
 * @param visible the cells in view; everything elsewhere is remembered
 * @param announced the cells of what those in view have announced ({@link Intent}), which are marked
 */
public record Scene(
        Grid<Appearance> ground,
        Map<Point, Appearance> figures,
        Map<Point, Health> hurt,
        BitGridView visible,
        Set<Point> announced) {

    private static final int FLOOR = '.';
    private static final Terrain.Quality GAS = Terrain.Quality.of("gas", Gas.class::isInstance);

    /** A scene in which nobody has announced anything. */
    public Scene(
            Grid<Appearance> ground, Map<Point, Appearance> figures, Map<Point, Health> hurt, BitGridView visible) {
        this(ground, figures, hurt, visible, ImmutableSet.of());
    }

    /** Copies maps and cells. */
    public Scene {
        announced = ImmutableSet.copyOf(announced);
        figures = ImmutableMap.copyOf(figures);
        hurt = ImmutableMap.copyOf(hurt);
        visible = BitGrid.copyOf(visible);
    }

    /** The board as somebody knows it; blank where it never looked, and for one who sees all deep in the rock, where nobody could. */
    static Scene of(PlayerView game, Looks looks) {
        Scene scene = inFullLight(game, looks);
        return game.perception()
                .map(Perception::visible)
                .map(visible -> scene.inLight(visible, SeenLight.of(game, visible, looks)))
                .orElse(scene);
    }

    /** @return the board as somebody knows it, as if it were day everywhere: for who does not show colours */
    public static Scene inFullLight(PlayerView game, Looks looks) {
        Board board = game.board();
        if (game.perception().isPresent()) {
            return of(board, game.perception().get().visible(), game, looks, at -> false);
        }
        BitGrid all = BitGrid.of(board.width(), board.height());
        all.setAll();
        return of(board, all, game, looks, at -> isBuried(board, at));
    }

    private static boolean isBuried(Board board, Point at) {
        return !isOpen(board, at) && Direction.all().stream().noneMatch(way -> isOpen(board, at.step(way)));
    }

    /** Somebody may stand in tall grass and look around there. */
    private static boolean isOpen(Board board, Point at) {
        return board.isTransparent(at) || board.isPassable(at);
    }

    private static Scene of(Board board, BitGridView visible, PlayerView game, Looks looks, Predicate<Point> isBlank) {
        IdentityHashMap<Terrain, Appearance> known = new IdentityHashMap<>(); // a board has few kinds of ground
        Grid<Appearance> ground = Grid.of(
                board.width(),
                board.height(),
                at -> isBlank.test(at)
                        ? Appearance.UNSEEN
                        : known.computeIfAbsent(board.terrainAt(at), terrain -> looks.of(terrain, game)));
        Map<Point, Appearance> figures = new LinkedHashMap<>();
        for (Point at : board.cells(GAS).points()) {
            board.gas(at).ifPresent(gas -> figures.put(at, above(ground.get(at), looks.of(gas, game))));
        }
        Map<Point, Health> hurt = new LinkedHashMap<>();
        Set<Point> announced = new LinkedHashSet<>();
        for (Entity entity : board.entities()) {
            for (Point at : entity.cells()) {
                // The occupant of a cell hides what lies there.
                Entity shown = board.occupantAt(at).orElse(entity);
                figures.put(at, figure(shown, at, game, looks));
                if (isInView(shown, visible)
                        && shown.get(Destructible.class).orElse(null) instanceof Health health
                        && health.hitPoints() < health.max()) {
                    hurt.put(at, health);
                }
            }
            if (isInView(entity, visible)) {
                entity.get(Intent.class).ifPresent(intent -> announced.addAll(intent.cells()));
            }
        }
        return new Scene(ground, figures, hurt, visible, announced);
    }

    private static Appearance figure(Entity shown, Point at, PlayerView game, Looks looks) {
        Appearance figure = looks.of(shown);
        Footprint body = shown.footprint();
        Point first = shown.position().orElse(at);
        return part(isEmptied(shown, game) ? emptied(figure) : figure, body, first, at);
    }

    private static boolean isInView(Entity entity, BitGridView visible) {
        return entity.cells().stream().anyMatch(visible::get);
    }

    /** Gas above ground: in letters other ground than a floor is still to be read, in the colour of the gas. */
    private static Appearance above(Appearance ground, Appearance gas) {
        boolean isBare = ground.look().codePoint() == FLOOR;
        return isBare || ground.equals(Appearance.UNSEEN)
                ? gas
                : new Appearance(
                        gas.name(),
                        new Look(ground.look().codePoint(), gas.look().rgb()),
                        gas.tile());
    }

    /** What is left of a chest that was emptied: a flat box, in a dark colour. */
    private static Appearance emptied(Appearance figure) {
        return new Appearance(figure.name(), Look.of("_", figure.look().rgb() >> 1 & 0x7F7F7F));
    }

    /** What is to be seen on a cell: the figure on it, or its ground, in full light. */
    public Look lookAt(Point cell) {
        return shownAt(cell).look();
    }

    /** The colour of that in the light on it. Light does not change figures. */
    int colourAt(Point cell) {
        Appearance shown = shownAt(cell);
        return shown.lit(shown.look().rgb());
    }

    private Appearance shownAt(Point cell) {
        return figureAt(cell).orElseGet(() -> ground.get(cell));
    }

    /** The figure on a cell; empty if there is none. */
    Optional<Appearance> figureAt(Point cell) {
        return Optional.ofNullable(figures.get(cell));
    }

    /** @return this scene with more cells in view, in that light */
    Scene withInView(BitGridView more, SeenLight light) {
        BitGrid fresh = BitGrid.copyOf(more);
        fresh.andNot(visible);
        BitGrid both = BitGrid.copyOf(visible);
        both.or(more);
        return new Scene(ground, figures, hurt, both, announced).inLight(fresh, light);
    }

    /** This scene with some of its ground in that light. */
    private Scene inLight(BitGridView cells, SeenLight light) {
        if (light.isDay()) {
            return this;
        }
        Grid<Appearance> lit = Grid.of(
                ground.width(), ground.height(), at -> cells.get(at) ? light.on(ground.get(at), at) : ground.get(at));
        return new Scene(lit, figures, hurt, visible, announced);
    }

    /** @return this scene with a figure on a cell, if the cell is in view */
    public Scene with(Point cell, Appearance figure) {
        if (!visible.contains(cell) || !visible.get(cell)) {
            return this;
        }
        Map<Point, Appearance> all = new LinkedHashMap<>(figures);
        all.put(cell, figure);
        return new Scene(ground, all, hurt, visible, announced);
    }

    /** @return this scene with a figure on another cell, hurt as it was; with all cells of one that fills several */
    Scene moved(Point from, Point to, Appearance figure, Footprint body) {
        Scene next = this;
        Map<Point, Health> all = new LinkedHashMap<>(hurt);
        for (Point cell : body.cells(from)) {
            next = next.without(cell);
            all.remove(cell);
        }
        for (Point cell : body.cells(to)) {
            next = next.with(cell, part(figure, body, to, cell));
            if (hurt.containsKey(from)) {
                all.put(cell, hurt.get(from));
            }
        }
        return new Scene(ground, next.figures, all, visible, announced);
    }

    private static Appearance part(Appearance figure, Footprint body, Point first, Point at) {
        return body.isOneCell()
                ? figure
                : figure.part(at.x() - first.x(), at.y() - first.y(), body.width(), body.height());
    }

    /** @return this scene without the figure on a cell */
    Scene without(Point cell) {
        Map<Point, Appearance> all = new LinkedHashMap<>(figures);
        all.remove(cell);
        Map<Point, Health> others = new LinkedHashMap<>(hurt);
        others.remove(cell);
        return new Scene(ground, all, others, visible, announced);
    }

    /** @return whether it is a container that stands open, with nothing in it */
    public static boolean isEmptied(Entity container, PlayerView game) {
        return container.get(Container.class).equals(Optional.of(Container.OPEN))
                && game.things(container.id()).isEmpty();
    }
}
