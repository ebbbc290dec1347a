package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Blueprint;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Look;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.effect.Haste;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.effect.Quickness;
import io.github.undercroft.examples.descent.first.Fright;
import io.github.undercroft.examples.descent.first.Teleport;
import io.github.undercroft.ground.Cloud;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Freeze;
import io.github.undercroft.ground.Kindle;
import io.github.undercroft.ground.Release;
import io.github.undercroft.item.Bursts;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.kind.UnknownKinds;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.WeightedTable;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Six potions and five scrolls, which nobody knows at first. Drunk, a bad potion takes at most a third of a beginner's hit points;
 * known, it is there to be thrown.
 */
final class Brews {

    /** What all that is read looks like. */
    static final Look PAPER = Look.of("?", 0xF0F0D0);

    private static final DamageKind COLD = new DamageKind("cold");

    private static final Bursts FLAMES = Bursts.of(1, new Kindle(), new Harm(Dice.of("1d6"), Fire.KIND));
    private static final Bursts ICE = Bursts.of(
            1,
            new Freeze(),
            new Harm(Dice.of("1d6"), COLD),
            new Afflict(Lasting.of(EffectKind.SLOWNESS, new Quickness(50), 8)));

    static final Blueprint HEALING = potion("potion of healing", 0xE060E0, new Heal(Dice.of("2d6+6")));
    static final Blueprint SPEED = potion("potion of speed", 0x60C0FF, new Afflict(Haste.of(15)));
    static final Blueprint INSIGHT =
            potion("potion of insight", 0xFFFFFF, new Insight(), new Afflict(Insight.lasting(30)));

    /** Burns grass, doors and oil, and on bare floor for a while. */
    static final Blueprint FIRE =
            flask("potion of fire", 0xFF6020, Consumable.of(new Kindle(), new Harm(Dice.of("1d3"), Fire.KIND)), FLAMES);

    /** Makes ice of water, puts out fire, and slows down whom it hits. */
    static final Blueprint FROST =
            flask("potion of frost", 0x80E0E0, Consumable.of(new Freeze(), new Harm(Dice.of("1d6+1"), COLD)), ICE);

    /** Fills a room, and a wind blows it back. */
    static final Blueprint GAS = flask(
            "potion of gas",
            0x80D040,
            Consumable.of(new Release(Cloud.of(Cloud.Kind.POISON, 40))),
            Bursts.of(0, new Release(Cloud.of(Cloud.Kind.POISON, 160))));

    /** Known by what it looks like: nobody needs to find out first what fire is good for. */
    static final Blueprint POT = known("fire pot", 0xFF8030, FLAMES);

    /** For the {@link Hall}, so that nobody misses the answer to fire who has not found frost before. */
    static final Blueprint BOTTLE = known("bottle of frost", 0x80E0E0, ICE);

    static final Blueprint TELEPORT = scroll("scroll of teleport", new Teleport());
    static final Blueprint MAPPING = scroll("scroll of mapping", new Chart());
    static final Blueprint FRIGHT = scroll("scroll of fright", new Fright(15));
    static final Blueprint GUST = scroll("scroll of gust", new Wind(4));
    static final Blueprint ALARM = scroll("scroll of alarm", new Alarm());

    private record Kind(Blueprint thing, int weight, String told) {}

    private static final ImmutableList<Kind> POTION_KINDS = ImmutableList.of(
            new Kind(HEALING, 6, "Heals 2d6+6. If you throw it, it heals whoever stands there."),
            new Kind(SPEED, 2, "Makes you twice as fast for 15 turns."),
            new Kind(INSIGHT, 2, "For 30 turns you feel where all creatures of the floor are."),
            new Kind(FIRE, 3, "Burns for 1d6 where it breaks, and all around, and sets fire to the ground. Throw it."),
            new Kind(FROST, 3, "Freezes for 1d6 where it breaks, and all around; who is hit is slow for 8 turns."),
            new Kind(GAS, 2, "Lets out poison, which fills a room, thins, and is stopped by doors. Throw it."));

    private static final ImmutableList<Kind> SCROLL_KINDS = ImmutableList.of(
            new Kind(TELEPORT, 3, "Takes you to another place on this floor."),
            new Kind(MAPPING, 3, "Shows how this floor is built."),
            new Kind(FRIGHT, 3, "All enemies in view flee for 15 turns, but not the warden."),
            new Kind(GUST, 2, "Blows creatures, fire and gas around you away."),
            new Kind(ALARM, 2, "Everybody on this floor wakes, and comes."));

