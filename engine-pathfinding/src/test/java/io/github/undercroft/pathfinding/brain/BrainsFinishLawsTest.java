package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Behaviour;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Location;
import io.github.undercroft.Relations;
import io.github.undercroft.Stance;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Wander;
import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.stairs.Stairs;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.Test;

/** Brains get done what can be done, whoever walks about, and come to rest where nothing can. */
class BrainsFinishLawsTest {

    /** Steps in a row by which nothing is seen, taken or reached. */
    private static final int MOST_BUSY = 700;

    private static final Faction VILLAGERS = new Faction("villagers");
    private static final Blueprint PET =
            Blueprint.of("pet").with(Faction.PLAYERS).with(Health.of(9)).with(Senses.ofRadius(6));
    private static final Legend LEGEND = Legend.standard()
            .with('>', Stairs.down(1))
            .with('p', Blueprint.of("statue"))
            .with('f', PET.with(Following.of("hero")))
            .with('w', PET.with(PriorityBrain.of(new Wander())))
            .with('s', PET.with(PriorityBrain.of()))
            .with('n', Blueprint.of("villager").with(VILLAGERS).with(PriorityBrain.of(new Wander())))
            .with('N', Blueprint.of("idler").with(VILLAGERS).with(PriorityBrain.of()))
            .with('e', Blueprint.of("enemy").with(PriorityBrain.of(new Wander())))
            .with('*', Blueprint.item("rock"));

    private static Game game(Brain brain, Movement movement, String map) {
        Blueprint hero = Blueprint.of("hero")
                .with(Faction.PLAYERS)
                .with(Health.of(9))
                .with(Inventory.of(9))
                .with(Senses.ofRadius(5))
                .with(brain);
        return Game.start(
                Rules.named("dungeon")
                        .steps(movement)
                        .relations(Relations.usual().between(VILLAGERS, Stance.NEUTRAL, Faction.PLAYERS))
                        .level("top", LevelText.of(map, LEGEND.with('@', hero)))
                        .level("bottom", LevelText.of("<....", LEGEND.with('<', Stairs.up(0))))
                        .build(),
                7);
    }

    /** A maze of passages with these in it, everywhere and in dead ends too. */
    private static String maze(RandomSource random, String glyphs) {
        int width = 7 + random.nextInt(12);
        int height = 5 + random.nextInt(6);
        StringBuilder map = new StringBuilder();
        int self = random.nextInt(width * height);
        for (int cell = 0; cell < width * height; cell++) {
            boolean isPassage = cell % width % 3 == 0 || cell / width % 4 == 0;
            boolean isWall = !isPassage || random.chance(1, 12);
            map.append(cell == self ? '@' : isWall ? '#' : glyphs.charAt(random.nextInt(glyphs.length())));
            map.append(cell % width == width - 1 ? "\n" : "");
        }
        return map.toString().strip();
    }

    /** What the hero has achieved so far. */
    private static long progress(Game game, EntityId hero) {
        Entity now = game.view().entity(hero).orElseThrow();
        long carried = game.view().entities().stream()
                .filter(thing -> thing.name().equals("rock")
                        && !game.view().board().entities().contains(thing))
                .count();
        return Exploration.known(game.view().perception(hero).orElseThrow().board())
                        .count()
                + 10_000L * carried
                + 1_000_000L * game.view().boardOf(now.id()).orElseThrow().level();
    }

    @Property(tries = 60)
    void aBrainComesToRestWhereItGetsNothingDone(
            @ForAll long seed, @ForAll Movement movement, @ForAll boolean isAmongEnemies) {
        RandomSource random = RandomSource.of(seed);
        Behaviour behaviour = random.pick(List.<Behaviour>of(new Explore(), new Fetch(), new Descend()));
        String glyphs = ".".repeat(20 + random.nextInt(20)) + (isAmongEnemies ? "eep+*>" : "nNnNNp+*>");
        String map = maze(random, glyphs);
        Game game = game(PriorityBrain.of(behaviour), movement, map);
        EntityId hero = Cellar.named(game, "hero").id();
        long before = progress(game, hero);
        int busy = 0;
        for (int i = 0; i < 1500; i++) {
            boolean hasMoved = decides(game, hero);
            long now = progress(game, hero);
            busy = now != before ? 0 : busy + (hasMoved ? 1 : 0);
            before = now;
            assertThat(busy).as("%s in vain on%n%s", behaviour, map).isLessThan(MOST_BUSY);
        }
    }

