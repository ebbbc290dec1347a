package io.github.undercroft.front.seat;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a client sends, it is answered, and the game is as it was. */
class SeatNonsenseTest {

    private static final Pit DUEL = new Pit("#####", "#a.r#", "#####");
    private static final byte[] RESET = bytes("{\"op\":\"reset\",\"seed\":1}");
    private static final byte[] HASH = bytes("{\"op\":\"hash\"}");

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String answer(byte[] nonsense) {
        List<String> answers = DUEL.answers(List.of(RESET, HASH, nonsense, HASH));
        assertThat(answers).hasSize(4);
        assertThat(answers.get(3)).isEqualTo(answers.get(1));
        assertThat(answers.get(2)).matches("\\{\"ok\":false,\"error\":\\{\"why\":\".+\",\"do\":\".+\"}}");
        return answers.get(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "}",
                "42",
                "null",
                "\"x\"",
                "true",
                "{\"op\":",
                "{}",
                "{\"op\":7}",
                "{\"op\":\"fly\"}",
                "{} {}",
                "{\"op\":\"hash\",\"op\":\"hash\"}",
                "{\"op\":\"hash\",\"gaem\":0}",
                "{\"op\":\"hash\",\"game\":7}",
                "{\"op\":\"hash\",\"game\":1000000000}",
                "{\"op\":\"hash\",\"game\":-1}",
                "{\"op\":\"hash\",\"game\":\"x\"}",
                "{\"op\":\"hash\",\"game\":null}",
                "{\"op\":\"reset\"}",
                "{\"op\":\"reset\",\"seed\":\"x\"}",
                "{\"op\":\"reset\",\"seed\":0.5}",
                "{\"op\":\"reset\",\"seed\":[]}",
                "{\"op\":\"reset\",\"seed\":10000000000000000000000000}",
                "{\"op\":\"reset\",\"seed\":1,\"options\":3}",
                "{\"op\":\"reset\",\"seed\":1,\"options\":{\"size\":[1,1]}}",
                "{\"op\":\"reset\",\"seed\":1,\"options\":{\"size\":[9,9000]}}",
                "{\"op\":\"reset\",\"seed\":1,\"save\":\"\"}",
                "{\"op\":\"reset\",\"save\":\"!\"}",
                "{\"op\":\"reset\",\"save\":\"AAAA\"}",
                "{\"op\":\"reset\",\"save\":7}",
                "{\"op\":\"step\"}",
                "{\"op\":\"step\",\"deed\":-1}",
                "{\"op\":\"step\",\"deed\":1000000}",
                "{\"op\":\"step\",\"deed\":1e400}",
                "{\"op\":\"step\",\"deed\":1.5}",
                "{\"op\":\"step\",\"deed\":\"x\"}",
                "{\"op\":\"step\",\"deed\":null}",
                "{\"op\":\"step\",\"deed\":[]}",
                "{\"op\":\"step\",\"deed\":true}",
                "{\"op\":\"step\",\"deed\":{}}",
                "{\"op\":\"step\",\"deed\":{\"deed\":2,\"aim\":[1,1]}}",
                "{\"op\":\"legal\",\"all\":1}",
                "{\"op\":\"legal\",\"aims\":2}",
                "{\"op\":\"observe\",\"player\":1}",
                "{\"op\":\"observe\",\"planes\":0}",
                "{\"op\":\"restore\",\"snapshot\":1}",
                "{\"op\":\"branch\",\"to\":1024}"
            })
    void isAnswered(String line) {
        answer(bytes(line));
    }

    @Test
    void anErrorNamesTheValueAndTheFix() {
        assertThat(answer(bytes("{\"op\":\"step\",\"deed\":1.5}")))
                .contains("\\\"deed\\\" is 1.5.", "Give a whole number from 0 to 2147483647.");
        assertThat(answer(bytes("{\"op\":\"observe\",\"plane\":true}")))
                .contains("\\\"observe\\\" knows no \\\"plane\\\".", "It takes game, player, words, planes.");
    }

    @Test
    void whatIsNoUtf8IsAnswered() {
        answer(new byte[] {(byte) 0xFF, (byte) 0xFE, 0, (byte) 0x80});
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{\"a\":", "1"})
    void whatIsNestedOrWrittenWithoutEndIsAnswered(String part) {
        answer(bytes(part.repeat(50_000)));
    }

    @Test
    void aLineThatIsTooLongIsSkippedToItsEnd() {
        assertThat(answer(bytes("{\"op\":\"" + "x".repeat(5_000_000) + "\"}")))
                .contains("The line is longer than 1048576 bytes.");
        assertThat(answer(bytes("{\"op\":\"" + "x".repeat(1_000_000) + "\"}"))).contains("There is no op");
    }

    @Test
    void aBatchIsBounded() {
        assertThat(answer(bytes("[" + "{},".repeat(SeatLines.MAX_BATCH) + "{}]")))
                .contains("The batch has 1025 requests.");
    }

    @Test
    void halfALineAtTheEndIsAnswered() {
        assertThat(DUEL.read(bytes("{\"op\":\"ha"))).hasSize(1);
        assertThat(DUEL.read(new byte[0])).isEmpty();
    }

    @Test
    void thereAreAsManyGamesAsAreTold() {
        List<byte[]> requests = new ArrayList<>();
        for (int game = 0; game <= SeatGames.MAX_GAMES; game++) {
            requests.add(bytes("{\"op\":\"reset\",\"game\":" + game + ",\"seed\":1}"));
        }
        requests.add(bytes("{\"op\":\"branch\"}"));
        List<String> answers = DUEL.answers(requests);
        assertThat(answers.subList(0, SeatGames.MAX_GAMES)).allMatch(each -> each.startsWith("{\"ok\":true"));
        assertThat(answers.get(SeatGames.MAX_GAMES)).contains("Give a whole number from 0 to 1023.");
        assertThat(answers.get(SeatGames.MAX_GAMES + 1)).contains("There are 1024 games");
    }
}
