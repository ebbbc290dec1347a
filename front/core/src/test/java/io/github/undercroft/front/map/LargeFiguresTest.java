package io.github.undercroft.front.map;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Body;
import io.github.undercroft.Look;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.Looks;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LargeFiguresTest {

    @Test
    void whoFillsSeveralCellsIsDrawnOverAllOfThemPartByPart() {
        Blueprint hero = Blueprint.player("hero").with(LinearWeapon.ofDamage(3)).with(Senses.ofRadius(9));
        Blueprint ogre =
                Blueprint.of("ogre").with(new Body(2, 2)).with(Health.of(9)).with(Look.of("O", 0xFF0000));
        Scenario scenario =
                Scenario.of(Scenario.legend().replacing('@', hero).with('O', ogre), "#####", "#@OO#", "#.OO#", "#####");
        scenario.play(Attack.toward(Direction.EAST));
        Scene scene = Scene.of(scenario.game().view().as(scenario.hero().id()), Looks.STANDARD);

        assertThat(Stream.of(new Point(2, 1), new Point(3, 1), new Point(2, 2), new Point(3, 2))
                        .map(at -> scene.figureAt(at).orElseThrow().part()))
                .containsExactly(
                        new Appearance.Part(0, 0, 2, 2),
                        new Appearance.Part(1, 0, 2, 2),
                        new Appearance.Part(0, 1, 2, 2),
                        new Appearance.Part(1, 1, 2, 2));
        assertThat(scene.lookAt(new Point(3, 2)).codePoint()).isEqualTo('O');
        assertThat(scene.hurt()).hasSize(4);
    }
}
