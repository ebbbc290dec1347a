package io.github.undercroft.brain;

import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.value.SameByReflection;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BrainValuesTest {

    static List<Record> values() {
        return List.of(
                new Strike(),
                new Chase(),
                new Wander(),
                new Outfit(),
                new Flee(3),
                new Mend(15),
                new Guard(new Point(1, 2), 4),
                new Sentry(5, Optional.of(new Point(6, 7))),
                new Stalker(Optional.of(new EntityId(13, 14))),
                PriorityBrain.of(new Flee(8), new Wander()),
                new Ambush(new Stalker()),
                new Unless(new Stalker(), "keeps away", new Flee(2)),
                new Lookout(List.of(new EntityId(11, 12))),
                new Run(Direction.SOUTH_WEST, Run.Along.LEFT_SIDE, 9, 10, new Lookout(List.of(new EntityId(11, 12)))),
                new LeaveHarm(),
                new Announced(new Strike()),
                new Announce(Attack.toward(Direction.EAST)),
                new Announce.Fulfil(Attack.at(new Point(1, 2)), new Location.OnLevel(3, new Point(4, 5))),
                new Announce.Abandon(),
                new Announce.Resolve(),
                new Intent(List.of(new Point(1, 2), new Point(3, 4)), Attack.at(new Point(1, 2))),
                new RestUntilHealed(11, 12));
    }

    @ParameterizedTest
    @MethodSource("values")
    void allFieldsAreWrittenInTheirOrderAndReadBack(Record value) {
        SameByReflection.check(new BrainValues(), value);
    }

    @Test
    void everyRecordThatIsRegisteredIsTried() {
        SameByReflection.checkAllAreTried(new BrainValues(), values());
    }
}
