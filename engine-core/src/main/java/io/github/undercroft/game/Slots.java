package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.model.Armour;
import io.github.undercroft.model.Blocks;
import io.github.undercroft.model.Bumpable;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Effects;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Faction;
import io.github.undercroft.model.Light;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Moves;
import io.github.undercroft.model.Observer;
import io.github.undercroft.model.Reaction;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The components of an entity, each in its slot, in the order in which the slots were first filled. Immutable, so that
 * forks share it: who changes a component gets new slots. What every turn asks for is looked up when they are made.
 */
final class Slots {

    private static final byte UNKNOWN = -1;

    static final Slots NONE = new Slots(new Class<?>[0], new Component[0]);

    private final Class<?>[] classes;
    private final Component[] components;

    final @Nullable Armour armour;
    final @Nullable Controller controller;
    final @Nullable Effects effects;
    final @Nullable Moves moves;
    final @Nullable Observer observer;
    final @Nullable Faction faction;
    /** Whether the entity fills its cell. */
    final boolean blocks;

    /** The rate of who has these; 0 until it is asked for. */
    int rate;

    private byte bumpable = UNKNOWN;
    /** Whether the entity answers events. */
    final boolean reacts;
    /** Whether the entity is a light. */
    final boolean shines;

    private Slots(Class<?>[] classes, Component[] components) {
        this.classes = classes;
        this.components = components;
        // A component may lie about its slot until it is checked, which happens after this.
        this.armour = at(indexOf(Armour.class)) instanceof Armour worn ? worn : null;
        this.controller = at(indexOf(Controller.class)) instanceof Controller brain ? brain : null;
        this.effects = at(indexOf(Effects.class)) instanceof Effects lasting ? lasting : null;
        this.moves = at(indexOf(Moves.class)) instanceof Moves ways ? ways : null;
        this.observer = at(indexOf(Observer.class)) instanceof Observer senses ? senses : null;
        this.faction = at(indexOf(Faction.class)) instanceof Faction side ? side : null;
        this.blocks = indexOf(Blocks.class) >= 0;
        this.reacts = indexOf(Reaction.class) >= 0;
        this.shines = indexOf(Light.class) >= 0;
    }

    /** Whether walking into the entity may have a use; found out when first asked for, as few are. */
    boolean isBumpable() {
        if (bumpable == UNKNOWN) {
            bumpable = (byte) (isBumpable(components) ? 1 : 0);
        }
        return bumpable == 1;
    }

    private static boolean isBumpable(Component[] components) {
        for (Component component : components) {
            if (component instanceof Bumpable) {
                return true;
            }
        }
        return false;
    }

    static Slots of(List<Component> components) {
        Class<?>[] classes = new Class<?>[components.size()];
        for (int i = 0; i < classes.length; i++) {
            classes[i] = components.get(i).slot();
        }
        return new Slots(classes, components.toArray(new Component[0]));
    }

    int size() {
        return classes.length;
    }

    Class<?> slot(int index) {
        return classes[index];
    }

    /** The component in the slot of that index; null for a negative one. */
    @Nullable
    Component at(int index) {
        return index < 0 ? null : components[index];
    }

    /** Where that slot is; -1 if it is empty. */
    int indexOf(Class<?> slot) {
        Class<?>[] all = classes;
        for (int i = 0; i < all.length; i++) {
            if (all[i] == slot) {
                return i;
            }
        }
        return -1;
    }

    <T extends Component> @Nullable T find(Class<T> slot) {
        int index = indexOf(slot);
        return index < 0 ? null : slot.cast(components[index]);
    }

    /** These with one more component, in the place of the one in its slot or at the end. */
    Slots with(Component component) {
        int index = indexOf(component.slot());
        if (index >= 0) {
            Component[] replaced = components.clone();
            replaced[index] = component;
            return new Slots(classes, replaced);
        }
        int size = classes.length;
        Class<?>[] moreClasses = Arrays.copyOf(classes, size + 1);
        Component[] more = Arrays.copyOf(components, size + 1);
        moreClasses[size] = component.slot();
        more[size] = component;
        return new Slots(moreClasses, more);
    }

    /** These without the one of that index. */
    Slots without(int index) {
        int size = classes.length - 1;
        Class<?>[] fewerClasses = new Class<?>[size];
        Component[] fewer = new Component[size];
        for (int i = 0; i < size; i++) {
            fewerClasses[i] = classes[i < index ? i : i + 1];
            fewer[i] = components[i < index ? i : i + 1];
        }
        return new Slots(fewerClasses, fewer);
    }

    /** How an entity of these looks. */
    Picture picture(EntityId id, String name, Location location) {
        return new Picture(id, name, classes, components, location);
    }

    List<Component> list() {
        return ImmutableList.copyOf(components);
    }
}
