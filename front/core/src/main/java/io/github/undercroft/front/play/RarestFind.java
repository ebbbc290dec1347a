package io.github.undercroft.front.play;

import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Percept;
import io.github.undercroft.PlayerView;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.game.Step;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/** The rarest thing that a player has held, as it knew it: {@link PlayableGame#rarity}. */
final class RarestFind {

    private final EntityId hero;
    private final PlayableGame game;
    private final Set<EntityId> held = new HashSet<>();
    private OptionalInt rarity = OptionalInt.empty();
    private String name = "";

    /** Begins with what a player holds now. */
    RarestFind(EntityId hero, PlayableGame game, PlayerView view) {
        this.hero = hero;
        this.game = game;
        look(view.things(hero));
    }

    /** Takes note of a step. What was used up in it may be known only now. */
    void add(Step.Acted acted, PlayerView view) {
        if (!acted.events().isEmpty()) {
            acted.perceivedBy(hero).stream()
                    .flatMap(percept -> percept instanceof Percept.Saw saw ? saw.known().stream() : Stream.empty())
                    .filter(each -> held.contains(each.id()))
                    .forEach(this::look);
            look(view.things(hero));
        }
    }

    private void look(List<Entity> things) {
        for (Entity thing : things) {
            held.add(thing.id());
            look(thing);
        }
    }

    private void look(Entity thing) {
        OptionalInt found = game.rarity(thing);
        if (found.isPresent() && (rarity.isEmpty() || found.getAsInt() < rarity.getAsInt())) {
            rarity = found;
            name = thing.name();
        }
    }

    /** What there is to tell, in a sentence; empty if nothing is worth it. */
    String told() {
        return rarity.isEmpty()
                ? ""
                : game.words()
                        .say("The rarest thing found: {0}.", game.wording().name(name));
    }
}
