package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.log.Narrator;
import io.github.undercroft.front.sheet.WordWrap;
import io.github.undercroft.game.Step;
import io.github.undercroft.hindsight.BranchRunner;
import io.github.undercroft.hindsight.Hindsight;
import io.github.undercroft.hindsight.HindsightProgress;
import io.github.undercroft.hindsight.HindsightSearch;
import io.github.undercroft.hindsight.Loss;
import io.github.undercroft.hindsight.Verdict;
import io.github.undercroft.save.RecordedFailure;
import io.github.undercroft.save.Replayer;
import io.github.undercroft.save.Verification;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A recording of a game that is played again. A turn of the player is counted when the player has acted; a turn is
 * shown as the player saw it before the next act.
 */
public final class RecordedGame {

    /** How many steps are told before a turn that is shown out of order. */
    private static final int TOLD = 40;

    private final PlayableGame game;
    private final BoardSize size;
    private final Seat seat;
    private final long seed;
    private final Replayer replayer;
    /** The number of steps before the act that follows each turn. */
    private final List<Integer> steps = new ArrayList<>();

    RecordedGame(PlayableGame game, BoardSize size, Seat seat, long seed, Replayer replayer) {
        this.game = game;
        this.size = size;
        this.seat = seat;
        this.seed = seed;
        this.replayer = replayer;
    }

    /** Plays all of it, from its beginning. */
    public Verification verify() {
        return replayer.verify();
    }

    /**
     * Looks for the fatal turn by branches with other chance, which takes seconds, and tells it in the game's words; of a game that broke
     * and was not lost, the deed after which that was inevitable.
     *
     * @param progress is told how far the search is
     * @param runner plays the branches
     * @param place where the recording is, for the command that plays on from the turn that was found
     * @return what was found, in lines; also that the game was won, or has not ended
     */
    public List<String> why(String place, HindsightProgress progress, BranchRunner runner) {
        WhyLost words = whyLost();
        Optional<Hindsight> hindsight = words.hindsight();
        if (hindsight.isEmpty()) {
            return List.of(words.noBot());
        }
        Verdict verdict = hindsight.get().look(replayer, progress, runner);
        List<RecordedFailure> failures = replayer.recording().failures();
        if (verdict instanceof Verdict.NotLost && !failures.isEmpty()) {
            // Where the bot runs into the same fault a little later, the deed would be none.
            Hindsight fault = hindsight.get().losing(Loss.exception()).after(1);
            Verdict inevitable = fault.look(replayer, progress, runner);
            return unwrapped(
                    words.withCommand(words.lines(inevitable, failures.get(0)), inevitable, Optional.of(place)));
        }
        return unwrapped(words.withCommand(words.lines(verdict), verdict, Optional.of(place)));
    }

    private static List<String> unwrapped(List<String> lines) {
        return lines.stream().map(WordWrap::unwrapped).toList();
    }

    /** @return what is found as in {@link #why}, to be counted instead of told; empty if the game has no bot */
    public Optional<Verdict> verdict(BranchRunner runner) {
        return whyLost().hindsight().map(hindsight -> hindsight.look(replayer, HindsightProgress.NONE, runner));
    }

    /** @return what a deed of that moment is called whatever it is aimed at, in the words of the game's verbs: {@code attack}, {@code use the vial} */
    public String kind(Verdict.Moment moment, Verdict.Deed deed) {
        return new DeedWords(game, moment).kind(deed.action());
    }

    WhyLost whyLost() {
        return new WhyLost(this, game.rules(size, seat));
    }

    Optional<HindsightSearch> search(WhyLost words) {
        return words.hindsight().map(hindsight -> hindsight.search(replayer));
    }

    /** What killed the player at the end, and why it did so. */
    Optional<String> killer() {
        return new ReasonWords(game.words()).ofKiller(replayer);
    }

    /** What the log told of a turn of the player's and of what followed until the next one, if it concerned the player. */
    List<String> messages(Verdict.Moment moment) {
        replayer.toStep(moment.step());
        Narrator narrator = new Narrator(replayer.view(), game.wording());
        narrator.follow(moment.actor());
        for (int before = moment.step(); replayer.playStep() || replayer.step() > before; before = replayer.step()) {
            if (replayer.lastStep().orElse(null) instanceof Step.Acted acted) {
                if (acted.actor().equals(moment.actor()) && before > moment.step()) {
                    break;
                }
                if (acted.events().stream().anyMatch(event -> event.involved().contains(moment.actor()))) {
                    narrator.tell(acted, moment.turn());
                }
            }
        }
        return narrator.lines();
    }

    /** @return that an older version of the game recorded it, in a sentence; empty if the present one did */
    public Optional<String> age() {
        int then = replayer.recording().header().gameVersion();
        int now = game.rules(size, seat).version();
        return then == now
                ? Optional.empty()
                : Optional.of(game.words()
                        .say(
                                "Version {0} of the game recorded this. Version {1} plays it up to the first"
                                        + " difference.",
                                then, now));
    }

    /** @return the game that was recorded */
    public PlayableGame game() {
        return game;
    }

    BoardSize size() {
        return size;
    }

    Seat seat() {
        return seat;
    }

    long seed() {
        return seed;
    }

    /** Plays all of it once, since only that tells where turns are. */
    private void findTurns() {
        if (steps.isEmpty()) {
            replayer.toStep(0);
            Set<EntityId> players =
                    replayer.view().players().stream().map(Entity::id).collect(ImmutableSet.toImmutableSet());
            for (int before = 0; replayer.playStep() || replayer.step() > before; before = replayer.step()) {
                if (replayer.lastStep()
                        .filter(step -> step instanceof Step.Acted acted && players.contains(acted.actor()))
                        .isPresent()) {
                    steps.add(before);
                }
            }
            steps.add(replayer.step());
        }
    }

    /** The number of turns of the player. */
    int turns() {
        findTurns();
        return steps.size() - 1;
    }

    /** @return the game, shown at a turn, to go on from there: 0, at the player's first decision, to {@link #turns} */
    ShownGame at(int turn) {
        findTurns();
        if (turn < 0 || turn > turns()) {
            throw new IllegalArgumentException(
                    "The recording has turns 0 to " + turns() + "; there is no turn " + turn);
        }
        int step = steps.get(turn);
        replayer.toStep(Math.max(0, step - TOLD));
        ShownGame shown = new ShownGame(game, new GameSteps.Recorded(replayer));
        age().ifPresent(shown.narrator()::say);
        while (replayer.step() < step) {
            shown.goOn();
        }
        shown.countTurns(turn);
        return shown;
    }

    /** How many steps are before a turn. */
    int stepsBefore(int turn) {
        findTurns();
        return steps.get(turn);
    }

    /** @return the game, going on otherwise from the present moment */
    ShownGame fork(ShownGame now) {
        return new ShownGame(game, new GameSteps.Played(replayer.fork()), now.notes(seed, size, 0));
    }
}
