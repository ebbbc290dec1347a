package io.github.undercroft.front.log;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Fixed;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Percept;
import io.github.undercroft.Perception;
import io.github.undercroft.PlayerView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Missed;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.EffectBegan;
import io.github.undercroft.event.GasChanged;
import io.github.undercroft.event.Healed;
import io.github.undercroft.event.Placed;
import io.github.undercroft.event.Removed;
import io.github.undercroft.event.Spawned;
import io.github.undercroft.event.TerrainChanged;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.sheet.Bar;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.ThrowingArm;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.lore.Lore;
import io.github.undercroft.trap.Revealed;
import io.github.undercroft.trap.Search;
import io.github.undercroft.trap.TrapFound;
import io.github.undercroft.wording.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What a player notices that no event tells: an enemy that comes into view, what lies underfoot, health that is low. */
public final class Notices {

    private static final int TURNS_KNOWN = 20;
    /** An enemy in view is in the fight if it is so near. */
    private static final int NEAR = 2;

    private final Words words;
    /** When the hero last saw others, as it remembers, before the present step. */
    private Map<EntityId, Long> seen;

    private Optional<Point> place;
    private boolean wasLow;
    /** The kinds of things that the hero knew. */
    private List<String> kinds;

    /** Begins with what there is to see now. */
    public Notices(Optional<Entity> hero, PlayerView game, Words words) {
        this.words = words;
        seen = hero.map(each -> sightings(game)).orElse(ImmutableMap.of());
        place = hero.flatMap(Entity::position);
        wasLow = hero.filter(Notices::isLow).isPresent();
        kinds = hero.map(Notices::kinds).orElse(ImmutableList.of());
    }

    /**
     * Tells what there is to notice after a step. An enemy that comes into view is told if the hero has not seen it in the
     * last 20 turns; in a fight only if the hero does not remember it.
     *
     * @param turns how many turns the hero has had in the whole game
     * @return a sentence for each thing to notice
     */
    public List<String> after(Step.Acted acted, Entity hero, PlayerView game, long turns) {
        List<String> sentences = new ArrayList<>();
        for (GameEvent event : acted.events()) {
            futile(event, acted, hero, game).ifPresent(sentences::add);
        }
        if (acted.actor().equals(hero.id()) && acted.action() instanceof Search && isVainSearch(acted)) {
            sentences.add(words.say("You find nothing."));
        }
        boolean isFight = isFight(acted, hero, game);
        newcomers(enemies(hero, game), acted, enemy -> isKnown(enemy, isFight, game.now(), turns))
                .forEach((name, count) -> sentences.add(inView(name, count)));
        seen = sightings(game);
        boolean isLow = isLow(hero);
        if (isLow && !wasLow) {
            sentences.add(words.say("You have few hit points left!"));
        }
        wasLow = isLow;
        List<String> known = kinds(hero);
        known.stream()
                .filter(kind -> !kinds.contains(kind))
                .forEach(kind -> sentences.add(
                        words.say("You know now: {0}.", words.wording().name(kind))));
        kinds = known;
        return sentences;
    }

    /** What lies where the hero has stepped to; twice the same words tell of two places. */
    public Optional<String> underfoot(Step.Acted acted, Entity hero, PlayerView game) {
        Optional<Point> here = hero.position();
        if (!acted.actor().equals(hero.id()) || here.equals(place)) {
            return Optional.empty();
        }
        place = here;
        return lying(hero, game);
    }

    private String inView(String name, int count) {
        Wording wording = words.wording();
        String who = count == 1 ? wording.indefinite(name) : wording.counted(count, name);
        return words.sentence(
                count == 1 && !wording.isPlural(name) ? "{0} comes into view." : "{0} come into view.", who);
    }

    private static List<String> kinds(Entity hero) {
        return hero.get(Lore.class).map(Lore::kinds).orElse(ImmutableList.of());
    }

    private static boolean isVainSearch(Step.Acted acted) {
        return acted.events().stream()
                .noneMatch(event ->
                        event instanceof TerrainChanged || event instanceof Revealed || event instanceof TrapFound);
    }

    /** Whether the hero strikes or is struck in that step, or sees an enemy near. */
    static boolean isFight(Step.Acted acted, Entity hero, PlayerView game) {
        return acted.events().stream()
                        .anyMatch(event -> (event instanceof Attacked || event instanceof Missed)
                                && event.involved().size() > 1
                                && event.involved().contains(hero.id()))
                || enemies(hero, game).stream()
                        .flatMap(enemy -> enemy.cells().stream())
                        .anyMatch(at -> hero.nearest(at)
                                .filter(here -> Metric.CHEBYSHEV.distance(here, at) <= NEAR)
                                .isPresent());
    }

    private boolean isKnown(EntityId enemy, boolean isFight, long now, long turns) {
        Long when = seen.get(enemy);
        // The time of a turn is the mean of all turns: it differs from scheduler to scheduler.
        return when != null && (isFight || (now - when) * turns <= TURNS_KNOWN * now);
    }

    private static Map<EntityId, Long> sightings(PlayerView game) {
        ImmutableMap.Builder<EntityId, Long> all = ImmutableMap.builder();
        game.perception()
                .ifPresent(known -> known.sightings()
                        .forEach(sighting -> all.put(sighting.who().id(), sighting.when())));
        return all.buildKeepingLast();
    }

    private static boolean isLow(Entity hero) {
        return hero.get(Destructible.class)
                .filter(body -> body instanceof Health health && Bar.isLow(health))
                .isPresent();
    }

