package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.tngtech.archunit.core.domain.JavaClass;
import io.github.undercroft.checks.culprits.CaughtBy;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A ban that catches nothing is no ban: each has classes that break it on purpose. */
class CulpritsTest {

    private static final Code CODE = Code.below(ImmutableList.of(Reactor.here()
            .root()
            .resolve(Path.of("tools/build-checks/target/test-classes/io/github/undercroft/checks/culprits"))));

    static List<Ban> bans() {
        return Bans.all();
    }

    static Stream<String> culprits() {
        return CODE.classes().stream()
                .filter(type -> type.isAnnotatedWith(CaughtBy.class))
                .map(JavaClass::getName);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bans")
    void everyBanHasACulprit(Ban ban) {
        assertThat(culprits().filter(culprit -> catcherOf(culprit).equals(ban)))
                .as("classes marked @CaughtBy(\"%s\")", ban.name())
                .isNotEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("culprits")
    void everyCulpritIsCaughtByItsBan(String culprit) {
        assertThat(catcherOf(culprit).findings(CODE))
                .extracting(Finding::className)
                .contains(culprit);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("culprits")
    void everyMethodOfACulpritIsCaught(String culprit) {
        Stream<String> where = catcherOf(culprit).findings(CODE).stream()
                .filter(finding -> finding.className().equals(culprit))
                .map(Finding::where);
        String all = String.join("\n", where.toList());
        JavaClass type = CODE.classes().get(culprit);
        assertThat(type.getMethods())
                .filteredOn(method -> !method.getName().contains("$"))
                .allSatisfy(method -> assertThat(all)
                        .containsPattern(
                                "(?:%s\\.|in |of |method )%s\\(".formatted(type.getSimpleName(), method.getName())));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bans")
    void whatIsAllowedIsNotCaught(Ban ban) {
        assertThat(ban.findings(CODE))
                .filteredOn(finding -> finding.className().contains("Innocent"))
                .isEmpty();
    }

    @Test
    void bansHaveDifferentNames() {
        assertThat(Bans.all()).extracting(Ban::name).doesNotHaveDuplicates();
    }

    private static Ban catcherOf(String culprit) {
        return Bans.named(
                CODE.classes().get(culprit).getAnnotationOfType(CaughtBy.class).value());
    }
}
