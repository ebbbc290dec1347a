package io.github.undercroft.game.state;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blocks;
import io.github.undercroft.Brain;
import io.github.undercroft.Bumpable;
import io.github.undercroft.Component;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Location;
import io.github.undercroft.Moves;
import io.github.undercroft.Reaction;
import io.github.undercroft.combat.Armour;
import io.github.undercroft.effect.Effects;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.sense.Light;
import io.github.undercroft.sense.Perceiver;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The components of an entity, in the order in which their slots were first filled. Immutable, so that forks share it:
 * a changed component makes new slots. What every turn needs is looked up when they are made.
 */
public final class Slots {

    private static final byte UNKNOWN = -1;

    static final Slots NONE = new Slots(new Class<?>[0], new Component[0]);

    private final Class<?>[] classes;
    private final Component[] components;

    public final @Nullable Armour armour;
    public final @Nullable Brain brain;
    public final @Nullable Effects effects;
    public final @Nullable Moves moves;
    public final @Nullable Perceiver observer;
    public final @Nullable Faction faction;
    /** Whether the entity blocks its cell. */
    public final boolean blocks;

    /** The rate of an entity with these components; 0 until it is computed. */
    public int rate;

    private byte bumpable = UNKNOWN;
    /** Whether the entity has a reaction. */
    public final boolean reacts;
    /** Whether the entity is a light. */
    public final boolean shines;

    private Slots(Class<?>[] classes, Component[] components) {
        this.classes = classes;
        this.components = components;
        // A component may name a wrong slot: that is checked only after this.
        this.armour = at(indexOf(Armour.class)) instanceof Armour worn ? worn : null;
        this.brain = at(indexOf(Brain.class)) instanceof Brain brain ? brain : null;
        this.effects = at(indexOf(Effects.class)) instanceof Effects lasting ? lasting : null;
        this.moves = at(indexOf(Moves.class)) instanceof Moves ways ? ways : null;
        this.observer = at(indexOf(Perceiver.class)) instanceof Perceiver senses ? senses : null;
        this.faction = at(indexOf(Faction.class)) instanceof Faction side ? side : null;
        this.blocks = indexOf(Blocks.class) >= 0;
        this.reacts = indexOf(Reaction.class) >= 0;
        this.shines = indexOf(Light.class) >= 0;
    }

    /** Whether bumping into the entity may have a use; computed when first asked for, as few have one. */
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

    public static Slots of(List<Component> components) {
        Class<?>[] classes = new Class<?>[components.size()];
        for (int i = 0; i < classes.length; i++) {
            classes[i] = GameCode.slot(components.get(i));
        }
        return new Slots(classes, components.toArray(new Component[0]));
    }

    public int size() {
        return classes.length;
    }

    public Class<?> slot(int index) {
        return classes[index];
    }

    /** The component at an index; null for a negative index. */
    @Nullable
    public Component at(int index) {
        return index < 0 ? null : components[index];
    }

    /** The index of a slot; -1 if it is empty. */
    public int indexOf(Class<?> slot) {
        Class<?>[] all = classes;
        for (int i = 0; i < all.length; i++) {
            if (all[i] == slot) {
                return i;
            }
        }
        return -1;
    }

    public <T extends Component> @Nullable T find(Class<T> slot) {
        int index = indexOf(slot);
        return index < 0 ? null : slot.cast(components[index]);
    }

    /** These with one more component, which replaces the one in its slot or comes last. */
    public Slots with(Component component) {
        Class<?> slot = GameCode.slot(component);
        int index = indexOf(slot);
        if (index >= 0) {
            Component[] replaced = components.clone();
            replaced[index] = component;
            return new Slots(classes, replaced);
        }
        int size = classes.length;
        Class<?>[] moreClasses = Arrays.copyOf(classes, size + 1);
        Component[] more = Arrays.copyOf(components, size + 1);
        moreClasses[size] = slot;
        more[size] = component;
        return new Slots(moreClasses, more);
    }

    /** These without the component at an index. */
    public Slots without(int index) {
        int size = classes.length - 1;
        Class<?>[] fewerClasses = new Class<?>[size];
        Component[] fewer = new Component[size];
        for (int i = 0; i < size; i++) {
            fewerClasses[i] = classes[i < index ? i : i + 1];
            fewer[i] = components[i < index ? i : i + 1];
        }
        return new Slots(fewerClasses, fewer);
    }

    /** How an entity with these components looks. */
    Picture picture(EntityId id, String name, Location location) {
        return new Picture(id, name, classes, components, location);
    }

    public List<Component> list() {
        return ImmutableList.copyOf(components);
    }
}
