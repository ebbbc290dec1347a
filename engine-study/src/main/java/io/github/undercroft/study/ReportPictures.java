package io.github.undercroft.study;

import com.google.common.html.HtmlEscapers;
import com.google.common.math.LongMath;
import java.math.RoundingMode;
import java.util.List;

/** Draws the pictures of a report as SVG, of which each has a title and a description for those who can't see it. */
final class ReportPictures {

    private static final double LEFT = 40;
    private static final double TOP = 20;
    private static final double WIDTH = 306;
    private static final double HEIGHT = 130;
    private static final double BOTTOM = TOP + HEIGHT;

    /** Between the middles of two labels. */
    private static final double ROOM = 40;

    private ReportPictures() {}

    /** @return the text as it may stand in a page */
    static String escaped(String text) {
        return HtmlEscapers.htmlEscaper().escape(text);
    }

    /**
     * Bars, as high as the share of games in each bin.
     *
     * @param numbers ascending, at least one
     * @param top the highest share of a bin, also in the picture beside it
     * @param style of the bars: {@code a} or {@code b}
     */
    static String histogram(String name, long[] numbers, Histogram bins, double top, String style) {
        int[] counts = bins.counts(numbers);
        double step = Histogram.roundStep(top / 4);
        double high = Math.ceil(top / step - 1e-9) * step;
        double wide = WIDTH / bins.bins();
        long median = NumberChange.quantile(numbers, 2);
        int most = 0;
        StringBuilder svg = new StringBuilder(shares(high, step));
        for (int i = 0; i < counts.length; i++) {
            most = counts[i] > counts[most] ? i : most;
            double tall = HEIGHT * counts[i] / numbers.length / high;
            svg.append("<rect class=\"").append(style).append("\" x=\"").append(pixel(LEFT + i * wide + 0.5));
            svg.append("\" y=\"")
                    .append(pixel(BOTTOM - tall))
                    .append("\" width=\"")
                    .append(pixel(Math.max(0.5, wide - 1)));
            svg.append("\" height=\"")
                    .append(pixel(tall))
                    .append("\"><title>")
                    .append(bins.label(i))
                    .append(": ");
            svg.append(share(counts[i], numbers.length)).append("</title></rect>");
        }
        double at = LEFT
                + Math.min(
                                bins.bins() - 0.5,
                                (Histogram.distance(bins.first(), median) + (bins.width() == 1 ? 0.5 : 0))
                                        / bins.width())
                        * wide;
        svg.append("<line class=\"mark\" x1=\"")
                .append(pixel(at))
                .append("\" x2=\"")
                .append(pixel(at))
                .append("\" y1=\"");
        svg.append(pixel(TOP)).append("\" y2=\"").append(pixel(BOTTOM)).append("\"/>");
        svg.append(text(Math.min(at, LEFT + WIDTH - 30), TOP - 6, "middle", "median " + median));
        svg.append(binLabels(bins, wide)).append(text(LEFT + WIDTH / 2, BOTTOM + 32, "middle", name));
        return picture(
                name + "." + style,
                "Histogram of " + name,
                numbers.length + " games from " + numbers[0] + " to " + numbers[numbers.length - 1] + ", median "
                        + median + "; most of them, " + share(counts[most], numbers.length) + ", have "
                        + bins.label(most),
                svg.toString());
    }

    private static String binLabels(Histogram bins, double wide) {
        StringBuilder svg = new StringBuilder();
        int closed = bins.isOpen() ? bins.bins() - 1 : bins.bins();
        long step = (long) Math.max((double) bins.width(), Histogram.roundStep((double) bins.width() * closed / 5));
        double middle = bins.width() == 1 ? 0.5 : 0;
        double end = bins.isOpen() ? closed + 0.5 - ROOM / wide : closed - middle;
        long at = LongMath.saturatedMultiply(LongMath.divide(bins.first(), step, RoundingMode.CEILING), step);
        double place = Histogram.distance(bins.first(), at) / bins.width();
        for (boolean goesOn = true;
                goesOn && place <= end;
                place = Histogram.distance(bins.first(), at) / bins.width()) {
            svg.append(text(LEFT + (place + middle) * wide, BOTTOM + 15, "middle", brief(at)));
            // The highest number has none above it.
            goesOn = at <= Long.MAX_VALUE - step;
            at = LongMath.saturatedAdd(at, step);
        }
        if (bins.isOpen()) {
            svg.append(text(LEFT + (closed + 0.5) * wide, BOTTOM + 15, "middle", brief(bins.from(closed)) + "+"));
        }
        return svg.toString();
    }

