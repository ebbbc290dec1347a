package io.github.undercroft.hindsight;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Rest;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.random.Seeds;
import io.github.undercroft.save.Replayer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The search of a {@link Hindsight}, for one recording. */
final class FatalTurn {

    /** The branches from a turn while it is searched where their number falls, and for each deed at first. */
    private static final int FEW = 24;
    /** The branches of the deeds that are told. */
    private static final int MANY = 100;
    /** The branches of a deed and another one, if fewer blame none in any turn. */
    private static final int MORE = 400;
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

    /** All questions so far, in order, with their answers. The search starts again from its beginning with each new answer. */
    private final Map<Question, Answer> answers = new LinkedHashMap<>();
    /** The other deeds of a turn. */
    private final Map<Integer, Set<Action>> possible = new TreeMap<>();
    /** The chance of living from a turn on, by its index; after the last one stands 0. */
    private final TreeMap<Integer, Survivors> known = new TreeMap<>();

    private long played;
    private @Nullable Question open;
    private List<Branch> branches = List.of();
    private @Nullable Verdict verdict;

    /** In how many branches the player lives from a turn on, after that deed. */
    private record Question(int turn, Optional<Action> first, int count) {}

    private record Answer(Survivors chance, long steps) {}

    /** The deed of a turn and the best other one, with all that are less good. */
    private record Suspect(int turn, Verdict.Deed done, Verdict.Deed better, List<Verdict.Deed> rest) {

        double difference() {
            return better.chance().share() - done.chance().share();
        }

        /** Whether chance does not explain the difference. */
        boolean isToBlame() {
            return better.chance().isAbove(done.chance());
        }
    }

    /** The search can't go on before a question is answered. */
    private static final class Unanswered extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unanswered() {
            super("a question is open", null, false, false);
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
        search();
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
        Question answered = open;
        if (answered != null) {
            Survivors chance =
                    new Survivors((int) branches.stream().filter(Branch::lived).count(), answered.count);
            answers.put(
                    answered,
                    new Answer(
                            chance, branches.stream().mapToLong(Branch::steps).sum()));
            open = null;
            branches = List.of();
            search();
        }
        return 0;
    }

    /** Goes on to the next question, or to the verdict. */
    private void search() {
        known.clear();
        played = 0;
        try {
            verdict = find();
        } catch (Unanswered waiting) {
            // until its branches are played
        }
    }

    private Verdict find() {
        known.put(decisions.size(), new Survivors(0, FEW));
        lookBack();
        List<Integer> falls = falls();
        List<Suspect> suspects = new ArrayList<>();
        for (int turn : falls.isEmpty() ? lookedAt() : falls) {
            suspect(turn).ifPresent(suspects::add);
        }
        return worst(suspects.stream().filter(Suspect::isToBlame).toList())
                .or(() -> worst(suspects).flatMap(this::closely).filter(Suspect::isToBlame))
                .<Verdict>map(worst -> new Verdict.Blamed(moment(worst.turn), worst.done, worst.better, worst.rest))
                .orElseGet(this::luck);
    }

    /** The first of those in whose turn the most could have been won. */
    private static Optional<Suspect> worst(List<Suspect> suspects) {
        return suspects.stream().reduce((one, other) -> other.difference() > one.difference() ? other : one);
    }

    /** Looks at turns in doubled distances from the end, until nothing is lost yet, or about half of the steps are played. */
    private void lookBack() {
        for (int distance = 1; ; distance *= 2) {
            int turn = Math.max(0, decisions.size() - distance);
            Survivors chance = chance(turn, Optional.empty(), FEW);
            known.put(turn, chance);
            if (turn == 0 || chance.share() >= SAFE || played > most / 4) {
                return;
            }
        }
    }

    /** The turns in which the most is lost, the worst first: halves the space between two known turns with the greatest fall. */
    private List<Integer> falls() {
        List<Integer> found = new ArrayList<>();
        while (found.size() < TURNS && played < most / 8 * 5) {
            Optional<Integer> from = known.headMap(known.lastKey()).keySet().stream()
                    .filter(turn -> !found.contains(turn))
                    .filter(turn -> fall(turn) >= FALL)
                    .max(Comparator.<Integer>comparingDouble(this::fall).thenComparing(Comparator.naturalOrder()));
            if (from.isEmpty()) {
                break;
            }
            int after = known.higherKey(from.get());
            if (after - from.get() == 1) {
                found.add(from.get());
            } else {
                int middle = (from.get() + after) >>> 1;
                known.put(middle, chance(middle, Optional.empty(), FEW));
            }
        }
        return found;
    }

    /** The turns to look at deed by deed if nothing is lost anywhere: the last ones first, which cost least. */
    private List<Integer> lookedAt() {
        return List.copyOf(known.headMap(known.lastKey(), false).descendingKeySet());
    }

    private double fall(int turn) {
        return from(turn).share() - after(turn).share();
    }

    private Survivors from(int turn) {
        return Objects.requireNonNull(known.get(turn));
    }

