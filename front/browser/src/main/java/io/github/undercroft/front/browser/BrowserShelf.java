package io.github.undercroft.front.browser;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Bytes;
import io.github.undercroft.save.RecordingSink;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.save.Shelf;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/**
 * What a browser keeps of one kind of game. Bytes are kept as text in base 64, scores as they are. A recording is kept in numbered
 * parts: each turn writes the last part again, and leaves the others as they are.
 *
 * @param prefix with which all names begin; other pages may share the store
 */
record BrowserShelf(TextStore store, String prefix) implements Shelf {

    static final String SCORES = ".scores";
    static final String LEGACY = ".legacy";
    /** The maximum of bytes in a part of a recording, unless a turn takes more. */
    private static final int PART = 6000;

    /** @return which games are kept here */
    KeptGames games() {
        return new KeptGames(store, place(".seeds"));
    }

    @Override
    public byte[] get(String name, int maxBytes) {
        Optional<String> whole = store.get(place(name));
        if (whole.isPresent()) {
            return name.equals(SCORES) ? whole.get().getBytes(StandardCharsets.UTF_8) : StoredBytes.of(whole.get());
        }
        int parts = parts(name);
        if (parts == 0) {
            throw new SaveException(SaveException.Reason.MISSING, "The browser keeps no " + place(name) + ".");
        }
        byte[] all = {};
        for (int number = 0; number < parts; number++) {
            all = Bytes.concat(all, StoredBytes.of(store.get(part(name, number)).orElse("")));
        }
        return all;
    }

    private String part(String name, int number) {
        return place(name) + "." + number;
    }

    private int parts(String name) {
        int count = 0;
        while (store.get(part(name, count)).isPresent()) {
            count++;
        }
        return count;
    }

    @Override
    public boolean has(String name) {
        return store.get(place(name)).isPresent() || parts(name) > 0;
    }

    @Override
    public void replace(String name, byte[] bytes) {
        store.put(
                place(name), name.equals(SCORES) ? new String(bytes, StandardCharsets.UTF_8) : StoredBytes.text(bytes));
    }

    /** Begins a recording where there is none. */
    RecordingSink begin(String name) {
        return new RecordingSink() {
            private int number;
            private byte[] part = {};

            @Override
            public void append(byte[] bytes) {
                if (part.length > PART) {
                    number++;
                    part = new byte[0];
                }
                part = Bytes.concat(part, bytes);
                store.put(part(name, number), StoredBytes.text(part));
            }
        };
    }

    @Override
    public void move(String name, String to) {
        store.get(place(name)).ifPresent(text -> {
            store.put(place(to), text);
            store.remove(place(name));
        });
    }

    @Override
    public void remove(String name) {
        store.remove(place(name));
        // The first one last: what is cut short leaves the beginning of a recording.
        for (int number = parts(name) - 1; number >= 0; number--) {
            store.remove(part(name, number));
        }
    }

    @Override
    public Map<String, Long> names(String ending) {
        return ImmutableMap.of();
    }

    @Override
    public String place(String name) {
        return prefix + (name.startsWith(".") ? "" : "/") + name;
    }
}
