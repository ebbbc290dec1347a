package io.github.undercroft.testkit;

import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.front.Deeds;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Words;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.save.SaveFormat;
import io.github.undercroft.scenario.Invariants;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Plays deeds from a beginning, and looks at each state. */
final class MonkeyTrial {

    /** A game that awaits nobody for so many steps is left. */
    private static final int MAX_STEPS = 10_000;

    private final Monkey monkey;
    private final Words words;
    private final Rules rules;
    private final SaveFormat format;
    private final Invariants.Watch watch = new Invariants.Watch();
    private Game game;
    private Optional<EntityId> awaiting = Optional.empty();
    private boolean isBegun;

    /** Where it begins. */
    sealed interface Start {
        Game game(Rules rules, SaveFormat format);
    }

    /** The game of a seed. */
    record FromSeed(long seed) implements Start {
        @Override
        public Game game(Rules rules, SaveFormat format) {
            return Game.start(rules, seed);
        }
    }

    /** A game that was saved. */
    static final class FromSave implements Start {

        private final byte[] bytes;

        FromSave(byte[] bytes) {
            this.bytes = bytes;
        }

        byte[] bytes() {
            return bytes;
        }

        static FromSave read(Path file) {
            try {
                return new FromSave(Files.readAllBytes(file));
            } catch (IOException failed) {
                throw new UncheckedIOException(
                        "The save " + file.toAbsolutePath() + " of a written test can't be read: "
                                + failed.getMessage(),
                        failed);
            }
        }

        @Override
        public Game game(Rules rules, SaveFormat format) {
            try {
                return format.read(bytes);
            } catch (SaveException unreadable) {
                throw new AssertionError(
                        "The game can't be read from its save: " + unreadable.getMessage(), unreadable);
            }
        }
    }

    MonkeyTrial(Monkey monkey, Start start) {
        this.monkey = monkey;
        this.words = monkey.game.words();
        this.rules = monkey.game.rules(monkey.game.about().usualSize(), Seat.PERSON);
        this.format = monkey.game.saveFormat(rules);
        this.game = start.game(rules, format);
    }

    Game game() {
        return game;
    }

    /** In which deeds are told. */
    Words words() {
        return words;
    }

    /** Plays to the first decision. */
    void begin() {
        if (!isBegun) {
            isBegun = true;
            goOn();
        }
    }

    /** For whom a deed is awaited; empty at the end. */
    Optional<EntityId> awaiting() {
        return awaiting;
    }

    /** Does all of them; at each decision all deeds are judged, and the game is saved and goes on as it was loaded. */
    void play(List<MonkeyDeed> deeds) {
        begin();
        judged();
        saveAndLoad();
        for (MonkeyDeed deed : deeds) {
            if (awaiting.isPresent()) {
                act(deed);
                judged();
                saveAndLoad();
            }
        }
    }

    /** What whom the game awaits can do; empty at the end. */
    List<Deeds.Judged> judged() {
        return awaiting.map(actor -> Deeds.judged(monkey.game, words, game, actor))
                .orElse(List.of());
    }

    /**
     * Does a deed, and plays to the next decision.
     *
     * @return whether it was refused, or is none that can be tried now
     */
    boolean act(MonkeyDeed deed) {
        EntityId actor = awaiting.orElseThrow();
        Optional<Action> action = deed.action(monkey.game, words, game, actor);
        if (action.isEmpty()) {
            return true;
        }
        game.submit(actor, action.get());
        return goOn();
    }

    /** Plays to the next decision, and answers whether the deed of the last one was refused before anything happened. */
    private boolean goOn() {
        awaiting = Optional.empty();
        for (int step = 0; step < MAX_STEPS; step++) {
            Step done = game.step();
            if (done instanceof Step.Awaiting asked) {
                awaiting = Optional.of(asked.actor());
                look();
                return step == 0 && asked.refused().isPresent();
            }
            look();
            if (!(done instanceof Step.Acted)) {
                return false;
            }
        }
        return false;
    }

    private void look() {
        watch.check(game);
        for (Monkey.Law law : monkey.laws) {
            if (!law.holds().test(game.view())) {
                throw new AssertionError("This does not hold: " + law.name());
            }
        }
    }

    /** The game as a save holds it. */
    byte[] saved() {
        return format.write(game);
    }

    /** Goes on with what a save holds of the game. */
    void saveAndLoad() {
        byte[] bytes = saved();
        Game loaded = new FromSave(bytes).game(rules, format);
        if (loaded.stateHash() != game.stateHash()) {
            throw new AssertionError("A save is read as another state; the first part that differs is "
                    + Game.firstDifference(game, loaded).orElse("none"));
        }
        game = loaded;
        boolean wasAwaited = awaiting.isPresent();
        Step next = game.step();
        awaiting = next instanceof Step.Awaiting asked ? Optional.of(asked.actor()) : Optional.empty();
        if (wasAwaited != awaiting.isPresent()) {
            throw new AssertionError("A game that was saved and loaded awaits "
                    + awaiting.map(Object::toString).orElse("nobody"));
        }
    }
}
