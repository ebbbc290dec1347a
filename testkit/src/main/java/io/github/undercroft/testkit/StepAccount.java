package io.github.undercroft.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import io.github.undercroft.Brain;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.game.Explanation;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.value.ValueRegistry;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A step and the state after it in words, so that two of them can be compared, also those of two JVMs.
 *
 * @param who whose step it was: {@code goblin 0:7}; empty if that is unknown
 * @param brain the author's classes in the brain of that actor, or the name of the engine's
 * @param did the action in words, or what was thrown
 * @param actionClasses the author's classes in what it meant to do, and did
 * @param events what happened, in words
 * @param parts the hash of each part of the state
 * @param values of each entity by part and by the class of the component, in words
 */
record StepAccount(
        String who,
        ImmutableList<String> brain,
        String did,
        ImmutableList<String> actionClasses,
        ImmutableList<String> events,
        ImmutableSortedMap<String, String> parts,
        ImmutableMap<Value, String> values) {

    /** So many characters of a value are told. */
    private static final int LONGEST = 300;

    /** What an entity has: a component by its class, or a name or a place. */
    record Value(String part, String what) {}

    /**
     * Tells of a step.
     *
     * @param before the game as it was before the step
     */
    static StepAccount of(Game before, Game game, ValueRegistry registry, StepDone done) {
        Step step = done.step().orElse(null);
        Optional<EntityId> actor = step instanceof Step.Acted acted
                ? Optional.of(acted.actor())
                : step instanceof Step.Awaiting awaiting ? Optional.of(awaiting.actor()) : Optional.empty();
        Optional<Entity> who = actor.flatMap(before.view()::entity);
        return new StepAccount(
                actor.map(id -> named(before.view(), id)).orElse(""),
                who.flatMap(each -> each.get(Brain.class))
                        .map(StepAccount::classes)
                        .orElse(ImmutableList.of()),
                done.thrown().map(thrown -> "threw " + root(thrown)).orElseGet(() -> did(step, registry)),
                actor.map(id -> actionClasses(before, id, step)).orElse(ImmutableList.of()),
                step instanceof Step.Acted acted
                        ? acted.events().stream().map(StepAccount::words).collect(ImmutableList.toImmutableList())
                        : ImmutableList.of(),
                parts(game),
                values(game, registry));
    }

    /** Of a game that could not be started. */
    static StepAccount ofThrown(Throwable thrown) {
        return ofState("threw " + root(thrown), ImmutableSortedMap.of(), ImmutableMap.of());
    }

    /** What was done, in one text, and the state after it. */
    static StepAccount ofState(
            String did, ImmutableSortedMap<String, String> parts, ImmutableMap<Value, String> values) {
        return new StepAccount("", ImmutableList.of(), did, ImmutableList.of(), ImmutableList.of(), parts, values);
    }

    static StepAccount ofState(String did, Game game, ValueRegistry registry) {
        return ofState(did, parts(game), values(game, registry));
    }

    /**
     * A step in a line: who acted, what it did, and what came of it.
     *
     * @param after the game after the step
     */
    static String line(GameView after, Step step, ValueRegistry registry) {
        if (!(step instanceof Step.Acted acted)) {
            return words(step);
        }
        String events =
                acted.events().stream().map(event -> tree(registry, event)).collect(Collectors.joining(", "));
        return named(after, acted.actor()) + ": " + did(step, registry) + (events.isEmpty() ? "" : "; " + events);
    }

    private static String named(GameView view, EntityId id) {
        return view.entity(id).map(each -> each.name() + " ").orElse("") + id;
    }

    private static ImmutableList<String> classes(Brain brain) {
        ImmutableList<String> own = ImmutableList.copyOf(OwnClasses.in(brain));
        return own.isEmpty() ? ImmutableList.of(OwnClasses.name(brain.getClass())) : own;
    }

    /** Those in what it meant to do, which may have become another action, and in what it did. */
    private static ImmutableList<String> actionClasses(Game before, EntityId actor, @Nullable Step step) {
        Set<String> classes = new LinkedHashSet<>();
        try {
            Explanation meant = before.explain(actor);
            meant.action().ifPresent(action -> classes.addAll(OwnClasses.in(action)));
        } catch (RuntimeException broken) {
            // what was done remains
        }
        if (step instanceof Step.Acted acted) {
            classes.addAll(OwnClasses.in(acted.action()));
        }
        return ImmutableList.copyOf(classes);
    }

    private static Throwable root(Throwable thrown) {
        Throwable cause = thrown.getCause();
        return cause == null ? thrown : root(cause);
    }

    private static String did(@Nullable Step step, ValueRegistry registry) {
        if (step instanceof Step.Acted acted) {
            return tree(registry, acted.action())
                    + acted.why()
                            .map(why -> ", as another deed was refused: " + words(why))
                            .orElse("");
        }
        return step == null ? "nothing" : words(step);
    }

    private static ImmutableSortedMap<String, String> parts(Game game) {
        ImmutableSortedMap.Builder<String, String> parts = ImmutableSortedMap.naturalOrder();
        game.stateHashParts().forEach((name, hash) -> parts.put(name, Long.toHexString(hash)));
        return parts.build();
    }

    private static ImmutableMap<Value, String> values(Game game, ValueRegistry registry) {
        Map<Value, String> values = new LinkedHashMap<>();
        for (Entity each : game.view().entities()) {
            String part = "level/" + each.id().level() + "/entity/" + each.id().number();
            values.put(new Value(part, "name"), each.name());
            values.put(new Value(part, "place"), words(each.location()));
            for (Component component : each.components()) {
                values.put(new Value(part, OwnClasses.name(component.getClass())), tree(registry, component));
            }
        }
        return ImmutableMap.copyOf(values);
    }

    /** A value as it is hashed: a text of its own would tell the order of its hash sets, too. */
    private static String tree(ValueRegistry registry, Object value) {
        try {
            return words(value.getClass().getSimpleName() + "("
                    + NodeText.fields(registry.tree(value).fields()) + ")");
        } catch (RuntimeException unregistered) {
            return words(value);
        }
    }

    private static String words(Object value) {
        String all = String.valueOf(value).replaceAll("@[0-9a-f]{4,}", ""); // identity hashes
        return all.length() <= LONGEST ? all : all.substring(0, LONGEST) + "...";
    }

    void write(DataOutputStream out) throws IOException {
        out.writeUTF(who);
        write(brain, out);
        out.writeUTF(did);
        write(actionClasses, out);
        write(events, out);
        out.writeInt(parts.size());
        for (Map.Entry<String, String> part : parts.entrySet()) {
            out.writeUTF(part.getKey());
            out.writeUTF(part.getValue());
        }
        out.writeInt(values.size());
        for (Map.Entry<Value, String> value : values.entrySet()) {
            out.writeUTF(value.getKey().part());
            out.writeUTF(value.getKey().what());
            out.writeUTF(value.getValue());
        }
    }

    private static void write(ImmutableList<String> texts, DataOutputStream out) throws IOException {
        out.writeInt(texts.size());
        for (String text : texts) {
            out.writeUTF(text);
        }
    }

    static StepAccount read(DataInputStream in) throws IOException {
        return new StepAccount(in.readUTF(), texts(in), in.readUTF(), texts(in), texts(in), parts(in), values(in));
    }

    private static ImmutableList<String> texts(DataInputStream in) throws IOException {
        ImmutableList.Builder<String> texts = ImmutableList.builder();
        for (int left = in.readInt(); left > 0; left--) {
            texts.add(in.readUTF());
        }
        return texts.build();
    }

    private static ImmutableSortedMap<String, String> parts(DataInputStream in) throws IOException {
        SortedMap<String, String> parts = new TreeMap<>();
        for (int left = in.readInt(); left > 0; left--) {
            parts.put(in.readUTF(), in.readUTF());
        }
        return ImmutableSortedMap.copyOf(parts);
    }

    private static ImmutableMap<Value, String> values(DataInputStream in) throws IOException {
        ImmutableMap.Builder<Value, String> values = ImmutableMap.builder();
        for (int left = in.readInt(); left > 0; left--) {
            values.put(new Value(in.readUTF(), in.readUTF()), in.readUTF());
        }
        return values.buildOrThrow();
    }
}
