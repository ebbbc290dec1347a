package io.github.undercroft.front.mode;

import com.google.common.base.CharMatcher;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.sheet.WordWrap;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** Asks for a word or a number. Enter gives it; escape, and enter without one, leave. */
public final class AskText implements Mode {

    private static final CharMatcher TEXT = CharMatcher.javaIsoControl().negate();
    private static final CharMatcher DIGITS = CharMatcher.inRange('0', '9');
    private static final int MAX_LENGTH = 40;
    private static final int MAX_DIGITS = 9;

    private final String question;
    private final CharMatcher allowed;
    private final int longest;
    private final boolean holdsGame;
    private final Consumer<String> answer;
    private String typed = "";

    /** A question that is answered in text, while the game goes on behind it. */
    public AskText(String question, Consumer<String> answer) {
        this(question, TEXT, MAX_LENGTH, false, answer);
    }

    /** @return a question that is answered by a whole number of at most nine digits; a game that is only watched waits meanwhile */
    public static AskText number(String question, IntConsumer answer) {
        return new AskText(question, DIGITS, MAX_DIGITS, true, typed -> answer.accept(Integer.parseInt(typed)));
    }

    private AskText(String question, CharMatcher allowed, int longest, boolean holdsGame, Consumer<String> answer) {
        this.question = question;
        this.allowed = allowed;
        this.longest = longest;
        this.holdsGame = holdsGame;
        this.answer = answer;
    }

    @Override
    public boolean holdsGame() {
        return holdsGame;
    }

    @Override
    public void press(KeyPress key, PlayControls play) {
        String character = key.name().equals("space") ? " " : key.name();
        if (character.length() == 1 && allowed.matchesAllOf(character)) {
            typed = typed.length() < longest ? typed + character : typed;
        } else if (character.equals("backspace")) {
            typed = typed.substring(0, Math.max(0, typed.length() - 1));
        } else if (key.equals(KeyPress.ENTER) && !typed.isBlank()) {
            play.pop();
            answer.accept(typed.strip());
        } else if (key.equals(KeyPress.ESCAPE) || key.equals(KeyPress.ENTER) || character.equals("q")) {
            play.pop();
        }
    }

    @Override
    public String hint(Words words) {
        return question + " " + typed + "_" + WordWrap.GAP + words.say("enter: go") + WordWrap.GAP
                + words.say("escape: leave");
    }
}
