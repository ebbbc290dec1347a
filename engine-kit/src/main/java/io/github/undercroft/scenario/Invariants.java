package io.github.undercroft.scenario;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Game;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks what must hold for every game between two steps, whatever its rules are. Call it after every step of a test:
 * it looks at each cell of each level and at each entity, and changes nothing. In games with many large levels an
 * {@link Watch} is faster.
 *
 * <ul>
 *   <li>entities: ids are unique and in order; all are alive and somewhere; hit points are above 0; what is carried
 *       fills no cell and its bearers are in the game, nobody carrying itself; no place of a body holds two things;
 *   <li>boards: nobody is outside; at most one fills a cell; what the board answers for a cell is what the entities say
 *       themselves; rows of passable and transparent cells agree with the terrain;
 *   <li>turn order: every actor on an active level once, and nobody else;
 *   <li>a fork has the same state hash and passes too, if all values are registered.
 * </ul>
 *
 * <p>If code of the game throws when it is asked, such as the {@code passage()} of a terrain, that is a {@link
 * GameCodeException}, which names the value.
 */
public final class Invariants {

    private Invariants() {}

    /** @return the broken invariants, one sentence each; empty for a sound game */
    public static List<String> violations(Game game) {
        return violations(game, game.view().levels(), game.view().levels());
    }

    /**
     * What does not hold, where of the boards only those of some levels are looked at, in the game and in a fork of it.
     */
    static List<String> violations(Game game, List<Integer> levels, List<Integer> inFork) {
        List<String> found = new ArrayList<>();
        EntityInvariants.collect(game.view(), found);
        BoardInvariants.collect(game.view(), levels, found);
        SchedulerInvariants.collect(game.view(), found);
        fork(game, inFork, found);
        return ImmutableList.copyOf(found);
    }

    /** Throws an {@link AssertionError} that lists the {@link #violations} if there are any. */
    public static void check(Game game) {
        require(violations(game));
    }

    static void require(List<String> found) {
        if (!found.isEmpty()) {
            throw new AssertionError("The game breaks an invariant:\n  " + String.join("\n  ", found));
        }
    }

    /** An exception of the game's own code, which names the value that was asked. */
    static GameCodeException threw(String doing, Object asked, Throwable thrown) {
        return thrown instanceof GameCodeException named
                ? named
                : new GameCodeException(
                        doing + ": the " + asked.getClass().getName() + " threw "
                                + thrown.getClass().getName(),
                        asked,
                        thrown);
    }

    private static void fork(Game game, List<Integer> levels, List<String> found) {
        long hash;
        try {
            hash = game.stateHash();
        } catch (IllegalArgumentException unregistered) {
            return; // a game that neither hashes nor saves registers nothing
        }
        Game fork = game.fork();
        if (fork.stateHash() != hash) {
            found.add("a fork has another state hash; the first part that differs is "
                    + Game.firstDifference(game, fork).orElse("none"));
        }
        List<String> inFork = new ArrayList<>();
        BoardInvariants.collect(fork.view(), levels, inFork);
        inFork.forEach(each -> found.add("in a fork: " + each));
    }

    /**
     * Checks the {@link Invariants} of games that have many levels, after every step of a test: every entity, the turn order, the
     * cells of the levels that are active, and the hash of a fork. The cells of levels that wait, and those of a fork, are looked
     * at when a game is first seen, when another level is made or becomes active, and each {@value #WAITING} times.
     *
     * <p>One watch may look at games that are played one after the other. For one thread.
     */
    public static final class Watch {

        private static final int WAITING = 100;

        private List<Object> known = List.of();
        private int steps;

        /** A watch that has seen nothing yet. */
        public Watch() {}

        /** Throws an {@link AssertionError} that names the broken invariants, if there are any. Call it after every step. */
        public void check(Game game) {
            List<Integer> active = new ArrayList<>();
            for (int level : game.view().levels()) {
                if (game.view().isActive(level)) {
                    active.add(level);
                }
            }
            List<Object> seen = List.of(game, game.view().levels(), active);
            steps++;
            if (!seen.equals(known) || steps == WAITING) {
                known = seen;
                steps = 0;
                Invariants.check(game);
            } else {
                Invariants.require(Invariants.violations(game, active, List.of()));
            }
        }
    }
}
