package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.checks.AllowedExceptions.Allowed;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EngineBansTest {

    private static final Searched ENGINE = new Searched(Compiled.engine(), new HashMap<>());
    private static final Searched FRONT =
            new Searched(Compiled.of(ImmutableList.of(Reactor.here().root().resolve("front/core"))), new HashMap<>());

    /** Code, and what was found of each ban, as looking for it takes long. */
    private record Searched(Code code, Map<Ban, List<Finding>> found) {
        List<Finding> findings(Ban ban) {
            return found.computeIfAbsent(ban, each -> each.findings(code));
        }
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
        assertThat(notAllowed(ban, FRONT))
                .as("'%s' is banned in front/core: %s. See AllowedExceptions.", ban.name(), ban.why())
                .isEmpty();
    }

    /** What is started from a command line is on no page. */
    @Test
    void theGamesUseNothingThatIsMissingInTheBrowser() {
        Code games = Compiled.of(ImmutableList.of(Reactor.here().root().resolve("examples")));
        assertThat(Bans.named("missing in the browser").findings(games).stream()
                        .filter(found -> !found.className().startsWith("io.github.undercroft.examples.command.")))
                .isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bans")
    void engineCodeKeepsTheBan(Ban ban) {
        assertThat(notAllowed(ban, ENGINE))
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
        return Stream.of(ENGINE, FRONT)
                .flatMap(searched -> searched.findings(ban).stream())
                .anyMatch(finding -> allowed.covers(ban, finding));
    }

    private static Stream<Finding> notAllowed(Ban ban, Searched searched) {
        return searched.findings(ban).stream()
                .filter(finding -> AllowedExceptions.all().stream().noneMatch(allowed -> allowed.covers(ban, finding)));
    }
}
