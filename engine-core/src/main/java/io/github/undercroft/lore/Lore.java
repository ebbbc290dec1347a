package io.github.undercroft.lore;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Component;
import io.github.undercroft.value.SavedAs;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Which kinds of things its owner knows, and its notes on those that it does not. Whoever lacks it takes {@code kind.UnknownKinds} for what
 * they are.
 *
 * @param kinds the names of the kinds that it knows, sorted
 * @param notes at most one on each look, sorted by look
 */
public record Lore(List<String> kinds, List<Note> notes) implements Component {

    /** Nothing is known. */
    public static final Lore NONE = new Lore(ImmutableList.of(), ImmutableList.of());

    /** A note of one's own on what looks like that. */
    @SavedAs("lore-note")
    public record Note(String look, String text) {

        private static final String CALLED = " called ";

        public Note {
            Objects.requireNonNull(look, "look");
            Objects.requireNonNull(text, "text");
        }

        /** @return what a thing with that note is called: {@code blue potion called sleep} */
        public String name() {
            return look + CALLED + text;
        }

        /** @return the note in such a name, for a wording in another language; empty if it has none */
        public static Optional<Note> in(String name) {
            int at = name.indexOf(CALLED);
            return at < 0
                    ? Optional.empty()
                    : Optional.of(new Note(name.substring(0, at), name.substring(at + CALLED.length())));
        }
    }

    public Lore {
        Objects.requireNonNull(kinds, "kinds");
        Objects.requireNonNull(notes, "notes");
        kinds = ImmutableList.sortedCopyOf(kinds);
        notes = ImmutableList.sortedCopyOf((one, other) -> one.look.compareTo(other.look), notes);
    }

    /** @return whether that kind is known */
    public boolean knows(String kind) {
        return kinds.contains(kind);
    }

    /** @return the same with one more kind, as one is told of it or finds it out */
    public Lore with(String kind) {
        Objects.requireNonNull(kind, "kind");
        return knows(kind)
                ? this
                : new Lore(
                        ImmutableList.<String>builder().addAll(kinds).add(kind).build(), notes);
    }

    /** @return the note on what looks like that */
    public Optional<String> note(String look) {
        return notes.stream()
                .filter(note -> note.look.equals(look))
                .map(Note::text)
                .findFirst();
    }

    /** @return the same with that note in the place of the one on this look; an empty one takes it away */
    public Lore noting(String look, String text) {
        List<Note> all = new ArrayList<>(notes);
        all.removeIf(note -> note.look.equals(look));
        if (!text.isEmpty()) {
            all.add(new Note(look, text));
        }
        return new Lore(kinds, all);
    }
}
