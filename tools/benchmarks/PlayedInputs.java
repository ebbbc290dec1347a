import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Deeds;
import io.github.undercroft.game.Choice;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.random.RandomSource;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/** Plays Descent by random inputs, and prints how many a second of processor time; see playedinputs. */
public final class PlayedInputs {

    private static final int INPUTS = 40_000;
    private static final int ROUNDS = 6;
    private static final int INPUTS_A_GAME = 400;

    private static final Descent DESCENT = new Descent();

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
        Rules rules = DESCENT.rules(DESCENT.about().usualSize(), Seat.PERSON);
        int inputs = 0;
        for (long seed = 0; inputs < INPUTS; seed++) {
            Game game = Game.start(rules, seed);
            game.stateHash();
            RandomSource random = RandomSource.of(seed);
            long before = now();
            for (int i = 0; i < INPUTS_A_GAME && inputs < INPUTS; ) {
                Step step = game.step();
                if (step instanceof Step.Awaiting awaiting) {
                    if (awaiting.refused().isEmpty()) {
                        i++;
                        inputs++;
                    }
                    input(game, awaiting.actor(), random, isRead);
                } else if (step instanceof Step.Over) {
                    break;
                }
            }
            nanoseconds += now() - before;
        }
        return nanoseconds;
    }

    /** Submits one of the deeds that are legal. */
    private static void input(Game game, EntityId hero, RandomSource random, boolean isRead) {
        List<Action> inputs = new ArrayList<>();
        for (Deeds.Judged judged : Deeds.judged(DESCENT, game, hero)) {
            if (judged.choice() instanceof Choice.Legal legal) {
                inputs.add(legal.action());
            }
        }
        if (isRead) {
            sum += game.view().perception(hero).orElseThrow().visible().count() + game.stateHash();
        }
        if (inputs.isEmpty()) {
            inputs.add(DESCENT.step(Direction.NORTH));
        }
        game.submit(hero, inputs.get(random.nextInt(inputs.size())));
    }
}
