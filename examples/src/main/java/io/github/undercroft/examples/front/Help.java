package io.github.undercroft.examples.front;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.Key;
import io.github.undercroft.examples.Verb;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Explains the keys. */
final class Help {

    private static final int NAME_WIDTH = 18;

    /** In the order of the text: w/a/s/d. */
    private static final ImmutableList<Direction> STEPS =
            ImmutableList.of(Direction.NORTH, Direction.WEST, Direction.SOUTH, Direction.EAST);

    private Help() {}

    /** The meaning of every key, one line each, for the page of keys. */
    static ImmutableList<String> lines(BundledGame game, Keymap keymap, Movement movement) {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.add(game.about().summary(), "");
        for (Binding binding : keymap.all()) {
            boolean isInGame =
                    binding.way().map(movement.directions()::contains).orElse(true);
            if (isInGame && !keymap.keysOf(binding).isEmpty()) {
                lines.add(padded(binding.toString()) + keys(keymap, binding));
            }
        }
        lines.add(
                "",
                "A cursor, to look, travel and aim: the keys of steps move it, tab takes it to the next one, < and > to"
                        + " stairs, enter chooses, escape leaves.",
                "A list: a letter, or arrows and enter, choose; space goes on; q or escape leave.");
        return lines.build();
    }

    private static String padded(String name) {
        return name + " ".repeat(Math.max(1, NAME_WIDTH - name.length()));
    }

    private static String keys(Keymap keymap, Binding binding) {
        return keymap.keysOf(binding).stream().map(Key::toString).collect(Collectors.joining("  "));
    }

    /** The most important keys, for the last line; parts that may be left out come last. */
    static ImmutableList<String> hints(BundledGame game, Keymap keymap) {
        List<String> hints = new ArrayList<>();
        hints.add(first(keymap, Binding.of(Control.HELP.command()), "keys"));
        hints.add(first(keymap, Binding.of(Control.QUIT.command()), "quit"));
        hints.add(STEPS.stream()
                        .map(way -> keymap.keysOf(Binding.of(Binding.STEP, way)))
                        .flatMap(keys -> keys.stream().limit(2).skip(keys.size() > 1 ? 1 : 0))
                        .map(Key::toString)
                        .collect(Collectors.joining("/"))
                + " or arrows: step");
        for (Verb verb : game.verbs()) {
            hints.add(first(keymap, Binding.of(verb.name()), verb.name()));
        }
        hints.add(first(keymap, Binding.of(Control.EXPLORE.command()), "explore"));
        return hints.stream().filter(hint -> !hint.isEmpty()).collect(ImmutableList.toImmutableList());
    }

    static String atEnd(Keymap keymap) {
        return Stream.of(
                        first(keymap, Binding.of(Control.NEW_GAME.command()), "play again"),
                        first(keymap, Binding.of(Control.MESSAGES.command()), "what happened"),
                        quit(keymap))
                .filter(hint -> !hint.isEmpty())
                .collect(Collectors.joining(Folding.GAP));
    }

    /** Says that a number of messages have no room. */
    static String more(int count, Keymap keymap) {
        String key = first(keymap, Binding.of(Control.MESSAGES.command()), "all messages");
        return "(" + count + " more" + (key.isEmpty() ? "" : "; " + key) + ")";
    }

    static String quit(Keymap keymap) {
        return first(keymap, Binding.of(Control.QUIT.command()), "quit");
    }

    private static String first(Keymap keymap, Binding binding, String name) {
        return keymap.keysOf(binding).stream()
                .findFirst()
                .map(key -> key + ": " + name)
                .orElse("");
    }
}
