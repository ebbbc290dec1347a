package io.github.undercroft.testkit;

import io.github.undercroft.ActionTemplate;
import io.github.undercroft.EntityId;
import io.github.undercroft.Offer;
import io.github.undercroft.front.Deeds;
import io.github.undercroft.game.Choice;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Plays the games of a {@link Monkey}. */
final class MonkeyRun {

    private static final int DEEDS_A_GAME = 300;
    private static final int SAVE_EACH = 25;
    /** An aim is anywhere on the board, or so near. */
    private static final int NEAR = 2;

    private final Monkey monkey;
    private int refused;
    private int saves;

    MonkeyRun(Monkey monkey) {
        this.monkey = monkey;
    }

    Monkey.Tried run() {
        int tried = 0;
        int games = 0;
        while (tried < monkey.deeds) {
            tried += Math.max(1, play(monkey.seed + games, Math.min(DEEDS_A_GAME, monkey.deeds - tried)));
            games++;
        }
        return new Monkey.Tried(games, tried, refused, saves);
    }

    /** Plays a game, and answers how many deeds it had. */
    private int play(long seed, int most) {
        RandomSource random = RandomSource.of(Seeds.derive(seed, "monkey"));
        List<MonkeyDeed> done = new ArrayList<>();
        try {
            MonkeyTrial trial = new MonkeyTrial(monkey, new MonkeyTrial.FromSeed(seed));
            trial.begin();
            while (done.size() < most && trial.awaiting().isPresent()) {
                done.add(picked(trial, random));
                refused += trial.act(done.get(done.size() - 1)) ? 1 : 0;
                if (done.size() % SAVE_EACH == 0) {
                    trial.saveAndLoad();
                    saves++;
                }
            }
            return done.size();
        } catch (RuntimeException | StackOverflowError | AssertionError broken) {
            throw new MonkeyCatch(monkey, seed, done, broken).told();
        }
    }

    /** One deed in four is one that would be refused, if there is one. */
    private MonkeyDeed picked(MonkeyTrial trial, RandomSource random) {
        EntityId actor = trial.awaiting().orElseThrow();
        boolean wantsRefused = random.chance(1, 4);
        List<Deeds.Judged> all = trial.judged();
        List<Deeds.Judged> some = all.stream()
                .filter(each -> each.choice() instanceof Choice.Refused == wantsRefused)
                .toList();
        Deeds.Judged deed = random.pick(some.isEmpty() ? all : some);
        Optional<Point> aim = deed.deed().offer() instanceof Offer.Aimed aimed
                ? Optional.of(aim(aimed.template(), trial, actor, random))
                : Optional.empty();
        return new MonkeyDeed(deed.deed().told(trial.words()), aim);
    }

    private static Point aim(ActionTemplate template, MonkeyTrial trial, EntityId actor, RandomSource random) {
        int width = trial.game().turn(actor).board().width();
        int height = trial.game().turn(actor).board().height();
        if (random.chance(1, 4)) {
            return new Point(random.nextInt(width), random.nextInt(height));
        }
        Point here = trial.game().turn(actor).position();
        int reach = Math.min(template.range(trial.game().turn(actor)), NEAR);
        return new Point(
                Math.max(0, Math.min(width - 1, here.x() - reach + random.nextInt(2 * reach + 1))),
                Math.max(0, Math.min(height - 1, here.y() - reach + random.nextInt(2 * reach + 1))));
    }
}
