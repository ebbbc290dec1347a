package io.github.undercroft.wording;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Effects;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Disturbance;
import io.github.undercroft.brain.Disturbed;
import io.github.undercroft.brain.Run;
import io.github.undercroft.combat.Launcher;
import io.github.undercroft.dig.BashFirst;
import io.github.undercroft.dig.GroundRefusal;
import io.github.undercroft.effect.Blindness;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.effect.Paralysis;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.item.ThingRefusal;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.stairs.Climb;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.OpenDoor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Why not, in English. */
class RefusalsTest {

    private record NothingToPray(int reason) implements Refusal {}

    private enum Mood implements Refusal {
        TOO_SAD
    }

    private final Scenario scenario = Scenario.of("g.", "@#");
    private final TurnView turn = turn();

    private TurnView turn() {
        scenario.game().step();
        return scenario.game().turn(scenario.id('@'));
    }

    private Optional<String> tell(Refusal why) {
        return English.standard().tell(why, turn);
    }

    private String afterTrying(Action action) {
        scenario.play(action);
        return tell(scenario.refusal().orElseThrow()).orElseThrow();
    }

    @Test
    void whatIsInTheWayIsNamed() {
        assertThat(afterTrying(new Move(Direction.EAST))).isEqualTo("The wall is in the way.");
        assertThat(tell(new Refusal.Occupied(new Point(0, 0), scenario.id('g'))))
                .contains("The goblin is in the way.");
    }

    @Test
    void whatIsMissingIsNamed() {
        assertThat(afterTrying(PickUp.first())).isEqualTo("You have nothing to pick up here.");
        assertThat(afterTrying(new BashFirst())).isEqualTo("You have nothing to bash in here.");
        assertThat(afterTrying(new Climb(Stairs.Way.UP))).isEqualTo("There are no stairs up here.");
        assertThat(afterTrying(new TakeStairs())).isEqualTo("There are no stairs here.");
        assertThat(tell(new Launcher.NoAmmunition("arrow"))).contains("You have no arrows left.");
        assertThat(tell(new GroundRefusal.NeedsKey(new Point(1, 1), "iron"))).contains("It is locked.");
        assertThat(tell(new Refusal.NoSuchStep(Direction.NORTH_WEST))).contains("You can't step to the north-west.");
    }

    @Test
    void whatIsDoneToTheWrongGroundIsToldByWhereItIs() {
        assertThat(afterTrying(new OpenDoor(new Point(1, 1)))).isEqualTo("You can't do that to the wall.");
        assertThat(tell(new Refusal.WrongTerrain(new Point(0, 1), Ground.FLOOR)))
                .contains("You can't do that here.");
        assertThat(tell(new Refusal.WrongTerrain(new Point(-1, 1), Ground.WALL)))
                .contains("There is nothing that way.");
    }

    @Test
    void anEffectThatForbidsIsNamed() {
        assertThat(tell(new Refusal.Vetoed(Lasting.of(EffectKind.FEAR, new Paralysis(), 3))))
                .contains("You can't do that because of fear.");
    }

    /** A record of the library without a sentence would be told by its name. */
    @Test
    void everyRefusalOfTheLibraryHasASentence() throws IOException {
        Pattern record = Pattern.compile("(?:record|enum) ([A-Z]\\w*)[^{;]* implements \\w*Refusal\\b");
        List<String> found = new ArrayList<>();
        for (String module : List.of(".", "../engine-core")) {
            try (Stream<Path> files = Files.walk(Path.of(module, "src/main/java"))) {
                for (Path file :
                        files.filter(each -> each.toString().endsWith(".java")).toList()) {
                    record.matcher(Files.readString(file))
                            .results()
                            .map(each -> each.group(1))
                            .forEach(found::add);
                }
            }
        }
        List<String> told = Refusals.STANDARD.sentences().keySet().stream()
                .map(Class::getSimpleName)
                .toList();

        assertThat(found).hasSizeGreaterThan(40).allMatch(told::contains);
    }

    @Test
    void ofWhomItMayNotKnowItIsToldNothing() {
        assertThat(tell(new ThingRefusal.Clings(new EntityId(3, 7)))).contains("Something can't be taken off.");
    }

    @Test
    void whyOneStopsIsToldUnlessItIsTheGoal() {
        assertThat(tell(new Disturbed(new Disturbance.Foe(scenario.id('g')))))
                .contains("You can't do that with the goblin in view.");
        assertThat(tell(new Disturbed(new Disturbance.Hurt(2)))).contains("You are hurt, so you stop.");
        assertThat(tell(Run.Stop.WALL)).isEmpty();
    }

    @Test
    void whoIsHurtByPoisonIsToldHowLongItLasts() {
        Blueprint hero = Blueprint.player("hero").with(Effects.of(Lasting.of(EffectKind.POISON, new Blindness(), 5)));
        Scenario poisoned = Scenario.of(Scenario.legend().replacing('@', hero), "@.");
        poisoned.game().step();

        assertThat(English.standard()
                        .tell(
                                new Disturbed(new Disturbance.Hurt(2)),
                                poisoned.game().turn(poisoned.id('@'))))
                .contains("The poison hurts you, so you stop. It lasts 5 more turns.");
    }

    @Test
    void anAuthorsOwnAreToldByTheirNamesUntilThereIsASentence() {
        assertThat(tell(new NothingToPray(3))).contains("That can't be done: nothing to pray.");
        assertThat(tell(Mood.TOO_SAD)).contains("That can't be done: too sad.");
        English english = English.standard()
                .refusing(NothingToPray.class, (why, whose) -> "You are no believer, for " + why.reason() + " reasons.")
                .refusing(Mood.class, (why, whose) -> "");
        assertThat(english.tell(new NothingToPray(3), turn)).contains("You are no believer, for 3 reasons.");
        assertThat(english.tell(Mood.TOO_SAD, turn)).isEmpty();
    }

    @Test
    void aWordingThatIsOneLambdaSaysWhatTheRefusalSays() {
        Wording silent = (percept, listener) -> Optional.empty();

        assertThat(silent.tell(new Refusal.Unarmed(), turn)).contains("That can't be done: Unarmed[].");
    }
}
