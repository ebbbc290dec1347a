package io.github.undercroft.front.seat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.GameRecordings;
import io.github.undercroft.save.SaveFormat;
import io.github.undercroft.save.Verification;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeatProtocolTest {

    private static final String RESET = "{'op':'reset','game':0,'seed':1}";
    private static final String HASH = "{'op':'hash'}";
    private static final String EAST = "{'op':'step','deed':2}";
    private static final String REST = "{'op':'step','deed':8}";

    private static final Pit DUEL = new Pit("#####", "#a.r#", "#####");
    private static final Pit SIEGE = new Pit("#########", "#a....g.#", "#########");
    private static final Pit CELLS = new Pit("#########", "#ar..#.z#", "#########");
    private static final Pit TWO = new Pit("#########", "#a..b...#", "#.......#", "###.#####", "###g#####");

    private static final Pit GOLD = new Pit("##########", "#.a...b$##", "########z#", "##########");

    /** That number in an answer; empty if there is none. */
    private static String number(String answer, String name) {
        return answer.contains("\"" + name + "\":") ? answer.replaceAll(".*\"" + name + "\":(-?[0-9]+).*", "$1") : "";
    }

    private static String text(String answer, String name) {
        return answer.replaceAll(".*\"" + name + "\":\"([^\"]*)\".*", "$1");
    }

    @Test
    void aNewGameTellsWhoIsAwaited() {
        assertThat(DUEL.answers(RESET))
                .containsExactly(
                        "{\"ok\":true,\"awaiting\":{\"player\":0,\"id\":\"0:0\",\"name\":\"anna\"},\"over\":false}");
    }

    @Test
    void theRefusedAreListedOnlyWhenAskedFor() {
        List<String> answers = DUEL.answers(RESET, "{'op':'legal'}", "{'op':'legal','all':true}");
        assertThat(answers.get(1))
                .contains("{\"number\":2,\"words\":\"You step east.\",\"legal\":true}")
                .doesNotContain("why");
        assertThat(answers.get(2))
                .contains("{\"number\":0,\"words\":\"You step north.\",\"legal\":false,"
                        + "\"why\":\"The wall is in the way.\"}");
    }

    @Test
    void aRefusedDeedChangesNothingAndTellsTheReason() {
        List<String> answers = DUEL.answers(RESET, HASH, "{'op':'step','deed':0}", HASH);
        assertThat(answers.get(2)).contains("\"ok\":true", "\"refused\":\"The wall is in the way.\"");
        assertThat(answers.get(3)).isEqualTo(answers.get(1));
    }

    @Test
    void aGameThatIsWonWithoutAScoreGivesOne() {
        List<String> answers = DUEL.answers(RESET, EAST, EAST, EAST, "{'op':'outcome'}", "{'op':'legal'}");
        String all = String.join("\n", answers);
        assertThat(all.split("\"reward\":1", -1)).hasSize(2);
        assertThat(answers.get(4)).contains("\"awaiting\":null,\"over\":true,\"outcome\":{\"result\":\"won\"");
        assertThat(answers.get(5)).contains("\"why\":\"The game is over: nobody is awaited.\"");
    }

    @Test
    void aGameGivesRewardsOfItsOwnToEachPlayer() {
        List<String> answers = GOLD.answers(
                RESET,
                "{'op':'observe'}",
                EAST,
                "{'op':'observe','player':0}",
                "{'op':'observe','player':1}",
                "{'op':'step','deed':6}",
                "{'op':'observe','player':0}",
                "{'op':'observe','player':1}");
        assertThat(answers.stream().map(each -> number(each, "reward")))
                .containsExactly("", "0", "1", "1", "0", "-1", "0", "-1");
    }

    @Test
    void aCopyKnowsWhatTheLastDeedWasWorth() {
        List<String> answers = GOLD.answers(
                RESET,
                EAST,
                "{'op':'snapshot'}",
                EAST,
                EAST,
                "{'op':'restore','snapshot':1}",
                "{'op':'observe','player':0}");
        assertThat(number(answers.get(6), "reward")).isEqualTo("1");
    }

    @Test
    void equalSeedsAndDeedsGiveEqualHashes() {
        String[] requests = {RESET, EAST, REST, REST, HASH};
        assertThat(SIEGE.answers(requests)).isEqualTo(SIEGE.answers(requests));
        assertThat(SIEGE.answers(requests).get(4)).matches("\\{\"ok\":true,\"hash\":\"[0-9a-f]{16}\"}");
        assertThat(SIEGE.answers("{'op':'reset','seed':2}", EAST, REST, REST, HASH)
                        .get(4))
                .isNotEqualTo(SIEGE.answers(requests).get(4));
    }

    @Test
    void aRestoredGameGoesOnAsItDid() {
        List<String> answers = SIEGE.answers(
                RESET, EAST, "{'op':'snapshot'}", REST, EAST, HASH, "{'op':'restore','snapshot':1}", REST, EAST, HASH);
        assertThat(answers.get(2)).isEqualTo("{\"ok\":true,\"snapshot\":1,\"oldest\":1,\"bound\":256}");
        assertThat(answers.get(9)).isEqualTo(answers.get(5));
    }

    @Test
    void aBranchIsAGameOfItsOwn() {
        List<String> answers =
                SIEGE.answers(RESET, EAST, HASH, "{'op':'branch'}", "{'op':'step','game':1,'deed':8}", HASH, EAST);
        assertThat(answers.get(3)).endsWith("\"game\":1}");
        assertThat(answers.get(5)).isEqualTo(answers.get(2));
    }

    @Test
    void onlyTheNewestSnapshotsAreKept() {
        String[] requests = new String[SeatGames.MAX_SNAPSHOTS + 3];
        Arrays.fill(requests, "{'op':'snapshot'}");
        requests[0] = RESET;
        requests[requests.length - 1] = "{'op':'restore','snapshot':1}";
        List<String> answers = DUEL.answers(requests);
        assertThat(answers.get(requests.length - 2)).contains("\"snapshot\":257,\"oldest\":2");
        assertThat(answers.get(requests.length - 1))
                .contains("\"why\":\"\\\"snapshot\\\" is 1.\"", "Give a whole number from 2 to 257.");
    }

    @Test
    void aPlayerIsToldOfWhoIsInViewAndOfNobodyElse() {
        List<String> answers = CELLS.answers(RESET, "{'op':'observe','planes':true}", "{'op':'legal','all':true}");
        assertThat(String.join("\n", answers)).contains("rat").doesNotContain("zombie");
        assertThat(answers.get(1))
                .contains(
                        "\"health\":[30,30]",
                        "\"letters\":\"######   #@r..#   ######   \"",
                        "\"known\":\"111111000111111000111111000\"");
    }

    @Test
    void whoReadsNoWordsIsToldNone() {
        String planes = "\"letters\":\"######   #@r..#   ######   \"";
        assertThat(CELLS.answers(RESET, "{'op':'observe','planes':true,'words':false}")
                        .get(1))
                .contains(planes)
                .doesNotContain("words", "rat");
    }

    @Test
    void twoPlayersAreAwaitedInTurn() {
        List<String> answers = TWO.answers(RESET, EAST, EAST, EAST, "{'op':'observe','player':1}");
        assertThat(answers.get(0)).contains("\"name\":\"anna\"");
        assertThat(answers.get(1)).contains("\"player\":1", "\"name\":\"bert\"");
        assertThat(answers.get(2)).contains("\"name\":\"anna\"");
        assertThat(answers.get(4)).contains("\"player\":1,\"reward\":0,\"words\"");
    }

    @Test
    void aBatchIsAnsweredInOrder() {
        assertThat(DUEL.answers("[" + RESET + "," + HASH + ",{'op':'fly'},7]").get(0))
                .matches("\\[\\{\"ok\":true,.*},\\{\"ok\":true,\"hash\":.*},\\{\"ok\":false,.*},\\{\"ok\":false,.*}]");
    }

    @Test
    void aSaveIsTheGameAndARecordingIsPlayedAgain() {
        List<String> answers = SIEGE.answers(RESET, EAST, REST, HASH, "{'op':'save'}", "{'op':'recording'}");
        String hash = text(answers.get(3), "hash");
        byte[] save = Base64.getDecoder().decode(text(answers.get(4), "save"));
        assertThat(SaveFormat.of(SIEGE.rules(new BoardSize(9, 3), Seat.PERSON))
                        .read(save)
                        .stateHash())
                .isEqualTo(Long.parseUnsignedLong(hash, 16));
        byte[] recording = Base64.getDecoder().decode(text(answers.get(5), "recording"));
        assertThat(GameRecordings.format(SIEGE, new BoardSize(9, 3), Seat.PERSON, 1)
                        .replay(recording)
                        .verify())
                .isInstanceOf(Verification.Verified.class);
    }

    @Test
    void aSaveGoesOnAsItWas() {
        String save = text(SIEGE.answers(RESET, EAST, "{'op':'save'}").get(2), "save");
        List<String> loaded = SIEGE.answers(
                "{'op':'reset','game':3,'save':'" + save + "'}",
                "{'op':'step','game':3,'deed':8}",
                "{'op':'hash','game':3}");
        assertThat(loaded.get(0)).contains("\"awaiting\":{\"player\":0");
        assertThat(loaded.get(2))
                .isEqualTo(SIEGE.answers(RESET, EAST, REST, HASH).get(3));
        assertThat(SIEGE.answers("{'op':'reset','save':'AAAA'}").get(0)).contains("That \\\"save\\\" can't be read: ");
    }

    @Test
    void aDeedIsNamedByItsWordsToo() {
        assertThat(SIEGE.answers(RESET, "{'op':'step','deed':'You step east.'}", HASH)
                        .get(2))
                .isEqualTo(SIEGE.answers(RESET, EAST, HASH).get(2));
        assertThat(SIEGE.answers(RESET, "{'op':'legal'}", "{'op':'step','deed':'You fly.'}")
                        .get(2))
                .contains("There is no deed \\\"You fly.\\\" now.");
    }

    @Test
    void aGameIsMadeByItsClass() {
        assertThatThrownBy(() -> SeatMain.game("no.Such")).hasMessageContaining("There is no class no.Such");
        assertThatThrownBy(() -> SeatMain.game("java.lang.Object")).hasMessage("java.lang.Object is no PlayableGame");
    }
}
