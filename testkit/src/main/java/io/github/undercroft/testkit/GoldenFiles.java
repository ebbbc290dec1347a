package io.github.undercroft.testkit;

import io.github.undercroft.save.RecordingFile;
import io.github.undercroft.save.SaveException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The files of {@link Golden}: writes them, and verifies all of them before it fails. */
final class GoldenFiles {

    private static final String ENDING = ".recording";

    private final Golden golden;

    GoldenFiles(Golden golden) {
        this.golden = golden;
    }

    void write() {
        try {
            Files.createDirectories(golden.folder);
            for (int number = 0; number < golden.games; number++) {
                HeavyGame.Setting setting = HeavyGame.Setting.of(golden.game, number, 1, golden.turns);
                String name = golden.game.about().name() + "-seed-" + setting.seed() + ENDING;
                Files.write(golden.folder.resolve(name), GoldenGame.recorded(setting));
            }
        } catch (IOException unwritable) {
            throw new UncheckedIOException("Golden could not write into " + golden.folder, unwritable);
        }
    }

    Golden.Verified verify() {
        List<Path> files = files();
        if (files.isEmpty()) {
            throw new AssertionError("Golden: there is no recording in " + golden.folder
                    + ".\n  to write the first ones: " + writing() + ", and commit the files");
        }
        List<String> told = new ArrayList<>();
        long steps = 0;
        for (Path file : files) {
            try {
                GoldenReplay replay = new GoldenReplay(golden.game, RecordingFile.read(file));
                replay.difference().ifPresent(words -> told.add(head(file) + words));
                steps += replay.steps();
            } catch (SaveException unreadable) {
                told.add(head(file) + "  can't be played: " + unreadable.getMessage());
            }
        }
        if (!told.isEmpty()) {
            throw new AssertionError("Golden: " + told.size() + " of " + files.size()
                    + " recordings are not played as they were.\n" + String.join("\n", told)
                    + "\n  if the change was meant: " + writing() + ", and commit the files with the change;"
                    + " delete those that have another name than "
                    + golden.game.about().name() + "-seed-N" + ENDING
                    + "\n  if it was not: look at what the first step that differs calls");
        }
        return new Golden.Verified(files.size(), steps);
    }

    private String head(Path file) {
        return Finding.recorded(golden.game, Optional.of(file)) + "\n";
    }

    private static String writing() {
        return "run this test once with -D" + Golden.WRITE + "=true, or call write()";
    }

    private List<Path> files() {
        if (!Files.isDirectory(golden.folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(golden.folder)) {
            return files.filter(file -> file.toString().endsWith(ENDING))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException("Golden could not read " + golden.folder, unreadable);
        }
    }
}
