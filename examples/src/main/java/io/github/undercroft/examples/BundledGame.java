package io.github.undercroft.examples;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Looks;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.terrain.Ground;
import java.util.List;
import java.util.Optional;

/** A game that comes with the engine, and is played by {@code ./play}. */
public interface BundledGame extends PlayableGame {

    /**
     * Other ways to play it, by the word that selects each on the command line. Each has its own {@link #about()};
     * variants of variants are not offered.
     */
    default ImmutableMap<String, BundledGame> variants() {
        return ImmutableMap.of();
    }

    /** In all of them one can rest and run. */
    @Override
    default List<Verb> verbs() {
        return ImmutableList.of(Verbs.REST, Verbs.RUN);
    }

    @Override
    default Looks looks() {
        return BundledLooks.ALL;
    }

    @Override
    default Optional<String> beginCommand(long seed, BoardSize size) {
        return Optional.of("./play " + about().name() + " --seed " + seed
                + (size.equals(about().usualSize()) ? "" : " --size " + size));
    }

    @Override
    default Optional<String> replayCommand(String place) {
        return Optional.of(replaying(place));
    }

    @Override
    default Optional<String> replayCommand(String place, int turn) {
        return Optional.of(replaying(place) + " --at " + turn);
    }

    @Override
    default Optional<String> whyCommand(String place) {
        return Optional.of("./play why " + quoted(place));
    }

    /** @return the command that shows the recording in a file */
    static String replaying(String place) {
        return "./play replay " + quoted(place);
    }

    private static String quoted(String place) {
        return place.matches("~?[^\\s\"'\\\\$`&|;<>()\\[\\]{}*?!#~]+")
                ? place
                : "'" + place.replace("'", "'\\''") + "'";
    }

    /** Rules for a game of orthogonal steps on floor among walls, which is lost when no player is left. */
    static Rules.Builder plainRules(String name) {
        return Rules.named(name)
                .steps(Movement.FOUR_WAY)
                .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                .look(Ground.FLOOR, Look.of(".", 0x606060))
                .look(Ground.WALL, Look.of("#", 0xA8804A));
    }
}
