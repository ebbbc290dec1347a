package io.github.undercroft.examples.command;

import io.github.undercroft.examples.Seat;
import io.github.undercroft.examples.bot.BotGame;
import io.github.undercroft.examples.bot.BotSeries;
import io.github.undercroft.examples.bot.StalledException;
import io.github.undercroft.examples.front.GameRecordings;
import io.github.undercroft.examples.front.Keeper;
import io.github.undercroft.save.Recorder;
import io.github.undercroft.save.RecordingFile;
import io.github.undercroft.save.RecordingFormat;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * Plays games of the bot. The first that breaks is played once more and recorded, so that it can be seen again.
 *
 * @param keeper keeps the report
 * @param told receives where it is
 */
record ReportingBot(Keeper keeper, Consumer<String> told) implements BotSeries.OneGame {

    @Override
    public BotGame.Result play(BotGame bot, long seed) {
        try {
            return bot.play(seed);
        } catch (StalledException stalled) {
            throw stalled;
        } catch (RuntimeException broke) {
            report(bot, seed);
            throw broke;
        }
    }

    void report(BotGame bot, long seed) {
        Recorder recorder = format(bot, seed).start(seed);
        recorder.reportTo(report -> told.accept(keeper.keepReport(report)));
        try {
            bot.play(recorder.game());
        } catch (RuntimeException again) {
            // That is what the report shows.
        }
    }

    /** Records a game in a new file. */
    static BotGame.Result record(BotGame bot, long seed, Path file) {
        try (RecordingFile sink = RecordingFile.create(file);
                Recorder recorder = format(bot, seed).start(seed, sink)) {
            return bot.play(recorder.game());
        }
    }

    private static RecordingFormat format(BotGame bot, long seed) {
        return GameRecordings.format(bot.game(), bot.size(), Seat.BOT, seed);
    }
}
