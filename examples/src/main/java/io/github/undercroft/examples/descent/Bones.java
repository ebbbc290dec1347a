package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Cause;
import io.github.undercroft.Component;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.Look;
import io.github.undercroft.event.Died;
import io.github.undercroft.examples.descent.first.Teleport;
import io.github.undercroft.front.Legacy;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.growth.Gain;
import io.github.undercroft.wording.English;
import java.util.Optional;

/**
 * What a dead hero leaves to the player's next one on the floor where it died.
 *
 * @param hero its name
 * @param floor from 1
 * @param killer a beast that waits there, half again as strong; empty if none did it
 * @param thing what it had and did not use; empty if nothing
 */
record Bones(String hero, int floor, Optional<Blueprint> killer, Optional<Blueprint> thing) implements Component {

    static final ImmutableList<String> HEROES = ImmutableList.of(
            "Ada", "Bram", "Cora", "Dunstan", "Edda", "Finn", "Greta", "Hob", "Ilsa", "Jory", "Kara", "Lorcan");

    /** What the front end does with it. */
    static final Legacy LEGACY = new Legacy() {
        @Override
        public Optional<Action> left(GameView over) {
            return over.entities().stream()
                    .flatMap(each -> each.get(Bones.class).stream())
                    .findFirst()
                    .map(Inherit::new);
        }

        @Override
        public boolean isIn(GameView game) {
            return game.entities().stream().anyMatch(each -> each.has(Heir.class));
        }
    };

    /** What the hero of a game died with; fewer than a hundred turns on the first floor leave nothing. */
    static Optional<Bones> left(ActionContext context, Died died) {
        int floor = context.board().level() + 1;
        if (floor == 1 && context.view().now() < context.view().turns(100)) {
            return Optional.empty();
        }
        Optional<Entity> killer =
                died.cause() instanceof Cause.Deed blow ? context.game().entity(blow.actor()) : Optional.empty();
        return Optional.of(new Bones(
                context.game().fromSeed(Plot.ALL).hero(),
                floor,
                killer.flatMap(each -> each.get(Look.class)).flatMap(Bones::beast),
                Brews.rarest(kind -> died.things().stream().anyMatch(kind::isOf))));
    }

    /** Who may wait for the next hero: nobody who lives in water alone. */
    private static Optional<Blueprint> beast(Look look) {
        return Beasts.ALL.stream()
                .filter(each -> !each.equals(Beasts.EEL) && each.components().contains(look))
                .findFirst();
    }

    /** The sentences with the names of the dead and of their killers. */
    static English told(English english) {
        English told = english;
        for (String hero : HEROES) {
            told = told.withUnique("grave of " + hero).withUnique(bane(hero));
        }
        return told;
    }

    static Optional<String> description(String name) {
        return HEROES.stream()
                .filter(hero -> bane(hero).equals(name))
                .findFirst()
                .map(hero -> "It killed " + hero + ", and has grown strong by it.");
    }

    private static String bane(String hero) {
        return "bane of " + hero;
    }

    /** Marks a hero who began after another one had died. */
    record Heir(Bones of) implements Component {}

    /** The first deed of a hero who comes after another. */
    record Inherit(Bones left) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            EntityId heir = context.view().actor().id();
            context.set(heir, new Heir(left));
            context.emit(new Deepest.Told(heir, left.hero + " died before you, on floor " + left.floor));
            return ActionResult.succeeded();
        }
    }

    /** Lays out what there is on a floor, counted from 1, that the hero sees for the first time. */
    static void lay(ActionContext context, Entity hero, int floor) {
        hero.get(Heir.class)
                .map(Heir::of)
                .filter(bones -> bones.floor == floor)
                .ifPresent(bones -> bones.lay(context, hero.id()));
    }

    private void lay(ActionContext context, EntityId heir) {
        Point at = Teleport.elsewhere(context).orElseGet(context.view()::position);
        context.trySpawn(Ending.GRAVE.named("grave of " + hero), at);
        thing.ifPresent(each -> context.trySpawn(each, at));
        killer.flatMap(each -> context.trySpawn(each.named(bane(hero)), at).newborn())
                .ifPresent(bane -> bane.get(Destructible.class)
                        .ifPresent(body -> new Gain.MoreHealth(body.hitPoints() / 2).befall(context, bane.id())));
        context.emit(new Deepest.Told(heir, hero + " died on this floor"));
    }
}
