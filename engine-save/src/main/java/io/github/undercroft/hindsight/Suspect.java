package io.github.undercroft.hindsight;

import io.github.undercroft.Action;
import java.util.List;
import java.util.Optional;

/** The deed of a turn and the best other one, with all that are less good. */
record Suspect(int turn, Verdict.Deed done, Verdict.Deed better, List<Verdict.Deed> rest) {

    /** The branches for each deed at first, which only choose the best. */
    static final int FIRST = 8;

    /** The first of those in whose turn the most could have been won. */
    static Optional<Suspect> worst(List<Suspect> suspects) {
        return suspects.stream().reduce((one, other) -> other.difference() > one.difference() ? other : one);
    }

    List<Action> both() {
        return List.of(done.action(), better.action());
    }

    double difference() {
        return better.chance().share() - done.chance().share();
    }

    /** How many fresh branches of the two there are; the few that chose the better one don't count. */
    int fresh() {
        return better.chance().of() == FIRST ? 0 : better.chance().of();
    }

    /** The same with more branches of the two. */
    Suspect and(Verdict.Deed doneAgain, Verdict.Deed betterAgain) {
        return fresh() == 0
                ? new Suspect(turn, doneAgain, betterAgain, rest)
                : new Suspect(turn, done.and(doneAgain.chance()), better.and(betterAgain.chance()), rest);
    }
}
