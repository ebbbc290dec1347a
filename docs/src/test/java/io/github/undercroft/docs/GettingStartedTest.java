package io.github.undercroft.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Aim;
import io.github.undercroft.Blueprint;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an author gets who writes as little as the page does. */
class GettingStartedTest {

    private static final Aim EAST = new Aim.Toward(Direction.EAST);

    @TempDir
    private Path classes;

    /** The weapon of the page, as it stands there. */
    private Weapon whip(URLClassLoader loader, int reach) throws ReflectiveOperationException {
        Page page = Project.here().page("docs/getting-started.md");
        CodeBlocks blocks = new CodeBlocks(page, List.of());
        List<Compilation.Unit> units = page.blocks().stream()
                .filter(block ->
                        block.file().filter(file -> file.endsWith("/Whip.java")).isPresent())
                .flatMap(block -> blocks.units(block).stream())
                .toList();
        assertThat(units).hasSize(1);
        assertThat(new Compilation(classes).problems(units)).isEmpty();
        Constructor<?> whip = loader.loadClass("mygame.Whip").getDeclaredConstructor(int.class, int.class);
        whip.setAccessible(true);
        return (Weapon) whip.newInstance(reach, 1);
    }

    @Test
    void theWhipOfThePageShowsNoUnseenEnemyAndStrikesIt() throws IOException, ReflectiveOperationException {
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            Weapon whip = whip(loader, 3);
            Blueprint shortSighted =
                    Blueprint.player("you").with(Senses.ofRadius(2)).with(whip);
            Scenario far = Scenario.of(Scenario.legend().replacing('@', shortSighted), "@..g");
            Scenario near = Scenario.of(Scenario.legend().replacing('@', shortSighted), "@.g");

            assertThat(whip.area(turn(far), turn(far).position(), EAST)).isEmpty();
            assertThat(whip.target(turn(far).board(), turn(far), turn(far).position(), EAST))
                    .isEmpty();
            assertThat(whip.area(turn(near), turn(near).position(), EAST))
                    .containsExactly(turn(near).position().plus(2, 0));

            far.play(Attack.toward(Direction.EAST));
            assertThat(far.expectEventOf(Attacked.class).target().struck()).containsExactly(far.id('g'));
        }
    }

    private static TurnView turn(Scenario scenario) {
        return scenario.game().turn(scenario.hero().id());
    }
}
