package io.github.undercroft.hindsight;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Player;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Choice;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.random.Seeds;
import io.github.undercroft.save.Replayer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The search of a {@link Hindsight}, for one recording. */
final class FatalTurn {

    /** The branches from a turn while it is searched where their number falls, and for each deed at first. */
    private static final int FEW = 24;
    /** The branches of the deeds that are told. */
    private static final int MANY = 100;
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
    private final Branches branches;
    private final Brain seat;
    private final long most;
    private final HindsightProgress progress;
    private final BranchRunner runner;

    /** The chance of living from a turn on, by its index; after the last one stands 0. */
    private final TreeMap<Integer, Chance> known = new TreeMap<>();

    private long played;
    /** For each set of branches another one. */
    private long round;

    FatalTurn(
            Replayer replayer,
            List<Integer> decisions,
            List<Action> deeds,
            Branches branches,
            Brain seat,
            long most,
            HindsightProgress progress,
            BranchRunner runner) {
        this.replayer = replayer;
        this.decisions = ImmutableList.copyOf(decisions);
        this.deeds = ImmutableList.copyOf(deeds);
        this.branches = branches;
        this.seat = seat;
        this.most = most;
        this.progress = progress;
        this.runner = runner;
    }

    Verdict find() {
        known.put(decisions.size(), new Chance(0, FEW));
        lookBack();
        Verdict.@Nullable Blamed worst = null;
        for (int turn : falls()) {
            Verdict.Blamed blamed = blamed(turn);
            if (blamed != null && (worst == null || difference(blamed) > difference(worst))) {
                worst = blamed;
            }
        }
        return worst == null ? luck() : worst;
    }

    private static double difference(Verdict.Blamed blamed) {
        return blamed.better().chance().share() - blamed.done().chance().share();
    }

    /** Looks at turns in doubled distances from the end, until nothing is lost yet, or half of the steps are played. */
    private void lookBack() {
        for (int distance = 1; ; distance *= 2) {
            int turn = Math.max(0, decisions.size() - distance);
            Chance chance = chance(turn, Optional.empty(), FEW);
            known.put(turn, chance);
            if (turn == 0 || chance.share() >= SAFE || played > most / 2) {
                return;
            }
        }
    }

    /** The turns in which the most is lost, the worst first: halves the space between two known turns with the greatest fall. */
    private List<Integer> falls() {
        List<Integer> found = new ArrayList<>();
        while (found.size() < TURNS && played < most * 3 / 4) {
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

    private double fall(int turn) {
        return known.get(turn).share() - known.higherEntry(turn).getValue().share();
    }

    /** In how many branches the player lives from a turn on, after that deed. */
    private Chance chance(int turn, Optional<Action> first, int count) {
        replayer.toStep(decisions.get(turn));
        Game origin = replayer.fork();
        Brain brain = origin.view()
                .entity(branches.player())
                .flatMap(player -> player.get(Brain.class))
                .filter(own -> !(own instanceof Player))
                .orElse(seat);
        round++;
        List<Supplier<Branches.Played>> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Game branch = origin.branch(Seeds.derive(round, i), branches.player());
            all.add(() -> branches.play(branch, brain, first));
        }
        List<Branches.Played> results = runner.play(all);
        played += results.stream().mapToLong(Branches.Played::steps).sum();
        progress.at(Math.min(played, most), most);
        return new Chance((int) results.stream().filter(Branches.Played::lived).count(), count);
    }

    /** The deed of a turn, if another one is better beyond chance. */
    private Verdict.@Nullable Blamed blamed(int turn) {
        if (played >= most) {
            return null;
        }
        Action done = deeds.get(turn);
        Chance few = chance(turn, Optional.of(done), FEW);
        List<Verdict.Deed> others = new ArrayList<>();
        for (Action other : others(turn, done)) {
            if (played < most) {
                others.add(new Verdict.Deed(other, chance(turn, Optional.of(other), FEW)));
            }
        }
        others.sort(byChance());
        List<Verdict.Deed> better = new ArrayList<>();
        for (Verdict.Deed each : others.subList(0, Math.min(BEST, others.size()))) {
            if (each.chance().share() > few.share() + FALL / 2) {
                better.add(new Verdict.Deed(each.action(), chance(turn, Optional.of(each.action()), MANY)));
            }
        }
        if (better.isEmpty()) {
            return null;
        }
        Verdict.Deed blamed = new Verdict.Deed(done, chance(turn, Optional.of(done), MANY));
        better.sort(byChance());
        Verdict.Deed best = better.get(0);
        if (!best.chance().isAbove(blamed.chance())) {
            return null;
        }
        List<Verdict.Deed> rest = new ArrayList<>(better.subList(1, better.size()));
        others.stream()
                .filter(each ->
                        better.stream().noneMatch(known -> known.action().equals(each.action())))
                .forEach(rest::add);
        rest.sort(byChance());
        return new Verdict.Blamed(moment(turn), blamed, best, rest);
    }

    /** The best first; equal ones stay in the order of the game's list. */
    private static Comparator<Verdict.Deed> byChance() {
        return Comparator.<Verdict.Deed>comparingDouble(deed -> deed.chance().share())
                .reversed();
    }

    /** What else could have been done: the offers that the player knew of, steps, a rest, and what the brain of the seat would do. */
    private Set<Action> others(int turn, Action done) {
        replayer.toStep(decisions.get(turn));
        Game game = replayer.fork().branch(0, branches.player());
        if (!(game.step() instanceof Step.Awaiting)) {
            return Set.of();
        }
        Set<Action> tried = new LinkedHashSet<>();
        for (Choice choice : game.legalActions(branches.player())) {
            if (choice instanceof Choice.Legal legal) {
                tried.add(legal.action());
            }
        }
        Direction.all().forEach(way -> tried.add(Bump.toward(way)));
        tried.add(new Rest());
        if (seat.decide(game.turn(branches.player())) instanceof Decision.Act act) {
            tried.add(act.action());
        }
        Set<Action> others = new LinkedHashSet<>();
        for (Action each : tried) {
            Game branch = game.fork();
            branch.submit(branches.player(), each);
            try {
                if (branch.step() instanceof Step.Acted acted
                        && acted.actor().equals(branches.player())
                        && !acted.action().equals(done)) {
                    others.add(acted.action());
                }
            } catch (GameCodeException broken) {
                continue; // what breaks the game is nothing to advise
            }
        }
        return others;
    }

    private Verdict luck() {
        int turn = known.headMap(known.lastKey()).keySet().stream()
                .max(Comparator.<Integer>comparingDouble(this::fall).thenComparing(Comparator.naturalOrder()))
                .orElseThrow();
        return new Verdict.Luck(
                moment(turn), known.get(turn), known.higherEntry(turn).getValue());
    }

    private Verdict.Moment moment(int turn) {
        int step = decisions.get(turn);
        return new Verdict.Moment(step, turn + 1, branches.player(), () -> {
            replayer.toStep(step);
            return replayer.fork();
        });
    }
}
