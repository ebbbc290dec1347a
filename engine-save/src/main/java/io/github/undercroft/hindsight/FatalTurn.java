package io.github.undercroft.hindsight;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Rest;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.random.Seeds;
import io.github.undercroft.save.Replayer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The search of a {@link Hindsight}, for one recording: stage by stage, each with questions whose branches are played from outside. */
final class FatalTurn {

    /** The branches from a turn while it is searched where their number falls. */
    private static final int FEW = 12;
    /** The first fresh branches of the best deeds and of the one that was done, doubled while they don't decide; and those around a turn of luck. */
    private static final int FRESH = 24;
    /** The most branches of a deed while there are other turns to look at. */
    private static final int MANY = 96;
    /** The most branches of a deed in the likeliest turn, if fewer blame none in any. */
    private static final int MORE = 384;
    /** How many of the better deeds are looked at again. */
    private static final int BEST = 3;
    /** How many turns are looked at deed by deed. */
    private static final int TURNS = 6;
    /** A smaller fall than this is none. */
    private static final double FALL = 0.12;
    /** Nothing is lost yet where so many live. */
    private static final double SAFE = 0.9;

    private final Replayer replayer;
    private final List<Integer> decisions;
    private final List<Action> deeds;
    private final Branch.Terms terms;
    private final Substitute seat;
    private final long most;

    /** How many questions were asked: each draws other chance. */
    private int asked;
    /** The chance of living from a turn on, by its index; after the last one stands 0. */
    private final TreeMap<Integer, Survivors> known = new TreeMap<>();
    /** The turns that were looked at deed by deed. */
    private final Set<Integer> tried = new LinkedHashSet<>();

    private final List<Suspect> suspects = new ArrayList<>();
    /** The chance before and after the turn that luck decided. */
    private final List<Survivors> around = new ArrayList<>();

    private Stage stage = Stage.LOOK_BACK;
    private Trial trial = new Trial(0, Suspect.FIRST, List.of());
    /** Of the turn of the trial, in few branches: its deed, and the others, the best first. */
    private List<Verdict.Deed> few = List.of();

    private long played;
    private @Nullable Question open;
    private List<Branch> branches = List.of();
    private @Nullable Verdict verdict;

    /** In how many branches the player lives from a turn on, after that deed. */
    private record Question(int turn, Optional<Action> first, int count) {}

    /** What is done once there is an answer. A stage may ask again, and has more to go by each time. */
    private enum Stage {
        LOOK_BACK,
        HALVE,
        COMPARE,
        SUSPECT,
        DOUBLE,
        LOOK_CLOSER,
        TELL_LUCK
    }

    /** Deeds of a turn that are counted in so many branches each, before the stage goes on. */
    private record Trial(int turn, int count, Deque<Action> left, List<Verdict.Deed> counted) {

        Trial(int turn, int count, List<Action> deeds) {
            this(turn, count, new ArrayDeque<>(deeds), new ArrayList<>());
        }
    }

    FatalTurn(
            Replayer replayer,
            List<Integer> decisions,
            List<Action> deeds,
            Branch.Terms terms,
            Substitute seat,
            long most) {
        this.replayer = replayer;
        this.decisions = ImmutableList.copyOf(decisions);
        this.deeds = ImmutableList.copyOf(deeds);
        this.terms = terms;
        this.seat = seat;
        this.most = most;
        known.put(decisions.size(), new Survivors(0, FEW));
        goOn();
    }

    @Nullable
    Verdict verdict() {
        return verdict;
    }

    /** The steps of all branches until now. */
    long played() {
        return played + branches.stream().mapToLong(Branch::steps).sum();
    }

    /** Those of the open question. */
    List<Branch> branches() {
        return branches;
    }

    /** Plays on, so many steps at most, or asks the next question. @return how many were played */
    long play(long steps) {
        for (Branch branch : branches) {
            if (!branch.isDone()) {
                return branch.play(steps);
            }
        }
        Question done = open;
        if (done != null) {
            int lived = (int) branches.stream().filter(Branch::lived).count();
            played = played();
            open = null;
            branches = List.of();
            Survivors chance = new Survivors(lived, done.count);
            if (done.first.isPresent()) {
                trial.counted.add(new Verdict.Deed(done.first.get(), chance));
            } else if (done.count == FEW) {
                known.put(done.turn, chance);
            } else {
                around.add(chance);
            }
            goOn();
        }
        return 0;
    }

