package io.github.undercroft.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.GameView;
import io.github.undercroft.Look;
import io.github.undercroft.Terrain;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.ground.Ash;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Flood;
import io.github.undercroft.ground.Ice;
import io.github.undercroft.ground.Oil;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Outside;
import io.github.undercroft.terrain.Unseen;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LooksTest {

    private static final Look USUAL = Look.of("x", 0x010203);

    private final Looks looks =
            Looks.read("# a table\n\nrusty blade = sword\norc = o 40C0a0\nelf = E FFFFFF wood elf\n");

    @Test
    void aLineGivesALetterAndAColourOrAPictureOrBoth() {
        assertThat(looks.of("rusty blade", USUAL)).isEqualTo(new Appearance("rusty blade", USUAL, "sword"));
        assertThat(looks.of("orc", USUAL)).isEqualTo(new Appearance("orc", Look.of("o", 0x40C0A0), "orc"));
        assertThat(looks.of("elf", USUAL)).isEqualTo(new Appearance("elf", Look.of("E", 0xFFFFFF), "wood elf"));
    }

    @Test
    void aNameTakesTheLineOfTheWordsItBeginsWith() {
        assertThat(looks.of("rusty blade of doom +3", USUAL).tile()).isEqualTo("sword");
        assertThat(looks.of("rusty", USUAL)).isEqualTo(new Appearance("rusty", USUAL));
        assertThat(looks.of("orcish", USUAL).look()).isEqualTo(USUAL);
        assertThat(looks.of("", USUAL).tile()).isEmpty();
    }

    @Test
    void whatIsNotInTheTableHasAPictureOfItsOwnNameInLowerCase() {
        assertThat(Looks.STANDARD.of("CLOSED_DOOR", USUAL))
                .isEqualTo(new Appearance("CLOSED_DOOR", USUAL, "closed door"));
        assertThat(Looks.read("wall = # 102030").of("WALL", USUAL))
                .isEqualTo(new Appearance("WALL", Look.of("#", 0x102030), "wall"));
    }

    @Test
    void aByteOrderMarkIsSkippedAndTabsAreGaps() {
        Looks read = Looks.read("\uFEFForc\t=\to\t40C0a0\torc\nwood \t elf = E\tFFFFFF wood\telf\r\n");

        assertThat(read.of("orc", USUAL)).isEqualTo(new Appearance("orc", Look.of("o", 0x40C0A0), "orc"));
        assertThat(read.of("wood elf", USUAL))
                .isEqualTo(new Appearance("wood elf", Look.of("E", 0xFFFFFF), "wood elf"));
    }

    @Test
    void aNameTwiceInTwoFormsIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Looks.read("wood elf = big\nWOOD\tELF = small"))
                .withMessageContainingAll("line 2", "already");
    }

    @Test
    void aLineThatSaysNothingIsRefusedWithItsNumber() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Looks.read("orc = orc\nelf"))
                .withMessageContainingAll("line 2", "elf", "NAME = TILE");
        assertThatIllegalArgumentException().isThrownBy(() -> Looks.read("= orc"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Looks.read("orc = o 40404 orc"))
                .withMessageContaining("six hexadecimal digits");
        assertThatIllegalArgumentException().isThrownBy(() -> Looks.read("orc = oo 404040"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Looks.read("orc = big\norc = small"))
                .withMessageContainingAll("line 2", "\"orc\"");
    }

    /** What the library lays can be told apart from what nobody gave a look, in a game that gives none. */
    @Test
    void theGroundOfTheLibraryHasALook() {
        List<Terrain> all = new ArrayList<>(
                List.of(Acid.of(1), new Ash(), Fire.BARE, Flood.PUDDLE, Ice.ON_DEEP_WATER, Oil.ON_FLOOR));
        for (ValueTypes types : ServiceLoader.load(ValueTypes.class)) {
            for (ValueType<?> each : types.types()) {
                if (each.type().isEnum() && Terrain.class.isAssignableFrom(each.type())) {
                    Stream.of(each.type().getEnumConstants())
                            .map(Terrain.class::cast)
                            .forEach(all::add);
                }
            }
        }
        all.remove(Unseen.CELL);
        all.remove(Outside.BOARD);
        assertThat(all).hasSizeGreaterThan(8);
        GameView game = Scenario.of("@").game().view();
        assertThat(all)
                .allSatisfy(ground -> assertThat(
                                Looks.STANDARD.of(ground, game).look().codePoint())
                        .isNotEqualTo('?'));
    }
}
