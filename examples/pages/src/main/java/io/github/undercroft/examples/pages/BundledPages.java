package io.github.undercroft.examples.pages;

import com.google.common.base.Splitter;
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
import io.github.undercroft.front.play.FrontOptions;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The pages of the bundled games, all in one program. */
public final class BundledPages {

    static final ImmutableList<BundledGame> GAMES =
            ImmutableList.of(new Descent(), new Thieflike(), new Arena(), new Scatter());

    private BundledPages() {}

    /** Opens the page of one game, whose name the page's script gives; or of several, each in the element with its name as the id. */
    public static void main(String[] arguments) {
        List<String> names = Splitter.on(' ').splitToList(arguments[0]);
        if (names.size() > 1) {
            names.forEach(name -> GamePage.openIn(name, FrontOptions.of(named(name))));
        } else {
            BundledGame game = named(arguments[0]);
            GamePage.open(FrontOptions.of(game), (seed, games, lines) -> play(game, seed, games, lines));
        }
    }

    static BundledGame named(String name) {
        return GAMES.stream()
                .flatMap(each -> Stream.concat(Stream.of(each), each.variants().values().stream()))
                .filter(each -> each.about().name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no game \"" + name + "\""));
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
