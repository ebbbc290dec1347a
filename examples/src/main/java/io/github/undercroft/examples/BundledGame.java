package io.github.undercroft.examples;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.GameView;
import io.github.undercroft.model.Look;
import io.github.undercroft.rules.EndConditions;
import io.github.undercroft.rules.Ground;
import io.github.undercroft.rules.Move;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.Wording;

/**
 * A game that comes with the engine. It gives rules, what is in them, and looks; it knows no keys, no screen and no front
 * end. Any front end can show it: what is drawn comes from the {@code Look} of entities and from {@code Rules.look}, what is
 * animated from the events, what a player can do from {@link #step} and {@link #verbs}.
 */
public interface BundledGame {

    /** @return what a player is told of it beforehand */
    About about();

    /** @return the game's rules for a board of that size, {@link About#leastSize()} or larger */
    Rules rules(BoardSize size, Seat seat);

    /** @return what it is to go that way; by default a step, which is a use of what is in the way if that has one */
    default Action step(Direction way) {
        return new Move(way);
    }

    /** @return what a player can do beside steps, the most usual first; by default to rest */
    default ImmutableList<Verb> verbs() {
        return ImmutableList.of(Verbs.REST);
    }

    /**
     * Other ways to play it, by the one word that is said for them on the command line. Each has its own {@link #about()};
     * variants of variants are not offered.
     */
    default ImmutableMap<String, BundledGame> variants() {
        return ImmutableMap.of();
    }

    /** Rules for a game of straight steps on floor among walls, which is lost without a player. */
    static Rules.Builder plainRules(String name) {
        return Rules.named(name)
                .steps(Movement.FOUR_WAY)
                .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                .look(Ground.FLOOR.name(), Look.of(".", 0x606060))
                .look(Ground.WALL.name(), Look.of("#", 0xA09080));
    }

    /** @return how things stand, in one line */
    default String status(GameView game) {
        return StatusLine.of(game, about().status());
    }

    /** @return in which words the player is told what happens */
    default Wording wording() {
        return English.standard();
    }
}
