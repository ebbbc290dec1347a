package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Player;
import io.github.undercroft.Reaction;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.event.Died;
import io.github.undercroft.sense.Alertness;
import java.util.List;
import java.util.Optional;

/**
 * Leads its {@link Pack}: when it dies, all others of the pack on its level are afraid for so many turns of theirs. They flee from their
 * enemies as {@link Escape} does, and whoever can't get away fights.
 *
 * <p>Nobody is afraid while another leader of the pack is on the level. Those who sleep notice nothing, and the characters of players
 * decide by themselves. A leader that takes the stairs has not fallen.
 *
 * @param turns how long they are afraid, 1 or more
 */
public record PackLeader(int turns) implements Reaction {

    static final int TURNS = 10;

    public PackLeader {
        if (turns < 1) {
            throw new IllegalArgumentException("A pack flees for 1 turn or more; this is " + turns);
        }
    }

    /** Without it they flee for {@value #TURNS} turns. */
    public PackLeader() {
        this(TURNS);
    }

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        Optional<Pack> pack = self.get(Pack.class);
        if (pack.isEmpty() || !(event instanceof Died died) || !died.who().equals(self.id())) {
            return;
        }
        List<Entity> others = context.board().entities().stream()
                .filter(other ->
                        other.get(Pack.class).equals(pack) && !other.id().equals(self.id()))
                .toList();
        if (others.stream()
                .anyMatch(other -> Several.find(other, PackLeader.class).isPresent())) {
            return;
        }
        UntilCornered fear = UntilCornered.by(Escape.fromAfar());
        for (Entity other : others) {
            boolean isPlayer =
                    other.get(Brain.class).filter(Player.class::isInstance).isPresent();
            if (!isPlayer && !Alertness.isAsleep(other)) {
                context.afflict(other.id(), Lasting.of(EffectKind.FEAR, fear, turns));
            }
        }
    }
}
