package io.github.undercroft.wording;

import io.github.undercroft.Blocks;
import io.github.undercroft.Cause;
import io.github.undercroft.Component;
import io.github.undercroft.Damage;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Percept;
import io.github.undercroft.Rest;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.Placed;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.Picture;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A cast for sentences: who there is, what happens to them, and what one of them is told of it. */
final class Told {

    static final Point HERE = new Point(5, 5);
    static final EntityId HERO = id(0);
    static final EntityId GOBLIN = id(1);
    static final EntityId OTHER_GOBLIN = id(2);
    static final EntityId MAREN = id(3);
    static final EntityId BEES = id(4);
    static final EntityId OWL = id(5);
    static final EntityId POTION = id(6);
    static final EntityId STRANGER = id(7);
    private static final List<Entity> CAST = List.of(
            figure(HERO, "champion"),
            figure(GOBLIN, "goblin"),
            figure(OTHER_GOBLIN, "goblin"),
            figure(MAREN, "Maren"),
            figure(BEES, "bees"),
            figure(OWL, "owl"),
            Picture.of(POTION, "potion", List.of(), Location.NOWHERE));
    static final English ENGLISH = English.standard().with("bees", Pronoun.THEY).with("Maren", Pronoun.SHE);

    private Told() {}

    static EntityId id(int number) {
        return new EntityId(0, number);
    }

    static Picture figure(EntityId who, String name) {
        return Picture.of(who, name, List.<Component>of(new Blocks()), Location.NOWHERE);
    }

    static Cause by(EntityId actor) {
        return new Cause.Deed(actor, new Rest());
    }

    static Damaged hit(EntityId who, Cause cause) {
        return new Damaged(who, HERE, Damage.physical(1).from(cause), 3);
    }

    static Died died(EntityId who, Cause cause) {
        return new Died(figure(who, "?"), List.of(), HERE, cause);
    }

    static Placed placed(Location from, Location to, Cause cause) {
        return new Placed(POTION, from, to, HERE, cause);
    }

    /** What the hero is told of an event, of which it recognises all but the stranger. */
    static String hero(GameEvent event) {
        return to(HERO, event).orElse("");
    }

    /** What somebody is told of an event, of which it recognises all but the stranger. */
    static Optional<String> to(EntityId listener, GameEvent event) {
        return to(listener, event, CAST);
    }

    static Optional<String> to(EntityId listener, GameEvent event, List<Entity> known) {
        return ENGLISH.tell(new Percept.Saw(event, known), new Wording.Listener(listener, Optional.of(HERE)));
    }

    static Stream<Entity> cast() {
        return CAST.stream();
    }
}
