package io.github.undercroft.examples.pages;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.bot.BotGame;
import io.github.undercroft.examples.bot.BotSeries;
import io.github.undercroft.examples.bot.BotTable;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import io.github.undercroft.front.browser.GamePage;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The pages of the bundled games, all in one program. */
public final class BundledPages {

    private static final ImmutableList<BundledGame> GAMES =
            ImmutableList.of(new Descent(), new Thieflike(), new Arena(), new Scatter());

    private BundledPages() {}

    /** Opens the page of one game, whose name the page's script gives. */
    public static void main(String[] arguments) {
        BundledGame game = GAMES.stream()
                .flatMap(each -> Stream.concat(Stream.of(each), each.variants().values().stream()))
                .filter(each -> each.about().name().equals(arguments[0]))
                .findFirst()
                .orElseThrow();
        GamePage.open(game, (seed, games, lines) -> play(game, seed, games, lines));
    }

    /** The lines that {@code ./play GAME --games N --seed S} prints. */
    private static void play(BundledGame game, long seed, int games, Consumer<String> lines) {
        BotTable table = new BotTable();
        BotGame bot = new BotGame(game, game.about().usualSize(), running -> {});
        new BotSeries(bot, BotGame::play, lines, Throwable::printStackTrace, table::add).play(seed, games);
        if (games > 1) {
            table.lines().forEach(lines);
        }
    }
}