    /** Plays until the hero has decided, and answers whether it has moved. */
    private static boolean decides(Game game, EntityId hero) {
        Optional<Point> before = game.view().entity(hero).flatMap(Entity::position);
        while (true) {
            if (game.step() instanceof Step.Acted acted && acted.actor().equals(hero)) {
                return !game.view().entity(hero).flatMap(Entity::position).equals(before);
            }
        }
    }

    private static String partyMap(RandomSource random) {
        String map = maze(random, "......................................p+**");
        StringBuilder cells = new StringBuilder(map);
        put(cells, random, 8, 'f');
        put(cells, random, 2, 'w');
        put(cells, random, 2, 's');
        put(cells, random, 1, '>');
        return cells.toString();
    }

    private static void put(StringBuilder cells, RandomSource random, int count, char glyph) {
        for (int i = 0; i < count; ) {
            int cell = random.nextInt(cells.length());
            if (cells.charAt(cell) == '.') {
                cells.setCharAt(cell, glyph);
                i++;
            }
        }
    }

    /** The cells that can be reached past statues; doors are opened. */
    private static BitGrid reachable(String map, Movement movement) {
        TextGrid text = TextGrid.parse(map);
        BitGrid open = text.cells('#');
        open.or(text.cells('p'));
        open.not();
        return FloodFill.of(movement).reachable(open, text.cells('@').firstSet().orElseThrow());
    }

    @Property(tries = 40)
    void whoHasAPartyOfTwelveFinishesTheLevel(@ForAll long seed) {
        finishes(seed);
    }

    /** A pet asleep in the mouth of a dead end: seen from afar three times, and never asked to change places. */
    @Test
    void aPetInADeadEndIsPassed() {
        finishes("""
                f..#....#......
                *##*##.##.##.##
                .##.##f##.##.##
                f##s##.##f##p##
                w.....+..+##*..
                f#####.##.##.##
                *@#.##.##.##.##
                .##.##.##.##+##
                ..f.*w.s.>....f
                .##*##.##f##.##""");
    }

    /** A pet follows round each corner at once, and is in the mouth again each time that the hero goes round it. */
    @Test
    void aPetLetsTheHeroOutOfADeadEndOfTwoColumns() {
        finishes("""
                f#f#.>...*fsw..#..
                .##.##.@####.##.##
                .#####.#####.#####
                ###.##p##.##+##.##
                .*......f.p..#f.*#
                .##.##.##.##.##.##
                .##.#####.##.##w##
                ###f##.##+##p##.##
                f....f.s......p...
                .##.##.##.##.##.##""");
    }

    /** The same beside a wall of a room. */
    @Test
    void aPetLetsTheHeroPastInARoom() {
        finishes("""
                .*...#....
                ...p.#...p
                ...w....p.
                f.s>.#..f.
                *..@.#.p.f
                .*p..#s...
                .....#..w.""");
    }

    @Tag("soak")
    @Property
    void whoHasAPartyOfTwelveFinishesEachLevel(@ForAll long seed) {
        finishes(seed);
    }

    private static void finishes(long seed) {
        finishes(partyMap(RandomSource.of(seed)));
    }

    private static void finishes(String map) {
        TextGrid text = TextGrid.parse(map);
        BitGrid reachable = reachable(map, Movement.FOUR_WAY);
        boolean hasStairs = reachable.get(text.cells('>').firstSet().orElseThrow());
        long things = text.cells('*').points().stream().filter(reachable::get).count();
        Game game = game(PriorityBrain.of(new Fetch(), new Explore(), new Descend()), Movement.FOUR_WAY, map);
        EntityId hero = Cellar.named(game, "hero").id();
        for (int i = 0; i < 3000 && game.view().levels().size() == 1; i++) {
            decides(game, hero);
        }
        long left = game.view().entities().stream()
                .filter(thing -> thing.name().equals("rock")
                        && thing.location() instanceof Location.OnLevel on
                        && on.level() == 0
                        && reachable.get(on.cell()))
                .count();
        assertThat(left).as("things left of %d on%n%s", things, map).isEqualTo(Math.max(0, things - 9));
        assertThat(game.view().levels().size()).as("levels after%n%s", map).isEqualTo(hasStairs ? 2 : 1);
    }
}
