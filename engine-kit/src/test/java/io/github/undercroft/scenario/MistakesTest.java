package io.github.undercroft.scenario;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.area.Beam;
import io.github.undercroft.area.Burst;
import io.github.undercroft.area.ConeArea;
import io.github.undercroft.area.Disc;
import io.github.undercroft.area.Pattern;
import io.github.undercroft.area.Spread;
import io.github.undercroft.area.Sweep;
import io.github.undercroft.brain.Flee;
import io.github.undercroft.brain.Guard;
import io.github.undercroft.brain.Lookout;
import io.github.undercroft.brain.Mend;
import io.github.undercroft.brain.RestUntilHealed;
import io.github.undercroft.brain.Run;
import io.github.undercroft.brain.Sentry;
import io.github.undercroft.combat.Ammunition;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.combat.Protection;
import io.github.undercroft.combat.Trajectory;
import io.github.undercroft.combat.Worth;
import io.github.undercroft.dig.Crumbling;
import io.github.undercroft.dig.Work;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.effect.Confusion;
import io.github.undercroft.effect.Cure;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Quickness;
import io.github.undercroft.effect.Span;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Key;
import io.github.undercroft.item.Locked;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.item.Shatters;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.item.Weight;
import io.github.undercroft.level.Stocking;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.WeightedTable;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.trap.PowerUp;
import io.github.undercroft.trap.Search;
import io.github.undercroft.trap.Trap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What an author writes by mistake is refused with its value and the way out. */
class MistakesTest {

    private static final Point CELL = new Point(0, 0);

    private static Arguments mistake(Runnable code, String value, String fix) {
        return Arguments.of(code, value, fix);
    }

    static Stream<Arguments> things() {
        EntityId thing = new EntityId(0, 1);
        return Stream.of(
                mistake(() -> new StackSize(-2), "this is -2", "To use the last one up, remove it"),
                mistake(() -> new PickUp(thing, 0), "this is 0", "say StackSize.ALL"),
                mistake(
                        () -> new Inventory(0, 5),
                        "this is 0 things",
                        "An entity that holds nothing needs no inventory"),
                mistake(() -> new Weight(-1), "this is -1", "For a thing without weight, give 0"),
                mistake(() -> new Key(""), "need a name", "\"cellar\""),
                mistake(() -> new Locked("cellar", 101), "this is 101", "Give 0 for never, 100 for always"),
                mistake(() -> new Shatters(0, List.of()), "this reach is 0", "Give 1 for the next cell"));
    }

    static Stream<Arguments> effects() {
        return Stream.of(
                mistake(() -> new Cure(List.of()), "one kind of effect or more", "EffectKind.POISON"),
                mistake(() -> new EffectKind(""), "needs a name", "\"burning\""),
                mistake(() -> new Quickness(0), "this is 0", "Give 100 for the usual"),
                mistake(() -> Span.turns(0), "this is 0", "Span.ENDLESS"),
                mistake(
                        () -> new Confusion.Stagger(Attack.toward(Direction.EAST), 101),
                        "this is 101",
                        "An actor that never staggers needs no Stagger"));
    }

    static Stream<Arguments> ground() {
        return Stream.of(
                mistake(
                        () -> new Crumbling(Ground.WALL, Work.DIG, 0, Ground.FLOOR),
                        "this is 0",
                        "What is broken already is"),
                mistake(() -> LockableDoor.locked("", 3), "needs the name of its keys", "\"cellar\""),
                mistake(() -> LockableDoor.locked("cellar", 0), "LOCKED with 0", "Give 1 or more"),
                mistake(() -> new LockableDoor(LockableDoor.State.BROKEN, "cellar", 2), "BROKEN with 2", "Give 0"),
                mistake(() -> PowerUp.of("", Ground.FLOOR), "needs a name", "\"wings\""),
                mistake(() -> new Search(101), "this is 101", "Give 0 for never, 100 for always"),
                mistake(
                        () -> new Trap("trap", Trap.State.FOUND, Trap.State.HIDDEN, Ground.FLOOR, List.of()),
                        "this one would be HIDDEN",
                        "Give FOUND, to spring again, or SPENT"),
                mistake(() -> Stairs.down(-1), "level -1", "rules.levelNumber(name)"),
                mistake(
                        () -> Stocking.of(Grid.filled(2, 2, Ground.FLOOR), RandomSource.of(1))
                                .with(-2, Blueprint.of("goblin")),
                        "not -2",
                        "Give 0 for none"),
                mistake(
                        () -> Rules.named("tiny")
                                .level("cellar", random -> {
                                    throw new AssertionError();
                                })
                                .build()
                                .levelNumber("attic"),
                        "no level named \"attic\"",
                        "it has [cellar]"));
    }

