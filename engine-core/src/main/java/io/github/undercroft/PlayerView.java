package io.github.undercroft;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.lore.Guises;
import io.github.undercroft.sense.Perceiver;
import java.util.Optional;

/**
 * The game as one entity believes it to be: what a front end shows to a player, and the part of a {@link TurnView} that can be
 * asked at any time. Read-only, and always up to date. It is no {@link GameView}, so what shows it or decides by it cannot cheat.
 *
 * <p>Who has a {@link Perceiver} knows, each as it takes it by the {@link Guises} of the rules:
 *
 * <ul>
 *   <li>itself, all that it carries and wears, also in other things, and who carries it;
 *   <li>who is in view, with what they wear, and what they carry if it {@linkplain Perception.ShowsThings shows};
 *   <li>who was seen elsewhere, as it looked then, with nothing. Of several sightings on levels the one of this level counts, else the latest.
 * </ul>
 *
 * <p>Others are not there for it: an id of theirs is answered by nothing. A question about an {@link Entity} in hand is answered by
 * what it seems to be. Who has no {@link Perceiver}, or has left the game, takes everything for what it is, on all levels.
 */
public interface PlayerView extends Entities {

    /** @return whose view it is; an entity without a place, the world, if that has left the game */
    Entity actor();

    /** @return the board of its level, as it knows it: that of its {@link #perception()} */
    Board board();

    /** @return what it sees and remembers; empty without a {@link Perceiver} component, and once it has left the game */
    Optional<Perception> perception();

    /** @return the energy that it has saved; 0 for one that takes no turns */
    long energy();

    /** @return the light on a cell of its level that it sees; 0 for another */
    int light(Point cell);
}
