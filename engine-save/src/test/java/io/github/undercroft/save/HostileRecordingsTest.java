package io.github.undercroft.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.random.RandomSource;
import io.github.undercroft.save.SaveException.Reason;
import io.github.undercroft.save.Verification.Ending;
import io.github.undercroft.value.StateNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Recordings that were cut off, damaged or made by somebody who means harm. */
class HostileRecordingsTest {

    private static final RecordingFormat FORMAT =
            RecordingFormat.of(RecordedDelve.RULES).hashing(Checkpoints.every(7).withPartsEvery(21));

    private static byte[] bytes(long seed, int steps) {
        Recorder recorder = FORMAT.start(seed);
        RecordedDelve.play(recorder.game(), RandomSource.of(seed), steps);
        recorder.close();
        return recorder.bytes();
    }

    private static Optional<Recording> read(byte[] bytes) {
        try {
            return Optional.of(Recording.read(bytes));
        } catch (SaveException refused) {
            assertThat(refused.reason()).isEqualTo(Reason.DAMAGED);
            return Optional.empty();
        }
    }

    /** Where each record begins, and the end. */
    private static int[] frames(byte[] bytes) {
        int[] starts = new int[RecordFrames.read(bytes).records.size() + 1];
        int at = RecordFrames.MARK.length;
        for (int i = 0; i < starts.length; i++) {
            starts[i] = at;
            at += i == starts.length - 1
                    ? 0
                    : RecordFrames.frame(RecordFrames.read(bytes).records.get(i), i).length;
        }
        return starts;
    }

    @Test
    void whatIsCutOffLosesItsLastRecordOnly() {
        byte[] bytes = bytes(1, 120);
        int[] frames = frames(bytes);
        Recording whole = Recording.read(bytes);

        assertThat(frames[frames.length - 1]).isEqualTo(bytes.length);
        int complete = 0;
        for (int size = 0; size < bytes.length; size++) {
            while (size >= frames[complete + 1]) {
                complete++;
            }
            Optional<Recording> part = read(Arrays.copyOf(bytes, size));
            if (complete == 0) {
                assertThat(part).isEmpty();
            } else {
                Recording rest = part.orElseThrow();
                assertThat(rest.entries).hasSize(complete - 1);
                assertThat(rest.droppedBytes()).isEqualTo(size - frames[complete]);
                assertThat(rest.isFinished()).isFalse();
                assertThat(rest.inputs()).isLessThanOrEqualTo(whole.inputs());
                assertEnding(Ending.UNFINISHED, Arrays.copyOf(bytes, size));
            }
        }
        assertEnding(Ending.ENDED, bytes);
        byte[] torn = Arrays.copyOf(bytes, frames[frames.length - 3] + 8);
        assertThat(FORMAT.replay(torn).verify()).isInstanceOf(Verification.Verified.class);
        assertThat(FORMAT.replay(Arrays.copyOf(torn, torn.length + 4096)).verify())
                .isEqualTo(FORMAT.replay(torn).verify());
    }

    private static void assertEnding(Ending ending, byte[] bytes) {
        assertThat(FORMAT.replay(bytes).verify())
                .isInstanceOfSatisfying(
                        Verification.Verified.class,
                        verified -> assertThat(verified.ending()).isEqualTo(ending));
    }

    @Property(tries = 300)
    void aChangedByteIsDamage(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        byte[] changed = bytes(1, 120);
        changed[random.nextInt(changed.length)] ^= (byte) (1 + random.nextInt(255));

        assertThat(read(changed)).isEmpty();
    }

    @Test
    void aChangedByteOfTheLastRecordIsDamage() {
        byte[] bytes = bytes(1, 120);
        byte[] open = Arrays.copyOf(bytes, frames(bytes)[frames(bytes).length - 2]);
        for (byte[] whole : List.of(bytes, open)) {
            int[] frames = frames(whole);
            for (int at = frames[frames.length - 2]; at < whole.length; at++) {
                for (int mask = 1; mask < 256; mask++) {
                    byte[] changed = whole.clone();
                    changed[at] ^= (byte) mask;
                    assertThat(read(changed)).as("byte %d ^ %d", at, mask).isEmpty();
                }
            }
        }
    }

    @Test
    void whatFollowsTheEndIsDamage() {
        byte[] bytes = bytes(1, 120);

        assertThat(read(Arrays.copyOf(bytes, bytes.length + 1))).isEmpty();
        assertThat(read(Arrays.copyOf(bytes, bytes.length + 4096))).isEmpty();
    }

