import io.github.undercroft.EntityId;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Choice;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.random.RandomSource;
import java.lang.management.ManagementFactory;
import java.util.List;

/** Plays Descent by random legal inputs, and prints how many a second of processor time; see playedinputs. */
public final class PlayedInputs {

    private static final int INPUTS = 40_000;
    private static final int ROUNDS = 6;
    private static final int INPUTS_A_GAME = 400;

    private static long sum;

    private PlayedInputs() {}

    public static void main(String[] arguments) {
        boolean isRead = arguments.length == 0;
        long best = Long.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            best = Math.min(best, play(isRead));
        }
        System.out.printf("%d inputs a second; sum %x%n", INPUTS * 1_000_000_000L / best, sum);
    }

    private static long now() {
        return ManagementFactory.getThreadMXBean().getThreadCpuTime(Thread.currentThread().getId());
    }

    /** Answers how long the inputs took, without the making of the games. */
    private static long play(boolean isRead) {
        long nanoseconds = 0;
        Descent descent = new Descent();
        Rules rules = descent.rules(descent.about().usualSize(), Seat.PERSON);
        int inputs = 0;
        for (long seed = 0; inputs < INPUTS; seed++) {
            Game game = Game.start(rules, seed);
            game.stateHash();
            RandomSource random = RandomSource.of(seed);
            long before = now();
            for (int i = 0; i < INPUTS_A_GAME && inputs < INPUTS; ) {
                Step step = game.step();
                if (step instanceof Step.Awaiting awaiting) {
                    if (!input(game, awaiting.actor(), random, isRead)) {
                        break;
                    }
                    i++;
                    inputs++;
                } else if (step instanceof Step.Over) {
                    break;
                }
            }
            nanoseconds += now() - before;
        }
        return nanoseconds;
    }

    /** Answers false where there is nothing but to aim. */
    private static boolean input(Game game, EntityId hero, RandomSource random, boolean isRead) {
        List<Choice.Legal> legal = game.legalActions(hero).stream()
                .filter(Choice.Legal.class::isInstance)
                .map(Choice.Legal.class::cast)
                .toList();
        if (isRead) {
            sum += game.view().perception(hero).orElseThrow().visible().count() + game.stateHash();
        }
        if (legal.isEmpty()) {
            return false;
        }
        game.submit(hero, legal.get(random.nextInt(legal.size())).action());
        return true;
    }
}
