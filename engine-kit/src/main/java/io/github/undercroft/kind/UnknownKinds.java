package io.github.undercroft.kind;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Blocks;
import io.github.undercroft.Cause;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.Location;
import io.github.undercroft.Look;
import io.github.undercroft.Percept;
import io.github.undercroft.combat.Ammunition;
import io.github.undercroft.event.CellEvent;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.event.GasChanged;
import io.github.undercroft.event.Healed;
import io.github.undercroft.event.Removed;
import io.github.undercroft.event.TerrainChanged;
import io.github.undercroft.item.Missile;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Usable;
import io.github.undercroft.item.Use;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.item.Weight;
import io.github.undercroft.lore.Guise;
import io.github.undercroft.lore.Guises;
import io.github.undercroft.lore.Lore;
import io.github.undercroft.random.SeedValue;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A class of things whose kinds nobody knows at first: potions, scrolls, wands, rings. Each kind has one of several looks, shuffled by
 * the seed of the game. An observer with {@link Lore} takes one that it does not know for what it looks like.
 *
 * <pre>{@code
 * UnknownKinds potions = UnknownKinds.of("potion", "potion of healing", "potion of speed")
 *         .looking("blue potion", Look.of("!", 0x4040FF))
 *         .looking("red potion", Look.of("!", 0xFF4040));
 * }</pre>
 *
 * <p>A kind is known once the observer used or put on one, saw one used or saw what a thrown one did to somebody, to the ground or to the air, was told of it
 * ({@link Lore#with}), or knows all others of its class.
 * An unknown one is a thing of its look that can be carried, stacked, worn and tried, and seems to have nothing else. Equal looks that
 * are other kinds lie apart. Not for weapons and armour, whose effect is felt at once. A note of one's own ({@link Lore#noting}) is a part of the name: {@code blue potion called sleep}.
 */
public final class UnknownKinds implements Guises {

    private static final ImmutableList<Class<? extends Component>> PLAIN =
            ImmutableList.of(StackSize.class, Weight.class, Wearable.class, Ammunition.class);

    private final String name;
    private final ImmutableSet<String> kinds;
    private final ImmutableMap<String, Look> looks;
    private final @Nullable SeedValue<Map<String, String>> lookOfKind;

    private UnknownKinds(String name, Collection<String> kinds, Map<String, Look> looks) {
        this.name = name;
        this.kinds = ImmutableSet.copyOf(kinds);
        this.looks = ImmutableMap.copyOf(looks);
        this.lookOfKind = looks.size() < kinds.size()
                ? null
                : SeedValue.pairs(
                        "looks of " + name,
                        this.kinds.asList(),
                        this.looks.keySet().asList());
    }

    /**
     * A class of things without looks yet.
     *
     * @param name of the class, by which its looks are shuffled; each class of a game has another
     * @param kinds the names of its kinds, each once
     */
    public static UnknownKinds of(String name, String... kinds) {
        Objects.requireNonNull(name, "name");
        ImmutableList<String> all = ImmutableList.copyOf(kinds);
        if (all.isEmpty()
                || all.stream().distinct().count() < all.size()
                || all.stream().anyMatch(String::isBlank)) {
            throw new IllegalArgumentException(
                    "A class of " + name + " has one kind or more, each with a name of its own; these are " + all);
        }
        return new UnknownKinds(name, all, ImmutableMap.of());
    }

    /** @return the same with one more look that a kind may have; give at least as many as there are kinds */
    public UnknownKinds looking(String look, Look drawn) {
        Objects.requireNonNull(drawn, "drawn");
        if (looks.containsKey(look) || kinds.contains(look) || look.isBlank()) {
            throw new IllegalArgumentException("\"" + look + "\" is a look or a kind of " + name
                    + " already, or no name; each look has a name of its own");
        }
        return new UnknownKinds(
                name,
                kinds,
                ImmutableMap.<String, Look>builder()
                        .putAll(looks)
                        .put(look, drawn)
                        .buildOrThrow());
    }

    /** @return the names of its kinds */
    public List<String> kinds() {
        return kinds.asList();
    }

    /** @return whether somebody knows a kind of this class; who has no {@link Lore} knows all */
    public boolean isKnown(String kind, Entity observer) {
        Lore lore = observer.get(Lore.class).orElse(null);
        return lore == null
                || lore.knows(kind)
                || kinds.stream().allMatch(other -> other.equals(kind) || lore.knows(other));
    }

    /**
     * What a kind looks like in that game: the same in all its saves, also where kinds or looks were added since.
     *
     * @throws IllegalArgumentException if it is no kind of this class
     * @throws IllegalStateException if the rules of the game do not know this class
     */
    public String look(String kind, GameView game) {
        if (!kinds.contains(kind)) {
            throw new IllegalArgumentException("\"" + kind + "\" is no kind of " + name + "; these are " + kinds);
        }
        return Objects.requireNonNull(game.fromSeed(key()).get(kind), kind);
    }

    /**
     * Which look each kind has.
     *
     * @throws IllegalArgumentException if there are fewer looks than kinds
     */
    @Override
    public List<SeedValue<Map<String, String>>> kept() {
        return ImmutableList.of(key());
    }

    private SeedValue<Map<String, String>> key() {
        if (lookOfKind == null) {
            throw new IllegalArgumentException("The " + kinds.size() + " kinds of " + name + " have " + looks.size()
                    + " looks; give at least as many by looking(...)");
        }
        return lookOfKind;
    }

    /** The name of the class. */
    @Override
    public String toString() {
        return "kinds of " + name;
    }

    @Override
    public boolean concerns(String thing) {
        return kinds.contains(thing);
    }

    @Override
    public Optional<Guise> guise(Entity thing, Entity observer, GameView game) {
        if (!concerns(thing.name())
                || isKnown(thing.name(), observer)
                || (thing.has(Wearable.class) && worn(observer, game).contains(thing.name()))) {
            return Optional.empty();
        }
        String look = look(thing.name(), game);
        ImmutableList.Builder<Component> seeming = ImmutableList.builder();
        seeming.add(Objects.requireNonNull(looks.get(look)));
        for (Component component : thing.components()) {
            if (PLAIN.contains(component.slot())) {
                seeming.add(component);
            }
        }
        if (thing.has(Usable.class)) {
            seeming.add(new Untried());
        }
        return Optional.of(new Guise(called(look, observer), seeming.build()));
    }

    @Override
    public Lore loreAfter(Lore known, Entity observer, List<Percept> percepts, GameView game) {
        Lore next = known;
        for (String worn : worn(observer, game)) {
            next = kinds.contains(worn) ? next.with(worn) : next;
        }
        for (Percept percept : percepts) {
            if (percept instanceof Percept.Saw saw) {
                String tried = tried(saw, percepts, observer).orElse("");
                next = kinds.contains(tried) ? next.with(tried) : next;
            }
        }
        return withLast(next);
    }

    /** With the only kind that is left, so that it is told and saved like the others. */
    private Lore withLast(Lore known) {
        List<String> left =
                kinds.stream().filter(kind -> !known.knows(kind)).limit(2).toList();
        return left.size() == 1 && kinds.size() > 1 ? known.with(left.get(0)) : known;
    }

    /** The names of what an observer wears, from the start of the game too. */
    private static List<String> worn(Entity observer, GameView game) {
        return game.things(observer.id()).stream()
                .filter(thing -> thing.location() instanceof Location.WornBy)
                .map(Entity::name)
                .toList();
    }

    /** The name of what somebody in view used, or of what broke when it was thrown and did something to somebody in view. */
    private static Optional<String> tried(Percept.Saw saw, List<Percept> percepts, Entity observer) {
        if (saw.event() instanceof Use.Used used) {
            boolean isSeen =
                    used.who().equals(observer.id()) || saw.known(used.who()).isPresent();
            return Optional.of(used.name()).filter(name -> isSeen);
        }
        return saw.event() instanceof Removed gone
                        && gone.body().has(Missile.class)
                        && isOfThrow(gone)
                        && percepts.stream().anyMatch(UnknownKinds::isWork)
                ? Optional.of(gone.name())
                : Optional.empty();
    }

    /** Whether a throw has done something to somebody in view, to the ground or to the air. */
    private static boolean isWork(Percept percept) {
        if (percept instanceof Percept.Saw seen
                && seen.event() instanceof CellEvent changed
                && (changed instanceof TerrainChanged || changed instanceof GasChanged)) {
            return isOfThrow(changed);
        }
        return percept instanceof Percept.Saw saw
                && saw.event() instanceof EntityEvent event
                && isOfThrow(event)
                && saw.known(event.who()).filter(who -> who.has(Blocks.class)).isPresent()
                && !(event instanceof Healed healed && healed.points() == 0);
    }

    private static boolean isOfThrow(GameEvent event) {
        return event.cause() instanceof Cause.Deed deed && deed.action() instanceof Throw;
    }

    private static String called(String look, Entity observer) {
        return observer.get(Lore.class)
                .flatMap(lore -> lore.note(look))
                .map(text -> new Lore.Note(look, text).name())
                .orElse(look);
    }
}
