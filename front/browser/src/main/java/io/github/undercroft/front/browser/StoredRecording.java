package io.github.undercroft.front.browser;

import com.google.common.primitives.Bytes;
import io.github.undercroft.save.RecordingSink;
import java.util.Optional;

/** A recording as numbered texts in a store. Each turn writes the last text again, and leaves the others as they are. */
final class StoredRecording implements RecordingSink {

    /** In bytes. */
    private static final int PART = 6000;

    private final TextStore store;
    private final String name;
    private int number;
    private byte[] part = {};

    /** A recording that begins; what had that name should be deleted. */
    StoredRecording(TextStore store, String name) {
        this.store = store;
        this.name = name;
    }

    @Override
    public void append(byte[] bytes) {
        if (part.length > PART) {
            number++;
            part = new byte[0];
        }
        part = Bytes.concat(part, bytes);
        store.put(name + number, StoredBytes.text(part));
    }

    /** @return the bytes of the recording of that name; empty if there is none */
    static Optional<byte[]> read(TextStore store, String name) {
        byte[] all = {};
        int number = 0;
        for (Optional<String> text = store.get(name + number); text.isPresent(); text = store.get(name + number)) {
            all = Bytes.concat(all, StoredBytes.of(text.get()));
            number++;
        }
        return number == 0 ? Optional.empty() : Optional.of(all);
    }

    /** Deletes the recording of that name, if there is one. */
    static void delete(TextStore store, String name) {
        int count = 0;
        while (store.get(name + count).isPresent()) {
            count++;
        }
        // The first one last: what is cut short leaves the beginning of a recording.
        for (int number = count - 1; number >= 0; number--) {
            store.remove(name + number);
        }
    }
}
