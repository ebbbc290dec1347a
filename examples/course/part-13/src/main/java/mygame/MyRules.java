package mygame;

import io.github.undercroft.Brain;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Look;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.game.Rules;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.terrain.Ground;

/** Where the game is played, and how it ends. */
final class MyRules {
    private MyRules() {}

    static Rules of(BoardSize size, Brain heroBrain) {
        Rules.Builder rules = Rules.named("mygame")
                .level("floor 1", Floors.of(0, size).with(Heroes.HERO.replacing(heroBrain), Heroes.DOG));
        for (int number = 1; number < Floors.ALL; number++) {
            rules.level("floor " + (number + 1), Floors.of(number, size));
        }
        return rules.guises(Things.KINDS)
                .endsWhen(EndConditions.lostWithout("hero"))
                .endsWhen(Bell.WON)
                .look(Ground.FLOOR, Look.of(".", 0x606060))
                .look(Ground.WALL, Look.of("#", 0xA8804A))
                .look(Grass.TALL, Look.of("\"", 0x40A040))
                .look(Grass.SHORT, Look.of(",", 0x40A040))
                .types(MygameValues.all())
                .build();
    }
}
