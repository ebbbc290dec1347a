package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import io.github.undercroft.front.Words;
import io.github.undercroft.item.Bursts;
import io.github.undercroft.item.Missile;
import io.github.undercroft.item.Shatters;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.item.Usable;
import io.github.undercroft.item.Wearable;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a player never used of what is used up: potions, scrolls, flasks to throw.
 *
 * @param held all that it held at the end, as it took it
 */
record Unused(List<Entity> held) {

    /** How many kinds are named. */
    private static final int NAMED = 3;

    /** Copies the list. */
    Unused {
        held = ImmutableList.copyOf(held);
    }

    private static boolean isUsedUp(Entity thing) {
        return !thing.has(Wearable.class)
                && (thing.has(Usable.class)
                        || thing.get(Missile.class)
                                .filter(each -> each instanceof Bursts || each instanceof Shatters)
                                .isPresent());
    }

    /** What there is to tell, in a sentence, the most first; empty if nothing is left. */
    String told(Words words) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        held.stream()
                .filter(Unused::isUsedUp)
                .forEach(thing -> counts.merge(thing.name(), Stacks.count(thing), Integer::sum));
        Comparator<Map.Entry<String, Integer>> mostFirst =
                Map.Entry.<String, Integer>comparingByValue().reversed();
        List<String> most = ImmutableList.sortedCopyOf(mostFirst, counts.entrySet()).stream()
                .limit(NAMED)
                .map(each -> words.wording().counted(each.getValue(), each.getKey()))
                .toList();
        return most.isEmpty()
                ? ""
                : words.say("Left unused: {0}.", String.join(", ", most) + (counts.size() > NAMED ? " ..." : ""));
    }
}
