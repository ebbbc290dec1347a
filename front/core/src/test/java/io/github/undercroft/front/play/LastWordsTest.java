package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Destructible;
import io.github.undercroft.EndConditions;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Faction;
import io.github.undercroft.PlayerView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Hero;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.StatusLine;
import io.github.undercroft.front.play.Cellar.Sitting;
import io.github.undercroft.game.Rules;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.scenario.Bystander;
import org.junit.jupiter.api.Test;

/** A hero who walks into acid is told of as it died. */
class LastWordsTest {

    private record Doom(String map) implements PlayableGame {
        @Override
        public About about() {
            return new About("doom", "A short walk.", new BoardSize(4, 3))
                    .telling(StatusLine.HIT_POINTS, StatusLine.wornWith("bare fists"), StatusLine.THINGS);
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Blueprint hero = Blueprint.player("you")
                    .with(Health.of(2))
                    .with(Inventory.of(3))
                    .carrying(Blueprint.item("lamp"))
                    .wearing(EquipmentSlot.HAND, Wearable.inHand("club"));
            Legend legend = Legend.standard()
                    .replacing('@', hero)
                    .with('d', Blueprint.of("dog").with(Faction.PLAYERS).with(new Bystander()))
                    .with('%', Acid.of(9));
            return Rules.named("doom")
                    .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                    .level("doom", LevelText.of(map, legend))
                    .build();
        }

        @Override
        public String closing(PlayerView game, Hero hero) {
            return hero.get(Destructible.class).map(Destructible::hitPoints).orElse(-1) + " left, and "
                    + hero.things().size() + " things.";
        }
    }

    private final Play play = play("####\n#@%#\n####");

    private static Play play(String map) {
        Doom doom = new Doom(map);
        return new Play(doom, new BoardSize(4, 3), Seat.PERSON, 1, Keymap.standard(doom));
    }

    @Test
    void whoLeavesOnlyADogHasLostAllTheSame() {
        Play alone = Sitting.press(play("#####\n#@%d#\n#####"), "right", "Y");
        assertThat(alone.sheet(120, 24).toString()).contains("*** You lose: killed by acid. ***");
        assertThat(alone.isBusy()).isFalse();
    }

    @Test
    void whoLeavesAfterTheEndIsToldWhatBeginsItAgain() {
        assertThat(GameTitle.farewell(play)).containsExactly("Thank you for playing Doom.");
        end();
        Sitting.press(play, "q");

        assertThat(GameTitle.farewell(play)).contains("Thank you for playing Doom.", "The seed of this game is 1");
    }

    private String end() {
        return Sitting.press(play, "right", "Y").sheet(120, 24).toString();
    }

    @Test
    void theStatusIsThatOfTheDead() {
        assertThat(end()).contains("*** You lose", "Hit points 0 of 2", "club\n", "Carrying lamp, club*");
    }

    @Test
    void aGameHasLastWordsOfItsOwnAboutTheDead() {
        assertThat(end()).contains("0 left, and 2 things.");
    }
}
