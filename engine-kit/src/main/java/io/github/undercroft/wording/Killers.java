package io.github.undercroft.wording;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Action;
import io.github.undercroft.Cause;
import io.github.undercroft.Entities;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.Percept;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.Removed;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Use;
import io.github.undercroft.trap.Trap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Collects what the players of one game die of, in words: {@code an ogre}, {@code acid}, {@code your own hand}. What they did with a
 * thing of their own, and what the effect of a worn thing did, is told by the thing: {@code a potion of fire}.
 */
public final class Killers {

    private final Entities game;
    private final Wording wording;
    private final UnaryOperator<String> translation;
    private final ImmutableSet<EntityId> players;
    /** The names of all that died: a killer may be gone by the time it is named. */
    private final TreeMap<EntityId, String> dead = new TreeMap<>();

    private final ImmutableList.Builder<String> all = ImmutableList.builder();

    /**
     * Begins with the players of a game as it is now.
     *
     * @param translation of {@code your own hand}, {@code somebody}, {@code something} and {@code the world}
     */
    public Killers(GameView game, Wording wording, UnaryOperator<String> translation) {
        this(game, game, wording, translation);
    }

    /**
     * The same, told as somebody believes it to be.
     *
     * @param seen names those whom no player saw
     */
    public Killers(GameView game, Entities seen, Wording wording, UnaryOperator<String> translation) {
        this.game = seen;
        this.wording = Objects.requireNonNull(wording, "wording");
        this.translation = Objects.requireNonNull(translation, "translation");
        players = game.players().stream().map(Entity::id).collect(ImmutableSet.toImmutableSet());
    }

    /** Takes note of who died in a turn that has just been played, and by what it was. */
    public void add(List<GameEvent> events) {
        add(events, who -> ImmutableList.of());
    }

    /**
     * The same by what the players took it for.
     *
     * @param perceived what each player perceived of the turn; nothing for those who know all
     */
    public void add(List<GameEvent> events, Function<EntityId, List<Percept>> perceived) {
        for (GameEvent event : events) {
            if (event instanceof Died died) {
                Function<EntityId, Optional<Percept.Saw>> saw = player -> Percept.saw(died, perceived.apply(player));
                String taken = players.stream()
                        .flatMap(player -> saw.apply(player).stream())
                        .flatMap(seen -> seen.known(died.who()).stream())
                        .map(Entity::name)
                        .findFirst()
                        .orElse(died.name());
                dead.put(died.who(), taken);
                if (players.contains(died.who())) {
                    all.add(named(died, events, perceived.apply(died.who())));
                }
            }
        }
    }

    private String named(Died died, List<GameEvent> events, List<Percept> percepts) {
        Cause cause = died.cause();
        Optional<Percept.Saw> saw = Percept.saw(died, percepts);
        if (cause instanceof Cause.Deed deed) {
            return deed.actor().equals(died.who())
                    ? thing(deed.action())
                            .flatMap(thing -> thing(thing, events, percepts))
                            .orElseGet(() -> say("your own hand"))
                    : name(deed.actor(), saw);
        }
        if (cause instanceof Cause.TerrainAt ground) {
            // A trap that was not found yet still looks like floor.
            return ground.terrain() instanceof Trap trap
                    ? wording.indefinite(trap.kind())
                    : wording.indefinite(ground.terrain());
        }
        if (cause instanceof Cause.EffectOn lasting) {
            return lasting.thing()
                    .flatMap(thing -> thing(thing, events, percepts))
                    .orElseGet(() -> wording.name(lasting.effect()));
        }
        return cause instanceof Cause.Answer answer ? name(answer.reactor(), saw) : say("the world");
    }

    /** What somebody did a deed with. */
    private static Optional<EntityId> thing(Action deed) {
        if (deed instanceof Use use) {
            return use.thing();
        }
        return deed instanceof Throw fling ? Optional.of(fling.thing()) : Optional.empty();
    }

    /** What somebody takes a thing for that killed it, which may be used up by now. */
    private Optional<String> thing(EntityId thing, List<GameEvent> events, List<Percept> percepts) {
        Optional<String> known = percepts.stream()
                .filter(Percept.Saw.class::isInstance)
                .flatMap(saw -> ((Percept.Saw) saw).known(thing).stream())
                .map(Entity::name)
                .findFirst();
        return known.or(() -> game.entity(thing).map(Entity::name))
                .or(() -> events.stream()
                        .filter(event -> percepts.isEmpty()
                                && event instanceof Removed gone
                                && gone.who().equals(thing))
                        .map(event -> ((Removed) event).name())
                        .findFirst())
                .map(wording::indefinite);
    }

    private String say(String english) {
        return translation.apply(english);
    }

    private String name(EntityId who, Optional<Percept.Saw> saw) {
        Optional<String> known = saw.flatMap(seen -> seen.known(who)).map(Entity::name);
        if (saw.isPresent() && known.isEmpty() && !dead.containsKey(who)) {
            return say("something");
        }
        return known.or(() -> game.entity(who).map(Entity::name))
                .or(() -> Optional.ofNullable(dead.get(who)))
                .map(wording::indefinite)
                .orElseGet(() -> say("somebody"));
    }

    /** @return what killed each player that died, in order */
    public List<String> all() {
        return all.build();
    }
}
