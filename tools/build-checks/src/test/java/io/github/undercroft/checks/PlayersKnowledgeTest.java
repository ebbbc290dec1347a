package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A front shows a player with eyes what things are taken for, and asks nobody for what they are. */
class PlayersKnowledgeTest {

    /** What names, looks or components of others could be read from, as they are. */
    private static final Pattern TRUTH =
            Pattern.compile("(turn|turn\\(\\))\\.(entity\\(|game\\(\\)\\.(entity|entities|things|weapon|board)\\()");

    private static final ImmutableSet<String> OF_THE_GONE = ImmutableSet.of(
            "Died.name", "Died.body", "Died.things", "Removed.name", "Removed.body", "Removed.things", "Used.name");

    private static List<String> culprits(String source) {
        return TRUTH.matcher(source).results().map(match -> match.group()).toList();
    }

    @Test
    void noModeOfAFrontAsksATurnForTheTruth() {
        for (Path file : Reactor.javaFiles(Reactor.here().root().resolve("front"))) {
            boolean isMain = file.toString().replace('\\', '/').contains("/src/main/");
            boolean isCheat = file.toString().replace('\\', '/').contains("/front/cheat/");
            if (isMain && !isCheat) {
                assertThat(culprits(Reactor.read(file)))
                        .as("%s: ask turn.things(), turn.taken(id) or turn.game().as(player)", file.getFileName())
                        .isEmpty();
            }
        }
    }

    /** They name who died or is gone as it was; a player may have taken it for something else, or have seen nobody. */
    @Test
    void theTruthOfTheDeadIsReadWhereItIsMaskedAlone() {
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

    /** An own thing is asked of {@code turn.things()}: else a brain would know what its actor does not. */
    @Test
    void noBrainAndNoOfferLooksAtItsOwnThingsAsTheyAre() {
        for (Path file : Reactor.javaFiles(Reactor.here().root())) {
            if (file.toString().replace('\\', '/').contains("/src/main/")) {
                assertThat(Reactor.read(file))
                        .as("%s: ask turn.things()", file.getFileName())
                        .doesNotContain("turn.game().things(turn.actor().id())");
            }
        }
    }

    @Test
    void whoAsksForTheTruthIsFound() {
        assertThat(culprits("turn.entity(id).map(Entity::name)")).hasSize(1);
        assertThat(culprits("play.turn().game().things(hero)")).hasSize(1);
        assertThat(culprits("turn.game().as(hero).things(hero), turn.game().now()"))
                .isEmpty();
    }
}