    /** Those in view; none in a game without senses, where all are in view from the start. */
    private static List<Entity> enemies(Entity hero, PlayerView game) {
        Optional<Perception> senses = game.perception();
        return senses.map(known -> known.inView().stream()
                        .filter(other -> other.has(Brain.class) && game.areEnemies(hero, other))
                        .toList())
                .orElse(List.of());
    }

    /** How many of each name are not known; events tell of those who came into the game just now. */
    private static Map<String, Integer> newcomers(List<Entity> now, Step.Acted acted, Predicate<EntityId> isKnown) {
        Set<EntityId> born = acted.events().stream()
                .flatMap(event -> event instanceof Spawned birth ? Stream.of(birth.who()) : Stream.empty())
                .collect(ImmutableSet.toImmutableSet());
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Entity enemy : now) {
            if (!isKnown.test(enemy.id()) && !born.contains(enemy.id())) {
                counts.merge(enemy.name(), 1, Integer::sum);
            }
        }
        return counts;
    }

    private Optional<String> lying(Entity hero, PlayerView game) {
        Board known = game.perception().map(Perception::board).orElse(game.board());
        List<Entity> there = hero.cells().stream()
                .flatMap(cell -> known.entitiesAt(cell).stream())
                .filter(each -> !each.id().equals(hero.id()) && !each.has(Fixed.class))
                .toList();
        List<Entity> things = Stacks.together(there);
        if (things.isEmpty()) {
            return Optional.empty();
        }
        Entity first = things.get(0);
        boolean areMany = things.size() > 1
                || words.wording().isPlural(first.name())
                || (Stacks.count(first) > 1
                        && !words.wording()
                                .plural(first.name())
                                .equals(words.wording().name(first.name())));
        String all = words.wording().listed(Lists.transform(things, words::some));
        return Optional.of(areMany ? words.say("Here lie {0}.", all) : words.say("Here lies {0}.", all));
    }

    /** What to tell of a throw by the hero at somebody to whom nothing has happened by it. */
    private Optional<String> futile(GameEvent event, Step.Acted acted, Entity hero, PlayerView game) {
        if (!(event instanceof Throw.Thrown thrown) || !thrown.who().equals(hero.id())) {
            return Optional.empty();
        }
        EntityId thing = thrown.flight().thing();
        if (thrown.flight().hit().isEmpty()) {
            return hasEffect(acted)
                    ? Optional.empty()
                    : broken(thing, thrown, acted, hero).map(this::breaks);
        }
        EntityId hit = thrown.flight().hit().get();
        boolean isUnseen = game.perception().isPresent()
                && recognised(hit, thrown, acted, hero).isEmpty();
        boolean isSpilt =
                acted.events().stream().anyMatch(each -> each instanceof TerrainChanged || each instanceof GasChanged);
        if (isUnseen || isSpilt) {
            return broken(thing, thrown, acted, hero).map(this::breaks);
        }
        if (acted.events().stream()
                .anyMatch(each -> !each.equals(thrown) && each.involved().contains(hit) && !isVain(each))) {
            return Optional.empty();
        }
        return game.entity(thing)
                .map(each -> ThrowingArm.missileOf(hero, each).isPresent()
                        ? hasNoEffect(each.name())
                        : words.sentence(
                                words.wording().isPlural(each.name())
                                        ? "{0} are not made for throwing, and do no harm."
                                        : "{0} is not made for throwing, and does no harm.",
                                words.the(each)))
                .or(() -> broken(thing, thrown, acted, hero).map(this::hasNoEffect));
    }

    private String breaks(String name) {
        Wording wording = words.wording();
        return words.sentence(wording.isPlural(name) ? "{0} break." : "{0} breaks.", wording.definite(name));
    }

    private String hasNoEffect(String name) {
        Wording wording = words.wording();
        return words.sentence(
                wording.isPlural(name) ? "{0} have no effect." : "{0} has no effect.", wording.definite(name));
    }

    /** The name of a thing that is gone after a step. */
    private Optional<String> broken(EntityId thing, Throw.Thrown thrown, Step.Acted acted, Entity hero) {
        return acted.events().stream()
                .filter(event ->
                        event instanceof Removed removed && removed.who().equals(thing))
                .map(event -> recognised(thing, thrown, acted, hero).orElse(((Removed) event).name()))
                .findFirst();
    }

    /** As what the hero took somebody or something; empty if it did not see that event. */
    private static Optional<String> recognised(EntityId who, GameEvent event, Step.Acted acted, Entity hero) {
        return Percept.saw(event, acted.perceivedBy(hero.id()))
                .flatMap(saw -> saw.known(who))
                .map(Entity::name);
    }

    private static boolean hasEffect(Step.Acted acted) {
        return acted.events().stream()
                .anyMatch(event -> event instanceof Damaged
                        || event instanceof Died
                        || event instanceof EffectBegan
                        || (event instanceof Healed && !isVain(event)));
    }

    private static boolean isVain(GameEvent event) {
        return event instanceof Healed healing && healing.points() == 0;
    }

    /** What one of the players got in a step that could be worn or wielded where nothing is. */
    public static Optional<Entity> unworn(Step.Acted acted, Set<EntityId> players, PlayerView game) {
        return acted.events().stream()
                .filter(event -> event instanceof Placed placed
                        && placed.to() instanceof Location.CarriedBy by
                        && players.contains(by.bearer())
                        && !(placed.from() instanceof Location.WornBy))
                .flatMap(event -> game.entity(((Placed) event).thing()).stream())
                .filter(thing -> thing.location()
                        .holder()
                        .filter(holder -> Wearable.fitsAnEmptySlot(thing, game.things(holder)))
                        .isPresent())
                .findFirst();
    }
}
