package io.github.undercroft.save;

import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.random.Seeds;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One byte of what a step did, which costs far less than the hash of a state: who acted, how many events there were, where and
 * to whom, and the random numbers. Steps that differ in these have another byte in 255 of 256 cases.
 */
final class StepDigest {

    private static final int EVENT = 31;
    /** The maximum length of a step in words. */
    private static final int LONGEST = 500;

    private StepDigest() {}

    /** The byte of a step that was played. */
    static byte of(Game game, Checkpoints checkpoints, Step step) {
        long digest = game.randomHash(checkpoints::counts);
        if (step instanceof Step.Acted acted) {
            digest = 3 * digest + acted.actor().key() + acted.events().size();
            digest = events(digest, acted.events());
        }
        return (byte) Seeds.mix(digest);
    }

    /** The byte of a step that threw. */
    static byte of(Game game, Checkpoints checkpoints, Throwable thrown) {
        long digest = game.randomHash(checkpoints::counts);
        if (thrown instanceof GameCodeException failure) {
            digest = events(digest, failure.events());
        }
        return (byte) Seeds.mix(digest);
    }

    private static long events(long start, List<GameEvent> events) {
        long digest = start;
        for (int i = 0; i < events.size(); i++) {
            digest = EVENT * digest + event(events.get(i));
        }
        return digest;
    }

    /** What a step did. */
    static String words(Step step) {
        if (!(step instanceof Step.Acted acted)) {
            return "a refused input";
        }
        String events = acted.events().stream().map(StepDigest::words).collect(Collectors.joining(", "));
        String all = acted.actor() + " " + words(acted.action()) + (events.isEmpty() ? "" : ": " + events);
        return all.length() <= LONGEST ? all : all.substring(0, LONGEST) + "...";
    }

    /** A value of the game as text; its class where that would be different in each run, or throws. */
    static String words(Object value) {
        try {
            String text = String.valueOf(value);
            if (!text.contains("@") && !text.contains("$$Lambda")) {
                return text;
            }
        } catch (RuntimeException thrown) {
            // told by its class
        }
        return value.getClass().getSimpleName();
    }

    /** Events are the game's own code. One that throws counts as nothing. */
    private static long event(GameEvent event) {
        try {
            Optional<Point> place = event.place();
            List<EntityId> involved = event.involved();
            long digest = involved.isEmpty() ? 0 : involved.get(0).key();
            return place.isEmpty()
                    ? digest
                    : digest + EVENT * (place.get().x() + 1000L * place.get().y());
        } catch (RuntimeException thrown) {
            return 0;
        }
    }
}
