package io.github.undercroft.game.perception;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blocks;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.Percept;
import io.github.undercroft.game.codec.ValueCheck;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Likeness;
import io.github.undercroft.game.state.World;
import io.github.undercroft.lore.Guise;
import io.github.undercroft.lore.Guises;
import io.github.undercroft.lore.Lore;
import io.github.undercroft.value.ValueRegistry;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What observers take others for, by the rules of the game. The answers are kept until anything in the game changes. */
public final class Beliefs {

    private final World world;
    private final ImmutableList<Guises> all;
    private final ValueRegistry registry;
    private final Supplier<GameView> game;
    /** Whether a guise is being asked for. */
    private boolean isAsking;

    public Beliefs(World world, ImmutableList<Guises> all, ValueRegistry registry, Supplier<GameView> game) {
        this.world = world;
        this.all = all;
        this.registry = registry;
        this.game = game;
    }

    /** Another one as an observer takes it; the same object where it takes it for what it is. */
    public Entity of(EntityState observer, Entity other) {
        Likeness likeness = likeness(observer, other);
        return likeness == null || likeness.picture() == null ? other : likeness.picture();
    }

    /** A copy of an entity for an imagined world, as an observer takes it, without what others cannot see. */
    public EntityState copyOf(EntityState observer, EntityState other) {
        Likeness likeness = likeness(observer, other);
        return likeness == null || likeness.picture() == null
                ? other.copyAsSeen()
                : other.copyAs(likeness.picture().name(), likeness.slots());
    }

    /** As what an observer takes another one; null where nobody is taken for anything else. */
    @SuppressWarnings("ReferenceEquality") // an old picture of somebody is another one to ask for
    private @Nullable Likeness likeness(EntityState observer, Entity other) {
        if (all.isEmpty() || observer.slots.observer == null || observer.id.equals(other.id())) {
            return null;
        }
        if (isAsking) {
            throw new IllegalStateException(
                    "A guise asks what its observer takes others for, which would never end; it may look"
                            + " at the thing, at the observer and at the game, but not at GameView.as or the observer's perception");
        }
        if (!isConcerned(other)) {
            return null;
        }
        Map<EntityId, Likeness> kept = kept(observer);
        Likeness known = kept.get(other.id());
        if (known == null || known.of() != other) {
            known = Likeness.of(other, asked(observer, other));
            kept.put(other.id(), known);
        }
        return known;
    }

    private boolean isConcerned(Entity other) {
        for (int i = 0; i < all.size(); i++) {
            Guises guises = all.get(i);
            try {
                if (guises.concerns(other.name())) {
                    return true;
                }
            } catch (Throwable thrown) {
                throw GameCode.failure(
                        "Asking whether \"" + other.name() + "\" may seem to be another", guises, thrown);
            }
        }
        return false;
    }

    private Map<EntityId, Likeness> kept(EntityState observer) {
        Map<EntityId, Likeness> kept = observer.notes().likenesses;
        if (kept == null || observer.notes().likenessesWhile != world.moment()) {
            kept = new LinkedHashMap<>();
            observer.notes().likenesses = kept;
            observer.notes().likenessesWhile = world.moment();
        }
        return kept;
    }

    private Optional<Guise> asked(EntityState observer, Entity other) {
        for (int i = 0; i < all.size(); i++) {
            Optional<Guise> guise =
                    all.get(i).concerns(other.name()) ? asked(all.get(i), observer, other) : Optional.empty();
            if (guise.isPresent()) {
                return guise;
            }
        }
        return Optional.empty();
    }

    private Optional<Guise> asked(Guises guises, EntityState observer, Entity other) {
        isAsking = true;
        try {
            Optional<Guise> guise = Objects.requireNonNull(
                    guises.guise(other, observer, game.get()), "guise() returned null; return empty for what it is");
            if (guise.isPresent()) {
                check(guise.get(), other);
            }
            return guise;
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking what " + observer + " takes " + other + " for", guises, thrown);
        } finally {
            isAsking = false;
        }
    }

    private void check(Guise guise, Entity other) {
        List<Component> own = other.components();
        for (Component component : guise.components()) {
            if (!own.contains(component)) { // which a body may have with no hit points left
                ValueCheck.checkGiven(registry, component);
            }
        }
        checkCell(guise, other);
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
    public Lore loreAfter(EntityState observer, List<Percept> percepts) {
        Lore before = observer.slots.find(Lore.class);
        Lore next = before;
        for (Guises guises : all) {
            try {
                next = next == null
                        ? null
                        : Objects.requireNonNull(
                                guises.loreAfter(next, observer, percepts, game.get()),
                                "loreAfter() returned null; return the lore that is known");
            } catch (Throwable thrown) {
                throw GameCode.failure("Asking what " + observer + " knows by now", guises, thrown);
            }
        }
        return next == null || next.equals(before) ? null : next;
    }
}
