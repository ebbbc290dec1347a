package io.github.undercroft.pathfinding;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Decision;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.rules.Behaviour;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The brain of somebody who goes round: from post to post and from the last one to the first again, unless something more
 * urgent comes up. A post that somebody fills is reached beside it. One that no way is known to is left out of this round.
 *
 * <pre>{@code
 * Patroller.round(List.of(gate, well, tower)).unless(Strike.STRIKE, Chase.CHASE)
 * }</pre>
 *
 * <p>What it has begun it finishes first. It looks only at what it perceives; O(cells) for each turn on its way.
 *
 * @param posts where it goes, in this order; 1 or more
 * @param next where in the list the post is to which it is on its way
 * @param urgent what it does before, most urgent first
 */
public record Patroller(List<Point> posts, int next, List<Behaviour> urgent) implements Controller {

    /** Copies the lists; refuses what contradicts itself, with an {@link IllegalArgumentException}. */
    public Patroller {
        Objects.requireNonNull(posts, "posts");
        Objects.requireNonNull(urgent, "urgent");
        posts = ImmutableList.copyOf(posts);
        urgent = ImmutableList.copyOf(urgent);
        if (posts.isEmpty()) {
            throw new IllegalArgumentException("A patroller needs 1 post or more; this round has none");
        }
        if (next < 0 || next >= posts.size()) {
            throw new IllegalArgumentException(
                    "The next post is 0 to " + (posts.size() - 1) + " in this round; this is " + next);
        }
    }

    /** @return a brain that goes round these posts, beginning with the first */
    public static Patroller round(List<Point> posts) {
        return new Patroller(posts, 0, ImmutableList.of());
    }

    /** @return this brain, which does the first of these things for which there is occasion, and goes its round without any */
    public Patroller unless(Behaviour... moreUrgent) {
        return new Patroller(posts, next, ImmutableList.copyOf(moreUrgent));
    }

    @Override
    public Decision decide(TurnView turn) {
        if (turn.unfinished().isPresent()) {
            return Decision.act(turn.unfinished().get());
        }
        for (int i = 0; i < urgent.size(); i++) {
            Optional<Action> action = urgent.get(i).next(turn);
            if (action.isPresent()) {
                List<Behaviour> after = new ArrayList<>(urgent);
                after.set(i, urgent.get(i).afterwards(turn, action.get()));
                return Decision.act(action.get(), new Patroller(posts, next, after));
            }
        }
        return goOn(turn);
    }

    /** Goes on to the next post that is not reached and to which a way is known. */
    private Decision goOn(TurnView turn) {
        int post = next;
        for (int tried = 0; tried < posts.size(); tried++) {
            Point goal = posts.get(post);
            if (!hasReached(turn, goal)) {
                Optional<Action> step = Errand.path(turn, List.of(goal))
                        .map(path -> Errand.onward(turn, path).orElseGet(Rest::new));
                if (step.isPresent()) {
                    return Decision.act(step.get(), new Patroller(posts, post, urgent));
                }
            }
            post = (post + 1) % posts.size();
        }
        return Decision.act(new Rest());
    }

    private static boolean hasReached(TurnView turn, Point post) {
        Point here = turn.position();
        return here.equals(post) || (turn.perceived().isOccupied(post) && Metric.CHEBYSHEV.distance(here, post) <= 1);
    }
}
