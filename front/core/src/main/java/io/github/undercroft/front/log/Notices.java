package io.github.undercroft.front.log;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import io.github.undercroft.Brain;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.Perception;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Healed;
import io.github.undercroft.event.Spawned;
import io.github.undercroft.front.sheet.Bar;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Missile;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.item.Throw;
import io.github.undercroft.wording.English;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What a player notices that no event tells: an enemy that comes into view, what lies underfoot, health that is low. */
public final class Notices {

    private Set<EntityId> seen;
    private Optional<Point> place;
    private boolean wasLow;

    /** Begins with what there is to see now. */
    public Notices(Optional<Entity> hero, GameView game) {
        seen = hero.map(each -> ids(enemies(each, game))).orElse(ImmutableSet.of());
        place = hero.flatMap(Entity::position);
        wasLow = hero.filter(Notices::isLow).isPresent();
    }

    /** @return what to tell after a step, in a line */
    public Optional<String> after(Step.Acted acted, Entity hero, GameView game) {
        List<String> told = new ArrayList<>();
        for (GameEvent event : acted.events()) {
            futile(event, acted, hero, game).ifPresent(told::add);
        }
        List<Entity> now = enemies(hero, game);
        newcomers(now, acted)
                .forEach((name, count) -> told.add(
                        count == 1
                                ? Things.capitalised(Things.withArticle(name)) + " comes into view."
                                : count + " " + English.standard().plural(name) + " come into view."));
        seen = ids(now);
        Optional<Point> here = hero.position();
        if (acted.actor().equals(hero.id()) && !here.equals(place)) {
            place = here;
            here.flatMap(at -> lying(hero, at, game)).ifPresent(told::add);
        }
        boolean isLow = isLow(hero);
        if (isLow && !wasLow) {
            told.add("Your health is low!");
        }
        wasLow = isLow;
        return told.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", told));
    }

    private static boolean isLow(Entity hero) {
        return hero.get(Destructible.class)
                .filter(body -> body instanceof Health health && Bar.isLow(health))
                .isPresent();
    }

    /** Those in view; none in a game without senses, where all are in view from the start. */
    private static List<Entity> enemies(Entity hero, GameView game) {
        Optional<Perception> senses = game.perception(hero.id());
        return senses.map(known -> known.board().entities().stream()
                        .filter(other ->
                                other.has(Brain.class) && known.sees(other.id()) && game.areEnemies(hero, other))
                        .toList())
                .orElse(List.of());
    }

    /** How many of each name were not in view before; events tell of those who came into the game just now. */
    private Map<String, Integer> newcomers(List<Entity> now, Step.Acted acted) {
        Set<EntityId> born = acted.events().stream()
                .flatMap(event -> event instanceof Spawned birth ? Stream.of(birth.who()) : Stream.empty())
                .collect(ImmutableSet.toImmutableSet());
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Entity enemy : now) {
            if (!seen.contains(enemy.id()) && !born.contains(enemy.id())) {
                counts.merge(enemy.name(), 1, Integer::sum);
            }
        }
        return counts;
    }

    private static Set<EntityId> ids(List<Entity> entities) {
        return entities.stream().map(Entity::id).collect(ImmutableSet.toImmutableSet());
    }

    private static Optional<String> lying(Entity hero, Point at, GameView game) {
        List<Entity> things = game.board().entitiesAt(at).stream()
                .filter(each -> !each.id().equals(hero.id()))
                .toList();
        if (things.isEmpty()) {
            return Optional.empty();
        }
        Entity first = things.get(0);
        boolean areMany = things.size() > 1
                || (Stacks.count(first) > 1
                        && !English.standard().plural(first.name()).equals(first.name()));
        return Optional.of(
                (areMany ? "Here lie " : "Here lies ") + Things.listed(Lists.transform(things, Things::counted)) + ".");
    }

    /** What to tell of a throw by the hero at somebody to whom nothing has happened by it. */
    private static Optional<String> futile(GameEvent event, Step.Acted acted, Entity hero, GameView game) {
        if (!(event instanceof Throw.Thrown thrown)
                || !thrown.who().equals(hero.id())
                || thrown.flight().hit().isEmpty()) {
            return Optional.empty();
        }
        EntityId hit = thrown.flight().hit().get();
        if (acted.events().stream()
                .anyMatch(each -> !each.equals(thrown) && each.involved().contains(hit) && !isVain(each))) {
            return Optional.empty();
        }
        boolean isPlain = game.entity(thrown.flight().thing())
                .filter(thing -> !thing.has(Missile.class))
                .isPresent();
        return Optional.of(isPlain ? "It is not made for throwing, and does no harm." : "It has no effect.");
    }

    private static boolean isVain(GameEvent event) {
        return event instanceof Healed healing && healing.points() == 0;
    }
}