    static Stream<Arguments> fighting() {
        return Stream.of(
                mistake(() -> Health.of(0), "this is 0", "An entity that can't be hurt needs no Health"),
                mistake(() -> new Health(5, 4), "this is 5", "Give fewer hit points, or a higher maximum"),
                mistake(() -> LinearWeapon.ofDamage(1).withRange(0), "this range is 0", "Give 1 for the next cell"),
                mistake(() -> LinearWeapon.ofDamage(-1), "this is -1", "see Heal"),
                mistake(() -> Protection.of(-1), "this is -1", "To increase damage, use a weapon"),
                mistake(() -> Trajectory.straight(-1), "this is -1", "Give 1 for the next cell"),
                mistake(() -> Worth.enemiesMinusFriends(-1), "this is -1", "Give 0 to ignore allies"),
                mistake(() -> new Ammunition("", 5), "needs a name", "\"arrow\""),
                mistake(() -> new Ammunition("arrow", 101), "this is 101", "Give 0 for never, 100 for always"));
    }

    static Stream<Arguments> brains() {
        return Stream.of(
                mistake(() -> new Flee(0), "this is 0", "An actor that never flees needs no Flee"),
                mistake(() -> new Guard(CELL, -1), "this is -1", "Give 0 for its own cell alone"),
                mistake(() -> new Sentry(-1), "this is -1", "Give 0 for its own cell alone"),
                mistake(() -> new Mend(-1), "this is -1", "needs no Mend"),
                mistake(() -> RestUntilHealed.atMost(0), "this is 0", "say atMost(100)"),
                mistake(() -> new RestUntilHealed(1, -1), "this is -1", "say atMost(100)"),
                mistake(
                        () -> new Run(Direction.EAST, Run.Along.START, -1, 0, new Lookout(List.of())),
                        "these are -1 and 0",
                        "say Run.toward(direction)"));
    }

    static Stream<Arguments> areas() {
        return Stream.of(
                mistake(() -> new Beam(0), "this is 0", "Give 1 for the next cell"),
                mistake(() -> ConeArea.of(0, 1), "this is 0", "Give 1 for the narrowest or shortest"),
                mistake(() -> Disc.of(-1), "this is -1", "Give 0 for one cell"),
                mistake(() -> Burst.of(-1), "this is -1", "Give 0 for one cell"),
                mistake(() -> Spread.of(-1), "this is -1", "Give 0 for one cell"),
                mistake(() -> new Sweep(0), "this is 0", "For one cell take Disc.CELL"),
                mistake(() -> new Pattern(List.of(CELL, CELL)), "names (0,0)", "Leave it out the second time"),
                mistake(() -> Pattern.drawn("##"), "2 x 1", "draw an odd number of rows and columns"));
    }

    static Stream<Arguments> chance() {
        return Stream.of(
                mistake(() -> Dice.of("3x6"), "\"3x6\"", "at character 2"),
                mistake(() -> RandomSource.of(1).pick(List.of()), "the list is empty", "ask isEmpty() first"),
                mistake(() -> RandomSource.of(1).chance(5, 4), "5 in 4", "from 0 to the denominator"),
                mistake(() -> RandomSource.of(1).nextInt(0), "bound 0", "at least 1"),
                mistake(() -> WeightedTable.Entry.of("goblin", 0), "can't weigh 0", "weights are 1 to"));
    }

    @ParameterizedTest
    @MethodSource({"things", "effects", "ground", "fighting", "brains", "areas", "chance"})
    void aMistakeIsToldWithItsValueAndTheWayOut(Runnable code, String value, String fix) {
        assertThatIllegalArgumentException().isThrownBy(code::run).withMessageContainingAll(value, fix);
    }
}
