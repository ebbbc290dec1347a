package io.github.undercroft.front;

import io.github.undercroft.Action;
import io.github.undercroft.Entity;
import io.github.undercroft.GameView;
import io.github.undercroft.Outcome;
import io.github.undercroft.Percept;
import io.github.undercroft.PlayerView;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.save.SaveFormat;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.Wording;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * A game that a front end can show. It provides rules, contents and looks, and knows no keys, no screen and no front end:
 * drawings come from the {@code Look} of entities and from {@code Rules.look}, animations from events, and the player's options
 * from {@link #step} and {@link #verbs}. Only {@link #about} and {@link #rules} must be given.
 */
public interface PlayableGame {

    /** @return what a player reads about it beforehand */
    About about();

    /** @return the game's rules for a board of that size, {@link About#minSize()} or larger */
    Rules rules(BoardSize size, Seat seat);

    /**
     * How its games are saved. A game that has raised the version of its rules gives its migrations here, so that players go on with
     * what they saved before.
     *
     * @param rules those of {@link #rules}
     * @return by default the format of saves by those rules, which reads no older version
     */
    default SaveFormat saveFormat(Rules rules) {
        return SaveFormat.of(rules);
    }

    /**
     * @return the action for a step in a direction; by default a {@link Bump}, which strikes an enemy in the way; {@link
     *     io.github.undercroft.combat.Attack#toward} strikes as far as the weapon reaches
     */
    default Action step(Direction way) {
        return Bump.toward(way);
    }

    /** @return what a player can do besides steps, the most common first; by default only a rest */
    default List<Verb> verbs() {
        return List.of(Verbs.REST);
    }

    /** @return what a player may type in the console; empty, as by default, for a game without one */
    default Optional<Commands> commands() {
        return Optional.empty();
    }

    /** @return whether the player has ever cheated; by default whether somebody is {@link Cheated} */
    default boolean isCheated(GameView game) {
        return game.entities().stream().anyMatch(each -> each.has(Cheated.class));
    }

    /** @return what a game of it leaves to the same player's next one; empty, as by default, for nothing */
    default Optional<Legacy> legacy() {
        return Optional.empty();
    }

    /**
     * @param seed drawn by the front end
     * @return the seed of the first game of somebody who has never played it: by default the same
     */
    default long newcomersSeed(long seed) {
        return seed;
    }

    /**
     * What an event asks the player, such as what to buy of the peddler who was bumped into.
     *
     * @param percept of the player; without senses everything that happens
     * @return opened when the player is to act next, or at the end; empty, as by default, for nothing
     */
    default Optional<Prompt> prompt(Percept percept, PlayerView game) {
        return Optional.empty();
    }

    /** @return letters, colours and pictures by name; by default what the game gives its entities and terrain */
    default Looks looks() {
        return Looks.STANDARD;
    }

    /** @return the status line of the first player, as it is shown to that */
    default String status(GameView game) {
        Hero hero = Hero.first(game);
        return status(game.as(hero.id()), hero);
    }

    /** @return the status line of the player whose view that is */
    default String status(PlayerView game) {
        return status(game, Hero.of(game, game.actor().id()));
    }

    /** @return the status line of a player, which may have left the game */
    default String status(PlayerView game, Hero hero) {
        return StatusLine.of(game, hero, words(), about().status());
    }

    /**
     * The status line in one row. By default it is {@link #status}, and where that has no room, parts of {@link About#status} are
     * written briefly.
     *
     * @param fits whether a line has room
     */
    default String status(PlayerView game, Hero hero, Predicate<String> fits) {
        String whole = status(game, hero);
        boolean isUsual = whole.equals(StatusLine.of(game, hero, words(), about().status()));
        return isUsual ? StatusLine.within(fits, game, hero, words(), about().status()) : whole;
    }

    /**
     * The last word at the end of a game, beside how it ended.
     *
     * @param hero the player's figure as it is, or as it died
     * @return by default what {@link About#closing} gave; empty for nothing
     */
    default String closing(PlayerView game, Hero hero) {
        boolean isWon = game.outcome().filter(Outcome::isWon).isPresent();
        return isWon ? about().ifWon() : about().ifNot();
    }

    /** @return the words in which events are described; asked for often, so a game with many of its own keeps them in a constant */
    default Wording wording() {
        return English.standard().withDamage();
    }

    /** @return what the front end says; by default in English, with the names of {@link #wording} */
    default Words words() {
        return Words.in(wording());
    }

    /**
     * What a player reads about something when looking at it.
     *
     * @param name the name of an entity, or what terrain is called in {@link Looks#name}: {@code closed door}
     * @return a sentence or two; empty if there is nothing to say
     */
    default Optional<String> description(String name) {
        return Optional.empty();
    }

    /**
     * How often a thing is found, such as the weight of its kind in a table: the less, the rarer. The end of a game tells of the rarest
     * thing that the player held.
     *
     * @param thing as the player took it
     * @return empty for what is not worth telling, as by default is everything
     */
    default OptionalInt rarity(Entity thing) {
        return OptionalInt.empty();
    }

    /**
     * What it is worth to a player what happened between two moments, in points of the game's own: what a program that plays it learns by. Asked
     * for each player after each deed, so it should cost little. The sum over a game should tell a good game from a poor one.
     *
     * @param before the player's view as it was before the deed
     * @param after the view of the same player now; if {@link PlayerView#outcome} is there, this is the last time that it is asked
     * @return negative for what is bad; empty, as by default, if the game gives none: then only the end counts
     */
    default OptionalInt reward(PlayerView before, PlayerView after) {
        return OptionalInt.empty();
    }

    /** @return what a player types in a shell to begin the game of a seed again; empty, as by default, if there is nothing */
    default Optional<String> beginCommand(long seed, BoardSize size) {
        return Optional.empty();
    }

    /** @return what a player types in a shell to see a recording again; empty, as by default, if there is nothing */
    default Optional<String> replayCommand(String place) {
        return Optional.empty();
    }

    /**
     * What a player types in a shell to see a recording again from a turn on, and to play on from there.
     *
     * @param turn so many turns of the player's are over
     * @return empty, as by default, if there is nothing
     */
    default Optional<String> replayCommand(String place, int turn) {
        return Optional.empty();
    }

    /** @return what a player types in a shell to see why a recorded game was lost; empty, as by default, if there is nothing */
    default Optional<String> whyCommand(String place) {
        return Optional.empty();
    }
}
