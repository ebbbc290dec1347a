package io.github.undercroft;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.value.SavedAs;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Answers events: strikes back, explodes, splits. After each part of a turn every entity with a reaction is asked about
 * each event on its level, and about those elsewhere that involve it, in the order of the events and for one event in the
 * order of ids; who has just died is asked about its own death too, and finds the place in the event. An entity may have
 * several: see {@link Several}.
 */
public interface Reaction extends Component {

    /** Answers, or does nothing. {@code self} is the owner; the context acts for it. */
    void react(ActionContext context, Entity self, GameEvent event);

    @Override
    default Class<Reaction> slot() {
        return Reaction.class;
    }

    /**
     * Several reactions of one entity: each is asked about every event, in the order of the list. {@link Blueprint#with} makes
     * one of these when a blueprint gets a second reaction.
     *
     * <p>A reaction that puts its own next value into the slot ({@code context.set(self.id(), next)}) replaces itself only, and
     * one that clears the slot ends itself only; the others stay, and are still asked about this event. One that sets {@code Several.of(next,
     * another)} adds another one after itself.
     *
     * @param all in the order in which they are asked; lists in the list are taken apart
     */
    @SavedAs("reactions")
    record Several(List<Reaction> all) implements Reaction {

        public Several {
            Objects.requireNonNull(all, "all");
            ImmutableList.Builder<Reaction> flat = ImmutableList.builder();
            for (Reaction each : all) {
                flat.addAll(partsOf(each));
            }
            all = flat.build();
        }

        /** @return these reactions */
        public static Several of(Reaction... reactions) {
            return new Several(ImmutableList.copyOf(reactions));
        }

        /** @return the first reaction of that class that the entity has, alone or among others */
        public static <T extends Reaction> Optional<T> find(Entity entity, Class<T> type) {
            return entity.get(Reaction.class).map(Several::partsOf).orElse(ImmutableList.of()).stream()
                    .filter(type::isInstance)
                    .map(type::cast)
                    .findFirst();
        }

        private static List<Reaction> partsOf(Reaction reaction) {
            return reaction instanceof Several several ? several.all : ImmutableList.of(reaction);
        }

        /** @return what an entity's slot holds with another reaction in the place of one, alone or among others */
        public static Reaction replacing(Entity entity, Reaction before, Reaction after) {
            return of(entity.get(Reaction.class).map(Several::partsOf).orElse(ImmutableList.of()).stream()
                            .map(each -> each.equals(before) ? after : each)
                            .toArray(Reaction[]::new))
                    .simplified();
        }

        private Reaction simplified() {
            return all.size() == 1 ? all.get(0) : this;
        }

        /** @return these and one more, asked last */
        public Several with(Reaction another) {
            return of(this, another);
        }

        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            Several present = this;
            int index = 0;
            for (Reaction each : all) {
                each.react(context, self, event);
                Optional<Reaction> slot = self.get(Reaction.class);
                if (slot.equals(Optional.of(present))) {
                    index++;
                    continue;
                }
                List<Reaction> next = slot.map(Several::partsOf).orElse(ImmutableList.of());
                present = present.replaced(index, next);
                index += next.size();
                if (!present.all.isEmpty()) {
                    context.set(self.id(), present);
                }
            }
        }

        private Several replaced(int index, List<Reaction> next) {
            List<Reaction> changed = new ArrayList<>(all);
            changed.remove(index);
            changed.addAll(index, next);
            return new Several(changed);
        }
    }
}
