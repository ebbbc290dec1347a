package io.github.undercroft.game.state;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Armour;
import io.github.undercroft.Blocks;
import io.github.undercroft.Body;
import io.github.undercroft.Brain;
import io.github.undercroft.Bumpable;
import io.github.undercroft.Component;
import io.github.undercroft.Effects;
import io.github.undercroft.Enchantment;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Location;
import io.github.undercroft.Moves;
import io.github.undercroft.Reaction;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.memory.Components;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.sense.Hidden;
import io.github.undercroft.sense.Light;
import io.github.undercroft.sense.Perceiver;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The {@link Components} of an entity, and among them what every turn needs, looked up when they are made. Immutable, so that
 * forks share it: a changed component makes new slots.
 */
public final class Slots {

    private static final byte UNKNOWN = -1;

    static final Slots NONE = new Slots(Components.NONE);

    private final Components components;

    public final @Nullable Armour armour;
    public final @Nullable Brain brain;
    public final @Nullable Effects effects;
    public final @Nullable Enchantment enchantment;
    public final @Nullable Moves moves;
    public final @Nullable Perceiver observer;
    public final @Nullable Faction faction;
    /** Whether the entity blocks its cell. */
    public final boolean blocks;

    /** The cells that it blocks, if they are more than one. */
    public final @Nullable Footprint body;

    private byte bumpable = UNKNOWN;
    /** Whether the entity has a reaction. */
    public final boolean reacts;
    /** Whether the entity is a light. */
    public final boolean shines;
    /** Whether the entity may be hidden from eyes. */
    public final boolean hides;

    private Slots(Components components) {
        this.components = components;
        // A component may name a wrong slot: that is checked only after this.
        this.armour = at(indexOf(Armour.class)) instanceof Armour worn ? worn : null;
        this.brain = at(indexOf(Brain.class)) instanceof Brain brain ? brain : null;
        this.effects = at(indexOf(Effects.class)) instanceof Effects lasting ? lasting : null;
        this.enchantment = at(indexOf(Enchantment.class)) instanceof Enchantment gift ? gift : null;
        this.moves = at(indexOf(Moves.class)) instanceof Moves ways ? ways : null;
        this.observer = at(indexOf(Perceiver.class)) instanceof Perceiver senses ? senses : null;
        this.faction = at(indexOf(Faction.class)) instanceof Faction side ? side : null;
        this.blocks = indexOf(Blocks.class) >= 0;
        this.body = blocks
                        && at(indexOf(Body.class)) instanceof Body several
                        && !several.footprint().isOneCell()
                ? several.footprint()
                : null;
        this.reacts = indexOf(Reaction.class) >= 0;
        this.shines = indexOf(Light.class) >= 0;
        this.hides = indexOf(Hidden.class) >= 0;
    }

    /** Whether bumping into the entity may have a use; computed when first asked for, as few have one. */
    boolean isBumpable() {
        if (bumpable == UNKNOWN) {
            bumpable = (byte) (isBumpable(components) ? 1 : 0);
        }
        return bumpable == 1;
    }

    private static boolean isBumpable(Components components) {
        for (int i = 0; i < components.size(); i++) {
            if (components.at(i) instanceof Bumpable) {
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
        return new Slots(Components.of(classes, components.toArray(new Component[0])));
    }

    public int size() {
        return components.size();
    }

    public Class<?> slot(int index) {
        return components.slot(index);
    }

    /** The component at an index; null for a negative index. */
    @Nullable
    public Component at(int index) {
        return components.at(index);
    }

    /** The index of a slot; -1 if it is empty. */
    public int indexOf(Class<?> slot) {
        return components.indexOf(slot);
    }

    public <T extends Component> @Nullable T find(Class<T> slot) {
        return components.find(slot);
    }

    /** These with one more component, which replaces the one in its slot or comes last. */
    public Slots with(Component component) {
        return new Slots(components.with(GameCode.slot(component), component));
    }

    /** These without the component at an index. */
    public Slots without(int index) {
        return new Slots(components.without(index));
    }

    /** The cells that an entity with these components fills, whose position is there, row by row. */
    public List<Point> cells(Point at) {
        return body == null ? ImmutableList.of(at) : body.cells(at);
    }

    /** How an entity with these components looks. */
    Picture picture(EntityId id, String name, Location location) {
        return new Picture(id, name, components, location);
    }

    public List<Component> list() {
        return components.list();
    }

    /** The components, as pictures keep them too. */
    public Components components() {
        return components;
    }
}
