package io.github.undercroft.model;

import java.util.List;
import java.util.Optional;

/** A component that limits what an entity can have with it. A blueprint that would start above its limit is refused. */
public interface CarryingLimit extends Component {

    /** @return what is too much, with its numbers and what to do; empty if an entity may start with all of these */
    Optional<String> whyTooMuch(List<Blueprint.Belonging> belongings);
}
