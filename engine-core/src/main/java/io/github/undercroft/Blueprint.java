package io.github.undercroft;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.grid.Footprint;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * From what an entity is made: a name, the components that it starts with, and what it has with it. A value; {@code with}
 * adds a component and {@code replacing} puts one in the place of another, each giving another blueprint.
 *
 * <pre>{@code
 * Blueprint.player("you").with(Health.of(10)).wearing(EquipmentSlot.HAND, sword).carrying(potion, potion)
 * }</pre>
 *
 * <p>Ids are given in this order: the entity, its belongings in the order in which they were named, then what these hold.
 */
public record Blueprint(String name, List<Component> components, List<Belonging> belongings) {

    /**
     * Refuses an empty name, two components in one slot, belongings that can't be carried or worn so, and more of them than
     * a {@link CarryingLimit} among the components allows.
     */
    public Blueprint {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(components, "components");
        Objects.requireNonNull(belongings, "belongings");
        if (name.isEmpty()) {
            throw new IllegalArgumentException("A blueprint needs a name, for example \"goblin\"");
        }
        components = ImmutableList.copyOf(components);
        belongings = ImmutableList.copyOf(belongings);
        for (int i = 0; i < components.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (components.get(i).slot() == components.get(j).slot()) {
                    throw new IllegalArgumentException("The blueprint \"" + name + "\" has two components in the slot "
                            + components.get(i).slot().getSimpleName() + ": " + components.get(j) + " and "
                            + components.get(i) + "; keep one");
                }
            }
        }
        checkSlots(name, belongings);
        checkLimits(name, components, belongings);
    }

    private static void checkSlots(String name, List<Belonging> belongings) {
        Map<EquipmentSlot, Blueprint> worn = new TreeMap<>();
        for (Belonging each : belongings) {
            if (each.worn().isPresent()) {
                EquipmentSlot slot = each.worn().get();
                Blueprint other = worn.put(slot, each.what());
                if (other != null) {
                    throw new IllegalArgumentException("The blueprint \"" + name + "\" wears two things in the slot "
                            + slot + ": " + other.name() + " and " + each.what().name() + "; carry one");
                }
            }
        }
    }

    private static void checkLimits(String name, List<Component> components, List<Belonging> belongings) {
        for (Component component : components) {
            Optional<String> why =
                    component instanceof CarryingLimit limit ? limit.whyTooMuch(belongings) : Optional.empty();
            if (why.isPresent()) {
                throw new IllegalArgumentException("The blueprint \"" + name + "\" has too much with it: " + why.get());
            }
        }
    }

    /** A blueprint without belongings. */
    public Blueprint(String name, List<Component> components) {
        this(name, components, ImmutableList.of());
    }

    /**
     * Something that an entity has with it from the start.
     *
     * @param worn where it is worn or wielded; empty if it is only carried
     */
    public record Belonging(Blueprint what, Optional<EquipmentSlot> worn) {

        /** Refuses what fills a cell. */
        public Belonging {
            Objects.requireNonNull(what, "what");
            Objects.requireNonNull(worn, "worn");
            for (Component component : what.components()) {
                if (component instanceof Blocks) {
                    throw new IllegalArgumentException("\"" + what.name() + "\" fills its cell, so it can't be carried"
                            + " or worn; make it with Blueprint.item, or without(Blocks.class)");
                }
            }
        }

        /** @return where it is once that bearer has it */
        public Location heldBy(EntityId bearer) {
            return worn.<Location>map(slot -> new Location.WornBy(bearer, slot))
                    .orElseGet(() -> new Location.CarriedBy(bearer));
        }
    }

    /** @return a creature or other thing that fills its cell */
    public static Blueprint of(String name) {
        return new Blueprint(name, ImmutableList.of(new Blocks()));
    }

    /** @return something that lies about and can be carried: it does not fill its cell */
    public static Blueprint item(String name) {
        return new Blueprint(name, ImmutableList.of());
    }

    /** @return a player: fills its cell, acts on input, is on the players' side */
    public static Blueprint player(String name) {
        return of(name).with(new Player()).with(Faction.PLAYERS);
    }

    /**
     * Adds a component, as the last one. A second {@link Reaction} joins the first: both are asked, in this order.
     *
     * @throws IllegalArgumentException if another kind of component is in its slot already: a second weapon, a second
     *     controller; see {@link #replacing}
     */
    public Blueprint with(Component component) {
        Optional<Component> there = inSlot(component.slot());
        if (there.isEmpty()) {
            return added(component);
        }
        if (there.get() instanceof Reaction first && component instanceof Reaction second) {
            return replacing(Reaction.Several.of(first, second));
        }
        throw new IllegalArgumentException("The blueprint \"" + name + "\" has " + there.get() + " in the slot "
                + component.slot().getSimpleName() + " already; with(" + component
                + ") would be a second one. To put it in"
                + " the place of the first, use replacing");
    }

    /** @return this blueprint with that component in the place of the one in its slot; added if there is none */
    public Blueprint replacing(Component component) {
        if (inSlot(component.slot()).isEmpty()) {
            return added(component);
        }
        ImmutableList.Builder<Component> all = ImmutableList.builder();
        for (Component old : components) {
            all.add(old.slot() == component.slot() ? component : old);
        }
        return new Blueprint(name, all.build(), belongings);
    }

    private Blueprint added(Component component) {
        ImmutableList<Component> all = ImmutableList.<Component>builder()
                .addAll(components)
                .add(component)
                .build();
        return new Blueprint(name, all, belongings);
    }

    /** @return the cells that it fills once it stands somewhere; one cell without a {@link Body} */
    public Footprint footprint() {
        return inSlot(Blocks.class).isPresent() && inSlot(Body.class).orElse(null) instanceof Body body
                ? body.footprint()
                : Footprint.ONE_CELL;
    }

    private Optional<Component> inSlot(Class<? extends Component> slot) {
        for (Component component : components) {
            if (component.slot() == slot) {
                return Optional.of(component);
            }
        }
        return Optional.empty();
    }

    /** @return this blueprint without the component in that slot */
    public Blueprint without(Class<? extends Component> slot) {
        return new Blueprint(
                name,
                components.stream()
                        .filter(component -> component.slot() != slot)
                        .collect(ImmutableList.toImmutableList()),
                belongings);
    }

    /** @return this blueprint under another name */
    public Blueprint named(String newName) {
        return new Blueprint(newName, components, belongings);
    }

    /**
     * @return this blueprint, carrying these things too; a thing named twice is carried twice. What has no {@code Inventory} may carry
     *     as well, such as a chest: it takes nothing up by itself, and leaves all behind when it dies. Takes time in proportion to
     *     all that it carries then: many things are named in one call
     */
    public Blueprint carrying(Blueprint... things) {
        ImmutableList.Builder<Belonging> all = ImmutableList.builder();
        all.addAll(belongings);
        for (Blueprint thing : things) {
            all.add(new Belonging(thing, Optional.empty()));
        }
        return new Blueprint(name, components, all.build());
    }

    /** @return this blueprint, wearing or wielding that thing too */
    public Blueprint wearing(EquipmentSlot slot, Blueprint thing) {
        Belonging worn = new Belonging(thing, Optional.of(slot));
        return new Blueprint(
                name,
                components,
                ImmutableList.<Belonging>builder().addAll(belongings).add(worn).build());
    }

    /**
     * @return whether an entity is of this kind: whether it has all these components, each equal. Its name does not count. False for who
     *     has changed since, such as somebody hurt or a stack of which some are used up. O(components)
     */
    public boolean isOf(Entity entity) {
        return components.stream()
                .allMatch(each -> entity.get(each.slot()).filter(each::equals).isPresent());
    }

    /** Equal in name, components and belongings, however deep these are nested. O(of all that it has with it). */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof Blueprint that && parts().equals(that.parts()));
    }

    @Override
    public int hashCode() {
        return parts().hashCode();
    }

    @Override
    public String toString() {
        List<String> names = belongings.stream()
                .map(each -> each.what().name
                        + each.worn().map(slot -> " at " + slot.name()).orElse(""))
                .toList();
        return "Blueprint[name=" + name + ", components=" + components + ", belongings=" + names + "]";
    }

    /** All that it consists of, in the order of the ids: two blueprints are equal if these lists are. */
    private List<Object> parts() {
        List<Object> parts = new ArrayList<>();
        List<Blueprint> all = new ArrayList<>();
        all.add(this);
        for (int i = 0; i < all.size(); i++) {
            Blueprint each = all.get(i);
            parts.add(each.name);
            parts.add(each.components);
            parts.add(each.belongings.stream().map(Belonging::worn).toList());
            each.belongings.forEach(belonging -> all.add(belonging.what()));
        }
        return parts;
    }

    /** A component that limits what an entity can have with it. A blueprint that would start above its limit is refused. */
    public interface CarryingLimit extends Component {

        /** @return what is too much, with the numbers and the fix; empty if an entity may start with all of these */
        Optional<String> whyTooMuch(List<Belonging> belongings);
    }
}
