package io.github.undercroft.front;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.Brain;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.GameView;
import io.github.undercroft.Location;
import io.github.undercroft.Perception;
import io.github.undercroft.PlayerView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.growth.Experience;
import io.github.undercroft.growth.Levels;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.sense.Hidden;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The status line, made of parts. A game chooses from these parts, and adds its own. */
public final class StatusLine {

    private static final ImmutableList<String> SAID_ANYWAY = ImmutableList.of(" armour", " mail");

    /** The player's hit points; 0 if the player has left the game. */
    public static final Part HIT_POINTS = ((Part)
                    (game, hero, words) -> words.say("Hit points {0}", points(hero, " " + words.say("of") + " ")))
            .or((game, hero, words) -> words.say("HP {0}", points(hero, "/")));

    /** What the player wears and wields; left out if nothing. */
    public static final Part WORN =
            ((Part) (game, hero, words) -> worn(hero, words)).or((game, hero, words) -> brief(worn(hero, words)));

    /**
     * What the player wears and wields, as {@link #WORN}.
     *
     * @param emptyHand what stands there first while nothing is wielded, such as {@code bare fists}
     */
    public static Part wornWith(String emptyHand) {
        return (game, hero, words) -> {
            boolean isEmpty = hero.things().stream()
                    .noneMatch(thing -> thing.location() instanceof Location.WornBy worn
                            && worn.slot().equals(EquipmentSlot.HAND));
            String worn = worn(hero, words);
            if (hero.entity().isEmpty()) {
                return ""; // nobody is left whose hands could be empty
            }
            return !isEmpty ? worn : worn.isEmpty() ? emptyHand : emptyHand + ", " + worn;
        };
    }

    /**
     * The number of actors that are hostile to a player, or to which a player is: of those that it sees or remembers on its level, and for a
     * player without senses of all on its level that do not hide; without a player of all.
     */
    public static final Part FOES = (game, hero, words) -> words.say(
            "Foes {0}",
            known(game)
                    .filter(actor -> actor.has(Brain.class))
                    .filter(actor -> hero.entity()
                            .map(figure -> game.areEnemies(figure, actor) || game.areEnemies(actor, figure))
                            .orElse(true))
                    .count());

    private static Stream<Entity> known(PlayerView game) {
        return game.perception()
                .map(known -> known.sightings().stream().map(Perception.Sighting::who))
                .orElseGet(() -> game.board().entities().stream().filter(actor -> !actor.has(Hidden.class)));
    }

    /** What the player carries, with a star at what it wears; left out for a player that cannot carry anything. */
    public static final Part THINGS = ((Part)
                    (game, hero, words) -> things(hero, words, things -> words.say("Carrying {0}", things)))
            .or((game, hero, words) -> things(hero, words, things -> things));

    /** The player's level, how much experience the next one takes, and a reminder of open choices. */
    public static final Part GROWTH = ((Part) (game, hero, words) -> growth(hero)
                    .map(growth -> words.say("Level {0} ({1})", growth.level(), earned(growth))
                            + (growth.open() > 0 ? ", " + words.say("grow: {0}", growth.open()) : ""))
                    .orElse(""))
            .or((game, hero, words) -> growth(hero)
                    .map(growth -> words.say("L{0} {1}", growth.level(), earned(growth))
                            + (growth.open() > 0 ? " " + words.say("grow: {0}", growth.open()) : ""))
                    .orElse(""));

    static final ImmutableList<Part> USUAL = ImmutableList.of(HIT_POINTS, FOES, THINGS);

    private StatusLine() {}

    /** One part of the status line. */
    @FunctionalInterface
    public interface Part {

        /**
         * Writes the part.
         *
         * @param hero the player's figure as it is, or as it was when it left the game
         * @param words those of the game
         * @return a few words, such as {@code Energy 3}; empty to leave the part out
         */
        String of(PlayerView game, Hero hero, Words words);

        /** Writes the part where room is scarce; by default as it always is. */
        default String brief(PlayerView game, Hero hero, Words words) {
            return of(game, hero, words);
        }

        /** @return this part, with those words where room is scarce */
        default Part or(Part brief) {
            return new Both(this, brief);
        }
    }

    private record Both(Part whole, Part shorter) implements Part {
        @Override
        public String of(PlayerView game, Hero hero, Words words) {
            return whole.of(game, hero, words);
        }

        @Override
        public String brief(PlayerView game, Hero hero, Words words) {
            return shorter.of(game, hero, words);
        }
    }

    /** @return these parts, one after the other, of the first player, as they are shown to that */
    public static String of(GameView game, Words words, List<Part> parts) {
        Hero hero = Hero.first(game);
        return of(game.as(hero.id()), hero, words, parts);
    }

    /** @return these parts, one after the other */
    public static String of(PlayerView game, Hero hero, Words words, List<Part> parts) {
        return of(game, hero, words, parts, 0);
    }

    /** The same so that it fits: parts are written briefly as far as needed, the last ones first. */
    static String within(Predicate<String> fits, PlayerView game, Hero hero, Words words, List<Part> parts) {
        String line = of(game, hero, words, parts);
        for (int brief = 1; brief <= parts.size() && !fits.test(line); brief++) {
            line = of(game, hero, words, parts, brief);
        }
        return line;
    }

    private static String of(PlayerView game, Hero hero, Words words, List<Part> parts, int brief) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            texts.add(i < parts.size() - brief ? part.of(game, hero, words) : part.brief(game, hero, words));
        }
        texts.removeIf(String::isEmpty);
        return String.join("   ", texts);
    }

    private static String points(Hero hero, String of) {
        return hero.get(Destructible.class)
                .map(body -> body.hitPoints() + (body instanceof Health health ? of + health.max() : ""))
                .orElse("0");
    }

    private static String worn(Hero hero, Words words) {
        return hero.things().stream()
                .filter(thing -> thing.location() instanceof Location.WornBy)
                .map(thing -> words.wording().name(thing.name()))
                .collect(Collectors.joining(", "));
    }

    /** Without the words that tell what is worn anyway: {@code dagger, leather}; mail alone stays. */
    private static String brief(String worn) {
        return Splitter.on(", ").splitToStream(worn).map(StatusLine::briefly).collect(Collectors.joining(", "));
    }

    private static String briefly(String name) {
        for (String said : SAID_ANYWAY) {
            if (name.endsWith(said)) {
                return name.substring(0, name.length() - said.length());
            }
        }
        return name;
    }

    private static String things(Hero hero, Words words, UnaryOperator<String> carrying) {
        if (hero.get(Inventory.class).isEmpty()) {
            return "";
        }
        String things = hero.things().stream()
                .map(thing -> words.wording().counted(thing) + (thing.location() instanceof Location.WornBy ? "*" : ""))
                .collect(Collectors.joining(", "));
        return things.isEmpty() ? words.say("Carrying nothing") : carrying.apply(things);
    }

    private static Optional<Experience> growth(Hero hero) {
        return hero.entity().flatMap(Experience::of);
    }

    private static String earned(Experience growth) {
        return growth.points() + (growth.next() == Levels.NEVER ? "" : "/" + growth.next());
    }
}