    /** Goes on to the next question, or to the verdict. */
    private void goOn() {
        while (open == null && verdict == null) {
            if (!trial.left.isEmpty() && (trial.count > Suspect.FIRST || lasts())) {
                ask(new Question(trial.turn, Optional.of(trial.left.remove()), trial.count));
            } else {
                switch (stage) {
                    case LOOK_BACK -> lookBack();
                    case HALVE -> halve();
                    case COMPARE -> compare();
                    case SUSPECT -> suspect();
                    case DOUBLE -> goOnDoubling();
                    case LOOK_CLOSER -> lookCloser();
                    case TELL_LUCK -> tellLuck();
                }
            }
        }
    }

    /** Looks at turns in doubled distances from the end, until nothing is lost yet, or a fifth of the steps is played. */
    private void lookBack() {
        int turn = known.firstKey();
        if (turn == 0 || from(turn).share() >= SAFE || played > most / 5) {
            stage = Stage.HALVE;
        } else {
            int distance = Math.max(1, 2 * (decisions.size() - turn));
            ask(new Question(Math.max(0, decisions.size() - distance), Optional.empty(), FEW));
        }
    }

    /** Halves the space between two known turns with the greatest fall, until a turn is found in which the most is lost, and tries that. */
    private void halve() {
        Optional<Integer> fall = steepest(tried);
        // if nothing is lost anywhere, the last ones first, which cost least
        Optional<Integer> next = fall.or(() -> known.headMap(known.lastKey(), false).descendingKeySet().stream()
                .filter(turn -> !tried.contains(turn))
                .findFirst());
        if (next.isEmpty() || tried.size() == TURNS || !lasts()) {
            stage = Stage.LOOK_CLOSER;
        } else if (fall.isEmpty() || known.containsKey(next.get() + 1)) {
            tryTurn(next.get());
        } else {
            ask(new Question((next.get() + known.higherKey(next.get())) >>> 1, Optional.empty(), FEW));
        }
    }

    /** The turn with the greatest fall, but for these; the last of equal ones. */
    private Optional<Integer> steepest(Set<Integer> others) {
        return known.headMap(known.lastKey()).keySet().stream()
                .filter(turn -> !others.contains(turn))
                .max(Comparator.<Integer>comparingDouble(this::fall).thenComparing(Comparator.naturalOrder()))
                .filter(turn -> fall(turn) >= FALL);
    }

    private double fall(int turn) {
        return from(turn).share() - known.higherEntry(turn).getValue().share();
    }

    private Survivors from(int turn) {
        return Objects.requireNonNull(known.get(turn));
    }

    private void ask(Question question) {
        replayer.toStep(decisions.get(question.turn));
        Game origin = replayer.fork();
        Brain brain = isAwaited(origin.fork())
                ? seat.brain()
                : origin.view()
                        .entity(terms.player())
                        .flatMap(player -> player.get(Brain.class))
                        .orElse(seat.brain());
        ImmutableList.Builder<Branch> all = ImmutableList.builder();
        for (int i = 0; i < question.count; i++) {
            long chance = Seeds.derive(asked, i);
            all.add(new Branch(terms, origin.branch(chance, terms.player()), brain, seat.brain(), question.first));
        }
        asked++;
        open = question;
        branches = all.build();
    }

    /** Whether a person played: then the game asks for input, whatever the player's brain is called. */
    private boolean isAwaited(Game game) {
        try {
            return game.step() instanceof Step.Awaiting awaiting
                    && awaiting.actor().equals(terms.player());
        } catch (GameCodeException broken) {
            return true;
        }
    }

    /** Tries the deed of a turn and all others in few branches, as far as the steps last. */
    private void tryTurn(int turn) {
        tried.add(turn);
        trial = new Trial(turn, Suspect.FIRST, others(turn, deeds.get(turn)));
        trial.left.addFirst(deeds.get(turn));
        stage = Stage.COMPARE;
    }

    /** Tries the best of the others and the turn's own deed in fresh branches, if they are better. */
    private void compare() {
        few = trial.counted;
        few.subList(1, few.size()).sort(byChance());
        double share = few.get(0).chance().share() + FALL / 2;
        trial = new Trial(
                trial.turn,
                FRESH,
                few.stream()
                        .skip(1)
                        .limit(BEST)
                        .filter(each -> each.chance().share() > share)
                        .map(Verdict.Deed::action)
                        .toList());
        if (!trial.left.isEmpty()) {
            trial.left.add(few.get(0).action());
        }
        stage = Stage.SUSPECT;
    }

    private void suspect() {
        List<Verdict.Deed> better = new ArrayList<>(trial.counted);
        Verdict.Deed done = better.isEmpty() ? few.get(0) : better.remove(better.size() - 1);
        List<Verdict.Deed> rest = new ArrayList<>(better);
        few.stream()
                .skip(1)
                .filter(each ->
                        better.stream().noneMatch(again -> again.action().equals(each.action())))
                .forEach(rest::add);
        rest.sort(byChance());
        stage = Stage.HALVE;
        (better.isEmpty() ? rest : better).stream().min(byChance()).ifPresent(best -> {
            rest.remove(best);
            suspects.add(new Suspect(trial.turn, done, best, rest));
            judge(!better.isEmpty() && lasts(), MANY, Stage.DOUBLE);
        });
    }

