package io.github.undercroft.front.mode;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.sheet.WordWrap;
import java.util.List;
import java.util.Optional;

/**
 * Asks before something that cannot be undone. {@code Y} and enter answer yes, and {@code y} where it is no key for a step; any
 * other key answers no, and so does the key that asked, as it may be held down. Where {@code y} is a key for a step it is no answer: the
 * question stays, and that is said.
 *
 * @param asked the key that asked; empty if none did, or nobody said
 */
public record Confirm(String question, Runnable ifYes, Optional<KeyPress> asked) implements Mode {

    /** The key that answers yes whatever the keys mean. */
    public static final KeyPress YES = new KeyPress("Y");

    private static final KeyPress MAYBE = new KeyPress("y");

    /** A question; a {@code Play} adds the key that asked. */
    public Confirm(String question, Runnable ifYes) {
        this(question, ifYes, Optional.empty());
    }

    /** @return the same question, asked by that key */
    public Confirm askedBy(Optional<KeyPress> key) {
        return new Confirm(question, ifYes, key);
    }

    @Override
    public void press(KeyPress key, PlayControls play) {
        if (key.equals(MAYBE) && play.keymap().way(key).isPresent()) {
            play.answer(
                    "{0} is a key for a step: {1} answers yes.",
                    play.words().key(MAYBE), play.words().key(YES));
            return;
        }
        play.pop();
        if (isYes(key)) {
            ifYes.run();
        }
    }

    private boolean isYes(KeyPress key) {
        return !asked.equals(Optional.of(key))
                && (key.equals(MAYBE) || answers().contains(key));
    }

    private List<KeyPress> answers() {
        return ImmutableList.of(YES, KeyPress.ENTER);
    }

    @Override
    public String hint(Words words) {
        List<String> keys = answers().stream()
                .filter(key -> !asked.equals(Optional.of(key)))
                .map(words::key)
                .toList();
        return String.join(
                WordWrap.GAP, question, words.say("{0}: yes", String.join(", ", keys)), words.say("any other key: no"));
    }
}
