package io.github.undercroft.sense;

import io.github.undercroft.EntityId;
import io.github.undercroft.Sound;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.game.codec.EyesTypes;
import io.github.undercroft.geometry.Cone;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.value.SameByReflection;
import io.github.undercroft.value.ValueTypes;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Types made at compile time keep each field, as those found by reflection do. */
class SenseValuesTest {

    private static final ValueTypes ALL = SameByReflection.together(new SenseValues(), new EyesTypes());

    private static final AlertnessRule.Noticing NOTICING =
            new AlertnessRule.Noticing(1, 2, 3, List.of(new Sound("a splash"), Sound.CRY));
    private static final AlertnessRule.Waking WAKING = new AlertnessRule.Waking(4, 5, 6, 7);
    private static final AlertnessRule RULE = new AlertnessRule(8, 9, NOTICING, WAKING);

    /** A value of each record, no two numbers of which are equal. */
    static Stream<Record> values() {
        return Stream.of(
                new Senses(
                        Eyes.of(Reach.round(1)).withNightVision(2).withMinLight(3),
                        4,
                        Familiarity.AT_HOME,
                        List.of(new EntityId(5, 6))),
                new Alertness(12, Alertness.State.ALERT),
                NOTICING,
                WAKING,
                RULE,
                new Wary(new Bystander(), RULE, new Alertness(10, Alertness.State.AWAKE), 11),
                Reach.round(12),
                Eyes.of(Reach.round(13)).withNightVision(14).withMinLight(15),
                new Light(Reach.round(16), 17),
                Cone.facing(Direction.EAST, 3),
                new Invisible(),
                Lurker.in(Ground.FLOOR),
                new SeeInvisible());
    }

    @ParameterizedTest
    @MethodSource("values")
    void allFieldsAreWrittenInTheirOrderAndReadBack(Record value) {
        SameByReflection.check(ALL, value);
    }

    @Test
    void everyRecordOfThisPackageThatIsRegisteredIsTried() {
        SameByReflection.checkAllAreTried(ALL, values().toList());
    }
}
