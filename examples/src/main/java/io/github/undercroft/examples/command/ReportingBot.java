package io.github.undercroft.examples.command;

import io.github.undercroft.examples.bot.BotGame;
import io.github.undercroft.examples.bot.BotSeries;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.front.play.Keeper;
import io.github.undercroft.save.Recorder;
import io.github.undercroft.save.RecordingFile;
import io.github.undercroft.save.RecordingFormat;
import io.github.undercroft.study.PlayedGame;
import java.util.function.Consumer;

/** Plays games of the bot. The first that breaks is played once more and recorded, so that it can be seen again. */
final class ReportingBot implements BotSeries.OneGame {

    private final Keeper keeper;
    private final Consumer<String> told;
    private boolean hasReported;

    /**
     * Plays no game yet.
     *
     * @param keeper keeps the report
     * @param told receives where it is
     */
    ReportingBot(Keeper keeper, Consumer<String> told) {
        this.keeper = keeper;
        this.told = told;
    }

    @Override
    public PlayedGame play(BotGame bot, long seed) {
        PlayedGame played = bot.play(seed);
        if (played.thrown().isPresent()) {
            report(bot, seed);
        }
        return played;
    }

    void report(BotGame bot, long seed) {
        if (hasReported) {
            return;
        }
        hasReported = true;
        try {
            Recorder recorder = format(bot, seed).start(seed);
            recorder.reportTo(report -> told.accept(keeper.keepReport(report)));
            bot.study().play(seed, recorder.game());
        } catch (RuntimeException again) {
            // It breaks before its first turn, and the first exception counts.
        }
    }

    /** Records a game. */
    static PlayedGame record(BotGame bot, long seed, RecordingFile sink) {
        try (Recorder recorder = format(bot, seed).start(seed, sink)) {
            return bot.study().play(seed, recorder.game());
        }
    }

    private static RecordingFormat format(BotGame bot, long seed) {
        return GameRecordings.format(bot.game(), bot.size(), Seat.BOT, seed);
    }
}
