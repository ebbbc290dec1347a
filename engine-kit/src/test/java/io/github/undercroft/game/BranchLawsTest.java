package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Maps;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Rest;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.stairs.Climb;
import io.github.undercroft.stairs.Stairs;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** A branch is its origin with other chance, and nothing else. */
class BranchLawsTest {

    private static final int FEW = 60;

    private static List<Object> played(Play play) {
        return IntStream.range(0, FEW)
                .<Object>mapToObj(step -> List.of(play.next(), play.game.stateHash()))
                .toList();
    }

    @Property
    void equalNumbersGiveEqualBranches(@ForAll long seed, @ForAll long chance) {
        Play origin = Play.midway(seed);
        Play one = origin.with(origin.game.branch(chance));
        Play other = origin.with(origin.game.branch(chance));
        assertThat(played(one)).isEqualTo(played(other));
        assertThat(one.game.state()).isEqualTo(other.game.state());
    }

    @Test
    void branchesDifferInTheirRandomHashBeforeTheyDrawAnything() {
        Game game = Scenario.of("@.").game();
        Predicate<String> all = name -> true;

        assertThat(game.branch(1).randomHash(all))
                .isEqualTo(game.branch(1).fork().randomHash(all))
                .isNotEqualTo(game.branch(2).randomHash(all))
                .isNotEqualTo(game.randomHash(all));
    }

    @Property
    void aBranchLeavesItsOriginAsItWas(@ForAll long seed, @ForAll long chance) {
        Play origin = Play.midway(seed);
        Play fork = origin.fork();
        played(origin.with(origin.game.branch(chance)));
        assertThat(played(origin)).isEqualTo(played(fork));
    }

    @Property
    void aBranchDiffersFromItsOriginByChanceAlone(@ForAll long seed, @ForAll long chance) {
        Play origin = Play.midway(seed);
        assertThat(Maps.difference(
                                origin.game.stateHashParts(),
                                origin.game.branch(chance).stateHashParts())
                        .entriesDiffering()
                        .keySet())
                .isSubsetOf("game", "streams");
    }

    @Property
    void forksAndResumedStatesOfABranchGoOnAsItDoes(@ForAll long seed, @ForAll long chance) {
        Play origin = Play.midway(seed);
        Play branch = origin.with(origin.game.branch(chance));
        Play fork = branch.fork();
        Play resumed = branch.resumed();
        List<Object> expected = played(branch);
        assertThat(played(fork)).isEqualTo(expected);
        assertThat(played(resumed)).isEqualTo(expected);
    }

    private static Rules twoLevelRules() {
        return Rules.named("two levels")
                .level(
                        "first",
                        LevelText.of("@", Scenario.legend().replacing('@', Blueprint.player("you"), Stairs.down(1))))
                .level("second", BranchLawsTest::second)
                .build();
    }

    private static Game twoLevels(long seed) {
        return Game.start(twoLevelRules(), seed);
    }

    private static LevelContent second(RandomSource random) {
        String row = IntStream.range(0, 40)
                .mapToObj(x -> random.nextBoolean() ? "." : "#")
                .reduce("<", String::concat);
        return LevelText.of(row, Scenario.legend().with('<', Stairs.up(0))).content(random);
    }

    private static String below(Game game) {
        Step.Awaiting turn = (Step.Awaiting) game.step();
        game.submit(turn.actor(), new Climb(Stairs.Way.DOWN));
        game.step();
        assertThat(game.view().board().level()).isEqualTo(1);
        return IntStream.rangeClosed(0, 40)
                .mapToObj(x -> String.valueOf(game.view().board().terrainAt(new Point(x, 0))))
                .toList()
                .toString();
    }

    @Test
    void levelsThatAreNotMadeYetAreThoseOfTheOriginsSeed() {
        String expected = below(twoLevels(5));
        assertThat(below(twoLevels(6))).isNotEqualTo(expected);
        Game branch = twoLevels(5).branch(6);
        assertThat(below(branch.fork())).isEqualTo(expected);
        assertThat(below(branch.branch(7))).isEqualTo(expected);
        assertThat(below(Game.resume(twoLevelRules(), branch.state()))).isEqualTo(expected);
    }

    @Test
    void whereNothingIsDrawnABranchPlaysAsItsOrigin() {
        Scenario origin = Scenario.of("#.@..#");
        Game branch = origin.game().branch(3);
        for (int i = 0; i < 20; i++) {
            origin.game().step();
            branch.step();
            origin.game().submit(origin.hero().id(), i % 2 == 0 ? new Move(Direction.EAST) : new Rest());
            branch.submit(origin.hero().id(), i % 2 == 0 ? new Move(Direction.EAST) : new Rest());
            assertThat(branch.step()).isEqualTo(origin.game().step());
        }
        assertThat(branch.stateHash()).isNotEqualTo(origin.game().stateHash());
    }
}
