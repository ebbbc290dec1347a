package io.github.undercroft.trap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effects;
import io.github.undercroft.Motility;
import io.github.undercroft.Moves;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.Haste;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Ground;
import org.junit.jupiter.api.Test;

class PowerUpTest {

    private static final Move EAST = new Move(Direction.EAST);
    private static final Point AT = new Point(1, 0);
    private static final Blueprint HERO = Blueprint.player("you").with(new Health(2, 9));
    private static final PowerUp SPRING = PowerUp.of("spring", Ground.FLOOR, Heal.of(3), new Afflict(Haste.of(5)));

    private static Scenario with(Blueprint hero, String row) {
        return Scenario.of(Scenario.legend().replacing('@', hero).with('*', SPRING), row);
    }

    @Test
    void itTakesEffectAtOnceAndIsGone() {
        Scenario scenario = with(HERO, "@*.");

        scenario.play(EAST);

        assertThat(scenario.hero().get(Destructible.class)).contains(new Health(5, 9));
        assertThat(scenario.hero().get(Effects.class)).isPresent();
        assertThat(scenario.game().view().board().terrainAt(AT)).isEqualTo(Ground.FLOOR);
        assertThat(scenario.expectEventOf(PowerUp.Empowered.class))
                .isEqualTo(new PowerUp.Empowered(scenario.hero().id(), AT, "spring"));
    }

    @Test
    void whoFliesTakesItToo() {
        Scenario scenario = with(HERO.with(Moves.by(Motility.FLY)), "@*.");

        scenario.play(EAST);

        assertThat(scenario.hero().get(Destructible.class)).contains(new Health(5, 9));
    }

    @Test
    void itNeedsAName() {
        assertThatThrownBy(() -> PowerUp.of("", Ground.FLOOR))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("needs a name");
    }
}
