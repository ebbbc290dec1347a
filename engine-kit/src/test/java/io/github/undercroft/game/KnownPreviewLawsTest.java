package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.GameView;
import io.github.undercroft.Imagined;
import io.github.undercroft.Motility;
import io.github.undercroft.Percept;
import io.github.undercroft.Perception;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Moved;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.seeds.Heavy;
import io.github.undercroft.stairs.TakeStairs;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Unseen;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** What an actor with senses imagines depends on what it knows alone. */
@Heavy
class KnownPreviewLawsTest {

    private static final Move EAST = new Move(Direction.EAST);

    @Property
    void gamesThatDifferInWhatTheActorDoesNotKnowHaveEqualPreviews(@ForAll long seed) {
        KnownHall.play(seed, (game, hero, random, choices) -> {
            Game other = game.fork();
            for (int i = 0; i < 6; i++) {
                Meddling.behindTheBack(other, hero, random);
            }
            choices.stream()
                    .map(KnownHall::action)
                    .forEach(action -> assertThat(told(other.preview(hero, action)))
                            .as("%s", action)
                            .isEqualTo(told(game.preview(hero, action))));
        });
    }

    @Property
    void whatIsImaginedIsRefusedExactlyIfItIsListedAsRefused(@ForAll long seed) {
        KnownHall.play(
                seed,
                (game, hero, random, choices) -> choices.forEach(choice -> {
                    Optional<Refusal> listed =
                            choice instanceof Choice.Refused refused ? Optional.of(refused.why()) : Optional.empty();
                    assertThat(game.preview(hero, KnownHall.action(choice)).refusal())
                            .as("%s", choice)
                            .isEqualTo(listed);
                }));
    }

    @Property
    void whatIsImaginedAsDoneIsRefusedOnlyForWhatTheActorDidNotKnow(@ForAll long seed) {
        KnownHall.play(
                seed,
                (game, hero, random, choices) -> choices.forEach(choice -> {
                    Imagined imagined = game.preview(hero, KnownHall.action(choice));
                    TurnView turn = game.turn(hero);
                    Game tried = game.fork();
                    tried.submit(hero, KnownHall.action(choice));
                    Step step = tried.step();
                    Optional<Refusal> why =
                            step instanceof Step.Awaiting awaiting ? awaiting.refused() : Optional.empty();
                    if (KnownHall.knowsAll(turn)) {
                        assertThat(why).as("%s", choice).isEqualTo(imagined.refusal());
                        assertThat(seenIn(step, hero)).as("%s", choice).isEqualTo(imagined.events());
                    } else if (imagined.refusal().isEmpty() && why.isPresent()) {
                        assertThat(KnownHall.isUnknown(turn, KnownHall.action(choice), why.get()))
                                .as("%s, refused for %s, though that was known", choice, why)
                                .isTrue();
                    }
                }));
    }

    private static List<GameEvent> seenIn(Step step, EntityId hero) {
        return !(step instanceof Step.Acted acted)
                ? List.of()
                : acted.percepts().getOrDefault(hero, List.of()).stream()
                        .flatMap(
                                percept -> percept instanceof Percept.Saw saw ? Stream.of(saw.event()) : Stream.empty())
                        .toList();
    }

    /** All that can be asked of what was imagined, line by line. */
    static List<String> told(Imagined imagined) {
        GameView after = imagined.after();
        Board board = after.board();
        ImmutableList.Builder<String> told = ImmutableList.builder();
        told.add("" + imagined.refusal(), "" + imagined.events());
        told.add(after.now() + " " + after.actors() + " " + after.levels() + " " + after.outcome());
        for (Entity entity : after.entities()) {
            told.add(entity + " " + entity.location() + " " + entity.components() + " " + after.things(entity.id())
                    + " " + after.energy(entity.id()) + " " + after.weapon(entity));
        }
        cells(board)
                .forEach(cell -> told.add(cell + " " + board.terrainAt(cell) + " " + board.entitiesAt(cell) + " "
                        + board.passable(Motility.WALK).get(cell) + " "
                        + board.transparent().get(cell) + " "
                        + after.light().get(cell)));
        after.entities().forEach(entity -> after.perception(entity.id()).ifPresent(known -> told.add(seen(known))));
        return told.build();
    }

