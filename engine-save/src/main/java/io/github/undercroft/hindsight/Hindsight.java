package io.github.undercroft.hindsight;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.GameView;
import io.github.undercroft.Offers;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.save.RecordingFormat;
import io.github.undercroft.save.Replayer;
import java.util.Objects;

/**
 * Finds the deed that was fatal in a recorded game. Immutable; {@link #look} may be called on any thread.
 *
 * <pre>{@code
 * Recorder recorder = RecordingFormat.of(rules).start(42); // the game that is played is recorder.game()
 * Verdict verdict = Hindsight.of(rules, new Hunter()).look(recorder.bytes());
 * if (verdict instanceof Verdict.Blamed blamed) {
 *     System.out.println(blamed);
 * }
 * }</pre>
 *
 * <p>From an earlier turn the game is played on many times, each time with other chance ({@link Game#branch}), by a brain in the player's seat, until
 * one moment of the recording's clock: the loss and some turns more, the same for all, since a window that moved with the branch would make a fall
 * where there is none. First it is searched where the number of games in which the player lives falls, from the end backwards in doubled
 * distances, and there in halves. The turn with the greatest fall is looked at first. <b>A deed is to blame if after another legal deed in the same state
 * more games go well, beyond both intervals of 99%</b>; that ends the search. If none is, the likeliest one is told if it is beyond intervals of 90%,
 * and {@link Verdict.Blamed#sure} says so. A fall without such a deed is luck.
 *
 * <p>Equal recordings and settings give equal answers, on every machine and on any number of threads. After
 * {@linkplain #spending so many steps} no other turn and no other deed is tried; of the likeliest one the two deeds are counted to the end of a doubling, in 384 branches at most.
 */
public final class Hindsight {

    /** The turns after the loss until which branches are played, unless told otherwise. */
    public static final int USUAL_TURNS = 30;

    /** The steps that may be played, unless told otherwise. */
    public static final long USUAL_STEPS = 100_000;

    private final Rules rules;
    private final Substitute seat;
    private final Loss loss;
    private final int turns;
    private final long steps;

    private Hindsight(Rules rules, Substitute seat, Loss loss, int turns, long steps) {
        this.rules = Objects.requireNonNull(rules, "rules");
        this.seat = Objects.requireNonNull(seat, "seat");
        this.loss = Objects.requireNonNull(loss, "loss");
        this.turns = turns;
        this.steps = steps;
    }

    /**
     * Looks for what led to the player's death, or to a lost game.
     *
     * @param rules those by which the game was recorded
     * @param seat plays for the player, where the game itself awaited input
     */
    public static Hindsight of(Rules rules, Brain seat) {
        Objects.requireNonNull(seat, "seat");
        Substitute substitute = new Substitute(seat, turn -> ImmutableList.of());
        return new Hindsight(rules, substitute, Loss.death(), USUAL_TURNS, USUAL_STEPS);
    }

    /**
     * The same with more deeds to try, such as the verbs of a front end; what the game itself offers is always tried. What is offered and refused is no
     * deed.
     */
    public Hindsight offering(Offers offers) {
        Objects.requireNonNull(offers, "offers");
        return new Hindsight(rules, new Substitute(seat.brain(), offers), loss, turns, steps);
    }

    /** The same for another loss. */
    public Hindsight losing(Loss other) {
        return new Hindsight(rules, seat, other, turns, steps);
    }

    /** The same with branches that are played for so many turns after the loss; 0 or more. */
    public Hindsight after(int turnsAfterLoss) {
        if (turnsAfterLoss < 0) {
            throw new IllegalArgumentException(
                    "Branches end at the loss or later, not " + turnsAfterLoss + " turns after it");
        }
        return new Hindsight(rules, seat, loss, turnsAfterLoss, steps);
    }

    /** The same with so many steps of all branches together; 1,000 or more. */
    public Hindsight spending(long stepsOfBranches) {
        if (stepsOfBranches < 1000) {
            throw new IllegalArgumentException(
                    "With " + stepsOfBranches + " steps nothing is found; give 1,000 or more");
        }
        return new Hindsight(rules, seat, loss, turns, stepsOfBranches);
    }

    /** Looks at a recording, on this thread and without telling how far it is. */
    public Verdict look(byte[] recording) {
        return look(recording, HindsightProgress.NONE, BranchRunner.ALONE);
    }

    /**
     * Looks at a recording.
     *
     * @param progress is told how many steps were played, of how many at most
     * @param runner plays the branches, for instance on several threads
     * @throws io.github.undercroft.save.SaveException if the recording can't be read, or is of another game
     * @throws IllegalArgumentException if the brain of the seat waits for input, or if nobody has a player's faction
     */
    public Verdict look(byte[] recording, HindsightProgress progress, BranchRunner runner) {
        return look(RecordingFormat.of(rules).replay(recording), progress, runner);
    }

    /** Looks at what such a replay plays; it is taken back to its beginning, and belongs to the verdict from then on. */
    public Verdict look(Replayer replayer, HindsightProgress progress, BranchRunner runner) {
        return search(replayer).finish(progress, runner);
    }

    /** Begins to look at what such a replay plays, to be done in pieces; it is taken back to its beginning, and belongs to the search from then on. */
    public HindsightSearch search(Replayer replayer) {
        replayer.toStep(0);
        long after = (long) turns * rules.scheduler().normalTurn();
        return new HindsightSearch(replayer, player(replayer.view()), loss, seat, after, steps);
    }

    private static EntityId player(GameView game) {
        return game.players().stream()
                .map(Entity::id)
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException("Nobody in this game has the faction " + Faction.PLAYERS.name()));
    }
}
