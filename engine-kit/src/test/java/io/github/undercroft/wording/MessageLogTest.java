package io.github.undercroft.wording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EntityId;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.Legend;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.CloseDoor;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MessageLogTest {

    private static final Brain WEST = turn -> Decision.act(Attack.toward(Direction.WEST));
    private static final Blueprint HERO =
            Blueprint.player("champion").with(Health.of(9)).with(LinearWeapon.ofDamage(1));
    private static final Legend FIGHT = Scenario.legend()
            .replacing('@', HERO.with(Senses.ofRadius(8)))
            .with(
                    'a',
                    Blueprint.of("archer")
                            .with(Health.of(2))
                            .with(LinearWeapon.ofDamage(1).withRange(9))
                            .with(WEST))
            .with('d', Blueprint.of("dummy").with(Health.of(2)));

    /** Plays the hero's turns and everybody else's; the log of what the hero was told. */
    private static MessageLog played(Scenario scenario, Action... actions) {
        return played(scenario, MessageLog.of(scenario.hero().id(), English.standard()), actions);
    }

    private static MessageLog played(Scenario scenario, MessageLog log, Action... actions) {
        Game game = scenario.game();
        EntityId hero = scenario.hero().id();
        int next = 0;
        while (scenario.hero().isAlive()) {
            Step step = game.step();
            if (step instanceof Step.Acted acted) {
                log.add(acted.perceivedBy(hero), game.view());
            } else if (step instanceof Step.Awaiting && next < actions.length) {
                game.submit(hero, actions[next++]);
            } else {
                return log;
            }
        }
        return log;
    }

    private static List<String> lines(MessageLog log) {
        return log.messages().stream().map(MessageLog.Message::toString).toList();
    }

    @Test
    void aFightIsToldFromWhereOneStands() {
        MessageLog log = played(Scenario.of(FIGHT, "@a"), Attack.toward(Direction.EAST), Attack.toward(Direction.EAST));

        assertThat(lines(log)).containsExactly("You hit the archer.", "The archer hits you.", "You kill the archer.");
    }

    @Test
    void repeatsOfSeveralTurnsAreFolded() {
        MessageLog log = played(Scenario.of(FIGHT, "@..a"), new Rest(), new Rest(), new Rest());

        assertThat(lines(log)).containsExactly("The archer hits you. (x3)");
        assertThat(log.messages().get(0).times()).isEqualTo(3);
    }

    @Test
    void whatIsSaidApartIsNotCounted() {
        MessageLog log = MessageLog.of(EntityId.WORLD, English.standard());
        log.sayApart("A rat comes into view.", 1);
        log.sayApart("A rat comes into view.", 2);

        assertThat(lines(log)).containsExactly("A rat comes into view.", "A rat comes into view.");
    }

    @Test
    void messagesBearTheTimeThatIsGiven() {
        Scenario scenario = Scenario.of(FIGHT, "@a");
        MessageLog log = MessageLog.of(scenario.hero().id(), English.standard());
        log.addAll(
                scenario.play(Attack.toward(Direction.EAST)).events(),
                scenario.game().view(),
                77);

        assertThat(log.messages()).isNotEmpty().allMatch(message -> message.when() == 77);
    }

    @Test
    void whatIsBehindADoorIsHeardAndNotNamed() {
        Legend legend = FIGHT.replacing('d', Blueprint.of("dummy").with(Health.of(1)));
        MessageLog log = played(Scenario.of(legend, "#######", "#@.+da#", "#######"), new Rest());

        assertThat(lines(log)).allMatch(line -> line.startsWith("You hear ")).noneMatch(line -> line.contains("dummy"));
        assertThat(lines(log)).isNotEmpty().last().asString().contains("to the east");
    }

    @Test
    void openingAndClosingADoorIsTold() {
        MessageLog log = played(
                Scenario.of(FIGHT, "####", "#@+.", "####"),
                new Move(Direction.EAST),
                new CloseDoor(Told.HERE.plus(-3, -4)));

        assertThat(lines(log)).containsExactly("You open the door.", "You close the door.");
    }

    @Test
    void oneIsToldOfOnesOwnDeath() {
        Legend legend = FIGHT.replacing('@', HERO.replacing(Health.of(1)).with(Senses.ofRadius(8)));
        MessageLog log = played(Scenario.of(legend, "@..a"), new Rest());

        assertThat(lines(log)).containsExactly("The archer kills you.");
    }

    @Test
    void inAGameWithoutSensesEverythingIsTold() {
        Scenario scenario = Scenario.of(FIGHT.replacing('@', HERO), "@#da");
        EntityId hero = scenario.hero().id();
        scenario.play(new Rest(), new Rest());
        MessageLog log = MessageLog.of(hero, English.standard());
        log.addAll(scenario.events(), scenario.game().view());

        assertThat(lines(log)).containsExactly("The archer hits the dummy.", "The archer kills the dummy.");
    }

    @Test
    void onlyTheNewestLinesAreKept() {
        MessageLog log = MessageLog.of(Told.HERO, English.standard(), 3);
        IntStream.range(0, 5).forEach(i -> log.say("Line " + i + ".", i));

        assertThat(lines(log)).containsExactly("Line 2.", "Line 3.", "Line 4.");
        assertThat(log.newest(2)).extracting(MessageLog.Message::sentence).containsExactly("Line 3.", "Line 4.");
        assertThat(log.newest(9)).hasSize(3);
        assertThat(log.newest(0)).isEmpty();
        assertThat(log.since(3)).extracting(MessageLog.Message::when).containsExactly(3L, 4L);
    }

    @Test
    void aLineKnowsWhenItWasSaidLast() {
        MessageLog log = MessageLog.of(Told.HERO, English.standard());
        log.say("Hm.", 1);
        log.say("Hm.", 4);

        assertThat(log.messages()).containsExactly(new MessageLog.Message("Hm.", 2, 4));
    }

    @Test
    void badNumbersAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MessageLog.of(Told.HERO, English.standard(), 0))
                .withMessageContaining("1 or more lines; this is 0");
        MessageLog log = MessageLog.of(Told.HERO, English.standard());
        assertThatIllegalArgumentException().isThrownBy(() -> log.newest(-1)).withMessageContaining("this is -1");
    }

    @Test
    void aLogThatTakesTheMessagesOfAnotherGoesOnWithThem() {
        MessageLog earlier = MessageLog.of(EntityId.WORLD, English.standard());
        earlier.say("One.", 1);
        earlier.say("Two.", 2);
        earlier.say("Two.", 3);
        MessageLog log = MessageLog.of(EntityId.WORLD, English.standard(), 2);
        log.say("Lost.", 0);

        log.restore(earlier.messages());
        assertThat(log.messages()).isEqualTo(earlier.messages());
        log.say("Two.", 4);
        assertThat(log.messages()).last().isEqualTo(new MessageLog.Message("Two.", 3, 4));

        earlier.say("Three.", 5);
        log.restore(earlier.messages());
        assertThat(log.messages()).extracting(MessageLog.Message::sentence).containsExactly("Two.", "Three.");
    }
}
