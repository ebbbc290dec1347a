package io.github.undercroft.front.log;

import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.event.Died;
import io.github.undercroft.game.Step;
import io.github.undercroft.wording.English;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** How many of each kind the player has killed, by whatever it did. */
public final class Kills {

    /** How many kinds are named. */
    private static final int NAMED = 3;

    private final TreeMap<String, Integer> counts = new TreeMap<>();

    /** How many of one name. */
    public record Count(String name, int count) {}

    /** None yet. */
    public Kills() {}

    /** Counts whom the player has killed in a step. */
    public void add(Step.Acted acted, EntityId hero) {
        for (GameEvent event : acted.events()) {
            if (event instanceof Died died
                    && died.cause().by().equals(hero)
                    && !died.who().equals(hero)) {
                counts.merge(died.name(), 1, Integer::sum);
            }
        }
    }

    /** Goes on from those of a game that was saved. */
    public void restore(List<Count> earlier) {
        counts.clear();
        earlier.forEach(each -> counts.put(each.name(), each.count()));
    }

    /** @return how many of each name */
    public List<Count> counts() {
        return counts.entrySet().stream()
                .map(each -> new Count(each.getKey(), each.getValue()))
                .toList();
    }

    /** The number, and the most frequent kinds. */
    public String told() {
        int all = counts.values().stream().mapToInt(Integer::intValue).sum();
        if (all == 0) {
            return "no kills";
        }
        String kinds = counts.entrySet().stream()
                .sorted(Comparator.comparingInt((Map.Entry<String, Integer> kind) -> -kind.getValue()))
                .limit(NAMED)
                .map(kind -> counted(kind.getValue(), kind.getKey()))
                .collect(Collectors.joining(", "));
        return counted(all, "kill") + ": " + kinds + (counts.size() > NAMED ? " ..." : "");
    }

    /** @return a number and a word, in the plural unless it is 1: {@code 2 turns} */
    public static String counted(long count, String name) {
        return count + " " + (count == 1 ? name : English.standard().plural(name));
    }
}
