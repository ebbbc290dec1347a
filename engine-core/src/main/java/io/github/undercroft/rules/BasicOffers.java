package io.github.undercroft.rules;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.model.Offer;
import io.github.undercroft.model.Offers;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.TurnView;
import java.util.List;

/** What everybody may try: a step in each direction of the game's movement rule, and to rest. */
public enum BasicOffers implements Offers {
    /** The only value. */
    STEPS_AND_REST;

    @Override
    public List<Offer> offers(TurnView turn) {
        ImmutableList.Builder<Offer> offers = ImmutableList.builder();
        for (Direction direction : turn.steps().movement().directions()) {
            offers.add(Offer.of(new Move(direction)));
        }
        return offers.add(Offer.of(new Rest())).build();
    }
}
