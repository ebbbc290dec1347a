package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Aim;
import io.github.undercroft.Cause;
import io.github.undercroft.Component;
import io.github.undercroft.Effect;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Refusal;
import io.github.undercroft.Terrain;
import io.github.undercroft.checks.entities.Commands;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.Removed;
import io.github.undercroft.terrain.Outside;
import io.github.undercroft.terrain.Unseen;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PublicFaceTest {

    private static final String ROOT = "io.github.undercroft.";

    /** What could become a library of its own. */
    private static final List<String> FREE =
            ImmutableList.of("geometry", "random", "grid", "fov", "area", "time", "pathfinding", "dungeon");

    /** What stands below those and is for games of this engine. */
    private static final List<String> FOR_GAMES = ImmutableList.of("pathfinding.brain", "dungeon.theme");

    private static final List<String> NOT_EXPORTED = ImmutableList.of(
            "memory",
            "value.inner",
            "game.guard",
            "game.codec",
            "game.state",
            "game.perception",
            "pathfinding.search",
            "dungeon.tool",
            "dungeon.shape");

    /** What the engine answers where there is no known cell; no author makes one, and code compares them with {@code ==}. */
    private static final ImmutableSet<String> NOT_GROUND =
            ImmutableSet.of(Outside.class.getName(), Unseen.class.getName());

    /** Not what says at least or at most, which is plain English. */
    private static final Pattern LEAST_OR_MOST =
            Pattern.compile("((least|most)([A-Z].*)?|with(Least|Most)[A-Z].*|(LEAST|MOST)(_.*)?)");

    /** What is kept in a state, an event or a replay. */
    private static final ImmutableSet<Class<?>> VALUES = ImmutableSet.of(
            Action.class,
            Aim.class,
            Cause.class,
            Component.class,
            Effect.class,
            GameEvent.class,
            Location.class,
            Refusal.class,
            Terrain.class);

    private static boolean isExported(JavaClass type) {
        return NOT_EXPORTED.stream().noneMatch(name -> type.getPackageName().equals(ROOT + name));
    }

    private static boolean isForeign(JavaClass type) {
        return type.getPackageName().startsWith("com.google")
                || type.getPackageName().startsWith("org.slf4j");
    }

    private static boolean isFree(JavaClass type) {
        return FREE.stream().anyMatch(name -> (type.getPackageName() + ".").startsWith(ROOT + name + "."))
                && FOR_GAMES.stream().noneMatch(name -> type.getPackageName().equals(ROOT + name));
    }

    private static boolean isOfTheTurnEngine(JavaClass type) {
        return (type.getPackageName() + ".").startsWith(ROOT) && !isFree(type);
    }

    @Test
    void noPublicTypeOfTheEngineNamesGuavaOrSlf4j() {
        JavaClasses engine = Compiled.engine().classes();

        assertThat(PublicFace.naming(engine, PublicFaceTest::isExported, PublicFaceTest::isForeign))
                .isEmpty();
    }

    @Test
    void whatCouldStandAloneNamesNoTypeOfTheTurnEngine() {
        JavaClasses engine = Compiled.engine().classes();

        assertThat(PublicFace.naming(engine, PublicFaceTest::isFree, PublicFaceTest::isOfTheTurnEngine))
                .isEmpty();
    }

    @Test
    void eachMemberThatUsersSeeIsLookedAtAndNoOther() {
        JavaClasses culprits = new ClassFileImporter().importPackages("io.github.undercroft.checks.face");

        assertThat(PublicFace.naming(culprits, type -> true, PublicFaceTest::isForeign))
                .allSatisfy(finding -> assertThat(finding.className()).endsWith(".Culprit"))
                .extracting(
                        finding -> finding.where().substring(0, finding.where().indexOf(' ')))
                .containsExactlyInAnyOrder("extends", "field", "<init>", "answer", "get");
    }

    @Test
    void noPublicTypeHasTheNameOfAPublicTopLevelType() {
        JavaClasses published = Compiled.published().classes();

        assertThat(PublicFace.sharingNames(published, PublicFaceTest::isExported))
                .isEmpty();
    }

    @Test
    void aNameOfATopLevelTypeIsFoundAgainBesideItAndNestedButNotInTwoNestedTypes() {
        JavaClasses culprits = new ClassFileImporter().importPackages("io.github.undercroft.checks.names");

        assertThat(PublicFace.sharingNames(culprits, type -> true))
                .extracting(Finding::toString)
                .allSatisfy(finding -> assertThat(finding).contains("has the name of"))
                .map(finding -> finding.replace("io.github.undercroft.checks.names.", ""))
                .containsExactly(
                        "Door: has the name of other.Door",
                        "House$Window: has the name of Window",
                        "other.Door: has the name of Door");
    }

    @Test
    void commandsAndValuesNameAnEntityByItsId() {
        JavaClasses engine = Compiled.engine().classes();

        // Pictures of who left, which do not change any more; and whom detect() finds, by a test.
        assertThat(PublicFace.takingEntities(engine, ActionContext.class, Entity.class, VALUES))
                .filteredOn(finding -> !finding.where().startsWith("detect"))
                .extracting(Finding::className)
                .isSubsetOf(Died.class.getName(), Removed.class.getName());
    }

    @Test
    void aCommandAndAValueThatTakeAnEntityAreFoundAndAQuestionIsNot() {
        JavaClasses culprits = new ClassFileImporter().importPackages("io.github.undercroft.checks.entities");

        assertThat(PublicFace.takingEntities(culprits, Commands.class, Entity.class, VALUES))
                .extracting(
                        finding -> finding.where().substring(0, finding.where().indexOf(' ')))
                .containsExactlyInAnyOrder("kill", "push", "owners");
    }

    @Test
    void aValueWithoutStateIsNoEnum() {
        JavaClasses published = Compiled.published().classes();

        assertThat(PublicFace.choicesOfOne(published, type -> isExported(type) && !NOT_GROUND.contains(type.getName())))
                .isEmpty();
    }

    @Test
    void anEnumWithOneConstantIsFoundAndOneWithTwoIsNot() {
        JavaClasses culprits = new ClassFileImporter().importPackages("io.github.undercroft.checks.choices");

        assertThat(PublicFace.choicesOfOne(culprits, type -> true))
                .extracting(Finding::className)
                .containsExactly("io.github.undercroft.checks.choices.Choices$Lonely");
    }

    @Test
    void limitsAreCalledMinAndMax() {
        JavaClasses published = Compiled.published().classes();

        assertThat(PublicFace.named(published, PublicFaceTest::isExported, LEAST_OR_MOST))
                .isEmpty();
    }

    @Test
    void aLimitWithAnotherNameIsFound() {
        JavaClasses culprits = new ClassFileImporter().importPackages("io.github.undercroft.checks.limits");

        assertThat(PublicFace.named(culprits, type -> true, LEAST_OR_MOST))
                .extracting(Finding::where)
                .containsExactlyInAnyOrder("most", "leastLight", "withMostRooms", "MOST", "LEAST_SIDE");
    }
}
