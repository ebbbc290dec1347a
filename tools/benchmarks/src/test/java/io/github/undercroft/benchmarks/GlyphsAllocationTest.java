package io.github.undercroft.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.undercroft.grid.TextLegend;
import io.github.undercroft.level.Legend;
import io.github.undercroft.terrain.Ground;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** A legend of many glyphs is not copied for each of them. */
class GlyphsAllocationTest {

    /** The first of many letters that are neither line breaks nor halves of others. */
    private static final int FIRST = 0x4E00;

    private static long allocated(int glyphs) {
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = thread.getCurrentThreadAllocatedBytes();
        TextLegend<String> legend = TextLegend.none();
        for (int i = 0; i < glyphs; i++) {
            legend = legend.with(FIRST + i, "thing");
        }
        assertThat(legend.find(FIRST + glyphs - 1)).contains("thing");
        return thread.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void namingGlyphsGrowsAsTheyDo() {
        allocated(4_096);
        // 16 times as much if each glyph copied all others.
        assertThat(allocated(4_096)).isLessThan(6 * allocated(1_024));
    }

    private static long allocatedInLevels(int glyphs) {
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = thread.getCurrentThreadAllocatedBytes();
        Legend legend = Legend.empty();
        for (int i = 0; i < glyphs; i++) {
            legend = legend.with(FIRST + i, Ground.FLOOR);
        }
        assertThat(legend.glyph(Ground.FLOOR)).contains(FIRST);
        return thread.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void namingGlyphsOfLevelsGrowsAsTheyDo() {
        allocatedInLevels(4_096);
        assertThat(allocatedInLevels(4_096)).isLessThan(6 * allocatedInLevels(1_024));
    }
}
