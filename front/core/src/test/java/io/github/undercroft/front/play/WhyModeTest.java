package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Bytes;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Decision;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.EndCondition;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Entity;
import io.github.undercroft.Faction;
import io.github.undercroft.Outcome;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.game.Rules;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.save.RecordingSink;
import io.github.undercroft.save.Verification;
import io.github.undercroft.value.RecordTypes;
import java.lang.invoke.MethodHandles;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** After a lost game one key tells which turn was fatal. */
class WhyModeTest {

    private static final EffectKind FEVER = new EffectKind("fever");

    /** A walk beside acid; its bot rests. */
    private record Doom() implements PlayableGame {
        @Override
        public About about() {
            return new About("doom", "A short walk.", new BoardSize(6, 3));
        }

        @Override
        public Optional<String> whyCommand(String place) {
            return Optional.of("why " + place);
        }

        @Override
        public Optional<String> replayCommand(String place, int turn) {
            return Optional.of("again " + place + " from " + turn);
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Blueprint hero = Blueprint.player("you").with(Health.of(2));
            Legend legend = Legend.standard()
                    .replacing('@', seat == Seat.BOT ? hero.replacing((Brain) turn -> Decision.act(new Rest())) : hero)
                    .with('%', Acid.of(9));
            return Rules.named("doom")
                    .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                    .level("doom", LevelText.of("######\n#@..%#\n######", legend))
                    .build();
        }
    }

