package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.checks.AllowedExceptions.Allowed;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EngineBansTest {

    private static Code engine;
    private static Code front;

    @BeforeAll
    static void readTheEngine() {
        engine = Compiled.engine();
        front = Code.below(ImmutableList.of(Reactor.here().root().resolve("front/core/target/classes")));
    }

    static List<Ban> bans() {
        return Bans.all();
    }

    static List<Ban> browserBans() {
        return BrowserBans.ALL;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("browserBans")
    void theFrontEndCompilesToTheBrowser(Ban ban) {
        assertThat(notAllowed(ban, front))
                .as("'%s' is banned in front/core: %s. See AllowedExceptions.", ban.name(), ban.why())
                .isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bans")
    void engineCodeKeepsTheBan(Ban ban) {
        assertThat(notAllowed(ban, engine))
                .as("'%s' is banned in engine code: %s. See AllowedExceptions.", ban.name(), ban.why())
                .isEmpty();
    }

    @Test
    void everyAllowedExceptionIsNeeded() {
        assertThat(AllowedExceptions.all())
                .allSatisfy(allowed -> assertThat(isNeeded(allowed))
                        .as(
                                "%s does not break '%s': delete its line in AllowedExceptions",
                                allowed.className(), allowed.ban())
                        .isTrue());
    }

    @Test
    void everyAllowedExceptionGivesAReason() {
        assertThat(AllowedExceptions.all())
                .allSatisfy(allowed -> assertThat(allowed.reason()).hasSizeGreaterThan(15));
    }

    @Test
    void anExceptionCoversItsClassAndWhatIsNestedInIt() {
        Ban ban = Bans.named("float");
        Allowed allowed = new Allowed("a.Generator", "float", "the interface asks for it");
        assertThat(allowed.covers(ban, new Finding("a.Generator", "float"))).isTrue();
        assertThat(allowed.covers(ban, new Finding("a.Generator$State", "float")))
                .isTrue();
        assertThat(allowed.covers(ban, new Finding("a.Generators", "float"))).isFalse();
        assertThat(allowed.covers(Bans.named("locks"), new Finding("a.Generator", "volatile field")))
                .isFalse();
    }

    private static boolean isNeeded(Allowed allowed) {
        Ban ban = Bans.named(allowed.ban());
        return Stream.of(engine, front)
                .flatMap(code -> ban.findings(code).stream())
                .anyMatch(finding -> allowed.covers(ban, finding));
    }

    private static Stream<Finding> notAllowed(Ban ban, Code code) {
        return ban.findings(code).stream()
                .filter(finding -> AllowedExceptions.all().stream().noneMatch(allowed -> allowed.covers(ban, finding)));
    }
}