    private Survivors after(int turn) {
        return known.higherEntry(turn).getValue();
    }

    private Survivors chance(int turn, Optional<Action> first, int count) {
        Question question = new Question(turn, first, count);
        Answer answer = answers.get(question);
        if (answer == null) {
            ask(question);
            throw new Unanswered();
        }
        played += answer.steps;
        return answer.chance;
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
            long chance = Seeds.derive(answers.size(), i);
            all.add(new Branch(terms, origin.branch(chance, terms.player()), brain, seat.brain(), question.first));
        }
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

    /** The deed of a turn and a better one; empty if nothing else can be done, or the steps are played. */
    private Optional<Suspect> suspect(int turn) {
        if (!lasts()) {
            return Optional.empty();
        }
        Verdict.Deed few = counted(turn, deeds.get(turn), FEW);
        List<Verdict.Deed> others = others(turn);
        List<Verdict.Deed> better = new ArrayList<>();
        for (Verdict.Deed each : others.subList(0, Math.min(BEST, others.size()))) {
            if (each.chance().share() > few.chance().share() + FALL / 2) {
                better.add(counted(turn, each.action(), MANY));
            }
        }
        if (better.isEmpty()) {
            return others.stream()
                    .findFirst()
                    .map(best -> new Suspect(turn, few, best, others.subList(1, others.size())));
        }
        List<Verdict.Deed> rest = new ArrayList<>(better);
        others.stream()
                .filter(each ->
                        better.stream().noneMatch(known -> known.action().equals(each.action())))
                .forEach(rest::add);
        rest.sort(byChance());
        Verdict.Deed best = better.stream().min(byChance()).orElseThrow();
        rest.remove(best);
        return Optional.of(new Suspect(turn, counted(turn, few.action(), MANY), best, rest));
    }

    /** The same in as many more branches as there are steps for, which tell a smaller difference from chance; empty if they are too few. */
    private Optional<Suspect> closely(Suspect suspect) {
        Question few = new Question(suspect.turn, Optional.of(suspect.done.action()), FEW);
        long pairs = Math.max(0, most - played) * FEW / Math.max(1, Objects.requireNonNull(answers.get(few)).steps) / 2;
        int count = (int) Math.min(MORE, pairs);
        return count <= MANY
                ? Optional.empty()
                : Optional.of(new Suspect(
                        suspect.turn,
                        counted(suspect.turn, suspect.done.action(), count),
                        counted(suspect.turn, suspect.better.action(), count),
                        suspect.rest));
    }

    private Verdict.Deed counted(int turn, Action deed, int count) {
        return new Verdict.Deed(deed, chance(turn, Optional.of(deed), count));
    }

    /** Whether one more deed may be tried; the rest is for the closer look. */
    private boolean lasts() {
        return played < most / 8 * 7;
    }

    /** The other deeds of a turn, each in a few branches, the best first, as far as the steps last. */
    private List<Verdict.Deed> others(int turn) {
        List<Verdict.Deed> others = new ArrayList<>();
        for (Action other : possible.computeIfAbsent(turn, each -> others(each, deeds.get(each)))) {
            if (lasts()) {
                others.add(counted(turn, other, FEW));
            }
        }
        others.sort(byChance());
        return others;
    }

    /** The best first; equal ones stay in their order. */
    private static Comparator<Verdict.Deed> byChance() {
        return Comparator.<Verdict.Deed>comparingDouble(deed -> deed.chance().share())
                .reversed();
    }

    /** What else could have been done, at the end of its chain of alternates. */
    private Set<Action> others(int turn, Action done) {
        replayer.toStep(decisions.get(turn));
        Game game = replayer.fork().branch(0, terms.player());
        Set<Action> others = new LinkedHashSet<>();
        if (game.step() instanceof Step.Awaiting) {
            boolean rests = deeds.stream().anyMatch(Rest.class::isInstance); // not every game lets a player rest
            for (Action each : seat.inputs(game, terms.player(), rests)) {
                played(game.fork(), each).filter(deed -> !deed.equals(done)).ifPresent(others::add);
            }
        }
        return others;
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
    private Verdict luck() {
        int turn = known.headMap(known.lastKey()).keySet().stream()
                .max(Comparator.<Integer>comparingDouble(this::fall).thenComparing(Comparator.naturalOrder()))
                .orElseThrow();
        if (played < most && fall(turn) >= FALL && known.higherKey(turn) == turn + 1) {
            Survivors before = chance(turn, Optional.empty(), MANY);
            Survivors after =
                    turn + 1 == decisions.size() ? new Survivors(0, MANY) : chance(turn + 1, Optional.empty(), MANY);
            if (before.isAbove(after)) {
                return new Verdict.Luck(moment(turn), before, after);
            }
        }
        return new Verdict.Unclear(known.firstKey() + 1, known.firstEntry().getValue());
    }

    private Verdict.Moment moment(int turn) {
        int step = decisions.get(turn);
        return new Verdict.Moment(step, turn + 1, terms.player(), () -> {
            replayer.toStep(step);
            return replayer.fork();
        });
    }
}
