package io.github.undercroft.examples.descent;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Cause;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Fixed;
import io.github.undercroft.GameView;
import io.github.undercroft.Look;
import io.github.undercroft.Motility;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Died;
import io.github.undercroft.front.Legacy;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.wording.English;
import java.util.List;
import java.util.Optional;

/**
 * What a dead hero leaves to the player's next one on the floor where it died.
 *
 * @param hero its name
 * @param floor from 1
 * @param killer a beast that waits there, half again as strong; empty if none did it
 * @param thing what it had and did not use; empty if nothing
 */
record Bones(String hero, int floor, String killer, String thing) implements Component {

    static final ImmutableList<String> HEROES = ImmutableList.of(
            "Ada", "Bram", "Cora", "Dunstan", "Edda", "Finn", "Greta", "Hob", "Ilsa", "Jory", "Kara", "Lorcan");

    /** How few turns on the first floor leave nothing. */
    private static final int SHORT = 100;

    /** So far from the stairs it lies, if there is room. */
    private static final int APART = 8;

    private static final Terrain.Quality DOORS = Terrain.Quality.of("door", Door.CLOSED::equals);

    /** What the front end does with it. */
    static final Legacy LEGACY = new Legacy() {
        @Override
        public Optional<String> left(GameView over) {
            return first(over, Bones.class).map(Bones::text);
        }

        @Override
        public Optional<Action> taken(String left) {
            return read(left).map(Inherit::new);
        }

        @Override
        public boolean isIn(GameView game) {
            return first(game, Heir.class).isPresent();
        }

        private <T extends Component> Optional<T> first(GameView game, Class<T> what) {
            return game.entities().stream().flatMap(each -> each.get(what).stream()).findFirst();
        }
    };

    private static final Splitter PARTS = Splitter.on('\t');

    /** What the hero of a game died with, if that is worth a visit. */
    static Optional<Bones> left(ActionContext context, Died died) {
        int floor = context.board().level() + 1;
        if (floor == 1 && context.view().now() < context.view().turns(SHORT)) {
            return Optional.empty();
        }
        String killer = died.cause() instanceof Cause.Deed blow
                ? context.game()
                        .entity(blow.actor())
                        .map(Entity::name)
                        .filter(name -> beast(name).isPresent())
                        .orElse("")
                : "";
        String thing = Brews.rarest(died.things()).map(Blueprint::name).orElse("");
        return Optional.of(new Bones(context.game().fromSeed(Plot.ALL).hero(), floor, killer, thing));
    }

    /** Who may wait for the next hero: nobody who lives in water alone. */
    private static Optional<Blueprint> beast(String name) {
        return Beasts.ALL.stream()
                .filter(each -> each != Beasts.EEL && each.name().equals(name))
                .findFirst();
    }

    /** The sentences with the names of the dead and of their killers. */
    static English told(English english) {
        English told = english;
        for (String hero : HEROES) {
            told = told.withUnique(grave(hero)).withUnique(bane(hero));
        }
        return told;
    }

    static Optional<String> description(String name) {
        return HEROES.stream()
                .filter(hero -> bane(hero).equals(name))
                .findFirst()
                .map(hero -> "It killed " + hero + ", and has grown strong by it.");
    }

    private static String grave(String hero) {
        return "grave of " + hero;
    }

    private static String bane(String hero) {
        return "bane of " + hero;
    }

    /** As the front end keeps it. */
    private String text() {
        return Joiner.on('\t').join(hero, floor, killer, thing);
    }

    /** What such a text says; empty if it is damaged. */
    private static Optional<Bones> read(String text) {
        List<String> parts = PARTS.splitToList(text);
        return parts.size() == 4 && HEROES.contains(parts.get(0)) && parts.get(1).matches("[1-5]")
                ? Optional.of(new Bones(parts.get(0), Integer.parseInt(parts.get(1)), parts.get(2), parts.get(3)))
                : Optional.empty();
    }

    /** Comes after that one. */
    record Heir(Bones of) implements Component {}

    /** The first deed of a hero who comes after another. */
    record Inherit(Bones left) implements Action {
        @Override
        public int cost(TurnView turn) {
            return 1;
        }

        @Override
        public ActionResult perform(ActionContext context) {
            context.set(context.view().actor().id(), new Heir(left));
            return ActionResult.succeeded();
        }
    }

    /** Lays out what there is on a floor, counted from 1, that the hero sees for the first time. */
    static void lay(ActionContext context, Entity hero, int floor) {
        hero.get(Heir.class)
                .map(Heir::of)
                .filter(bones -> bones.floor == floor)
                .ifPresent(bones -> bones.lay(context, hero.id()));
    }

    private void lay(ActionContext context, EntityId heir) {
        Point at = place(context);
        context.trySpawn(
                Blueprint.item(grave(hero)).with(Look.of("+", 0xC0C0C0)).with(new Fixed()), at);
        Brews.named(thing).ifPresent(each -> context.trySpawn(each, at));
        beast(killer).ifPresent(each -> context.trySpawn(grown(each).named(bane(hero)), at));
        context.emit(new Deepest.Reached(heir, hero + " died on this floor"));
    }

    private static Blueprint grown(Blueprint beast) {
        return beast.components().stream()
                .filter(Health.class::isInstance)
                .findFirst()
                .map(Health.class::cast)
                .map(body -> beast.replacing(Health.of(body.max() * 3 / 2)))
                .orElse(beast);
    }

    private static Point place(ActionContext context) {
        Board board = context.board();
        Point from = context.view().position();
        BitGrid open = BitGrid.copyOf(board.passable(Motility.WALK));
        open.or(board.cells(DOORS));
        List<Point> free = FloodFill.of(Movement.EIGHT_WAY).reachable(open, from).points().stream()
                .filter(cell -> board.terrainAt(cell) == Ground.FLOOR
                        && board.entitiesAt(cell).isEmpty())
                .toList();
        List<Point> apart = free.stream()
                .filter(cell -> !Metric.CHEBYSHEV.within(cell, from, APART))
                .toList();
        return free.isEmpty() ? from : context.random("bones").pick(apart.isEmpty() ? free : apart);
    }
}
