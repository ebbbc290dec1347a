package io.github.undercroft;

/**
 * Reduces damage: a hide, a coat of mail, a shield. A component of the creature that is struck, or of something that it
 * wears; a thing that is only carried does not protect.
 *
 * <p>Armour is called in this order, each with what the one before it let through: the creature's own component, then
 * worn things by id, then its effects ({@link Effect#softened}). Only entities that can be damaged are asked.
 */
public interface Armour extends Component {

    /**
     * Returns the damage that it lets through.
     *
     * @return damage of the same kind, from 0 to the full amount
     */
    Damage softened(Damage damage);

    @Override
    default Class<Armour> slot() {
        return Armour.class;
    }
}
