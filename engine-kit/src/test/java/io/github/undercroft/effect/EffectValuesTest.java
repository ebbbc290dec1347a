package io.github.undercroft.effect;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.DamageKind;
import io.github.undercroft.EntityId;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.Dice;
import io.github.undercroft.value.SameByReflection;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EffectValuesTest {

    private enum Idle implements Behaviour {
        IDLE;

        @Override
        public Optional<Action> next(TurnView turn) {
            return Optional.empty();
        }
    }

    static List<Record> values() {
        Harm harm = new Harm(Dice.of("2d6+1"), new DamageKind("cold"));
        return List.of(
                new Blindness(),
                new Paralysis(),
                new Heal(Dice.of("d4")),
                harm,
                new Afflict(new Quickness(70)),
                Cure.of(EffectKind.FEAR, EffectKind.POISON),
                new EffectKind("burning"),
                new Span.Turns(17),
                new Span.Endless(),
                Lasting.of(EffectKind.POISON, new EachTurn(harm), 5).stacking(Stacking.KEEP_STRONGER),
                new Quickness(60),
                new EachTurn(harm),
                new Compulsion(Idle.IDLE),
                new Confusion(40),
                new Push(3, Optional.of(Direction.WEST), Optional.of(Dice.of("1d4"))),
                new Push.Shove(new EntityId(1, 2), new Point(4, 5), Direction.EAST, 6, Push.of(7)),
                new Push.GoOn(new Push.Shove(new EntityId(8, 9), new Point(10, 11), Direction.WEST, 12, Push.of(13))),
                new Confusion.Stagger(new Move(Direction.WEST), 30));
    }

    @ParameterizedTest
    @MethodSource("values")
    void allFieldsAreWrittenInTheirOrderAndReadBack(Record value) {
        SameByReflection.check(new EffectValues(), value);
    }

    @Test
    void everyRecordThatIsRegisteredIsTried() {
        SameByReflection.checkAllAreTried(new EffectValues(), values());
    }
}
