package io.github.undercroft;

/**
 * A trait of an entity, as an immutable value: its health, its weapon, its brain. An entity holds one value in each slot;
 * several of a kind are one component that holds a list.
 *
 * <p>A slot is a class. A component is in the slot of its own class, unless it implements an interface whose
 * {@link #slot()} returns that interface: a {@code Crossbow} that is a {@link Weapon} is found by
 * {@code entity.get(Weapon.class)}. Two such interfaces can't be implemented by one class, since it could not return both.
 *
 * <p>Deeply immutable: no arrays, and no list that can still be changed.
 */
public interface Component {

    /**
     * @return the class under which this component is found, by default its own; always the same for a class. Override it
     *     in an interface that is to be a slot, as {@link Weapon} does
     */
    default Class<? extends Component> slot() {
        return getClass();
    }
}
