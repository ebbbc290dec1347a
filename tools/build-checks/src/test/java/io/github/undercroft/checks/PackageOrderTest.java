package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PackageOrderTest {

    private static final String CULPRITS = "io.github.undercroft.checks.layers";

    private static final Pattern SURFACES =
            Pattern.compile("io\\.github\\.undercroft\\.front\\.(disk|terminal|window)");

    private static final Pattern SCREENS_AND_FILES = Pattern.compile(
            "(java\\.awt\\.|javax\\.swing\\.|java\\.nio\\.file\\.|com\\.googlecode\\.lanterna\\.|java\\.io\\.File).*");

    private static final JavaClasses CULPRIT_CLASSES = new ClassFileImporter().importPackages(CULPRITS);
    private final PackageOrder orderOfCulprits = PackageOrder.below(CULPRITS);

    @Test
    void engineCodeKeepsThePackageOrder() {
        JavaClasses engine = Compiled.engine().classes();
        PackageOrder order = PackageOrder.ofTheEngine();
        assertThat(order.withoutPlace(engine)).isEmpty();
        assertThat(order.wrongArrows(engine)).isEmpty();
        assertThat(order.cycles(engine)).isEmpty();
    }

    @Test
    void frontEndsKeepThePackageOrder() {
        JavaClasses front = Compiled.front().classes();
        PackageOrder order = PackageOrder.ofTheFrontEnds();
        assertThat(front).isNotEmpty();
        assertThat(order.withoutPlace(front)).isEmpty();
        assertThat(order.wrongArrows(front)).isEmpty();
        assertThat(order.cycles(front)).isEmpty();
    }

    @Test
    void theExamplesKeepThePackageOrder() {
        JavaClasses examples = Compiled.examples().classes();
        PackageOrder order = PackageOrder.ofTheExamples();
        assertThat(examples).isNotEmpty();
        assertThat(order.withoutPlace(examples)).isEmpty();
        assertThat(order.wrongArrows(examples)).isEmpty();
        assertThat(order.cycles(examples)).isEmpty();
    }

    @Test
    void theCoreOfTheFrontEndsKnowsNoScreenAndNoFile() {
        assertThat(Compiled.front().classes())
                .filteredOn(type -> !SURFACES.matcher(type.getPackageName()).matches())
                .allSatisfy(type -> assertThat(type.getDirectDependenciesFromSelf())
                        .extracting(arrow -> arrow.getTargetClass().getName())
                        .noneMatch(name -> SCREENS_AND_FILES.matcher(name).matches()));
    }

    @Test
    void theEngineKnowsNoFrontEnd() {
        assertThat(Compiled.engine().classes())
                .allSatisfy(type -> assertThat(type.getDirectDependenciesFromSelf())
                        .noneMatch(
                                arrow -> arrow.getTargetClass().getName().startsWith("io.github.undercroft.front.")));
    }

    @Test
    void anArrowAgainstTheOrderIsCaughtAndNoOther() {
        assertThat(orderOfCulprits.wrongArrows(CULPRIT_CLASSES))
                .extracting(finding -> finding.className().substring(CULPRITS.length() + 1))
                .containsOnly(
                        "geometry.Upwards",
                        "game.KnowsDoors",
                        "door.KnowsGame",
                        "pathfinding.KnowsField",
                        "pathfinding.field.KnowsValue",
                        "pathfinding.brain.KnowsGame",
                        "pathfinding.brain.KnowsScenario");
    }

    @Test
    void aCycleBetweenPackagesOfOneLayerIsCaught() {
        JavaClasses oneLayer = new ClassFileImporter().importPackages(CULPRITS + ".door", CULPRITS + ".item");
        assertThat(orderOfCulprits.cycles(oneLayer))
                .anySatisfy(cycle -> assertThat(cycle).contains("Cycle detected", "Slice door", "Slice item"));
    }

    @Test
    void aPackageWithoutAPlaceIsCaught() {
        assertThat(orderOfCulprits.withoutPlace(CULPRIT_CLASSES))
                .extracting(Finding::className)
                .containsExactly(CULPRITS + ".attic.Lost");
    }
}
