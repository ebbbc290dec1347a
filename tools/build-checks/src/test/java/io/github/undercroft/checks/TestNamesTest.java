package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TestNamesTest {

    private static final String LAW = "class Laws {\n\n    @Property\n    void holds() {}\n}\n";

    @Test
    void everyTestOfTheProjectRuns() {
        assertThat(Reactor.javaFiles(Reactor.here().root()))
                .isNotEmpty()
                .allSatisfy(file -> assertThat(
                                SourceRules.skippedTests(file.getFileName().toString(), Reactor.read(file)))
                        .isEmpty());
    }

    @Test
    void testsInAFileThatSurefireSkipsAreCaught() {
        assertThat(SourceRules.skippedTests("PointLaws.java", LAW)).isPresent();
        assertThat(SourceRules.skippedTests("PointTest2.java", LAW)).isPresent();
        assertThat(SourceRules.skippedTests(
                        "PointTests.java", LAW.replace("Property", "ParameterizedTest(name = \"\")")))
                .isPresent();
    }

    @Test
    void aTestThatIsSwitchedOffIsCaught() {
        assertThat(SourceRules.skippedTests("PointTest.java", LAW.replace("@Prop", "@Disabled\n    @Prop")))
                .isPresent();
    }

    @Test
    void testsThatRunAreNotCaught() {
        assertThat(SourceRules.skippedTests("PointTest.java", LAW)).isEmpty();
        assertThat(SourceRules.skippedTests("PointLaws.java", "abstract " + LAW))
                .isEmpty();
        assertThat(SourceRules.skippedTests("Point.java", "class Point {\n    @Override\n}\n"))
                .isEmpty();
    }
}
