package io.github.undercroft.examples.descent;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Died;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Nothing kills a hero who has all its hit points within two of its turns, unless it was announced. */
class FairnessTest {

    private static final Descent GAME = new Descent();

    private final List<Long> unfair = new ArrayList<>();
    private int deaths;

    /** Whether the hero had all its hit points at the end of one of its last two turns, and nobody has raised a weapon since. */
    private void play(long seed) {
        Game game = Game.start(GAME.rules(GAME.about().usualSize(), Seat.BOT), seed);
        EntityId hero = game.view().players().get(0).id();
        List<Boolean> full = new ArrayList<>();
        boolean isAnnounced = false;
        while (game.view().outcome().isEmpty()) {
            if (!(game.step() instanceof Step.Acted acted)) {
                continue;
            }
            isAnnounced |= game.view().entities().stream().anyMatch(each -> each.has(Intent.class));
            if (acted.actor().equals(hero) && game.view().entity(hero).isPresent()) {
                full.add(isUnhurt(game.view().entity(hero).get()));
                isAnnounced = false;
            }
            if (acted.events().stream()
                    .anyMatch(event -> event instanceof Died died && died.who().equals(hero))) {
                deaths++;
                boolean wasFull =
                        full.subList(Math.max(0, full.size() - 2), full.size()).contains(true);
                boolean isHurt = acted.events().stream().anyMatch(Damaged.class::isInstance);
                if (wasFull && isHurt && !isAnnounced) {
                    unfair.add(seed);
                }
            }
        }
    }

    private static boolean isUnhurt(Entity hero) {
        return hero.get(Destructible.class).orElseThrow() instanceof Health body && body.hitPoints() == body.max();
    }

    @Test
    void nothingKillsInTwoTurns() {
        LongStream.range(1, 9).forEach(this::play);
        assertThat(deaths).isGreaterThan(4);
        assertThat(unfair).isEmpty();
    }

    @Test
    @Tag("soak")
    void nothingKillsInTwoTurnsInManyGames() {
        LongStream.range(1_000, 2_000).forEach(this::play);
        assertThat(deaths).isGreaterThan(800);
        assertThat(unfair).isEmpty();
    }
}
