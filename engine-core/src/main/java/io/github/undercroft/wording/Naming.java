package io.github.undercroft.wording;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Percept;
import java.util.Optional;

/**
 * What one listener calls those of whom it is told.
 *
 * @param pronouns of names of which English needs to know more
 */
record Naming(Percept.Saw saw, Wording.Listener listener, ImmutableMap<String, Pronoun> pronouns) {

    Optional<Entity> known(EntityId who) {
        return saw.known(who);
    }

    Noun noun(EntityId who) {
        if (who.equals(listener.id())) {
            return Noun.YOU;
        }
        return known(who).map(entity -> noun(entity.name())).orElse(Noun.SOMETHING);
    }

    Noun noun(String name) {
        Pronoun pronoun = pronouns.get(name);
        return Noun.the(name).as(pronoun == null ? Pronoun.IT : pronoun);
    }
}
