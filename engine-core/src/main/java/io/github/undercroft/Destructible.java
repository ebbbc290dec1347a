package io.github.undercroft;

/**
 * What can be damaged and destroyed. Without this component nothing harms an entity. Returns new values; the engine puts
 * them in place and removes the entity, once, when its hit points are 0 or less.
 */
public interface Destructible extends Component {

    /** @return the hit points that are left; 0 or less is dead */
    int hitPoints();

    /** @return this after that damage */
    Destructible damaged(Damage damage);

    /** @return this after healing that many points, 0 or more, as far as it can be healed */
    Destructible healed(int points);

    @Override
    default Class<Destructible> slot() {
        return Destructible.class;
    }
}
