package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.log.Narrator;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.WordWrap;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.MessageLog;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class MessagePaneTest {

    private final Narrator narrator = new Narrator(Scenario.of("@").game().view(), English.standard());

    private List<String> rows(int columns, int rows) {
        return rows(narrator, columns, rows);
    }

    private static List<String> rows(Narrator narrator, int columns, int rows) {
        Sheet sheet = new Sheet(columns, rows);
        new MessagePane(narrator, Keymap.standard(Cellar.QUIET), Words.ENGLISH, List.of())
                .draw(sheet, new Rect(0, 0, columns, rows));
        return sheet.toString()
                .lines()
                .map(String::strip)
                .filter(row -> !row.isEmpty())
                .toList();
    }

    private static MessageLog.Message at(long when, String sentence) {
        return new MessageLog.Message(sentence, 1, when);
    }

    @Test
    void sentencesOfOneTurnShareARow() {
        narrator.restore(List.of(at(1, "You hit the rat."), at(1, "The rat misses you."), at(2, "You kill the rat.")));

        assertThat(rows(60, 3)).containsExactly("You hit the rat. The rat misses you.", "You kill the rat.");
    }

    @Test
    void aRowEndsWhereTheNextSentenceHasNoRoom() {
        narrator.restore(List.of(at(1, "You hit the rat."), at(1, "The rat misses you."), at(1, "It dies.")));

        assertThat(rows(30, 3)).containsExactly("You hit the rat.", "The rat misses you. It dies.");
    }

    @Test
    void whatHappensToThePlayerIsNotHiddenByWhatOthersDo() {
        narrator.say("The ogre hits you for 12.");
        narrator.say("You hear the sounds of fighting.");
        narrator.say("The goblin opens the door.");
        narrator.say("Your strength fades.");

        assertThat(rows(34, 3))
                .containsExactly("(2 more; m: all messages)", "The ogre hits you for 12.", "Your strength fades.");
    }

    @Test
    void whatThePlayerGotAndItsWoundsStayLongest() {
        Blueprint ogre = Blueprint.of("ogre")
                .with(Health.of(9))
                .with(LinearWeapon.ofDamage(2))
                .with((Brain) turn -> Decision.act(Attack.toward(Direction.EAST)));
        Blueprint hero = Blueprint.player("hero").with(Health.of(9)).with(Inventory.of(9));
        Scenario scenario = Scenario.of(
                Scenario.legend().replacing('@', hero).with('o', ogre).with('!', Blueprint.item("potion")), "o@!");
        Game game = scenario.game();
        Narrator telling = new Narrator(game.view(), English.standard());
        Deque<Action> deeds = new ArrayDeque<>(List.of(
                new Rest(),
                new Move(Direction.EAST),
                PickUp.all(scenario.entity('!').id())));
        while (telling.lines().stream().noneMatch(line -> line.contains("pick up"))) {
            Step step = game.step();
            if (step instanceof Step.Acted acted) {
                telling.tell(acted, 1);
            } else {
                game.submit(scenario.hero().id(), deeds.remove());
            }
        }
        for (int i = 0; i < 6; i++) {
            telling.say("You open door number " + i + ".");
        }
        telling.say("A goblin comes into view.");

        assertThat(rows(telling, 60, 3))
                .containsExactly(
                        "(4 more; m: all messages) The ogre hits you. (x2)",
                        "You pick up the potion. You open door number 4.",
                        "You open door number 5. A goblin comes into view.");
    }

    /** It tells why one stopped. */
    @Test
    void theNewestMessageIsNeverMissing() {
        narrator.say("You open the door to the hall.");
        narrator.say("You find an old potion there.");
        narrator.say("A goblin comes into view.");

        assertThat(rows(34, 2)).containsExactly("(2 more; m: all messages)", "A goblin comes into view.");
    }

    @Test
    void anAnswerIsNotCutByHowManyAreMissing() {
        narrator.say("You open the door to the hall.");
        narrator.say("A goblin comes into view.");
        narrator.answer("There is nothing left, except for a chest. Tab leads there.");

        assertThat(rows(48, 2))
                .containsExactly(
                        "There is nothing left, except for a chest. Tab", "leads there. (2 more; m: all messages)");
    }

    @Test
    void noRowIsEmptyWhileAMessageThatHasRoomIsMissing() {
        narrator.say("The goblin opens the door.");
        narrator.say("The goblin with the long name opens the door in the farthest hall of all.");
        narrator.say("You are hit.");

        assertThat(rows(40, 3)).containsExactly("(1 more; m: all messages)", "The goblin opens the door. You are hit.");
    }

    /** Whatever is told, in a room of each size: each message that is missing needs as many rows as are left, and one where it would part a row. */
    @Property
    void whatIsMissingHasNoRoom(
            @ForAll @IntRange(min = 30, max = 80) int columns,
            @ForAll @IntRange(min = 2, max = 8) int height,
            @ForAll @Size(max = 12) List<@IntRange(min = 1, max = 40) Integer> lengths) {
        Narrator telling = new Narrator(Scenario.of("@").game().view(), English.standard());
        List<String> told = new ArrayList<>();
        for (int length : lengths) {
            told.add((length % 3 == 0 ? "You " : "It ") + "word ".repeat(length) + "end" + told.size() + ".");
        }
        told.forEach(telling::say);
        List<String> shown = rows(telling, columns, height);
        String text = String.join(" ", shown);
        for (int i = 0; i < told.size() && shown.size() < height; i++) {
            if (text.contains(" more;") && !text.contains("end" + i + ".")) {
                assertThat(WordWrap.rows(told.get(i), columns, Layout.INDENT))
                        .as("%s in %s", told.get(i), shown)
                        .hasSizeGreaterThanOrEqualTo(height - shown.size());
            }
        }
    }

    @Test
    void theAnswerToAKeyHasARowOfItsOwn() {
        narrator.say("The door opens.");
        narrator.answer("That is out of reach.");

        assertThat(rows(60, 3)).containsExactly("The door opens.", "That is out of reach.");
    }
}
