package io.github.undercroft.examples.bot;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.game.Step;
import io.github.undercroft.model.Cause;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.GameView;
import java.util.Optional;
import java.util.TreeMap;

/** What the players of one game die of. */
final class Causes {

    private final GameView game;
    private final ImmutableSet<EntityId> players;
    /** What everybody is called who was ever there when something happened: who kills may be gone by then. */
    private final TreeMap<EntityId, String> names = new TreeMap<>();

    private final ImmutableList.Builder<String> all = ImmutableList.builder();

    Causes(GameView game) {
        this.game = game;
        players = game.entities().stream()
                .filter(entity -> entity.get(Faction.class).equals(Optional.of(Faction.PLAYERS)))
                .map(Entity::id)
                .collect(ImmutableSet.toImmutableSet());
    }

    void add(Step.Acted acted) {
        for (GameEvent event : acted.events()) {
            if (event instanceof GameEvent.Died died) {
                names.put(died.who(), died.name());
                if (players.contains(died.who())) {
                    all.add(named(died.who(), died.cause()));
                }
            }
        }
    }

    private String named(EntityId victim, Cause cause) {
        if (cause instanceof Cause.Deed deed) {
            return deed.actor().equals(victim) ? "own doing" : name(deed.actor());
        }
        if (cause instanceof Cause.Ground ground) {
            return ground.terrain().name();
        }
        if (cause instanceof Cause.Lasting lasting) {
            return lasting.effect().getClass().getSimpleName();
        }
        return cause instanceof Cause.Answer answer ? name(answer.reactor()) : "the world";
    }

    private String name(EntityId who) {
        return game.entity(who).map(Entity::name).orElseGet(() -> names.getOrDefault(who, "somebody"));
    }

    ImmutableList<String> all() {
        return all.build();
    }
}
