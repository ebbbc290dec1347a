package io.github.undercroft.examples.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.front.seat.SeatMain;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The lines of docs/seat.md are one session of Descent: requests, each followed by its answer, in which ... stands for something. */
class SeatPageTest {

    private static List<String> lines() throws IOException {
        return Files.readAllLines(Path.of("..", "docs", "seat.md")).stream()
                .filter(line -> line.startsWith("{") || line.startsWith("[{"))
                .toList();
    }

    private static Pattern shown(String line) {
        return Pattern.compile(
                Stream.of(line.split("\\.\\.\\.", -1)).map(Pattern::quote).collect(Collectors.joining(".*")));
    }

    @Test
    void thePageIsASessionAsItIs() throws IOException {
        List<String> requests = new ArrayList<>();
        List<Pattern> shown = new ArrayList<>();
        List<String> lines = lines();
        for (int i = 0; i < lines.size(); i += 2) {
            requests.add(lines.get(i));
            shown.add(shown(lines.get(i + 1)));
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        SeatMain.serve(
                new Descent(),
                new Descent().about().usualSize(),
                new ByteArrayInputStream(String.join("\n", requests).getBytes(StandardCharsets.UTF_8)),
                out);
        List<String> answers = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertThat(answers).hasSameSizeAs(shown).hasSizeGreaterThan(15);
        for (int i = 0; i < answers.size(); i++) {
            assertThat(answers.get(i)).as(requests.get(i)).matches(shown.get(i));
        }
    }
}
