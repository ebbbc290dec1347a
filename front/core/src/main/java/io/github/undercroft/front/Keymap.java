package io.github.undercroft.front;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.geometry.Direction;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The meaning of the keys in one game. A value. */
public final class Keymap {

    private static final ImmutableMap<Direction, String> STEPS = ImmutableMap.<Direction, String>builder()
            .put(Direction.NORTH, "up w k 8")
            .put(Direction.WEST, "left a h 4")
            .put(Direction.SOUTH, "down s j 2")
            .put(Direction.EAST, "right d l 6")
            .put(Direction.NORTH_EAST, "pageup u 9")
            .put(Direction.SOUTH_EAST, "pagedown n 3")
            .put(Direction.SOUTH_WEST, "end b 1")
            .put(Direction.NORTH_WEST, "home y 7")
            .buildOrThrow();

    private static final ImmutableMap<Direction, String> RUNS = ImmutableMap.<Direction, String>builder()
            .put(Direction.NORTH, "W K")
            .put(Direction.WEST, "A H")
            .put(Direction.SOUTH, "S J")
            .put(Direction.EAST, "D L")
            .put(Direction.NORTH_EAST, "U")
            .put(Direction.SOUTH_EAST, "N")
            .put(Direction.SOUTH_WEST, "B")
            .put(Direction.NORTH_WEST, "Y")
            .buildOrThrow();

    /** The keys that roguelikes have had since Hack. */
    private static final ImmutableList<String> CLASSIC = ImmutableList.of(
            "step north = up k 8",
            "step west = left h 4",
            "step south = down j 2",
            "step east = right l 6",
            "step north-east = pageup u 9",
            "step south-east = pagedown n 3",
            "step south-west = end b 1",
            "step north-west = home y 7",
            "run north = K",
            "run west = H",
            "run south = J",
            "run east = L",
            "pick up = , g",
            "equip = w W",
            "take off = T",
            "use = q r e",
            "drop = d",
            "throw = t",
            "attack = f",
            "search = s",
            "rest = . space 5",
            "recover = R",
            "equipment = )",
            "new game = &",
            "quit = S");

    private final ImmutableMap<KeyPress, Binding> bindings;
    /** Everything that can be done, also without a key, in the order of the table. */
    private final ImmutableSet<Binding> known;

    /** Whether hints and lists of keys tell them. */
    private final boolean isTold;

    private Keymap(Map<KeyPress, Binding> bindings, Set<Binding> known) {
        this(bindings, known, true);
    }

    private Keymap(Map<KeyPress, Binding> bindings, Set<Binding> known, boolean isTold) {
        this.bindings = ImmutableMap.copyOf(bindings);
        this.known = ImmutableSet.copyOf(known);
        this.isTold = isTold;
    }

    /** @return the same keys, of which no hint, list or message tells, for a player without a keyboard: {@link #keysOf} finds none */
    public Keymap untold() {
        return new Keymap(bindings, known, false);
    }

    /** @return whether the player is told of keys */
    public boolean isTold() {
        return isTold;
    }

    /** @return arrows, w/a/s/d, h/j/k/l with y/u/b/n, and digits for steps; the game's own keys for its verbs */
    public static Keymap standard(PlayableGame game) {
        Map<KeyPress, Binding> all = new LinkedHashMap<>();
        Set<Binding> known = new LinkedHashSet<>();
        STEPS.forEach((way, keys) -> bind(all, known, Binding.of(Binding.STEP, way), keys(keys)));
        for (Verb verb : game.verbs()) {
            if (verb.name().equals("run")) {
                RUNS.forEach((way, keys) -> bind(all, known, Binding.of(verb.name(), way), keys(keys)));
            }
            bind(all, known, Binding.of(verb.name()), verb.keys());
        }
        for (FrontVerb verb : FrontVerb.of(game)) {
            bind(all, known, Binding.of(verb.verbName()), ImmutableList.of(verb.key()));
        }
        for (Verb verb : game.verbs()) {
            requireKey(verb, all);
        }
        return new Keymap(all, known);
    }

    private static void requireKey(Verb verb, Map<KeyPress, Binding> all) {
        if (Stream.of(FrontVerb.values()).anyMatch(each -> each.verbName().equals(verb.name()))) {
            throw new IllegalArgumentException(
                    "The front end itself has a command \"" + verb.name() + "\"; give the verb another name");
        }
        boolean isReachable = verb.keys().isEmpty()
                || all.values().stream().anyMatch(binding -> binding.verb().equals(verb.name()));
        if (!isReachable) {
            KeyPress first = verb.keys().get(0);
            throw new IllegalArgumentException("No key is left for the verb \"" + verb.name() + "\": " + first
                    + " is that of \"" + all.get(first) + "\"; give it another key");
        }
    }

    /**
     * @return arrows and h/j/k/l with y/u/b/n for steps, capitals for runs, q to drink and to use, S to save and leave; the
     *     game's own keys for what only it has
     */
    public static Keymap classic(PlayableGame game) {
        Keymap standard = standard(game);
        Set<String> commands = standard.known.stream().map(Binding::toString).collect(ImmutableSet.toImmutableSet());
        return standard.with(
                CLASSIC.stream()
                        .filter(line -> commands.contains(line.substring(0, line.indexOf(" ="))))
                        .toList(),
                game);
    }

