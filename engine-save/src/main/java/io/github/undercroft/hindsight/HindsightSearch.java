package io.github.undercroft.hindsight;

import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.EntityId;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.save.Replayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A search of a {@link Hindsight}, for one recording: done at once, or in pieces where nothing else may wait, as on a page. What it answers is the
 * same. Belongs to one thread at a time.
 */
public final class HindsightSearch {

    private final Replayer replayer;
    private final EntityId player;
    private final Loss loss;
    private final Substitute seat;
    /** How long after the loss branches are played, in the unit of the clock. */
    private final long after;

    private final long most;

    private final List<Integer> decisions = new ArrayList<>();
    private final List<Action> deeds = new ArrayList<>();

    private @Nullable FatalTurn turns;
    private @Nullable Verdict verdict;

    HindsightSearch(Replayer replayer, EntityId player, Loss loss, Substitute seat, long after, long most) {
        this.replayer = replayer;
        this.player = player;
        this.loss = loss;
        this.seat = seat;
        this.after = after;
        this.most = most;
    }

    /** @return what was found; empty while there is something left to do */
    public Optional<Verdict> verdict() {
        return Optional.ofNullable(verdict);
    }

    /** @return the share of the search that is done, from 0 to 1; it may end sooner */
    public double share() {
        return verdict != null ? 1 : turns == null ? 0 : Math.min(1, (double) turns.played() / most);
    }

    /**
     * Searches on.
     *
     * @param steps how many steps of games are played at most, 1 or more
     * @return whether the search is done
     */
    public boolean work(long steps) {
        long left = steps;
        while (verdict == null && left > 0) {
            FatalTurn search = turns;
            if (search == null) {
                readStep();
                left--;
            } else {
                left -= Math.max(1, search.play(left));
                verdict = search.verdict();
            }
        }
        return verdict != null;
    }

    /**
     * Searches to the end.
     *
     * @param runner plays the branches, for instance on several threads
     */
    Verdict finish(HindsightProgress progress, BranchRunner runner) {
        while (turns == null && verdict == null) {
            readStep();
        }
        while (verdict == null && turns != null) {
            List<Supplier<Long>> branches = turns.branches().stream()
                    .<Supplier<Long>>map(branch -> () -> branch.play(Long.MAX_VALUE))
                    .toList();
            runner.play(branches);
            turns.play(1);
            verdict = turns.verdict();
            progress.at(Math.min(turns.played(), most), most);
        }
        return Objects.requireNonNull(verdict);
    }

    /** Plays a step of the recording, on the way to the loss. */
    private void readStep() {
        boolean goesOn = replayer.playStep();
        Optional<Step> step = replayer.lastStep();
        boolean isLost = goesOn
                && step.map(each -> loss.isLost(
                                replayer.view(), player, each instanceof Step.Acted acted ? acted.events() : List.of()))
                        .orElse(loss.byException());
        if (goesOn && step.isPresent()) {
            if (step.get() instanceof Step.Acted acted && acted.actor().equals(player)) {
                add(replayer.step() - 1, acted.action());
            }
        } else if (isLost) {
            addThrown(replayer.step() - 1);
        }
        if (isLost && !decisions.isEmpty()) {
            Branch.Terms terms = new Branch.Terms(player, loss, replayer.view().now() + after);
            turns = new FatalTurn(replayer, decisions, deeds, terms, seat, most);
        } else if (!goesOn) {
            verdict = replayer.divergence().isPresent()
                    ? new Verdict.Differs(replayer.step())
                    : new Verdict.NotLost(replayer.view().outcome());
        }
    }

    private void add(int before, Action deed) {
        decisions.add(before);
        deeds.add(deed);
    }

    /** Adds the player's deed in a step that threw, which no step tells: what was submitted, or what the brain decides. */
    private void addThrown(int before) {
        Optional<Action> input = replayer.lastInput();
        replayer.toStep(before);
        Brain bot = replayer.view()
                .entity(player)
                .flatMap(each -> each.get(Brain.class))
                .orElse(seat.brain());
        Game game = replayer.fork().branch(0, player);
        try {
            if (game.step() instanceof Step.Awaiting awaiting
                    && awaiting.actor().equals(player)) {
                input.or(() -> Substitute.decided(bot, game.turn(player))).ifPresent(deed -> add(before, deed));
            }
        } catch (GameCodeException another) {
            // the deed of somebody else, or no deed
        }
        replayer.toStep(before + 1);
    }
}
