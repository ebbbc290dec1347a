package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import io.github.undercroft.seeds.SeededProperties;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

class SeededPropertiesTest {

    /** What the planted laws were tried with. */
    private static final List<Long> TRIED = new ArrayList<>();

    private final String before = System.getProperty(SeededProperties.SEEDS, "fixed");

    /** A law that half of all seeds break. */
    static class FlakyLaw {

        @Property(tries = 1, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
        boolean everyNumberIsEven(@ForAll long number) {
            TRIED.add(number);
            return number % 2 == 0;
        }
    }

    /** Laws whose seeds differ by class and name, but for one that states its own. */
    static class SeveralLaws {

        @Property(tries = 1, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
        void everyNumberIsEven(@ForAll long number) {
            TRIED.add(number);
        }

        @Property(tries = 1, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
        void everyNumberIsOdd(@ForAll long number) {
            TRIED.add(number);
        }
    }

    static class LawWithASeed {

        @Property(tries = 1, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF, seed = "7")
        void everyNumberIsEven(@ForAll long number) {
            TRIED.add(number);
        }
    }

    static class LawWithoutNumbers {

        @Property
        void holds() {}
    }

    @AfterEach
    void putBack() {
        System.setProperty(SeededProperties.SEEDS, before);
    }

    /** The numbers tried, and at the end how many of the laws were broken. */
    private static List<Long> run(String seeds, Class<?> laws) {
        System.setProperty(SeededProperties.SEEDS, seeds);
        TRIED.clear();
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(laws))
                .configurationParameter("jqwik.database", "")
                .configurationParameter("jqwik.reporting.usejunitplatform", "true")
                .build();
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create().execute(request, listener);
        List<Long> result = new ArrayList<>(TRIED);
        result.add(listener.getSummary().getTestsFailedCount());
        return result;
    }

    @Test
    void aFlakyLawGivesTheSameAnswerEachTimeWithFixedSeeds() {
        List<Long> first = run("fixed", FlakyLaw.class);

        for (int i = 0; i < 10; i++) {
            assertThat(run("fixed", FlakyLaw.class)).isEqualTo(first);
        }
        assertThat(first).as("the same on every JVM").containsExactly(-1123256048924048657L, 1L);
    }

    @Test
    void aFlakyLawGivesAnotherAnswerWithOtherSeeds() {
        Set<Long> answers = new HashSet<>();
        for (int base = 0; base < 40; base++) {
            List<Long> run = run(Integer.toString(base), FlakyLaw.class);
            answers.add(run.get(run.size() - 1));
        }
        assertThat(answers).containsExactlyInAnyOrder(0L, 1L);
    }

    @Test
    void randomSeedsAreOthersThanTheFixedOnes() {
        assertThat(run("random", FlakyLaw.class)).isNotEqualTo(run("fixed", FlakyLaw.class));
    }

    @Test
    void eachLawHasASeedOfItsOwn() {
        List<Long> numbers = run("fixed", SeveralLaws.class).subList(0, 2);

        numbers.add(run("fixed", FlakyLaw.class).get(0));
        assertThat(numbers).doesNotHaveDuplicates();
    }

    @Test
    void aSeedThatAPropertyStatesIsKept() {
        assertThat(run("3", LawWithASeed.class)).isEqualTo(run("4", LawWithASeed.class));
    }

    @Test
    void seedsThatAreNoneOfTheThreeBreakEachLaw() {
        assertThat(run("sometimes", LawWithoutNumbers.class)).containsExactly(1L);
    }
}
