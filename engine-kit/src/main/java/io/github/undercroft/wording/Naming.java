package io.github.undercroft.wording;

import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Percept;
import java.util.Optional;

/** What entities are called in the words for one listener, such as "you" or "a goblin". */
record Naming(Percept.Saw saw, Wording.Listener listener, Names names) {

    Optional<Entity> known(EntityId who) {
        return saw.known(who);
    }

    Noun noun(EntityId who) {
        if (who.equals(listener.id())) {
            return Noun.YOU;
        }
        return known(who).map(entity -> noun(entity.name())).orElse(Noun.SOMETHING);
    }

    /** That many of a thing: "3 arrows", or "the arrow" for one. */
    Noun noun(EntityId thing, int count) {
        Optional<Entity> known = known(thing);
        if (count == 1 || known.isEmpty()) {
            return noun(thing);
        }
        String several = count + " " + names.plural(known.get().name());
        return new Noun(several, Noun.Article.NONE, Pronoun.THEY);
    }

    Noun noun(String name) {
        return names.noun(name);
    }
}
