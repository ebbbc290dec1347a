package io.github.undercroft.pathfinding.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.LeaveHarm;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The brain of a patrol: goes from post to post, and from the last one to the first again, unless something more urgent
 * comes up. An occupied post counts as reached from a cell beside it. A post without a known way is left out of this round,
 * and so is one outside the level it is on. If somebody stands in the only way, it waits for as long as its {@link Patience}
 * lasts, and changes places with an ally. It may wait for 60 turns again on its way to the next post.
 *
 * <pre>{@code
 * Patroller.round(List.of(start, goal)).unless(new Strike(), new Chase())
 * }</pre>
 *
 * <p>It finishes a long action first. It looks only at what it perceives; O(cells) for each turn on its way.
 *
 * @param posts the posts, in this order; 1 or more
 * @param next the index of the post to which it is on its way
 * @param urgent the behaviours that come first, most urgent first
 * @param patience the patience that is left
 */
public record Patroller(List<Point> posts, int next, List<Behaviour> urgent, Patience patience) implements Brain {

    /** Copies the lists; refuses an empty round or a wrong index, with an {@link IllegalArgumentException}. */
    public Patroller {
        Objects.requireNonNull(posts, "posts");
        Objects.requireNonNull(urgent, "urgent");
        Objects.requireNonNull(patience, "patience");
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
        return new Patroller(posts, 0, ImmutableList.of(), Patience.FRESH);
    }

    /** @return this brain, with these behaviours before its round; the first one that has an action decides */
    public Patroller unless(Behaviour... moreUrgent) {
        return new Patroller(posts, next, ImmutableList.copyOf(moreUrgent), patience);
    }

    @Override
    public Decision decide(TurnView turn) {
        if (turn.unfinished().isPresent()) {
            return Decision.act(turn.unfinished().get());
        }
        List<Behaviour> after = new ArrayList<>(urgent);
        for (int i = 0; i < urgent.size(); i++) {
            Optional<Action> action = urgent.get(i).next(turn);
            turn.answered(urgent.get(i), action);
            if (action.isPresent()) {
                after.set(i, urgent.get(i).afterwards(turn, action.get()));
                return Decision.act(action.get(), new Patroller(posts, next, after, patience));
            }
            after.set(i, urgent.get(i).afterPassing(turn));
        }
        return goOn(turn, after);
    }

    /** Goes on to the next post of this level that is not reached and to which a way is known. */
    private Decision goOn(TurnView turn, List<Behaviour> passed) {
        Patience now = patience.on(turn.board());
        if (turn.board().contains(posts.get(next)) && hasReached(turn, posts.get(next))) {
            now = now.renewed();
        }
        int post = next;
        for (int tried = 0; tried < posts.size(); tried++) {
            Point goal = posts.get(post);
            if (turn.board().contains(goal) && !hasReached(turn, goal)) {
                Optional<Path> path = Errand.path(turn, List.of(goal), now);
                if (path.isPresent()) {
                    turn.because("is on its round", path.get().cells());
                    Action step = Errand.onward(turn, path.get(), now).orElseGet(Rest::new);
                    Patience left = Errand.after(turn, step, now, () -> path.flatMap(Path::nextStep));
                    return Decision.act(step, new Patroller(posts, post, passed, left));
                }
            }
            post = (post + 1) % posts.size();
        }
        return Decision.act(LeaveHarm.orRest(turn), new Patroller(posts, next, passed, patience));
    }

    private static boolean hasReached(TurnView turn, Point post) {
        return turn.actor().cells().contains(post) || (turn.board().isOccupied(post) && turn.isBeside(post));
    }
}