    static final UnknownKinds POTIONS = UnknownKinds.of("potion", names(POTION_KINDS))
            .looking("red potion", Look.of("!", 0xC04040))
            .looking("orange potion", Look.of("!", 0xC08030))
            .looking("green potion", Look.of("!", 0x40A040))
            .looking("blue potion", Look.of("!", 0x5070D0))
            .looking("purple potion", Look.of("!", 0xA050B0))
            .looking("white potion", Look.of("!", 0xC0C0C0))
            .looking("brown potion", Look.of("!", 0x906040));

    static final UnknownKinds SCROLLS = UnknownKinds.of("scroll", names(SCROLL_KINDS))
            .looking("scroll titled VAS LOR", PAPER)
            .looking("scroll titled EKO NAI", PAPER)
            .looking("scroll titled UMBRI", PAPER)
            .looking("scroll titled TEP ZUL", PAPER)
            .looking("scroll titled ORDO MEX", PAPER)
            .looking("scroll titled SIL AUR", PAPER);

    static final ImmutableList<Blueprint> ALL = kinds().map(Kind::thing).collect(ImmutableList.toImmutableList());

    private static final ImmutableMap<String, String> TOLD = Stream.concat(
                    kinds(),
                    Stream.of(
                            new Kind(
                                    POT,
                                    0,
                                    "Burns for 1d6 where it breaks, and all around, and sets fire to the ground. Throw it."),
                            new Kind(
                                    BOTTLE,
                                    0,
                                    "Freezes for 1d6 where it breaks, and all around, puts out fire and makes ice of water;"
                                            + " who is hit is slow for 8 turns. Throw it.")))
            .collect(ImmutableMap.toImmutableMap(kind -> kind.thing().name(), Kind::told));
    private static final WeightedTable<Blueprint> POTION_TABLE = table(POTION_KINDS);
    private static final WeightedTable<Blueprint> SCROLL_TABLE = table(SCROLL_KINDS);

    private Brews() {}

    private static Stream<Kind> kinds() {
        return Stream.concat(POTION_KINDS.stream(), SCROLL_KINDS.stream());
    }

    private static String[] names(List<Kind> kinds) {
        return kinds.stream().map(kind -> kind.thing().name()).toArray(String[]::new);
    }

    private static WeightedTable<Blueprint> table(List<Kind> kinds) {
        WeightedTable.Builder<Blueprint> table = WeightedTable.builder();
        kinds.forEach(kind -> table.add(kind.thing(), kind.weight()));
        return table.build();
    }

    private static Blueprint potion(String name, int colour, Consequence... consequences) {
        return Consumable.potion(name, consequences).with(Look.of("!", colour));
    }

    private static Blueprint known(String name, int colour, Bursts thrown) {
        return Blueprint.item(name)
                .with(Look.of("!", colour))
                .with(new StackSize(1))
                .with(thrown);
    }

    private static Blueprint flask(String name, int colour, Consumable drunk, Bursts thrown) {
        return known(name, colour, thrown).with(drunk);
    }

    private static Blueprint scroll(String name, Consequence consequence) {
        return Blueprint.item(name).with(PAPER).with(new StackSize(1)).with(Consumable.of(consequence));
    }

    static Blueprint potion(RandomSource random) {
        return POTION_TABLE.pick(1, random);
    }

    static Blueprint scroll(RandomSource random) {
        return SCROLL_TABLE.pick(1, random);
    }

    /** A potion, or half as often a scroll. */
    static Blueprint any(RandomSource random) {
        return random.chance(2, 3) ? potion(random) : scroll(random);
    }

    /** How often that kind is found, of the kinds that are; the less, the rarer. Empty if none is. */
    static OptionalInt weight(Predicate<Blueprint> isIt) {
        return kinds().filter(kind -> isIt.test(kind.thing()))
                .mapToInt(Kind::weight)
                .min();
    }

    /** Of the kinds that are there the one that is found least often; empty if none is. */
    static Optional<Blueprint> rarest(Predicate<Blueprint> isThere) {
        return kinds().filter(kind -> isThere.test(kind.thing()))
                .min(Comparator.comparingInt(Kind::weight))
                .map(Kind::thing);
    }

    /** What a player reads about a kind; what is not known looks like none of them. */
    static Optional<String> description(String name) {
        return Optional.ofNullable(TOLD.get(name));
    }
}
