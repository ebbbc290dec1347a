package io.github.undercroft.save;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.game.Game;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a store promises on each shelf, also if the program dies between two of its steps. */
class SaveStoreLawsTest {

    private static final SaveFormat FORMAT = SaveFormat.of(Delve.rules());
    private static final byte[] JUNK = {1, 2, 3};

    private final Game first = Delve.game(3, 30);
    private final Game second = Delve.game(3, 60);
    private final Game third = Delve.game(3, 90);

    @TempDir
    private Path directory;

    private int made;

    private enum Kind {
        MEMORY,
        DIRECTORY
    }

    private Shelf fresh(Kind kind) {
        made++;
        return kind == Kind.MEMORY ? new MemoryShelf() : new DirectoryShelf(directory.resolve("shelf " + made));
    }

    /** The program is gone. */
    private static final class Death extends Error {
        private static final long serialVersionUID = 1L;
    }

    private static final class MemoryShelf implements Shelf {
        private final Map<String, byte[]> all = new HashMap<>();

        @Override
        public byte[] get(String name, int maxBytes) {
            byte[] bytes = all.get(name);
            if (bytes == null) {
                throw new SaveException(SaveException.Reason.MISSING, "There is no " + name + ".");
            }
            return bytes.clone();
        }

        @Override
        public boolean has(String name) {
            return all.containsKey(name);
        }

        @Override
        public void replace(String name, byte[] bytes) {
            all.put(name, bytes.clone());
        }

        @Override
        public void move(String name, String to) {
            all.put(to, get(name, Integer.MAX_VALUE));
            all.remove(name);
        }

        @Override
        public void remove(String name) {
            all.remove(name);
        }

        @Override
        public Map<String, Long> names(String ending) {
            return all.keySet().stream()
                    .filter(name -> name.endsWith(ending))
                    .collect(Collectors.toMap(name -> name, name -> 0L));
        }

        @Override
        public String place(String name) {
            return name;
        }
    }

    /** Dies before the step after so many steps. */
    private static final class DyingShelf implements Shelf {
        private final Shelf shelf;
        private int steps;

        DyingShelf(Shelf shelf, int steps) {
            this.shelf = shelf;
            this.steps = steps;
        }

        private void step() {
            if (steps == 0) {
                throw new Death();
            }
            steps--;
        }

        @Override
        public byte[] get(String name, int maxBytes) {
            return shelf.get(name, maxBytes);
        }

        @Override
        public boolean has(String name) {
            return shelf.has(name);
        }

        @Override
        public void replace(String name, byte[] bytes) {
            step();
            shelf.replace(name, bytes);
        }

        @Override
        public void move(String name, String to) {
            step();
            shelf.move(name, to);
        }

        @Override
        public void remove(String name) {
            step();
            shelf.remove(name);
        }

        @Override
        public Map<String, Long> names(String ending) {
            return shelf.names(ending);
        }

        @Override
        public String place(String name) {
            return shelf.place(name);
        }
    }

    /** Dies at each step of the task in turn, on a shelf with two saves, and in the end does not. @return how many steps it has */
    private int dyingAtEachStep(Kind kind, Consumer<Shelf> before, Consumer<SaveStore> task, Consumer<Shelf> law) {
        for (int steps = 0; ; steps++) {
            Shelf shelf = fresh(kind);
            SaveStore.on(shelf, FORMAT).save("hero", first);
            SaveStore.on(shelf, FORMAT).save("hero", second);
            before.accept(shelf);
            boolean hasDied = false;
            try {
                task.accept(SaveStore.on(new DyingShelf(shelf, steps), FORMAT));
            } catch (Death died) {
                hasDied = true;
            }
            law.accept(shelf);
            if (!hasDied) {
                return steps;
            }
        }
    }

    private static long loaded(Shelf shelf) {
        return SaveStore.on(shelf, FORMAT).load("hero").game().stateHash();
    }

    @ParameterizedTest
    @EnumSource
    void aSaveIsReplacedWholeOrNotAtAll(Kind kind) {
        int steps = dyingAtEachStep(
                kind,
                shelf -> {},
                store -> store.save("hero", third),
                shelf -> assertThat(loaded(shelf)).isIn(second.stateHash(), third.stateHash()));
        assertThat(steps).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource
    void theSaveBeforeIsTheBackup(Kind kind) {
        dyingAtEachStep(kind, shelf -> {}, store -> store.save("hero", third), shelf -> {
            if (loaded(shelf) == third.stateHash()) {
                shelf.remove("hero.save");
                assertThat(loaded(shelf)).isEqualTo(second.stateHash());
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void whatStandsInPlaceOfASaveIsKeptAside(Kind kind) {
        int steps = dyingAtEachStep(
                kind, shelf -> shelf.replace("hero.save", JUNK), store -> store.save("hero", third), shelf -> {
                    String place = shelf.has("hero.broken") ? "hero.broken" : "hero.save";
                    assertThat(shelf.get(place, 99)).isEqualTo(JUNK);
                    assertThat(loaded(shelf)).isIn(first.stateHash(), third.stateHash());
                });
        assertThat(steps).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource
    void nothingThatIsAsideIsReplaced(Kind kind) {
        Shelf shelf = fresh(kind);
        for (byte number = 1; number <= 3; number++) {
            shelf.replace("hero.save", new byte[] {number});
            SaveStore.on(shelf, FORMAT).save("hero", first);
        }
        assertThat(shelf.get("hero.broken", 99)).containsExactly(1);
        assertThat(shelf.get("hero.broken2", 99)).containsExactly(2);
        assertThat(shelf.get("hero.broken3", 99)).containsExactly(3);
    }

    /** Else the older game of the two is left. */
    @ParameterizedTest
    @EnumSource
    void theBackupIsDeletedBeforeTheSave(Kind kind) {
        int steps = dyingAtEachStep(kind, shelf -> {}, store -> store.delete("hero"), shelf -> {
            if (SaveStore.on(shelf, FORMAT).has("hero")) {
                assertThat(loaded(shelf)).isEqualTo(second.stateHash());
            }
        });
        assertThat(steps).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource
    void bytesThatAreNoSaveAreNotPut(Kind kind) {
        dyingAtEachStep(
                kind,
                shelf -> {},
                store -> {
                    try {
                        store.put("hero", JUNK);
                    } catch (SaveException damaged) {
                        assertThat(damaged.reason()).isEqualTo(SaveException.Reason.DAMAGED);
                    }
                },
                shelf -> assertThat(SaveStore.on(shelf, FORMAT).load("hero").damage())
                        .isEmpty());
    }

    @ParameterizedTest
    @EnumSource
    void theSavesOfEachShelfAreListed(Kind kind) {
        Shelf shelf = fresh(kind);
        SaveStore.on(shelf, FORMAT).save("villain", first);
        SaveStore.on(shelf, FORMAT).save("hero", second);
        assertThat(SaveStore.on(shelf, FORMAT).list())
                .extracting(SaveStore.Slot::name)
                .containsExactlyInAnyOrder("hero", "villain");
    }
}
