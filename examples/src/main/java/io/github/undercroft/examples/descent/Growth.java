package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Reaction;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.area.Sweep;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.growth.Experience;
import io.github.undercroft.growth.Gain;
import io.github.undercroft.growth.Grow;
import io.github.undercroft.item.Missile;
import io.github.undercroft.item.Usable;
import io.github.undercroft.item.Wearable;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * What a new floor may give: something that the hero does in another way from then on. Three that it does not have are offered each time.
 *
 * @param told what a menu and the log call it
 * @param deed what the hero has from then on
 * @param worth what the bot thinks of it
 */
record Growth(String told, Component deed, ToIntFunction<TurnView> worth) {

    static final ImmutableList<Growth> ALL = ImmutableList.of(
            new Growth("a lunge: you strike as you step up", new Deeds.Lunge(), turn -> 8),
            new Growth(
                    "a sweep: you strike to both sides as well",
                    new Deeds.Sweeping(),
                    turn -> turn.weapon().filter(Growth::sweeps).isPresent() ? 0 : 7),
            new Growth(
                    "a hard throw: weapons and armour strike when thrown",
                    new Deeds.HardThrow(),
                    turn -> 2 + 2 * count(turn, thing -> thing.has(Wearable.class))),
            new Growth(
                    "a far throw: what you throw flies twice as far",
                    new Deeds.FarThrow(),
                    turn -> 1 + count(turn, thing -> thing.has(Missile.class))),
            new Growth("soft feet: no sleeper wakes as you pass", new Traits.SoftFeet(-1), turn -> 3),
            new Growth("keen ears: you know who is behind a door beside you", new Deeds.KeenEars(), turn -> 1),
            new Growth(
                    "a second wind: once a floor you recover when almost dead", new Traits.SecondWind(0), turn -> 10),
            new Growth("a skin that no fire burns", new Traits.Fireproof(), turn -> 4),
            new Growth(
                    "quick hands: to drink or read takes you no time",
                    new QuickHands(),
                    turn -> 2 + count(turn, thing -> thing.has(Usable.class))));

    private static boolean sweeps(Weapon weapon) {
        return weapon instanceof AreaWeapon area && area.shape() instanceof Sweep;
    }

    private static int count(TurnView turn, Predicate<Entity> which) {
        return (int) turn.things().stream().filter(which).count();
    }

    Gain gain() {
        return new Gain(told, new Learnt(deed));
    }

    boolean isOf(Entity self) {
        return deed instanceof Reaction reaction
                ? Reaction.Several.find(self, reaction.getClass()).isPresent()
                : self.get(deed.slot()).filter(deed::equals).isPresent();
    }

    /** Has that deed from now on. */
    record Learnt(Component deed) implements Consequence {
        @Override
        public void befall(ActionContext context, EntityId who) {
            Entity self = context.game().entity(who).orElseThrow();
            context.set(
                    who,
                    deed instanceof Reaction reaction
                            ? Reaction.Several.of(self.get(Reaction.class).orElseThrow(), reaction)
                            : deed);
            context.queue(who, Offering.OF_THREE);
        }
    }

    /** Lays open what to choose from, if there is a choice and what was offered is taken. */
    enum Offering implements Action {
        OF_THREE;

        @Override
        public ActionResult perform(ActionContext context) {
            Entity self = context.game().entity(context.view().actor().id()).orElseThrow();
            Experience had = Experience.of(self).orElseThrow();
            List<Gain> free = ALL.stream()
                    .filter(each -> !each.isOf(self))
                    .map(Growth::gain)
                    .toList();
            if (had.level() - 1 > had.chosen()
                    && !(free.containsAll(had.gains()) && !had.gains().isEmpty())) {
                List<Gain> three = context.random("growths").shuffled(free).subList(0, Math.min(3, free.size()));
                Experience now = new Experience(had.levels(), three, had.points(), had.chosen());
                context.set(self.id(), Reaction.Several.replacing(self, had, now));
            }
            return ActionResult.succeeded();
        }
    }

    /** What the bot chooses: what is worth most with what it holds. */
    static Optional<Action> best(TurnView turn) {
        return Experience.of(turn.actor())
                .filter(growth -> growth.open() > 0)
                .flatMap(growth -> growth.gains().stream()
                        .max(Comparator.comparingInt(gain -> worth(gain, turn)))
                        .map(gain -> new Grow(growth.gains().indexOf(gain))));
    }

    private static int worth(Gain gain, TurnView turn) {
        return ALL.stream()
                .filter(each -> each.gain().equals(gain))
                .mapToInt(each -> each.worth().applyAsInt(turn))
                .findFirst()
                .orElse(0);
    }
}
