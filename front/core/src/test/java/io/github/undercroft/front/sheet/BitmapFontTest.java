package io.github.undercroft.front.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BitmapFontTest {

    private static final int NONE = 0x10FFFF;

    static Stream<BitmapFont> fonts() {
        return Stream.of(BitmapFont.MEDIUM, BitmapFont.BOLD);
    }

    private static List<Integer> rows(BitmapFont font, int codePoint) {
        return IntStream.range(0, BitmapFont.HEIGHT)
                .map(y -> font.row(codePoint, y))
                .boxed()
                .toList();
    }

    @ParameterizedTest
    @MethodSource("fonts")
    void everyPrintableAsciiGlyphIsThereAndUnlikeTheOthers(BitmapFont font) {
        List<List<Integer>> shapes =
                IntStream.rangeClosed('!', '~').mapToObj(it -> rows(font, it)).toList();
        assertThat(shapes)
                .doesNotHaveDuplicates()
                .allSatisfy(shape -> assertThat(shape).anyMatch(row -> row != 0))
                .doesNotContain(rows(font, NONE));
        assertThat(rows(font, ' ')).containsOnly(0);
    }

    @ParameterizedTest
    @MethodSource("fonts")
    void theFontHasWhatMapsAndPagesNeed(BitmapFont font) {
        IntStream latin = IntStream.rangeClosed(0xA0, 0xFF);
        IntStream boxes = IntStream.rangeClosed(0x2550, 0x2593);
        IntStream symbols = "·•♣♠♥♦†≈←↑→↓↔↕☺♂♀▲▼►◄√∞≤≥≠±×÷°²½§¶…–—‘’“”«»─│┌┐└┘├┤┬┴┼■●○✓✗".codePoints();
        assertThat(Stream.of(latin, boxes, symbols).flatMap(IntStream::boxed)).allMatch(font::has, "is in the font");
    }

    @ParameterizedTest
    @MethodSource("fonts")
    void whatTheFontLacksIsABox(BitmapFont font) {
        assertThat(font.has(NONE)).isFalse();
        assertThat(rows(font, NONE)).isEqualTo(rows(font, 0xFFFD)).anyMatch(row -> row != 0);
    }

    @Test
    void theLicenceStandsBesideTheFont() throws IOException {
        String licence = Resources.toString(Resources.getResource(BitmapFont.class, "OFL.txt"), StandardCharsets.UTF_8);
        assertThat(licence)
                .contains("Copyright (C) 2010-2019 Dimitar Toshkov Zhekov")
                .contains("SIL OPEN FONT LICENSE Version 1.1");
        for (String name : List.of("undercroft-8x16-medium.hex", "undercroft-8x16-bold.hex")) {
            String head = Resources.toString(Resources.getResource(BitmapFont.class, name), StandardCharsets.UTF_8)
                    .lines()
                    .findFirst()
                    .orElseThrow();
            assertThat(head.toLowerCase(Locale.ROOT))
                    .as("a changed font must not have the reserved name")
                    .doesNotContain("terminus");
        }
    }
}
