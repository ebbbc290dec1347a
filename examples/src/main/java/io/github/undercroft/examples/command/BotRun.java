package io.github.undercroft.examples.command;

import com.google.common.base.Stopwatch;
import com.google.common.base.Strings;
import io.github.undercroft.examples.bot.BotGame;
import io.github.undercroft.examples.bot.BotSeries;
import io.github.undercroft.examples.bot.BotTable;
import java.io.PrintWriter;
import picocli.CommandLine;

/** Plays with the bot and without a screen: lines and a table go to one writer, progress and faults to the other. */
final class BotRun {

    private static final int BROKEN = 1;
    private static final int BAR = 40;

    private final PrintWriter out;
    private final PrintWriter err;
    private final boolean showsProgress;
    private int done;

    BotRun(PrintWriter out, PrintWriter err, Stage stage) {
        this.out = out;
        this.err = err;
        this.showsProgress = stage.isTold();
    }

    int play(BotGame bot, BotSeries.OneGame player, long firstSeed, int games) {
        Stopwatch watch = Stopwatch.createStarted();
        BotTable table = new BotTable();
        BotSeries series = new BotSeries(
                bot, player, line -> print(line, games), thrown -> thrown.printStackTrace(err), table::add);
        int broken = BotSeries.broken(series.play(firstSeed, games));
        if (games > 1) {
            table.lines().forEach(line -> out.print(line + "\n"));
        }
        err.print("took " + watch + "\n");
        return broken == 0 ? CommandLine.ExitCode.OK : BROKEN;
    }

    private void print(String line, int games) {
        if (!showsProgress) {
            out.print(line + "\n");
            return;
        }
        // The progress bar is on the line where the next one may be printed.
        err.print("\r" + " ".repeat(BAR + 30) + "\r");
        err.flush();
        out.print(line + "\n");
        out.flush();
        done++;
        if (done < games) {
            int filled = (int) ((long) BAR * done / games);
            err.print("[" + Strings.padEnd("#".repeat(filled), BAR, '.') + "] " + done + " of " + games);
            err.flush();
        }
    }
}
