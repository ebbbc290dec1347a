package io.github.undercroft.front.play;

import com.google.common.base.CharMatcher;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.mode.Mode;
import io.github.undercroft.front.mode.PlayControls;
import io.github.undercroft.front.sheet.WordWrap;
import java.util.function.IntConsumer;

/** Asks for a number. Enter gives it, escape leaves without one. */
final class AskNumber implements Mode {

    private static final int MAX_DIGITS = 9;

    private final String question;
    private final IntConsumer answer;
    private String typed = "";

    AskNumber(String question, IntConsumer answer) {
        this.question = question;
        this.answer = answer;
    }

    @Override
    public boolean holdsGame() {
        return true;
    }

    @Override
    public void press(KeyPress key, PlayControls play) {
        String name = key.name();
        if (CharMatcher.inRange('0', '9').matchesAllOf(name)) {
            typed = typed.length() < MAX_DIGITS ? typed + name : typed;
        } else if (name.equals("backspace")) {
            typed = typed.substring(0, Math.max(0, typed.length() - 1));
        } else if (key.equals(KeyPress.ENTER) && !typed.isEmpty()) {
            play.pop();
            answer.accept(Integer.parseInt(typed));
        } else if (key.equals(KeyPress.ESCAPE) || key.equals(KeyPress.ENTER) || name.equals("q")) {
            play.pop();
        }
    }

    @Override
    public String hint(Words words) {
        return question + " " + typed + "_" + WordWrap.GAP + words.hints("enter: go", "escape: leave");
    }
}
