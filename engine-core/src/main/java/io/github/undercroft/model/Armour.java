package io.github.undercroft.model;

/**
 * Takes some of the harm off before it does damage: a hide, a coat of mail, a shield. A component of who is struck, or of
 * something that it wears; what is only carried protects nobody.
 *
 * <p>Asked in this order, each about what the one before it let through: the component of who is struck, then worn things
 * by id, then its effects ({@link Effect#softened}). Only who can be damaged is asked at all.
 */
public interface Armour extends Component {

    /**
     * What it lets through.
     *
     * @return damage of the same kind, 0 to as much as came
     */
    Damage softened(Damage damage);

    @Override
    default Class<Armour> slot() {
        return Armour.class;
    }
}
