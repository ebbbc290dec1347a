package io.github.undercroft.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Splitter;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Decision;
import io.github.undercroft.EndCondition;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Entity;
import io.github.undercroft.Faction;
import io.github.undercroft.Outcome;
import io.github.undercroft.Passage;
import io.github.undercroft.Rest;
import io.github.undercroft.event.Died;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StudyTest {

    private static final SeedRange SEEDS = new SeedRange(1, 20);

    private static List<String> cells(Study study, long seed) {
        return Splitter.on(',').splitToList(study.row(seed));
    }

    @Test
    void aRowTellsTheGameOfItsSeed() {
        Game game = Game.start(Goblins.rules(), 7);
        Step step = game.step();
        while (step instanceof Step.Acted) {
            step = game.step();
        }
        String result = ((Step.Over) step).outcome().result().name().toLowerCase(Locale.ROOT);
        assertThat(cells(Goblins.study(), 7))
                .hasSize(10)
                .startsWith("7", result)
                .contains(StudyHeader.hex(game.stateHash()))
                .endsWith("somebody");
    }

    @Test
    void turnsAreThoseOfThePlayer() {
        Game game = Game.start(Goblins.rules(), 7);
        int own = 0;
        for (Step step = game.step(); step instanceof Step.Acted acted; step = game.step()) {
            own += acted.actor()
                            .equals(Game.start(Goblins.rules(), 7)
                                    .view()
                                    .players()
                                    .get(0)
                                    .id())
                    ? 1
                    : 0;
        }
        assertThat(cells(Goblins.study(), 7).get(2)).isEqualTo(Integer.toString(own));
    }

    @Test
    void aLostGameTellsTheKiller() {
        List<String> lost = firstWith("lost");
        assertThat(lost.get(4)).isEqualTo("a goblin");
    }

    @Test
    void groundThatKillsIsCalledAsInASentence() {
        Blueprint hero = Goblins.fighter(Blueprint.player("hero"), 5)
                .replacing((Brain) turn -> Decision.act(new Move(Direction.EAST)));
        Rules rules = Rules.named("lava")
                .level(
                        "pool",
                        LevelText.of("@~", Legend.standard().with('@', hero).with('~', Lava.LAVA_POOL)))
                .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                .build();
        assertThat(cells(Study.of("lava", seed -> rules), 1)).endsWith("lava pool");
    }

    private enum Lava implements ActiveTerrain {
        LAVA_POOL;

        @Override
        public Passage passage() {
            return Passage.OPEN;
        }

        @Override
        public boolean transparent() {
            return true;
        }

        @Override
        public void whenEntered(ActionContext context, Entity who) {
            context.damage(who.id(), Damage.physical(9));
        }
    }

    private static List<String> firstWith(String result) {
        for (long seed = 1; seed < 200; seed++) {
            List<String> cells = cells(Goblins.study(), seed);
            if (cells.get(1).equals(result)) {
                return cells;
            }
        }
        throw new AssertionError("no game of 200 is " + result);
    }

    @Test
    void aGameWithoutABotIsStalled() {
        Rules rules = Goblins.rules(Goblins.fighter(Blueprint.player("hero"), 5));
        assertThat(cells(Study.of("person", seed -> rules), 1))
                .containsSubsequence("1", "stalled", "0", "awaits input: give a bot");
    }

    @Test
    void aGameThatDoesNotEndIsStalledAtTheLimit() {
        assertThat(cells(Goblins.study().withLimit(3), 1)).contains("stalled", "no end after 3 steps");
    }

    @Test
    void aWatchGivesAGameUp() {
        Study study = Goblins.study().withWatch(game -> turn -> Optional.of("bored, at " + turn.actor()));
        assertThat(study.row(1)).startsWith("1,stalled,").contains(",bored  at ");
    }

    @Test
    void aCauseOfOnesOwnMayHaveCommas() {
        Study study = Goblins.study().withCause(Measure.word("cause", view -> "an ogre, \"Gob\"\nand friends"));
        assertThat(cells(study, 1).get(4)).isEqualTo("an ogre   Gob  and friends");
    }

    @Test
    void codeThatThrowsBreaksItsOwnRow() {
        Rules rules = Goblins.rules();
        Study study = Study.of("picky", seed -> {
            if (seed == 2) {
                throw new IllegalStateException("no, not 2");
            }
            return rules;
        });
        assertThat(study.row(1)).doesNotContain("broken");
        assertThat(study.row(2)).isEqualTo("2,broken,0,,IllegalStateException: no  not 2");
    }

    @Test
    void aRuleThatThrowsIsNamed() {
        Rules rules = Goblins.rules("late", Goblins.hero())
                .endsWhen(EndCondition.when(
                        view -> {
                            throw new UnsupportedOperationException("never ends");
                        },
                        view -> Outcome.lost("never")))
                .build();
        assertThat(Study.of("late", seed -> rules).row(1))
                .startsWith("1,broken,0,")
                .contains("never ends");
    }

    @Test
    void aMeasureThatThrowsBreaksItsOwnRow() {
        Study study = Goblins.study().with(Measure.number("odd", view -> Long.parseLong("odd")));
        assertThat(study.row(3))
                .startsWith("3,broken,")
                .endsWith(",,,,,,")
                .contains("NumberFormatException: For input");
        assertThat(study.row(3)).containsPattern(",[0-9a-f]{16},");
    }

    @Test
    void aCauseHasNoAddressOfOneProcess() {
        Object lambda = (Runnable) () -> {};
        Study study = Study.of("odd", seed -> {
            throw new IllegalStateException(lambda + " and " + new Object());
        });
        assertThat(study.row(3))
                .isEqualTo(
                        "3,broken,0,,IllegalStateException: io.github.undercroft.study.StudyTest$$Lambda@ and java.lang.Object@");
    }

    @Test
    void aGameThatCantBeHashedHasNoState() {
        Rules rules = Goblins.rules(
                Goblins.fighter(Blueprint.player("hero"), 5).replacing((Brain) turn -> Decision.act(new Rest())));
        assertThat(Study.of("lambda", seed -> rules).withLimit(2).row(1))
                .matches("1,stalled,\\d,,no end after 2 steps");
    }

    @Test
    void aNumberThatIsNoneBreaksItsRow() {
        Study study = Goblins.study()
                .with(new Measure(new Column("odd", Column.Kind.NUMBER), game -> () -> new StudyCell.Text("many")));
        assertThat(study.row(3)).startsWith("3,broken,").contains("odd  is written as 12  not as many");
    }

    @Test
    void measuresOfGamesAreApart() {
        Study study = Goblins.study();
        String first = study.row(5);
        study.row(6);
        assertThat(study.row(5)).isEqualTo(first);
    }

    @Test
    void aTallyCountsByName() {
        assertThat(firstWith("won").get(8)).matches("attack:[0-9]+;death:3");
    }

    @Test
    void theFingerprintIsThatOfTheRulesAndTheirTypes() {
        long one = Goblins.study().header(SEEDS, Shard.WHOLE).fingerprint();
        Rules other = Goblins.rules("others", Goblins.hero()).build();
        assertThat(Study.of("goblins", seed -> other).header(SEEDS, Shard.WHOLE).fingerprint())
                .isNotEqualTo(one);
        assertThat(Goblins.study().header(new SeedRange(50, 60), Shard.WHOLE).fingerprint())
                .isEqualTo(one);
    }

    @Test
    void aStudyWithoutRulesIsRefused() {
        Study study = Study.of("none", seed -> {
            throw new IllegalStateException("later");
        });
        assertThatThrownBy(() -> study.header(SEEDS, Shard.WHOLE))
                .isInstanceOf(StudyException.class)
                .hasMessage("The study \"none\" has no rules for its first seeds: IllegalStateException: later")
                .hasRootCauseMessage("later");
    }

    @Test
    void whatRulesThrowIsTheCauseOfTheGame() {
        Study study = Study.of("none", seed -> {
            throw new IllegalStateException("later, or never");
        });
        assertThat(study.play(1).cause()).isEqualTo("IllegalStateException: later, or never");
        assertThat(study.row(1)).isEqualTo("1,broken,0,,IllegalStateException: later  or never");
    }

    @Test
    void twoColumnsOfOneNameAreRefused() {
        assertThatThrownBy(() -> Goblins.study().with(Measure.count("turns", event -> event instanceof Died)))
                .hasMessage("The study \"goblins\" has two columns \"turns\"");
    }
}
