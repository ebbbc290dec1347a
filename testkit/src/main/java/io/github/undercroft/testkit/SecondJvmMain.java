package io.github.undercroft.testkit;

import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Set;

/** What runs in a {@link SecondJvm}: plays the games, writes their digests, and tells of the step that it is asked about. */
final class SecondJvmMain {

    private final PlayableGame game;
    private final int games;
    private final long seed;
    private final int turns;

    private SecondJvmMain(PlayableGame game, int games, long seed, int turns) {
        this.game = game;
        this.games = games;
        this.seed = seed;
        this.turns = turns;
    }

    /** The arguments: the class of the game, games, first seed, turns, and the order of hash sets in the first JVM. */
    public static void main(String... arguments) throws IOException, NoSecondJvm {
        PrintStream before = System.out;
        System.setOut(System.err); // for what the game prints
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(before, 1 << 16));
        if (arguments[4].equals(hashOrder())) {
            out.writeBoolean(false);
            out.flush();
            return;
        }
        PlayableGame game = GameClass.made(arguments[0]);
        out.writeBoolean(true);
        out.flush();
        new SecondJvmMain(
                        game,
                        Integer.parseInt(arguments[1]),
                        Long.parseLong(arguments[2]),
                        Integer.parseInt(arguments[3]))
                .serve(new DataInputStream(System.in), out);
    }

    /** The order of a small hash set, which is one of two. Where it is another, so are those of larger ones. */
    static String hashOrder() {
        return String.join(",", Set.of("a", "b"));
    }

    private void serve(DataInputStream in, DataOutputStream out) throws IOException {
        for (int number = 0; number < games && in.available() == 0; number++) {
            digests(HeavyGame.Setting.of(game, number, seed, turns)).write(out);
            out.flush();
        }
        out.writeInt(-1);
        out.flush();
        int number = in.readInt(); // or the end of input, if nothing differs
        account(HeavyGame.Setting.of(game, number, seed, turns), in.readInt()).write(out);
        out.flush();
    }

    private static Digests digests(HeavyGame.Setting setting) {
        Digests digests = new Digests();
        try {
            HeavyGame played = new HeavyGame(setting, Game.start(setting.rules(), setting.seed()));
            while (!played.isOver()) {
                StepDone done = played.step();
                digests.add(done.hash());
                played.goOn(done);
            }
        } catch (RuntimeException | StackOverflowError thrown) {
            digests.add(StepDone.ofThrown(thrown).hash());
        }
        return digests;
    }

    /** Plays up to that step, from 0. */
    private static StepAccount account(HeavyGame.Setting setting, int step) {
        Rules rules;
        HeavyGame played;
        try {
            rules = setting.rules();
            played = new HeavyGame(setting, Game.start(rules, setting.seed()));
        } catch (RuntimeException | StackOverflowError thrown) {
            return StepAccount.ofThrown(thrown);
        }
        Game before = played.game().fork();
        StepDone done = played.step();
        try {
            for (int i = 0; i < step; i++) {
                played.goOn(done);
                before = played.game().fork();
                done = played.step();
            }
        } catch (RuntimeException | StackOverflowError thrown) {
            done = StepDone.ofThrown(thrown);
        }
        return StepAccount.of(before, played.game(), rules.registry(), done);
    }
}
