package io.github.undercroft.front.log;

import com.google.common.base.Ascii;
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
import io.github.undercroft.front.sheet.Bar;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Missile;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.item.Throw;
import io.github.undercroft.wording.English;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a player notices that no event tells: an enemy that comes into view, what lies underfoot, health that is low. */
public final class Notices {

    private Set<EntityId> seen;
    private Optional<Point> place;
    private boolean wasLow;

    public Notices(Optional<Entity> hero, GameView game) {
        seen = hero.map(each -> ids(enemies(each, game))).orElse(ImmutableSet.of());
        place = hero.flatMap(Entity::position);
        wasLow = hero.filter(Notices::isLow).isPresent();
    }

    /** @return what to tell after a step, in a line */
    public Optional<String> after(Step.Acted acted, Entity hero, GameView game) {
        List<String> told = new ArrayList<>();
        if (acted.events().stream().anyMatch(event -> isHarmlessThrow(event, hero, game))) {
            told.add("It does no harm.");
        }
        List<Entity> now = enemies(hero, game);
        for (Entity enemy : now) {
            if (!seen.contains(enemy.id())) {
                told.add(capitalised(withArticle(enemy.name())) + " comes into view.");
            }
        }
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
        boolean areMany = things.size() > 1 || (isCounted(things.get(0)) && Stacks.count(things.get(0)) > 1);
        return Optional.of(
                (areMany ? "Here lie " : "Here lies ") + listed(Lists.transform(things, Notices::named)) + ".");
    }

    private static String listed(List<String> names) {
        int last = names.size() - 1;
        return last == 0 ? names.get(0) : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }

    private static boolean isCounted(Entity thing) {
        return !English.standard().plural(thing.name()).equals(thing.name());
    }

    private static String named(Entity thing) {
        return Stacks.count(thing) == 1 && isCounted(thing)
                ? withArticle(thing.name())
                : English.standard().counted(thing);
    }

    /** Whether the hero hit somebody with a thing that is no missile, of which no event tells what it did. */
    private static boolean isHarmlessThrow(GameEvent event, Entity hero, GameView game) {
        return event instanceof Throw.Thrown thrown
                && thrown.who().equals(hero.id())
                && thrown.flight().hit().isPresent()
                && game.entity(thrown.flight().thing())
                        .filter(thing -> !thing.has(Missile.class))
                        .isPresent();
    }

    private static String withArticle(String name) {
        return ("aeiou".indexOf(Ascii.toLowerCase(name.charAt(0))) >= 0 ? "an " : "a ") + name;
    }

    private static String capitalised(String words) {
        return Ascii.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
