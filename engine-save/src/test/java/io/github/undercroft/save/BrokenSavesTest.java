package io.github.undercroft.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.save.SaveException.Reason;
import io.github.undercroft.value.ValueType;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Saves that are damaged, gone, or of no use to the game's own code, beside a good backup. */
class BrokenSavesTest {

    private static final SaveFormat FORMAT = SaveFormat.of(Delve.rules());

    @TempDir
    Path directory;

    private SaveStore store() {
        return SaveStore.in(directory, FORMAT);
    }

    private Path file(String name) {
        return directory.resolve(name);
    }

    /** A slot with a good backup; its save is to be broken. */
    private void saveTwice(String name) {
        store().save(name, Delve.game(3, 30));
        store().save(name, Delve.game(3, 60));
    }

    /** What may stand in place of a save, each in a slot of its own with a good backup. */
    private List<String> brokenSlots() throws IOException, InterruptedException {
        List<String> names = List.of("cut", "gone", "folder", "pipe", "loop", "huge");
        for (String name : names) {
            saveTwice(name);
            Files.delete(file(name + ".save"));
        }
        Files.write(file("cut.save"), new byte[100]);
        Files.createDirectories(file("folder.save/full"));
        assertThat(new ProcessBuilder("mkfifo", file("pipe.save").toString())
                        .start()
                        .waitFor())
                .isZero();
        Files.createSymbolicLink(file("loop.save"), file("loop.save"));
        try (RandomAccessFile huge = new RandomAccessFile(file("huge.save").toFile(), "rw")) {
            huge.setLength(3_000_000_000L); // which takes no room on the disk
        }
        return names;
    }

    @Test
    @Timeout(60)
    void aGoodBackupIsListedLoadedAndCopiedWhateverStandsInPlaceOfItsSave() throws Exception {
        List<String> names = brokenSlots();
        store().save("whole", Delve.game(1, 1));
        Files.createDirectory(file("empty.save"));

        assertThat(store().list())
                .extracting(SaveStore.Slot::name)
                .containsExactlyInAnyOrder("cut", "gone", "folder", "pipe", "loop", "huge", "whole");
        for (String name : names) {
            Loaded loaded = store().load(name);
            assertThat(loaded.game().stateHash()).isEqualTo(Delve.game(3, 30).stateHash());
            store().copy(name, "copy of " + name);
            assertThat(store().load("copy of " + name).game().stateHash())
                    .isEqualTo(Delve.game(3, 30).stateHash());
            SaveException damage = loaded.damage().orElseThrow();
            if (name.equals("gone")) {
                assertThat(damage.getMessage()).doesNotContain("damaged");
            } else {
                assertThat(damage).hasMessageContaining(file(name + ".save").toString());
            }
        }
    }

    @Test
    @Timeout(60)
    void whatStandsInPlaceOfASaveIsKeptAside() throws Exception {
        for (String name : brokenSlots()) {
            store().save(name, Delve.game(3, 90));

            assertThat(store().load(name).damage()).isEmpty();
            assertThat(Files.exists(file(name + ".broken"), LinkOption.NOFOLLOW_LINKS))
                    .as(name)
                    .isEqualTo(!name.equals("gone"));
        }
        assertThat(Files.readAllBytes(file("cut.broken"))).isEqualTo(new byte[100]);
        Files.write(file("cut.save"), new byte[7]);
        store().save("cut", Delve.game(3, 90));
        assertThat(Files.readAllBytes(file("cut.broken"))).hasSize(100);
        assertThat(Files.readAllBytes(file("cut.broken2"))).hasSize(7);
    }

    @Test
    void onlyNamesThatCanBeLoadedAreListed() throws IOException {
        store().save("hero", Delve.game(1, 1));
        byte[] bytes = Files.readAllBytes(file("hero.save"));
        for (String bad : List.of("Robin", "a.b", "ä", " a", "con", "x".repeat(65), "")) {
            Files.write(file(bad + ".save"), bytes);
        }

        assertThat(store().list()).extracting(SaveStore.Slot::name).containsExactly("hero");
    }

    @Test
    void noMessageNamesAFileThatOnlyTheStoreKnows() throws IOException {
        Path file = Files.createFile(file("a file"));
        assertThatThrownBy(() -> SaveStore.in(file, FORMAT).save("hero", Delve.game(2, 1)))
                .message()
                .doesNotContain(".part");
        assertThat(PlainFile.storage("It could not be saved", new FileSystemException("hero-1.part", null, "full")))
                .hasMessage("It could not be saved: full");
        assertThat(PlainFile.storage("It could not be saved", new AccessDeniedException("hero-1.part")))
                .hasMessage("It could not be saved: it is not allowed");
        Files.createDirectories(file("hero-2.part/full"));
        Files.setLastModifiedTime(file("hero-2.part"), FileTime.fromMillis(0));
        store().save("hero", Delve.game(1, 1));
    }

    /** An action whose constructor does not take what was saved. */
    private record Lantern() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return ActionResult.succeeded();
        }
    }

    private static Lantern broken(String how) {
        switch (how) {
            case "state" -> throw new IllegalStateException("no oil");
            case "null" -> throw new NullPointerException();
            case "error" -> throw new AssertionError("no oil");
            case "endless" -> {
                return broken(how);
            }
            case "rude" ->
                throw new RuntimeException() {
                    private static final long serialVersionUID = 1L;

                    @Override
                    public String getMessage() {
                        throw new IllegalStateException("no words");
                    }
                };
            case "unlucky" -> throw new IllegalArgumentException("no oil");
            default -> {
                return new Lantern();
            }
        }
    }

    @Test
    void whateverAConstructorThrowsTheFormerSaveIsLoaded() {
        for (String how : List.of("state", "null", "error", "endless", "rude", "unlucky")) {
            String[] now = {"whole"};
            ValueType<Lantern> type =
                    new ValueType<>("test.Lantern", Lantern.class, (lantern, out) -> {}, in -> broken(now[0]));
            Rules rules = Delve.rules(
                    "delve", 1, builder -> builder.types(Delve.types("delve")).types(List.of(type)));
            SaveStore store = SaveStore.in(directory.resolve(how), SaveFormat.of(rules));
            Game game = Game.start(rules, 3);
            store.save("hero", game);
            long former = game.stateHash();
            store.save("hero", Delve.with(game, new Lantern()));
            assertThat(store.load("hero").damage()).isEmpty();
            now[0] = how;

            Loaded loaded = store.load("hero");

            assertThat(loaded.game().stateHash()).isEqualTo(former);
            SaveException damage = loaded.damage().orElseThrow();
            assertThat(damage.reason()).as(how).isEqualTo(Reason.DAMAGED);
            assertThat(damage).hasMessageContaining("input");
        }
    }
}
