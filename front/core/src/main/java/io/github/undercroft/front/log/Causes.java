package io.github.undercroft.front.log;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Entities;
import io.github.undercroft.Entity;
import io.github.undercroft.GameView;
import io.github.undercroft.Outcome;
import io.github.undercroft.front.Words;
import io.github.undercroft.game.Step;
import io.github.undercroft.wording.Killers;
import java.util.List;

/** Collects what the players of one game die of, and says how the game ended by it. */
public final class Causes {

    /** The reasons of the library's own conditions, for a game of one player. */
    private static final ImmutableMap<String, String> REASONS =
            ImmutableMap.of("no players are left", "you are dead", "players have no enemies left", "no enemy is left");

    private final Words words;
    private final Killers killers;
    private final List<String> players;

    /** Begins with the players of a game as it is now. */
    public Causes(GameView game, Words words) {
        this(game, game, words);
    }

    /** The same, told as somebody believes it to be. */
    public Causes(GameView game, Entities seen, Words words) {
        this.words = words;
        players = game.players().stream().map(Entity::name).toList();
        killers = new Killers(game, seen, words.wording(), words::say);
    }

    /** Says a sentence in the same words. */
    public String say(String english, Object... values) {
        return words.say(english, values);
    }

    /** Takes note of who died in a step. */
    public void add(Step.Acted acted) {
        killers.add(acted.events(), acted::perceivedBy);
    }

    /** @return what killed each player that died, in order: {@code an ogre}, {@code acid} */
    public List<String> all() {
        return killers.all();
    }

    /**
     * The reason for an outcome, told to the player: {@code killed by an ogre}. What killed the player comes first, and then
     * what the rules say of their own.
     */
    public String reason(Outcome outcome) {
        String usual = words.say(REASONS.getOrDefault(outcome.reason(), outcome.reason()));
        if (all().isEmpty() || outcome.isWon()) {
            return usual;
        }
        String killed = words.say("killed by {0}", String.join(", ", all()));
        return isUsual(outcome.reason()) ? killed : killed + ", " + usual;
    }

    /** Whether a reason says no more than that a player is dead. */
    private boolean isUsual(String reason) {
        return REASONS.containsKey(reason)
                || players.stream()
                        .anyMatch(name -> EndConditions.withoutReason(name).equals(reason));
    }

    /** An outcome in a sentence: {@code You lose: killed by an ogre.} */
    public String sentence(Outcome outcome) {
        String reason = reason(outcome);
        return switch (outcome.result()) {
            case WON -> words.say("You win: {0}.", reason);
            case LOST -> words.say("You lose: {0}.", reason);
            case DRAWN -> words.say("It is over: {0}.", reason);
        };
    }
}
