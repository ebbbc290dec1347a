package io.github.undercroft.front.cheat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Something that a player types to try a game out. A {@link CheatLine} of cheats reads the line, completes it, and asks
 * for what is missing.
 *
 * @param name one word in lower case, such as {@code teleport}
 * @param help what it does, in a few words
 * @param deed what it makes the player do
 */
public record Cheat(String name, String help, Deed deed) {

    /** What is done, and what has to be typed after the name. */
    public sealed interface Deed {}

    /** An action as it is. */
    public record Plain(Action action) implements Deed {}

    /**
     * An action with one of some names.
     *
     * @param what for what the name stands in the help, in lower case, such as {@code thing}
     * @param names all that there are now, for the player
     * @param action what is done with a name
     * @param without what is done if the player types none; empty if that is a mistake
     */
    public record Named(
            String what,
            Function<TurnView, List<String>> names,
            Function<String, Action> action,
            Optional<Action> without)
            implements Deed {}

    /** An action at a cell. */
    public record AtCell(Function<Point, Action> action) implements Deed {}

    /** @return a cheat with nothing to type after its name */
    public static Cheat plain(String name, String help, Action action) {
        return new Cheat(name, help, new Plain(action));
    }

    /** @return a cheat with one of these names to type, and what they are: {@code thing} */
    public static Cheat named(
            String name, String what, String help, List<String> names, Function<String, Action> action) {
        List<String> copy = ImmutableList.copyOf(names);
        return new Cheat(name, help, new Named(what, turn -> copy, action, Optional.empty()));
    }

    /** @return a cheat with a column and a row to type, or a cell to choose with the cursor */
    public static Cheat atCell(String name, String help, Function<Point, Action> action) {
        return new Cheat(name, help, new AtCell(action));
    }
}
