package io.github.undercroft.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Action;
import io.github.undercroft.ActionTemplate;
import io.github.undercroft.Aim;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Rest;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Deeds;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Words;
import io.github.undercroft.game.Choice;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One of the games that {@link Heavy} and {@link Golden} play: whom it awaits does random legal deeds. Both JVMs play the same deeds. */
final class HeavyGame {

    /** A game whose players never act is left after so many steps. */
    private static final int MAX_STEPS = 20_000;
    /** Aimed deeds may be refused; then another is drawn, so often. */
    private static final int MAX_REFUSALS = 12;

    private static final ImmutableList<Direction> WAYS = ImmutableList.copyOf(Direction.all());

    private final PlayableGame played;
    private final Game game;
    private final Words words;
    private final RandomSource random;
    private final ImmutableSet<EntityId> players;
    private final int maxTurns;
    private int turns;
    private int steps;
    private int refusals;
    private boolean isOver;

    /**
     * Which game it is.
     *
     * @param number 0 for the first
     */
    record Setting(PlayableGame game, int number, long seed, int maxTurns) {

        static Setting of(Heavy heavy, int number) {
            return of(heavy.game, number, heavy.seed, heavy.turns);
        }

        static Setting of(PlayableGame game, int number, long firstSeed, int maxTurns) {
            return new Setting(game, number, firstSeed + number, maxTurns);
        }

        /** By turns a person's, and that of a bot. */
        Seat seat() {
            return number % 2 == 0 ? Seat.PERSON : Seat.BOT;
        }

        BoardSize size() {
            return game.about().usualSize();
        }

        Rules rules() {
            return game.rules(size(), seat());
        }
    }

    HeavyGame(Setting setting, Game game) {
        this.played = setting.game();
        this.game = game;
        this.words = setting.game().words();
        this.random = RandomSource.of(Seeds.derive(setting.seed(), "heavy"));
        this.players = game.view().players().stream().map(Entity::id).collect(ImmutableSet.toImmutableSet());
        this.maxTurns = setting.maxTurns();
    }

    Game game() {
        return game;
    }

    boolean isOver() {
        return isOver || turns >= maxTurns || steps >= MAX_STEPS;
    }

    /** The number of the turn of its players, from 1. */
    int turn() {
        return turns + 1;
    }

    /** Plays one step, and does not yet answer for whom is awaited. */
    StepDone step() {
        StepDone done = StepDone.of(game);
        steps++;
        if (!done.isPlayed()) {
            isOver = true;
        }
        return done;
    }

    /** Goes on after that step, with a deed if somebody is awaited. */
    Optional<Input> goOn(StepDone done) {
        if (done.step().orElse(null) instanceof Step.Awaiting awaiting) {
            refusals = awaiting.refused().isPresent() ? refusals + 1 : 0;
            isOver = refusals > MAX_REFUSALS;
            return isOver ? Optional.empty() : Optional.of(submitted(awaiting.actor()));
        }
        if (done.step().orElse(null) instanceof Step.Acted acted) {
            turns += players.contains(acted.actor()) ? 1 : 0;
        }
        return Optional.empty();
    }

    /** What was submitted for whom was awaited. */
    record Input(EntityId actor, Action action) {

        void submitTo(Game other) {
            other.submit(actor, action);
        }
    }

    private Input submitted(EntityId actor) {
        Input input = new Input(actor, refusals == MAX_REFUSALS ? new Rest() : deed(actor));
        input.submitTo(game);
        return input;
    }

    private Action deed(EntityId actor) {
        List<Choice> choices = new ArrayList<>();
        for (Deeds.Judged each : Deeds.judged(played, words, game, actor)) {
            if (each.choice() instanceof Choice.Legal || each.choice() instanceof Choice.Aimed) {
                choices.add(each.choice());
            }
        }
        if (choices.isEmpty()) {
            return new Rest();
        }
        Choice picked = random.pick(choices);
        return picked instanceof Choice.Legal legal ? legal.action() : aimed(actor, ((Choice.Aimed) picked).template());
    }

    private Action aimed(EntityId actor, ActionTemplate template) {
        if (random.chance(1, 4)) {
            return template.aimed(Aim.toward(random.pick(WAYS)));
        }
        int width = game.turn(actor).board().width();
        int height = game.turn(actor).board().height();
        return template.aimed(Aim.at(new Point(random.nextInt(width), random.nextInt(height))));
    }
}