    /**
     * Falling lines, one for each study: which share of the games was still alive.
     *
     * @param survivals one or two
     */
    static String survival(String name, List<Survival> survivals) {
        long last =
                Math.max(1, survivals.stream().mapToLong(Survival::reach).max().orElse(1));
        double step = Math.max(1, Histogram.roundStep(last / 5.0));
        double end = Math.ceil(last / step) * step;
        StringBuilder svg = new StringBuilder(shares(1, 0.25));
        for (double at = 0; at <= end; at += step) {
            svg.append(text(LEFT + WIDTH * at / end, BOTTOM + 15, "middle", brief((long) at)));
        }
        StringBuilder told = new StringBuilder();
        double above = 0;
        for (int i = 0; i < survivals.size(); i++) {
            Survival survival = survivals.get(i);
            String letter = i == 0 ? "a" : "b";
            svg.append("<path class=\"line ")
                    .append(letter)
                    .append("\" d=\"")
                    .append(steps(survival, end))
                    .append("\"/>");
            double y = height(survival.share(last)) + 4;
            y = i > 0 && Math.abs(y - above) < 12 ? above + 12 : y;
            above = y;
            if (survivals.size() > 1) {
                svg.append(text(LEFT + WIDTH + 4, y, "start", i == 0 ? "A" : "B"));
                told.append(i == 0 ? "A, the solid line: " : "; B, the dashed line: ");
            }
            told.append(survival.told(name));
        }
        svg.append(text(LEFT + WIDTH / 2, BOTTOM + 32, "middle", name));
        return picture(name + ".alive", "Games still alive by " + name, told.toString(), svg.toString());
    }

    /** A step at each whole number if they are few, else one at each pixel. */
    private static String steps(Survival survival, double end) {
        StringBuilder path = new StringBuilder("M" + pixel(LEFT) + " " + pixel(TOP));
        double stride = Math.max(1, Math.floor(end / WIDTH));
        int before = Integer.MAX_VALUE;
        for (double at = 0; at <= end; at += stride) {
            int alive = survival.alive((long) at);
            if (alive != before) {
                path.append("H")
                        .append(pixel(LEFT + WIDTH * at / end))
                        .append("V")
                        .append(pixel(height(survival.share((long) at))));
                before = alive;
            }
        }
        return path + "H" + pixel(LEFT + WIDTH);
    }

    private static double height(double share) {
        return BOTTOM - HEIGHT * share;
    }

    private static String shares(double high, double step) {
        StringBuilder svg = new StringBuilder();
        for (double share = 0; share <= high * 1.0001; share += step) {
            double y = BOTTOM - HEIGHT * share / high;
            svg.append("<line class=\"grid\" x1=\"")
                    .append(pixel(LEFT))
                    .append("\" x2=\"")
                    .append(pixel(LEFT + WIDTH));
            svg.append("\" y1=\"")
                    .append(pixel(y))
                    .append("\" y2=\"")
                    .append(pixel(y))
                    .append("\"/>");
            svg.append(text(LEFT - 4, y + 4, "end", StudyFigure.rounded(100 * share) + "%"));
        }
        return svg.toString();
    }

    /** Names of columns have no full stop, and names of elements no blank. */
    private static String picture(String id, String title, String description, String content) {
        String name = escaped(id.replace(' ', '.'));
        return "<svg viewBox=\"0 0 360 186\" role=\"img\" aria-labelledby=\"" + name + ".title " + name
                + ".text\"><title id=\""
                + name + ".title\">" + escaped(title) + "</title><desc id=\"" + name + ".text\">" + escaped(description)
                + "</desc>" + content + "</svg>";
    }

    private static String text(double x, double y, String anchor, String text) {
        return "<text x=\"" + pixel(x) + "\" y=\"" + pixel(y) + "\" text-anchor=\"" + anchor + "\">" + escaped(text)
                + "</text>";
    }

    /** @return a share in words, as {@code 12 of 60 (20%)} */
    static String share(long part, long all) {
        return part + " of " + all + " (" + StudyFigure.rounded(100.0 * part / all) + "%)";
    }

    private static String brief(long number) {
        if (number != 0 && number % 1_000_000 == 0) {
            return number / 1_000_000 + "M";
        }
        return Math.abs(number) >= 10_000 && number % 1000 == 0 ? number / 1000 + "k" : Long.toString(number);
    }

    /** @return a place with two digits behind the point at most */
    static String pixel(double place) {
        double rounded = Math.round(place * 100) / 100.0;
        return rounded == Math.floor(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
    }
}
