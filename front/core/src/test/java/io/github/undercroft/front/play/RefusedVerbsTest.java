package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.Binding;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.mode.Help;
import io.github.undercroft.front.play.Cellar.Sitting;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What would be refused is offered neither in the last rows nor by a button. */
class RefusedVerbsTest {

    /** A door that is locked, two steps away. */
    private static final Cellar LOCKED = Cellar.of("########", "#@..L..#", "########");

    private static String lastRows(Sitting sitting) {
        List<String> rows = sitting.play.sheet(240, 24).toString().lines().toList();
        return String.join("\n", rows.subList(rows.size() - 2, rows.size()));
    }

    private static boolean hasButton(Sitting sitting, String verb) {
        return Help.isOfUse(Binding.of(verb), sitting.play.controls(), sitting.play.view());
    }

    @Test
    void aHintGoesWhileItsVerbIsRefusedAndComesBack() {
        Sitting sitting = new Sitting(LOCKED);
        assertThat(lastRows(sitting)).contains("space: rest").doesNotContain("o: bash");
        assertThat(lastRows(sitting.press("d", "d"))).contains("o: bash");
        assertThat(lastRows(sitting.press("a"))).doesNotContain("o: bash");
    }

    @Test
    void aButtonGoesWhileItsVerbIsRefusedAndComesBack() {
        Sitting sitting = new Sitting(LOCKED);
        assertThat(hasButton(sitting, "bash")).isFalse();
        assertThat(hasButton(sitting, "rest")).isTrue();
        assertThat(hasButton(sitting.press("d", "d"), "bash")).isTrue();
        assertThat(hasButton(sitting.press("a"), "bash")).isFalse();
    }

    @Test
    void whatIsPossibleAndNotWorthAHintStaysUntold() {
        Sitting sitting = new Sitting(Cellar.QUIET);
        assertThat(sitting.play.controls().refused()).doesNotContain("attack", "run");
        assertThat(lastRows(sitting)).doesNotContain("run");
        assertThat(hasButton(sitting, "run")).isFalse();
    }

    @Test
    void exploringIsNotOfferedWhereItWouldLeadNearerToAnEnemyInView() {
        Sitting seen = new Sitting(Cellar.of(
                "##############", //
                "#@...........#",
                "#............#",
                "#.......w....#",
                "##############"));
        assertThat(lastRows(seen)).doesNotContain("x: explore").contains("_: travel");
        assertThat(hasButton(seen, "explore")).isFalse();
        assertThat(seen.press("x").screen()).contains("Going nearer is a step of your own.");

        Sitting elsewhere = new Sitting(Cellar.of(
                "##############", //
                "#......@....a#",
                "#.############",
                "#............#",
                "##############"));
        assertThat(lastRows(elsewhere)).contains("x: explore");
        assertThat(hasButton(elsewhere, "explore")).isTrue();
    }

    @Test
    void theKeyOfStairsIsOfferedWhereItGoesToThem() {
        Sitting away = new Sitting(Cellar.of("#######", "#@..>.#", "#######"));
        assertThat(away.play.controls().refused()).doesNotContain("take stairs");
        assertThat(new Sitting(Cellar.QUIET).play.controls().refused()).contains("take stairs", "pick up", "grow");
    }

    @Test
    void nothingIsKnownToBeRefusedWhileTheGameWaitsForNobody() {
        Play play =
                new Play(Cellar.QUIET, Cellar.QUIET.about().minSize(), Seat.PERSON, 1, Keymap.standard(Cellar.QUIET));
        assertThat(play.controls().refused()).isEmpty();
        play.goOn();
        assertThat(play.controls().refused()).isNotEmpty();
    }
}
