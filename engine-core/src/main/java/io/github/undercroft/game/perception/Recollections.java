package io.github.undercroft.game.perception;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Location;
import io.github.undercroft.Terrain;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.News;
import io.github.undercroft.game.state.Vantage;
import io.github.undercroft.game.state.World;
import io.github.undercroft.memory.Instruction;
import io.github.undercroft.memory.Memories;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.memory.RememberedWorld;
import io.github.undercroft.sense.Perceiver;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** The memories of observers: hands them out, changes them at the end of a step, and shows them. */
public final class Recollections {

    private final World world;
    private final SurroundingsIndex surroundings;
    private final Beliefs beliefs;

    public Recollections(World world, SurroundingsIndex surroundings, Beliefs beliefs) {
        this.world = world;
        this.surroundings = surroundings;
        this.beliefs = beliefs;
    }

    /**
     * The memory of the level where the observer looked last. A new memory is empty, or knows how the level is built.
     * Only for the end of a step.
     */
    public Memory of(EntityState observer) {
        Memory known = observer.memory;
        if (known == null) {
            known = begin(observer, world.levelOf(observer));
            observer.memory = known;
        }
        return known;
    }

    /** The memory of a level on which the observer looks around from now on. Only for the end of a step. */
    public Memory of(EntityState observer, Level level, long lastTime) {
        Memory known = of(observer);
        if (known.level() == level.level()) {
            return known;
        }
        known.lookAway(world.levels.at(known.level()).scenery(), lastTime);
        ImmutableList.Builder<Memory> others = ImmutableList.builder();
        Memory next = null;
        for (Memory other : observer.otherMemories) {
            if (other.level() == level.level()) {
                next = other.fork();
            } else {
                others.add(other);
            }
        }
        next = next == null ? begin(observer, level) : next;
        known.forgetNoises(); // they tell where on that level something was
        put(observer, next, others.add(known.fork()).build());
        return next;
    }

    /** Gives an observer the memories read from a state. */
    public static void restore(EntityState observer, @Nullable Memory present, Collection<Memory> others) {
        put(observer, present, others);
        observer.lookedWith = observer.slots.observer;
    }

    /** Removes all memories of an entity that does not perceive any more. */
    public static void forget(EntityState observer) {
        put(observer, null, ImmutableList.of());
        observer.lookedWith = null;
    }

    private static void put(EntityState observer, @Nullable Memory present, Collection<Memory> others) {
        observer.memory = present;
        observer.otherMemories =
                ImmutableList.sortedCopyOf((one, other) -> Integer.compare(one.level(), other.level()), others);
        observer.vantage = null;
    }

    /**
     * Notes that an observer looks around with those senses. If they know its levels and the ones before did not, it learns all
     * that it remembers something of. Only for the end of a step.
     */
    public void lookWith(EntityState observer, Perceiver senses) {
        Perceiver before = observer.lookedWith;
        if (before == senses) {
            return;
        }
        observer.lookedWith = senses;
        if (before == null || knowsTerrain(observer, before) || !knowsTerrain(observer, senses)) {
            return;
        }
        learnHome(observer, of(observer));
        ImmutableList<Memory> others = observer.otherMemories;
        for (Memory other : others) {
            learnHome(observer, toWrite(observer, world.levels.at(other.level())));
        }
    }

    private void learnHome(EntityState observer, Memory memory) {
        Level level = world.levels.at(memory.level());
        level.scenery().forgetLook();
        try {
            memory.learnTerrain(level.scenery(), level.ageing().times().keySet());
        } catch (Throwable thrown) {
            notLearnt(observer, level, thrown);
        }
        tellFailure(level);
    }

    private void notLearnt(EntityState observer, Level level, Throwable thrown) {
        Terrain terrain = level.scenery().lookedAt();
        Object culprit = terrain == null ? observer : terrain;
        world.failures.add(GameCode.failure("Learning how the level of " + observer + " is built", culprit, thrown));
    }

    /** Writes down what an observer came to know or forgot in this step other than by looking. Only for the end of a step. */
    public void writeDown(EntityState observer, long time) {
        for (int i = 0; i < world.news.size(); i++) {
            News news = world.news.get(i);
            Level level = world.levels.find(news.level());
            if (news.who() == observer && level != null) {
                level.scenery().forgetLook();
                try {
                    writeDown(observer, news, level, time);
                } catch (Throwable thrown) {
                    notLearnt(observer, level, thrown);
                }
                tellFailure(level);
            }
        }
    }

