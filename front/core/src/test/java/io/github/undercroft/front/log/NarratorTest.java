package io.github.undercroft.front.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.Intent;
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
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.MessageLog;
import java.util.List;
import org.junit.jupiter.api.Test;

class NarratorTest {

    private static final Brain EAST = turn -> Decision.act(Attack.toward(Direction.EAST));
    private static final Blueprint HERO = Blueprint.player("hero").with(Health.of(9));
    private static final Blueprint GOBLIN = Blueprint.of("goblin")
            .with(Faction.MONSTERS)
            .with(Health.of(9))
            .with((Brain) turn -> Decision.act(new Rest()));
    private static final Legend LEGEND = Scenario.legend()
            .with(
                    'o',
                    Blueprint.of("ogre")
                            .with(Health.of(9))
                            .with(LinearWeapon.ofDamage(1))
                            .with(EAST))
            .with('d', Blueprint.of("dummy").with(Health.of(9)));

    /** What the player is told of two rounds of rest, while an ogre strikes a dummy behind a door. */
    private static List<String> told(Blueprint hero) {
        Scenario scenario = Scenario.of(LEGEND.replacing('@', hero), "######", "#@+od#", "######");
        Game game = scenario.game();
        Narrator narrator = new Narrator(game.view(), English.standard());
        for (int i = 0; i < 7; i++) {
            Step step = game.step();
            if (step instanceof Step.Acted acted) {
                narrator.tell(acted, i + 1);
            } else {
                game.submit(scenario.hero().id(), new Rest());
            }
        }
        return narrator.lines();
    }

    @Test
    void whoHasSensesIsToldWhatItSeesAndHears() {
        assertThat(told(HERO.with(Senses.ofRadius(8)))).containsExactly("You hear the sounds of fighting to the east.");
    }

    @Test
    void whoHasNoneIsToldEverything() {
        assertThat(told(HERO)).containsExactly("The ogre hits the dummy. (x2)");
    }

    /** What a hero hears of a walker farther than it sees while it rests beside a dummy or strikes a goblin. */
    private static List<String> heard(Action deed, Blueprint neighbour) {
        Blueprint walker = Blueprint.of("walker").with((Brain)
                turn -> Decision.act(new Move(turn.position().x() == 6 ? Direction.WEST : Direction.EAST)));
        Scenario scenario = Scenario.of(
                LEGEND.replacing('@', HERO.with(Senses.ofRadius(2)).with(LinearWeapon.ofDamage(1)))
                        .replacing('d', neighbour)
                        .with('w', walker),
                "########",
                "#d@..w.#",
                "########");
        Game game = scenario.game();
        Narrator narrator = new Narrator(game.view(), English.standard());
        for (int i = 0; i < 8; i++) {
            Step step = game.step();
            if (step instanceof Step.Acted acted) {
                narrator.tell(acted, i + 1);
            } else {
                game.submit(scenario.hero().id(), deed);
            }
        }
        return narrator.messages().stream().map(MessageLog.Message::sentence).toList();
    }

    @Test
    void footstepsAreHeardAtRest() {
        assertThat(heard(new Rest(), Blueprint.of("dummy"))).anyMatch(line -> line.startsWith("You hear footsteps"));
    }

    @Test
    void footstepsAreNotToldInAFight() {
        assertThat(heard(Attack.toward(Direction.WEST), GOBLIN))
                .contains("You hit the goblin.")
                .noneMatch(line -> line.startsWith("You hear footsteps"));
    }

    @Test
    void whatIsNoticedTwiceIsTwoMessages() {
        Narrator narrator = new Narrator(Scenario.of(LEGEND, "@").game().view(), English.standard());
        narrator.note("Here lies a potion.");
        narrator.note("Here lies a potion.");

        assertThat(narrator.lines()).containsExactly("Here lies a potion.", "Here lies a potion.");
    }

    /** Strikes to the west, and announces the next blow. */
    private static final Action STRIKE = context -> {
        ActionResult struck = Attack.toward(Direction.WEST).perform(context);
        context.set(
                context.view().actor().id(),
                new Intent(List.of(context.view().position().step(Direction.WEST)), Attack.toward(Direction.WEST)));
        return struck;
    };

    @Test
    void theDeadAreToldNothingMore() {
        Blueprint frail = Blueprint.player("hero").with(Health.of(1));
        Blueprint killer =
                Blueprint.of("ogre").with(LinearWeapon.ofDamage(9)).with((Brain) turn -> Decision.act(STRIKE));
        for (Blueprint hero : List.of(frail, frail.with(Senses.ofRadius(8)))) {
            Scenario scenario = Scenario.of(LEGEND.replacing('@', hero).replacing('o', killer), "@o");
            Narrator narrator = new Narrator(scenario.game().view(), English.standard());
            scenario.game().submit(scenario.hero().id(), new Rest());
            for (int i = 0; i < 3; i++) {
                if (scenario.game().step() instanceof Step.Acted acted) {
                    narrator.tell(acted, i + 1);
                }
            }
            assertThat(narrator.lines()).last().isEqualTo("The ogre kills you.");
        }
    }
}
