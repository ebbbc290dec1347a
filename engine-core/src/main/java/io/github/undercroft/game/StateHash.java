package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Terrain;
import io.github.undercroft.game.codec.HashWriter;
import io.github.undercroft.game.perception.Recollections;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Timer;
import io.github.undercroft.game.state.World;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import io.github.undercroft.time.SchedulerState;
import io.github.undercroft.value.ValueRegistry;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The hash of a game's state, as the sum of its parts. An absent part adds nothing, so a new kind of part changes no
 * old hash. Entities and ground keep their hashes until they change.
 */
final class StateHash {

    private static final long ENTITY = Seeds.derive(1, "entity");
    private static final long MEMORY = Seeds.derive(1, "memory");
    private static final long GROUND = Seeds.derive(1, "ground");
    private static final long BIRTHS = Seeds.derive(1, "births");
    private static final long WAITING = Seeds.derive(1, "waiting");
    private static final long SHOWN = Seeds.derive(1, "shown");
    private static final long ORDER = Seeds.derive(1, "order");
    private static final long STREAM = Seeds.derive(1, "stream");
    private static final long TIMER = Seeds.derive(1, "timer");
    private static final long GAME = Seeds.derive(1, "game");

    private final World world;
    private final Recollections recollections;
    private final HashWriter writer;
    private final EntityHash entityHash;
    private final MemoryHash memoryHash;

    StateHash(World world, ValueRegistry registry, Recollections recollections) {
        this.world = world;
        this.recollections = recollections;
        this.writer = new HashWriter(registry);
        this.entityHash = new EntityHash(registry);
        this.memoryHash = new MemoryHash(writer, entityHash);
    }

    long total() {
        long sum = game() + levels() + order();
        for (EntityState entity : world.entities) {
            sum += entity(entity);
        }
        for (int i = 0; i < world.observers.size(); i++) {
            sum += memories(world.observers.at(i));
        }
        return sum + streams(name -> true) + timers();
    }

    private long timers() {
        long sum = 0;
        for (Timer timer : world.timers.all()) {
            writer.begin(TIMER);
            timer.write(writer);
            sum += writer.result();
        }
        return sum;
    }

    /** The sum of the hashes of all streams whose name is to count. */
    long streams(Predicate<String> names) {
        long sum = 0;
        for (Map.Entry<String, RandomSource> stream : world.streams.drawn().entrySet()) {
            if (names.test(stream.getKey())) {
                sum += stream(stream.getKey(), stream.getValue());
            }
        }
        return sum;
    }

    /** The same for what has been drawn and what will be: a branch has another seed, also before it draws from it. */
    long random(Predicate<String> names) {
        long seed = world.streams.seed();
        return streams(names) + (seed == world.levelSeed ? 0 : Seeds.derive(STREAM, seed));
    }

    /** The hash of each part by name. */
    ImmutableSortedMap<String, Long> parts() {
        ImmutableSortedMap.Builder<String, Long> parts = ImmutableSortedMap.naturalOrder();
        parts.put("game", game());
        Level shown = world.levels.shown();
        if (shown.level() != 0) {
            parts.put("shown", shown(shown));
        }
        for (int i = 0; i < world.levels.size(); i++) {
            Level level = world.levels.get(i);
            parts.put("level/" + level.level() + "/ground", ground(level));
            if (level.level() != 0) {
                parts.put("level/" + level.level() + "/births", births(level));
            }
            if (!level.active) {
                parts.put("level/" + level.level() + "/waiting", waiting(level));
            }
        }
        if (!world.timers.isEmpty()) {
            parts.put("timers", timers());
        }
        parts.put("order", order());
        for (EntityState entity : world.entities) {
            parts.put("level/" + entity.id.level() + "/entity/" + entity.id.number(), entity(entity));
        }
        for (int i = 0; i < world.observers.size(); i++) {
            EntityState observer = world.observers.at(i);
            EntityId id = observer.id;
            String name = "level/" + id.level() + "/entity/" + id.number() + "/memory";
            for (Memory memory : memoriesOf(observer)) {
                parts.put(memory.level() == 0 ? name : name + "/" + memory.level(), memory(observer, memory));
            }
        }
        world.streams.drawn().forEach((name, source) -> parts.put("stream/" + name, stream(name, source)));
        return parts.build();
    }

