package io.github.undercroft.examples.command;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.undercroft.Action;
import io.github.undercroft.ActionTemplate;
import io.github.undercroft.PlayerView;
import io.github.undercroft.TurnView;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Hero;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.disk.SaveDirectory;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.wording.Wording;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Plays a game with a defect, to see in what state it leaves the terminal. Run by hand and by the driver of the terminal. */
public final class BrokenMain {

    private BrokenMain() {}

    /** Plays the game that the arguments call for, as the command does; the key {@code !} meets the defect. */
    public static void main(String[] arguments) {
        List<Broken> games = List.of(
                new Broken(new Arena()),
                new Broken(new Scatter()),
                new Broken(new Thieflike()),
                new Broken(new Descent()));
        PlayCommand command = new PlayCommand(games, new TerminalStage(), SaveDirectory.usual("undercroft"));
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        System.exit(command.run(err, err, arguments));
    }

    private record Broken(BundledGame game) implements BundledGame {

        @Override
        public About about() {
            return game.about();
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            return game.rules(size, seat);
        }

        @Override
        public Action step(Direction way) {
            return game.step(way);
        }

        @Override
        public ImmutableList<Verb> verbs() {
            return ImmutableList.<Verb>builder()
                    .addAll(game.verbs())
                    .add(Verb.aimed("break", Broken::broken, "!"))
                    .build();
        }

        /** Not an action that throws: a game refuses actions that it has not registered. */
        private static Optional<ActionTemplate> broken(TurnView turn) {
            throw new IllegalStateException("planted defect at the turn of " + turn.actor());
        }

        @Override
        public ImmutableMap<String, BundledGame> variants() {
            return ImmutableMap.copyOf(Maps.transformValues(game.variants(), Broken::new));
        }

        @Override
        public String status(PlayerView view, Hero hero) {
            return game.status(view, hero);
        }

        @Override
        public Wording wording() {
            return game.wording();
        }
    }
}