    /** Adds what was counted of the last suspect to it. */
    private void count() {
        suspects.add(suspects.remove(suspects.size() - 1).and(trial.counted.get(0), trial.counted.get(1)));
        trial = new Trial(trial.turn, trial.count, List.of());
    }

    /** Blames the last suspect if chance does not explain the difference, or else doubles its branches, as long as a difference is to be seen. */
    private void judge(boolean goesOn, int cap, Stage then) {
        Suspect last = suspects.get(suspects.size() - 1);
        if (last.better().chance().isAbove(last.done().chance())) {
            blame(last);
        } else if (goesOn && last.difference() > 0 && last.fresh() < cap) {
            trial = new Trial(last.turn(), Math.max(FRESH, last.fresh()), last.both());
            stage = then;
        }
    }

    private void goOnDoubling() {
        count();
        stage = Stage.HALVE;
        judge(lasts() && suspects.get(suspects.size() - 1).difference() > FALL / 2, MANY, Stage.DOUBLE);
    }

    /** Doubles the branches of the likeliest suspect as far as the steps last, and blames it if it is only likely. */
    private void lookCloser() {
        if (trial.counted.isEmpty()) {
            Optional<Suspect> likely = Suspect.worst(suspects);
            likely.ifPresent(each -> {
                suspects.remove(each);
                suspects.add(each);
            });
        } else {
            count();
        }
        stage = Stage.TELL_LUCK;
        if (!suspects.isEmpty()) {
            judge(played < most, MORE, Stage.LOOK_CLOSER);
            Suspect last = suspects.get(suspects.size() - 1);
            if (stage == Stage.TELL_LUCK
                    && last.fresh() > 0
                    && last.better().chance().sureAbove(last.done().chance()) > 0) {
                blame(last);
            }
        }
    }

    private void blame(Suspect worst) {
        verdict = new Verdict.Blamed(moment(worst.turn()), worst.done(), worst.better(), worst.rest());
    }

    /** Whether one more deed may be tried; the rest is for the closer look. */
    private boolean lasts() {
        return played < most / 8 * 7;
    }

    /** The best first; equal ones stay in their order. */
    private static Comparator<Verdict.Deed> byChance() {
        return Comparator.<Verdict.Deed>comparingDouble(deed -> deed.chance().share())
                .reversed();
    }

    /** What else could have been done, at the end of its chain of alternates. */
    private List<Action> others(int turn, Action done) {
        replayer.toStep(decisions.get(turn));
        Game game = replayer.fork().branch(0, terms.player());
        Set<Action> others = new LinkedHashSet<>();
        if (game.step() instanceof Step.Awaiting) {
            boolean rests = deeds.stream().anyMatch(Rest.class::isInstance); // not every game lets a player rest
            for (Action each : seat.inputs(game, terms.player(), rests)) {
                played(game.fork(), each).filter(deed -> !deed.equals(done)).ifPresent(others::add);
            }
        }
        return ImmutableList.copyOf(others);
    }

    /** The deed that becomes of an input; empty if it is refused, or breaks the game, which is nothing to advise. */
    private Optional<Action> played(Game branch, Action input) {
        try {
            branch.submit(terms.player(), input);
            return branch.step() instanceof Step.Acted acted && acted.actor().equals(terms.player())
                    ? Optional.of(acted.action())
                    : Optional.empty();
        } catch (GameCodeException broken) {
            return Optional.empty();
        }
    }

    /** No deed is to blame: a turn is named only if more live before it than after it beyond chance, counted once more. */
    private void tellLuck() {
        Optional<Integer> turn = steepest(ImmutableSet.of()).filter(at -> known.containsKey(at + 1));
        if (turn.isPresent() && around.size() == 2 && around.get(0).isAbove(around.get(1))) {
            verdict = new Verdict.Luck(moment(turn.get()), around.get(0), around.get(1));
        } else if (turn.isEmpty() || around.size() == 2 || (around.isEmpty() && played >= most)) {
            verdict =
                    new Verdict.Unclear(known.firstKey() + 1, known.firstEntry().getValue());
        } else if (turn.get() + around.size() == decisions.size()) {
            around.add(new Survivors(0, FRESH));
        } else {
            ask(new Question(turn.get() + around.size(), Optional.empty(), FRESH));
        }
    }

    private Verdict.Moment moment(int turn) {
        int step = decisions.get(turn);
        return new Verdict.Moment(step, turn + 1, terms.player(), () -> {
            replayer.toStep(step);
            return replayer.fork();
        });
    }
}
