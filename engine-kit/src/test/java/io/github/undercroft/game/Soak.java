package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Clouded;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.value.StateNode;
import java.util.Optional;

/** One game of {@link SoakGame} that is played and looked at after each step. */
final class Soak {

    /** So many nodes of its state are too many for 40 entities on three levels of at most 20 by 15 cells. */
    private static final int MAX_NODES = 200_000;

    /** So many steps in a row in which no time goes by are a game that hangs. */
    private static final int MAX_STANDING = 600;

    private final Play play;
    private final RandomSource random;
    private Optional<Play> beside = Optional.empty();
    private int steps;
    private int standing;
    private long digest;
    private int thrown;
    private int twoActive;

    Soak(long seed, int order) {
        play = SoakGame.of(seed, order);
        random = RandomSource.of(Seeds.derive(seed, "moon"));
        digest = seed;
    }

    /** The hashes and events of all steps so far. */
    long digest() {
        return digest;
    }

    /** How many steps threw. */
    int thrown() {
        return thrown;
    }

    /** After how many steps more than one level was active. */
    int twoActive() {
        return twoActive;
    }

    boolean isOver() {
        return play.game.view().outcome().isPresent()
                || play.game.view().actors().isEmpty();
    }

    /** Plays and checks one step. */
    void step() {
        int i = steps++;
        long before = play.game.view().now();
        Play.Came came = random.chance(1, 4) ? underMoon() : alike();
        check(came);
        if (i % 20 == 0) {
            lookAhead();
        }
        if (i % 50 == 0) {
            assertThat(nodes(play.game.state())).as("nodes of the state").isLessThan(MAX_NODES);
        }
        standing = play.game.view().now() == before ? standing + 1 : 0;
        assertThat(standing).as("steps without time, %s", came).isLessThan(MAX_STANDING);
        count(came);
    }

    /** A step in which any call of an author's code may go wrong. */
    private Play.Came underMoon() {
        beside = Optional.empty();
        return Mood.under(random.nextLong() | 1, play::next);
    }

    /** A step that a copy of the game takes, too. */
    private Play.Came alike() {
        Play copy = beside.orElseGet(() -> random.chance(3, 4) ? play.fork() : play.resumed());
        beside = Optional.of(copy);
        Play.Came came = play.next();
        assertThat(copy.next()).isEqualTo(came);
        assertSame(copy.game, "beside");
        return came;
    }

    private void assertSame(Game other, String which) {
        if (other.stateHash() != play.game.stateHash()) {
            throw new AssertionError("a game " + which + " differs in " + Game.firstDifference(play.game, other));
        }
    }

    private void check(Play.Came came) {
        Invariants.check(play.game);
        if (random.chance(1, 16)) {
            assertSame(play.resumed().game, "that is read back");
        }
        if (came.what() instanceof Play.Thrown wrong) {
            thrown++;
            assertNamed(wrong.message(), wrong.culprit());
        }
    }

    /** Asking what would happen leaves no trace, whatever goes wrong. */
    private void lookAhead() {
        Object state = play.game.state();
        for (EntityId actor : play.game.view().actors()) {
            if (isTurnOf(actor)) {
                attempt(() -> play.game.legalActions(actor));
                attempt(() -> Mood.under(random.nextLong() | 1, () -> play.game.legalActions(actor)));
                attempt(() -> Mood.under(random.nextLong() | 1, () -> play.game.preview(actor, Prank.input(random))));
            }
        }
        assertThat(play.game.state()).isEqualTo(state);
        Invariants.check(play.game);
    }

    /** One that could not be printed then is named by its class; one that holds a moody value may print otherwise now. */
    private static void assertNamed(String message, Object culprit) {
        Class<?> type = (culprit instanceof Clouded laid ? laid.ground() : culprit).getClass();
        assertThat(message).containsAnyOf(GameCode.printed(culprit), type.getName(), type.getSimpleName() + "[");
    }

    private boolean isTurnOf(EntityId actor) {
        try {
            return play.game.turn(actor).actor().id().equals(actor);
        } catch (IllegalArgumentException anothersTurnOrOver) {
            return false;
        }
    }

    private static void attempt(Runnable question) {
        try {
            question.run();
        } catch (GameCodeException faulty) {
            assertNamed(String.valueOf(faulty.getMessage()), faulty.culprit());
        }
    }

    private void count(Play.Came came) {
        for (GameEvent event : came.events()) {
            digest = Seeds.derive(digest, event.getClass().getSimpleName());
        }
        digest = Seeds.derive(digest, play.game.stateHash());
        twoActive += play.game.view().levels().stream()
                                .filter(play.game.view()::isActive)
                                .count()
                        > 1
                ? 1
                : 0;
    }

    private static int nodes(StateNode node) {
        int count = 1;
        if (node instanceof StateNode.Fields fields) {
            for (StateNode each : fields.fields().values()) {
                count += nodes(each);
            }
        } else if (node instanceof StateNode.Items items) {
            for (StateNode each : items.items()) {
                count += nodes(each);
            }
        }
        return count;
    }
}
