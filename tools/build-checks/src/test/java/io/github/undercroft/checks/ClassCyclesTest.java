package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Classes that all need each other can only be read, tested and changed together; so circles stay small. */
class ClassCyclesTest {

    private static final String CULPRITS = "io.github.undercroft.checks.cycles";

    /** As many as there may be in a circle of these packages; in all others there may be five. */
    private static final ImmutableMap<String, Integer> LARGEST = ImmutableMap.<String, Integer>builder()
            .put("io.github.undercroft", 26)
            .put("io.github.undercroft.game.state", 11)
            .put("io.github.undercroft.item", 8)
            .put("io.github.undercroft.dungeon", 14)
            .put("io.github.undercroft.dungeon.rogue", 6)
            .buildOrThrow();

    @Test
    void noMoreClassesNeedEachOther() {
        JavaClasses code = Compiled.engine().classes();
        Set<String> packages =
                code.stream().map(JavaClass::getPackageName).collect(Collectors.toCollection(TreeSet::new));
        assertThat(packages).containsAll(LARGEST.keySet());
        assertThat(packages)
                .allSatisfy(name -> assertThat(ClassCycles.of(code, name))
                        .allSatisfy(
                                circle -> assertThat(circle).hasSizeLessThanOrEqualTo(LARGEST.getOrDefault(name, 5))));
    }

    /** All packages of the front ends together. */
    @Test
    void noMoreThanFourClassesOfAFrontEndNeedEachOther() {
        assertThat(ClassCycles.of(Compiled.front().classes(), "io.github.undercroft.front"))
                .allSatisfy(circle -> assertThat(circle).hasSizeLessThanOrEqualTo(4));
    }

    @Test
    void theWorldIsDataAndKnowsNobodyWhoPlaysIt() {
        String state = "io.github.undercroft.game.state";
        assertThat(ClassCycles.of(Compiled.engine().classes(), state))
                .noneSatisfy(circle -> assertThat(circle).contains(state + ".World"));
    }

    @Test
    void aCircleIsFoundWithAllThatBelongToIt() {
        assertThat(ClassCycles.of(new ClassFileImporter().importPackages(CULPRITS), CULPRITS).stream()
                        .map(ClassCyclesTest::simpleNames))
                .containsExactly("First Second Third", "Pair Partner");
    }

    private static String simpleNames(ImmutableSet<String> circle) {
        return circle.stream()
                .map(name -> name.substring(CULPRITS.length() + 1))
                .collect(Collectors.joining(" "));
    }
}
