package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.examples.descent.first.Armoury;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.SeedValue;

/**
 * What a game draws once, from its seed.
 *
 * @param places the floors but the last one, which is the {@link Hall}; those below the first come in any order
 * @param arms the weapon that lies about on each of these floors, if one does: all three kinds on the first three
 * @param guest on which floor, from 1, somebody from far below is; 0 for none
 * @param opening what is in the first room
 * @param hero what the player's figure is called by those who come after it
 */
record Plot(ImmutableList<Place> places, ImmutableList<Blueprint> arms, int guest, Opening opening, String hero) {

    static final SeedValue<Plot> ALL = SeedValue.of("plot", Plot::draw);

    /** Who is met a floor or two before its time, awake. */
    static final String GUEST = "guest";

    private static Plot draw(RandomSource random) {
        return new Plot(
                ImmutableList.<Place>builder()
                        .add(Place.HALLS)
                        .addAll(random.shuffled(ImmutableList.of(Place.CAVES, Place.WARREN, Place.MINES)))
                        .build(),
                ImmutableList.<Blueprint>builder()
                        .add(Armoury.SPEAR)
                        .addAll(random.shuffled(ImmutableList.of(Armoury.SWORD, Armoury.AXE)))
                        .add(random.pick(ImmutableList.of(Armoury.SPEAR, Armoury.SWORD, Armoury.AXE)))
                        .build(),
                random.nextBoolean() ? 2 + random.nextInt(2) : 0,
                random.pick(Opening.ALL),
                random.pick(Bones.HEROES));
    }

    boolean hasGuest(int level) {
        return level + 1 == guest;
    }

    /** @return what the hero sees on coming to a level, counted from 0 */
    String told(int level) {
        String told = level < places.size() ? places.get(level).told() : Hall.TOLD;
        if (level == 0) {
            return "You are " + hero + ". " + told + ". " + opening.told();
        }
        return hasGuest(level) ? told + ". Something from far below walks here" : told;
    }

    /** @return the light of a level without any lamp */
    int light(int level) {
        return level < places.size() ? places.get(level).light() : Hall.LIGHT;
    }
}
