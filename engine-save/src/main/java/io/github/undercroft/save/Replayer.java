package io.github.undercroft.save;

import io.github.undercroft.Action;
import io.github.undercroft.GameView;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.save.Verification.Ending;
import java.util.Optional;

/**
 * Plays a recording: at once, step by step, to any step, and backwards. It stops at the first difference from what was recorded.
 * Made by {@link RecordingFormat#replay}. To go backwards it keeps copies of the game at about a hundred earlier steps.
 */
public final class Replayer {

    /** The number of steps between copies while everything is played at once. */
    private static final int FAR = 4096;

    private final Recording recording;
    private final ReplayForks forks;
    private Playback now;

    Replayer(Recording recording, Playback beginning) {
        this.recording = recording;
        this.now = beginning;
        this.forks = new ReplayForks(beginning);
    }

    /** @return what is played */
    public Recording recording() {
        return recording;
    }

    /** @return the number of steps of the whole recording */
    public int steps() {
        return recording.steps();
    }

    /** @return the number of steps played until the present moment, 0 at the beginning */
    public int step() {
        return now.step;
    }

    /** @return the game at the present moment, as long as the replay stays there */
    public GameView view() {
        return now.game.view();
    }

    /** @return a copy of the game at the present moment, to go on playing from there */
    public Game fork() {
        return now.game.fork();
    }

    /** @return the hash of the present state */
    public long stateHash() {
        return now.game.stateHash();
    }

    /** @return what the last step answered; empty at the beginning, and after a step in which the game's own code threw */
    public Optional<Step> lastStep() {
        return Optional.ofNullable(now.lastStep);
    }

    /** @return what was submitted for the last step; empty if nothing was, as where a brain decides */
    public Optional<Action> lastInput() {
        return Optional.ofNullable(now.lastInput);
    }

    /** @return where the replay stopped because it differs from the recording */
    public Optional<Divergence> divergence() {
        return Optional.ofNullable(now.divergence);
    }

    /**
     * Plays one step.
     *
     * @return whether the replay can go on: false at the end, and at a difference
     */
    public boolean playStep() {
        return play(ReplayForks.NEAR);
    }

    private boolean play(int spacing) {
        boolean goesOn = now.advance();
        if (goesOn && now.step % spacing == 0) {
            forks.keep(now);
        }
        return goesOn;
    }

    /**
     * Goes to a step, forwards or backwards, or up to the first difference before it.
     *
     * @param step 0 for the beginning, up to {@link #steps}
     * @return the game there, as {@link #view} shows it
     * @throws IllegalArgumentException if there is no such step
     */
    public GameView toStep(int step) {
        recording.requireStep(step);
        int from = forks.stepBefore(step);
        if (now.step > step || now.step < from || (now.step == step && now.hasInput)) {
            now = forks.before(step);
        }
        while (now.step < step && playStep()) {
            // on to the step
        }
        return view();
    }

    /** Goes back by one step; at the beginning it stays there. */
    public void back() {
        toStep(Math.max(0, now.step - 1));
    }

    /** Plays all that is left, and tells whether it was as it was recorded. */
    public Verification verify() {
        while (play(FAR)) {
            // on to the end
        }
        Divergence difference = now.divergence;
        if (difference != null) {
            return new Verification.Differs(difference);
        }
        Ending ending = recording.isFinished() ? Ending.ENDED : Ending.UNFINISHED;
        return new Verification.Verified(now.step, stateHash(), ending, Optional.ofNullable(now.lastFailure));
    }
}
