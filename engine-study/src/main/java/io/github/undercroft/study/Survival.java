package io.github.undercroft.study;

import java.util.stream.LongStream;

/**
 * How many games are still alive: all but those that were lost by then. A game that was won, or that stalled, counts as alive to the end.
 */
final class Survival {

    private final long[] deaths;
    private final int games;

    private Survival(long[] deaths, int games) {
        this.deaths = deaths;
        this.games = games;
    }

    /** Of the lost games of a study, by a column of numbers. */
    static Survival of(StudyColumns study, String column) {
        StudyColumns.Words results = study.words("result");
        int lost = results.names().indexOf("lost");
        LongStream.Builder deaths = LongStream.builder();
        for (int i = 0; i < study.size(); i++) {
            long number = study.numbers(column).get(i);
            if (results.of().get(i) == lost && number != StudyColumns.MISSING) {
                deaths.add(number);
            }
        }
        return new Survival(deaths.build().sorted().toArray(), study.size());
    }

    /** @return how many games were not lost up to a time, it included */
    int alive(long time) {
        int low = 0;
        int high = deaths.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (deaths[middle] <= time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return games - low;
    }

    /** @return the same as a share of all games */
    double share(long time) {
        return (double) alive(time) / games;
    }

    /** @return in words how many are alive when each quarter of the lost games has ended */
    String told(String name) {
        if (deaths.length == 0) {
            return "no game was lost";
        }
        StringBuilder told = new StringBuilder();
        for (int quarters = 1; quarters <= 4; quarters++) {
            long time = NumberChange.quantile(deaths, quarters);
            told.append(quarters == 1 ? "" : ", ")
                    .append(ReportPictures.share(alive(time), games))
                    .append(" alive after ");
            told.append(name).append(" ").append(time);
        }
        return told.toString();
    }

    /** @return the last time that has a death, but for the last 1% if those came late; 0 without any */
    long reach() {
        if (deaths.length == 0) {
            return 0;
        }
        long last = deaths[deaths.length - 1];
        long most = deaths[(int) (deaths.length * 99L / 100)];
        return last / 2 > most ? most : last;
    }
}
