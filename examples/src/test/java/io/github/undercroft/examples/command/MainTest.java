package io.github.undercroft.examples.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MainTest {

    @Test
    void keysAreTakenAtOnceForWhatIsPlayedInTheTerminal() {
        assertThat(Main.isForPlaying()).isTrue();
        assertThat(Main.isForPlaying("descent", "--seed", "7", "--colours=16")).isTrue();
        assertThat(Main.isForPlaying("replay", "a.recording")).isTrue();
    }

    @Test
    void theTerminalIsLeftAloneByWhatIsNoPlaying() {
        assertThat(Main.isForPlaying("descent", "--bot", "--games", "100")).isFalse();
        assertThat(Main.isForPlaying("descent", "--window")).isFalse();
        assertThat(Main.isForPlaying("dungeon", "--seed", "7")).isFalse();
        assertThat(Main.isForPlaying("study", "compare", "a.csv", "b.csv")).isFalse();
        assertThat(Main.isForPlaying("why", "a.recording")).isFalse();
        assertThat(Main.isForPlaying("--help")).isFalse();
    }
}
