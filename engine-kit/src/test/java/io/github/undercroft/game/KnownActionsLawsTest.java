package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionResult;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.CloseDoor;
import io.github.undercroft.terrain.Door;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** What an actor with senses may do is listed by what it knows, and refused only for what it does not know. */
class KnownActionsLawsTest {

    @Property
    void whatIsListedAsLegalIsRefusedOnlyForWhatTheActorDidNotKnow(@ForAll long seed) {
        KnownHall.play(seed, (game, hero, random, choices) -> choices.forEach(choice -> check(game, hero, choice)));
    }

    private static void check(Game game, EntityId hero, Choice choice) {
        TurnView turn = game.turn(hero);
        Game tried = game.fork();
        tried.submit(hero, KnownHall.action(choice));
        Step step = tried.step();
        Optional<Refusal> why = step instanceof Step.Awaiting awaiting ? awaiting.refused() : Optional.empty();
        if (choice instanceof Choice.Legal legal) {
            assertThat(why.isEmpty() || KnownHall.isUnknown(turn, legal.action(), why.get()))
                    .as("%s, refused for %s, though that was known", legal, why)
                    .isTrue();
            if (why.isEmpty() && KnownHall.knowsAll(turn)) {
                assertThat(((Step.Acted) step).action()).as("%s", legal).isEqualTo(legal.becomes());
            }
        } else if (choice instanceof Choice.Refused refused && KnownHall.knowsAll(turn)) {
            assertThat(why).as("%s", refused).contains(refused.why());
        }
    }

    private static Choice listed(Scenario scene, Action action) {
        scene.game().step();
        return scene.game().legalActions(scene.hero().id()).stream()
                .filter(choice -> KnownHall.action(choice).equals(action))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aStepIntoSomebodyUnseenIsListedAndRefused() {
        Scenario scene = KnownHall.hall(0, "@g");
        Move east = new Move(Direction.EAST);

        assertThat(listed(scene, east)).isInstanceOf(Choice.Legal.class);
        scene.play(east).expectRefusal(new Refusal.Occupied(new Point(1, 0), scene.id('g')));
    }

    @Test
    void bumpingIntoSomebodyUnseenStrikesIt() {
        Scenario scene = KnownHall.hall(0, "@g");
        Attack east = Attack.toward(Direction.EAST);

        assertThat(listed(scene, east)).isEqualTo(new Choice.Legal(east, new Move(Direction.EAST), 240));
        scene.play(east);
        assertThat(scene.expectEventOf(Attacked.class).target().struck()).containsExactly(scene.id('g'));
    }

    @Test
    void walkingIntoSomebodyUnseenStrikesIt() {
        Scenario scene = KnownHall.hall(0, "@g");

        scene.play(Bump.toward(Direction.EAST));

        assertThat(scene.expectEventOf(Attacked.class).target().struck()).containsExactly(scene.id('g'));
    }

    @Test
    void changingPlacesWithAnAllyIsListedAndDone() {
        Scenario scene = KnownHall.hall(2, "@a.");
        Bump east = Bump.toward(Direction.EAST);

        assertThat(listed(scene, east)).isEqualTo(new Choice.Legal(east, east, 240));
        assertThat(scene.perform(east)).isEqualTo(ActionResult.succeeded());
        assertThat(scene.hero().position()).contains(new Point(1, 0));
    }

    @Test
    void aStepOntoACellThatWasNeverSeenIsListedWhateverIsThere() {
        for (String row : List.of("@#", "@.", "@+", "@g", "@L", "@$")) {
            Scenario scene = KnownHall.hall(0, row);

            assertThat(listed(scene, new Move(Direction.EAST))).as(row).isInstanceOf(Choice.Legal.class);
        }
    }

    @Test
    void aDoorThatWasShutUnseenIsStillListedAsOneToClose() {
        Scenario scene = KnownHall.hall(1, "@-");
        CloseDoor close = new CloseDoor(new Point(1, 0));
        scene.play(new KnownHall.Look(0)).play(new KnownHall.Sneak(new Point(1, 0), Door.CLOSED));

        assertThat(listed(scene, close)).isInstanceOf(Choice.Legal.class);
        scene.play(close).expectRefusal(new Refusal.WrongTerrain(new Point(1, 0), Door.CLOSED));
    }

    @Test
    void aStepOntoSomebodyWhoWentAwayUnseenIsListedAsRefusedAndDone() {
        Scenario scene = KnownHall.hall(1, "@g.");
        EntityId goblin = scene.id('g');
        Move east = new Move(Direction.EAST);
        scene.play(new KnownHall.Look(0)).play(new KnownHall.Dismiss(goblin));

        assertThat(listed(scene, east))
                .isEqualTo(new Choice.Refused(east, new Refusal.Occupied(new Point(1, 0), goblin)));
        scene.play(east).expectMap(".@.");
    }
}
