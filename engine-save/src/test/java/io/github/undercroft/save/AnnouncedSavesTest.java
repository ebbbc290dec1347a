package io.github.undercroft.save;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.Announced;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.time.SchedulerFactory;
import io.github.undercroft.time.Schedulers;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AnnouncedSavesTest {

    private static final EntityId OGRE = new EntityId(0, 1);

    static Stream<SchedulerFactory> orders() {
        return Stream.of(Schedulers.energyBySpeed(), Schedulers.energyByResting(), Schedulers.timeline());
    }

    private static void step(Game game) {
        if (game.step() instanceof Step.Awaiting awaiting) {
            game.submit(awaiting.actor(), new Rest());
        }
    }

    @ParameterizedTest
    @MethodSource("orders")
    void aSaveBetweenTheAnnouncementAndTheBlowGoesOnAlike(SchedulerFactory order) {
        Legend legend = Legend.standard()
                .with('@', Blueprint.player("you").with(Health.of(99)))
                .with(
                        'o',
                        Blueprint.of("ogre")
                                .with(Health.of(9))
                                .with(LinearWeapon.ofDamage(3))
                                .with(PriorityBrain.of(new Announced(new Strike()))));
        Rules rules = Rules.named("announced")
                .scheduler(order)
                .level("one", LevelText.of(".@o.", legend))
                .build();
        SaveFormat saves = SaveFormat.of(rules);
        Game game = Game.start(rules, 1);
        Game saved = Game.start(rules, 1);
        int announced = 0;
        for (int i = 0; i < 40; i++) {
            saved = saves.read(saves.write(saved));
            assertThat(saved.stateHash()).isEqualTo(game.stateHash());
            announced += saved.view().entity(OGRE).orElseThrow().has(Intent.class) ? 1 : 0;
            step(game);
            step(saved);
        }
        assertThat(announced).isBetween(5, 30);
    }
}
