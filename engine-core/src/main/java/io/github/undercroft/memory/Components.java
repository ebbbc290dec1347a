package io.github.undercroft.memory;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Component;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * The components of an entity, in the order in which their slots were first filled. Immutable, so that forks and memories
 * share them. With each component is kept what it adds to a hash, until another one takes its place.
 */
public final class Components {

    public static final Components NONE = new Components(new Class<?>[0], new Component[0], null);

    private final Class<?>[] slots;
    private final Component[] values;
    /** None before somebody asks. Forks in other threads share them; all would write equal ones. */
    private @Nullable Long @Nullable [] digests;
    /** A bit for each slot, maybe of others: without its bit, a class is none. */
    private final long slotBits;
    /** The same for the class of each component that is in another slot. */
    private final long otherBits;

    private Components(Class<?>[] slots, Component[] values, @Nullable Long @Nullable [] digests) {
        this.slots = slots;
        this.values = values;
        this.digests = digests;
        long ofSlots = 0;
        long ofOthers = 0;
        for (int i = 0; i < slots.length; i++) {
            ofSlots |= bit(slots[i]);
            Class<?> type = values[i].getClass();
            ofOthers |= type == slots[i] ? 0 : bit(type);
        }
        this.slotBits = ofSlots;
        this.otherBits = ofOthers;
    }

    /** Takes the arrays as they are, slots and components side by side. */
    public static Components of(Class<?>[] slots, Component[] values) {
        return new Components(slots, values, null);
    }

    /** By its name, so that it is the same on each machine. */
    private static long bit(Class<?> type) {
        return 1L << type.getName().hashCode();
    }

    /** Whether that may be a slot here; most classes that are not are told apart at once. */
    boolean mayHave(Class<?> slot) {
        return (slotBits & bit(slot)) != 0;
    }

    public int size() {
        return slots.length;
    }

    public Class<?> slot(int index) {
        return slots[index];
    }

    /** The component at an index; null for a negative index. */
    @Nullable
    public Component at(int index) {
        return index < 0 ? null : values[index];
    }

    /** The index of a slot; -1 if it is empty. */
    public int indexOf(Class<?> slot) {
        if (!mayHave(slot)) {
            return -1;
        }
        Class<?>[] all = slots;
        for (int i = 0; i < all.length; i++) {
            if (all[i] == slot) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Refuses to say that nothing is there to who asks for the class of a component that is kept in another slot.
     *
     * @throws IllegalArgumentException if a component of exactly that class is here
     */
    public void requireNone(Class<? extends Component> asked) {
        if ((otherBits & bit(asked)) == 0) {
            return;
        }
        for (int i = 0; i < values.length; i++) {
            if (values[i].getClass() == asked) {
                String slot = slots[i].getSimpleName();
                throw new IllegalArgumentException(asked.getSimpleName() + " is kept in the slot of " + slot
                        + ": ask for " + slot + ".class, and what it is by instanceof");
            }
        }
    }

    public <T extends Component> @Nullable T find(Class<T> slot) {
        int index = indexOf(slot);
        return index < 0 ? null : slot.cast(values[index]);
    }

    /** These with one more component, which replaces the one in its slot or comes last. */
    public Components with(Class<?> slot, Component component) {
        int index = indexOf(slot);
        if (index >= 0) {
            Component[] replaced = values.clone();
            replaced[index] = component;
            return new Components(slots, replaced, digestsWithout(index));
        }
        int size = slots.length;
        Class<?>[] moreSlots = Arrays.copyOf(slots, size + 1);
        Component[] moreValues = Arrays.copyOf(values, size + 1);
        moreSlots[size] = slot;
        moreValues[size] = component;
        @Nullable Long[] known = digests;
        return new Components(moreSlots, moreValues, known == null ? null : Arrays.copyOf(known, size + 1));
    }

    private @Nullable Long @Nullable [] digestsWithout(int index) {
        @Nullable Long[] known = digests;
        if (known == null) {
            return null;
        }
        @Nullable Long[] others = known.clone();
        others[index] = null;
        return others;
    }

    /** These without the component at an index. */
    public Components without(int index) {
        Class<?>[] fewerSlots = Arrays.copyOf(slots, slots.length - 1);
        System.arraycopy(slots, index + 1, fewerSlots, index, fewerSlots.length - index);
        Component[] fewer = Arrays.copyOf(values, fewerSlots.length);
        System.arraycopy(values, index + 1, fewer, index, fewer.length - index);
        @Nullable Long[] known = digests;
        if (known == null) {
            return new Components(fewerSlots, fewer, null);
        }
        @Nullable Long[] fewerDigests = Arrays.copyOf(known, fewer.length);
        System.arraycopy(known, index + 1, fewerDigests, index, fewer.length - index);
        return new Components(fewerSlots, fewer, fewerDigests);
    }

    /** What the component at an index adds to a hash, found out once. The function must always be the same. */
    public long digest(int index, ToLongFunction<Component> made) {
        @Nullable Long[] all = digests;
        if (all == null) {
            all = new Long[values.length];
            digests = all;
        }
        Long known = all[index];
        if (known == null) {
            known = made.applyAsLong(values[index]);
            all[index] = known;
        }
        return known;
    }

    public List<Component> list() {
        return ImmutableList.copyOf(values);
    }

    /** Whether all of them are equal, in the same order. */
    boolean areEqual(Components others) {
        return Arrays.equals(values, others.values);
    }
}
