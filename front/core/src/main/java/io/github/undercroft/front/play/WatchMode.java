package io.github.undercroft.front.play;

import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.mode.AskText;
import io.github.undercroft.front.mode.MenuMode;
import io.github.undercroft.front.mode.Mode;
import io.github.undercroft.front.mode.PlayControls;
import io.github.undercroft.front.sheet.WordWrap;
import java.util.Optional;

/** The mode of a person who watches: pauses, changes the speed, and in a recording goes to any turn. */
final class WatchMode implements Mode {

    private static final int USUAL_SPEED = 8;

    private final Controls shown;
    private final Optional<RecordedGame> recorded;
    private int speed = USUAL_SPEED;
    private boolean isPaused;

    /** Watches a game while it is played. */
    WatchMode(Controls shown) {
        this.shown = shown;
        recorded = Optional.empty();
    }

    /** Watches a recording. */
    WatchMode(Controls shown, RecordedGame recorded) {
        this.shown = shown;
        this.recorded = Optional.of(recorded);
    }

    boolean isReplay() {
        return recorded.isPresent();
    }

    /** In turns a second. */
    int speed() {
        return speed;
    }

    static void requireSpeed(int turnsPerSecond) {
        if (turnsPerSecond < 1 || turnsPerSecond > Play.MAX_SPEED) {
            throw new IllegalArgumentException(
                    "A game is watched at 1 to " + Play.MAX_SPEED + " turns a second, not at " + turnsPerSecond);
        }
    }

    void setSpeed(int turnsPerSecond) {
        speed = turnsPerSecond;
    }

    @Override
    public boolean holdsGame() {
        return isPaused;
    }

    @Override
    public void press(KeyPress key, PlayControls play) {
        switch (key.name()) {
            case "space" -> isPaused = !isPaused;
            case "+", "=" -> speed = Math.min(Play.MAX_SPEED, 2 * speed);
            case "-" -> speed = Math.max(1, speed / 2);
            case ".", "right" -> showNext();
            case "m" -> {
                isPaused = true;
                play.push(MenuMode.messages(play));
            }
            case "w" -> {
                isPaused = true;
                shown.showReasons();
            }
            case "q" -> play.quit();
            default -> recorded.ifPresent(recording -> press(key, play, recording));
        }
    }

    private void press(KeyPress key, PlayControls play, RecordedGame recording) {
        switch (key.name()) {
            case ",", "left" -> show(play, recording, shown.turns() - 1);
            case "home" -> show(play, recording, 0);
            case "end" -> show(play, recording, recording.turns());
            case "g" ->
                play.push(AskText.number(
                        play.words().say("Go to which turn, 0 to {0}?", recording.turns()),
                        turn -> show(play, recording, turn)));
            case "p" -> playOn(play, recording);
            default -> {
                // has no meaning
            }
        }
    }

    private void showNext() {
        isPaused = true;
        if (shown.ended().isEmpty()) {
            shown.showNextTurn();
        }
    }

    /** Shows a turn; of the last one also how it ends. */
    private void show(PlayControls play, RecordedGame recording, long turn) {
        isPaused = true;
        int last = recording.turns();
        shown.showTurn(recording, (int) Math.max(0, Math.min(turn, last)));
        if (turn >= last) {
            shown.showNextTurn();
        }
        if (turn > last) {
            play.answer("There is no turn {0}: this is the last one, {1}.", turn, last);
        }
    }

    private void playOn(PlayControls play, RecordedGame recording) {
        if (recording.seat() == Seat.BOT) {
            play.answer("The bot played this game: nobody can take its place.");
        } else if (shown.ended().isPresent()) {
            play.answer("The game is over: go back first.");
        } else {
            shown.playOn(recording, this);
        }
    }

    /** What the status line begins with. */
    String title() {
        return recorded.map(recording ->
                        shown.words().say("replay, turn {0} of {1}", shown.turns(), recording.turns()) + WordWrap.GAP)
                .orElse("");
    }

    /** Shows the turn again from which the person has played on. */
    void back(long turn) {
        recorded.ifPresent(recording -> {
            isPaused = true;
            shown.showTurn(recording, (int) turn);
        });
    }

    @Override
    public String hint(Words words) {
        if (isReplay() && shown.ended().isPresent()) {
            return words.hints("left: turn back", "home: to the beginning", "g: go to turn", "m: messages", "q: quit");
        }
        String steps = recorded.map(recording -> recording.seat() == Seat.BOT
                        ? words.hints("left/right: turn back/on", "g: go to turn", "w: why")
                        : words.hints("left/right: turn back/on", "g: go to turn", "p: play on from here", "w: why"))
                .orElseGet(() -> words.say("right: next turn"));
        return String.join(
                WordWrap.GAP,
                words.say(isPaused ? "space: go on" : "space: pause"),
                words.say("-/+: speed {0}", speed),
                steps,
                words.hints("m: messages", "q: quit"));
    }
}