    /**
     * This table, changed by the lines of a file.
     *
     * @param lines each names a command and its keys, {@code pick up = g ,} or {@code step north = k up}, which replace
     *     all its former keys; {@code pick up =} leaves it none. Empty lines and lines that start with {@code #} are
     *     skipped
     * @throws IllegalArgumentException if a line cannot be understood, or a command has two; the message gives its number
     */
    public Keymap with(List<String> lines, PlayableGame game) {
        List<String> table = TextResource.lines(String.join("\n", lines));
        Map<KeyPress, Binding> all = new LinkedHashMap<>(bindings);
        Set<Binding> done = new LinkedHashSet<>(known);
        Map<KeyPress, Integer> said = new LinkedHashMap<>();
        Map<Binding, Integer> commands = new LinkedHashMap<>();
        for (int i = 0; i < table.size(); i++) {
            String line = table.get(i);
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            try {
                int sign = line.indexOf('=');
                if (sign < 0) {
                    throw new IllegalArgumentException("there is no \"=\"; write for example: pick up = g ,");
                }
                ImmutableList<KeyPress> keys = keys(line.substring(sign + 1));
                Binding binding = binding(line.substring(0, sign).strip(), game);
                Integer before = commands.put(binding, i + 1);
                if (before != null) {
                    throw new IllegalArgumentException("there is a line for \"" + binding + "\" already, line " + before
                            + "; write its keys into one");
                }
                requireNew(keys, i + 1, said);
                all.values().removeIf(binding::equals);
                bind(all, done, binding, keys);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("line " + (i + 1) + ", \"" + line + "\": " + e.getMessage(), e);
            }
        }
        Keymap read = new Keymap(all, done);
        if (read.keysOf(Binding.of(FrontVerb.QUIT.verbName())).isEmpty()) {
            throw new IllegalArgumentException("no key is left for \"quit\"; give it one: quit = q");
        }
        return read;
    }

    private static void requireNew(List<KeyPress> keys, int line, Map<KeyPress, Integer> said) {
        for (KeyPress key : keys) {
            Integer before = said.put(key, line);
            if (before != null) {
                throw new IllegalArgumentException("the key " + key + " was given away in line " + before + " already");
            }
        }
    }

    private static Binding binding(String text, PlayableGame game) {
        List<String> commands = commands(game);
        if (commands.contains(text)) {
            return Binding.of(text);
        }
        int gap = text.lastIndexOf(' ');
        Optional<Direction> way = gap < 0 ? Optional.empty() : Ways.named(text.substring(gap + 1));
        String command = way.isPresent() ? text.substring(0, gap).strip() : text;
        boolean isKnown = way.isPresent() && (command.equals(Binding.STEP) || takesWay(command, game));
        if (!isKnown) {
            throw new IllegalArgumentException("unknown command \"" + text
                    + "\"; there is step north, step north-east and so on, " + String.join(", ", commands));
        }
        return Binding.of(command, way.get());
    }

    private static boolean takesWay(String command, PlayableGame game) {
        return game.verbs().stream()
                .anyMatch(verb -> verb.name().equals(command) && verb.form() instanceof Verb.Toward);
    }

    private static List<String> commands(PlayableGame game) {
        ImmutableList.Builder<String> commands = ImmutableList.builder();
        game.verbs().forEach(verb -> commands.add(verb.name()));
        for (FrontVerb verb : FrontVerb.of(game)) {
            commands.add(verb.verbName());
        }
        return commands.build();
    }

    /** Binds a key. If it had another meaning, it loses that, and its place in the table. */
    private static void bind(Map<KeyPress, Binding> all, Set<Binding> known, Binding binding, List<KeyPress> keys) {
        known.add(binding);
        for (KeyPress key : keys) {
            all.remove(key);
            all.put(key, binding);
        }
    }

    private static ImmutableList<KeyPress> keys(String names) {
        return Splitter.on(' ')
                .omitEmptyStrings()
                .trimResults()
                .splitToStream(names)
                .map(KeyPress::new)
                .collect(ImmutableList.toImmutableList());
    }

    /** @return what the key means; empty if nothing */
    public Optional<Binding> meaning(KeyPress key) {
        return Optional.ofNullable(bindings.get(key));
    }

    /** @return the direction of a key, when the front end asks for one */
    public Optional<Direction> way(KeyPress key) {
        return meaning(key)
                .filter(binding -> binding.verb().equals(Binding.STEP))
                .flatMap(Binding::way);
    }

    /** @return whether a key is one of those of a verb of the front end */
    public boolean means(KeyPress key, FrontVerb verb) {
        return meaning(key).equals(Optional.of(Binding.of(verb.verbName())));
    }

    /** @return in the order of the table; none if they are {@linkplain #untold not told} */
    public List<KeyPress> keysOf(Binding binding) {
        return bindings.entrySet().stream()
                .filter(entry -> isTold && entry.getValue().equals(binding))
                .map(Map.Entry::getKey)
                .collect(ImmutableList.toImmutableList());
    }

    /** @return every command once, in the order of the table, also those without a key */
    public List<Binding> all() {
        return known.asList();
    }

    /** @return the table as a file that {@link #with} reads; a command without a key has a line without one */
    public List<String> lines() {
        return all().stream()
                .map(binding -> (binding + " = "
                                + String.join(
                                        " ",
                                        keysOf(binding).stream()
                                                .map(KeyPress::name)
                                                .toList()))
                        .stripTrailing())
                .toList();
    }
}