    @Test
    void recordsThatChangePlacesAreNoticed() {
        byte[] bytes = bytes(1, 120);
        List<byte[]> records = RecordFrames.read(bytes).records;
        Bytes swapped = new Bytes();
        swapped.add(RecordFrames.MARK);
        for (int i = 0; i < records.size(); i++) {
            int from = i == 5 ? 6 : i == 6 ? 5 : i;
            swapped.add(RecordFrames.frame(records.get(from), from));
        }
        assertThat(read(swapped.toArray())).isEmpty();
    }

    /** The recording with another number of the format, and the right checksum. */
    private static byte[] ofFormat(int format) {
        List<byte[]> records = RecordFrames.read(BYTES).records;
        byte[] beginning = records.get(0).clone();
        assertThat(beginning[1]).isEqualTo((byte) RecordingReader.FORMAT);
        beginning[1] = (byte) format;
        Bytes out = new Bytes();
        out.add(RecordFrames.MARK);
        out.add(RecordFrames.frame(beginning, 0));
        for (int i = 1; i < records.size(); i++) {
            out.add(RecordFrames.frame(records.get(i), i));
        }
        return out.toArray();
    }

    @Test
    void aRecordingOfBeforeComponentsHadHashesOfTheirOwnIsTooOld() {
        assertThatThrownBy(() -> FORMAT.replay(ofFormat(1)))
                .isInstanceOfSatisfying(
                        SaveException.class,
                        refused -> assertThat(refused.reason()).isEqualTo(Reason.TOO_OLD))
                .hasMessageContaining("format 1");
    }

    @Test
    void aRecordingOfALaterFormatIsTooNew() {
        assertThatThrownBy(() -> FORMAT.replay(ofFormat(3)))
                .isInstanceOfSatisfying(
                        SaveException.class,
                        refused -> assertThat(refused.reason()).isEqualTo(Reason.TOO_NEW))
                .hasMessageContaining("format 3");
    }

    /** Changes records and makes their checksums right. */
    private static void playChanged(long seed) {
        RandomSource random = RandomSource.of(seed);
        List<byte[]> records = RecordFrames.read(BYTES).records;
        Bytes out = new Bytes();
        out.add(RecordFrames.MARK);
        int unlucky = random.nextInt(records.size());
        for (int i = 0; i < records.size(); i++) {
            byte[] record = records.get(i).clone();
            if (i == unlucky || random.chance(1, 40)) {
                for (int many = random.nextInt(3); many >= 0; many--) {
                    record[random.nextInt(record.length)] = (byte) random.nextInt(256);
                }
            }
            out.add(RecordFrames.frame(record, i));
        }
        try {
            Verification result = FORMAT.replay(out.toArray()).verify();
            if (result instanceof Verification.Differs differs) {
                assertThat(differs.divergence().message()).startsWith("The replay differs after step");
            }
        } catch (SaveException refused) {
            assertThat(refused.reason()).isNotEqualTo(Reason.STORAGE);
        }
    }

    private static final byte[] BYTES = bytes(2, 60);

    @Property(tries = 2000)
    void changedRecordsAreRefusedOrDifferOrAreSound(@ForAll long seed) {
        playChanged(seed);
    }

    @Tag("soak")
    @Property(tries = 100_000)
    void manyChangedRecordsAreRefusedOrDifferOrAreSound(@ForAll long seed) {
        playChanged(seed);
    }

    @Tag("soak")
    @Property(tries = 100_000)
    void manyChangedBytesAreRefusedOrDropped(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        byte[] changed = BYTES.clone();
        for (int many = random.nextInt(4); many >= 0; many--) {
            changed[random.nextInt(changed.length)] = (byte) random.nextInt(256);
        }
        try {
            FORMAT.replay(changed).verify();
        } catch (SaveException refused) {
            assertThat(refused.reason()).isNotEqualTo(Reason.STORAGE);
        }
    }

    private static byte[] hostile(Bytes record) {
        Bytes out = new Bytes();
        List<byte[]> records = RecordFrames.read(BYTES).records;
        out.add(RecordFrames.MARK);
        out.add(RecordFrames.frame(records.get(0), 0));
        out.add(RecordFrames.frame(record.toArray(), 1));
        return out.toArray();
    }

