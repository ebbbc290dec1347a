package io.github.undercroft.front.mode;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Action;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.Binding;
import io.github.undercroft.front.Control;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.front.sheet.Folding;
import io.github.undercroft.front.sheet.TextWidth;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.growth.Experience;
import io.github.undercroft.stairs.Climb;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Explains the keys. */
public final class Help {

    private static final int NAME_WIDTH = 18;

    /** In the order of the text: w/a/s/d. */
    private static final ImmutableList<Direction> STEPS =
            ImmutableList.of(Direction.NORTH, Direction.WEST, Direction.SOUTH, Direction.EAST);

    private static final ImmutableList<String> FIRST = ImmutableList.of(
            "pick up",
            "climb down",
            "take stairs",
            Control.LOOK.command(),
            "throw",
            "grow",
            "attack",
            "rest",
            "use",
            "run");

    /** What a word alone does not tell. */
    private static final ImmutableMap<String, String> EXPLAINED = ImmutableMap.of("recover", "rest until healed");

    private Help() {}

    /** The meaning of every key, one line each, for the page of keys. */
    public static List<String> lines(PlayableGame game, Keymap keymap, TurnView turn) {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.add(game.about().summary(), "");
        for (Binding binding : keymap.all()) {
            if (isInGame(binding, turn) && !keymap.keysOf(binding).isEmpty()) {
                String why = EXPLAINED.getOrDefault(binding.command(), "");
                lines.add(padded(binding.toString())
                        + keys(keymap, binding)
                        + (why.isEmpty() ? "" : Folding.GAP + "(" + why + ")"));
            }
        }
        lines.add(
                "",
                "A cursor, to look, travel and aim: the keys of steps move it, tab takes it to the next one, < and > to"
                        + " stairs, enter chooses, escape leaves.",
                "A list: a letter, or arrows and enter, choose; space goes on; q or escape leave.");
        return lines.build();
    }

    /** Whether a command does anything for this hero: a pack needs an inventory, a diagonal step a movement that has it. */
    public static boolean isInGame(Binding binding, TurnView turn) {
        for (Control control : Control.values()) {
            if (control.command().equals(binding.command())) {
                return control.isOf(Optional.of(turn.actor()));
            }
        }
        return binding.way().map(turn.steps().movement().directions()::contains).orElse(true);
    }

    private static String padded(String name) {
        return name + " ".repeat(Math.max(1, NAME_WIDTH - TextWidth.of(name)));
    }

    private static String keys(Keymap keymap, Binding binding) {
        return keymap.keysOf(binding).stream().map(KeyPress::toString).collect(Collectors.joining("  "));
    }

    /** The keys for the last lines, what a newcomer needs first; those that have no room are on the page of keys. */
    public static List<String> hints(PlayableGame game, Keymap keymap, Optional<Entity> hero, Board known) {
        List<String> hints = new ArrayList<>();
        hints.add(first(keymap, Binding.of(Control.HELP.command()), "keys"));
        hints.add(quit(keymap));
        hints.add("arrows or "
                + STEPS.stream()
                        .map(way -> keymap.keysOf(Binding.of(Binding.STEP, way)))
                        .flatMap(keys -> keys.stream().limit(2).skip(keys.size() > 1 ? 1 : 0))
                        .map(KeyPress::toString)
                        .collect(Collectors.joining())
                + ": step");
        for (Control control : List.of(Control.EXPLORE, Control.INVENTORY)) {
            if (control.isOf(hero)) {
                hints.add(first(keymap, Binding.of(control.command()), control.command()));
            }
        }
        Optional<Stairs> stairs = hero.flatMap(Entity::position)
                .map(known::terrainAt)
                .filter(Stairs.class::isInstance)
                .map(Stairs.class::cast);
        String glyph =
                stairs.map(each -> each.way() == Stairs.Way.UP ? "<" : ">").orElse("");
        Stream.of(
                        game.verbs().stream()
                                .filter(verb -> isOfUse(verb, hero, stairs))
                                .map(Verb::name),
                        Stream.of(Control.LOOK, Control.TRAVEL, Control.MESSAGES)
                                .map(Control::command))
                .flatMap(names -> names)
                .sorted(Comparator.comparingInt(Help::rank))
                .forEach(name -> hints.add(first(keymap, Binding.of(name), name, glyph)));
        return hints.stream().filter(hint -> !hint.isEmpty()).collect(ImmutableList.toImmutableList());
    }

    /** Whether a key is worth a hint now: the choice of a gain only where one is open, and stairs only on them. */
    private static boolean isOfUse(Verb verb, Optional<Entity> hero, Optional<Stairs> under) {
        if (verb.equals(Verbs.GROW)) {
            return hero.flatMap(Experience::of)
                    .filter(growth -> growth.open() > 0)
                    .isPresent();
        }
        Optional<Action> deed =
                verb.deed() instanceof Verb.Plain plain ? Optional.of(plain.action()) : Optional.empty();
        boolean takesStairs = deed.filter(TakeStairs.class::isInstance).isPresent();
        return deed.flatMap(action -> action instanceof Climb climb ? Optional.of(climb.way()) : Optional.empty())
                .map(way -> under.map(Stairs::way).equals(Optional.of(way)))
                .orElse(!takesStairs || under.isPresent());
    }

    /** What a newcomer needs before the rest. */
    private static int rank(String name) {
        int at = FIRST.indexOf(name);
        return at < 0 ? FIRST.size() : at;
    }

    static String atEnd(Keymap keymap) {
        return Stream.of(
                        first(keymap, Binding.of(Control.NEW_GAME.command()), "play again"),
                        first(keymap, Binding.of(Control.MESSAGES.command()), "messages"),
                        quit(keymap))
                .filter(hint -> !hint.isEmpty())
                .collect(Collectors.joining(Folding.GAP));
    }

    /** Says that a number of messages have no room. */
    public static String more(int count, Keymap keymap) {
        String key = first(keymap, Binding.of(Control.MESSAGES.command()), "all messages");
        return "(" + count + " more" + (key.isEmpty() ? "" : "; " + key) + ")";
    }

    /** Says how to choose what a new level of experience gives; empty if it gives no choice, or no key does that. */
    public static Optional<String> grow(PlayableGame game, Keymap keymap) {
        return game.verbs().contains(Verbs.GROW)
                ? keymap.keysOf(Binding.of(Verbs.GROW.name())).stream()
                        .findFirst()
                        .map(key -> "Press " + key + " to choose what you gain.")
                : Optional.empty();
    }

    /** Says which key quits. */
    public static String quit(Keymap keymap) {
        return first(keymap, Binding.of(Control.QUIT.command()), "quit");
    }

    private static String first(Keymap keymap, Binding binding, String name) {
        return first(keymap, binding, name, "");
    }

    /** Tells the preferred key, if it does that, or else the first one. */
    private static String first(Keymap keymap, Binding binding, String name, String preferred) {
        List<KeyPress> keys = keymap.keysOf(binding);
        return keys.stream()
                .filter(key -> key.name().equals(preferred))
                .findFirst()
                .or(() -> keys.stream().findFirst())
                .map(key -> key + ": " + name)
                .orElse("");
    }
}
