package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.PlayerView;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Words;
import io.github.undercroft.game.Step;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is remarked on the game of one player when it has ended: what luck it had, what it could have seen, what it did not use, and what
 * it found. A saved game that is loaded begins with none.
 */
record Remarks(EntityId hero, PlayerView view, LastBlows blows, TurnsInView seen, RarestFind find, Words words) {

    Remarks(EntityId hero, PlayerView view, PlayableGame game) {
        this(
                hero,
                view,
                new LastBlows(hero, view, game.words()),
                new TurnsInView(hero, view, game.words()),
                new RarestFind(hero, game, view),
                game.words());
    }

    /** Takes note of a step. One of which the player perceives nothing is none to it, however many others act. */
    void add(Step.Acted acted, long turns) {
        boolean isNews = acted.actor().equals(hero)
                || view.perception().isEmpty()
                || !acted.perceivedBy(hero).isEmpty();
        if (!isNews) {
            return;
        }
        blows.add(acted, turns);
        seen.add(acted, view, turns);
        find.add(acted, view);
    }

    /**
     * The sentences, the weightiest first.
     *
     * @param held by the player at the end
     * @param isDead whether it was killed
     */
    ImmutableList<String> lines(List<Entity> held, boolean isDead) {
        return Stream.of(
                        isDead ? blows.told() : "",
                        isDead ? seen.told() : "",
                        new Unused(held).told(words),
                        find.told())
                .filter(line -> !line.isEmpty())
                .collect(ImmutableList.toImmutableList());
    }
}
