package io.github.undercroft.game.perception;

import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Residents;
import io.github.undercroft.game.state.World;
import java.util.ArrayList;

/** The {@link Surroundings} of each level on which an observer has looked around. Not state. */
public final class SurroundingsIndex {

    private final World world;
    private final Residents residents;
    private final SightRules rules;
    private final ArrayList<Surroundings> all = new ArrayList<>();

    public SurroundingsIndex(World world, Residents residents, SightRules rules) {
        this.world = world;
        this.residents = residents;
        this.rules = rules;
    }

    /** The surroundings of a level; made when first asked for. */
    public Surroundings of(Level level) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).level == level) {
                return all.get(i);
            }
        }
        Surroundings first = new Surroundings(world, residents, rules, level);
        all.add(first);
        return first;
    }

    /** Whether the ambient light has changed since that time. If so, the light of each level is computed again. */
    boolean isLitOtherwise(long before) {
        boolean isOther = false;
        for (int i = 0; i < all.size(); i++) {
            isOther |= all.get(i).isLitOtherwise(before);
        }
        return isOther;
    }

    /** Notes that a step is over, in which lights may have moved and noises were made. */
    public void begin() {
        for (int i = 0; i < all.size(); i++) {
            all.get(i).begin();
        }
    }
}
