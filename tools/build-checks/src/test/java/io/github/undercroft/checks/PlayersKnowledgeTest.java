package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import org.junit.jupiter.api.Test;

/** A front tells of the dead and gone what a player took them for. */
class PlayersKnowledgeTest {

    private static final ImmutableSet<String> OF_THE_GONE = ImmutableSet.of(
            "Departure.name",
            "Departure.body",
            "Departure.things",
            "Died.name",
            "Died.body",
            "Died.things",
            "Removed.name",
            "Removed.body",
            "Removed.things",
            "Used.name");

    /** They name who died or is gone as it was; a player may have taken it for something else, or have seen nobody. */
    @Test
    void theTruthOfTheDeadIsReadWhereItIsVeiledAlone() {
        assertThat(Compiled.front().classes().stream()
                        .filter(type -> !type.getPackageName().endsWith(".cheat"))
                        .flatMap(type -> type.getMethodCallsFromSelf().stream())
                        .filter(call ->
                                OF_THE_GONE.contains(call.getTargetOwner().getSimpleName() + "."
                                        + call.getTarget().getName()))
                        .map(call -> call.getOriginOwner().getSimpleName())
                        .distinct())
                .as("ask Percept.saw(event, percepts), or hand the things to Hero.holding")
                .containsExactlyInAnyOrder("Hero", "Kills", "Notices");
    }
}
