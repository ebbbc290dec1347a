package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blocks;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.GameView;
import io.github.undercroft.Percept;
import io.github.undercroft.game.codec.ValueCheck;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.perception.Masks;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.lore.Guise;
import io.github.undercroft.lore.Guises;
import io.github.undercroft.lore.Lore;
import io.github.undercroft.memory.Picture;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What observers take others for, by the rules of the game. */
final class RuleMasks implements Masks {

    private final Rules rules;
    private final Supplier<GameView> game;
    /** Whether a guise is being asked for. */
    private boolean isAsking;

    RuleMasks(Rules rules, Supplier<GameView> game) {
        this.rules = rules;
        this.game = game;
    }

    @Override
    public Entity of(EntityState observer, Entity other) {
        Guise guise = guise(observer, other);
        return guise == null ? other : Picture.of(other.id(), guise.name(), guise.components(), other.location());
    }

    /** The entity of an imagined world in the place of one, as an observer takes it. */
    EntityState stateOf(EntityState observer, EntityState other) {
        Guise guise = guise(observer, other);
        return guise == null ? other : other.copyAs(guise.name(), guise.components());
    }

    /** As what an observer takes another one; null for what it is. */
    private @Nullable Guise guise(EntityState observer, Entity other) {
        List<Guises> all = rules.guises;
        if (all.isEmpty() || observer.slots.observer == null || observer.id.equals(other.id())) {
            return null;
        }
        for (int i = 0; i < all.size(); i++) {
            Guise guise = asked(all.get(i), observer, other).orElse(null);
            if (guise != null) {
                return guise;
            }
        }
        return null;
    }

    private Optional<Guise> asked(Guises guises, EntityState observer, Entity other) {
        if (isAsking) {
            throw new IllegalStateException(
                    "A guise asks what its observer takes others for, which would never end; it may look"
                            + " at the thing, at the observer and at the game, but not at GameView.as or the observer's perception");
        }
        isAsking = true;
        try {
            Optional<Guise> guise = Objects.requireNonNull(
                    guises.guise(other, observer, game.get()), "guise() returned null; return empty for what it is");
            List<Component> own = other.components();
            for (Component component : guise.map(Guise::components).orElse(ImmutableList.of())) {
                if (!own.contains(component)) { // which a body may have with no hit points left
                    ValueCheck.checkGiven(rules.registry(), component);
                }
            }
            guise.ifPresent(seen -> checkCell(seen, other));
            return guise;
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking what " + observer + " takes " + other + " for", guises, thrown);
        } finally {
            isAsking = false;
        }
    }

    /** A mimic that fills its cell would be given away as a coin: paths go round it. */
    private static void checkCell(Guise guise, Entity other) {
        boolean fills = other.has(Blocks.class);
        if (fills != guise.components().stream().anyMatch(Blocks.class::isInstance)) {
            String one = fills ? "" : "no ";
            String another = fills ? "no " : "";
            throw new IllegalArgumentException("\"" + other.name() + "\" has " + one + "Blocks and is taken for \""
                    + guise.name()
                    + "\", which has " + another + "Blocks, so its cell would give it away; choose a guise that "
                    + (fills ? "fills a cell, such as a chest with Blocks" : "fills no cell") + ", or "
                    + (fills ? "let it get Blocks when it is found out" : "give it Blocks"));
        }
    }

    /** What an observer knows of kinds once it has perceived that; null for nothing more. */
    @Nullable
    Lore learnt(EntityState observer, List<Percept> percepts) {
        Lore before = observer.slots.find(Lore.class);
        Lore next = before;
        for (Guises guises : rules.guises) {
            try {
                next = next == null
                        ? null
                        : Objects.requireNonNull(
                                guises.learnt(next, observer, percepts, game.get()),
                                "learnt() returned null; return the lore that is known");
            } catch (Throwable thrown) {
                throw GameCode.failure("Asking what " + observer + " learns", guises, thrown);
            }
        }
        return next == null || next.equals(before) ? null : next;
    }
}
