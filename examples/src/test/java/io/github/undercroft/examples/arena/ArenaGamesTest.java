package io.github.undercroft.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Motility;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import org.junit.jupiter.api.Test;

class ArenaGamesTest {

    private static final Arena ARENA = new Arena();

    @Test
    void noWeaponReachesThroughAWallAndNobodyHurtsAFriend() {
        int attacks = 0;
        for (int seed = 0; seed < 30; seed++) {
            attacks += attacksOf(Game.start(ARENA.rules(new BoardSize(9, 9), Seat.BOT), seed));
        }
        assertThat(attacks).isGreaterThan(100);
    }

    private static int attacksOf(Game game) {
        int attacks = 0;
        EntityId champion = game.view().entities().get(0).id();
        Step step = game.step();
        while (step instanceof Step.Acted acted) {
            for (GameEvent event : acted.events()) {
                if (event instanceof Attacked attacked) {
                    attacks++;
                    assertThat(attacked.target().path())
                            .allMatch(at -> game.view().board().isPassable(at, Motility.FLY));
                    boolean byChampion = attacked.who().equals(champion);
                    assertThat(attacked.target().struck()).allMatch(id -> id.equals(champion) != byChampion);
                }
            }
            step = game.step();
        }
        return attacks;
    }

    @Test
    void theStatusCountsHitPointsEnergyAndFoes() {
        Game game = Game.start(ARENA.rules(ARENA.about().minSize(), Seat.PERSON), 1);

        assertThat(ARENA.status(game.view())).isEqualTo("Hit points 5 of 5   Energy 0 of 2   Foes 1");
        assertThat(game.view().entities().get(0).get(Faction.class)).contains(Faction.PLAYERS);
    }
}
