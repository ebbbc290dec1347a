package io.github.undercroft.front.log;

import com.google.common.primitives.Ints;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Percept;
import io.github.undercroft.event.Died;
import io.github.undercroft.front.Words;
import io.github.undercroft.game.Step;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
                counts.merge(name(died, acted.perceivedBy(hero)), 1, Integer::sum);
            }
        }
    }

    /** As what the hero took it; nothing for who was not recognised. */
    private static String name(Died died, List<Percept> percepts) {
        Optional<Percept.Saw> saw = Percept.saw(died, percepts);
        return saw.isEmpty()
                ? died.name()
                : saw.get().known(died.who()).map(Entity::name).orElse("");
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
    public String told(Words words) {
        int all = Ints.saturatedCast(
                counts.values().stream().mapToLong(Integer::longValue).sum());
        if (all == 0) {
            return words.say("no kills");
        }
        String kinds = counts.entrySet().stream()
                .filter(kind -> !kind.getKey().isEmpty())
                .sorted(Comparator.comparingInt((Map.Entry<String, Integer> kind) -> -kind.getValue()))
                .limit(NAMED)
                .map(kind -> words.wording().counted(kind.getValue(), kind.getKey()))
                .collect(Collectors.joining(", "));
        if (kinds.isEmpty()) {
            return words.say(all == 1 ? "1 kill" : "{0} kills", all);
        }
        return (all == 1 ? words.say("1 kill: {0}", kinds) : words.say("{0} kills: {1}", all, kinds))
                + (counts.size() > NAMED ? " ..." : "");
    }
}
