package io.github.undercroft.study;

import io.github.undercroft.Cause;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.event.Died;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.trap.Trap;
import io.github.undercroft.wording.Wording;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Notes what killed the player of a game. */
final class KillerGauge implements Gauge {

    private final Game game;
    private final Wording wording;
    private final Optional<EntityId> player;
    /** The names of the dead: a killer may be gone when what it did kills. */
    private final Map<EntityId, String> dead = new TreeMap<>();

    private String killer = "";

    KillerGauge(Game game, Wording wording) {
        this.game = game;
        this.wording = wording;
        player = GamePlayer.of(game.view());
    }

    @Override
    public void after(Step.Acted turn) {
        for (GameEvent event : turn.events()) {
            if (event instanceof Died died) {
                dead.put(died.who(), died.name());
                if (killer.isEmpty() && player.equals(Optional.of(died.who()))) {
                    killer = name(died.who(), died.cause());
                }
            }
        }
    }

    private String name(EntityId victim, Cause cause) {
        if (cause instanceof Cause.Deed deed) {
            return deed.actor().equals(victim) ? "its own hand" : name(deed.actor());
        }
        if (cause instanceof Cause.TerrainAt ground) {
            return ground.terrain() instanceof Trap trap
                    ? wording.indefinite(trap.kind())
                    : wording.name(ground.terrain().name());
        }
        if (cause instanceof Cause.EffectOn lasting) {
            return wording.name(lasting.effect());
        }
        return cause instanceof Cause.Answer answer ? name(answer.reactor()) : "the world";
    }

    private String name(EntityId who) {
        return game.view()
                .entity(who)
                .map(Entity::name)
                .or(() -> Optional.ofNullable(dead.get(who)))
                .map(wording::indefinite)
                .orElse("somebody");
    }

    @Override
    public String cell() {
        return killer;
    }
}