    private static Bytes record(int tag, long steps) {
        Bytes record = new Bytes();
        record.add(tag);
        record.unsigned(steps);
        return record;
    }

    @Test
    void announcedNumbersTakeNeitherRoomNorTime() {
        assertThat(read(hostile(record(RecordEntry.PASSED, Checkpoints.MAX_INTERVAL))))
                .isPresent();
        assertThat(read(hostile(record(RecordEntry.PASSED, Checkpoints.MAX_INTERVAL + 1))))
                .isEmpty();
        assertThat(read(hostile(record(RecordEntry.PASSED, Long.MAX_VALUE)))).isEmpty();
        Bytes hash = record(RecordEntry.HASHED_WITH_PARTS, 0);
        hash.fixed(1, 8);
        hash.unsigned(0);
        hash.unsigned(Long.MAX_VALUE);
        assertThat(read(hostile(hash))).isEmpty();
        Bytes input = record(RecordEntry.INPUT, 0);
        input.unsigned(Long.MAX_VALUE);
        assertThat(read(hostile(input))).isEmpty();
        byte[] tooLarge = Arrays.copyOf(BYTES, SaveLimits.USUAL.maxBytes() + 1);
        assertThatThrownBy(() -> Recording.read(tooLarge))
                .isInstanceOfSatisfying(
                        SaveException.class,
                        refused -> assertThat(refused.reason()).isEqualTo(Reason.TOO_LARGE));
    }

    @Test
    void anInputThatIsNestedDeepOrNoActionIsRefused() {
        Bytes deep = record(RecordEntry.INPUT, 0);
        deep.unsigned(0);
        deep.unsigned(0);
        deep.unsigned(1);
        for (int i = 0; i < 100_000; i++) {
            deep.add(TreeCodec.ITEMS);
            deep.unsigned(1);
        }
        assertThatThrownBy(() -> Recording.read(hostile(deep))).isInstanceOf(SaveException.class);
        Bytes component = record(RecordEntry.INPUT, 0);
        component.unsigned(0);
        component.unsigned(0);
        component.unsigned(1);
        StateNode.Fields health = RecordedDelve.RULES.registry().tree(new RecordedDelve.Bat(0));
        component.add(TreeCodec.encode(health, SaveLimits.USUAL));
        assertThat(read(hostile(component))).isPresent();
        assertThatThrownBy(() -> FORMAT.replay(hostile(component)))
                .isInstanceOfSatisfying(
                        SaveException.class,
                        refused -> assertThat(refused.reason()).isEqualTo(Reason.DAMAGED));
    }

    @Test
    void aFileHoldsTheSameBytes(@TempDir Path directory) throws IOException {
        Path path = directory.resolve("game.recording");
        try (RecordingFile file = RecordingFile.create(path)) {
            Recorder recorder = FORMAT.start(2, file);
            RecordedDelve.play(recorder.game(), RandomSource.of(2), 30);
            assertThat(recorder.bytes()).startsWith(Files.readAllBytes(path));
            RecordedDelve.play(recorder.game(), RandomSource.of(2), 30);
            recorder.close();
            assertThat(recorder.bytes()).isEqualTo(Files.readAllBytes(path));
        }
        assertThat(FORMAT.replay(RecordingFile.read(path)).verify()).isInstanceOf(Verification.Verified.class);
        assertReason(Reason.STORAGE, () -> RecordingFile.create(path));
        assertReason(Reason.MISSING, () -> RecordingFile.read(directory.resolve("none")));
        assertReason(Reason.STORAGE, () -> RecordingFile.read(directory));
        assertReason(Reason.TOO_LARGE, () -> RecordingFile.read(path, new SaveLimits(100, 100)));
    }

