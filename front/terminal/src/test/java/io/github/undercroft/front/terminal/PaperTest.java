package io.github.undercroft.front.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.screen.TerminalScreen;
import io.github.undercroft.front.sheet.ColourDepth;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The colour behind all characters, on a terminal whose own may be light. */
class PaperTest {

    private static final int COLUMNS = 6;
    private static final int ROWS = 3;

    private final Wire wire = new Wire(COLUMNS, ROWS);

    private List<String> shown(Sheet sheet, ColourDepth depth) throws IOException {
        Emulated emulated = new Emulated(COLUMNS, ROWS);
        try (Window window = Window.open(new TerminalScreen(wire), depth, () -> false)) {
            window.show(sheet);
            emulated.take(wire.take());
        }
        return emulated.cells();
    }

    private static Sheet heroBesideWords() {
        Sheet sheet = new Sheet(COLUMNS, ROWS);
        sheet.put(0, 0, '@', 0xFFFFFF, Paint.SEEN);
        sheet.put(1, 0, '#', 0x808080, Paint.REMEMBERED);
        sheet.put(2, 0, 'T', Sheet.TEXT, Paint.TITLE);
        sheet.write(0, 1, "words", Paint.PLAIN);
        return sheet;
    }

    @ParameterizedTest
    @CsvSource({"TRUE, 48;2;16;16;20", "PALETTE, 48;5;233", "SIXTEEN, 40"})
    void theWholeSheetHasDarkPaper(ColourDepth depth, String paper) throws IOException {
        assertThat(shown(heroBesideWords(), depth)).allMatch(cell -> cell.contains("|" + paper + "|"));
    }

    @ParameterizedTest
    @EnumSource
    void aNewMessageIsToldFromAnOldOne(ColourDepth depth) throws IOException {
        Sheet sheet = new Sheet(COLUMNS, ROWS);
        sheet.write(0, 0, "n", Paint.FRESH);
        sheet.write(1, 0, "n", Paint.FAINT);

        List<String> shown = shown(sheet, depth);
        assertThat(shown.get(0)).isNotEqualTo(shown.get(1));
    }

    @Test
    void withoutColoursTheTerminalKeepsItsPaper() throws IOException {
        assertThat(shown(heroBesideWords(), ColourDepth.NONE)).noneMatch(cell -> cell.contains("|4"));
    }

    @Test
    void theRestOfALargerScreenHasTheSamePaper() throws IOException {
        assertThat(shown(new Sheet(2, 1), ColourDepth.SIXTEEN)).allMatch(cell -> cell.contains("|40|"));
    }

    @Test
    void theCursorIsTheInkWithThePaperExchanged() throws IOException {
        Sheet sheet = new Sheet(COLUMNS, ROWS);
        sheet.put(0, 0, '@', 0xFFFFFF, Paint.CURSOR);

        assertThat(shown(sheet, ColourDepth.SIXTEEN).get(0)).isEqualTo("@|97|40|[7]");
    }

    /** Of the sixteen colours the brown of what is aimed at is the closest to many a figure's. */
    @Test
    void aFigureThatIsAimedAtIsSeenOnItsPaper() throws IOException {
        Sheet sheet = new Sheet(COLUMNS, ROWS);
        sheet.put(0, 0, 'd', 0x805000, Paint.AIM);

        assertThat(shown(sheet, ColourDepth.SIXTEEN).get(0)).isEqualTo("d|97|43|[]");
    }

    @Test
    void leavingTheScreenGivesItsOwnPaperBack() throws IOException {
        try (Window window = Window.open(new TerminalScreen(wire), ColourDepth.TRUE, () -> false)) {
            window.show(heroBesideWords());
            wire.take();
        }
        assertThat(wire.take()).contains("\u001b[0m").doesNotContain("\u001b[48");
    }
}
