package io.github.undercroft.testkit;

import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.save.Recorder;
import io.github.undercroft.save.SaveFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One game in this JVM, recorded: each step is compared with that of a fork, and some with those of a loaded game. */
final class ComparedGame {

    /** So many steps lie between two states that are saved and loaded. */
    private static final int SAVED_EVERY = 500;
    /** So many steps a loaded game is played on. */
    private static final int FOLLOWED = 50;

    private final HeavyGame.Setting setting;
    private final Optional<Path> folder;
    private final long stepsBefore;
    private final Rules rules;
    private final SaveFormat saves;
    private final Recorder recorder;
    private final HeavyGame played;
    private final Digests digests = new Digests();
    private Game before;
    private @Nullable Game loaded;
    private int followed;
    private int loads;

    /** @param stepsBefore those of the games before, so that short games are saved, too */
    ComparedGame(HeavyGame.Setting setting, Optional<Path> folder, long stepsBefore) {
        this.setting = setting;
        this.folder = folder;
        this.stepsBefore = stepsBefore;
        this.rules = setting.rules();
        this.saves = setting.game().saveFormat(rules);
        this.recorder = GameRecordings.format(setting.game(), setting.size(), setting.seat(), setting.seed())
                .start(setting.seed());
        this.played = new HeavyGame(setting, recorder.game());
        this.before = recorder.game();
    }

    /** How many states were saved and loaded. */
    int loads() {
        return loads;
    }

    /** Plays the game to its end. */
    Digests play() {
        try {
            while (!played.isOver()) {
                step();
            }
        } catch (RuntimeException | StackOverflowError broken) {
            throw broken(broken);
        }
        return digests;
    }

    private void step() {
        StepDone done = next();
        Game fork = before.fork();
        compare(done, StepDone.of(fork), fork, Finding.Rival.FORK);
        Game follower = loaded;
        if (follower != null) {
            compare(done, StepDone.of(follower), follower, Finding.Rival.LOADED);
            loaded = ++followed < FOLLOWED ? follower : null;
        }
        if (done.thrown().isPresent()) {
            throw broken(done.thrown().get());
        }
        if ((stepsBefore + digests.size()) % SAVED_EVERY == 0) {
            load(done);
        }
        Optional<HeavyGame.Input> input = played.goOn(done);
        Game follows = loaded;
        if (follows != null) {
            input.ifPresent(each -> each.submitTo(follows));
        }
    }

    private void load(StepDone done) {
        Game read = saves.read(saves.write(played.game()));
        StepDone same = new StepDone(done.step(), done.thrown(), read.stateHash());
        compare(done, same, read, Finding.Rival.LOADED);
        loaded = read;
        followed = 0;
        loads++;
    }

    private void compare(StepDone done, StepDone otherDone, Game other, Finding.Rival rival) {
        if (done.hash() != otherDone.hash()) {
            throw found(done, StepAccount.of(before, other, rules.registry(), otherDone), rival);
        }
    }

    /** Plays up to that step, from 0, which differs from what the second JVM tells of it. */
    AssertionError differing(int step, StepAccount other) {
        StepDone done = next();
        while (digests.size() <= step) {
            played.goOn(done);
            done = next();
        }
        return found(done, other, Finding.Rival.SECOND_JVM);
    }

    private StepDone next() {
        before = played.game().fork();
        StepDone done = played.step();
        digests.add(done.hash());
        return done;
    }

    private AssertionError found(StepDone done, StepAccount other, Finding.Rival rival) {
        StepAccount one = StepAccount.of(before, played.game(), rules.registry(), done);
        Finding finding = new Finding(rival, setting, played.turn(), digests.size(), one, other, recording());
        return new AssertionError(finding.message());
    }

    private AssertionError broken(Throwable thrown) {
        return new AssertionError(
                "Heavy: the game's own code threw: " + thrown + "\n  game: "
                        + Finding.where(setting, played.turn(), digests.size()) + "\n"
                        + Finding.recorded(setting.game(), recording()),
                thrown);
    }

    private Optional<Path> recording() {
        try {
            Path into = folder.isPresent() ? Files.createDirectories(folder.get()) : Files.createTempDirectory("heavy");
            String name = setting.game().about().name() + "-" + setting.seed() + ".recording";
            return Optional.of(Files.write(into.resolve(name), recorder.bytes()));
        } catch (IOException unwritable) {
            return Optional.empty();
        }
    }
}
