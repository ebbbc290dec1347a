package io.github.undercroft.hindsight;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.EntityId;
import io.github.undercroft.Outcome;
import io.github.undercroft.Rest;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.hindsight.Verdict.Deed;
import io.github.undercroft.move.Move;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class VerdictTest {

    private static final Verdict.Moment MOMENT = new Verdict.Moment(9, 6, new EntityId(0, 0), () -> {
        throw new AssertionError("nobody plays it");
    });

    static Stream<Arguments> verdicts() {
        return Stream.of(
                Arguments.of(
                        new Verdict.Blamed(
                                MOMENT,
                                new Deed(new Move(Direction.EAST), new Survivors(3, 40)),
                                new Deed(new Rest(), new Survivors(30, 40)),
                                List.of()),
                        "Turn 6 decided it: after Move[direction=EAST] 3 of 40 such games went well; after another deed,"
                                + " Rest[], 30 of 40. At least 99 % sure."),
                Arguments.of(
                        new Verdict.Blamed(
                                MOMENT,
                                new Deed(new Move(Direction.EAST), new Survivors(10, 24)),
                                new Deed(new Rest(), new Survivors(18, 24)),
                                List.of()),
                        "Turn 6 decided it: after Move[direction=EAST] 10 of 24 such games went well; after another deed,"
                                + " Rest[], 18 of 24. At least 90 % sure."),
                Arguments.of(
                        new Verdict.Luck(MOMENT, new Survivors(80, 100), new Survivors(10, 100)),
                        "Bad luck: no deed that was tried is to blame. Most was lost in turn 6: 80 of 100 such games went"
                                + " well from before it, 10 of 100 after it."),
                Arguments.of(
                        new Verdict.Unclear(3, new Survivors(40, 100)),
                        "No turn stands out: from turn 3 on 40 of 100 such games went well."),
                Arguments.of(
                        new Verdict.Unclear(3, new Survivors(2, 100)),
                        "No turn can be blamed: even from turn 3 on only 2 of 100 such games went well."),
                Arguments.of(new Verdict.NotLost(Optional.of(Outcome.won("gold"))), "The game was not lost."),
                Arguments.of(new Verdict.NotLost(Optional.empty()), "The game has not ended."),
                Arguments.of(
                        new Verdict.Differs(7),
                        "The recording is of other rules: it differs at step 7, so nothing can be told."));
    }

    @ParameterizedTest
    @MethodSource("verdicts")
    void aVerdictIsASentence(Verdict verdict, String sentence) {
        assertThat(verdict).hasToString(sentence);
    }

    @Test
    void everyVerdictHasASentence() {
        assertThat(verdicts().<Class<?>>map(each -> each.get()[0].getClass()).distinct())
                .containsExactlyInAnyOrder(Verdict.class.getPermittedSubclasses());
    }
}
