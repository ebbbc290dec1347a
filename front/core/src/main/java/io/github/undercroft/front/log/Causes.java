package io.github.undercroft.front.log;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Cause;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.Outcome;
import io.github.undercroft.event.Died;
import io.github.undercroft.front.Players;
import io.github.undercroft.front.Words;
import io.github.undercroft.game.Step;
import io.github.undercroft.trap.Trap;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** Collects what the players of one game die of, and says how the game ended by it. */
public final class Causes {

    /** The reasons of the library's own conditions, for a game of one player. */
    private static final ImmutableMap<String, String> REASONS =
            ImmutableMap.of("no players are left", "you are dead", "players have no enemies left", "no enemy is left");

    private final GameView game;
    private final Words words;
    private final ImmutableSet<EntityId> players;
    /** The names of all entities that were in the game at any event: a killer may be gone by the time it is named. */
    private final TreeMap<EntityId, String> names = new TreeMap<>();

    private final ImmutableList.Builder<String> all = ImmutableList.builder();

    /** Begins with the players of a game as it is now. */
    public Causes(GameView game, Words words) {
        this.game = game;
        this.words = words;
        players = game.entities().stream()
                .filter(Players::contain)
                .map(Entity::id)
                .collect(ImmutableSet.toImmutableSet());
    }

    /** Says a sentence in the same words. */
    public String say(String english, Object... values) {
        return words.say(english, values);
    }

    /** Takes note of who died in a step. */
    public void add(Step.Acted acted) {
        for (GameEvent event : acted.events()) {
            if (event instanceof Died died) {
                names.put(died.who(), died.name());
                if (players.contains(died.who())) {
                    all.add(named(died.who(), died.cause()));
                }
            }
        }
    }

    private String named(EntityId victim, Cause cause) {
        if (cause instanceof Cause.Deed deed) {
            return deed.actor().equals(victim) ? words.say("your own hand") : name(deed.actor());
        }
        if (cause instanceof Cause.TerrainAt ground) {
            // A trap that was not found yet still looks like floor.
            return ground.terrain() instanceof Trap trap
                    ? words.wording().indefinite(trap.kind())
                    : words.ground(ground.terrain());
        }
        if (cause instanceof Cause.EffectOn lasting) {
            return words.wording().name(lasting.effect());
        }
        return cause instanceof Cause.Answer answer ? name(answer.reactor()) : words.say("the world");
    }

    private String name(EntityId who) {
        return Optional.ofNullable(game.entity(who).map(Entity::name).orElseGet(() -> names.get(who)))
                .map(words.wording()::indefinite)
                .orElseGet(() -> words.say("somebody"));
    }

    /** @return what killed each player that died, in order: {@code an ogre}, {@code acid} */
    public List<String> all() {
        return all.build();
    }

    /**
     * The reason for an outcome, told to the player: {@code killed by an ogre}. What killed the player comes first, and then
     * what the rules say of their own.
     */
    public String reason(Outcome outcome) {
        String usual = words.say(REASONS.getOrDefault(outcome.reason(), outcome.reason()));
        List<String> killers = all();
        if (killers.isEmpty() || outcome.result() == Outcome.Result.WON) {
            return usual;
        }
        String killed = words.say("killed by {0}", String.join(", ", killers));
        return REASONS.containsKey(outcome.reason()) ? killed : killed + ", " + usual;
    }

    /** An outcome in a sentence: {@code You lose: killed by an ogre.} */
    public String sentence(Outcome outcome) {
        String reason = reason(outcome);
        return switch (outcome.result()) {
            case WON -> words.say("You win: {0}.", reason);
            case LOST -> words.say("You lose: {0}.", reason);
            case DRAWN -> words.say("It is over: {0}.", reason);
        };
    }
}
