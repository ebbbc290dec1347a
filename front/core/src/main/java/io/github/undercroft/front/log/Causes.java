package io.github.undercroft.front.log;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Cause;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.event.Died;
import io.github.undercroft.game.Step;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** Collects what the players of one game die of. */
public final class Causes {

    private final GameView game;
    private final ImmutableSet<EntityId> players;
    /** The names of all entities that were in the game at any event: a killer may be gone by the time it is named. */
    private final TreeMap<EntityId, String> names = new TreeMap<>();

    private final ImmutableList.Builder<String> all = ImmutableList.builder();

    /** Begins with the players of a game as it is now. */
    public Causes(GameView game) {
        this.game = game;
        players = game.entities().stream()
                .filter(entity -> entity.get(Faction.class).equals(Optional.of(Faction.PLAYERS)))
                .map(Entity::id)
                .collect(ImmutableSet.toImmutableSet());
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
            return deed.actor().equals(victim) ? "your own hand" : name(deed.actor());
        }
        if (cause instanceof Cause.TerrainAt ground) {
            return ground.terrain().name();
        }
        if (cause instanceof Cause.EffectOn lasting) {
            return lasting.effect() instanceof Lasting some
                    ? some.kind().name()
                    : lasting.effect().getClass().getSimpleName();
        }
        return cause instanceof Cause.Answer answer ? name(answer.reactor()) : "the world";
    }

    private String name(EntityId who) {
        return Optional.ofNullable(game.entity(who).map(Entity::name).orElseGet(() -> names.get(who)))
                .map(Things::withArticle)
                .orElse("somebody");
    }

    /** @return what killed each player that died, in order: {@code an ogre}, {@code acid} */
    public List<String> all() {
        return all.build();
    }
}
