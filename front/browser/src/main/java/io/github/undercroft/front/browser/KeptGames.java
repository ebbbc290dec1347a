package io.github.undercroft.front.browser;

import com.google.common.base.Splitter;
import com.google.common.primitives.Longs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which games of one kind are kept: one for each seed that an address named, or that was drawn without one. The last of them
 * is gone on with by an address without a seed, unless it has ended. None gives way to others; {@code kept.js} lists them to the player.
 *
 * @param name where the list is: the seeds, the last one first; an empty word in the first place if that game has ended
 */
record KeptGames(TextStore store, String name) {

    /** @return the seed that stands for the game that was played last; empty if there is none, it has ended, or that is junk */
    Optional<String> last() {
        return list().stream().findFirst().filter(seed -> Longs.tryParse(seed) != null);
    }

    /** This one is played. */
    void use(String seed) {
        List<String> list = list();
        if (list.isEmpty() || !list.get(0).equals(seed)) {
            list.removeIf(each -> each.isEmpty() || each.equals(seed));
            list.add(0, seed);
            write(list);
        }
    }

    /** This one has ended. */
    void end(String seed) {
        List<String> list = list();
        list.removeIf(each -> each.isEmpty() || each.equals(seed));
        list.add(0, "");
        write(list);
    }

    private void write(List<String> list) {
        store.put(name, String.join(",", list));
    }

    private List<String> list() {
        return new ArrayList<>(
                store.get(name).map(Splitter.on(',')::splitToList).orElse(List.of()));
    }
}
