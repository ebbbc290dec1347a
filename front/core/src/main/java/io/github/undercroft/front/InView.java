package io.github.undercroft.front;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Brain;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.PlayerView;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.effect.Span;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.sense.Alertness;
import io.github.undercroft.sense.Hidden;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Somebody in view of a player, for a list beside the board: how it looks, what it is called, its health and what it is about to
 * do. It is as the player takes it: a mimic that looks like a chest is no more in the list than a chest.
 *
 * <pre>{@code
 * List<InView> nearestFirst = InView.all(play.view(), play.game().looks(), play.game().words());
 * List<String> warnings = nearestFirst.stream().map(InView::deed).filter(deed -> !deed.isEmpty()).toList();
 * }</pre>
 *
 * @param look its letter, colour and picture
 * @param name what lists call it: {@code goblin}
 * @param body what is left of its hit points; empty if it has none
 * @param states words for its state: {@code asleep}, then the name of each effect that will pass; usually none
 * @param deed the {@link Intent} that it has announced, in words: {@code about to strike where you stand}; empty if it has none
 */
public record InView(
        EntityId id, Appearance look, String name, Optional<Destructible> body, List<String> states, String deed) {

    /** Copies the states. */
    public InView {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(look, "look");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(body, "body");
        Objects.requireNonNull(deed, "deed");
        states = ImmutableList.copyOf(states);
    }

    /**
     * Lists all others in view, friends and foes: those who have a {@link Brain}, as other players have too, or have announced a deed. A
     * player without senses sees all on its level who do not hide. Who fills several cells is listed once.
     *
     * @return the nearest first, by the nearest of their cells, a diagonal step counted as one; on a tie by row, then by column, then
     *     by id. Empty once the player has left the game. O(n log n) in the known entities
     */
    public static List<InView> all(PlayerView game, Looks looks, Words words) {
        Entity self = game.actor();
        if (self.position().isEmpty()) {
            return ImmutableList.of();
        }
        return entities(game).stream()
                .sorted(Comparator.<Entity>comparingDouble(each -> distance(self, each))
                        .thenComparingInt(each -> place(each).y())
                        .thenComparingInt(each -> place(each).x())
                        .thenComparing(Entity::id))
                .map(each -> of(each, self, looks, words))
                .collect(ImmutableList.toImmutableList());
    }

    /** @return the same as the player knows them, in no order that means anything */
    public static List<Entity> entities(PlayerView game) {
        Entity self = game.actor();
        return game.perception()
                .map(known -> known.inView().stream())
                .orElseGet(() -> game.board().entities().stream()
                        .filter(each -> !each.id().equals(self.id()) && !each.has(Hidden.class)))
                .filter(InView::isSomebody)
                .toList();
    }

    private static InView of(Entity who, Entity self, Looks looks, Words words) {
        return new InView(
                who.id(),
                looks.of(who),
                words.wording().counted(who),
                who.get(Destructible.class),
                states(who, words),
                who.get(Intent.class).map(intent -> deed(intent, self, words)).orElse(""));
    }

    private static boolean isSomebody(Entity each) {
        return each.has(Brain.class) || each.has(Intent.class);
    }

    private static double distance(Entity self, Entity other) {
        return self.cells().stream()
                .mapToDouble(from ->
                        Metric.CHEBYSHEV.distance(from, other.nearest(from).orElseThrow()))
                .min()
                .orElseThrow();
    }

    private static Point place(Entity each) {
        return each.position().orElseThrow();
    }

    /** @return words for somebody's state: asleep, and the effects that will pass; what lasts until it is cured is its nature */
    public static List<String> states(Entity who, Words words) {
        Stream<String> sleep = Alertness.isAsleep(who) ? Stream.of(words.say("asleep")) : Stream.empty();
        Stream<String> effects = passing(who).map(words.wording()::name);
        return Stream.concat(sleep, effects).distinct().toList();
    }

    /** @return the effects on somebody that will pass, such as on the player, each with the turns that are left: {@code poison 5} */
    public static List<String> effects(Entity who, Words words) {
        return passing(who)
                .map(each -> words.wording().name(each) + " " + ((Span.Turns) each.span()).left())
                .toList();
    }

    private static Stream<Lasting> passing(Entity who) {
        return who.get(Effects.class).stream()
                .flatMap(lasting -> lasting.all().stream())
                .flatMap(each -> each instanceof Lasting some ? Stream.of(some) : Stream.empty())
                .filter(each -> each.span() instanceof Span.Turns);
    }

    private static String deed(Intent intent, Entity self, Words words) {
        return words.say(
                self.cells().stream().anyMatch(intent.cells()::contains)
                        ? "about to strike where you stand"
                        : "about to strike the marked cells");
    }
}
