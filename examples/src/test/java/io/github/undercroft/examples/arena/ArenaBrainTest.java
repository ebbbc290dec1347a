package io.github.undercroft.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Destructible;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Perception;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.time.Schedulers;
import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ArenaBrainTest {

    private static final Blueprint HUNTER = Blueprint.of("hunter")
            .with(Health.of(2))
            .with(LinearWeapon.ofDamage(1))
            .with(Senses.ofRadius(4).replacing(Familiarity.AT_HOME))
            .with(ArenaBrain.HUNTER);
    private static final Blueprint DUMMY =
            Blueprint.of("dummy").with(Health.of(9)).with((Brain) turn -> Decision.act(new Rest()));
    private static final Blueprint PREY = Blueprint.player("prey").with(Health.of(3));

    private static Scenario hunt(Blueprint hero, String... rows) {
        return Scenario.of(
                Legend.standard().with('@', hero).with('h', HUNTER).with('d', DUMMY),
                rules -> rules.scheduler(Schedulers.energyByResting(1).withCap(Bump.ATTACK))
                        .steps(Movement.FOUR_WAY),
                rows);
    }

    @Test
    void aHunterTakesTheShortestWayRoundAPillar() {
        Scenario scenario = hunt(
                PREY, //
                "@..", ".#h");

        scenario.play(rests(4));

        scenario.expectMap(
                "@h.", //
                ".#.");
    }

    @Test
    void aHunterBesideItsPreyStrikesEveryThirdTurn() {
        Scenario scenario = hunt(PREY, "@h");

        scenario.play(rests(6));

        assertThat(scenario.hero().get(Destructible.class)).contains(new Health(1, 3));
    }

    @Test
    void aHunterBehindAFriendWaitsAndHurtsHimNot() {
        Scenario scenario = hunt(PREY, "@hh");

        scenario.play(rests(2));

        scenario.expectMap("@hh");
    }

    @Test
    void aHunterGoesOnToWhereItSawItsPreyLast() {
        Scenario scenario = hunt(
                PREY, //
                "@#.......",
                ".........",
                "###h.....");
        scenario.play(rests(2));
        scenario.expectMap(
                "@#.......", //
                "...h.....",
                "###......");
        assertThat(perception(scenario, 'h').sees(scenario.hero().id())).isFalse();

        scenario.play(rests(2));

        scenario.expectMap(
                "@#.......", //
                "..h......",
                "###......");
    }

    @Test
    void aHunterGoesToWhereItHearsFighting() {
        Scenario scenario = hunt(PREY.with(LinearWeapon.ofDamage(1)), ".........h..........d@");
        scenario.play(rests(2));
        scenario.expectMap("........h...........d@");

        scenario.play(new Bump(Direction.WEST), new Rest());

        scenario.expectMap(".........h..........d@");
    }

    @Test
    void aHunterThatKnowsOfNobodyExploresWhatItHasNotSeenForLongest() {
        Scenario scenario = hunt(PREY.replacing(Faction.MONSTERS), "@.h...........");

        scenario.play(rests(14));
        scenario.expectMap("@........h....");
        scenario.play(rests(10));
        scenario.expectMap("@...h.........");
        scenario.play(rests(10));
        scenario.expectMap("@........h....");
    }

    /** The same, but each question of when a cell was seen is counted. */
    private static <T> T counting(Class<T> type, T asked, AtomicInteger questions) {
        Class<?>[] types = {type};
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), types, (self, method, arguments) -> {
            questions.addAndGet(method.getName().equals("lastSeen") ? 1 : 0);
            Object answer = method.invoke(asked, arguments);
            return answer instanceof Optional<?> some && some.orElse(null) instanceof Perception known
                    ? Optional.of(counting(Perception.class, known, questions))
                    : answer;
        }));
    }

    @Test
    void aHunterThatKnowsOfNobodyAsksOnceWhenItSawACell() {
        AtomicInteger questions = new AtomicInteger();
        Brain counted = turn -> ArenaBrain.HUNTER.decide(counting(TurnView.class, turn, questions));
        Scenario scenario = Scenario.of(
                Legend.standard().with('@', PREY.replacing(Faction.MONSTERS)).with('h', HUNTER.replacing(counted)),
                rules -> rules.steps(Movement.FOUR_WAY),
                "@.h...........",
                "..............");

        scenario.play(rests(2));

        assertThat(questions.get()).isEqualTo(2 * 14 * 2);
    }

    @Test
    void aHunterThatCannotReachItsPreyLivesOn() {
        Scenario scenario = hunt(PREY, "@#h");

        scenario.play(rests(4));

        scenario.expectMap("@#h");
    }

    @Test
    void theChampionRestsByItselfUntilItCanPayAnAttack() {
        Arena arena = new Arena();
        Game game = Game.start(arena.rules(arena.about().minSize(), Seat.PERSON), 1);
        Step step = game.step();
        while (!(step instanceof Step.Awaiting)) {
            step = game.step();
        }

        EntityId champion = ((Step.Awaiting) step).actor();
        assertThat(game.view().energy(champion)).isEqualTo(Bump.ATTACK);
    }

    private static Perception perception(Scenario scenario, int glyph) {
        return scenario.game().view().perception(scenario.id(glyph)).orElseThrow();
    }

    private static Rest[] rests(int count) {
        return Stream.generate(Rest::new).limit(count).toArray(Rest[]::new);
    }
}
