package io.github.undercroft.examples.command;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.disk.DiskKeeper;
import io.github.undercroft.front.play.PlayScore;
import io.github.undercroft.front.sheet.Menu;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The games that can be played, each with its variants.
 *
 * @param games without the variants
 */
record GameList(List<? extends BundledGame> games) {

    /** Variants for players; the others show developers how something is made. */
    private static final ImmutableSet<String> FOR_PLAYERS = ImmutableSet.of("deep-scatter");

    GameList {
        games = ImmutableList.copyOf(games);
    }

    /** @return all of them, each before its variants */
    ImmutableList<BundledGame> all() {
        return games.stream()
                .flatMap(game -> Stream.concat(Stream.of(game), game.variants().values().stream()))
                .collect(ImmutableList.toImmutableList());
    }

    /** @return the game or the variant of that name */
    Optional<BundledGame> find(String name) {
        return all().stream().filter(game -> game.about().name().equals(name)).findFirst();
    }

    /** @return the names of all games, in one line */
    String names() {
        return String.join(", ", nameList());
    }

    /** @return the names of all games */
    ImmutableList<String> nameList() {
        return all().stream().map(game -> game.about().name()).collect(ImmutableList.toImmutableList());
    }

    /** @return those that a player is offered, each before its variants */
    ImmutableList<BundledGame> forPlayers() {
        return all().stream()
                .filter(game -> games.contains(game)
                        || FOR_PLAYERS.contains(game.about().name()))
                .collect(ImmutableList.toImmutableList());
    }

    /** @return a menu with a line for each of {@link #forPlayers}, with whether it is saved and what the best game was */
    Menu menu(Function<BundledGame, DiskKeeper> keepers) {
        return Menu.toChoose(
                "Undercroft: which game?",
                forPlayers().stream()
                        .map(game -> line(game, keepers.apply(game)))
                        .toList());
    }

    private static String line(BundledGame game, DiskKeeper keeper) {
        return game.about().name() + ": " + game.about().summary()
                + (keeper.hasSave() ? " A game is saved." : "")
                + PlayScore.best(keeper, game.about().usualSize(), game.words())
                        .map(best -> " Best: " + best + ".")
                        .orElse("");
    }

    /** @return the name and the summary of each game, or of those for players */
    String text(boolean isAll) {
        return (isAll ? all() : forPlayers())
                        .stream()
                                .map(game -> "./play " + game.about().name() + "\n    "
                                        + game.about().summary() + "\n")
                                .collect(Collectors.joining())
                + "./play " + games.get(0).about().name()
                + " --games 10\n    lets the bot play; see ./play --help, and ? for the keys in a game\n";
    }
}
