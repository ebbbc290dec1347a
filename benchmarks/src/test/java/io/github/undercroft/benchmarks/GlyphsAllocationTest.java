package io.github.undercroft.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.undercroft.grid.Glyphs;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** A legend of many glyphs is not copied for each of them. */
class GlyphsAllocationTest {

    private static long allocated(int glyphs) {
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = thread.getCurrentThreadAllocatedBytes();
        Glyphs<String> legend = Glyphs.none();
        for (int i = 0; i < glyphs; i++) {
            legend = legend.with(i, "thing");
        }
        assertThat(legend.find(glyphs - 1)).contains("thing");
        return thread.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void namingGlyphsGrowsAsTheyDo() {
        allocated(4_096);
        // 16 times as much if each glyph copied all others.
        assertThat(allocated(4_096)).isLessThan(6 * allocated(1_024));
    }
}
