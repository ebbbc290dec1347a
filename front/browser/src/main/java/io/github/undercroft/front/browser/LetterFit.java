package io.github.undercroft.front.browser;

import io.github.undercroft.front.sheet.BitmapFont;

/**
 * How large letters are in a place of a page. The browser enlarges the image by whole numbers, faster than the image could be drawn, so that
 * it has few more pixels than the font needs.
 *
 * @param size the width of a letter in pixels of the image
 * @param side the side of such a pixel, in pixels of the page
 */
record LetterFit(int size, double side) {

    /** With fewer there would be fewer places, which is what most games need. */
    private static final double COLUMNS = 80;

    private static final double ROWS = 24;

    /** Without so many nothing is drawn. */
    private static final double MIN_COLUMNS = 40;

    private static final double MIN_ROWS = 6;

    /** The width of a letter, in pixels of the page, where so many as above have it: of those that are smaller there are fewer. */
    private static final double USUAL = 16;
    /** The same for fingers: on a phone. */
    private static final double USUAL_IN_HAND = 8;

    private static final double USUAL_FONT = 16;
    /** Pictures become larger in leaps: with much larger ones than wanted, less of a board would be seen. */
    private static final double MAX_LARGER = 1.05;
    /** As wide as a letter of the image may be that the browser does not enlarge. */
    private static final int MAX_SIZE = 20;

    /**
     * A place on a page, in its pixels.
     *
     * @param font the height of the page's own letters, {@value #USUAL_FONT} if nobody has changed that
     * @param density how many pixels of the screen are one of the page
     */
    record Place(int width, int height, double font, double density, boolean isTouched) {

        /** A place that is not shown, or smaller than any letter, has one pixel. */
        Place {
            width = Math.max(1, width);
            height = Math.max(1, height);
        }

        /** The width of the widest letter of which there are enough. */
        private double max() {
            return Math.min(width / MIN_COLUMNS, height / (2 * MIN_ROWS));
        }

        /**
         * The width of a letter. It becomes less small than the page: who enlarges a page by the browser, so that it has fewer pixels, sees
         * larger letters.
         *
         * @param zoom how much larger than usual its user wants it
         */
        double letter(double zoom) {
            double fitting = Math.min(width / COLUMNS, height / (2 * ROWS));
            double wanted = Math.sqrt(fitting * (isTouched ? USUAL_IN_HAND : USUAL));
            return Math.min(Math.max(BitmapFont.WIDTH, wanted) * font / USUAL_FONT * zoom, max());
        }
    }

    /**
     * The letters of a place that come nearest to what is wanted; with pictures, of those that are not much larger.
     *
     * @param step by how much a letter of the image can be wider
     */
    static LetterFit of(Place place, double zoom, int step) {
        double letter = place.letter(zoom);
        double wanted = letter * place.density;
        // In the hand a pixel of the font is one of the page, whatever that is.
        if (place.isTouched || wanted < BitmapFont.WIDTH) {
            return new LetterFit(BitmapFont.WIDTH, letter / BitmapFont.WIDTH);
        }
        double max = place.max() * place.density;
        int best = BitmapFont.WIDTH;
        for (int width = BitmapFont.WIDTH; width <= max; width += step) {
            boolean isRoomy = step == 1 || width <= MAX_LARGER * wanted;
            if (isRoomy
                    && width / times(width, step) <= MAX_SIZE
                    && Math.abs(width - wanted) <= Math.abs(best - wanted)) {
                best = width;
            }
        }
        int times = times(best, step);
        return new LetterFit(best / times, times / place.density);
    }

    /** By how much the browser enlarges letters of that width. */
    private static int times(int width, int step) {
        int times = width / BitmapFont.WIDTH;
        while (width % (times * step) != 0) {
            times--;
        }
        return times;
    }
}
