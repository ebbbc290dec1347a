package io.github.undercroft.examples.descent.first;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.Keys;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Play;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The line in which cheats are typed. */
class ConsoleTest {

    private final FirstDescent game = new FirstDescent();
    private final Play play = new Play(game, game.about().usualSize(), Seat.PERSON, 5, Keymap.standard(game));

    @BeforeEach
    void open() {
        Keys.settled(play);
        press(":");
    }

    private ConsoleTest press(String... keys) {
        Keys.press(play, keys);
        return this;
    }

    private ConsoleTest type(String text) {
        text.chars().forEach(each -> press(each == ' ' ? "space" : Character.toString(each)));
        return this;
    }

    private String screen() {
        return play.sheet(200, 60).toString();
    }

    @Test
    void aLineIsEdited() {
        type("giv sword");
        press("home", "right", "right", "right").type("e");
        assertThat(screen()).contains(":give_ sword");
        press("end", "backspace", "left", "backspace");
        assertThat(screen()).contains(":give sw_r");
        press("left", "up", "ü");
        assertThat(screen()).contains(":_   enter: do it   tab: complete   ?: list   escape: leave");
        assertThat(screen()).contains("seed 5");
    }

    @Test
    void lettersOfCommandsAreOnlyLetters() {
        type("qr?");
        assertThat(screen()).contains(":qr?_");
        press("escape");
        assertThat(screen()).doesNotContain(":qr?");
        press(":", "enter");
        assertThat(screen()).doesNotContain("escape: leave");
    }

    @ParameterizedTest
    @CsvSource({
        "gi, ':give _'",
        "GI, ':give _'",
        "give sw, ':give sword_'",
        "give potion of h, ':give potion of healing_'",
        "give p, ':give p_  plate armour, potion of healing,'",
        "'give potion', ':give potion of _  potion of healing, potion of speed'",
        "he, ':he_  heal, help'",
        "g, ':g_  give, god'",
        "god of, ':god off_'",
        "x, ':x_   enter'",
    })
    void tabCompletesNames(String typed, String shown) {
        type(typed).press("tab");
        assertThat(screen()).contains(shown);
    }

    @ParameterizedTest
    @CsvSource({
        "giev sword, 'There is no cheat \"giev\", did you mean ''give''?'",
        "fly, 'There is no cheat \"fly\".'",
        "give swrod, 'There is no thing \"swrod\", did you mean ''sword''?'",
        "spawn dragon, 'There is no creature \"dragon\".'",
        "give, 'Type give <thing>; tab completes it.'",
        "god maybe, 'There is no on|off \"maybe\".'",
        "heal 3, 'Nothing follows \"heal\".'",
        "teleport 3, 'Type teleport [<x> <y>], two numbers, or only teleport.'",
        "teleport 3 -1, 'Type teleport [<x> <y>], two numbers, or only teleport.'",
        "teleport 99 1, 'x is 0 to 77 and y 0 to 18.'",
        "give ?, 'give <thing>: puts a thing into your bag'",
        "give sword ?, 'give <thing>: puts a thing into your bag'",
        "kill nobody, 'There is no name \"nobody\".'",
    })
    void aMistakeIsToldAndTheLineStays(String typed, String told) {
        type(typed).press("enter");
        assertThat(screen()).contains(":" + typed + "_  " + told).doesNotContain("cheated");
        press("backspace");
        assertThat(screen()).doesNotContain(told);
    }

    @Test
    void earlierLinesComeBack() {
        type("god").press("enter", ":").type("heal").press("enter", ":");
        assertThat(press("up").screen()).contains(":heal_");
        assertThat(press("up", "up").screen()).contains(":god_");
        assertThat(press("down", "down").screen()).contains(":_ ");
        press("up", "up", "enter", ":", "up");
        assertThat(screen()).contains(":god_");
    }

    @ParameterizedTest
    @CsvSource({"?,", "help,enter"})
    void allAreListedAndTheLineClosesWithTheList(String typed, @Nullable String key) {
        type(typed).press(key == null ? new String[0] : new String[] {key});
        assertThat(play.sheet(99, 60).toString())
                .contains("give <thing>        puts a thing into your bag", "god [on|off]        nothing harms you")
                .contains("teleport [<x> <y>]  puts you on a cell", "kill [<name>]       kills all enemies in view");
        assertThat(press("escape").screen()).doesNotContain(":_");
    }
}
