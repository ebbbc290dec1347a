package io.github.undercroft.front.map;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.Look;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.front.Looks;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.stairs.Stairs;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What of several things on one cell is to be seen. */
class SceneTest {

    private static final Terrain DOWN = Stairs.down(1);
    private static final Blueprint VILLAIN = Blueprint.of("villain").with(Look.of("v", 0xFF0000));
    private static final Blueprint GOLD = Blueprint.item("gold").with(Look.of("$", 0xFFFF00));
    private static final Blueprint HERO =
            Blueprint.player("hero").with(Look.of("@", 0xFFFFFF)).with(Senses.ofRadius(20));

    private static Scenario of(String row) {
        Legend legend = Scenario.legend()
                .with('~', Acid.of(1))
                .with('>', DOWN)
                .replacing('@', HERO, Acid.of(1))
                .with('v', VILLAIN, Acid.of(1))
                .with('w', VILLAIN, DOWN)
                .with('$', GOLD, Acid.of(1))
                .with('%', GOLD, DOWN);
        return Scenario.of(
                legend, rules -> rules.look("acid", Look.of("~", 0x00FF00)).look(DOWN, Look.of(">", 0x0000EE)), row);
    }

    private static String row(GameView game, Scene scene) {
        return IntStream.range(0, game.board().width())
                .mapToObj(x -> Character.toString(scene.lookAt(new Point(x, 0)).codePoint()))
                .collect(Collectors.joining());
    }

    @Test
    void whoAndWhatIsInAcidOrOnStairsIsSeenAndNotTheGround() {
        Scenario scenario = of("@~v~w>$>%");
        GameView game = scenario.game().view();

        assertThat(row(game, Spectator.of(game, Looks.STANDARD).scene(game))).isEqualTo("@~v~v>$>$");
        assertThat(row(game, Scene.of(game.as(EntityId.WORLD), Looks.STANDARD))).isEqualTo("@~v~v>$>$");
    }

    @Test
    void rockIsBlankWhereNobodyCouldEverLook() {
        GameView game = of("@.###").game().view();
        assertThat(row(game, Scene.of(game.as(EntityId.WORLD), Looks.STANDARD))).isEqualTo("@.#  ");
    }

    @Test
    void tallGrassAndTheWallBehindItAreNoRock() {
        GameView game = Scenario.of(Scenario.legend().replacing('@', HERO).with('"', Grass.TALL), "@\"\"\"##")
                .game()
                .view();
        assertThat(row(game, Scene.of(game.as(EntityId.WORLD), Looks.STANDARD))).isEqualTo("@\"\"\"# ");
    }

    @Test
    void theCellsOfAnAnnouncedDeedAreMarkedIfItsActorIsInView() {
        Legend legend = Scenario.legend()
                .replacing('@', HERO)
                .with('o', VILLAIN.with(new Intent(List.of(new Point(1, 0), new Point(2, 0)), new Rest())));
        GameView near = Scenario.of(legend, "@..o").game().view();
        GameView hidden = Scenario.of(legend, "@..#o").game().view();
        Scene scene = Spectator.of(near, Looks.STANDARD).scene(near);
        Sheet sheet = new Sheet(6, 3);

        assertThat(scene.announced()).containsExactly(new Point(1, 0), new Point(2, 0));
        assertThat(Spectator.of(hidden, Looks.STANDARD).scene(hidden).announced())
                .isEmpty();
        new MapView(scene, new Point(0, 0), new Rect(0, 0, 6, 3), Display.USUAL).draw(sheet);
        assertThat(IntStream.range(0, 6).mapToObj(x -> sheet.paintAt(x, 1)))
                .containsExactly(Paint.FAINT, Paint.SEEN, Paint.AIM, Paint.AIM, Paint.SEEN, Paint.FAINT);
        assertThat(sheet.toString()).contains("|@xxv|");
    }
}
