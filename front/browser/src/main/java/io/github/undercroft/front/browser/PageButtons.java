package io.github.undercroft.front.browser;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.front.Binding;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.mode.AskText;
import io.github.undercroft.front.mode.AtEnd;
import io.github.undercroft.front.mode.CellCursor;
import io.github.undercroft.front.mode.Confirm;
import io.github.undercroft.front.mode.Help;
import io.github.undercroft.front.mode.MenuMode;
import io.github.undercroft.front.mode.Mode;
import io.github.undercroft.front.mode.PlayMode;
import io.github.undercroft.front.play.Play;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Which buttons are seen beside a board: on a touch screen those of what does something now, and everywhere, once a game has ended or was
 * left, how to go on.
 *
 * @param first the verbs that come first, whatever the order of the table
 * @param keymap the keys, which a touch screen is not told of
 */
record PageButtons(List<String> first, Keymap keymap) {

    /**
     * A button.
     *
     * @param key what it presses; empty for what has no key
     */
    record Shown(String label, Optional<KeyPress> key) {}

    /** Whether the game has ended or was left, and nothing is shown over it. */
    static boolean hasEnded(Play play) {
        return play.isOver() || play.controls().mode() instanceof AtEnd;
    }

    /** Whether keys have the meaning of the game's verbs now, and not that of a list, of a recording or of the end. */
    static boolean takesVerbs(Play play) {
        return !hasEnded(play) && play.controls().mode() instanceof PlayMode;
    }

    /** Those of now. */
    List<Shown> now(Play play, Words words, boolean isTouched) {
        if (hasEnded(play)) {
            return EndDeed.of(play).stream()
                    .map(each -> new Shown(each.label(words), Optional.empty()))
                    .toList();
        }
        if (!isTouched) {
            return List.of();
        }
        Mode mode = play.controls().mode();
        return mode instanceof PlayMode && play.isPlayersTurn()
                ? verbs(
                        each -> Help.isOfUse(each, play.controls(), play.view())
                                && (first.contains(each.verb()) || isOfGame(each, play.game())),
                        words)
                : answers(mode, play).stream()
                        .map(key -> new Shown(named(key, mode.holdsGame(), words), Optional.of(key)))
                        .toList();
    }

    private static boolean isOfGame(Binding binding, PlayableGame game) {
        return game.verbs().stream().anyMatch(verb -> verb.name().equals(binding.verb()));
    }

    /** The verbs that have a key, those that the author wants first before the others. */
    List<Shown> verbs(Predicate<Binding> which, Words words) {
        return keymap.all().stream()
                .filter(each -> each.way().isEmpty()
                        && !each.verb().equals(Binding.STEP)
                        && !keymap.keysOf(each).isEmpty()
                        && which.test(each))
                .sorted(Comparator.comparingInt(this::rank))
                .map(each -> new Shown(
                        words.say(each.verb()), keymap.keysOf(each).stream().findFirst()))
                .collect(ImmutableList.toImmutableList());
    }

    private int rank(Binding binding) {
        int place = first.indexOf(binding.verb());
        return place < 0 ? first.size() : place;
    }

    /** The keys that something else than a walk understands, besides those of the pad. */
    private static List<KeyPress> answers(Mode mode, Play play) {
        // Over a recording there may be a list or a question.
        if (play.turnsPerSecond().isPresent() && !(mode instanceof MenuMode || mode instanceof AskText)) {
            return Stream.of("space", "-", "+", "q").map(KeyPress::new).toList();
        }
        return mode instanceof Confirm
                ? List.of(Confirm.YES, KeyPress.ESCAPE)
                : mode instanceof CellCursor
                        ? List.of(KeyPress.ENTER, KeyPress.TAB, KeyPress.ESCAPE)
                        : List.of(KeyPress.ENTER, KeyPress.ESCAPE);
    }

    /** What a key is called where nobody has a keyboard: what it does. */
    static String named(KeyPress key, boolean isPaused, Words words) {
        return switch (key.name()) {
            case "enter" -> words.say("ok");
            case "tab" -> words.say("next");
            case "escape" -> words.say("back");
            case "space" -> isPaused ? words.say("go on") : words.say("pause");
            case "-" -> words.say("slower");
            case "+" -> words.say("faster");
            case "q" -> words.say("quit");
            default -> words.say("yes");
        };
    }
}
