package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What acts on somebody is walked by one class, so that its order is said in one place. */
class ActingEffectsTest {

    private static final Set<String> LISTS =
            Set.of("io.github.undercroft.Effects.all", "io.github.undercroft.Enchantment.effects");

    private static boolean readsAList(JavaClass type) {
        return Stream.concat(type.getMethodCallsFromSelf().stream(), type.getMethodReferencesFromSelf().stream())
                .anyMatch(call -> LISTS.contains(call.getTargetOwner().getName() + "." + call.getName()));
    }

    @Test
    void inTheRunningGameOnlyThoseReadListsOfEffectsWhoWalkOrChangeThem() {
        assertThat(Compiled.engine().classes().stream()
                        .filter(type -> type.getPackageName().startsWith("io.github.undercroft.game"))
                        .filter(ActingEffectsTest::readsAList)
                        .map(JavaClass::getSimpleName)
                        .collect(Collectors.toSet()))
                .containsExactlyInAnyOrder("ActingEffects", "Affliction", "Changes", "Due");
    }
}
