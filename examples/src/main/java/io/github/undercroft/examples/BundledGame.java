package io.github.undercroft.examples;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Action;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.GameView;
import io.github.undercroft.Look;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.move.Move;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.Wording;
import java.util.Optional;

/**
 * A game that comes with the engine. It provides rules, contents and looks, and knows no keys, no screen and no front
 * end, so any front end can show it: drawings come from the {@code Look} of entities and from {@code Rules.look},
 * animations from events, and the player's options from {@link #step} and {@link #verbs}.
 */
public interface BundledGame {

    /** @return what a player reads about it beforehand */
    About about();

    /** @return the game's rules for a board of that size, {@link About#minSize()} or larger */
    Rules rules(BoardSize size, Seat seat);

    /**
     * @return the action for a step in a direction; by default a step, which uses what is in the way if that has a use
     */
    default Action step(Direction way) {
        return new Move(way);
    }

    /** @return what a player can do besides steps, the most common first; by default only a rest */
    default ImmutableList<Verb> verbs() {
        return ImmutableList.of(Verbs.REST);
    }

    /**
     * Other ways to play it, by the word that selects each on the command line. Each has its own {@link #about()};
     * variants of variants are not offered.
     */
    default ImmutableMap<String, BundledGame> variants() {
        return ImmutableMap.of();
    }

    /** @return what a player may type to try the game out; by default nothing */
    default ImmutableList<Cheat> cheats() {
        return ImmutableList.of();
    }

    /** Rules for a game of orthogonal steps on floor among walls, which is lost when no player is left. */
    static Rules.Builder plainRules(String name) {
        return Rules.named(name)
                .steps(Movement.FOUR_WAY)
                .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                .look(Ground.FLOOR, Look.of(".", 0x606060))
                .look(Ground.WALL, Look.of("#", 0xA09080));
    }

    /** @return the status line */
    default String status(GameView game) {
        return StatusLine.of(game, about().status());
    }

    /** @return the words in which events are described */
    default Wording wording() {
        return English.standard().withDamage();
    }

    /**
     * What a player reads about something when looking at it.
     *
     * @param name the name of an entity or of terrain
     * @return a sentence or two; empty if there is nothing to say
     */
    default Optional<String> description(String name) {
        return Optional.empty();
    }
}
