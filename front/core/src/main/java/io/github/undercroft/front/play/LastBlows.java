package io.github.undercroft.front.play;

import io.github.undercroft.Cause;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Percept;
import io.github.undercroft.PlayerView;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.HitRoll;
import io.github.undercroft.combat.Missed;
import io.github.undercroft.combat.Struck;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.log.WeaponBlow;
import io.github.undercroft.game.Step;
import io.github.undercroft.trap.Trap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** The last blows at a player, and other harm to it, each named as the player took it. */
final class LastBlows {

    private static final int KEPT = 3;
    /** What is longer ago has nothing to do with the last one. */
    private static final int TURNS = 10;

    private final EntityId hero;
    private final PlayerView game;
    private final Words words;
    private final List<Harm> last = new ArrayList<>();

    /**
     * A blow or other harm.
     *
     * @param striker who struck; empty for other harm
     * @param chance to hit, 0 to 1; empty if nobody rolled, or the dice are not known
     * @param turn in which of the hero's turns
     */
    private record Harm(
            String name, Optional<EntityId> striker, OptionalDouble chance, boolean isHit, int points, long turn) {

        private Harm and(int more) {
            return new Harm(name, striker, chance, isHit, points + more, turn);
        }

        private String told(Words words) {
            if (striker.isEmpty()) {
                return words.say("{0} for {1}", name, points);
            }
            if (chance.isEmpty()) {
                return isHit ? words.say("{0} hit for {1}", name, points) : words.say("{0} missed", name);
            }
            String percent = percent(chance.getAsDouble());
            return isHit
                    ? words.say("{0} hit ({1}) for {2}", name, percent, points)
                    : words.say("{0} missed ({1})", name, percent);
        }
    }

    /** None yet, at a player in that view. */
    LastBlows(EntityId hero, PlayerView game, Words words) {
        this.hero = hero;
        this.game = game;
        this.words = words;
    }

    /**
     * Takes note of a step.
     *
     * @param turn how many turns the player has had
     */
    void add(Step.Acted acted, long turn) {
        List<Percept> percepts = acted.perceivedBy(hero);
        Optional<EntityId> hit = Optional.empty();
        for (GameEvent event : acted.events()) {
            if (event instanceof Struck blow && blow.whom().equals(hero)) {
                add(blow(blow.who(), event, percepts, chance(blow.weapon(), blow.roll()), turn));
                hit = Optional.of(blow.who());
            } else if (event instanceof Missed blow && blow.whom().equals(hero)) {
                add(blow(blow.who(), event, percepts, chance(blow.weapon(), Optional.of(blow.roll())), turn));
                hit = Optional.empty();
            } else if (event instanceof Damaged harm && harm.who().equals(hero)) {
                int points = harm.damage().amount();
                if (hit.isPresent() && hit.equals(striker(harm.cause()))) {
                    last.add(last.remove(last.size() - 1).and(points));
                } else if (points > 0) {
                    add(new Harm(name(harm, percepts), Optional.empty(), OptionalDouble.empty(), true, points, turn));
                    hit = Optional.empty();
                }
            }
        }
    }

    private void add(Harm harm) {
        last.removeIf(each -> each.turn < harm.turn - TURNS);
        last.add(harm);
        if (last.size() > KEPT) {
            last.remove(0);
        }
    }

    private Harm blow(EntityId who, GameEvent event, List<Percept> percepts, OptionalDouble chance, long turn) {
        return new Harm(name(who, event, percepts), Optional.of(who), chance, event instanceof Struck, 0, turn);
    }

    private static OptionalDouble chance(Component weapon, Optional<HitRoll> roll) {
        return WeaponBlow.of(weapon).flatMap(Blow::toHit).stream()
                .flatMap(rule -> roll.map(rule::chance).stream())
                .mapToDouble(Double::doubleValue)
                .findFirst();
    }

    private static Optional<EntityId> striker(Cause cause) {
        return cause instanceof Cause.Deed deed ? Optional.of(deed.actor()) : Optional.empty();
    }

    /** What did harm, as the hero took it. */
    private String name(Damaged harm, List<Percept> percepts) {
        Cause cause = harm.cause();
        if (cause instanceof Cause.Deed deed) {
            return deed.actor().equals(hero) ? words.say("your own hand") : name(deed.actor(), harm, percepts);
        }
        if (cause instanceof Cause.Answer answer) {
            return name(answer.reactor(), harm, percepts);
        }
        if (cause instanceof Cause.TerrainAt ground) {
            return ground(ground.terrain(), words);
        }
        return cause instanceof Cause.EffectOn lasting
                ? words.wording().name(lasting.effect())
                : words.say("the world");
    }

    /** A trap that was not found yet still looks like floor. */
    static String ground(Terrain terrain, Words words) {
        return terrain instanceof Trap trap
                ? words.wording().indefinite(trap.kind())
                : words.wording().indefinite(terrain);
    }

    private String name(EntityId who, GameEvent event, List<Percept> percepts) {
        return Percept.saw(event, percepts)
                .map(saw -> saw.known(who))
                .orElseGet(() -> game.entity(who))
                .map(Entity::name)
                .map(words.wording()::name)
                .orElseGet(() -> words.say("something"));
    }

    /** What there is to tell, in a sentence or two; empty if there was no harm. */
    String told() {
        if (last.isEmpty()) {
            return "";
        }
        String all = last.stream().map(harm -> harm.told(words)).collect(Collectors.joining(", "));
        if (last.stream().allMatch(harm -> harm.striker.isEmpty())) {
            return words.say("The last harm: {0}.", all);
        }
        return words.say(last.size() == 1 ? "The last blow: {0}." : "The last blows: {0}.", all) + luck();
    }

    /** How likely it was that so many of those that were rolled hit, or more; nothing for one, and for none that hit. */
    private String luck() {
        List<Harm> rolled =
                last.stream().filter(harm -> harm.chance.isPresent()).toList();
        int hits = (int) rolled.stream().filter(Harm::isHit).count();
        return rolled.size() < 2 || hits == 0
                ? ""
                : " " + words.say("The chance of so many hits or more: {0}.", percent(atLeast(hits, rolled, 0)));
    }

    private static double atLeast(int hits, List<Harm> rolled, int from) {
        if (hits <= 0 || from == rolled.size()) {
            return hits <= 0 ? 1 : 0;
        }
        double chance = rolled.get(from).chance.orElseThrow();
        return chance * atLeast(hits - 1, rolled, from + 1) + (1 - chance) * atLeast(hits, rolled, from + 1);
    }

    private static String percent(double chance) {
        return (chance > 0 && chance < 0.005 ? "<1" : Math.round(100 * chance)) + "%";
    }
}
