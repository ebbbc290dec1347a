package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.checks.AllowedExceptions.Allowed;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EngineBansTest {

    private static Code engine;

    @BeforeAll
    static void readTheEngine() {
        engine = Compiled.engine();
    }

    static List<Ban> bans() {
        return Bans.all();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bans")
    void engineCodeKeepsTheBan(Ban ban) {
        Stream<Finding> broken = ban.findings(engine).stream()
                .filter(finding -> AllowedExceptions.all().stream().noneMatch(allowed -> allowed.covers(ban, finding)));
        assertThat(broken)
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
        return ban.findings(engine).stream().anyMatch(finding -> allowed.covers(ban, finding));
    }
}
