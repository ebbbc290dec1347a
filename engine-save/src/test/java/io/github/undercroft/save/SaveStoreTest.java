package io.github.undercroft.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.game.Game;
import io.github.undercroft.save.SaveException.Reason;
import io.github.undercroft.value.StateNode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SaveStoreTest {

    private static final SaveFormat FORMAT = SaveFormat.of(Delve.rules());

    @TempDir
    Path directory;

    private SaveStore store() {
        return SaveStore.in(directory, FORMAT);
    }

    private static void assertRefused(Runnable call, Reason reason, String... words) {
        assertThatThrownBy(call::run)
                .isInstanceOfSatisfying(
                        SaveException.class,
                        refused -> assertThat(refused.reason()).isEqualTo(reason))
                .satisfies(refused -> List.of(words)
                        .forEach(word -> assertThat(refused.getMessage()).contains(word)));
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aGameIsSavedAndLoaded() throws IOException {
        Game game = Delve.game(3, 30);
        SaveStore store = SaveStore.in(directory.resolve("made/on/the/way"), FORMAT);
        assertThat(store.list()).isEmpty();
        assertRefused(() -> store.load("hero"), Reason.MISSING, "\"hero\"");

        store.save("hero", game);

        assertThat(store.load("hero").game().stateHash()).isEqualTo(game.stateHash());
        assertThat(store.load("hero").damage()).isEmpty();
        assertThat(store.has("hero")).isTrue();
        assertThat(store.has("villain")).isFalse();
        assertThat(store().list()).isEmpty();
        assertThat(Files.isDirectory(directory.resolve("made/on/the/way"))).isTrue();
    }

    @Test
    void aBackupHasWhatWasSavedBesideItsGame() throws IOException {
        store().save("hero", Delve.game(3, 30), new StateNode.Text("then"));
        store().save("hero", Delve.game(3, 60), new StateNode.Text("now"));
        assertThat(store().load("hero").extra()).isEqualTo(new StateNode.Text("now"));

        Files.write(directory.resolve("hero.save"), new byte[0]);

        assertThat(store().load("hero").extra()).isEqualTo(new StateNode.Text("then"));
    }

    @Test
    void theFormerSaveIsLoadedIfTheNewestIsDamaged() throws IOException {
        Game former = Delve.game(3, 30);
        Game newest = Delve.game(3, 60);
        store().save("hero", former);
        store().save("hero", newest);
        assertThat(files()).containsExactly("hero.backup", "hero.save");
        assertThat(store().load("hero").game().stateHash()).isEqualTo(newest.stateHash());

        Path file = directory.resolve("hero.save");
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2]++;
        Files.write(file, bytes);
        Loaded loaded = store().load("hero");
        assertThat(loaded.game().stateHash()).isEqualTo(former.stateHash());
        assertThat(loaded.damage().map(SaveException::reason)).contains(Reason.DAMAGED);

        store().save("hero", newest); // a damaged save never becomes the backup
        Files.delete(file);
        assertThat(store().load("hero").game().stateHash()).isEqualTo(former.stateHash());
        assertThat(store().load("hero").damage().map(SaveException::reason)).contains(Reason.MISSING);

        Files.write(directory.resolve("hero.backup"), new byte[3]);
        assertRefused(() -> store().load("hero"), Reason.MISSING);
    }

    @Test
    void aSaveOfAnotherGameIsNotReplacedByItsBackup() {
        store().save("hero", Delve.game(3, 30));
        store().save("hero", Delve.game(3, 60));

        assertRefused(
                () -> SaveStore.in(directory, SaveFormat.of(Delve.rules("climb", 1)))
                        .load("hero"),
                Reason.OTHER_GAME);
    }

    @Test
    void savesAreListedCopiedAndDeleted() throws IOException {
        store().save("first", Delve.game(1, 10));
        store().save("second", Delve.game(2, 10));
        Files.setLastModifiedTime(directory.resolve("first.save"), FileTime.fromMillis(5_000));
        Files.write(directory.resolve("broken.save"), new byte[100]);
        Files.write(directory.resolve("notes.txt"), new byte[100]);

        List<SaveStore.Slot> slots = store().list();
        assertThat(slots).extracting(SaveStore.Slot::name).containsExactly("second", "first");
        assertThat(slots.get(1).savedAt()).isEqualTo(5_000);
        assertThat(slots.get(1).bytes()).isEqualTo(Files.size(directory.resolve("first.save")));
        assertThat(slots.get(1).header().game()).isEqualTo("delve");

        store().copy("first", "third");
        assertThat(Files.readAllBytes(directory.resolve("third.save")))
                .isEqualTo(Files.readAllBytes(directory.resolve("first.save")));
        store().delete("first");
        store().delete("first");
        assertThat(store().has("first")).isFalse();
        assertThat(store().has("third")).isTrue();
        assertRefused(() -> store().copy("broken", "fourth"), Reason.DAMAGED);
        assertRefused(() -> store().copy("first", "fourth"), Reason.MISSING);
        assertThat(store().has("fourth")).isFalse();
    }

    /** Else a program that is killed in between leaves the older game. */
    @Test
    void theBackupIsDeletedBeforeTheSave() throws IOException {
        store().save("hero", Delve.game(3, 30));
        Path backup = directory.resolve("hero.backup");
        Files.deleteIfExists(backup);
        Files.createDirectories(backup.resolve("not empty")); // can't be deleted

        assertRefused(() -> store().delete("hero"), Reason.STORAGE);
        assertThat(directory.resolve("hero.save")).exists();
    }

    @Test
    void onlyPlainNamesAreTaken() throws IOException {
        for (String bad :
                List.of("", " ", "a/b", "..", "a.b", "\0", "ä", " a", "a ", "x".repeat(65), "CON", "Lpt1", "a\nb")) {
            String told = "\"" + PlainText.line(bad) + "\"";
            assertRefused(() -> store().save(bad, Delve.game(1, 1)), Reason.BAD_NAME, told);
        }
        store().save("Sir Robin_the-2nd", Delve.game(1, 1));
        assertThat(store().has("sir robin_THE-2nd")).isTrue();
        assertThat(files()).containsExactly("sir robin_the-2nd.save");
    }

    @Test
    void aDiskThatRefusesKeepsTheFormerSave() throws IOException {
        store().save("hero", Delve.game(1, 1));
        byte[] before = Files.readAllBytes(directory.resolve("hero.save"));
        Path inTheWay = Files.createDirectory(directory.resolve("hero.backup"));
        Files.createFile(inTheWay.resolve("so that it can't be replaced"));

        assertRefused(() -> store().save("hero", Delve.game(2, 1)), Reason.STORAGE, "\"hero\"", directory.toString());

        assertThat(Files.readAllBytes(directory.resolve("hero.save"))).isEqualTo(before);
        assertThat(files()).containsExactly("hero.backup", "hero.save");
        Path file = Files.createFile(directory.resolve("a file"));
        assertRefused(() -> SaveStore.in(file, FORMAT).save("hero", Delve.game(2, 1)), Reason.STORAGE);
    }

    @Test
    void whatAStoppedProgramLeftIsRemovedAfterAnHour() throws IOException {
        Path old = Files.createFile(directory.resolve("hero-1.part"));
        Path fresh = Files.createFile(directory.resolve("hero-2.part"));
        Files.setLastModifiedTime(
                old, FileTime.fromMillis(Files.getLastModifiedTime(fresh).toMillis() - 4_000_000));

        store().save("hero", Delve.game(1, 1));

        assertThat(files()).containsExactly("hero-2.part", "hero.save");
    }

    @Test
    void severalThreadsSaveAndLoadAtOnce() throws InterruptedException {
        List<Throwable> failed = Collections.synchronizedList(new ArrayList<>());
        List<Thread> threads = new ArrayList<>();
        store().save("hero", Delve.game(1, 1));
        for (int i = 0; i < 4; i++) {
            Game game = Delve.game(i, 10);
            threads.add(new Thread(() -> {
                try {
                    for (int round = 0; round < 15; round++) {
                        store().save("hero", game);
                        assertThat(store().load("hero").damage()).isEmpty();
                    }
                } catch (Throwable thrown) {
                    failed.add(thrown);
                }
            }));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(failed).isEmpty();
    }

    /** Saves for ever, until it is killed; tells when it has begun. */
    static final class Endless {
        private Endless() {}

        public static void main(String[] arguments) {
            SaveStore store = SaveStore.in(Path.of(arguments[0]), FORMAT);
            Game game = Delve.game(7, 20);
            System.out.println("begun");
            while (true) {
                game.step();
                Delve.play(game, io.github.undercroft.random.RandomSource.of(1), 1);
                store.save("hero", game);
            }
        }
    }

    private void kill(int times) throws IOException, InterruptedException {
        store().save("hero", Delve.game(1, 1));
        for (int i = 0; i < times; i++) {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-Dorg.slf4j.simpleLogger.defaultLogLevel=error",
                            "-cp",
                            System.getProperty("java.class.path"),
                            Endless.class.getName(),
                            directory.toString())
                    .redirectError(
                            new File("/dev/null").exists()
                                    ? ProcessBuilder.Redirect.DISCARD
                                    : ProcessBuilder.Redirect.INHERIT)
                    .start();
            assertThat(process.getInputStream().read()).isEqualTo('b');
            TimeUnit.MILLISECONDS.sleep(10 + 7L * (i % 29));
            process.destroyForcibly();
            process.waitFor();
            Loaded loaded = store().load("hero");
            assertThat(loaded.damage()).isEqualTo(Optional.empty());
            loaded.game().step();
        }
    }

    @Test
    void aProgramThatIsKilledWhileItSavesLeavesAGoodSave() throws IOException, InterruptedException {
        kill(3);
    }

    @Test
    @Tag("soak")
    void soDoTwoHundredKills() throws IOException, InterruptedException {
        kill(200);
    }

    @Test
    void aNameIsCheckedBeforeAnythingIsSaved() {
        assertThat(SaveStore.requireName("Hero")).isEqualTo("hero");
        assertThatThrownBy(() -> SaveStore.requireName("../x"))
                .isInstanceOf(SaveException.class)
                .hasMessageContaining("A save can't be called \"../x\"");
    }
}
