package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.PlayerView;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.map.MapView;
import io.github.undercroft.front.mode.Mode;
import io.github.undercroft.front.mode.PlayControls;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.WordWrap;
import io.github.undercroft.game.Explanation;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Shows why the actors act as they do that the player knows of, one after the other: in words, and their way on the board. */
final class ReasonsMode implements Mode {

    private final ReasonWords words;
    private final List<Entity> actors;
    private final Function<EntityId, Optional<Explanation>> explained;
    private int chosen;

    private ReasonsMode(Words words, List<Entity> actors, Function<EntityId, Optional<Explanation>> explained) {
        this.words = new ReasonWords(words);
        this.actors = actors;
        this.explained = explained;
    }

    /**
     * Begins with the actor that is nearest to the player.
     *
     * @param from where the player is, or was last
     * @param explained asks why an actor would act as it does now
     * @return empty if the player knows of no other actor
     */
    static Optional<ReasonsMode> of(
            Words words,
            PlayerView known,
            EntityId player,
            Point from,
            Function<EntityId, Optional<Explanation>> explained) {
        List<Entity> actors = known.board().entities().stream()
                .filter(each -> each.has(Brain.class) && !each.id().equals(player))
                .filter(each -> each.position().isPresent())
                .sorted(Comparator.comparingDouble(each -> Metric.CHEBYSHEV.distance(from, place(each))))
                .collect(ImmutableList.toImmutableList());
        return actors.isEmpty() ? Optional.empty() : Optional.of(new ReasonsMode(words, actors, explained));
    }

    private static Point place(Entity actor) {
        return actor.position().orElseThrow();
    }

    private Entity actor() {
        return actors.get(chosen);
    }

    @Override
    public boolean holdsGame() {
        return true;
    }

    @Override
    public void press(KeyPress key, PlayControls play) {
        if (key.equals(KeyPress.TAB)) {
            chosen = (chosen + 1) % actors.size();
        } else {
            play.pop();
        }
    }

    @Override
    public void point(Input.Pointed pointed, Optional<Point> cell, PlayControls play) {
        for (int i = 0; i < actors.size(); i++) {
            chosen = cell.filter(actors.get(i).cells()::contains).isPresent() ? i : chosen;
        }
    }

    @Override
    public void draw(Sheet sheet, MapView map, Rect room) {
        explained.apply(actor().id()).ifPresent(told -> told.path().forEach(cell -> map.mark(sheet, cell, Paint.AIM)));
        map.mark(sheet, place(actor()), Paint.CURSOR);
    }

    @Override
    public String hint(Words language) {
        String name = language.the(actor());
        String told = explained
                .apply(actor().id())
                .flatMap(words::reasons)
                .map(reasons -> language.sentence("{0}: it {1}.", name, reasons))
                .orElseGet(() -> language.sentence("{0} tells no reason.", name));
        return told + WordWrap.GAP + language.hints("tab: next", "escape: leave");
    }

    @Override
    public Point focus(Point usual) {
        return place(actor());
    }
}
