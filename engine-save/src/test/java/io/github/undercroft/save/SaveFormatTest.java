package io.github.undercroft.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.save.SaveException.Reason;
import io.github.undercroft.value.RecordTypes;
import io.github.undercroft.value.StateNode;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.zip.CRC32;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class SaveFormatTest {

    private static final SaveFormat FORMAT = SaveFormat.of(Delve.rules());

    private static void assertRefused(SaveFormat format, byte[] bytes, Reason reason, String... words) {
        assertThatThrownBy(() -> format.read(bytes))
                .isInstanceOfSatisfying(
                        SaveException.class,
                        refused -> assertThat(refused.reason()).isEqualTo(reason))
                .satisfies(refused -> List.of(words)
                        .forEach(word -> assertThat(refused.getMessage()).contains(word)));
    }

    /** Makes the checksum right again. */
    private static byte[] checked(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, bytes.length - 4);
        for (int i = 0; i < 4; i++) {
            bytes[bytes.length - 4 + i] = (byte) (sum.getValue() >>> (8 * i));
        }
        return bytes;
    }

    /** The save of such a state, as a game of that version would have written it. */
    private static byte[] save(StateNode state, int gameVersion) {
        SaveFormat.Header header = new SaveFormat.Header("delve", gameVersion, "0.1.0", 0);
        return SaveFile.bytes(header, TreeCodec.encode(state, SaveLimits.USUAL));
    }

    @Property(tries = 60)
    void aLoadedGameGoesOnAsTheSavedOne(@ForAll long seed) {
        Game game = Delve.game(seed, Math.floorMod(seed, 90));
        byte[] bytes = FORMAT.write(game);
        Game loaded = FORMAT.read(bytes);

        assertThat(loaded.stateHashParts()).isEqualTo(game.stateHashParts());
        assertThat(FORMAT.write(loaded)).isEqualTo(bytes);
        Delve.play(game, RandomSource.of(seed), 200);
        Delve.play(loaded, RandomSource.of(seed), 200);
        assertThat(loaded.state()).isEqualTo(game.state());
        assertThat(FORMAT.write(loaded)).isEqualTo(FORMAT.write(game));
    }

    @Test
    void whatTheProgramSavesBesideTheGameIsThereAgainAndIsNoPartOfTheGame() {
        Game game = Delve.game(1, 20);
        StateNode extra = new StateNode.Items(List.of(new StateNode.Text("You hit the ogre."), new StateNode.Whole(7)));

        Loaded loaded = FORMAT.load(FORMAT.write(game, extra));

        assertThat(loaded.extra()).isEqualTo(extra);
        assertThat(loaded.game().state()).isEqualTo(game.state());
        assertThat(FORMAT.write(loaded.game())).isEqualTo(FORMAT.write(game));
        assertThat(FORMAT.load(FORMAT.write(game)).extra()).isEqualTo(new StateNode.Absent());
        assertThat(FORMAT.write(game, new StateNode.Absent())).isEqualTo(FORMAT.write(game));
    }

    @Test
    void aSaveTellsWhatItIs() {
        SaveFormat.Header header = SaveFormat.header(FORMAT.write(Delve.game(1, 5)));

        assertThat(header)
                .isEqualTo(new SaveFormat.Header(
                        "delve",
                        1,
                        SaveFormat.ENGINE_VERSION,
                        Delve.rules().registry().fingerprint()));
    }

    @Test
    void theEngineVersionIsThatOfTheBuild() throws IOException {
        assertThat(Files.readString(Path.of("pom.xml")))
                .contains("<version>" + SaveFormat.ENGINE_VERSION + "</version>");
    }

    @Test
    void whatIsNoSaveOrAnotherOneIsRefusedInOneSentence() {
        byte[] bytes = FORMAT.write(Delve.game(1, 5));

        assertRefused(FORMAT, new byte[0], Reason.DAMAGED, "not a saved game");
        assertRefused(FORMAT, "{\"hero\": 1}".getBytes(java.nio.charset.StandardCharsets.UTF_8), Reason.DAMAGED);
        assertRefused(SaveFormat.of(Delve.rules("climb", 1)), bytes, Reason.OTHER_GAME, "\"delve\"", "\"climb\"");
        byte[] newer = bytes.clone();
        newer[8] = 2;
        assertRefused(FORMAT, checked(newer), Reason.TOO_NEW, "format 2", "format 1");
        assertRefused(
                FORMAT,
                SaveFormat.of(Delve.rules("delve", 2)).write(Game.start(Delve.rules("delve", 2), 1)),
                Reason.TOO_NEW,
                "version 2",
                "version 1");
    }

    @Test
    void anOldSaveGoesThroughAllMigrations() {
        StateNode.Fields state = Delve.game(1, 20).state();
        SaveFormat third = SaveFormat.of(Delve.rules("delve", 3));
        SaveFormat half = third.migrating(2, old -> old.with("rules", new StateNode.Text("delve")));
        SaveFormat whole = half.migrating(1, old -> old.with("rules", new StateNode.Text("under way")));

        assertRefused(third, save(state, 1), Reason.TOO_OLD, "version 1");
        assertRefused(half, save(state, 1), Reason.TOO_OLD, "version 1");
        Game loaded = whole.read(save(state.with("rules", new StateNode.Text("an old name")), 1));
        assertThat(loaded.stateHash()).isEqualTo(Delve.game(1, 20).stateHash());
        assertRefused(
                half.migrating(1, old -> {
                    throw new IllegalStateException("no torches");
                }),
                save(state, 1),
                Reason.TOO_OLD,
                "no torches");
        assertThatThrownBy(() -> whole.migrating(1, old -> old)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> whole.migrating(3, old -> old))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("version 3", "1 to 2");
    }

    @Test
    void aRenamedTypeIsReadUnderItsFormerName() {
        Game game = Delve.game(1, 20);
        SaveFormat unknown = SaveFormat.of(Delve.rules("delve", 1, builder -> builder));
        SaveFormat renamed = SaveFormat.of(Delve.rules(
                "delve",
                1,
                builder -> builder.types(
                        List.of(RecordTypes.named(MethodHandles.lookup(), "mygame.Flying", Delve.Fluttering.class)
                                .formerly("delve.Fluttering")))));

        assertRefused(unknown, FORMAT.write(game), Reason.UNKNOWN_TYPE, "delve.Fluttering", "formerly");
        assertThat(renamed.read(FORMAT.write(game)).step()).isEqualTo(game.step());
    }

    @Test
    void aStateThatCouldNotBeIsRefused() {
        StateNode.Fields state = Delve.game(1, 20).state();

        assertRefused(FORMAT, save(state.with("entities", new StateNode.Items(List.of())), 1), Reason.DAMAGED);
        assertRefused(FORMAT, save(new StateNode.Fields("", ImmutableMap.of()), 1), Reason.DAMAGED);
        assertRefused(FORMAT, save(new StateNode.Whole(3), 1), Reason.DAMAGED);
        assertRefused(FORMAT, save(state, 0), Reason.DAMAGED);
    }

    @Test
    void everyCutAndEveryChangedByteIsNoticed() {
        byte[] bytes = FORMAT.write(Delve.game(1, 20));
        for (int i = 0; i < bytes.length; i++) {
            assertRefused(FORMAT, Arrays.copyOf(bytes, i), Reason.DAMAGED);
            byte[] changed = bytes.clone();
            changed[i] ^= (byte) (1 << (i % 8));
            assertRefused(FORMAT, changed, Reason.DAMAGED);
        }
    }

    /** Whoever changes a save on purpose makes the checksum right as well. */
    @Property
    void changedStatesAreRefusedOrSound(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        byte[] tree = TreeCodec.encode(Delve.game(1, 40).state(), SaveLimits.USUAL);
        for (int i = 0; i < 20; i++) {
            byte[] changed = tree.clone();
            for (int many = random.nextInt(3); many >= 0; many--) {
                changed[random.nextInt(changed.length)] = (byte) random.nextInt(256);
            }
            try {
                Game game = FORMAT.read(SaveFile.bytes(new SaveFormat.Header("delve", 1, "0.1.0", 0), changed));
                Delve.play(game, random, 30);
                assertThat(FORMAT.read(FORMAT.write(game)).stateHash()).isEqualTo(game.stateHash());
            } catch (SaveException refused) {
                assertThat(refused.reason())
                        .isIn(Reason.DAMAGED, Reason.TOO_LARGE, Reason.TOO_NEW, Reason.TOO_OLD, Reason.UNKNOWN_TYPE);
            }
        }
    }

    @Test
    void aSaveLargerThanTheLimitsIsNotWritten() {
        SaveFormat small = FORMAT.within(new SaveLimits(100, 1_000_000));

        assertThatThrownBy(() -> small.write(Delve.game(1, 5)))
                .isInstanceOfSatisfying(
                        SaveException.class,
                        refused -> assertThat(refused.reason()).isEqualTo(Reason.TOO_LARGE));
        assertRefused(small, FORMAT.write(Delve.game(1, 5)), Reason.TOO_LARGE, "100", "SaveLimits");
    }

    @Test
    void aSmallFileThatUnfoldsWithoutEndIsRefused() {
        byte[] zeros = new byte[SaveLimits.USUAL.maxBytes() + 1];
        byte[] bomb = SaveFile.bytes(new SaveFormat.Header("delve", 1, "0.1.0", 0), zeros);

        assertThat(bomb.length).isLessThan(10_000);
        assertRefused(FORMAT, bomb, Reason.TOO_LARGE);
    }

    @Test
    void memoriesOfMoreCellsThanTheLimitsAllowAreRefusedBeforeTheyAreMade() {
        StateNode.Fields state = Delve.game(1, 20).state();
        StateNode.Fields memory = (StateNode.Fields)
                ((StateNode.Items) state.get("memories")).items().get(0);
        for (long[] run : List.of(new long[] {90_000, 0}, new long[] {1_000_000, -1}, new long[] {1L << 62, 0})) {
            List<StateNode> cells = List.of(new StateNode.Whole(run[0]), new StateNode.Whole(run[1]));
            StateNode many =
                    new StateNode.Items(Collections.nCopies(2_000, memory.with("cells", new StateNode.Items(cells))));

            assertRefused(FORMAT, save(state.with("memories", many), 1), Reason.TOO_LARGE, "remember");
        }
        assertThat(FORMAT.read(save(state, 1)).stateHash())
                .isEqualTo(Delve.game(1, 20).stateHash());
    }

    @Test
    void rulesKnowTheirVersion() {
        Rules second = Delve.rules("delve", 2);
        assertThat(second.version()).isEqualTo(2);
        assertThat(Rules.named("any")
                        .level("hall", seed -> {
                            throw new AssertionError();
                        })
                        .build()
                        .version())
                .isEqualTo(1);
        assertThatThrownBy(() -> Rules.named("any").version(0)).isInstanceOf(IllegalArgumentException.class);
    }
}
