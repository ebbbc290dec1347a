package io.github.undercroft.sense;

import io.github.undercroft.Component;
import io.github.undercroft.Terrain;

/**
 * Hides a creature or thing from the eyes of observers: {@link Invisible}, {@link Lurker}. It is still there: a step into it is a
 * step into it, a blow strikes it, its noises are heard. Who does not perceive it knows nothing of where it is, and is told of what
 * it does only what happens to others: "Something hits you."
 *
 * <p>It is perceived all the same by who stands beside it ({@link Perceiver#senses}), or has a sense for it ({@link
 * io.github.undercroft.Effect#senses}). Who has no {@link Perceiver} knows everything.
 */
public interface Hidden extends Component {

    /**
     * Whether it hides its owner there. The result must depend only on this value and the ground.
     *
     * @param ground on which the owner stands
     */
    boolean hides(Terrain ground);

    @Override
    default Class<Hidden> slot() {
        return Hidden.class;
    }
}
