package io.github.undercroft.front.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Look;
import io.github.undercroft.Rest;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.About;
import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Cellar.Sitting;
import io.github.undercroft.front.sheet.CellPicture;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.sense.Senses;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The list of who is in view beside a board of 80 columns. */
class InViewPaneTest {

    private static final int COLUMNS = 120;
    private static final int ROWS = 30;
    /** Where what stands beside the board begins. */
    private static final int SIDE = 83;

    /** A hall with beasts that rest. */
    private record Hall(String row) implements PlayableGame {

        static Hall of(String beasts) {
            return new Hall("@" + beasts + ".".repeat(79 - beasts.length()));
        }

        @Override
        public About about() {
            return new About("hall", "A hall.", new BoardSize(80, 20));
        }

        @Override
        public Rules rules(BoardSize size, Seat seat) {
            Brain rests = turn -> Decision.act(new Rest());
            Blueprint hero = Blueprint.player("hero")
                    .with(Look.of("@", 0xFFFFFF))
                    .with(Health.of(9))
                    .with(Senses.ofRadius(80));
            Blueprint rat = Blueprint.of("rat")
                    .with(Look.of("r", 0xD0A8A0))
                    .with(new Health(1, 2))
                    .with(rests);
            Legend legend = Legend.standard()
                    .with('@', hero)
                    .with('r', rat)
                    .with(
                            'o',
                            rat.named("ogre")
                                    .replacing(Look.of("O", 0xE05050))
                                    .with(new Intent(List.of(new Point(0, 0)), new Rest())))
                    .with('n', rat.named("nameless horror of the deep that nobody has ever come back to describe"));
            String floor = "\n" + ".".repeat(80);
            return Rules.named("hall")
                    .level("hall", LevelText.of(row + floor.repeat(19), legend))
                    .build();
        }
    }

    private static Play play(String beasts) {
        Hall hall = Hall.of(beasts);
        return Sitting.press(new Play(hall, hall.about().usualSize(), Seat.PERSON, 1, Keymap.standard(hall)));
    }

    private static List<String> side(Sheet sheet) {
        return sheet.toString()
                .lines()
                .map(row -> row.length() > SIDE ? row.substring(SIDE) : "")
                .map(String::stripTrailing)
                .toList();
    }

    private static List<String> side(String beasts, int rows) {
        return side(play(beasts).sheet(COLUMNS, rows));
    }

    @Test
    void aWideScreenListsWhoIsInViewWithHealthAndDeed() {
        assertThat(side("..r.o", ROWS))
                .startsWith(
                        "[==========]",
                        "Hit points 9 of 9",
                        "Foes 2",
                        "",
                        "r rat                    [=====-----]",
                        "O ogre                   [=====-----]",
                        "  about to strike where you stand",
                        "",
                        "A hall. x explores, ? lists the keys.");
    }

    @Test
    void letterAndDeedAreColouredAsOnTheBoard() {
        Sheet sheet = play("o").sheet(COLUMNS, ROWS);
        assertThat(sheet.colourAt(SIDE, 4)).isEqualTo(0xE05050);
        assertThat(sheet.paintAt(SIDE, 4)).isEqualTo(Paint.SEEN);
        assertThat(sheet.paintAt(SIDE + 2, 4)).isEqualTo(Paint.PLAIN);
        assertThat(sheet.paintAt(SIDE + 2, 5)).isEqualTo(Paint.AIM);
    }

    @Test
    void aLongNameIsCutSoThatItDoesNotTakeTheRoomOfAll() {
        assertThat(side("n.r", ROWS).subList(4, 7))
                .containsExactly(
                        "r nameless horror of the [=====-----]",
                        "  deep that nobody h ...",
                        "r rat                    [=====-----]");
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 24, 20, 14, 12, 10, 9, 8, 7, 6})
    void theListIsCutOnlyWhereNoRowIsEmpty(int rows) {
        Sheet sheet = play("r".repeat(24)).sheet(COLUMNS, rows);
        List<String> side = side(sheet);
        String screen = sheet.toString();
        long listed = side.stream().filter(row -> row.startsWith("r rat")).count();
        if (listed < 24 && listed > 0) {
            assertThat(side).contains("  and " + (24 - listed) + " more");
            int end = rows - (rows < 20 ? 1 : 2);
            assertThat(side.subList(3, end)).as(screen).doesNotContain("");
        }
        assertThat(screen).contains(rows > 6 ? "r rat" : "Foes 24");
        assertThat(screen).contains("A hall.");
    }

    @Test
    void messagesThatAreNewKeepHalfOfTheRoom() {
        Play play = play("r".repeat(24));
        play.controls().answer("So much is told. ".repeat(40));
        List<String> side = side(play.sheet(COLUMNS, 20));
        assertThat(side.subList(3, 9)).allMatch(row -> row.startsWith("r rat"));
        assertThat(side.get(9)).isEqualTo("  and 18 more");
        assertThat(side.get(10)).isEqualTo("(1 more; m: all messages)");
        assertThat(side.subList(11, 18)).allMatch(row -> row.contains("told"));
    }

    @Test
    void onAScreenOf80ColumnsTheStatusSaysThatABlowIsAnnouncedToWhereThePlayerStands() {
        Sheet struck = play("..r.o").sheet(80, 24);
        assertThat(struck.toString().lines().findFirst().orElseThrow()).endsWith("Foes 2   marked");
        assertThat(struck.paintAt(0, 1)).isEqualTo(Paint.AIM);
        assertThat(play("..r.r").sheet(80, 24).toString()).doesNotContain("marked");
    }

    @Test
    void onAScreenOf80ColumnsNothingIsListed() {
        String screen = play("..r.o").sheet(80, 24).toString();
        assertThat(screen).doesNotContain("rat", "ogre", "about to strike");
        assertThat(screen).startsWith("[==========] Hit points 9 of 9   Foes 2   marked\n@..r.O");
    }

    @Test
    void withPicturesEachHasItsOwn() {
        Play play = play("..r.o");
        play.setDisplay(new Display(1, false));
        Sheet sheet = play.sheet(200, ROWS);
        List<String> tiles = IntStream.range(4, 7)
                .mapToObj(row -> sheet.pictureAt(163, row))
                .flatMap(picture -> picture.flatMap(CellPicture::figure).stream())
                .map(Appearance::tile)
                .toList();
        assertThat(tiles).containsExactly("rat", "ogre");
    }

    @Test
    void theDeadSeeNobody() {
        assertThat(new Sitting(Cellar.of("#######", "#@%%%r#", "#######"))
                        .press("d", "Y", "d", "d", "space")
                        .play
                        .sheet(COLUMNS, ROWS)
                        .toString())
                .contains("***")
                .doesNotContain("rat  ");
    }
}
