package io.github.undercroft.examples.front;

import io.github.undercroft.examples.Key;
import io.github.undercroft.examples.Seat;
import java.util.Optional;

/** The mode of a person who watches: pauses, changes the speed, and in a recording goes to any turn. */
final class Watching implements Mode {

    private static final int USUAL_SPEED = 8;

    private final Optional<Rerun> rerun;
    private int speed = USUAL_SPEED;
    private boolean isPaused;

    /** Watches a game while it is played. */
    Watching() {
        rerun = Optional.empty();
    }

    /** Watches a recording. */
    Watching(Rerun rerun) {
        this.rerun = Optional.of(rerun);
    }

    boolean isReplay() {
        return rerun.isPresent();
    }

    /** In turns a second. */
    int speed() {
        return speed;
    }

    void setSpeed(int turnsPerSecond) {
        speed = turnsPerSecond;
    }

    @Override
    public boolean holdsGame() {
        return isPaused;
    }

    @Override
    public void press(Key key, Play play) {
        switch (key.name()) {
            case "space" -> isPaused = !isPaused;
            case "+", "=" -> speed = Math.min(Play.MAX_SPEED, 2 * speed);
            case "-" -> speed = Math.max(1, speed / 2);
            case ".", "right" -> showNext(play);
            case "m" -> {
                isPaused = true;
                play.enter(play.messages(this));
            }
            case "q" -> play.quit();
            default -> rerun.ifPresent(recording -> press(key, play, recording));
        }
    }

    private void press(Key key, Play play, Rerun recording) {
        switch (key.name()) {
            case ",", "left" -> show(play, recording, play.turns() - 1);
            case "home" -> show(play, recording, 0);
            case "end" -> show(play, recording, recording.turns());
            case "g" ->
                play.enter(new AskNumber(
                        "Go to which turn, 0 to " + recording.turns() + "?",
                        this,
                        turn -> show(play, recording, turn)));
            case "p" -> playOn(play, recording);
            default -> {
                // has no meaning
            }
        }
    }

    private void showNext(Play play) {
        isPaused = true;
        if (play.ended().isEmpty()) {
            play.showNextTurn();
        }
    }

    /** Shows a turn; of the last one also how it ends. */
    private void show(Play play, Rerun recording, long turn) {
        isPaused = true;
        int last = recording.turns();
        play.showTurn(recording, (int) Math.max(0, Math.min(turn, last)));
        if (turn >= last) {
            play.showNextTurn();
        }
        if (turn > last) {
            play.answer("There is no turn " + turn + ": this is the last one, " + last + ".");
        }
    }

    private void playOn(Play play, Rerun recording) {
        if (recording.seat() == Seat.BOT) {
            play.answer("The bot played this game: nobody can take its place.");
        } else if (play.ended().isPresent()) {
            play.answer("The game is over: go back first.");
        } else {
            play.playOn(recording, this);
        }
    }

    /** What the status line begins with. */
    String title(Table table) {
        return rerun.map(recording -> "replay, turn " + table.turns() + " of " + recording.turns() + Folding.GAP)
                .orElse("");
    }

    /** Shows the turn again from which the person has played on. */
    void back(Play play, long turn) {
        rerun.ifPresent(recording -> {
            isPaused = true;
            play.showTurn(recording, (int) turn);
            play.answer("Back in the replay.");
        });
    }

    /** The hint at the end of a recording. */
    static String hintAtEnd() {
        return String.join(
                Folding.GAP, "left: turn back", "home: to the beginning", "g: go to turn", "m: messages", "q: quit");
    }

    @Override
    public String hint() {
        String pace = "space: " + (isPaused ? "go on" : "pause") + Folding.GAP + "-/+: speed " + speed + Folding.GAP;
        String steps = rerun.isPresent()
                ? "left/right: turn back/on" + Folding.GAP + "g: go to turn" + Folding.GAP + "p: play on from here"
                : "right: next turn";
        return pace + steps + Folding.GAP + "m: messages" + Folding.GAP + "q: quit";
    }
}