    private static void assertReason(Reason reason, org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        SaveException.class,
                        refused -> assertThat(refused.reason()).isEqualTo(reason));
    }

    @Test
    void aReportIsOneFileThatIsReadBackOrRefused(@TempDir Path directory) throws IOException {
        Path path = directory.resolve("bug.zip");
        Recorder recorder = FORMAT.start(3);
        recorder.reportTo(report -> {
            if (!Files.exists(path)) {
                BugReportFile.write(path, report);
            }
        });
        RecordedDelve.play(recorder.game(), RandomSource.of(3), 300);

        BugReport report = BugReportFile.read(path);
        assertThat(report.text()).contains("it is broken");
        assertThat(BugReportFile.bytes(report)).isEqualTo(Files.readAllBytes(path));
        assertThat(FORMAT.replay(report.recording()).verify())
                .isInstanceOfSatisfying(
                        Verification.Verified.class,
                        verified -> assertThat(verified.failure()).isPresent());
        byte[] bytes = Files.readAllBytes(path);
        RandomSource random = RandomSource.of(1);
        for (int size = 0; size < bytes.length; size++) {
            readReport(Arrays.copyOf(bytes, size), report);
            byte[] changed = bytes.clone();
            changed[size] = (byte) random.nextInt(256);
            readReport(changed, report);
        }
        assertReason(Reason.STORAGE, () -> BugReportFile.write(path, report));
        assertReason(Reason.TOO_LARGE, () -> BugReportFile.read(bytes, new SaveLimits(100, 100)));
    }

    private static byte[] noise(int length) {
        RandomSource random = RandomSource.of(length);
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) random.nextInt(256);
        }
        return bytes;
    }

    @Test
    void theLargestReportThatIsWrittenIsRead(@TempDir Path directory) throws IOException {
        int largest = SaveLimits.USUAL.maxBytes();
        BugReport report = new BugReport("\u00e4x".repeat(largest), noise(largest), Optional.of(noise(largest + 900)));
        Path path = directory.resolve("bug.zip");
        BugReportFile.write(path, report);

        BugReport read = BugReportFile.read(path);

        assertThat(read.text())
                .isEqualTo(report.text())
                .hasSizeLessThan(1_000_000)
                .endsWith("was cut.\n");
        assertThat(read.recording()).isEqualTo(report.recording());
        assertThat(read.save()).hasValueSatisfying(save -> assertThat(save).hasSize(largest + 900));
        BugReport longer = new BugReport("", noise(2 * largest), Optional.empty());
        BugReportFile.write(directory.resolve("long.zip"), longer);
        assertReason(Reason.TOO_LARGE, () -> BugReportFile.read(directory.resolve("long.zip")));
        assertThat(BugReportFile.read(directory.resolve("long.zip"), new SaveLimits(2 * largest, 9))
                        .recording())
                .isEqualTo(longer.recording());
    }

    @Test
    void aReportThatUnfoldsItsPartsAgainAndAgainIsRefusedAtTheFirstOfThem() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (String name : List.of("report.txt", "game.save", "game.save#")) {
                zip.putNextEntry(new ZipEntry(name));
                zip.write(new byte[1000]);
            }
        }
        byte[] other = out.toByteArray();
        String latin = new String(other, StandardCharsets.ISO_8859_1);
        byte[] twice = latin.replace("game.save#", "report.txt").getBytes(StandardCharsets.ISO_8859_1);

        assertReason(Reason.DAMAGED, () -> BugReportFile.read(other, SaveLimits.USUAL));
        assertThatThrownBy(() -> BugReportFile.read(twice, SaveLimits.USUAL)).hasMessageContaining("report.txt");
    }

    @Test
    void textOfAFileReachesTheTerminalWithoutControlCharacters() {
        String nasty = "\u001b[2J\r\n\u0007\u009b31m\u202e\u2028" + "x".repeat(100_000);
        SaveException refused = new SaveException(Reason.DAMAGED, nasty);
        Divergence divergence = new Divergence(1, 1, 0, nasty, nasty, nasty, List.of(nasty), true);
        RecordedFailure failure = new RecordedFailure(1, nasty, nasty);

        for (String line : List.of(refused.getMessage(), divergence.message(), failure.toString())) {
            assertThat(line).doesNotContainPattern("[\\p{Cc}\\p{Cf}\\p{Zl}]").hasSizeLessThan(2_100);
        }
        assertThat(new BugReport("a\n\tb" + nasty, new byte[0], Optional.empty()).text())
                .startsWith("a\n\tb?[2J?\n??31m??x");
    }

    /** Whatever is read has the parts of the report. */
    private static void readReport(byte[] bytes, BugReport report) {
        try {
            BugReport read = BugReportFile.read(bytes, SaveLimits.USUAL);
            assertThat(read.recording()).isEqualTo(report.recording());
            assertThat(read.text()).isEqualTo(report.text());
        } catch (SaveException refused) {
            assertThat(refused.reason()).isEqualTo(Reason.DAMAGED);
        }
    }
}