    /** Kills by chance after some turns, one time of so many. */
    private record Fever(int turns, int sides) implements Effect {
        @Override
        public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
            if (turns == 0 && context.random().nextInt(sides) == 0) {
                context.damage(bearer.id(), Damage.physical(9));
            }
            return turns == 0 ? Optional.empty() : Optional.of(new Fever(turns - 1, sides));
        }
    }

    private record Resting() implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return Decision.act(new Rest());
        }
    }

    /** Cures. */
    private record Pray() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.cure(context.view().actor().id(), effect -> effect instanceof Lasting);
            return ActionResult.succeeded();
        }
    }

    /** A fever, which it is won to get rid of; its bot rests. */
    private record Sick(int sides, List<Verb> verbs) implements PlayableGame {
        @Override
        public About about() {
            return new About("sick", "A fever.", new BoardSize(6, 3));
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Blueprint hero = Blueprint.player("you")
                    .with(Health.of(2))
                    .with(Effects.of(Lasting.of(FEVER, new Fever(3, sides), 99)));
            Legend legend = Legend.standard().replacing('@', seat == Seat.BOT ? hero.replacing(new Resting()) : hero);
            return Rules.named("sick")
                    .types(RecordTypes.of(MethodHandles.lookup(), "sick", Fever.class, Resting.class, Pray.class))
                    .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                    .endsWhen(EndCondition.when(
                            view -> view.actors().stream()
                                    .flatMap(actor -> view.entity(actor).stream())
                                    .anyMatch(actor -> !Lasting.has(actor, FEVER)),
                            view -> Outcome.won("cured")))
                    .level("sick", LevelText.of("######\n#@...#\n######", legend))
                    .build();
        }
    }

    /** Keeps the recording alone. */
    private static final class InMemory extends NoKeeper {
        private byte[] bytes = new byte[0];
        private String story = "";
        private List<String> scores = List.of();

        @Override
        public String writeMorgue(String text) {
            story = text;
            return "here";
        }

        @Override
        public void rewriteMorgue(String place, String text) {
            assertThat(place).isEqualTo("here");
            story = text;
        }

        @Override
        public List<String> scores() {
            return scores;
        }

        @Override
        public void writeScores(List<String> lines) {
            scores = lines;
        }

        @Override
        public String keepRecording() {
            return "doom-1";
        }

        @Override
        public RecordingSink record(byte[] first) {
            bytes = first;
            return more -> bytes = Bytes.concat(bytes, more);
        }

        @Override
        public Optional<byte[]> recorded() {
            return Optional.of(bytes);
        }
    }

    /** A screen that types those keys. */
    private static final class Screen implements Surface {
        private final Queue<Input> keys = new ArrayDeque<>();
        private String shown = "";

        @Override
        public int columns() {
            return 80;
        }

        @Override
        public int rows() {
            return 24;
        }

        @Override
        public void show(Sheet sheet) {
            shown = sheet.toString();
        }

        @Override
        public Optional<Input> next() {
            return Optional.ofNullable(keys.poll());
        }

        @Override
        public boolean hasInput() {
            return !keys.isEmpty();
        }

        @Override
        public boolean isResized() {
            return false;
        }

        @Override
        public void hold(int milliseconds) {}

        @Override
        public void idle() {}
    }

    private static String ended(Keeper keeper, String... keys) {
        return ended(new Doom(), 1, keeper, keys);
    }

    private static String ended(PlayableGame game, long seed, Keeper keeper, String... keys) {
        return ended(Play.kept(game, new BoardSize(6, 3), seed, Keymap.standard(game), keeper), keys);
    }

    private static String ended(Play play, String... keys) {
        Screen screen = new Screen();
        ImmutableList.copyOf(keys).forEach(key -> screen.keys.add(new Input.Pressed(new KeyPress(key))));
        PlayLoop loop = new PlayLoop(play, screen);
        while (loop.advance() != PlayLoop.WAITS) {
            // on
        }
        return screen.shown;
    }

    @Test
    void theStepIntoTheAcidIsToBlame() {
        assertThat(ended(new InMemory(), "l", "l", "l", "Y", ";"))
                .contains(
                        "Turn 3 decided it. Hit points 2 of 2. You step east.",
                        "Of 24 such games, played on by the bot, 0 were survived.",
                        "Of 24 such games 24 were survived. That is at least 99% sure.");
    }

    @Test
    void ofBadLuckItTellsWhatHappenedInThatTurn() {
        String lost = LongStream.range(0, 40)
                .mapToObj(seed ->
                        ended(new Sick(4, List.of(Verbs.REST)), seed, new InMemory(), ".", ".", ".", ".", ".", ";"))
                .filter(shown -> shown.contains("Most was lost"))
                .findFirst()
                .orElseThrow();
        assertThat(lost).contains("Bad luck, as far as the bot can tell", "In turn 4: The fever kills you.");
    }

    @Test
    void aVerbOfTheGameAloneWouldHaveHelped() {
        PlayableGame game = new Sick(1, List.of(Verbs.REST, Verb.plain("pray", new Pray(), "p")));
        assertThat(ended(game, 1, new InMemory(), ".", ".", ".", ".", ".", ";"))
                .contains("Better: You pray. Of 24 such games 24 were survived.");
    }

    @Test
    void whatWasToldIsAddedToTheStory() {
        InMemory keeper = new InMemory();
        ended(keeper, "l", "l", "l", "Y");
        assertThat(keeper.story).endsWith("\nTo see why it was lost\n----------------------\nwhy doom-1\n");
        ended(keeper, "l", "l", "l", "Y", ";", "q", ";");
        assertThat(keeper.story)
                .startsWith("doom: You lose")
                .contains("\nWhy it was lost\n---------------\nTurn 3 decided it.")
                .doesNotContain("To see why")
                .endsWith(" survived. That is at least 99% sure.\nTo play on from there: again doom-1 from 2\n");
        assertThat(keeper.story.split("Turn 3 decided it", -1)).hasSize(2);
    }

    @Test
    void theEndTellsTheCommandForIt() {
        assertThat(ended(new InMemory(), "l", "l", "l", "Y")).contains("See why it was lost by   why doom-1");
    }

    @Test
    void theEndTellsTheKeyForIt() {
        assertThat(ended(new InMemory(), "l", "l", "l", "Y")).contains("why?");
    }

    @Test
    void whereThereIsNoKeyboardItTellsNoKey() {
        Keymap untold = Keymap.standard(new Doom()).untold();
        Play play = Play.kept(new Doom(), new BoardSize(6, 3), 1, untold, new InMemory());
        assertThat(ended(play, "l", "l", "l", "Y", ";"))
                .contains("Turn 3 decided it")
                .doesNotContain("q: leave");
    }

    @Test
    void itTellsWhatPlaysOnFromThere() {
        assertThat(ended(new InMemory(), "l", "l", "l", "Y", ";"))
                .contains("To play on from there: again doom-1 from 2");
    }

    private static Play lost(Keeper keeper) {
        Play play = Play.kept(new Doom(), new BoardSize(6, 3), 1, Keymap.standard(new Doom()), keeper);
        ended(play, "l", "l", "l", "Y");
        return play;
    }

    @Test
    void theBetterTurnIsAKeyOnceItIsKnown() {
        Play play = lost(new InMemory());
        assertThat(ended(play, "p")).contains("You lose").doesNotContain("play on");
        assertThat(ended(play, ";")).contains("p: play on from turn 3");
        assertThat(ended(play, "q")).contains("p: play on from turn 3");
        assertThat(ended(play, "r")).doesNotContain("play on");
    }

    @Test
    void thePlayerPlaysOnBeforeTheFatalDeed() {
        for (String key : List.of("p", "q")) {
            Play play = lost(new InMemory());
            ended(play, ";");
            ended(play, key);
            assertThat(ended(play, "p")).contains("You play on from turn 3.").doesNotContain("You lose");
            assertThat(play.turns()).isEqualTo(2);
        }
    }

    @Test
    void aGameThatIsPlayedOnIsMarkedInScoreStoryAndRecording() {
        InMemory keeper = new InMemory();
        Play play = lost(keeper);
        ended(play, ";");
        ended(play, "p");
        assertThat(ended(play, "h", "l", "l", "Y")).contains("5 turns, no kills, played on from turn 3");
        assertThat(keeper.story).contains("played on from turn 3");
        assertThat(keeper.scores).hasSize(2).last().asString().endsWith(" from 3");
        assertThat(GameRecordings.playedOn(keeper.bytes)).isEqualTo(3);
        RecordedGame recorded = GameRecordings.read(keeper.bytes, List.of(new Doom()));
        assertThat(recorded.turns()).isEqualTo(5);
        assertThat(recorded.verify()).isInstanceOf(Verification.Verified.class);
    }

    @Test
    void withoutARecordingThereIsNoKeyForIt() {
        assertThat(ended(Keeper.NONE, "l", "l", "l", "Y"))
                .doesNotContain("why?")
                .isEqualTo(ended(Keeper.NONE, "l", "l", "l", "Y", ";"));
    }

    @Test
    void aWonGameHasNoKeyForIt() {
        PlayableGame game = new Sick(1, List.of(Verb.plain("pray", new Pray(), "p")));
        assertThat(ended(game, 1, new InMemory(), "p"))
                .contains("You win")
                .doesNotContain("why?")
                .isEqualTo(ended(game, 1, new InMemory(), "p", ";"));
    }
}
