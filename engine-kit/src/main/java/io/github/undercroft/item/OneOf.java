package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Reaction;
import java.util.List;
import java.util.Objects;

/**
 * One of several offers, such as the three treasures of a vault: as soon as one of them is in somebody's hands, the others of that name on its
 * level are gone for good, from the ground, from chests, and from the hands of who takes several at once, who keeps the first by id. Of a stack
 * only what was taken stays. What was taken is free of it, so putting it back changes nothing.
 *
 * <p>What burns or is moved before is not taken: one of the rest can be. A thing in a chest that is carried away is not taken, either.
 *
 * @param offer the name of the offer; another one on a level has a name of its own, which a theme of {@code engine-dungeon} sees to for
 *     each vault
 */
public record OneOf(String offer) implements Reaction {

    public OneOf {
        Objects.requireNonNull(offer, "offer");
        if (offer.isEmpty()) {
            throw new IllegalArgumentException("An offer needs a name, for example \"vault\"");
        }
    }

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        boolean isTaken = self.location()
                .holder()
                .flatMap(context.game()::entity)
                .filter(holder -> holder.has(Brain.class))
                .isPresent();
        if (!isTaken) {
            return;
        }
        context.clear(self.id(), Reaction.class);
        int level = context.board().level();
        context.game().entities().stream()
                .filter(other -> !other.id().equals(self.id()) && isOf(other))
                .filter(other -> context.game()
                        .boardOf(other.id())
                        .filter(board -> board.level() == level)
                        .isPresent())
                .forEach(other -> {
                    context.emit(new Withdrawn(other.id()));
                    context.remove(other.id());
                });
    }

    private boolean isOf(Entity other) {
        return Several.find(other, OneOf.class).filter(this::equals).isPresent();
    }

    /** An offer is closed, as another one was taken. Told before the thing is removed. */
    public record Withdrawn(EntityId thing) implements GameEvent {
        public Withdrawn {
            Objects.requireNonNull(thing, "thing");
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(thing);
        }
    }
}
