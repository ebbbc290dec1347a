package io.github.undercroft.checks;

import java.util.stream.Stream;

/** Finds what a ban forbids. */
@FunctionalInterface
public interface Search {

    /** @return every place, in no particular order */
    Stream<Finding> in(Code code);
}
