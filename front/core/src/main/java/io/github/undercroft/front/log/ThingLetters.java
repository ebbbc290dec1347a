package io.github.undercroft.front.log;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.front.sheet.Menu;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The letters of the player's things in lists. A thing keeps its letter as long as it is in the game, also while it lies about,
 * unless another thing needs that letter because all are given away. What joins a pile takes the pile's.
 */
public final class ThingLetters {

    /** Whose each letter is, in the order of {@link Menu#LETTERS}. */
    private final List<EntityId> owners = new ArrayList<>();

    /** No letter is given away. */
    public ThingLetters() {}

    /** Goes on with the letters of a saved game. */
    public void restore(List<EntityId> saved) {
        owners.clear();
        owners.addAll(saved.subList(0, Math.min(saved.size(), Menu.LETTERS.length())));
    }

    /** @return the owners of the letters, to save them */
    public List<EntityId> owners() {
        return ImmutableList.copyOf(owners);
    }

    /** Gives letters to those of the player's things that have none; the first free one to each, while there are any. */
    public void give(List<Entity> things, GameView game) {
        for (Entity thing : things) {
            if (!owners.contains(thing.id())) {
                free(things, game).ifPresent(place -> take(place, thing.id()));
            }
        }
    }

    private void take(int place, EntityId thing) {
        if (place == owners.size()) {
            owners.add(thing);
        } else {
            owners.set(place, thing);
        }
    }

    private Optional<Integer> free(List<Entity> things, GameView game) {
        return first(owner -> game.entity(owner).isEmpty())
                .or(() -> Optional.of(owners.size()).filter(next -> next < Menu.LETTERS.length()))
                .or(() -> first(
                        owner -> things.stream().noneMatch(each -> each.id().equals(owner))));
    }

    private Optional<Integer> first(Predicate<EntityId> isFree) {
        return IntStream.range(0, owners.size())
                .filter(place -> isFree.test(owners.get(place)))
                .boxed()
                .findFirst();
    }

    /** @return the letter of a thing; nothing if it has none */
    public String of(Entity thing) {
        int place = owners.indexOf(thing.id());
        return place < 0 ? "" : Menu.LETTERS.substring(place, place + 1);
    }

    /** @return things in the order of their letters, last those without one */
    public List<Entity> sorted(List<Entity> things) {
        Comparator<Entity> byLetter = Comparator.comparingInt(
                thing -> owners.contains(thing.id()) ? owners.indexOf(thing.id()) : owners.size());
        return ImmutableList.sortedCopyOf(byLetter, things); // TeaVM's sorted streams do not know how long they are
    }
}
