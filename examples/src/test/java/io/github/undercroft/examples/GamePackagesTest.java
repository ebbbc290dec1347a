package io.github.undercroft.examples;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.Test;

class GamePackagesTest {

    private static final String ROOT = "io.github.undercroft.examples";
    private static final String[] SURROUNDINGS = {
        "com.googlecode.lanterna..", "java.io..", "java.nio.file..", "java.awt..", "javax.swing.."
    };
    private static final ArchRule GAMES_KNOW_NO_SURROUNDINGS = noClasses()
            .that(not(resideInAnyPackage(ROOT + ".command..", ROOT + ".cellar..")))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(SURROUNDINGS);

    private static final JavaClasses CODE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);

    @Test
    void gamesKnowNoTerminalNoFilesAndNoWindows() {
        GAMES_KNOW_NO_SURROUNDINGS.check(CODE);
    }

    @Test
    void aGameThatKnowsThemIsCaughtForEach() {
        JavaClasses culprit = new ClassFileImporter().importPackages(ROOT + ".culprit");

        assertThat(GAMES_KNOW_NO_SURROUNDINGS
                        .evaluate(culprit)
                        .getFailureReport()
                        .getDetails())
                .anyMatch(line -> line.contains("com.googlecode.lanterna"))
                .anyMatch(line -> line.contains("java.io.File"))
                .anyMatch(line -> line.contains("java.awt.Point"));
    }

    @Test
    void theBotKnowsNoGame() {
        noClasses()
                .that(resideInAnyPackage(ROOT, ROOT + ".bot.."))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        ROOT + ".arena..",
                        ROOT + ".scatter..",
                        ROOT + ".thieflike..",
                        ROOT + ".descent..",
                        ROOT + ".command..")
                .check(CODE);
    }
}
