package io.github.undercroft.front.seat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Board;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.PlayerView;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.Hero;
import io.github.undercroft.front.InView;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.map.Scene;
import io.github.undercroft.front.mode.CellDescription;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What one player knows of a game now, as a program reads it: never more. */
final class Observation {

    private final SeatGame game;
    private final EntityId player;
    private final PlayableGame played;
    private final Words words;
    private final PlayerView view;
    /** The player; empty once it has left the game. */
    private final Optional<Entity> self;

    Observation(SeatGame game, EntityId player) {
        this.game = game;
        this.player = player;
        this.played = game.table().game();
        this.words = game.table().words();
        this.view = game.view().as(player);
        this.self = view.entity(player).filter(each -> each.position().isPresent());
    }

    void tell(Map<String, @Nullable Object> answer, boolean withWords, boolean withPlanes) {
        Hero hero = Hero.of(view, player);
        if (withWords) {
            Map<String, Object> told = new LinkedHashMap<>();
            told.put("status", played.status(view, hero));
            told.put("log", game.log(player));
            told.put("inView", self.isPresent() ? inView() : ImmutableList.of());
            answer.put("words", told);
        }
        answer.put("level", view.board().level());
        answer.put("at", self.flatMap(Entity::position).map(Observation::cell).orElse(null));
        answer.put(
                "health",
                self.flatMap(each -> each.get(Destructible.class))
                        .map(Observation::health)
                        .orElse(null));
        answer.put("effects", self.map(each -> InView.effects(each, words)).orElse(List.of()));
        answer.put("things", hero.things().stream().map(words::named).toList());
        if (withPlanes) {
            answer.put("planes", planes());
        }
    }

    private List<Map<String, Object>> inView() {
        Optional<TurnView> turn = game.turn().filter(each -> each.actor().id().equals(player));
        return InView.all(view, played.looks(), words).stream()
                .flatMap(each -> view.entity(each.id()).stream().map(who -> told(each, who, turn)))
                .toList();
    }

    private Map<String, Object> told(InView each, Entity who, Optional<TurnView> turn) {
        Point at = who.position().orElseThrow();
        Point here = self.flatMap(Entity::position).orElseThrow();
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("name", each.name());
        told.put("letter", Character.toString(each.look().look().codePoint()));
        told.put("at", cell(at));
        told.put(
                "steps", (int) Metric.CHEBYSHEV.distance(here, who.nearest(here).orElse(at)));
        each.body().ifPresent(body -> told.put("health", health(body)));
        if (!each.states().isEmpty()) {
            told.put("states", each.states());
        }
        if (!each.deed().isEmpty()) {
            told.put("intent", each.deed());
        }
        turn.ifPresent(own -> told.put("told", CellDescription.at(played, own, at)));
        return told;
    }

    private static List<Integer> cell(Point at) {
        return ImmutableList.of(at.x(), at.y());
    }

    /** The hit points, and the most that there can be if that is known. */
    private static List<Integer> health(Destructible body) {
        return body instanceof Health health
                ? ImmutableList.of(health.hitPoints(), health.max())
                : ImmutableList.of(body.hitPoints());
    }

    private Map<String, Object> planes() {
        Board board = view.board();
        int width = board.width();
        int height = board.height();
        ImmutableMap.Builder<String, Object> planes = ImmutableMap.builder();
        planes.put("width", width).put("height", height);
        if (self.isEmpty()) { // knows nothing any more
            planes.put("letters", " ".repeat(width * height));
            for (String name : ImmutableList.of("known", "visible", "lit")) {
                planes.put(name, "0".repeat(width * height));
            }
            return planes.buildOrThrow();
        }
        Scene scene = Scene.inFullLight(view, played.looks());
        boolean seesAll = view.perception().isEmpty();
        int[] letters = new int[width * height];
        boolean[] known = new boolean[width * height];
        boolean[] visible = new boolean[width * height];
        boolean[] lit = new boolean[width * height];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int cell = y * width + x;
                Appearance ground = scene.ground().get(x, y);
                letters[cell] = ground.look().codePoint();
                known[cell] = seesAll || !ground.equals(Appearance.UNSEEN);
                visible[cell] = scene.visible().get(x, y);
                lit[cell] = visible[cell] && view.light(new Point(x, y)) > 0;
            }
        }
        scene.figures()
                .forEach((at, figure) ->
                        letters[at.y() * width + at.x()] = figure.look().codePoint());
        planes.put("letters", new String(letters, 0, letters.length));
        planes.put("known", Plane.of(known));
        planes.put("visible", Plane.of(visible));
        planes.put("lit", Plane.of(lit));
        return planes.buildOrThrow();
    }
}
