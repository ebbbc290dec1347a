package io.github.undercroft.examples.thieflike;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Perception;
import io.github.undercroft.dig.Worked;
import io.github.undercroft.event.Placed;
import io.github.undercroft.examples.bot.StallWatch;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.item.Use;
import io.github.undercroft.stairs.TakeStairs;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How the bot plays, counted over many games. */
class ThiefBotTest {

    private static final Thieflike GAME = new Thieflike();
    private static final EntityId THIEF = new EntityId(0, 0);

    private final List<Integer> depths = new ArrayList<>();
    private final Map<String, Integer> gamesWith = new TreeMap<>();

    @Test
    void inManyGamesItDoesAllThatAThiefMayDo() {
        play(30);
    }

    @Test
    @Tag("soak")
    void inAThousandGamesToo() {
        play(1000);
    }

    private void play(int games) {
        for (int seed = 0; seed < games; seed++) {
            for (String deed : deeds(Game.start(GAME.rules(GAME.about().usualSize(), Seat.BOT), seed))) {
                gamesWith.merge(deed, 1, Integer::sum);
            }
        }
        depths.sort(null);
        assertThat(depths.get(games / 2)).isGreaterThanOrEqualTo(3);
        for (String deed : List.of("bash", "drink", "equip", "flee")) {
            assertThat(gamesWith.getOrDefault(deed, 0)).as(deed).isGreaterThanOrEqualTo(games * 3 / 10);
        }
    }

    private Set<String> deeds(Game game) {
        Set<String> deeds = new TreeSet<>();
        StallWatch watch = StallWatch.over(game);
        Optional<Integer> before = distanceWhenHurt(game);
        for (Step step = game.step(); step instanceof Step.Acted acted; step = game.step()) {
            assertThat(watch.whyStalled(acted)).isEmpty();
            if (acted.actor().equals(THIEF)) {
                acted.events().forEach(event -> deed(event).ifPresent(deeds::add));
                if (before.isPresent() && hasGoneFrom(before.get(), acted, game)) {
                    deeds.add("flee");
                }
            }
            before = distanceWhenHurt(game);
        }
        depths.add(game.view().levels().size());
        return deeds;
    }

    private static Optional<String> deed(GameEvent event) {
        if (event instanceof Worked) {
            return Optional.of("bash");
        }
        if (event instanceof Use.Used) {
            return Optional.of("drink");
        }
        return event instanceof Placed placed && placed.to() instanceof Location.WornBy
                ? Optional.of("equip")
                : Optional.empty();
    }

    /** How far away the nearest villain in view is of a thief who would rather flee. */
    private static Optional<Integer> distanceWhenHurt(Game game) {
        return game.view()
                .entity(THIEF)
                .filter(thief -> thief.get(Destructible.class).orElseThrow().hitPoints() <= ThiefBot.WARY)
                .flatMap(thief -> distance(game, thief))
                .filter(steps -> steps <= 4);
    }

    private static Optional<Integer> distance(Game game, Entity thief) {
        Perception known = game.view().perception(THIEF).orElseThrow();
        return game.view().board().entities().stream()
                .filter(each -> Villain.DESCRIPTIONS.containsKey(each.name()))
                .flatMap(villain -> villain.position().stream())
                .filter(known::sees)
                .map(at -> Metric.MANHATTAN.distance(at, thief.position().orElseThrow()))
                .map(Double::intValue)
                .min(Comparator.naturalOrder());
    }

    private static boolean hasGoneFrom(int before, Step.Acted acted, Game game) {
        return acted.action() instanceof TakeStairs
                || game.view()
                        .entity(THIEF)
                        .flatMap(thief -> distance(game, thief))
                        .filter(now -> now > before)
                        .isPresent();
    }
}
