package io.github.undercroft.model;

/**
 * A trait of an entity, as an immutable value: its health, its weapon, its brain. An entity holds one value in each
 * slot; what is plural is one component that holds a list.
 *
 * <p>A slot is an interface or a record whose {@link #slot()} returns itself. Whatever implements a slot interface is
 * found under that interface: a {@code Crossbow} that is a {@link Weapon} by {@code entity.get(Weapon.class)}. Two slot
 * interfaces can't be implemented by one class, since it could not return both.
 *
 * <p>Deeply immutable: no arrays, and no list that anybody can still change.
 */
public interface Component {

    /** @return the class under which this component is found; always the same for a class */
    Class<? extends Component> slot();
}