    private static String seen(Perception known) {
        return cells(known.board())
                        .map(cell -> known.sees(cell) + " " + known.board().terrainAt(cell) + known.lastSeen(cell))
                        .toList()
                + " " + known.sightings() + " " + known.heard();
    }

    private static Stream<Point> cells(Board board) {
        return IntStream.range(0, board.width() * board.height())
                .mapToObj(cell -> new Point(cell % board.width(), cell / board.width()));
    }

    private static List<String> preview(Scenario scene, Action action) {
        scene.game().step();
        return told(scene.game().preview(scene.hero().id(), action));
    }

    private static Imagined imagined(Scenario scene, Action action) {
        scene.game().step();
        return scene.game().preview(scene.hero().id(), action);
    }

    @Test
    void aStepOntoACellThatWasNeverSeenIsImaginedAsDoneWhateverIsThere() {
        List<String> open = preview(KnownHall.hall(0, "@."), EAST);

        for (String row : List.of("@#", "@+", "@g", "@r", "@L", "@$", "@^", "@>")) {
            assertThat(preview(KnownHall.hall(0, row), EAST)).as(row).isEqualTo(open);
        }
        Imagined step = imagined(KnownHall.hall(0, "@g"), EAST);
        assertThat(step.refusal()).isEmpty();
        assertThat(step.events()).hasSize(1).first().isInstanceOf(Moved.class);
        assertThat(step.after().board().terrainAt(new Point(1, 0))).isEqualTo(Unseen.CELL);
        assertThat(step.after().entities()).hasSize(1);
    }

    @Test
    void aHiddenTrapInViewIsImaginedAsTheFloorThatItLooksLike() {
        assertThat(preview(KnownHall.hall(3, "@^."), EAST)).isEqualTo(preview(KnownHall.hall(3, "@.."), EAST));
    }

    @Test
    void aBlowAtSomebodyInViewIsImagined() {
        List<GameEvent> events =
                imagined(KnownHall.hall(3, "@g"), Attack.toward(Direction.EAST)).events();

        assertThat(events).hasAtLeastOneElementOfType(Attacked.class).hasAtLeastOneElementOfType(Damaged.class);
    }

    @Test
    void aBlowAtSomebodyUnseenIsImaginedAsAStep() {
        Imagined blow = imagined(KnownHall.hall(0, "@g"), Attack.toward(Direction.EAST));

        assertThat(blow.events()).hasSize(1).first().isInstanceOf(Moved.class);
    }

    @Test
    void whoWentAwayUnseenIsStillThereInWhatIsImagined() {
        Scenario scene = KnownHall.hall(1, "@g.");
        EntityId goblin = scene.id('g');
        scene.play(new KnownHall.Look(0)).play(new KnownHall.Dismiss(goblin));

        Imagined step = imagined(scene, EAST);

        assertThat(step.refusal()).contains(new Refusal.Occupied(new Point(1, 0), goblin));
        Imagined blow = imagined(scene, Attack.toward(Direction.EAST));
        assertThat(blow.events()).hasAtLeastOneElementOfType(Attacked.class);
    }

    @Test
    void aDoorThatWasShutUnseenIsImaginedOpen() {
        Scenario scene = KnownHall.hall(1, "@-");
        scene.play(new KnownHall.Look(0)).play(new KnownHall.Sneak(new Point(1, 0), Door.CLOSED));

        Imagined step = imagined(scene, EAST);

        assertThat(step.events()).hasSize(1).first().isInstanceOf(Moved.class);
        assertThat(step.after().board().terrainAt(new Point(1, 0))).isEqualTo(Door.OPEN);
    }

    @Test
    void nobodyGoesToAnotherLevelInWhatIsImagined() {
        Scenario scene = Scenario.of(KnownHall.legend(1), "@>");
        scene.play(EAST);

        Imagined travel = imagined(scene, new TakeStairs());

        assertThat(travel.refusal()).isEmpty();
        assertThat(travel.after().levels()).containsExactly(0);
        assertThat(travel.after().boardOf(scene.hero().id())).isPresent();
    }

    @Test
    void whoHasNoSensesImaginesTheGameAsItIs() {
        Scenario scene = Scenario.of("@g");

        assertThat(imagined(scene, EAST).refusal()).contains(new Refusal.Occupied(new Point(1, 0), scene.id('g')));
        assertThat(imagined(scene, EAST).after().entities()).hasSize(2);
    }
}