    private void writeDown(EntityState observer, News news, Level level, long time) {
        if (news instanceof News.Oblivion && !remembers(observer, level)) {
            return; // any more
        }
        Memory memory = toWrite(observer, level);
        Instruction instruction = new Instruction(memory);
        if (news instanceof News.Ground ground) {
            instruction.reveal(ground.cells(), level.scenery());
        } else if (news instanceof News.Oblivion oblivion) {
            instruction.forget(oblivion.cells());
        } else if (news instanceof News.Whereabouts whereabouts) {
            whereabouts.gone().forEach(instruction::forget);
            for (EntityState found : whereabouts.found()) {
                if (found.location instanceof Location.OnLevel on && on.level() == level.level()) {
                    instruction.locate(found.picture(), time);
                }
            }
        }
        if (instruction.isBlank()) {
            drop(observer, memory);
        }
    }

    private boolean remembers(EntityState observer, Level level) {
        return of(observer).level() == level.level()
                || observer.otherMemories.stream().anyMatch(other -> other.level() == level.level());
    }

    /** The memory of any level, to be written to at once. */
    private Memory toWrite(EntityState observer, Level level) {
        Memory present = of(observer);
        if (present.level() == level.level()) {
            return present;
        }
        Memory own = null;
        for (Memory other : observer.otherMemories) {
            own = other.level() == level.level() ? other.fork() : own;
        }
        Memory next = own == null ? begin(observer, level) : own;
        ImmutableList.Builder<Memory> others = ImmutableList.builder();
        observer.otherMemories.stream()
                .filter(other -> other.level() < level.level())
                .forEach(others::add);
        others.add(next);
        observer.otherMemories.stream()
                .filter(other -> other.level() > level.level())
                .forEach(others::add);
        observer.otherMemories = others.build();
        return next;
    }

    /** Forgets that there is another level. */
    private static void drop(EntityState observer, Memory memory) {
        observer.otherMemories = observer.otherMemories.stream()
                .filter(other -> other != memory)
                .collect(ImmutableList.toImmutableList());
    }

    /** Notes from what an observer's view was computed; null if it has to be computed again. */
    public static void keepVantage(EntityState observer, @Nullable Vantage vantage) {
        observer.vantage = vantage;
    }

    private Memory begin(EntityState entity, Level level) {
        Perceiver senses = entity.slots.observer;
        return senses != null && knowsTerrain(entity, senses) ? home(entity, level) : new Memory(entity.id, level);
    }

    private boolean knowsTerrain(EntityState entity, Perceiver senses) {
        try {
            return senses.knowsTerrain();
        } catch (Throwable thrown) {
            world.failures.add(GameCode.threw("Asking what " + entity + " knows", senses, thrown));
            return false;
        }
    }

    /** A memory of how the level is built; an empty one if its terrain cannot be compared. */
    private Memory home(EntityState entity, Level level) {
        level.scenery().forgetLook();
        Memory known;
        try {
            known = surroundings.of(level).home(entity.id);
        } catch (Throwable thrown) {
            notLearnt(entity, level, thrown);
            known = new Memory(entity.id, level);
        }
        tellFailure(level);
        return known;
    }

    /** Notes the exception that the terrain of a level threw when it was asked how it looks. */
    public void tellFailure(Level level) {
        GameCodeException ofTerrain = level.scenery().takeFailure();
        if (ofTerrain != null) {
            world.failures.add(ofTerrain);
        }
    }

    /**
     * What an observer perceives. An observer that has not looked around yet knows nothing; asking does not make it
     * look.
     */
    public RememberedWorld perceptionOf(EntityState observer) {
        RememberedWorld known = observer.notes().perception;
        if (known == null) {
            known = new RememberedWorld(
                    new OwnMemories(world, observer), observer, world.order::now, other -> beliefs.of(observer, other));
            observer.notes().perception = known;
        }
        return known;
    }

    private static final class OwnMemories implements Memories {
        private final World world;
        private final EntityState observer;
        private @Nullable Memory nothing;

        OwnMemories(World world, EntityState observer) {
            this.world = world;
            this.observer = observer;
        }

        @Override
        public Memory present() {
            Memory remembered = observer.memory;
            if (remembered != null) {
                return remembered;
            }
            Memory known = nothing;
            if (known == null) {
                known = new Memory(observer.id, world.levelOf(observer));
                nothing = known;
            }
            return known;
        }

        @Override
        public ImmutableList<Memory> others() {
            return observer.otherMemories;
        }
    }
}
