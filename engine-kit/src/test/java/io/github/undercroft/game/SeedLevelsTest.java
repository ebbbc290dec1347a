package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.combat.Health;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.Stocking;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import io.github.undercroft.terrain.Ground;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeedLevelsTest {

    private static final Blueprint HERO = Blueprint.player("hero").with(Health.of(9));

    private static final Rules RULES = Rules.named("rats")
            .level(
                    "top",
                    random -> new LevelContent(
                            Grid.filled(3, 3, Stairs.down(1)),
                            List.of(new LevelContent.Placement(HERO, new Point(random.nextInt(3), 1)))))
            .level("below", random -> {
                Stocking stock = Stocking.of(Grid.filled(9, 9, Ground.FLOOR), random);
                for (int i = random.nextInt(5); i >= 0; i--) {
                    stock.with(Blueprint.of("rat"));
                }
                return stock.content();
            })
            .build();

    private static List<String> placed(SeedLevels levels, int number) {
        return levels.level(number).placements().stream()
                .map(each -> each.what().name() + " " + each.at())
                .sorted()
                .toList();
    }

    private static List<String> found(Game game, int level) {
        return game.view().board(level).orElseThrow().entities().stream()
                .filter(each -> level == 0 || !each.name().equals("hero"))
                .map(each -> each.name() + " " + each.position().orElseThrow())
                .sorted()
                .toList();
    }

    @Test
    void areWhatOneWhoComesThereFinds() {
        for (int seed = 0; seed < 20; seed++) {
            Game game = Game.start(RULES, seed);
            SeedLevels levels = SeedLevels.of(RULES, seed);
            assertThat(placed(levels, 0)).isEqualTo(found(game, 0));
            Entity hero = game.view().players().get(0);
            game.step();
            game.submit(hero.id(), new TakeStairs());
            game.step();
            assertThat(placed(levels, 1)).isEqualTo(found(game, 1)).isNotEmpty();
        }
    }

    @Test
    void areAsManyAsTheRulesName() {
        assertThat(SeedLevels.of(RULES, 1).count()).hasValue(2);
        assertThatThrownBy(() -> SeedLevels.of(RULES, 1).level(2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("levels 0 to 1");
    }

    @Test
    void areWithoutEndIfTheGameIs() {
        Rules endless = Rules.named("endless")
                .deeperLevels(number -> random -> new LevelContent(
                        Grid.filled(3, 3, Ground.FLOOR),
                        List.of(new LevelContent.Placement(Blueprint.of("rat " + number), new Point(0, 0)))))
                .build();
        assertThat(SeedLevels.of(endless, 1).count()).isEmpty();
        assertThat(placed(SeedLevels.of(endless, 1), 700)).containsExactly("rat 700 (0,0)");
    }
}
