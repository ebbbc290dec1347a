package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import io.github.undercroft.Look;
import io.github.undercroft.Outcome;
import io.github.undercroft.Reaction;
import io.github.undercroft.combat.HitPointDigit;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.Looks;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.log.Kills;
import io.github.undercroft.front.map.Scene;
import java.util.List;
import java.util.Optional;

/**
 * The end of a game: what the end screen, the story and the score are made of.
 *
 * @param how how it ended, in a sentence that names what killed the player
 * @param outcome what the rules say; empty if no actor was left, or a recording ended before the game
 * @param causes what killed the player; empty if it lives
 * @param remarks sentences about luck, what could have been seen, habits and finds; the weightiest first
 */
record Ending(
        String how,
        Optional<Outcome> outcome,
        List<String> causes,
        Course course,
        Figure figure,
        ImmutableList<String> remarks) {

    /** Whether there is something to blame. */
    boolean isLost() {
        return outcome.map(Outcome::isLost).orElse(!causes.isEmpty());
    }

    /**
     * How long and how far a game went.
     *
     * @param turns the turns that the player has had
     * @param depth the number of levels that were reached
     * @param isHeir whether it took over what an earlier game left
     * @param playedOn the turn from which it was played on after it was lost; 0 if it was not
     */
    record Course(long turns, int depth, Kills kills, boolean isCheated, boolean isHeir, long playedOn) {

        /** In a few words. */
        String told(Words words) {
            return (turns == 1 ? words.say("1 turn") : words.say("{0} turns", turns))
                    + (depth > 1 ? ", " + words.say("depth {0}", depth) : "") + ", " + kills.told(words)
                    + (isHeir ? ", " + words.say("as an heir") : "")
                    + (playedOn > 0 ? ", " + words.say("played on from turn {0}", playedOn) : "");
        }
    }

    /**
     * The player's figure when it was last in the game.
     *
     * @param who its name
     * @param held its things, as it took them
     * @param carried what they were called
     * @param remains how it is shown once it has left the game
     * @param map what it saw
     */
    record Figure(String who, List<Entity> held, List<String> carried, Optional<Appearance> remains, Scene map) {}

    /** How somebody is drawn who is dead. Whoever is drawn as the number of its hit points has none then. */
    static Appearance remains(Entity hero, Looks looks) {
        Appearance figure = looks.of(hero);
        Look look = Reaction.Several.find(hero, HitPointDigit.class).isEmpty()
                ? figure.look()
                : HitPointDigit.of(0, figure.look().rgb());
        return new Appearance(figure.name(), look, looks.of("grave", look).tile());
    }
}
