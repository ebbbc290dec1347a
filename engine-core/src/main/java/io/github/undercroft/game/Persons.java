package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.Faction;
import io.github.undercroft.Player;
import io.github.undercroft.follower.Companion;
import io.github.undercroft.follower.Follower;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whom persons play, among all that are in a game. */
final class Persons {

    private Persons() {}

    static List<Entity> among(List<Entity> all) {
        List<Entity> persons = new ArrayList<>();
        Optional<Entity> first = Optional.empty();
        for (Entity each : all) {
            Brain brain = each.get(Brain.class).orElse(null);
            if (brain == null || !each.get(Faction.class).equals(Optional.of(Faction.PLAYERS))) {
                continue;
            }
            if (brain instanceof Player) {
                persons.add(each);
            } else if (first.isEmpty() && !(each.get(Follower.class).orElse(null) instanceof Companion)) {
                first = Optional.of(each);
            }
        }
        return persons.isEmpty() ? first.map(ImmutableList::of).orElse(ImmutableList.of()) : persons;
    }
}
