package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import io.github.undercroft.seeds.Heavy;
import io.github.undercroft.seeds.HeavyProperties;
import io.github.undercroft.seeds.Tries;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

class HeavyPropertiesTest {

    /** What the planted laws were tried with. */
    private static final List<Long> TRIED = new ArrayList<>();

    private final String before = System.getProperty(Tries.LAWS, "half");
    private final String triesBefore = System.getProperty(HeavyProperties.DEFAULT_TRIES, "100");

    static class LightLaw {
        @Property(tries = 9, edgeCases = EdgeCasesMode.NONE)
        void holds(@ForAll long number) {
            TRIED.add(number);
        }
    }

    static class HeavyLaw {
        @Heavy
        @Property(tries = 9, edgeCases = EdgeCasesMode.NONE)
        void holds(@ForAll long number) {
            TRIED.add(number);
        }
    }

    @Heavy
    static class HeavyLaws {
        @Property(edgeCases = EdgeCasesMode.NONE)
        void hold(@ForAll long number) {
            TRIED.add(number);
        }
    }

    @AfterEach
    void putBack() {
        System.setProperty(Tries.LAWS, before);
        System.setProperty(HeavyProperties.DEFAULT_TRIES, triesBefore);
    }

    private static List<Long> tried(Class<?> laws, String choice) {
        System.setProperty(Tries.LAWS, choice);
        TRIED.clear();
        LauncherFactory.create()
                .execute(LauncherDiscoveryRequestBuilder.request()
                        .selectors(selectClass(laws))
                        .configurationParameter("jqwik.database", "")
                        .build());
        return List.copyOf(TRIED);
    }

    @Test
    void aHeavyLawMakesTheFirstHalfOfItsTriesUnlessAllAreAskedFor() {
        List<Long> all = tried(HeavyLaw.class, "all");

        assertThat(all).hasSize(9);
        assertThat(tried(HeavyLaw.class, "half")).isEqualTo(all.subList(0, 5));
        assertThat(tried(LightLaw.class, "half")).hasSize(9);
    }

    @Test
    void aClassOfHeavyLawsWithoutANumberHasHalfOfTheDefault() {
        System.setProperty(HeavyProperties.DEFAULT_TRIES, "20");

        assertThat(tried(HeavyLaws.class, "half")).hasSize(10);
    }

    @Test
    void loopsAreHalvedAndRoundedUp() {
        System.setProperty(Tries.LAWS, "half");
        assertThat(Tries.of(1)).isEqualTo(1);
        assertThat(Tries.of(9)).isEqualTo(5);
        System.setProperty(Tries.LAWS, "all");
        assertThat(Tries.of(9)).isEqualTo(9);
    }

    @Test
    void anotherChoiceIsRefused() {
        System.setProperty(Tries.LAWS, "most");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Tries.of(9))
                .withMessage("test.laws is half or all, not most");
    }
}