    static Optional<String> firstDifference(StateHash one, StateHash other) {
        Map<String, Long> ones = one.parts();
        Map<String, Long> others = other.parts();
        TreeSet<String> names = new TreeSet<>(ones.keySet());
        names.addAll(others.keySet());
        return names.stream()
                .filter(name -> !java.util.Objects.equals(ones.get(name), others.get(name)))
                .findFirst();
    }

    private long game() {
        writer.begin(GAME);
        StateParts.writeGame(world, writer);
        return writer.result();
    }

    private long levels() {
        Level shown = world.levels.shown();
        long sum = shown.level() == 0 ? 0 : shown(shown);
        for (int i = 0; i < world.levels.size(); i++) {
            Level level = world.levels.get(i);
            sum += ground(level);
            sum += level.level() == 0 ? 0 : births(level);
            sum += level.active ? 0 : waiting(level);
        }
        return sum;
    }

    private static long shown(Level level) {
        return Seeds.derive(SHOWN, level.level());
    }

    private static long births(Level level) {
        return Seeds.derive(Seeds.derive(BIRTHS, level.level()), level.nextNumber);
    }

    private long waiting(Level level) {
        writer.begin(Seeds.derive(WAITING, level.level()));
        writer.add(level.leftAt);
        for (Level.Waiting waiting : level.waiting) {
            SchedulerState.Member member = waiting.member();
            member(member.key(), member.rate(), member.balance(), member.carry());
            writer.add(waiting.left());
        }
        return writer.result();
    }

    private long ground(Level level) {
        long part = level.level() == 0 ? GROUND : Seeds.derive(GROUND, level.level());
        return level.groundHash((index, terrain) -> cell(part + index, terrain));
    }

    /** What one cell adds to the hash of its level's ground. */
    private long cell(long part, Terrain terrain) {
        writer.begin(part);
        writer.value("terrain", terrain);
        return writer.result();
    }

    private long entity(EntityState entity) {
        if (!entity.isHashed()) {
            writer.begin(ENTITY + entity.key);
            write(entity);
            entity.keepHash(writer.result());
        }
        return entity.hash();
    }

    private void write(EntityState entity) {
        writer.text("name", entity.name);
        entityHash.components(entity.slots.components(), writer);
        EntityHash.place(entity.location, writer);
        Location.OnLevel left = entity.location instanceof Location.OnLevel ? null : entity.placeLeft;
        writer.flag("hasLeft", left != null);
        if (left != null) {
            EntityHash.place(left, writer);
        }
        writer.add(entity.decisions);
        writer.optional("input", Optional.ofNullable(entity.input));
        writer.optional("unfinished", Optional.ofNullable(entity.unfinished));
        writer.flag("unfinishedIsInput", entity.unfinishedIsInput);
    }

    private long memories(EntityState observer) {
        long sum = memory(observer, recollections.of(observer));
        for (Memory other : observer.otherMemories()) {
            sum += memory(observer, other);
        }
        return sum;
    }

    private List<Memory> memoriesOf(EntityState observer) {
        return ImmutableList.<Memory>builder()
                .add(recollections.of(observer))
                .addAll(observer.otherMemories())
                .build();
    }

    private long memory(EntityState observer, Memory memory) {
        long part = Seeds.derive(MEMORY, observer.key);
        long ofLevel = memory.level() == 0 ? part : Seeds.derive(part, memory.level());
        return memoryHash.of(memory, ofLevel);
    }

    private long order() {
        // Asked first, since finding the next actor may move the time forward.
        long current = world.order.isEmpty() ? 0 : world.order.current();
        writer.begin(ORDER);
        writer.add(world.order.now());
        writer.add(current);
        world.order.visit(this::member);
        return writer.result();
    }

    private void member(long key, int rate, long balance, long carry) {
        writer.add(key);
        writer.add(rate);
        writer.add(balance);
        writer.add(carry);
    }

    private long stream(String name, RandomSource source) {
        return Seeds.mix(Seeds.derive(STREAM, name) ^ Seeds.mix(source.state0()) + source.state1());
    }
}
