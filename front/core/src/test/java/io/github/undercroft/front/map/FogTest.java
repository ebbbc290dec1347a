package io.github.undercroft.front.map;

import static io.github.undercroft.geometry.Direction.EAST;
import static io.github.undercroft.geometry.Direction.WEST;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Rest;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.move.Move;
import org.junit.jupiter.api.Test;

class FogTest {

    @Test
    void cellsNeverSeenAreBlankAndCellsInViewAreLit() {
        Foggy game = new Foggy(new Rest(), "@.......g");

        assertThat(game.row()).isEqualTo("@...     ");
    }

    @Test
    void cellsSeenBeforeAreDim() {
        Foggy game = new Foggy(new Rest(), ".#@......g");
        assertThat(game.row()).isEqualTo(" #@...    ");

        game.play(new Move(EAST)).play(new Move(EAST)).play(new Move(EAST));

        assertThat(game.row()).isEqualTo(" #~...@... ");
    }

    @Test
    void whoIsOutOfViewStaysDimWhereItWasSeenLast() {
        Foggy game = new Foggy(new Move(EAST), "..@..g.....");
        assertThat(game.row()).isEqualTo("..@..g     ");

        game.play(new Move(WEST));
        assertThat(game.row()).isEqualTo(".@...g~     ");

        game.play(new Move(EAST));
        assertThat(game.row()).isEqualTo("..@...     ");
    }

    @Test
    void whatMovesInTheFogIsNotShown() {
        Foggy game = new Foggy(new Move(EAST), "@.....g......");

        game.play(new Rest());

        assertThat(game.shown()).isEmpty();
    }

    @Test
    void whoGoesIntoTheFogIsSeenNoLongerAndWhoComesOutOfItIsSeenAsItComes() {
        Foggy leaving = new Foggy(new Move(EAST), "@..g....");
        leaving.play(new Rest());
        assertThat(leaving.shown()).containsExactly("@...    ");

        Foggy coming = new Foggy(new Move(WEST), "@...g...");
        coming.play(new Rest());
        assertThat(coming.shown()).containsExactly("@..g    ");
    }

    @Test
    void anArrowIsSeenFromWhereItComesIntoView() {
        Foggy game = new Foggy(Attack.toward(WEST), "@....g..");

        game.play(new Rest());

        assertThat(game.shown())
                .containsExactly(
                        "@...    ", // still in the dark
                        "@..-    ",
                        "@.-.    ",
                        "@-..    ",
                        "-...    ",
                        "*...    ",
                        "%...    ");
    }

    @Test
    void whenThePlayerIsDeadAllIsShown() {
        Foggy game = new Foggy(Attack.toward(WEST), "@....g..");

        game.play(new Rest());

        assertThat(game.row()).isEqualTo(".....g..");
    }
}
