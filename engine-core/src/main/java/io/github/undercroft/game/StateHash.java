package io.github.undercroft.game;

import com.google.common.collect.ImmutableSortedMap;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The hash of a game's state, as the sum of its parts. A part that is absent adds nothing, so that a new kind of part
 * changes no old hash; entities and ground keep theirs until they change.
 */
final class StateHash {

    private static final long ENTITY = Seeds.derive(1, "entity");
    private static final long MEMORY = Seeds.derive(1, "memory");
    private static final long GROUND = Seeds.derive(1, "ground");
    private static final long ORDER = Seeds.derive(1, "order");
    private static final long STREAM = Seeds.derive(1, "stream");
    private static final long GAME = Seeds.derive(1, "game");

    private final World world;
    private final HashWriter writer;

    StateHash(World world) {
        this.world = world;
        this.writer = new HashWriter(world.rules.registry());
    }

    long total() {
        long sum = game() + ground() + order();
        for (int i = 0; i < world.entities.size(); i++) {
            sum += entity(world.entities.at(i));
        }
        for (int i = 0; i < world.observers.size(); i++) {
            sum += memory(world.observers.at(i));
        }
        for (Map.Entry<String, RandomSource> stream : world.streams.drawn().entrySet()) {
            sum += stream(stream.getKey(), stream.getValue());
        }
        return sum;
    }

    /** Each part by name. */
    ImmutableSortedMap<String, Long> parts() {
        ImmutableSortedMap.Builder<String, Long> parts = ImmutableSortedMap.naturalOrder();
        parts.put("game", game());
        parts.put("level/" + world.level.level() + "/ground", ground());
        parts.put("order", order());
        for (int i = 0; i < world.entities.size(); i++) {
            EntityState entity = world.entities.at(i);
            parts.put("level/" + entity.id.level() + "/entity/" + entity.id.number(), entity(entity));
        }
        for (int i = 0; i < world.observers.size(); i++) {
            EntityId id = world.observers.at(i).id;
            parts.put("level/" + id.level() + "/entity/" + id.number() + "/memory", memory(world.observers.at(i)));
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

    private long ground() {
        return world.level.groundHash(this::cell);
    }

    /** What one cell adds to the hash of its level's ground. */
    private long cell(int index, Terrain terrain) {
        writer.begin(GROUND + index);
        writer.value("terrain", terrain);
        return writer.result();
    }

    private long entity(EntityState entity) {
        if (!entity.hashed) {
            writer.begin(ENTITY + entity.key);
            StateParts.writeEntity(entity, writer);
            entity.hash = writer.result();
            entity.hashed = true;
        }
        return entity.hash;
    }

    private long memory(EntityState observer) {
        Memory memory = observer.memory(world);
        return memory.hash(() -> MemoryParts.hash(memory, Seeds.derive(MEMORY, observer.key), writer));
    }

    private long order() {
        writer.begin(ORDER);
        writer.add(world.order.now());
        writer.add(world.order.isEmpty() ? 0 : world.order.current());
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
