package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.ActiveTerrain;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Ground that acts asks its context where it is: somebody who fills several cells has its position elsewhere. */
class GroundPlacesTest {

    private static final ImmutableSet<String> WHEN = ImmutableSet.of("whenEntered", "whenTurnEnds");

    private static Stream<String> places() {
        return Compiled.engine().classes().stream()
                .filter(type -> type.isAssignableTo(ActiveTerrain.class))
                .flatMap(type -> type.getMethodCallsFromSelf().stream())
                .filter(call -> WHEN.contains(call.getOrigin().getName()))
                .map(call -> call.getOriginOwner().getSimpleName() + " asks "
                        + call.getTarget().getName());
    }

    @Test
    void groundAsksForItsPlaceAndNotForAPosition() {
        assertThat(places()).contains("Lever asks place").noneMatch(each -> each.endsWith(" asks position"));
    }
}
