package io.github.undercroft.move;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Offer;
import io.github.undercroft.Offers;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import java.util.List;

/** What every actor may try: a step in each direction of the game's movement rule, and to rest. */
public record BasicOffers() implements Offers {
    @Override
    public List<Offer> offers(TurnView turn) {
        ImmutableList.Builder<Offer> offers = ImmutableList.builder();
        for (Direction direction : turn.steps().movement().directions()) {
            offers.add(Offer.of(new Move(direction)));
        }
        return offers.add(Offer.of(new Rest())).build();
    }
}
