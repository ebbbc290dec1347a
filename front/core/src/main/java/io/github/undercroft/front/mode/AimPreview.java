package io.github.undercroft.front.mode;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.ActionTemplate;
import io.github.undercroft.Aim;
import io.github.undercroft.Component;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Imagined;
import io.github.undercroft.Location;
import io.github.undercroft.TurnView;
import io.github.undercroft.Weapon;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.AttackTemplate;
import io.github.undercroft.combat.BonusSource;
import io.github.undercroft.combat.Gust;
import io.github.undercroft.effect.Push;
import io.github.undercroft.event.Moved;
import io.github.undercroft.front.Words;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Missile;
import io.github.undercroft.item.ThrowTemplate;
import io.github.undercroft.item.ThrowingArm;
import io.github.undercroft.kind.Untried;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What an attack or a throw would come to at the cell of the cursor. */
record AimPreview(ActionTemplate template, TurnView turn, Words words) {

    /** The cells that would be hit; none at a cell of one's own. */
    List<Point> area(Point cell) {
        return turn.cells().contains(cell) ? ImmutableList.of() : template.area(turn, new Aim.At(cell));
    }

    /** Where those end who are pushed by it, as far as the player knows; nobody if a roll decides whether it hits. */
    ImmutableMap<EntityId, Point> ends(Point cell) {
        if (turn.cells().contains(cell)
                || weapon().filter(AimPreview::pushesForSure).isEmpty()) {
            return ImmutableMap.of();
        }
        Map<EntityId, Point> ends = new LinkedHashMap<>();
        Imagined blow = turn.imagine(template.aimed(new Aim.At(cell)));
        for (GameEvent event : blow.events()) {
            if (event instanceof Moved moved && !moved.who().equals(turn.actor().id())) {
                ends.put(moved.who(), moved.to());
            }
        }
        return ImmutableMap.copyOf(ends);
    }

    private static boolean pushesForSure(Component weapon) {
        return weapon instanceof Gust
                || (weapon instanceof AreaWeapon area
                        && area.blow().toHit().isEmpty()
                        && area.blow().befalls().stream().anyMatch(Push.class::isInstance));
    }

    /** Where the one on that cell ends, in a sentence; empty if nothing pushes it. */
    private Optional<String> end(Point cell) {
        return turn.board()
                .occupantAt(cell)
                .flatMap(each -> Optional.ofNullable(ends(cell).get(each.id()))
                        .map(end -> pushed(each.position().orElse(cell), end)));
    }

    private String pushed(Point from, Point to) {
        String ground = words.ground(turn.board().terrainAt(to));
        double far = Metric.CHEBYSHEV.distance(from, to);
        return far == 1
                ? words.say("A push by 1 cell: {0}.", ground)
                : words.say("A push by {0} cells: {1}.", Math.round(far), ground);
    }

    /** Whether it can be done: a far cell may be good enough to hit somebody on the way there. */
    boolean isOfUse(Point cell) {
        return isNear(cell)
                || area(cell).stream()
                        .flatMap(each -> turn.board().occupantAt(each).stream())
                        .anyMatch(turn::isEnemy);
    }

    private boolean isNear(Point cell) {
        Point from = turn.actor().nearest(cell).orElseGet(turn::position);
        return Metric.CHEBYSHEV.within(from, cell, template.range(turn))
                || area(cell).contains(cell);
    }

    /** Why the cell would not be hit, in a sentence. */
    Optional<String> why(Point cell) {
        if (turn.cells().contains(cell) || area(cell).contains(cell)) {
            return Optional.empty();
        }
        int range = template.range(turn);
        return Optional.of(
                isNear(cell)
                        ? words.say("Something is in the way.")
                        : range > 1
                                ? words.say("That is out of reach: {0} cells at most.", range)
                                : words.say("That is out of reach."));
    }

    /** What to know before one does it, in a sentence: that the player would be hit as well, how far it pushes, or that a throw is in vain. */
    Optional<String> warning(Point cell) {
        if (area(cell).stream().anyMatch(turn.cells()::contains)) {
            return Optional.of(words.say("You would be hit, too."));
        }
        return template instanceof ThrowTemplate thrown
                ? turn.entity(thrown.thing())
                        .filter(thing -> isHarmless(turn.actor(), thing))
                        .map(thing ->
                                words.sentence("{0} is not made for throwing, and does no harm.", words.the(thing)))
                : end(cell);
    }

    /** Whether a thing is known to do no harm when it is thrown. */
    static boolean isHarmless(Entity thrower, Entity thing) {
        return ThrowingArm.missileOf(thrower, thing).isEmpty() && !Untried.is(thing);
    }

    /**
     * What strikes: of a thing that is no missile nothing does. Nothing either if it is thrown off the body and gave a bonus
     * there: the bonus is gone when it strikes.
     */
    Optional<? extends Component> weapon() {
        if (template instanceof ThrowTemplate thrown) {
            return turn.entity(thrown.thing())
                    .filter(thing -> !givesBonus(thing))
                    .flatMap(this::missile);
        }
        if (!(template instanceof AttackTemplate attack)) {
            return Optional.empty(); // a spell, a wand: nobody can tell what it does
        }
        return attack.with().isPresent()
                ? turn.entity(attack.with().get()).flatMap(thing -> thing.get(Weapon.class))
                : turn.weapon();
    }

    private Optional<Missile> missile(Entity thing) {
        return ThrowingArm.missileOf(turn.actor(), thing);
    }

    private static boolean givesBonus(Entity thing) {
        Stream<Effect> effects = thing.get(Effects.class).stream().flatMap(each -> each.all().stream());
        return thing.location() instanceof Location.WornBy
                && Stream.concat(thing.components().stream(), effects).anyMatch(BonusSource.class::isInstance);
    }
}
